//! Two more steps for an ant of a certain caste.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Caste;
use crate::phases::objectives::wrong_caste;
use crate::state::{Fourmidable, Phase};

const MORE: u8 = 2;

impl Fourmidable {
    /// Ruling 35: as long as the ant is on its way.
    pub(super) fn check_more_steps(
        &self,
        seat: Seat,
        caste: Caste,
        target: Target,
    ) -> Result<(), Refusal> {
        aimless(target)?;
        match self.walk_for_card(seat)? {
            (_, walker) if walker == caste => Ok(()),
            _ => Err(wrong_caste(RULE, caste)),
        }
    }

    pub(super) fn give_steps(&mut self) {
        if let Phase::Walk(_, walk) = &mut self.table.phase {
            walk.steps += MORE;
        }
    }
}
