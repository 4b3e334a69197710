//! What the game waits for; no rules.

use engine::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize};

use super::NestStep;
use crate::board::{Area, Color};
use crate::cards::Trait;
use crate::components::Ants;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A nest marker is drawn.
    DrawNest,
    /// This seat places its nest marker.
    PlaceNest(Seat),
    /// Random turn order: the next player is drawn.
    NextPlayer,
    /// Traits are dealt to this seat.
    Deal(Seat),
    /// Everybody keeps a trait of the pack in hand. The rounds are counted from 0.
    Draft(u8),
    /// This seat, without a mother queen, may begin anew.
    Restart(Seat),
    /// A card is drawn for this seat.
    DrawCard(Seat),
    /// This seat may save aphids from a change of the areas of this colour.
    #[serde(deserialize_with = "shared")]
    Shelter(Seat, Color),
    /// This seat brings sheltered aphids back.
    Release(Seat),
    /// A die for the DNA that this seat gains or loses.
    #[serde(deserialize_with = "shared")]
    DnaDice(Seat, bool),
    /// This seat may have a trait auctioned.
    #[serde(deserialize_with = "shared")]
    OfferAuction(Seat, Option<Seat>),
    /// Cards are turned over until a trait comes up, which this seat opens; who may replace a trait.
    #[serde(deserialize_with = "shared")]
    SeekTrait(Seat, Option<Seat>),
    /// A trait is auctioned.
    Auction(Auction),
    /// This seat gives up an ant of an area where attrition strikes.
    #[serde(deserialize_with = "shared")]
    Worn(Seat, Area),
    /// Dice of predators that were moved upon this seat's ants.
    #[serde(deserialize_with = "shared")]
    RaidDice(Seat, Area),
    /// This seat gives up so many of the ants that predators were moved upon.
    #[serde(deserialize_with = "shared")]
    Raided(Seat, Area, u16),
    /// This seat gives up so many of its brood or larvae.
    #[serde(deserialize_with = "shared")]
    Forfeit(Seat, u16, Forfeit),
    /// This seat redistributes its ants.
    Redistribute(Seat),
    /// This seat moves ants one area.
    MoveOne(Seat),
    /// This seat scouts one area after the other.
    Scout(Seat),
    /// Dice of patrollers.
    SearchDice(Scouting),
    /// Patrollers reinforce or retreat.
    React(Scouting),
    /// The scout may turn up the marker.
    ScoutMarker(Scouting),
    /// Dice of predators.
    PredatorDice(Scouting),
    /// Reserves may follow the scout.
    Reinforce(Scouting),
    /// This seat may turn discovery markers face up.
    Discover(Seat),
    /// A discovery marker is drawn.
    Marker(Turning),
    /// This seat performs tasks.
    Tasks(Seat),
    /// Dice of so many workers for a trunk.
    #[serde(deserialize_with = "shared")]
    TrunkDice(Seat, Area, u16),
    /// This seat sends so many ants away from foragers.
    #[serde(deserialize_with = "shared")]
    Repelled(Seat, Area, u16),
    /// Dice after foraging.
    ForageDice(Foraging),
    /// Dice of defenders.
    ScatterDice(Fight),
    /// The defender returns up to so many ants.
    #[serde(deserialize_with = "shared")]
    Scatter(Fight, u16),
    /// The attacker says how many dice the weapon rolls.
    Weapon(Fight),
    /// So many dice of the attacker's weapon.
    #[serde(deserialize_with = "shared")]
    WeaponDice(Fight, u16),
    /// In the nest: so many scattered defenders take brood to safety.
    #[serde(deserialize_with = "shared")]
    Protect(Fight, u16),
    /// The owner of a nest says from which chambers defenders are taken.
    Fall(Falling),
    /// So many defenders are driven off or lent, of the defender's choice.
    #[serde(deserialize_with = "shared")]
    DrivenOff(Fight, u16),
    /// The defender chooses how many ants may explode.
    Bomb(Fight),
    /// Dice of so many defenders that may explode.
    #[serde(deserialize_with = "shared")]
    BombDice(Fight, u16),
    /// The attacker gives up the first number of ants, the defender then the second.
    #[serde(deserialize_with = "shared")]
    Bombed(Fight, u16, u16),
    /// The defender gives up so many ants that exploded.
    #[serde(deserialize_with = "shared")]
    Exploded(Fight, u16),
    /// The attacker has won and may give up recruits for so many combat points.
    #[serde(deserialize_with = "shared")]
    RecruitLosses(Fight, u16),
    /// The winner gives up ants worth at least so many combat points.
    #[serde(deserialize_with = "shared")]
    Losses(Fight, Seat, u16),
    /// The attacker may invade the nest.
    Invade(Fight),
    /// The owner of the nest may seal it.
    Seal(Fight),
    /// Dice of blockers.
    BlockDice(Fight),
    /// The attacker sends back so many ants that were blocked.
    #[serde(deserialize_with = "shared")]
    Blocked(Fight, u16),
    /// The attacker carries off brood, hunts the queen, or leaves.
    Loot(Fight),
    /// Dice of those who hunt the queen.
    QueenDice(Fight),
    /// The attacker's remaining ants stay or return.
    StayOrReturn(Fight),
    /// This seat may play cards before the step begins.
    #[serde(deserialize_with = "shared")]
    NestCards(NestStep, Seat),
    /// This seat may found a nest site.
    Found(Seat),
    /// Everybody conducts the nest business.
    Nest,
    /// The game is over.
    Over,
}

