//! Rulebook: Donner naissance à une fourmi.

use engine::{Refusal, Seat};

use super::refuse;
use crate::action::Action;
use crate::components::Caste;
use crate::nest::Cell;
use crate::state::{Fourmidable, Phase, Place, Table};

const RULE: &str = "rule-births";

impl Table {
    pub(super) fn can_be_born(&self, seat: Seat, caste: usize) -> bool {
        self.tiles[caste] > 0 && self.colony(seat).unborn[caste] > 0
    }

    /// Whether a seat may give birth now, with a tile or with a card.
    pub(crate) fn check_birth(&self, seat: Seat, caste: Caste) -> Result<(), Refusal> {
        if !self.options.is_apprentice() {
            return Err(refuse(RULE, "refused-no-births-for-children"));
        }
        if !matches!(self.phase, Phase::Turn(_)) {
            return Err(self.phase.only_when(RULE, "refused-birth-when"));
        }
        if self.colony(seat).birth_done {
            return Err(refuse(RULE, "refused-birth-done"));
        }
        if self.colony(seat).unborn[caste as usize] == 0 {
            return Err(refuse(RULE, "refused-all-born"));
        }
        Ok(())
    }
}

impl Fourmidable {
    pub(super) fn list_births(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.table.colony(seat).birth_done {
            return;
        }
        for &caste in Caste::ALL {
            if self.table.can_be_born(seat, caste as usize) {
                out.push(Action::Birth(caste));
            }
        }
    }

    pub(super) fn check_birth_tile(&self, seat: Seat, caste: Caste) -> Result<(), Refusal> {
        self.table.check_birth(seat, caste)?;
        if self.table.tiles[caste as usize] == 0 {
            return Err(refuse(RULE, "refused-no-birth-tile"));
        }
        Ok(())
    }

    /// Ruling 16: the tile is gone for the round.
    pub(super) fn give_birth(&mut self, seat: Seat, caste: Caste) {
        self.table.tiles[caste as usize] -= 1;
        self.table.colony_mut(seat).tile = Some(caste);
        self.bear(seat, caste);
    }

    /// Ruling 17: the new ant is in the queen's chamber and has not moved.
    pub(crate) fn bear(&mut self, seat: Seat, caste: Caste) {
        let colony = self.table.colony_mut(seat);
        colony.birth_done = true;
        colony.hatch(caste, Place::Cell(Cell::QUEEN));
        self.table.quiet = false;
        self.end_action(seat);
    }
}
