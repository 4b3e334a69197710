//! Rulebook: Repellent, Forage.

use engine::Seat;

use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::components::Ants;
use crate::phases::combat::{check_exactly, list_exactly, only_choice};
use crate::phases::{Played, Step, refuse, refuse_with};
use crate::state::{Phase, Table};

const RULE: &str = "rule-repellent";

/// This seat sends so many ants away from foragers.
#[derive(Clone, Copy)]
pub(crate) struct Repelled(pub Seat, pub Area, pub u16);

impl Step for Repelled {
    const NAME: &'static str = "repelled";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        list_exactly(table.colony(seat).ants[self.1], self.2, out, Action::Return);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(_, area, sent) = self;
        let Action::Return(ants) = action else {
            return Err(table.elsewhere(seat, action));
        };
        check_exactly(table.colony(seat).ants[area], sent, ants)
            .map_err(|()| refuse_with(RULE, "refused-driven-off", "ants", sent))?;
        table.colony_mut(seat).withdraw(area, ants);
        if let Some(player) = table.turn.player {
            table.phase = Phase::Tasks(player);
        }
        Ok(())
    }

    fn log(self, action: Action) -> Option<&'static str> {
        matches!(action, Action::Return(_)).then_some("log-repelled")
    }
}

impl Table {
    /// The ants that have come into an area in this turn and are still there.
    fn newcomers(&self, seat: Seat, area: Area) -> Ants {
        self.turn.arrived[area].within(self.colony(seat).ants[area])
    }

    /// Why the ants that came into an area cannot drive others off as foragers (Ruling 40).
    fn why_not_repel(&self, seat: Seat, area: Area, other: Seat) -> Option<&'static str> {
        let colony = self.colony(seat);
        if !colony.traits.repels_on_entering() {
            return Some("refused-no-repellent");
        }
        if self.turn.repelled.contains(area) {
            return Some("refused-repelled");
        }
        if self.newcomers(seat, area).is_empty() {
            return Some("refused-nobody-came");
        }
        // Patrollers do not bar those who drive them off.
        if let Some(reason) = self.why_no_ground(seat, area, self.served(seat)) {
            return Some(reason);
        }
        let beset = other != seat
            && other.index() < self.players()
            && self.colony(other).held().contains(area);
        (!beset).then_some("refused-nobody-to-repel")
    }

    pub(super) fn list_repelling(&self, seat: Seat, areas: AreaSet, out: &mut Vec<Action>) {
        if !self.colony(seat).traits.repels_on_entering() {
            return;
        }
        for area in areas.iter() {
            let others = Seat::all(self.players())
                .filter(|&other| self.why_not_repel(seat, area, other).is_none());
            out.extend(others.map(|other| Action::Repel(area, other)));
        }
    }

    pub(super) fn repel(&mut self, seat: Seat, area: Area, other: Seat) -> Played {
        self.check_idle(seat, area)?;
        if let Some(reason) = self.why_not_repel(seat, area, other) {
            return Err(refuse(RULE, reason));
        }
        let newcomers = self.newcomers(seat, area);
        self.turn.repelled.insert(area);
        self.engage(area, newcomers);
        let ants = self.colony(other).ants[area];
        let sent = newcomers.total().min(ants.total());
        match only_choice(ants, sent) {
            Some(only) => self.colony_mut(other).withdraw(area, only),
            None => self.phase = Phase::Repelled(other, area, sent),
        }
        Ok(())
    }

    /// Ants have a task that keeps them from patrolling.
    pub(crate) fn engage(&mut self, area: Area, ants: Ants) {
        self.turn
            .engaged
            .change(area, |engaged| *engaged = engaged.or(ants));
    }
}
