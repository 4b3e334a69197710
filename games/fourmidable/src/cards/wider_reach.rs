//! A nest hole two spaces farther away.

use engine::{Refusal, Seat};

use super::{Effect, RULE, Special, aimless};
use crate::action::Target;
use crate::state::{Fourmidable, Phase};

const MORE: u8 = 2;

impl Fourmidable {
    /// Ruling 38: such cards add up.
    pub(crate) fn further_reach(&self, seat: Seat) -> u8 {
        let hand = self.secrets.specials[seat.index()].open();
        let cards = hand.iter().filter(|&card| self.reaches_further(seat, card));
        cards.count() as u8 * MORE
    }

    /// Whether this is such a card, and one that a seat may play in this round.
    pub(crate) fn reaches_further(&self, seat: Seat, card: Special) -> bool {
        card.effect() == Effect::DigFurther && self.fits_time(seat, card)
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
