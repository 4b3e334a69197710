//! An ant may cross pheromones, nest holes and ants of others, but not stop there.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Species;
use crate::phases::refuse;
use crate::state::{Fourmidable, Phase};

impl Fourmidable {
    /// Ruling 70.
    pub(super) fn check_crossing(&self, seat: Seat, target: Target) -> Result<(), Refusal> {
        aimless(target)?;
        if self.walk_before_first_step()?.cross || self.table.is(seat, Species::Diplomat) {
            return Err(refuse(RULE, "refused-no-use"));
        }
        Ok(())
    }

    pub(super) fn let_cross(&mut self) {
        if let Phase::Walk(_, walk) = &mut self.table.phase {
            walk.cross = true;
        }
    }
}
