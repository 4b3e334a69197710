//! Looks at two more objectives on a draw in the library; at the experienced level at the next two of
//! the deck.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Caste;
use crate::phases::{not_now, refuse};
use crate::state::{Fourmidable, Phase};

const MORE: u8 = 2;

impl Fourmidable {
    /// Ruling 69.
    pub(super) fn check_look_further(
        &self,
        seat: Seat,
        caste: Caste,
        target: Target,
    ) -> Result<(), Refusal> {
        aimless(target)?;
        if self.table.options.is_experienced() {
            self.check_free()?;
            return self.check_look(seat, MORE.into());
        }
        match self.table.phase {
            Phase::Library(_, visitor, _) if visitor == caste => self.check_draw(seat, caste),
            Phase::Library(..) => Err(refuse(RULE, "refused-wrong-caste")),
            _ => Err(not_now(RULE)),
        }
    }

    pub(super) fn look_further(&mut self, seat: Seat) {
        if self.table.options.is_experienced() {
            self.table.phase = Phase::Peek(seat, MORE, self.resumption());
        } else if let Phase::Library(_, _, more) = &mut self.table.phase {
            *more += MORE;
        }
    }
}
