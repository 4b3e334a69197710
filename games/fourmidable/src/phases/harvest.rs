//! Rulebook: Commencer la partie, on harvesting; Placer des phéromones (experienced).

use engine::Seat;

use super::ways::Ways;
use crate::board::{Hex, HexSet};
use crate::components::{Caste, Resource};
use crate::nest::Cell;
use crate::state::{Fourmidable, NewHole, Phase, Place, Table, Walk};

impl Table {
    /// An ant ends its move here. Ruling 31: it harvests whatever it can; Ruling 60: below a predator too, if
    /// it could come here at all. Whether it has.
    pub(super) fn harvest(&mut self, seat: Seat, caste: Caste, hex: Hex) -> bool {
        match hex.resource() {
            Some(resource) if self.resources.contains(hex) => {
                let can = resource.caste() == caste && self.options.may_harvest(hex);
                if can {
                    self.resources.remove(hex);
                    self.gather(seat, resource);
                    self.empty.insert(hex);
                    self.put_pheromone(seat, hex);
                }
                can
            }
            _ => {
                self.mark(seat, hex);
                false
            }
        }
    }

    /// Ruling 9: there is always a tile for it.
    fn gather(&mut self, seat: Seat, resource: Resource) {
        self.colony_mut(seat).store[resource as usize] += 1;
        self.gain.resource = Some(resource);
        self.gain.bag = self.options.is_solo();
        self.quiet = false;
    }

    /// Ruling 43: an ant leaves a pheromone on empty terrain, Ruling 33: a digger as well; Ruling 95: but not below somebody else's ant
    /// that it crosses. At the child level nobody does.
    pub(super) fn mark(&mut self, seat: Seat, hex: Hex) {
        if self.options.is_apprentice()
            && self.empty.contains(hex)
            && !self.other_ants(seat).contains(hex)
        {
            self.put_pheromone(seat, hex);
        }
    }

    /// Ruling 44: a pheromone on empty terrain, if one is left. Ruling 46: at the experienced level only beside a pheromone
    /// or nest hole of one's own.
    fn put_pheromone(&mut self, seat: Seat, hex: Hex) {
        if self.colony(seat).supply > 0 && self.is_connected(seat, hex) {
            self.cover(seat, hex);
        }
    }

    fn is_connected(&self, seat: Seat, hex: Hex) -> bool {
        let colony = self.colony(seat);
        !self.options.is_experienced()
            || hex
                .neighbours()
                .meets(&(colony.pheromones | colony.hole_set()))
    }

    /// Puts a pheromone on empty terrain, whatever lies beside it.
    pub(crate) fn cover(&mut self, seat: Seat, hex: Hex) {
        self.empty.remove(hex);
        self.quiet = false;
        let colony = self.colony_mut(seat);
        colony.pheromones.insert(hex);
        colony.supply -= 1;
        self.spread(seat, hex);
    }

    /// Ruling 47: where an own ant stands on empty terrain that has become adjacent, it is marked.
    pub(crate) fn spread(&mut self, seat: Seat, hex: Hex) {
        if !self.options.is_experienced() {
            return;
        }
        let standing: HexSet = self.colony(seat).ant_set() & self.empty & *hex.neighbours();
        for hex in standing.iter() {
            if self.empty.contains(hex) && self.colony(seat).supply > 0 {
                self.cover(seat, hex);
            }
        }
    }
}

impl Fourmidable {
    /// Ruling 32: a digger stops in the first earth it meets and harvests it.
    pub(super) fn dig(&mut self, seat: Seat, walk: &Walk, cell: Cell) {
        self.ways = Ways::default();
        let earth = cell.earth().expect("rooms are open");
        let colony = self.table.colony_mut(seat);
        colony.dug.insert(cell);
        let ant = &mut colony.ants[usize::from(walk.ant)];
        debug_assert_eq!(ant.at, Place::Cell(cell));
        ant.moved = true;
        self.table.gather(seat, earth);
        self.count_store(seat);
        match cell.hole() {
            Some(number) => {
                let hole = NewHole {
                    number: number as u8,
                    reach: self.table.hole_reach(seat),
                };
                self.table.phase = Phase::Hole(seat, hole);
            }
            None => self.end_action(seat),
        }
    }
}
