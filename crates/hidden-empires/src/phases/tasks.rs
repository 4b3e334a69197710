//! Rulebook: Perform Tasks.
//!
//! Building and nursing need no decision: builders add to the nest size when the step begins.

use engine::{Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::components::Ants;
use crate::components::SIZE_PER_BUILDER;
use crate::state::{Phase, Table};

const RULE: &str = "rule-tasks";
const RULE_PATROL: &str = "rule-patrol";

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
        if self.options.advanced
            && self
                .colony(seat)
                .held()
                .iter()
                .any(|area| self.may_patrol(seat, area))
        {
            return false;
        }
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
        if self.options.advanced {
            let held = self.colony(seat).held();
            let areas = held.iter().filter(|&area| self.may_patrol(seat, area));
            out.extend(areas.map(Action::Patrol));
        }
        out.push(Action::Done);
    }

    /// Ants that have neither foraged nor patrol.
    fn free_ants(&self, seat: Seat, area: Area) -> u16 {
        let colony = self.colony(seat);
        colony.ants_in(area) - colony.patrol[area].total() - self.turn.foragers[area]
    }

    fn may_patrol(&self, seat: Seat, area: Area) -> bool {
        self.free_ants(seat, area) > 0
            && !self.is_shared(seat, area)
            && !self.turn.trails.contains(area)
    }

    /// Rulebook: Patrol (advanced game). Foragers are workers as long as there are enough.
    pub(crate) fn patrol(&mut self, seat: Seat, area: Area) -> Result<(), Refusal> {
        if !self.options.advanced || self.phase != Phase::Tasks(seat) {
            return Err(not_now(RULE_PATROL));
        }
        if self.colony(seat).ants[area].is_empty() {
            return Err(refuse(RULE_PATROL, "refused-no-ants-there"));
        }
        if self.is_shared(seat, area) {
            return Err(refuse(RULE_PATROL, "refused-shared-patrol"));
        }
        if !self.may_patrol(seat, area) {
            return Err(refuse(RULE_PATROL, "refused-busy"));
        }
        let mut foragers = self.turn.foragers[area];
        let colony = self.colony_mut(seat);
        let mut patrol = Ants::NONE;
        for (caste, count) in colony.ants[area].iter() {
            let foraging = foragers.min(count);
            foragers -= foraging;
            patrol[caste] = count - foraging;
        }
        colony.patrol[area] = patrol;
        Ok(())
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
