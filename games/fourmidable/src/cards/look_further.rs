//! Looks at two more objectives on a draw; at the experienced level at the next two of the deck.

use engine::{Refusal, Seat};

use super::{RULE, aimless};
use crate::action::Target;
use crate::components::Caste;
use crate::phases::objectives::wrong_caste;
use crate::phases::refuse;
use crate::state::{Draw, Fourmidable, Phase};

const MORE: u8 = 2;

impl Fourmidable {
    /// Ruling 69: on whichever draw of this kind, in the library or with a card.
    pub(super) fn check_look_further(
        &self,
        seat: Seat,
        caste: Caste,
        target: Target,
    ) -> Result<(), Refusal> {
        aimless(target)?;
        if self.table.options.is_experienced() {
            return self.check_look(seat, MORE.into());
        }
        let Phase::Keep(..) = self.table.phase else {
            return Err(self.table.phase.only_when(RULE, "refused-look-when"));
        };
        // The backs of the cards show their kind.
        let drawn = self.secrets.drawn.openly(|drawn| drawn[0].caste());
        if drawn != caste {
            return Err(wrong_caste(RULE, caste));
        }
        if self.deck(caste) == 0 {
            return Err(refuse(RULE, "refused-deck-empty"));
        }
        Ok(())
    }

    pub(super) fn look_further(&mut self, seat: Seat, caste: Caste) {
        self.table.phase = match self.table.phase {
            Phase::Keep(_, resume) => {
                let draw = Draw {
                    caste,
                    count: MORE,
                    resume,
                };
                Phase::Draw(seat, draw)
            }
            _ => Phase::Peek(seat, MORE, self.resumption()),
        };
    }
}
