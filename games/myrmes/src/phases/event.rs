//! Rulebook: 1) Event.
//!
//! Sealed together with the births: each larva moves the cube by one space from where the die put it.

use engine::{Message, Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::components::Event;
use crate::state::{Myrmes, Phase, Plan};

const RULE: &str = "rule-event";

impl Myrmes {
    /// A new season: the cubes lie where the die says. Who has no larvae cannot move theirs.
    pub(crate) fn begin_plans(&mut self) {
        let rolled = self.table.rolled();
        for seat in Seat::all(self.table.players()) {
            let colony = self.table.colony_mut(seat);
            colony.event = rolled;
            colony.point_paid = false;
            colony.last = std::mem::take(&mut colony.ledger);
            self.plans[seat] = self.first_plan(seat);
        }
    }

    /// What is planned before anything was chosen.
    pub(crate) fn first_plan(&self, seat: Seat) -> Plan {
        let idle = self.table.colony(seat).larvae == 0;
        Plan {
            event: idle.then(|| self.table.rolled()),
            births: None,
        }
    }

    pub(crate) fn seal_event(&mut self, seat: Seat, event: Event) -> Result<(), Refusal> {
        if self.table.phase != Phase::Plan {
            return Err(not_now(RULE));
        }
        if self.plans[seat].event.is_some() {
            return Err(refuse(RULE, "refused-event-chosen"));
        }
        let cost = self.table.rolled().distance(event);
        let larvae = self.table.colony(seat).larvae;
        if cost > larvae {
            return Err(Refusal::new(
                RULE,
                Message::new("refused-event-larvae")
                    .with("cost", cost)
                    .with("larvae", larvae),
            ));
        }
        self.plans[seat].event = Some(event);
        Ok(())
    }

    pub(crate) fn list_plans(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.plans[seat] {
            Plan { event: None, .. } => {
                let rolled = self.table.rolled();
                let larvae = self.table.colony(seat).larvae;
                let near = |event: &Event| rolled.distance(*event) <= larvae;
                out.extend(Event::ALL.into_iter().filter(near).map(Action::Event));
            }
            Plan {
                event: Some(event),
                births: None,
            } => self.list_births(seat, event, out),
            Plan { .. } => {}
        }
    }
}
