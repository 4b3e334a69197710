//! The whole truth about a game; no rules.
//!
//! Everything lies open except hand cards, the traits of a draft, and who has decided to fly while others
//! still decide. Face-down markers and the deck are nobody's knowledge: what one is, chance says when it
//! is turned up.

use arrayvec::ArrayVec;
use engine::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::board::{Area, AreaSet, ByArea, Color, Colors, Place, Places};
use crate::cards::nest::NestSize;
use crate::cards::{Card, Event, HandCards, Trait, Traits};
use crate::components::{
    Ants, Caste, DRAFT_ROUNDS, FEMALE, FOOD_PER_STORE, MALE, MARKERS, Marker, Member,
};
use crate::setup::Options;

/// A game of Hidden Empires.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HiddenEmpires {
    pub(crate) table: Table,
    /// Whether a colony holds a nuptial flight, sealed until everybody has decided.
    pub(crate) flights: PerSeat<Option<bool>>,
    /// The hand cards.
    pub(crate) hands: PerSeat<HandCards>,
    /// The draft of traits with a realistic time scale.
    pub(crate) draft: Draft,
}

/// A choice in the draft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// This trait is kept.
    Keep(Trait),
    /// Nothing in the pack can be kept.
    Nothing,
}

/// Rulebook: Realistic Time Scale. Packs of traits on their way around the table.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Draft {
    /// The pack in front of each seat.
    pub(crate) packs: ArrayVec<Traits, 6>,
    /// What each seat has kept.
    pub(crate) kept: ArrayVec<Traits, 6>,
    /// What each seat has chosen in this round.
    pub(crate) picks: ArrayVec<Option<Pick>, 6>,
    /// By observer, then by whose pack it was: what it held when the observer passed it on.
    pub(crate) passed: ArrayVec<[Option<Traits>; 6], 6>,
    /// By seat and round: whether a trait was kept. Everybody sees how many are passed on.
    pub(crate) took: ArrayVec<[bool; DRAFT_ROUNDS as usize], 6>,
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
    /// What the game waits for.
    pub phase: Phase,
    /// The current player turn.
    pub turn: Turn,
    /// The discovery markers.
    pub markers: Markers,
    /// The colonies, seat 1 first.
    pub colonies: ArrayVec<Colony, 6>,
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
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
    /// Brood in safety during an invasion, in the order of [`Member::BROOD`].
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
    pub arrived: ByArea<Ants>,
    /// Areas with a scout whose search is still to come.
    pub scouted: AreaSet,
    /// Areas where the ants have foraged or fought.
    pub busy: AreaSet,
    /// Areas whose ants have carried a trail.
    pub trails: AreaSet,
    /// Ants that have foraged.
    pub foragers: ByArea<u16>,
    /// Colours of areas that were foraged.
    pub colors: Colors,
}

/// The discovery markers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Markers {
    /// Areas with a face-down marker.
    pub facedown: AreaSet,
    /// Face-up markers.
    pub faceup: ByArea<Option<Marker>>,
    /// + markers, or − markers below zero.
    pub modifier: ByArea<i16>,
    /// Markers that nobody has seen yet, face down on the map and among the unused, by kind.
    pub unseen: [u8; MARKERS],
    /// Markers among the unused that everybody has seen, by kind.
    pub seen: [u8; MARKERS],
    /// Predators set aside until their replacement is found, by kind.
    pub aside: [u8; MARKERS],
}

/// What a player still has to do in the Nest Phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chore {
    /// Nothing.
    #[default]
    None,
    /// House the returning ants.
    Return,
    /// Eliminate so many for the nest adults.
    Adults(u16),
    /// Choose which large pupae become majors.
    Majors,
    /// Choose the diet of the female larvae.
    Diet,
    /// Eliminate `short` for the larvae; so many female larvae are on the large diet.
    Larvae {
        /// How many are to be eliminated.
        short: u16,
        /// Female larvae on the large diet.
        large: u16,
        /// Female larvae on the medium diet.
        medium: u16,
    },
    /// Choose the new eggs.
    Lay,
    /// Eliminate so many for the new eggs.
    Eggs(u16),
    /// Decide about a nuptial flight.
    Flight,
}

