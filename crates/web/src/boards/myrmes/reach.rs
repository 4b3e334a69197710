//! How far a worker can go: every step is tried with the rules themselves, on copies of the game.

use engine::{Game, Seat};
use myrmes::state::Sortie;
use myrmes::{Action, Hex, Myrmes, Phase};

/// One step of a way, and how the worker stands before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Stride {
    pub(super) before: Sortie,
    pub(super) to: Hex,
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

/// Every space in reach. Fewer soldiers count more than a shorter way.
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

struct Visit {
    to: Hex,
    game: Myrmes,
    sortie: Sortie,
    soldiers: u8,
    way: Vec<Stride>,
}

/// What the worker in the garden can reach.
pub(super) fn reach(game: &Myrmes, seat: Seat) -> Reach {
    let soldiers = |game: &Myrmes| game.table().colony(seat).soldiers;
    let mut goals = Reach::default();
    let Phase::Sortie(_, sortie) = game.table().phase else {
        return goals;
    };
    let before = soldiers(game);
    let mut edge = vec![Visit {
        to: Hex::new(0),
        game: game.clone(),
        sortie,
        soldiers: 0,
        way: Vec::new(),
    }];
    while !edge.is_empty() {
        // Of all ways of one length to a space, the one with the fewest soldiers lost goes on.
        let mut next: Vec<Visit> = Vec::new();
        for visit in edge {
            for to in steps(&visit.game, seat) {
                let mut game = visit.game.clone();
                if game.play(seat, Action::Step(to)).is_err() {
                    continue;
                }
                let Phase::Sortie(_, sortie) = game.table().phase else {
                    continue;
                };
                let spent = before - soldiers(&game);
                let other = next.iter().position(|other| other.to == to);
                if other.is_some_and(|other| next[other].soldiers <= spent) {
                    continue;
                }
                let mut way = visit.way.clone();
                way.push(Stride {
                    before: visit.sortie,
                    to,
                });
                let better = Visit {
                    to,
                    game,
                    sortie,
                    soldiers: spent,
                    way,
                };
                match other {
                    Some(other) => next[other] = better,
                    None => next.push(better),
                }
            }
        }
        // Whoever comes later with no fewer soldiers lost has nothing to gain from here.
        next.retain(|visit| {
            goals
                .get(visit.to)
                .is_none_or(|goal| visit.soldiers < goal.soldiers)
        });
        for visit in &next {
            goals.0.retain(|goal| goal.name != visit.to);
            goals.0.push(Goal {
                name: visit.to,
                left: visit.sortie.steps,
                soldiers: visit.soldiers,
                way: visit.way.clone(),
            });
        }
        edge = next;
    }
    goals
}

/// What a worker could reach that leaves through this exit.
pub(super) fn reach_from(game: &Myrmes, seat: Seat, exit: Hex) -> Reach {
    let mut game = game.clone();
    match game.play(seat, Action::Leave(exit)) {
        Ok(()) => reach(&game, seat),
        Err(_) => Reach::default(),
    }
}

fn steps(game: &Myrmes, seat: Seat) -> Vec<Hex> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
        .into_iter()
        .filter_map(|action| match action {
            Action::Step(to) => Some(to),
            _ => None,
        })
        .collect()
}