/// Reads what several phases hold alike: one function for all of them keeps the client small.
fn shared<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    T::deserialize(from)
}

/// What is given up in [`Phase::Forfeit`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forfeit {
    /// Larvae.
    Larvae,
    /// Any brood.
    Brood,
}

/// An auction of a trait card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// The trait.
    pub card: Trait,
    /// Who drew it; the player turn goes on afterwards.
    pub drawer: Seat,
    /// Who may replace a trait of the same type.
    pub replacing: Option<Seat>,
    /// Who has not passed.
    pub bidders: Seats,
    /// Whose bid it is.
    pub turn: Seat,
    /// The highest bid and whose it is.
    pub highest: Option<(Seat, u16)>,
    /// The last bid of each seat; 0 for those who made none.
    pub bids: [u16; MAX_SEATS],
}

/// A scout in an area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Scouting {
    /// Whose scout.
    pub seat: Seat,
    /// Where.
    pub area: Area,
    /// Whose patrollers searched last.
    pub searched: Option<Seat>,
}

/// A discovery marker that is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turning {
    /// By whom; by nobody in the set-up.
    pub seat: Option<Seat>,
    /// Where.
    pub area: Area,
    /// Predators next to Predators were found: markers are drawn from the unused ones.
    pub replaced: bool,
    /// By ants that stood there and not by a scout.
    pub standing: bool,
}

/// Defenders that are taken out of the chambers of a nest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Falling {
    /// The invasion.
    pub fight: Fight,
    /// All who are taken.
    pub all: Ants,
    /// Those of them whose chamber is still to be named.
    pub left: Ants,
    /// What becomes of them.
    pub fate: Fate,
}

/// What becomes of defenders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// They scatter.
    Scatter,
    /// A weapon hits them.
    Hit,
    /// They explode.
    Explode,
    /// They are lost.
    Loss,
}

/// Foragers whose dice are to be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Foraging {
    /// Whose ants.
    pub seat: Seat,
    /// Where.
    pub area: Area,
    /// How many.
    pub foragers: u16,
    /// Whether they tend or harvest.
    pub tending: bool,
}

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// Whose turn it is.
    pub attacker: Seat,
    /// Whose ants are attacked.
    pub defender: Seat,
    /// Where.
    pub area: Area,
    /// Whether the fight is inside the defender's nest.
    pub inside: bool,
    /// The defender's ants that fight for the attacker.
    pub recruits: Ants,
    /// Whether the attacker says how many dice the weapon rolls; otherwise it rolls all.
    pub sparing: bool,
}
