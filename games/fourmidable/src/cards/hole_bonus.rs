//! Two points for a new nest hole.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::phases::refuse;
use crate::state::Fourmidable;

const POINTS: i16 = 2;

impl Fourmidable {
    /// Ruling 100: every such card, as soon as the action has opened a hole.
    pub(super) fn check_hole_bonus(&self, target: Target) -> Result<(), Refusal> {
        aimless(target)?;
        if self.table.gain.hole {
            Ok(())
        } else {
            Err(refuse(RULE, "refused-no-new-hole"))
        }
    }

    pub(super) fn take_hole_bonus(&mut self, seat: Seat) {
        self.table.colony_mut(seat).score += POINTS;
        self.go_on(seat);
    }
}
