//! Gives birth without a birth tile. It is the action, and the birth of the round.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Caste;
use crate::phases::refuse;
use crate::state::Fourmidable;

impl Fourmidable {
    /// Ruling 18.
    pub(super) fn check_birth_card(
        &self,
        seat: Seat,
        caste: Option<Caste>,
        target: Target,
    ) -> Result<(), Refusal> {
        let caste = match (caste, target) {
            (Some(caste), target) => {
                aimless(target)?;
                caste
            }
            (None, Target::Caste(caste)) => caste,
            (None, _) => return Err(refuse(RULE, "refused-name-a-caste")),
        };
        self.table.check_birth(seat, caste)
    }

    pub(super) fn birth_by_card(&mut self, seat: Seat, caste: Option<Caste>, target: Target) {
        match (caste, target) {
            (Some(caste), _) | (None, Target::Caste(caste)) => self.bear(seat, caste),
            _ => unreachable!("checked"),
        }
    }
}
