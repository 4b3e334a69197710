//! How far a worker can go, and what that costs.

use engine::Seat;
use myrmes::state::Sortie;
use myrmes::{Action, Hex, Myrmes, Phase};

use crate::boards::kit::reach::{self, StrideIn, Walks, set_out};

pub(super) type Stride = StrideIn<Myrmes>;

impl Walks for Myrmes {
    type Place = Hex;
    type Walk = Sortie;

    fn walk(&self, seat: Seat) -> Option<(Sortie, Option<Hex>)> {
        match self.table().phase {
            Phase::Sortie(walks, sortie) if walks == seat => Some((sortie, None)),
            _ => None,
        }
    }

    fn step(action: Action) -> Option<Hex> {
        match action {
            Action::Step(to) => Some(to),
            _ => None,
        }
    }

    /// Fewer soldiers lost count for more than a short way.
    fn cost(&self, seat: Seat) -> (u8, u8) {
        (u8::MAX - self.table().colony(seat).soldiers, 0)
    }
}

/// A space that can be reached.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Goal {
    /// Its name: the first hexagon of a tile, or itself.
    pub(super) name: Hex,
    /// Movement points that are then left.
    pub(super) left: u8,
    /// Soldiers that the way costs.
    pub(super) soldiers: u8,
    /// The way, first step first.
    pub(super) way: Vec<Stride>,
}

/// Every space in reach.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Reach(Vec<Goal>);

impl Reach {
    /// The space with this name, if it is in reach.
    pub(super) fn get(&self, name: Hex) -> Option<&Goal> {
        self.0.iter().find(|goal| goal.name == name)
    }

    /// All spaces in reach.
    #[cfg(test)]
    pub(super) fn goals(&self) -> &[Goal] {
        &self.0
    }
}

/// What the worker in the garden can reach.
pub(super) fn reach(game: &Myrmes, seat: Seat) -> Reach {
    let soldiers = |game: &Myrmes| game.table().colony(seat).soldiers;
    let goals = reach::reach(game, seat).into_iter().filter_map(|reached| {
        let (sortie, _) = reached.game.walk(seat)?;
        Some(Goal {
            name: reached.place,
            left: sortie.steps,
            soldiers: soldiers(game) - soldiers(&reached.game),
            way: reached.way,
        })
    });
    Reach(goals.collect())
}

/// What a worker could reach that leaves through this exit.
pub(super) fn reach_from(game: &Myrmes, seat: Seat, exit: Hex) -> Reach {
    let game = set_out(game, seat, Action::Leave(exit));
    game.map_or_else(Reach::default, |game| reach(&game, seat))
}
