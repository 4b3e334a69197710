//! A nest hole two spaces farther away.

use engine::{Refusal, Seat};

use super::{Effect, RULE, aimless};
use crate::action::Target;
use crate::state::{Fourmidable, Phase};

const MORE: u8 = 2;

impl Fourmidable {
    /// Ruling 38: such cards add up.
    pub(crate) fn further_reach(&self, seat: Seat) -> u8 {
        let hand = self.secrets.specials[seat.index()].open();
        let cards = hand.iter().filter(|&card| {
            card.effect() == Effect::DigFurther && self.check_card(seat, card).is_ok()
        });
        cards.count() as u8 * MORE
    }

    pub(super) fn check_wider_reach(&self, target: Target) -> Result<(), Refusal> {
        aimless(target)?;
        match self.table.phase {
            Phase::Hole(..) => Ok(()),
            phase => Err(phase.only_when(RULE, "refused-dig-further-when")),
        }
    }

    pub(super) fn widen_reach(&mut self) {
        if let Phase::Hole(_, hole) = &mut self.table.phase {
            hole.reach += MORE;
        }
    }
}
