//! A digger may cross a cell of earth and dig the one behind it.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Caste;
use crate::phases::objectives::wrong_caste;
use crate::state::{Fourmidable, Phase};

impl Fourmidable {
    /// Ruling 71: one cell for each card.
    pub(super) fn check_skip_card(&self, seat: Seat, target: Target) -> Result<(), Refusal> {
        aimless(target)?;
        match self.walk_for_card(seat)? {
            (_, Caste::Digger) => Ok(()),
            _ => Err(wrong_caste(RULE, Caste::Digger)),
        }
    }

    pub(super) fn let_skip(&mut self) {
        if let Phase::Walk(_, walk) = &mut self.table.phase {
            walk.skips += 1;
        }
    }
}
