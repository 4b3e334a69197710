//! Rulebook: Perform Tasks.
//!
//! In any order (Ruling 33). Building and nursing need no decision: builders add to the nest size when the step begins.

pub mod repellent;

use engine::{Refusal, Seat};

use super::{Played, Step, refuse};
use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::cards::nest::NestSize;
use crate::components::SIZE_PER_BUILDER;
use crate::state::{HiddenEmpires, Phase, Table};

const RULE: &str = "rule-tasks";

/// This seat performs tasks.
#[derive(Clone, Copy)]
pub(crate) struct Tasks(pub Seat);

impl Step for Tasks {
    const NAME: &'static str = "tasks";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        let served = table.served(seat);
        let beset = table.held_by_others(seat) | table.all_nests();
        let idle = table.idle(seat);
        for area in idle.iter() {
            if beset.contains(area) {
                table.list_attacks(seat, area, out);
            }
            if served.contains(area) {
                table.list_foraging(seat, area, out);
            }
        }
        if table.options.advanced {
            let held = table.colony(seat).held();
            for area in held.iter() {
                table.list_patrols(seat, area, out);
            }
            table.list_repelling(seat, idle & beset, out);
            table.list_trunks(seat, held, out);
        }
        out.push(Action::Done);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        match action {
            Action::Attack(area, defender) => table.attack(seat, area, defender, false)?,
            Action::AttackSparing(area, defender) => table.attack(seat, area, defender, true)?,
            Action::Harvest(area, foragers) => table.harvest(seat, area, foragers)?,
            Action::HarvestWith(area, foragers) => table.harvest_with(seat, area, foragers)?,
            Action::Tend(area) => table.tend(seat, area)?,
            Action::TendWith(area, foragers) => table.tend_with(seat, area, foragers)?,
            Action::Patrol(area) => table.patrol(seat, area)?,
            Action::PatrolWith(area, caste, ants) => table.patrol_with(seat, area, caste, ants)?,
            Action::Repel(area, other) => table.repel(seat, area, other)?,
            Action::Trunk(area, workers) => table.build_trunk(seat, area, workers)?,
            Action::Done => table.end_turn(),
            _ => return Err(table.elsewhere(seat, action)),
        }
        Ok(())
    }

    fn is_passed_over(self, game: &mut HiddenEmpires) -> bool {
        let passed = game.table.has_no_task(self.0);
        if passed {
            game.table.end_turn();
        }
        passed
    }
}

impl Table {
    pub(crate) fn begin_tasks(&mut self, seat: Seat) {
        // Rulebook: Build.
        let colony = self.colony_mut(seat);
        if colony.traits.nest_size() == NestSize::Built {
            colony.size += SIZE_PER_BUILDER * colony.builders.total();
        }
        self.phase = Phase::Tasks(seat);
    }

    /// Areas whose ants have not had a task yet (Ruling 32).
    pub(crate) fn idle(&self, seat: Seat) -> AreaSet {
        self.colony(seat).held() & !self.turn.busy
    }

    /// Why the ants in an area do not have a task to come.
    pub(crate) fn check_idle(&self, seat: Seat, area: Area) -> Result<(), Refusal> {
        if self.idle(seat).contains(area) {
            Ok(())
        } else if self.turn.busy.contains(area) {
            Err(refuse(RULE, "refused-busy"))
        } else {
            Err(refuse(RULE, "refused-no-ants-there"))
        }
    }

    /// Whoever has cards may still play them; what they are, is not asked.
    fn has_no_task(&self, seat: Seat) -> bool {
        let idle = self.idle(seat);
        if self.colony(seat).cards > 0 || !(idle & self.held_by_others(seat)).is_empty() {
            return false;
        }
        if self.options.advanced {
            let held = self.colony(seat).held();
            let has_task = |area: Area| {
                self.why_no_patrol(seat, area).is_none()
                    || self.why_no_trunk(seat, area).is_none()
                    || idle.contains(area) && self.nest_in(area).is_some_and(|owner| owner != seat)
            };
            if held.iter().any(has_task) {
                return false;
            }
        }
        let lying = idle & self.markers.faceup.areas();
        if lying.is_empty() {
            return true;
        }
        let served = self.served(seat);
        let is_ground = |area: Area| self.why_no_forage(seat, area, served).is_none();
        !lying.iter().any(is_ground)
    }
}
