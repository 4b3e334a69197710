//! What players decide and what chance decides.

use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Hex;
use crate::components::{Cube, Event, Objective, Prey, Special};
use crate::placement::Placement;

/// Rulebook: Births. Where the nurses work.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Births {
    /// Nurses for larvae.
    pub larvae: u8,
    /// Nurses for soldiers.
    pub soldiers: u8,
    /// Nurses for workers.
    pub workers: u8,
    /// Nurses in the atelier.
    pub atelier: u8,
    /// Ruling 16: so many soldiers are born, where soldiers and workers would be more than eight ants.
    pub kept: Option<u8>,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Rulebook: Event. Moves the cube here.
    Event(Event),
    /// Rulebook: Births.
    Births(Births),
    /// Three larvae become one food.
    Exchange,
    /// A worker works in the gestation room.
    Gestation,
    /// A worker works in the larder.
    Larder,
    /// A worker works in the quarry, for earth or stone.
    Quarry(Cube),
    /// A worker feeds the queen.
    Queen,
    /// A worker leaves through this exit.
    Leave(Hex),
    /// The worker in the garden goes here; a tile is named by its first hexagon.
    Step(Hex),
    /// It clears the pheromone on which it stands.
    Clear,
    /// It places a pheromone.
    Pheromone(Placement),
    /// It places a special tile.
    Build(Special, Placement),
    /// It does nothing more.
    Stop,
    /// Takes a cube from the pheromone with this first hexagon.
    Harvest(Hex, Cube),
    /// Takes earth or stone for a scavenging.
    Scavenge(Cube),
    /// Takes no more.
    Enough,
    /// Atelier: a tunnel exit here.
    Tunnel(Hex),
    /// Atelier: the next level.
    Deepen,
    /// Atelier: a new nurse.
    Nurse,
    /// Atelier: completes an objective. Where earth and stone may be mixed, so much is earth.
    Objective(Objective, Option<u8>),
    /// Chooses the tile with this first hexagon for the objective.
    Give(Hex),
    /// The nurses that are left in the atelier do nothing.
    Done,
    /// End of turn: stores so much food, earth and stone.
    Keep([u8; 3]),
    /// Winter: so many times three larvae become food.
    Feed(u8),
}

/// What chance brings.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Who begins.
    First(Seat),
    /// The start space of seat 1; the others follow clockwise.
    Starts(u8),
    /// The prey on the spaces in play, from the top left.
    Prey(ArrayVec<Prey, 18>),
    /// The objectives: two of level I, two of II, two of III; alone, two of level I.
    Objectives(ArrayVec<Objective, 6>),
    /// The season dice of a year.
    Dice([u8; 3]),
    /// Solo variant: the next objective of a pile.
    Reveal(Objective),
}
