//! A digger may cross a cell of earth and dig the one behind it.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Caste;
use crate::phases::refuse;
use crate::state::{Fourmidable, Phase};

impl Fourmidable {
    /// Ruling 71.
    pub(super) fn check_skip_card(&self, seat: Seat, target: Target) -> Result<(), Refusal> {
        aimless(target)?;
        let walk = self.walk_before_first_step()?;
        if self.table.colony(seat).ants[usize::from(walk.ant)].caste != Caste::Digger {
            return Err(refuse(RULE, "refused-wrong-caste"));
        }
        if walk.skip {
            return Err(refuse(RULE, "refused-no-use"));
        }
        Ok(())
    }

    pub(super) fn let_skip(&mut self) {
        if let Phase::Walk(_, walk) = &mut self.table.phase {
            walk.skip = true;
        }
    }
}
