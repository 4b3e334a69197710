//! Rulebook: Perform Tasks.
//!
//! Building and nursing need no decision: builders add to the nest size when the step begins.

use engine::{Message, Refusal, Seat};

use super::combat::only_choice;
use super::nest_phase::clutches;
use super::{not_now, refuse};
use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::cards::nest::NestSize;
use crate::components::Ants;
use crate::components::SIZE_PER_BUILDER;
use crate::state::{Phase, Table};

const RULE: &str = "rule-tasks";
const RULE_PATROL: &str = "rule-patrol";
const RULE_REPELLENT: &str = "rule-repellent";

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

    pub(crate) fn has_no_task(&self, seat: Seat) -> bool {
        let idle = self.idle(seat);
        // Whoever has cards may still play them; what they are, is not asked.
        if self.colony(seat).cards > 0 {
            return false;
        }
        if self.options.advanced {
            let held = self.colony(seat).held();
            let has_task = |area: Area| {
                self.may_patrol(seat, area)
                    || self.trunk_workers(seat, area) > 0
                    || idle.contains(area) && self.nest_in(area).is_some_and(|owner| owner != seat)
            };
            if held.iter().any(has_task) {
                return false;
            }
        }
        if !(idle & self.held_by_others(seat)).is_empty() {
            return false;
        }
        let lying = idle & self.markers.faceup.areas();
        if lying.is_empty() {
            return true;
        }
        let traits = self.colony(seat).traits;
        let food = |area: Area| self.markers.faceup[area].is_some_and(|it| traits.may_forage(it));
        !(lying & self.served(seat)).iter().any(food)
    }

    pub(crate) fn list_tasks(&self, seat: Seat, out: &mut Vec<Action>) {
        let served = self.served(seat);
        let beset = self.held_by_others(seat) | self.all_nests();
        for area in self.idle(seat).iter() {
            if beset.contains(area) && !self.turn.repelled.contains(area) {
                let opponents = Seat::all(self.players())
                    .filter(|&owner| self.can_be_attacked(seat, area, owner));
                out.extend(opponents.map(|owner| Action::Attack(area, owner)));
            }
            if served.contains(area) {
                self.list_foraging(seat, area, out);
            }
        }
        if self.options.advanced {
            let held = self.colony(seat).held();
            let areas = held.iter().filter(|&area| self.may_patrol(seat, area));
            out.extend(areas.map(Action::Patrol));
            self.list_repelling(seat, out);
            for area in held.iter() {
                let workers = self.trunk_workers(seat, area);
                out.extend(
                    clutches(workers)
                        .skip(1)
                        .map(|count| Action::Trunk(area, count)),
                );
            }
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
        self.begin_patrol(seat, area);
        Ok(())
    }

    pub(crate) fn begin_patrol(&mut self, seat: Seat, area: Area) {
        let mut foragers = self.turn.foragers[area];
        let colony = self.colony_mut(seat);
        let mut patrol = Ants::NONE;
        for (caste, count) in colony.ants[area].iter() {
            let foraging = foragers.min(count);
            foragers -= foraging;
            patrol[caste] = count - foraging;
        }
        colony.patrol.set(area, patrol);
    }

    // ---- Repellent, Forage

    /// How many ants of another player this player's foragers can send away (Ruling 40).
    fn repellable(&self, seat: Seat, area: Area, other: Seat) -> u16 {
        let colony = self.colony(seat);
        if other == seat
            || !colony.traits.repels_on_entering()
            || self.turn.repelled.contains(area)
            || self.turn.busy.contains(area)
        {
            return 0;
        }
        let entered = self.turn.arrived[area].total().min(colony.ants_in(area));
        entered.min(self.colony(other).ants_in(area))
    }

    fn list_repelling(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.colony(seat).traits.repels_on_entering() {
            return;
        }
        for area in self.idle(seat).iter() {
            let others =
                Seat::all(self.players()).filter(|&other| self.repellable(seat, area, other) > 0);
            out.extend(others.map(|other| Action::Repel(area, other)));
        }
    }

    pub(crate) fn repel(&mut self, seat: Seat, area: Area, other: Seat) -> Result<(), Refusal> {
        self.check_task(seat, area)?;
        let sent = if other.index() < self.players() {
            self.repellable(seat, area, other)
        } else {
            0
        };
        if sent == 0 {
            return Err(refuse(RULE_REPELLENT, "refused-repel"));
        }
        self.turn.repelled.insert(area);
        let ants = self.colony(other).ants[area];
        match only_choice(ants, sent) {
            Some(only) => self.leave(other, area, only),
            None => self.phase = Phase::Repelled(other, area, sent),
        }
        Ok(())
    }

    fn leave(&mut self, seat: Seat, area: Area, ants: Ants) {
        let colony = self.colony_mut(seat);
        colony.lose_in(area, ants);
        colony.returning += ants;
    }

    pub(crate) fn list_repelled(&self, seat: Seat, area: Area, sent: u16, out: &mut Vec<Action>) {
        let parts = self.colony(seat).ants[area].parts();
        out.extend(
            parts
                .filter(|part| part.total() == sent)
                .map(Action::Return),
        );
    }

    pub(crate) fn be_repelled(&mut self, seat: Seat, ants: Ants) -> Result<(), Refusal> {
        let Phase::Repelled(_, area, sent) = self.phase else {
            return Err(not_now(RULE_REPELLENT));
        };
        if ants.total() != sent || !self.colony(seat).ants[area].contains(ants) {
            return Err(Refusal::new(
                RULE_REPELLENT,
                Message::new("refused-driven-off").with("ants", i32::from(sent)),
            ));
        }
        self.leave(seat, area, ants);
        if let Some(player) = self.turn.player {
            self.phase = Phase::Tasks(player);
        }
        Ok(())
    }

    /// An area with idle ants of this player, in the right step.
    pub(crate) fn check_task(&self, seat: Seat, area: Area) -> Result<(), Refusal> {
        if self.phase != Phase::Tasks(seat) {
            return Err(not_now(RULE));
        }
        if !self.colony(seat).held().contains(area) {
            return Err(refuse(RULE, "refused-no-ants-there"));
        }
        if self.turn.busy.contains(area) {
            return Err(refuse(RULE, "refused-busy"));
        }
        Ok(())
    }
}
