//! The whole truth of a game; no rules.
//!
//! [`Table`] lies open. `secrets.rs` has what only some know. The order of a deck that nobody has
//! looked into is not there: cards are drawn when they are needed.

use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{Hex, HexSet};
use crate::cards::decks::Deck;
use crate::cards::{Objective, ObjectiveSet, SpecialSet};
use crate::components::{Caste, DRAFT, Predator, Resource, Species, Time};
use crate::list::{Blank, List};
use crate::nest::{Cell, CellSet};
use crate::phases::ways::Ways;
use crate::secrets::Secrets;
use crate::setup::Options;

/// A game of Fourmidable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fourmidable {
    pub(crate) table: Table,
    pub(crate) secrets: Secrets,
    pub(crate) ways: Ways,
}

/// Everything that lies open.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The chosen options.
    pub options: Options,
    /// Ruling 103: what is printed on the objectives.
    pub deck: Deck,
    /// Counted from 1.
    pub round: u16,
    /// Day or night.
    pub time: Time,
    /// Who has the day/night tile.
    pub first: Seat,
    /// The caste that the weather favours.
    pub weather: Option<Caste>,
    /// What the game waits for.
    pub phase: Phase,
    /// Rounds of the draft that are over.
    pub drafted: u8,
    /// Hexagons in play.
    pub area: HexSet,
    /// Where the printed resource is still there.
    pub resources: HexSet,
    /// Where an empty terrain tile lies, and nothing on it.
    pub empty: HexSet,
    /// Where the spider is. Ruling 7: predators wait beside the board until somebody moves them.
    pub spider: Option<Hex>,
    /// Where the grasshopper is.
    pub grasshopper: Option<Hex>,
    /// Where the worm is.
    pub worm: Option<(Seat, Cell)>,
    /// Birth tiles that are left in this round, by caste.
    pub tiles: [u8; 3],
    /// The colonies, seat 1 first.
    pub colonies: List<Colony, 6>,
    /// Experienced: the open objectives, the oldest first.
    pub row: ArrayVec<Objective, 9>,
    /// What the action under way has brought: cards refer to it.
    pub gain: Gain,
    /// Ruling 22: nothing has happened in this round that cannot happen for ever.
    pub quiet: bool,
    /// Solo: what the predators have eaten.
    pub eaten: [u8; 9],
    /// Solo: what the predators have completed.
    pub lost: ObjectiveSet,
}

/// What an action has brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Gain {
    /// A resource.
    pub resource: Option<Resource>,
    /// A nest hole.
    pub hole: bool,
    /// Solo: the predators have not answered yet.
    pub bag: bool,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance decides who begins, by day or by night.
    First,
    /// Species are dealt.
    Species,
    /// This seat chooses a species.
    ChooseSpecies(Seat),
    /// The open objectives are laid out.
    Row,
    /// This seat gets special cards.
    Deal(Seat),
    /// Everybody takes a card from a pack.
    Draft,
    /// Solo: special cards are chosen.
    Pick(Seat),
    /// This seat chooses ants to begin with.
    Ants(Seat),
    /// Child: this seat says which objectives it wants.
    Split(Seat),
    /// This seat gets objectives, so many of each deck.
    Objectives(Seat, [u8; 3]),
    /// The vane is spun.
    Weather,
    /// This seat chooses the weather.
    ChooseWeather(Seat),
    /// This seat's action.
    Turn(Seat),
    /// An ant of this seat is on its way.
    Walk(Seat, Walk),
    /// This seat places a nest hole.
    Hole(Seat, NewHole),
    /// An ant of this seat and caste is in the library, and there is something to decide.
    Library(Seat, Caste),
    /// This seat draws objectives.
    Draw(Seat, Draw),
    /// This seat chooses which of the objectives drawn it keeps.
    Keep(Seat, Resume),
    /// This seat puts the others under their deck, one after the other.
    Under(Seat, Resume),
    /// This seat looks at so many objectives of the deck.
    Peek(Seat, u8, Resume),
    /// The row is refilled.
    Refill(Seat, Resume),
    /// Solo: a tile is drawn from the bag.
    Bag(Seat),
    /// Solo: this seat says where the predator goes that eats this.
    Feed(Seat, Resource),
    /// This seat may play special cards, or use its species, after its action.
    Close(Seat),
    /// This seat may reveal objectives.
    Last(Seat, Window),
    /// The game is over.
    Over,
}

/// A draw of objectives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// From the deck of this caste.
    pub caste: Caste,
    /// So many.
    pub count: u8,
    /// What goes on once one of them is chosen.
    pub resume: Resume,
}

/// What ends, and brings a last chance to reveal objectives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// The round: for whoever could end the game by revealing.
    Round,
    /// The game.
    Game,
}

/// What goes on after cards were drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resume {
    /// The first draw: so many objectives of each deck are still to come.
    Opening([u8; 3]),
    /// The action has not been chosen yet.
    Turn,
    /// An ant goes on.
    Walk(Walk),
    /// A nest hole is placed.
    Hole(NewHole),
    /// An ant of this caste is in the library.
    Library(Caste),
    /// Solo: a predator eats this.
    Feed(Resource),
    /// The action is over, but for special cards.
    Close,
    /// The action is over.
    End,
}

