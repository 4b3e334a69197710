//! Two more steps for an ant of a certain caste.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Caste;
use crate::phases::{not_now, refuse};
use crate::state::{Fourmidable, Phase, Walk};

const MORE: u8 = 2;

impl Fourmidable {
    /// Ruling 35: what changes a walk is declared before its first step.
    pub(super) fn walk_before_first_step(&self) -> Result<Walk, Refusal> {
        match self.table.phase {
            Phase::Walk(_, walk) if !walk.gone => Ok(walk),
            Phase::Walk(..) => Err(refuse(RULE, "refused-walk-begun")),
            _ => Err(not_now(RULE)),
        }
    }

    pub(super) fn check_more_steps(
        &self,
        seat: Seat,
        caste: Caste,
        target: Target,
    ) -> Result<(), Refusal> {
        aimless(target)?;
        let walk = self.walk_before_first_step()?;
        if self.table.colony(seat).ants[usize::from(walk.ant)].caste != caste {
            return Err(refuse(RULE, "refused-wrong-caste"));
        }
        Ok(())
    }

    pub(super) fn give_steps(&mut self) {
        if let Phase::Walk(_, walk) = &mut self.table.phase {
            walk.steps += MORE;
        }
    }
}
