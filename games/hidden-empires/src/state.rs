//! The whole truth about a game; no rules.
//!
//! Everything lies open except hand cards, the traits of a draft, and who has decided to fly while others
//! still decide. Face-down markers and the deck are nobody's knowledge: what one is, chance says when it
//! is turned up.

mod colony;
mod draft;
mod markers;
mod phase;
mod turn;

use arrayvec::ArrayVec;
use engine::{MAX_SEATS, Seat, Seats, Secret};
use serde::{Deserialize, Deserializer, Serialize};

use crate::board::{Area, AreaSet};
use crate::cards::{Card, HandCards};
use crate::setup::Options;

pub use colony::{Chore, Colony, Ledger, Moved, Sheet};
pub(crate) use draft::Drafter;
pub use draft::Pick;
pub(crate) use markers::MOST_LAYERS;
pub use markers::{Faceup, Layer, Markers};
pub use phase::{Auction, Falling, Fate, Fight, Foraging, Forfeit, Phase, Scouting, Turning};
pub use turn::{Occasion, Turn};

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
