//! Draws an objective; at the experienced level completes one of the row without a visit to the library.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Caste;
use crate::phases::refuse;
use crate::state::{Draw, Fourmidable, Phase};

impl Fourmidable {
    /// Ruling 68.
    pub(super) fn check_draw_objective(
        &self,
        seat: Seat,
        caste: Caste,
        target: Target,
    ) -> Result<(), Refusal> {
        if self.table.options.is_experienced() {
            let Target::Objective(card) = target else {
                return Err(refuse(RULE, "refused-name-an-objective"));
            };
            return self.table.check_complete(seat, caste, card);
        }
        aimless(target)?;
        if matches!(self.table.phase, Phase::Keep(..) | Phase::Under(..)) {
            return Err(refuse(RULE, "refused-choose-from-drawn-first"));
        }
        self.check_draw(seat, caste)
    }

    pub(super) fn draw_objective(&mut self, seat: Seat, caste: Caste, target: Target) {
        let resume = self.resumption();
        if let Target::Objective(card) = target {
            self.table.complete(seat, card);
            self.settle(seat, resume);
        } else {
            // Ruling 96.
            let count = 1 + self.strategist(seat);
            let draw = Draw {
                caste,
                count,
                resume,
            };
            self.table.phase = Phase::Draw(seat, draw);
        }
    }
}
