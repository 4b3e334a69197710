//! Takes a pheromone off the forest, or puts one there.

use engine::{Refusal, Seat};

use super::RULE;
use crate::action::Target;
use crate::board::{Hex, HexSet};
use crate::phases::refuse;
use crate::state::{Fourmidable, Table};

fn hex(target: Target) -> Result<Hex, Refusal> {
    match target {
        Target::Hex(hex) => Ok(hex),
        _ => Err(refuse(RULE, "refused-name-a-hex")),
    }
}

impl Table {
    /// Ruling 45: pheromones that are not under a nest hole.
    pub(crate) fn bare_pheromones(&self) -> HexSet {
        let mut bare = HexSet::NONE;
        for colony in &self.colonies {
            bare |= colony.pheromones & !colony.hole_set();
        }
        bare
    }
}

impl Fourmidable {
    pub(super) fn check_erase(&self, target: Target) -> Result<(), Refusal> {
        if self.table.bare_pheromones().contains(hex(target)?) {
            Ok(())
        } else {
            Err(refuse(RULE, "refused-no-pheromone-there"))
        }
    }

    /// Ruling 45: the pheromone goes back to its owner.
    pub(super) fn erase_pheromone(&mut self, seat: Seat, target: Target) {
        if let Target::Hex(hex) = target {
            for colony in &mut self.table.colonies {
                if colony.pheromones.contains(hex) {
                    colony.pheromones.remove(hex);
                    colony.supply += 1;
                }
            }
            self.table.empty.insert(hex);
        }
        self.go_on(seat);
    }

    pub(super) fn check_place(&self, seat: Seat, target: Target) -> Result<(), Refusal> {
        let free = self.table.free_terrain(seat);
        self.table
            .check_terrain(seat, hex(target)?, free, "refused-terrain-occupied")
    }

    /// Ruling 48: it need not lie beside another.
    pub(super) fn place_pheromone(&mut self, seat: Seat, target: Target) {
        if let Target::Hex(hex) = target {
            self.table.cover(seat, hex);
        }
        self.go_on(seat);
    }
}
