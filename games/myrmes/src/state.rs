//! The whole truth about a game; no rules.
//!
//! Everything lies open except what players have planned for the season while others still plan:
//! [`Myrmes`] is the open [`Table`] and those plans.

mod hash;
mod ledger;

use engine::{Observer, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use crate::action::Births;
use crate::board::{Hex, HexSet};
use crate::components::{DEEPEST, EXITS, Event, Objective, Prey, Room, SHAPES, STORAGE, Workshop};
use crate::garden::Garden;
use crate::list::List;
use crate::setup::Options;

pub use ledger::{Ledger, Source};

/// A game of Myrmes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Myrmes {
    pub(crate) table: Table,
    /// By seat; places without a player stay as they are.
    pub(crate) plans: [Secret<Plan>; MOST_PLAYERS],
}

/// The largest table of this game.
pub(crate) const MOST_PLAYERS: usize = 4;

/// What a player has planned for the season, sealed until everybody has (Ruling 15).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// Where the event cube goes.
    pub event: Option<Event>,
    /// What the nurses do.
    pub births: Option<Births>,
}

/// Everything that lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The chosen options.
    pub options: Options,
    /// Counted from 1.
    pub year: u8,
    /// The season.
    pub season: Season,
    /// The season dice of the year.
    pub dice: [u8; 3],
    /// Who has the first player token.
    pub first: Seat,
    /// What the game waits for.
    pub phase: Phase,
    /// The garden.
    pub garden: Garden,
    /// The colonies, seat 1 first.
    pub colonies: List<Colony, MOST_PLAYERS>,
    /// The objectives.
    pub objectives: Objectives,
    /// What is left beside the board.
    pub stock: Stock,
}

/// The seasons with a normal turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Season {
    /// The first.
    Spring,
    /// The second.
    Summer,
    /// The last before winter.
    Autumn,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance decides who begins.
    First,
    /// Chance decides who starts where.
    Starts,
    /// The prey is laid out.
    Prey,
    /// The objectives are laid out.
    Objectives,
    /// The season dice are rolled.
    Dice,
    /// Everybody plans event and births.
    Plan,
    /// This seat sends a worker to work.
    Worker(Seat),
    /// The worker of this seat is in the garden.
    Sortie(Seat, Sortie),
    /// Everybody harvests.
    Harvest,
    /// The nurses of this seat work in the atelier.
    Atelier(Seat),
    /// This seat chooses tiles for an objective.
    Giving(Seat, Giving),
    /// Everybody stores what there is room for.
    Storage,
    /// Solo variant: the next objective is turned up.
    Reveal,
    /// Everybody feeds the colony.
    Winter,
    /// The game is over; alone, it is won or lost.
    Over {
        /// Whether a solo game was lost.
        lost: bool,
    },
}

/// A worker in the garden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sortie {
    /// Where it stands. On a tile it stands anywhere on it, and so it does where it has just cleared
    /// one.
    pub at: HexSet,
    /// Movement points left.
    pub steps: u8,
}

/// Tiles that are chosen for an objective.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Giving {
    /// The objective.
    pub objective: Objective,
    /// How many are still to be chosen.
    pub left: u8,
    /// What the chosen tiles cover.
    pub chosen: HexSet,
}

/// What a player still has to do in a phase that all play at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chore {
    /// Nothing.
    #[default]
    None,
    /// Choose a cube from the tile with this index.
    Harvest(u8),
    /// Choose earth or stone, so many times.
    Scavenge(u8),
    /// Take up to so many cubes more.
    Extra(u8),
    /// Choose what to store.
    Store,
    /// Choose how many larvae to turn into food.
    Feed,
}

/// A player's board and figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Colony {
    /// Victory points.
    pub score: i16,
    /// How deep it is, 0 to 3.
    pub level: u8,
    /// The event of the season.
    pub event: Event,
    /// Whether the event VP+1 has paid in this season.
    pub point_paid: bool,
    /// Larvae.
    pub larvae: u8,
    /// Workers in their room, ready for work.
    pub workers: u8,
    /// Soldiers.
    pub soldiers: u8,
    /// Ants in the reserve, that may become workers or soldiers.
    pub reserve: u8,
    /// The rooms in which a worker is.
    pub rooms: Rooms,
    /// Nurses that are not on objectives, wherever they work.
    pub nurses: u8,
    /// Those of them that are in the atelier and have not worked yet.
    pub atelier: u8,
    /// The places of the atelier that were used in this season.
    pub workshops: Workshops,
    /// Nurses on objectives.
    pub posted: u8,
    /// Nurses in the reserve.
    pub spare_nurses: u8,
    /// Food, earth and stone.
    pub store: [u8; 3],
    /// Pheromones left, by shape.
    pub pheromones: [u8; SHAPES],
    /// Pheromones that were cleared and are out of the game, by shape.
    pub cleared: [u8; SHAPES],
    /// Cubes left to mark special tiles.
    pub markers: u8,
    /// Cubes for special tiles that are out of the game (solo variant).
    pub lost_markers: u8,
    /// Tunnel exits in the garden.
    pub exits: List<Hex, EXITS>,
    /// Prey tokens, by kind.
    pub prey: [u8; Prey::ALL.len()],
    /// Objectives completed, by level.
    pub completed: [u8; 3],
    /// What is still to be done in a phase that all play at the same time.
    pub chore: Chore,
    /// What this season has brought so far.
    pub ledger: Ledger,
    /// What the season before brought.
    pub last: Ledger,
}

macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident of $item:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
        pub struct $name(u8);

        impl $name {
            /// Whether it is in the set.
            #[must_use]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item as u8) != 0
            }

            pub(crate) const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item as u8;
            }

            /// How many are in the set.
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether the set is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }
    };
}

small_set!(
    /// A set of rooms.
    Rooms of Room
);
small_set!(
    /// A set of places of the atelier.
    Workshops of Workshop
);

/// The objectives on the main board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Objectives {
    /// Two rows of three spaces. With several players each column has a level; alone, tiles slide to
    /// the left.
    pub rows: [[Option<Objective>; 3]; 2],
    /// Which turn each seat completed the tile on the space in, counted from 1; 0 if it has not.
    pub turns: [[[u8; 4]; 3]; 2],
    /// Tiles that are still in the box or, alone, in the piles; one bit each.
    pub unseen: u32,
}

/// What is left beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stock {
    /// Tiles for aphid farms and scavengings.
    pub farms: u8,
    /// Sub-colonies.
    pub sub_colonies: u8,
    /// Food, earth and stone. Unless cubes are counted they are endless: then this falls below zero.
    pub cubes: [i16; 3],
    /// Larvae, likewise.
    pub larvae: i16,
    /// Solo variant: food on the winter space.
    pub winter: u8,
    /// Prey tokens that are not in play.
    pub prey: [u8; Prey::ALL.len()],
}

impl Colony {
    /// The level that rooms, special tiles, pheromones and storage go by: Level+1 adds one (Ruling 10).
    #[must_use]
    pub fn working_level(&self) -> u8 {
        (self.level + u8::from(self.event == Event::Level)).min(DEEPEST)
    }

    /// The level that pheromones go by; 4 opens the largest (Ruling 11). Hexagon+1 is for nothing else
    /// (Ruling 12).
    #[must_use]
    pub fn pheromone_level(&self) -> u8 {
        match self.event {
            Event::Hexagon => self.level + 1,
            _ => self.working_level(),
        }
    }

    /// How many cubes can be stored.
    #[must_use]
    pub fn storage(&self) -> u8 {
        STORAGE[usize::from(self.working_level())]
    }

    /// Nurses in play, on objectives too.
    #[must_use]
    pub fn nurses_in_play(&self) -> u8 {
        self.nurses + self.posted
    }

    /// All prey tokens.
    #[must_use]
    pub fn prey_tokens(&self) -> u8 {
        self.prey.iter().sum()
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

    /// The seats, the first player first.
    pub fn in_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (self.first.index(), self.players());
        (first..players).chain(0..first).map(Seat::new)
    }

    /// The next seat clockwise.
    pub(crate) fn seat_after(&self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        Seat::new(if next == self.players() { 0 } else { next })
    }

    /// Normal turns so far, this one included.
    #[must_use]
    pub fn turn(&self) -> u8 {
        (self.year - 1) * 3 + self.season as u8 + 1
    }

    /// The event that the die of the season shows.
    #[must_use]
    pub fn rolled(&self) -> Event {
        Event::of(self.dice[self.season as usize])
    }

    /// Rulebook: Winter. The food that this year's winter takes.
    #[must_use]
    pub fn winter_food(&self) -> u8 {
        self.options.first_winter + self.year - 1
    }
}

/// A plan that only this seat knows.
pub(crate) const fn sealed(seat: Seat, plan: Plan) -> Secret<Plan> {
    Secret::new(plan, Seats::only(seat))
}

impl Myrmes {
    /// Whether a season has just begun: nobody has planned anything yet.
    #[must_use]
    pub fn is_season_start(&self) -> bool {
        self.table.phase == Phase::Plan
            && Seat::all(self.table.players())
                .all(|seat| self.plans[seat.index()].openly(|plan| *plan == self.first_plan(seat)))
    }

    /// What a seat itself has planned. Looking tells nobody anything.
    pub(crate) fn own_plan(&self, seat: Seat) -> Plan {
        *self.plans[seat.index()]
            .seen_by(Observer::Seat(seat))
            .expect("players know their own plans")
    }

    /// Who has planned the season, while others still plan. That lies open.
    pub(crate) fn planned(&self) -> Seats {
        Seat::all(self.table.players())
            .filter(|seat| self.plans[seat.index()].openly(|plan| plan.births.is_some()))
            .collect()
    }

    pub(crate) fn nothing_planned() -> [Secret<Plan>; MOST_PLAYERS] {
        std::array::from_fn(|seat| sealed(Seat::new(seat), Plan::default()))
    }

    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl Objectives {
    /// Where a tile lies: row and column.
    #[must_use]
    pub fn find(&self, objective: Objective) -> Option<(usize, usize)> {
        (0..2).find_map(|row| {
            let column = self.rows[row]
                .iter()
                .position(|&tile| tile == Some(objective))?;
            Some((row, column))
        })
    }

    /// Whether a tile is still in the box or in a pile.
    #[must_use]
    pub const fn is_unseen(&self, objective: Objective) -> bool {
        self.unseen & (1 << objective as u8) != 0
    }
}