/// The side of a nest sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sheet {
    /// New workers go to the nest area.
    #[default]
    Basic,
    /// New workers go to Reserves.
    Advanced,
}

/// A player's nest sheet, nest marker and ants.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Colony {
    /// The side of the nest sheet.
    pub sheet: Sheet,
    /// Where the nest marker is.
    pub nest: Option<Area>,
    /// Points.
    pub score: u16,
    /// Nest size.
    pub size: u16,
    /// Food available.
    pub food: u16,
    /// Ants on the map.
    pub ants: ByArea<Ants>,
    /// Ants in the Builders chamber.
    pub builders: Ants,
    /// Ants in the Nurses chamber.
    pub nurses: Ants,
    /// Ants in the Reserves chamber; the basic game has none.
    pub reserves: Ants,
    /// Those of the ants on the map that patrol; the basic game has none.
    pub patrol: ByArea<Ants>,
    /// Ants in the Returning Ants box.
    pub returning: Ants,
    /// Female and male eggs.
    pub eggs: [u16; 2],
    /// Female and male larvae.
    pub larvae: [u16; 2],
    /// Small female pupae.
    pub small_pupae: u16,
    /// Medium female pupae; the basic game has none.
    pub medium_pupae: u16,
    /// Large female pupae.
    pub large_pupae: u16,
    /// Male pupae.
    pub male_pupae: u16,
    /// Virgin queens.
    pub virgin_queens: u16,
    /// Drones.
    pub drones: u16,
    /// Mother queens.
    pub queens: u16,
    /// Ants in the Storage chamber: repletes and millers.
    pub storage: Ants,
    /// Food in the Storage chamber.
    pub stored: u16,
    /// Trunk markers.
    pub trunks: AreaSet,
    /// Nest Site markers.
    pub sites: AreaSet,
    /// How many hand cards there are.
    pub cards: u8,
    /// Guest Queens that wait for the next nuptial flight.
    pub guests: u16,
    /// Sheltered aphids with the values 1 and 2.
    pub aphids: [u8; 2],
    /// Whether the nest has moved since the latest Nest Phase: no eggs are laid.
    pub migrated: bool,
    /// DNA; the basic game has none.
    pub dna: u16,
    /// Traits; the basic game has none.
    pub traits: Traits,
    /// What is still to be done in the Nest Phase.
    pub chore: Chore,
    /// What the latest Nest Phase has brought so far.
    pub ledger: Ledger,
}

/// What a Nest Phase brought a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Ledger {
    /// Food eaten by nest adults.
    pub adults_fed: Option<u16>,
    /// Workers, virgin queens and drones that emerged.
    pub emerged: Option<[u16; 3]>,
    /// Medias and majors that emerged.
    pub castes: [u16; 2],
    /// Food eaten by larvae.
    pub larvae_fed: Option<u16>,
    /// Food that was left over.
    pub discarded: u16,
    /// Virgin queens and drones that flew.
    pub flown: [u16; 2],
    /// Points for them.
    pub points: u16,
}

impl Colony {
    /// Rulebook: Definitions, Brood.
    #[must_use]
    pub fn brood(&self) -> u16 {
        self.eggs[FEMALE]
            + self.eggs[MALE]
            + self.larvae[FEMALE]
            + self.larvae[MALE]
            + self.small_pupae
            + self.medium_pupae
            + self.large_pupae
            + self.male_pupae
    }

    /// Rulebook: Definitions, Reproductives.
    #[must_use]
    pub fn reproductives(&self) -> u16 {
        self.virgin_queens + self.drones
    }

    /// Rulebook: Check Nest Size. What counts against the nest size.
    #[must_use]
    pub fn housed(&self) -> u16 {
        self.resident_ants() + self.reproductives() + self.brood() + self.storeroom()
    }

    /// Ants that count against the nest size.
    #[must_use]
    pub fn resident_ants(&self) -> u16 {
        self.nurses.total() + self.reserves.total() + self.storage.total()
    }

    /// Points of nest size that stored food takes: repletes hold theirs, each ten of the rest take one.
    #[must_use]
    pub fn storeroom(&self) -> u16 {
        self.stored
            .saturating_sub(self.repletes() * FOOD_PER_STORE)
            .div_ceil(FOOD_PER_STORE)
    }

