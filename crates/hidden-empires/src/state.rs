//! The whole truth about a game; no rules.
//!
//! Everything lies open except who has decided to fly while others still decide. Face-down markers are
//! nobody's knowledge: what one is, chance says when it is turned up.

use arrayvec::ArrayVec;
use engine::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::board::{Area, AreaSet, ByArea, Colors, Place, Places};
use crate::cards::{Trait, Traits};
use crate::components::{Ants, Caste, FEMALE, MALE, MARKERS, Marker, Member};
use crate::setup::Options;

/// A game of Hidden Empires.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HiddenEmpires {
    pub(crate) table: Table,
    /// Whether a colony holds a nuptial flight, sealed until everybody has decided.
    pub(crate) flights: PerSeat<Option<bool>>,
}

/// Everything that lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A nest marker is drawn.
    DrawNest,
    /// This seat places its nest marker.
    PlaceNest(Seat),
    /// Random turn order: the next player is drawn.
    NextPlayer,
    /// A trait is auctioned.
    Auction(Auction),
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
    /// Dice after foraging.
    ForageDice(Foraging),
    /// Dice of defenders.
    ScatterDice(Fight),
    /// The defender returns up to so many ants.
    Scatter(Fight, u16),
    /// Dice of the attacker's weapon.
    WeaponDice(Fight),
    /// So many defenders are driven off, of the defender's choice.
    DrivenOff(Fight, u16),
    /// The winner gives up ants worth at least so many combat points.
    Losses(Fight, Seat, u16),
    /// The attacker's remaining ants stay or return.
    StayOrReturn(Fight),
    /// Everybody conducts the nest business.
    Nest,
    /// The game is over.
    Over,
}

/// An auction of a trait card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scouting {
    /// Whose scout.
    pub seat: Seat,
    /// Where.
    pub area: Area,
    /// Whose patrollers searched last.
    pub searched: Option<Seat>,
}

/// A discovery marker that is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turning {
    /// By whom; by nobody in the set-up.
    pub seat: Option<Seat>,
    /// Where.
    pub area: Area,
    /// Predators next to Predators were found: markers are drawn from the unused ones.
    pub replaced: bool,
}

/// Foragers whose dice are to be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// Whose turn it is.
    pub attacker: Seat,
    /// Whose ants are attacked.
    pub defender: Seat,
    /// Where.
    pub area: Area,
}

/// What matters only within a player turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Turn {
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sheet {
    /// New workers go to the nest area.
    #[default]
    Basic,
    /// New workers go to Reserves.
    Advanced,
}

/// A player's nest sheet, nest marker and ants.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Ledger {
    /// Food eaten by nest adults.
    pub adults_fed: Option<u16>,
    /// Workers, virgin queens and drones that emerged.
    pub emerged: Option<[u16; 3]>,
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
        self.nurses.total() + self.reserves.total() + self.reproductives() + self.brood()
    }

    /// How many more the nest can hold.
    #[must_use]
    pub fn room(&self) -> u16 {
        self.size.saturating_sub(self.housed())
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

    /// Whose nest is in an area.
    #[must_use]
    pub fn nest_in(&self, area: Area) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.colony(seat).nest == Some(area))
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
