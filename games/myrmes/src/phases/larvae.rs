//! Rulebook: Important (larvae for food).

use engine::Seat;

use super::{Checked, When, refuse};
use crate::components::{Cube, LARVAE_PER_FOOD};
use crate::state::{Chore, Phase, Table};

const RULE: &str = "rule-larvae";

impl Table {
    /// Ruling 57: wherever food can be spent. Before that nothing would change.
    pub(crate) fn check_exchange(&self, seat: Seat) -> Checked {
        if self.colony(seat).chore == Chore::Feed {
            return Err(refuse(RULE, "refused-exchange-in-winter"));
        }
        if !matches!(
            self.phase,
            Phase::Worker(_) | Phase::Sortie(..) | Phase::Atelier(_)
        ) {
            return Err(self.other_phase(seat, RULE, When::Larvae));
        }
        if self.colony(seat).larvae < LARVAE_PER_FOOD {
            return Err(refuse(RULE, "refused-larvae").with("larvae", self.colony(seat).larvae));
        }
        if !self.has_food() {
            return Err(refuse(RULE, "refused-no-cube-left"));
        }
        Ok(())
    }

    pub(crate) fn can_exchange(&self, seat: Seat) -> bool {
        self.colony(seat).larvae >= LARVAE_PER_FOOD && self.has_food()
    }

    pub(crate) fn turn_larvae_into_food(&mut self, seat: Seat) {
        self.return_larvae(seat, LARVAE_PER_FOOD);
        self.gain(seat, Cube::Food, 1);
    }
}