    /// Medias in the Storage chamber.
    #[must_use]
    pub fn repletes(&self) -> u16 {
        self.storage[Caste::Media]
    }

    /// The nest size as traits make it.
    #[must_use]
    pub fn capacity(&self) -> u16 {
        match self.traits.nest_size() {
            NestSize::Built => self.size,
            NestSize::PerBuilder(each) => self.builders[Caste::Worker].saturating_mul(each),
            NestSize::Unlimited => u16::MAX,
        }
    }

    /// How many more the nest can hold.
    #[must_use]
    pub fn room(&self) -> u16 {
        self.capacity().saturating_sub(self.housed())
    }

    /// Food that can be eaten now.
    #[must_use]
    pub fn larder(&self) -> u16 {
        self.food + self.stored
    }

    /// Rulebook: Invade the Nest, Defending Ants.
    #[must_use]
    pub fn nest_defenders(&self) -> Ants {
        let mut ants = self.reserves;
        ants += self.builders;
        ants += self.nurses;
        if self.traits.milled().is_some() {
            ants[Caste::Major] += self.storage[Caste::Major];
        }
        ants
    }

    /// Takes defenders out of the nest: reserves first, nurses last.
    pub(crate) fn remove_defenders(&mut self, ants: Ants) {
        for (caste, mut left) in ants.iter() {
            let chambers = [
                &mut self.reserves,
                &mut self.builders,
                &mut self.storage,
                &mut self.nurses,
            ];
            for (index, chamber) in chambers.into_iter().enumerate() {
                // Repletes do not defend.
                if index == 2 && caste == Caste::Media {
                    continue;
                }
                let gone = chamber[caste].min(left);
                chamber[caste] -= gone;
                left -= gone;
            }
        }
    }

    /// The nest marker and the nest sites.
    #[must_use]
    pub fn nests(&self) -> AreaSet {
        self.sites | self.nest.map_or(AreaSet::NONE, AreaSet::only)
    }

    /// Whether a colony has died out: nobody is left, and its nest marker is gone.
    #[must_use]
    pub const fn is_out(&self) -> bool {
        self.nest.is_none()
    }

    /// Ants on the map are lost.
    pub(crate) fn lose_in(&mut self, area: Area, lost: Ants) {
        self.ants[area] -= lost;
        self.trim_patrol(area);
    }

    /// Keeps patrols within the ants that are left in an area.
    pub(crate) fn trim_patrol(&mut self, area: Area) {
        for caste in Caste::ALL {
            let left = self.ants[area][caste];
            let patrol = &mut self.patrol[area][caste];
            *patrol = left.min(*patrol);
        }
    }

    /// Rulebook: Feed Nest Adults.
    #[must_use]
    pub fn nest_adults(&self) -> u16 {
        self.nurses.total() + self.builders.total() + self.reproductives()
    }

    /// The areas with ants.
    #[must_use]
    pub fn held(&self) -> AreaSet {
        self.ants
            .iter()
            .filter(|&(_, ants)| !ants.is_empty())
            .map(|(area, _)| area)
            .collect()
    }

