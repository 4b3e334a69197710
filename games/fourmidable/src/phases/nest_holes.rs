//! Rulebook: Déplacer une fourmi jusqu'à 3 cases, on the numbered cells of the nest.

use engine::{Refusal, Seat};

use super::refuse;
use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::{HOLE_REACH, Species};
use crate::nest::Cell;
use crate::state::{Fourmidable, NewHole, Phase, Place, Table};

const RULE: &str = "rule-nest-holes";

impl Table {
    /// How far from another a hole may be without cards.
    pub(super) fn hole_reach(&self, seat: Seat) -> u8 {
        HOLE_REACH + u8::from(self.is(seat, Species::Architect))
    }

    /// Ruling 39: empty terrain or a pheromone of one's own, without a predator or somebody else's ant.
    fn hole_ground(&self, seat: Seat) -> HexSet {
        let colony = self.colony(seat);
        (self.empty | colony.pheromones)
            & !(self.predator_set() | self.other_ants(seat) | colony.hole_set())
    }

    /// Rulings 37, 38: as the crow flies from any hole of one's own, whatever lies between.
    fn in_reach(&self, seat: Seat, reach: u8) -> HexSet {
        let mut near = HexSet::NONE;
        for hole in self.colony(seat).holes.iter().flatten() {
            near |= *hole.within(reach);
        }
        near
    }
}

impl Fourmidable {
    /// Ruling 40: a numbered cell cannot be dug if its hole has no place. Ruling 10: children never dig one.
    /// Ruling 36: which comes first does not matter.
    pub(super) fn check_new_hole(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.table.options.is_apprentice() {
            return Err(refuse(RULE, "refused-no-holes-for-children"));
        }
        if self.has_place(seat, self.table.hole_reach(seat)) {
            Ok(())
        } else {
            Err(refuse(RULE, "refused-no-place-for-hole"))
        }
    }

    /// Whether a hole finds a place so far away, or farther with cards in hand.
    pub(super) fn has_place(&self, seat: Seat, reach: u8) -> bool {
        let near = self.table.in_reach(seat, reach + self.further_reach(seat));
        self.table.hole_ground(seat).meets(&near)
    }

    pub(super) fn list_holes(&self, seat: Seat, hole: NewHole, out: &mut Vec<Action>) {
        let near = self.table.in_reach(seat, hole.reach);
        let ground = self.table.hole_ground(seat) & near;
        out.extend(ground.iter().map(Action::Hole));
    }

    pub(super) fn check_hole(&self, seat: Seat, hex: Hex) -> Result<(), Refusal> {
        let Phase::Hole(_, hole) = self.table.phase else {
            return Err(self.table.phase.only_when(RULE, "refused-hole-when"));
        };
        if !self.table.hole_ground(seat).contains(hex) {
            return Err(refuse(RULE, "refused-hole-ground"));
        }
        if !self.table.in_reach(seat, hole.reach).contains(hex) {
            return Err(Refusal::new(
                RULE,
                engine::Message::new("refused-hole-too-far").with("reach", hole.reach),
            ));
        }
        Ok(())
    }

    pub(super) fn place_hole(&mut self, seat: Seat, hex: Hex) {
        let Phase::Hole(_, hole) = self.table.phase else {
            unreachable!("checked")
        };
        let table = &mut self.table;
        // Ruling 41: the space is a nest hole now, no empty terrain.
        table.empty.remove(hex);
        table.gain.hole = true;
        let colony = table.colony_mut(seat);
        colony.holes[usize::from(hole.number)] = Some(hex);
        let cell = Place::Cell(Cell::of_hole(hole.number.into()));
        for ant in colony
            .ants
            .iter_mut()
            .filter(|ant| ant.at == Place::Hex(hex))
        {
            ant.at = cell;
        }
        table.spread(seat, hex);
        self.end_action(seat);
    }
}
