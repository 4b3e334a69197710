//! Rulebook: 1) Event.
//!
//! Sealed together with the births (Ruling 74): each larva moves the cube by one space from where the die put it.

use engine::Seat;

use super::{Checked, When, refuse};
use crate::action::Action;
use crate::components::Event;
use crate::state::{Myrmes, Phase, Plan, Table, sealed};

const RULE: &str = "rule-event";

/// The whole track.
const EVENTS: [Action; Event::ALL.len()] = {
    let mut events = [Action::Done; Event::ALL.len()];
    let mut event = 0;
    while event < events.len() {
        events[event] = Action::Event(Event::ALL[event]);
        event += 1;
    }
    events
};

impl Myrmes {
    /// A new season: the cubes lie where the die says. Who has no larvae cannot move theirs.
    pub(crate) fn begin_plans(&mut self) {
        let rolled = self.table.rolled();
        for seat in Seat::all(self.table.players()) {
            let colony = self.table.colony_mut(seat);
            colony.event = rolled;
            colony.point_paid = false;
            colony.last = std::mem::take(&mut colony.ledger);
            self.plans[seat.index()] = sealed(seat, self.first_plan(seat));
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

    pub(crate) fn check_event(&self, seat: Seat, event: Event) -> Checked {
        if self.table.phase != Phase::Plan {
            return Err(self.table.other_phase(seat, RULE, When::Plan));
        }
        let larvae = self.table.colony(seat).larvae;
        if larvae == 0 {
            return Err(refuse(RULE, "refused-event-no-larvae"));
        }
        if self.own_plan(seat).event.is_some() {
            return Err(refuse(RULE, "refused-event-chosen"));
        }
        let cost = self.table.rolled().distance(event);
        if cost > larvae {
            return Err(refuse(RULE, "refused-event-larvae")
                .with("cost", cost)
                .with("larvae", larvae));
        }
        Ok(())
    }

    pub(crate) fn seal_event(&mut self, seat: Seat, event: Event) {
        self.plans[seat.index()].blindly(|plan| plan.event = Some(event));
    }
}

impl Table {
    /// What a seat that has planned this much may plan next.
    pub(crate) fn list_plan(&self, seat: Seat, plan: Plan, out: &mut Vec<Action>) {
        match plan {
            Plan { event: None, .. } => {
                let rolled = self.rolled() as usize;
                let larvae = usize::from(self.colony(seat).larvae);
                let last = (rolled + larvae).min(EVENTS.len() - 1);
                out.extend_from_slice(&EVENTS[rolled.saturating_sub(larvae)..=last]);
            }
            Plan {
                event: Some(event),
                births: None,
            } => self.list_births(seat, event, out),
            Plan { .. } => {}
        }
    }
}