    /// The chambers for ants.
    #[must_use]
    pub const fn chambers(&self) -> &'static [Place] {
        match self.sheet {
            Sheet::Basic => &[Place::Builders, Place::Nurses],
            Sheet::Advanced => &[Place::Builders, Place::Nurses, Place::Reserves],
        }
    }

    /// How many ants are in an area.
    #[must_use]
    pub fn ants_in(&self, area: Area) -> u16 {
        self.ants[area].total()
    }

    /// Ants at a place.
    #[must_use]
    pub fn at(&self, place: Place) -> Ants {
        match place {
            Place::Map(area) => self.ants[area],
            Place::Builders => self.builders,
            Place::Nurses => self.nurses,
            Place::Reserves => self.reserves,
        }
    }

    pub(crate) fn at_mut(&mut self, place: Place) -> &mut Ants {
        match place {
            Place::Map(area) => &mut self.ants[area],
            Place::Builders => &mut self.builders,
            Place::Nurses => &mut self.nurses,
            Place::Reserves => &mut self.reserves,
        }
    }

    /// How many of them there are.
    #[must_use]
    pub fn count(&self, member: Member) -> u16 {
        match member {
            Member::Nurse(caste) => self.nurses[caste],
            Member::Builder(caste) => self.builders[caste],
            Member::VirginQueen => self.virgin_queens,
            Member::Drone => self.drones,
            Member::FemaleEgg => self.eggs[FEMALE],
            Member::MaleEgg => self.eggs[MALE],
            Member::FemaleLarva => self.larvae[FEMALE],
            Member::MaleLarva => self.larvae[MALE],
            Member::SmallPupa => self.small_pupae,
            Member::MediumPupa => self.medium_pupae,
            Member::LargePupa => self.large_pupae,
            Member::MalePupa => self.male_pupae,
            Member::Replete => self.storage[Caste::Media],
            Member::Miller => self.storage[Caste::Major],
            Member::StoredFood => self.storeroom(),
        }
    }

    pub(crate) fn count_mut(&mut self, member: Member) -> &mut u16 {
        match member {
            Member::Nurse(caste) => &mut self.nurses[caste],
            Member::Builder(caste) => &mut self.builders[caste],
            Member::VirginQueen => &mut self.virgin_queens,
            Member::Drone => &mut self.drones,
            Member::FemaleEgg => &mut self.eggs[FEMALE],
            Member::MaleEgg => &mut self.eggs[MALE],
            Member::FemaleLarva => &mut self.larvae[FEMALE],
            Member::MaleLarva => &mut self.larvae[MALE],
            Member::SmallPupa => &mut self.small_pupae,
            Member::MediumPupa => &mut self.medium_pupae,
            Member::LargePupa => &mut self.large_pupae,
            Member::MalePupa => &mut self.male_pupae,
            Member::Replete => &mut self.storage[Caste::Media],
            Member::Miller => &mut self.storage[Caste::Major],
            Member::StoredFood => &mut self.stored,
        }
    }

    /// Somebody is lost; of stored food, as much as takes one point of the nest size.
    pub(crate) fn lose_one(&mut self, member: Member) {
        if member == Member::StoredFood {
            let over = self.stored.saturating_sub(self.repletes() * FOOD_PER_STORE);
            self.stored -= over.min(match over % FOOD_PER_STORE {
                0 => FOOD_PER_STORE,
                part => part,
            });
        } else {
            *self.count_mut(member) -= 1;
            if member == Member::Replete && !self.traits.stores_seeds() {
                // Food without a store runs out.
                self.stored = self.stored.min(self.repletes() * FOOD_PER_STORE);
            }
        }
    }

    /// Ants that can be moved: on the map and in the chambers.
    #[must_use]
    pub fn has_ants(&self) -> bool {
        !self.builders.is_empty()
            || !self.reserves.is_empty()
            || !self.nurses.is_empty()
            || self.ants.iter().any(|(_, ants)| !ants.is_empty())
    }
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
        Seat::all(self.players()).filter(move |&seat| !self.colony(seat).ants[area].is_empty())
    }

    /// Whether another player has ants in an area.
    #[must_use]
    pub fn is_shared(&self, seat: Seat, area: Area) -> bool {
        self.owners(area).any(|owner| owner != seat)
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

    /// The seats in clockwise order from this one on.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        (0..players).map(move |step| Seat::new((from.index() + step) % players))
    }
}

impl Markers {
    /// A face-up marker's number with its + and − markers.
    #[must_use]
    pub fn value(&self, area: Area) -> u16 {
        let printed = self.faceup[area].map_or(0, |marker| i16::from(marker.value()));
        (printed + self.modifier[area]).max(0) as u16
    }

    /// Whether face-up Predators are in an area.
    #[must_use]
    pub fn has_predators(&self, area: Area) -> bool {
        self.faceup[area].is_some_and(Marker::is_predators)
    }

    /// Unused markers that nobody has seen.
    #[must_use]
    pub fn unseen_unused(&self) -> usize {
        let unseen: usize = self.unseen.iter().map(|&count| usize::from(count)).sum();
        unseen - self.facedown.len()
    }

    /// Unused markers that everybody has seen.
    #[must_use]
    pub fn seen_unused(&self) -> usize {
        self.seen.iter().map(|&count| usize::from(count)).sum()
    }
}

impl HiddenEmpires {
    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }
}
