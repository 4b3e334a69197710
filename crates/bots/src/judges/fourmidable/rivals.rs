//! What is lost when a predator eats something: to others, and to oneself.

use engine::Seat;
use fourmidable::components::Resource;
use fourmidable::state::Place;
use fourmidable::{Fourmidable, HexSet, Table, Target};

use super::wants::Wants;

/// How likely a colony would have got what it can reach in one round, in two, or only later.
const LIKELY: [f32; 3] = [0.6, 0.3, 0.05];
/// There is other earth in a nest.
const EARTH: f32 = 0.35;

/// What somebody wants and can get.
pub(super) struct Rival {
    pub(super) seat: Seat,
    more: [f32; 9],
    /// What its ants of each caste reach in one round, and in two.
    near: [[HexSet; 2]; 3],
}

impl Rival {
    pub(super) fn new(game: &Fourmidable, seat: Seat) -> Self {
        let colony = game.table().colony(seat);
        let mut near = [[HexSet::NONE; 2]; 3];
        for ant in &colony.ants {
            let outside = match ant.at {
                Place::Hex(hex) => Some(hex),
                Place::Cell(cell) => match cell.hole() {
                    Some(hole) => colony.holes[hole],
                    None => colony.holes[0],
                },
            };
            if let Some(hex) = outside {
                near[ant.caste as usize][usize::from(ant.moved)] |= HexSet::only(hex);
            }
        }
        for [soon, late] in &mut near {
            *soon = around(*soon);
            *late = around(*late | *soon);
        }
        Self {
            seat,
            more: Wants::new(game, seat).more,
            near,
        }
    }

    /// What it loses if a predator comes here.
    pub(super) fn loses(&self, table: &Table, food: Resource, target: Target) -> f32 {
        let worth = self.more[food as usize];
        match target {
            Target::Hex(hex) => {
                let near = self.near[food.caste() as usize];
                let likely = match near.iter().position(|reached| reached.contains(hex)) {
                    Some(round) => LIKELY[round],
                    None => LIKELY[2],
                };
                // Two players have more room than the others want.
                likely * (worth + 1.0)
            }
            Target::Cell(nest, cell) if nest == self.seat => {
                if table.colony(nest).dug.contains(cell) {
                    0.0
                } else {
                    EARTH * worth
                }
            }
            _ => 0.0,
        }
    }
}

/// Everything up to three steps away.
fn around(hexes: HexSet) -> HexSet {
    let mut reached = hexes;
    for _ in 0..3 {
        let mut next = reached;
        for hex in reached.iter() {
            next |= *hex.neighbours();
        }
        reached = next;
    }
    reached
}

/// What a predator that eats this caste's food would find.
pub(super) fn food(table: &Table, target: Target) -> Option<Resource> {
    match target {
        Target::Hex(hex) => hex.resource().filter(|_| table.resources.contains(hex)),
        Target::Cell(nest, cell) => cell
            .earth()
            .filter(|_| !table.colony(nest).dug.contains(cell)),
        _ => None,
    }
}
