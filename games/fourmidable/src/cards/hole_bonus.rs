//! Two points for a new nest hole.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::phases::{not_now, refuse};
use crate::state::{Fourmidable, Phase, Resume};

const POINTS: i16 = 2;

impl Fourmidable {
    pub(super) fn check_hole_bonus(&self, target: Target) -> Result<(), Refusal> {
        aimless(target)?;
        match self.table.phase {
            Phase::Close(_) if self.table.gain.hole => Ok(()),
            Phase::Close(_) => Err(refuse(RULE, "refused-no-new-hole")),
            _ => Err(not_now(RULE)),
        }
    }

    pub(super) fn take_hole_bonus(&mut self, seat: Seat) {
        // One card for each hole, as for each resource.
        self.table.gain.hole = false;
        self.table.colony_mut(seat).score += POINTS;
        self.resume(seat, Resume::Close);
    }
}
