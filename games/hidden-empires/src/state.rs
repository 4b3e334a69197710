//! The whole truth about a game; no rules.
//!
//! Everything lies open except hand cards, the traits of a draft, and who has decided to fly while others
//! still decide. Face-down markers and the deck are nobody's knowledge: what one is, chance says when it
//! is turned up.

mod colony;
mod draft;
mod markers;

use arrayvec::ArrayVec;
use engine::{MAX_SEATS, Seat, Seats, Secret};
use serde::{Deserialize, Deserializer, Serialize};

use crate::board::{Area, AreaSet, Color, Colors, Place, Places, Scattered};
use crate::cards::{Card, Event, HandCards, Trait};
use crate::components::{Ants, Caste};
use crate::setup::Options;

pub use colony::{Chore, Colony, Ledger, Moved, Sheet};
pub(crate) use draft::Drafter;
pub use draft::Pick;
pub(crate) use markers::MOST_LAYERS;
pub use markers::{Faceup, Layer, Markers};

/// A game of Hidden Empires.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HiddenEmpires {
    pub(crate) table: Table,
    /// Whether a colony holds a nuptial flight, sealed until everybody has decided. That somebody has
    /// decided lies open.
    pub(crate) flights: [Secret<Option<bool>>; MAX_SEATS],
    /// The hand cards. How many they are lies open.
    pub(crate) hands: [Secret<HandCards>; MAX_SEATS],
    /// The draft of traits with a realistic time scale; nobody before the deal and after the draft.
    pub(crate) draft: Vec<Drafter>,
}

/// Everything that lies open.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The chosen options.
    pub options: Options,
    /// The game turn, counted from 1.
    pub game_turn: u16,
    /// Who has placed a nest marker, in this order. The last one takes the first player turn.
    pub placed: ArrayVec<Seat, 6>,
    /// Who has still to take a player turn in this game turn.
    pub waiting: Seats,
    /// Who has taken a player turn in this game turn, in this order.
    pub order: ArrayVec<Seat, 6>,
    /// What the game waits for.
    pub phase: Phase,
    /// The current player turn.
    pub turn: Turn,
    /// The discovery markers.
    pub markers: Markers,
    /// The colonies, seat 1 first. On the heap, so that nobody copies those of empty seats.
    #[serde(deserialize_with = "read_colonies")]
    pub colonies: Vec<Colony>,
    /// The discarded cards, the latest last.
    pub discards: ArrayVec<Card, 64>,
    /// How far the Nest Phase is; the basic game has no common steps.
    pub step: NestStep,
    /// Down with the Queen: who has killed a mother queen.
    pub regicide: Option<Seat>,
}

/// Ruling 49. In the advanced game everybody finishes a step of the Nest Phase before the next begins.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum NestStep {
    /// Returning ants are housed.
    #[default]
    Return,
    /// Adults are fed, and pupae emerge.
    Adults,
    /// Larvae are fed, and eggs hatch.
    Larvae,
    /// Eggs are laid, food is discarded, flights are decided.
    Eggs,
}

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
    Shelter(Seat, Color),
    /// This seat brings sheltered aphids back.
    Release(Seat),
    /// A die for the DNA that this seat gains or loses.
    DnaDice(Seat, bool),
    /// This seat may have a trait auctioned.
    OfferAuction(Seat, Option<Seat>),
    /// Cards are turned over until a trait comes up, which this seat opens; who may replace a trait.
    SeekTrait(Seat, Option<Seat>),
    /// A trait is auctioned.
    Auction(Auction),
    /// This seat gives up an ant of an area where attrition strikes.
    Worn(Seat, Area),
    /// Dice of predators that were moved upon this seat's ants.
    RaidDice(Seat, Area),
    /// This seat gives up so many of the ants that predators were moved upon.
    Raided(Seat, Area, u16),
    /// This seat gives up so many of its brood or larvae.
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
    TrunkDice(Seat, Area, u16),
    /// This seat sends so many ants away from foragers.
    Repelled(Seat, Area, u16),
    /// Dice after foraging.
    ForageDice(Foraging),
    /// Dice of defenders.
    ScatterDice(Fight),
    /// The defender returns up to so many ants.
    Scatter(Fight, u16),
    /// Dice of the attacker's weapon.
    WeaponDice(Fight),
    /// In the nest: so many scattered defenders take brood to safety.
    Protect(Fight, u16),
    /// So many defenders are driven off or lent, of the defender's choice.
    DrivenOff(Fight, u16),
    /// The defender chooses how many ants may explode.
    Bomb(Fight),
    /// Dice of so many defenders that may explode.
    BombDice(Fight, u16),
    /// The attacker gives up the first number of ants, the defender then the second.
    Bombed(Fight, u16, u16),
    /// The defender gives up so many ants that exploded.
    Exploded(Fight, u16),
    /// The attacker has won and may give up recruits for so many combat points.
    RecruitLosses(Fight, u16),
    /// The winner gives up ants worth at least so many combat points.
    Losses(Fight, Seat, u16),
    /// The attacker may invade the nest.
    Invade(Fight),
    /// The owner of the nest may seal it.
    Seal(Fight),
    /// Dice of blockers.
    BlockDice(Fight),
    /// The attacker sends back so many ants that were blocked.
    Blocked(Fight, u16),
    /// The attacker carries off brood, hunts the queen, or leaves.
    Loot(Fight),
    /// Dice of those who hunt the queen.
    QueenDice(Fight),
    /// The attacker's remaining ants stay or return.
    StayOrReturn(Fight),
    /// This seat may play cards before the step begins.
    NestCards(NestStep, Seat),
    /// This seat may found a nest site.
    Found(Seat),
    /// Everybody conducts the nest business.
    Nest,
    /// The game is over.
    Over,
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
}

