//! Rulebook: Perform Tasks.
//!
//! Building and nursing need no decision: builders add to the nest size when the step begins.

use engine::{Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::components::SIZE_PER_BUILDER;
use crate::state::{Phase, Table};

const RULE: &str = "rule-tasks";

impl Table {
    pub(crate) fn begin_tasks(&mut self, seat: Seat) {
        // Rulebook: Build.
        let colony = self.colony_mut(seat);
        colony.size += SIZE_PER_BUILDER * colony.builders.total();
        self.phase = Phase::Tasks(seat);
    }

    /// Areas whose ants have not had a task yet (Ruling 32).
    pub(crate) fn idle(&self, seat: Seat) -> AreaSet {
        self.colony(seat).held() & !self.turn.busy
    }

    pub(crate) fn has_no_task(&self, seat: Seat) -> bool {
        let idle = self.idle(seat);
        if idle.iter().any(|area| self.is_shared(seat, area)) {
            return false;
        }
        let traits = self.colony(seat).traits;
        let food = |area: &Area| {
            self.markers.faceup[*area].is_some_and(|marker| traits.may_forage(marker))
        };
        if !idle.iter().any(|area| food(&area)) {
            return true;
        }
        let trails = self.trails(seat);
        !idle.iter().filter(food).any(|area| trails[area] > 0)
    }

    pub(crate) fn list_tasks(&self, seat: Seat, out: &mut Vec<Action>) {
        let trails = self.trails(seat);
        for area in self.idle(seat).iter() {
            let opponents = self.owners(area).filter(|&owner| owner != seat);
            out.extend(opponents.map(|owner| Action::Attack(area, owner)));
            if trails[area] > 0 {
                self.list_foraging(seat, area, out);
            }
        }
        out.push(Action::Done);
    }

    /// An area with idle ants of this player, in the right step.
    pub(crate) fn check_task(&self, seat: Seat, area: Area) -> Result<(), Refusal> {
        if self.phase != Phase::Tasks(seat) {
            return Err(not_now(RULE));
        }
        if self.colony(seat).ants[area].is_empty() {
            return Err(refuse(RULE, "refused-no-ants-there"));
        }
        if self.turn.busy.contains(area) {
            return Err(refuse(RULE, "refused-busy"));
        }
        Ok(())
    }
}