/// An ant on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Walk {
    /// Its place in the list of ants.
    pub ant: u8,
    /// Steps that are left.
    pub steps: u8,
    /// It has gone a step.
    pub gone: bool,
    /// Where its last step began.
    pub came_from: Option<Place>,
    /// It may cross what belongs to others.
    pub cross: bool,
    /// Cells of earth that it may cross.
    pub skips: u8,
    /// It is on a cell of earth that it crosses.
    pub skipping: bool,
}

/// A nest hole that is dug and not yet placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NewHole {
    /// Its number, counted from 0.
    pub number: u8,
    /// How far from another hole it may be.
    pub reach: u8,
}

/// Where an ant is. Ruling 30: on a nest hole it is both inside and outside; the cell stands for both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In the forest.
    Hex(Hex),
    /// In its nest.
    Cell(Cell),
}

/// An ant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ant {
    /// What it does.
    pub caste: Caste,
    /// Where it is.
    pub at: Place,
    /// It has moved in this round.
    pub moved: bool,
}

impl Blank for Ant {
    const BLANK: Self = Self {
        caste: Caste::Hunter,
        at: Place::Cell(Cell::HOLE),
        moved: false,
    };
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Colony {
    /// The ants that are born.
    pub ants: List<Ant, 15>,
    /// Ants that are not born yet, by caste.
    pub unborn: [u8; 3],
    /// Resources, by kind.
    pub store: [u8; 9],
    /// Open cells of the nest.
    pub dug: CellSet,
    /// Nest holes in the forest.
    pub holes: [Option<Hex>; 4],
    /// Pheromones in the forest.
    pub pheromones: HexSet,
    /// Pheromones that are left.
    pub supply: u8,
    /// Points so far. Ruling 84: more than the track shows.
    pub score: i16,
    /// Objectives completed.
    pub completed: ObjectiveSet,
    /// Special cards played.
    pub played: SpecialSet,
    /// The species.
    pub species: Option<Species>,
    /// The species has been used.
    pub flipped: bool,
    /// The birth of the round is over.
    pub birth_done: bool,
    /// The birth tile taken in this round.
    pub tile: Option<Caste>,
    /// The predator action of the round is over.
    pub predator_done: bool,
    /// The predator that the action of the round moved.
    pub moved_by_action: Option<Predator>,
    /// The predator that the species moved in this round.
    pub moved_by_species: Option<Predator>,
}

impl Colony {
    /// The number of the nest hole on this hexagon, counted from 0.
    #[must_use]
    pub fn hole_at(&self, hex: Hex) -> Option<usize> {
        self.holes.iter().position(|&hole| hole == Some(hex))
    }

    /// The hexagons of the nest holes.
    #[must_use]
    pub fn hole_set(&self) -> HexSet {
        let mut set = HexSet::NONE;
        for hole in self.holes.iter().flatten() {
            set.insert(*hole);
        }
        set
    }

    /// The hexagons with ants, nest holes included.
    #[must_use]
    pub fn ant_set(&self) -> HexSet {
        let mut set = HexSet::NONE;
        for ant in &self.ants {
            if let Some(hex) = self.outside(ant.at) {
                set.insert(hex);
            }
        }
        set
    }

    /// How many ants of a caste are born.
    #[must_use]
    pub fn born(&self, caste: Caste) -> u8 {
        self.ants.iter().filter(|ant| ant.caste == caste).count() as u8
    }

    /// Nest holes in the forest.
    #[must_use]
    pub fn hole_count(&self) -> u8 {
        self.holes.iter().flatten().count() as u8
    }

    /// All resources together.
    #[must_use]
    pub fn unused(&self) -> u8 {
        self.store.iter().sum()
    }

    /// The one space that this hexagon belongs to: its cell, if there is a nest hole.
    #[must_use]
    pub fn space(&self, hex: Hex) -> Place {
        match self.hole_at(hex) {
            Some(number) => Place::Cell(Cell::of_hole(number)),
            None => Place::Hex(hex),
        }
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

    /// The next seat, unless everybody has had a turn.
    pub(crate) fn after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.next(self.players());
        (next != self.first).then_some(next)
    }

    /// Who takes the card with this place in a pack.
    pub(crate) fn taker(&self, pack: usize, place: usize) -> Seat {
        Seat::new((self.opener() + pack + place) % self.players())
    }

    /// In which round of the draft a pack comes to a seat first; and the other way round.
    pub(crate) fn rounds_until(&self, seat: Seat, pack: usize) -> usize {
        let players = self.players();
        (seat.index() + 2 * players - self.opener() + players * DRAFT - pack) % players
    }

    /// Who had the day/night tile first.
    fn opener(&self) -> usize {
        let players = self.players();
        (self.first.index() + players * usize::from(self.round) + 1 - usize::from(self.round))
            % players
    }

    /// Whether a seat belongs to this species.
    #[must_use]
    pub fn is(&self, seat: Seat, species: Species) -> bool {
        self.colony(seat).species == Some(species)
    }

    /// Hexagons with spider or grasshopper.
    #[must_use]
    pub fn predator_set(&self) -> HexSet {
        self.spider.into_iter().chain(self.grasshopper).collect()
    }

    /// The worm's cell, if it is in this nest.
    #[must_use]
    pub fn worm_in(&self, seat: Seat) -> Option<Cell> {
        self.worm
            .and_then(|(nest, cell)| (nest == seat).then_some(cell))
    }
}

impl Fourmidable {
    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The pack that a seat holds in this round of the draft.
    pub(crate) fn pack_of(&self, seat: Seat) -> usize {
        self.table.rounds_until(seat, self.table.drafted.into())
    }
}
