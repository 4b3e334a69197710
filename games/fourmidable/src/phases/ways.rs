//! Where an ant on its way can go in the forest. Only special cards and species change it meanwhile, so
//! that this is found out once for each walk, and again after each of those.

use engine::Seat;

use crate::board::{Hex, HexSet};
use crate::state::{Place, Table};

/// The forest for an ant on its way; nothing while none is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ways {
    /// Ground without anything of others.
    pub(super) free: HexSet,
    /// Ground with ants, pheromones or nest holes of others.
    pub(super) taken: HexSet,
    /// Nest holes of one's own.
    pub(super) holes: HexSet,
}

impl Ways {
    /// Whether so many steps lead to a place where an ant can stop.
    pub(super) fn lead_out(&self, hex: Hex, steps: u8) -> bool {
        let mut reached = HexSet::only(hex);
        for _ in 0..steps {
            let mut next = HexSet::NONE;
            for hex in reached.iter() {
                next |= *hex.neighbours();
            }
            if next.meets(&self.free) {
                return true;
            }
            reached = next & self.taken;
        }
        false
    }
}

impl Table {
    /// Ruling 28: the water is not in play.
    pub(crate) fn ways(&self, seat: Seat) -> Ways {
        let mut ground = self.area;
        // Ruling 27.
        if self.options.predators_block {
            ground = ground.minus(self.predator_set());
        }
        let others = self.others(seat);
        Ways {
            free: ground.minus(others),
            taken: ground & others,
            holes: self.colony(seat).hole_set(),
        }
    }

    /// Rulings 24, 25: hexagons with ants, pheromones and nest holes of others. Rulings 23, 26: ants and
    /// pheromones of one's own are never in the way.
    fn others(&self, seat: Seat) -> HexSet {
        let mut others = HexSet::NONE;
        for (index, colony) in self.colonies.iter().enumerate() {
            if index != seat.index() {
                others |= colony.pheromones;
                for hole in colony.holes.into_iter().flatten() {
                    others.insert(hole);
                }
                // Other ants are below ground or in nest holes.
                for ant in &colony.ants {
                    if let Place::Hex(hex) = ant.at {
                        others.insert(hex);
                    }
                }
            }
        }
        others
    }

    /// Hexagons with ants of others.
    pub(crate) fn other_ants(&self, seat: Seat) -> HexSet {
        let mut others = HexSet::NONE;
        for (index, colony) in self.colonies.iter().enumerate() {
            if index != seat.index() {
                others |= colony.ant_set();
            }
        }
        others
    }
}
