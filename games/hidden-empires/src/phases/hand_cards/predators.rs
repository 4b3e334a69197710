//! Rulebook: Predator Migration.

use engine::Seat;

use crate::action::{Action, Roll};
use crate::board::Area;
use crate::components::Ants;
use crate::phases::combat::{check_exactly, list_exactly, only_choice};
use crate::phases::{Played, Step, refuse_with};
use crate::state::{Phase, Table};

const RULE: &str = "rule-hand-cards";

/// Dice of predators that were moved upon this seat's ants.
#[derive(Clone, Copy)]
pub(crate) struct RaidDice(pub Seat, pub Area);

impl Step for RaidDice {
    const NAME: &'static str = "raid-dice";
    const RULE: &'static str = RULE;

    fn dice(self, table: &Table) -> Option<u16> {
        Some(table.markers.value(self.1))
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        let Self(seat, area) = self;
        let ants = table.colony(seat).ants[area];
        let killed = roll.up_to(1).min(ants.total());
        match only_choice(ants, killed) {
            Some(only) => table.end_raid(seat, area, only),
            None => table.phase = Phase::Raided(seat, area, killed),
        }
    }
}

/// This seat gives up so many of the ants that predators were moved upon.
#[derive(Clone, Copy)]
pub(crate) struct Raided(pub Seat, pub Area, pub u16);

impl Step for Raided {
    const NAME: &'static str = "raided";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        list_exactly(table.colony(seat).ants[self.1], self.2, out, Action::Lose);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(_, area, killed) = self;
        let Action::Lose(lost) = action else {
            return Err(table.elsewhere(seat, action));
        };
        check_exactly(table.colony(seat).ants[area], killed, lost)
            .map_err(|()| refuse_with(RULE, "refused-casualties", "ants", killed))?;
        table.end_raid(seat, area, lost);
        Ok(())
    }
}

impl Table {
    /// Ruling 29: next to other predators, too.
    pub(super) fn move_predators(&mut self, seat: Seat, from: Area, to: Area) {
        self.turn.resume = Some(self.phase);
        let predators = self.markers.faceup.take(from);
        self.clear_for_nest(to);
        if let Some(predators) = predators {
            self.markers.faceup.lay(to, predators);
        }
        self.raid_next(seat, to);
    }

    /// Ruling 31: each owner rolls. The first from this seat on whose ants are there.
    fn raid_next(&mut self, from: Seat, area: Area) {
        let prey = self.clockwise(from).find(|&seat| {
            let colony = self.colony(seat);
            colony.held().contains(area) && !colony.traits.ignores_predators()
        });
        match prey {
            Some(seat) => self.phase = Phase::RaidDice(seat, area),
            None => self.resume(),
        }
    }

    fn end_raid(&mut self, seat: Seat, area: Area, killed: Ants) {
        let mut left = self.drive_out(seat, area);
        left -= killed;
        self.colony_mut(seat).returning += left;
        self.raid_next(self.turn.player.unwrap_or(seat), area);
    }
}
