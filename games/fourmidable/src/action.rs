//! What players decide and what chance decides.

use arrayvec::ArrayVec;
use engine::Seat;

use crate::board::Hex;
use crate::cards::{Objective, Special};
use crate::components::{Caste, Predator, Resource, Species, Time, Weather};
use crate::nest::Cell;
use crate::state::Place;

/// What a card or a predator is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// Nothing.
    None,
    /// A hexagon of the forest.
    Hex(Hex),
    /// A cell of somebody's nest.
    Cell(Seat, Cell),
    /// A caste.
    Caste(Caste),
    /// An objective of the row.
    Objective(Objective),
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chooses a species.
    Species(Species),
    /// Takes a special card from the pack or, alone, from all of them.
    Take(Special),
    /// So many hunters, farmers and diggers to begin with.
    Ants([u8; 3]),
    /// Experienced: one more ant to begin with.
    Ant(Caste),
    /// Child: so many objectives from each deck.
    Split([u8; 3]),
    /// The vane shows "?": chooses the weather.
    Weather(Weather),
    /// Gives birth with a birth tile.
    Birth(Caste),
    /// Takes up an ant of this caste from this place.
    Walk(Caste, Place),
    /// It goes one step.
    Step(Place),
    /// It crosses a cell of earth without digging it.
    Skip(Cell),
    /// It goes no further.
    Stop,
    /// The new nest hole comes here.
    Hole(Hex),
    /// Library: draws objectives.
    Study,
    /// Keeps this one of the objectives drawn.
    Keep(Objective),
    /// Puts this one under its deck.
    Under(Objective),
    /// Experienced: completes an objective of the row.
    Complete(Objective),
    /// Moves a predator.
    Predator(Predator, Target),
    /// Predator species: moves one more.
    Hunt(Predator, Target),
    /// Solo: the predator goes here.
    Feed(Target),
    /// Plays a special card.
    Play(Special, Target),
    /// Flying species: a pheromone comes here.
    Fly(Hex),
    /// Strategist: looks at the next objective.
    Peek,
    /// Reveals an objective and pays for it.
    Reveal(Objective),
    /// Nothing more.
    Done,
}

/// What chance brings.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Who begins, and the side of the day/night tile.
    First(Seat, Time),
    /// The species, seat 1 first.
    Species(ArrayVec<Species, 6>),
    /// The open objectives.
    Row(ArrayVec<Objective, 9>),
    /// Special cards for the seat whose turn it is to get some.
    Specials(ArrayVec<Special, 8>),
    /// Objectives for the seat that draws.
    Objectives(ArrayVec<Objective, 7>),
    /// What the vane shows.
    Weather(Weather),
    /// The next objectives, for the seat that looks at them.
    Peek(ArrayVec<Objective, 2>),
    /// The next objective of the row.
    Refill(Objective),
    /// Solo: the tile from the bag.
    Bag(Resource),
}
