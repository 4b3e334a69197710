//! Moves a certain predator; the predator action stays free.

use engine::{Refusal, Seat};

use crate::action::Target;
use crate::components::Predator;
use crate::state::Fourmidable;

impl Fourmidable {
    pub(super) fn check_move_predator(
        &self,
        predator: Predator,
        target: Target,
    ) -> Result<(), Refusal> {
        self.check_free()?;
        self.table.check_target(predator, target)
    }

    pub(super) fn move_by_card(&mut self, seat: Seat, predator: Predator, target: Target) {
        let resume = self.resumption();
        self.table.move_predator(predator, target);
        self.settle(seat, resume);
    }
}