/// Why discovery markers are turned up, if it is not a player's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// The game is set up.
    #[default]
    Setup,
    /// An event has laid new markers.
    Event,
    /// A player begins anew.
    Restart,
}

/// What matters only within a player turn.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is; nobody's while an event of a whole game turn is resolved.
    pub player: Option<Seat>,
    /// Where the turn goes on after a card.
    pub resume: Option<Phase>,
    /// The event that is resolved.
    pub event: Option<Event>,
    /// Why markers are turned up.
    pub occasion: Occasion,
    /// Areas whose markers are still to be turned up.
    pub revealing: AreaSet,
    /// Players whose nest may not be invaded in this turn.
    pub sealed: Seats,
    /// Areas where ants have driven others off as foragers; they do not attack.
    pub repelled: AreaSet,
    /// Brood in safety during an invasion, in the order of [`Member::BROOD`](crate::Member::BROOD).
    pub protected: [u16; 8],
    /// Whether the nest has moved.
    pub wandered: bool,
    /// Areas that the player occupied when the turn began.
    pub occupied: AreaSet,
    /// Places that ants were taken from in this redistribution.
    pub given: Places,
    /// Places that ants were brought to in this redistribution.
    pub taken: Places,
    /// Ants on their way, and where they come from.
    pub carried: Option<(Place, Caste, u16)>,
    /// Ants that have moved their one area.
    pub arrived: Scattered<Ants, 8>,
    /// Areas with a scout whose search is still to come.
    pub scouted: AreaSet,
    /// Areas where the ants have foraged or fought.
    pub busy: AreaSet,
    /// Areas whose ants have carried a trail.
    pub trails: AreaSet,
    /// Ants that have foraged.
    pub foragers: Scattered<u16, 12>,
    /// Colours of areas that were foraged.
    pub colors: Colors,
}

fn read_colonies<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Colony>, D::Error> {
    let colonies = ArrayVec::<Colony, MAX_SEATS>::deserialize(deserializer)?;
    Ok(colonies.into_iter().collect())
}

impl Table {
    /// A player's colony.
    #[must_use]
    pub fn colony(&self, seat: Seat) -> &Colony {
        &self.colonies[seat.index()]
    }

    pub(crate) fn colony_mut(&mut self, seat: Seat) -> &mut Colony {
        &mut self.colonies[seat.index()]
    }

    /// How many players.
    #[must_use]
    pub fn players(&self) -> usize {
        self.options.players.into()
    }

    /// Who takes the first player turn.
    #[must_use]
    pub fn first(&self) -> Option<Seat> {
        self.placed.last().copied()
    }

    /// Who has ants in an area.
    pub fn owners(&self, area: Area) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::all(self.players()).filter(move |&seat| self.colony(seat).held().contains(area))
    }

    /// Whether another player has ants in an area.
    #[must_use]
    pub fn is_shared(&self, seat: Seat, area: Area) -> bool {
        self.held_by_others(seat).contains(area)
    }

    /// The areas with ants of other players.
    pub(crate) fn held_by_others(&self, seat: Seat) -> AreaSet {
        self.union_of_others(seat, Colony::held)
    }

    /// The areas with patrollers of other players.
    pub(crate) fn patrolled_by_others(&self, seat: Seat) -> AreaSet {
        self.union_of_others(seat, |colony| colony.patrol.areas())
    }

    fn union_of_others(&self, seat: Seat, areas: impl Fn(&Colony) -> AreaSet) -> AreaSet {
        let mut all = AreaSet::NONE;
        for (index, colony) in self.colonies.iter().enumerate() {
            if index != seat.index() {
                all |= areas(colony);
            }
        }
        all
    }

    /// Whose nest or nest site is in an area.
    #[must_use]
    pub fn nest_in(&self, area: Area) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.colony(seat).nests().contains(area))
    }

    /// All nests and nest sites.
    #[must_use]
    pub fn all_nests(&self) -> AreaSet {
        self.colonies
            .iter()
            .fold(AreaSet::NONE, |all, colony| all | colony.nests())
    }

    /// The seats in the order of this game turn's player turns; clockwise as far as none were taken.
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let order = self.order.clone();
        let first = self.first().unwrap_or(Seat::new(0));
        let rest = order.clone();
        let others = self
            .clockwise(first)
            .filter(move |seat| !rest.contains(seat));
        order.into_iter().chain(others)
    }

    /// The seats in clockwise order from this one on.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        (0..players).map(move |step| Seat::new((from.index() + step) % players))
    }
}

impl HiddenEmpires {
    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }
}
