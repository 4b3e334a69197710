//! Moves a certain predator; the predator action stays free.

use engine::{Refusal, Seat};

use crate::action::Target;
use crate::components::Predator;
use crate::state::Fourmidable;

impl Fourmidable {
    pub(super) fn check_move_predator(
        &self,
        seat: Seat,
        predator: Predator,
        target: Target,
    ) -> Result<(), Refusal> {
        self.table.check_target(predator, target)?;
        self.check_way_on(seat, predator, target)
    }

    pub(super) fn move_by_card(&mut self, seat: Seat, predator: Predator, target: Target) {
        self.table.move_predator(predator, target);
        // Alone, the predators may complete something with what they have eaten.
        if self.table.options.is_solo() {
            self.settle(seat, self.resumption());
        } else {
            self.go_on(seat);
        }
    }
}
