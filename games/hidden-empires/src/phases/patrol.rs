//! Rulebook: Patrol (advanced game).
//!
//! Each ant for itself (Ruling 90): whoever has foraged or built does not patrol, and where a trail passed
//! through, as many stay as carry its food. Ants that patrol carry no trail afterwards.

use engine::Seat;

use super::{Played, refuse, refuse_with};
use crate::action::Action;
use crate::board::Area;
use crate::components::{Ants, Caste};
use crate::state::Table;

const RULE: &str = "rule-patrol";

impl Table {
    /// Ants in an area that neither patrol nor have another task.
    pub(super) fn unassigned(&self, seat: Seat, area: Area) -> Ants {
        let colony = self.colony(seat);
        let mut ants = colony.ants[area];
        ants -= colony.patrol[area];
        ants -= self.turn.engaged[area].within(ants);
        ants
    }

    /// Food that the trails through an area brought and that those with another task do not carry.
    fn load_left(&self, seat: Seat, area: Area) -> u16 {
        let load = self.turn.loads[area];
        if load == 0 {
            return 0;
        }
        let traits = self.colony(seat).traits;
        let engaged = self.turn.engaged[area].within(self.colony(seat).idle_ants(area));
        let carried = engaged.sum(|caste| traits.trail_per_ant(caste));
        load.saturating_sub(carried)
    }

    /// All ants of an area that can patrol together: as few as possible stay to carry.
    #[must_use]
    pub fn patrollers(&self, seat: Seat, area: Area) -> Ants {
        let mut ants = self.unassigned(seat, area);
        let mut load = self.load_left(seat, area);
        if load > 0 {
            let traits = self.colony(seat).traits;
            for caste in Caste::most_first(|caste| traits.trail_per_ant(caste)) {
                let each = traits.trail_per_ant(caste);
                let stay = load.div_ceil(each).min(ants[caste]);
                ants[caste] -= stay;
                load = load.saturating_sub(stay.saturating_mul(each));
            }
        }
        ants
    }

    /// How many of a caste can patrol, if nobody of another does.
    fn patrollers_of(&self, seat: Seat, area: Area, caste: Caste) -> u16 {
        let ants = self.unassigned(seat, area);
        let traits = self.colony(seat).traits;
        let mut others = ants;
        others[caste] = 0;
        let carried = others.sum(|caste| traits.trail_per_ant(caste));
        let load = self.load_left(seat, area).saturating_sub(carried);
        ants[caste].saturating_sub(load.div_ceil(traits.trail_per_ant(caste)))
    }

    /// Why nobody can patrol an area.
    pub(super) fn why_no_patrol(&self, seat: Seat, area: Area) -> Option<&'static str> {
        if !self.options.advanced {
            Some("refused-advanced-only")
        } else if self.colony(seat).ants[area].is_empty() {
            Some("refused-no-ants-there")
        } else if self.is_shared(seat, area) {
            Some("refused-shared-patrol")
        } else if self.unassigned(seat, area).is_empty() {
            Some("refused-all-assigned")
        } else if self.patrollers(seat, area).is_empty() {
            Some("refused-carriers")
        } else {
            None
        }
    }

    /// All who can; then groups of each caste, which can be joined by others.
    pub(super) fn list_patrols(&self, seat: Seat, area: Area, out: &mut Vec<Action>) {
        if self.why_no_patrol(seat, area).is_some() {
            return;
        }
        out.push(Action::Patrol(area));
        let all = self.patrollers(seat, area);
        for caste in Caste::ALL {
            for ants in Action::groups(self.patrollers_of(seat, area, caste)) {
                if Ants::of(caste, ants) != all {
                    out.push(Action::PatrolWith(area, caste, ants));
                }
            }
        }
    }

    pub(super) fn patrol(&mut self, seat: Seat, area: Area) -> Played {
        if let Some(reason) = self.why_no_patrol(seat, area) {
            return Err(refuse(RULE, reason));
        }
        self.begin_patrol(seat, area);
        Ok(())
    }

    pub(crate) fn begin_patrol(&mut self, seat: Seat, area: Area) {
        let all = self.patrollers(seat, area);
        self.set_out(seat, area, all);
    }

    pub(super) fn patrol_with(
        &mut self,
        seat: Seat,
        area: Area,
        caste: Caste,
        ants: u16,
    ) -> Played {
        if let Some(reason) = self.why_no_patrol(seat, area) {
            return Err(refuse(RULE, reason));
        }
        let most = self.patrollers_of(seat, area, caste);
        if self.colony(seat).ants[area][caste] == 0 {
            return Err(refuse(RULE, "refused-no-such-caste"));
        }
        if self.unassigned(seat, area)[caste] == 0 {
            return Err(refuse(RULE, "refused-all-assigned"));
        }
        if most == 0 {
            return Err(refuse(RULE, "refused-carriers"));
        }
        if !Action::is_group(ants, most) {
            return Err(refuse_with(RULE, "refused-group", "most", most));
        }
        let group = Ants::of(caste, ants);
        if group == self.patrollers(seat, area) {
            return Err(refuse(RULE, "refused-say-all"));
        }
        self.set_out(seat, area, group);
        Ok(())
    }

    fn set_out(&mut self, seat: Seat, area: Area, ants: Ants) {
        let colony = self.colony_mut(seat);
        colony.patrol.change(area, |patrol| *patrol += ants);
    }
}
