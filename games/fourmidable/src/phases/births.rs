//! Rulebook: Donner naissance à une fourmi.

use engine::{Refusal, Seat};

use super::{not_now, refuse};
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
        if !matches!(self.phase, Phase::Turn(_)) || !self.options.is_apprentice() {
            return Err(not_now(RULE));
        }
        if self.colony(seat).birth {
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
        if self.table.colony(seat).birth {
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

    pub(super) fn give_birth(&mut self, seat: Seat, caste: Caste) {
        self.table.tiles[caste as usize] -= 1;
        self.table.colony_mut(seat).tile = Some(caste);
        self.bear(seat, caste);
    }

    /// The new ant is in the queen's chamber and has not moved.
    pub(crate) fn bear(&mut self, seat: Seat, caste: Caste) {
        let colony = self.table.colony_mut(seat);
        colony.birth = true;
        colony.hatch(caste, Place::Cell(Cell::QUEEN));
        self.end_action(seat);
    }
}
