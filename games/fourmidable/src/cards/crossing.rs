//! An ant may cross pheromones, nest holes and ants of others, but not stop there.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Species;
use crate::phases::refuse;
use crate::state::{Fourmidable, Phase};

impl Fourmidable {
    /// Ruling 70: any number of them, so that a second card would change nothing.
    pub(super) fn check_crossing(&self, seat: Seat, target: Target) -> Result<(), Refusal> {
        aimless(target)?;
        let (walk, _) = self.walk_for_card(seat)?;
        if walk.cross || self.table.is(seat, Species::Diplomat) {
            return Err(refuse(RULE, "refused-crosses-already"));
        }
        Ok(())
    }

    pub(super) fn let_cross(&mut self) {
        if let Phase::Walk(_, walk) = &mut self.table.phase {
            walk.cross = true;
        }
    }
}
