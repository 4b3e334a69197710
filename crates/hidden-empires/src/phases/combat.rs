//! Rulebook: Combat.
//!
//! Defenders roll all their dice: nobody has to use a result, so fewer dice would gain nothing.

use engine::{Message, Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Roll;
use crate::board::Area;
use crate::state::{Fight, Phase, Table};

const RULE: &str = "rule-combat";
const RULE_SCATTER: &str = "rule-scatter";
const RULE_STAY: &str = "rule-stay-or-return";

/// Rulebook: Defenders Scatter. Dice up to this number help.
const SCATTER: usize = 3;

impl Table {
    pub(crate) fn attack(&mut self, seat: Seat, area: Area, defender: Seat) -> Result<(), Refusal> {
        self.check_task(seat, area)?;
        let present = defender != seat && self.owners(area).any(|owner| owner == defender);
        if !present {
            return Err(refuse(RULE, "refused-nobody-to-attack"));
        }
        self.turn.busy.insert(area);
        self.phase = Phase::ScatterDice(Fight {
            attacker: seat,
            defender,
            area,
        });
        Ok(())
    }

    pub(crate) fn roll_for_defenders(&mut self, fight: Fight, roll: &Roll) {
        match roll.up_to(SCATTER) {
            0 => self.resolve_losses(fight),
            most => self.phase = Phase::Scatter(fight, most),
        }
    }

    pub(crate) fn return_ants(&mut self, seat: Seat, ants: u16) -> Result<(), Refusal> {
        let (rule, most, fight) = match self.phase {
            Phase::Scatter(fight, most) => (RULE_SCATTER, most, fight),
            Phase::StayOrReturn(fight) => (RULE_STAY, self.colony(seat).ants[fight.area], fight),
            _ => return Err(not_now(RULE)),
        };
        if ants > most {
            return Err(Refusal::new(
                rule,
                Message::new("refused-return").with("most", i32::from(most)),
            ));
        }
        let colony = self.colony_mut(seat);
        colony.ants[fight.area] -= ants;
        colony.returning += ants;
        match self.phase {
            Phase::Scatter(..) => self.resolve_losses(fight),
            _ => self.phase = Phase::Tasks(seat),
        }
        Ok(())
    }

    /// Rulebook: Resolve Loses. Both sides lose as many ants as the smaller one has.
    fn resolve_losses(&mut self, fight: Fight) {
        let Fight {
            attacker,
            defender,
            area,
        } = fight;
        let losses = self.colony(attacker).ants[area].min(self.colony(defender).ants[area]);
        self.colony_mut(attacker).ants[area] -= losses;
        self.colony_mut(defender).ants[area] -= losses;
        let opposing_nest = self.nest_in(area).is_some_and(|owner| owner != attacker);
        let colony = self.colony_mut(attacker);
        // Rulebook: Stay or Return. Nobody stays at an opposing nest.
        if opposing_nest {
            colony.returning += std::mem::take(&mut colony.ants[area]);
        }
        self.phase = if colony.ants[area] > 0 {
            Phase::StayOrReturn(fight)
        } else {
            Phase::Tasks(attacker)
        };
    }
}
