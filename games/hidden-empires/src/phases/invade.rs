//! Rulebook: Invade the Nest (advanced game).
//!
//! Whoever still has attackers at the defender's nest or nest site may invade: the owner may seal the nest,
//! blockers roll, and the steps of combat follow inside. Then brood is carried off and the queen hunted
//! ([`loot`]). All attackers return in the end, so only their number matters.

pub mod chambers;
pub mod loot;

use engine::Seat;

use super::combat::{check_exactly, list_exactly, only_choice};
use super::{Played, Step, refuse_with};
use crate::action::{Action, Roll};
use crate::board::Area;
use crate::cards::Hand;
use crate::components::{Ants, Caste};
use crate::state::{Colony, Fight, Phase, Table};

const RULE: &str = "rule-invade";

/// The attacker may invade the nest.
#[derive(Clone, Copy)]
pub(crate) struct Invade(pub Fight);

impl Step for Invade {
    const NAME: &'static str = "invade";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.attacker)
    }

    fn list_openly(self, _: &Table, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Invade, Action::Pass]);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        match action {
            Action::Invade => table.declare_invasion(self.0),
            Action::Pass => table.end_invasion(self.0),
            _ => return Err(table.elsewhere(seat, action)),
        }
        Ok(())
    }
}

/// The owner of the nest may seal it.
#[derive(Clone, Copy)]
pub(crate) struct Seal(pub Fight);

impl Step for Seal {
    const NAME: &'static str = "seal";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.defender)
    }

    fn list_openly(self, _: &Table, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        if action != Action::Pass {
            return Err(table.elsewhere(seat, action));
        }
        table.enter_nest(self.0);
        Ok(())
    }
}

/// Dice of blockers: as many attackers as their sum return (Ruling 43).
#[derive(Clone, Copy)]
pub(crate) struct BlockDice(pub Fight);

impl Step for BlockDice {
    const NAME: &'static str = "block-dice";
    const RULE: &'static str = RULE;

    fn dice(self, table: &Table) -> Option<u16> {
        Some(table.blockers(self.0))
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        let fight = self.0;
        let force = table.force(fight, fight.attacker);
        let blocked = roll.sum_up_to(6).min(force.total());
        match only_choice(force, blocked) {
            Some(only) => {
                table.send_back(fight, fight.attacker, only);
                table.storm(fight);
            }
            None => table.phase = Phase::Blocked(fight, blocked),
        }
    }
}

/// The attacker sends back so many ants that were blocked.
#[derive(Clone, Copy)]
pub(crate) struct Blocked(pub Fight, pub u16);

impl Step for Blocked {
    const NAME: &'static str = "blocked";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.attacker)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        list_exactly(table.force(self.0, seat), self.1, out, Action::Return);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(fight, blocked) = self;
        let Action::Return(ants) = action else {
            return Err(table.elsewhere(seat, action));
        };
        check_exactly(table.force(fight, seat), blocked, ants)
            .map_err(|()| refuse_with(RULE, "refused-blocked", "ants", blocked))?;
        table.send_back(fight, seat, ants);
        table.storm(fight);
        Ok(())
    }
}

impl Colony {
    /// Rulebook: Invade the Nest, Defending Ants.
    #[must_use]
    pub fn nest_defenders(&self) -> Ants {
        let mut ants = self.reserves;
        ants += self.builders;
        ants += self.nurses;
        ants += self.defending_storage();
        ants
    }

    /// Millers defend, repletes do not.
    fn defending_storage(&self) -> Ants {
        match self.traits.milled() {
            Some(_) => Ants::of(Caste::Major, self.storage[Caste::Major]),
            None => Ants::NONE,
        }
    }

    /// Takes defenders out of the nest: reserves first, then builders and millers, nurses last (Ruling 93).
    pub(super) fn remove_defenders(&mut self, ants: Ants) {
        let millers = self.defending_storage();
        let chambers = [
            (self.reserves, &mut self.reserves),
            (self.builders, &mut self.builders),
            (millers, &mut self.storage),
            (self.nurses, &mut self.nurses),
        ];
        let mut left = ants;
        for (defending, chamber) in chambers {
            let gone = defending.within(left);
            *chamber -= gone;
            left -= gone;
        }
    }
}

impl Table {
    /// Whether the nest of this player in an area may be invaded at all.
    pub(crate) fn may_invade(&self, area: Area, defender: Seat) -> bool {
        self.options.advanced
            && self.colony(defender).nests().contains(area)
            && !self.turn.sealed.contains(defender)
    }

    /// Ruling 45: the owner may seal the nest when the invasion is declared.
    pub(crate) fn declare_invasion(&mut self, fight: Fight) {
        if self.could_hold(fight.defender, Hand::SealNestEntrances) {
            self.phase = Phase::Seal(fight);
        } else {
            self.enter_nest(fight);
        }
    }

    /// Majors that hold the entrance.
    #[must_use]
    pub fn blockers(&self, fight: Fight) -> u16 {
        let colony = self.colony(fight.defender);
        if colony.traits.blocks_entrance() {
            colony.reserves[Caste::Major]
        } else {
            0
        }
    }

    /// Ruling 43: blockers roll first of all.
    pub(crate) fn enter_nest(&mut self, fight: Fight) {
        if self.blockers(fight) > 0 {
            self.phase = Phase::BlockDice(fight);
        } else {
            self.storm(fight);
        }
    }

    /// The fight inside.
    pub(crate) fn storm(&mut self, fight: Fight) {
        let fight = Fight {
            inside: true,
            ..fight
        };
        if self.force(fight, fight.attacker).is_empty() {
            self.end_invasion(fight);
        } else if self.force(fight, fight.defender).is_empty() {
            self.begin_looting(fight);
        } else {
            self.phase = Phase::ScatterDice(fight);
        }
    }

    /// Rulebook: Patrol or Return. Nobody stays at an opposing nest.
    pub(crate) fn end_invasion(&mut self, fight: Fight) {
        let colony = self.colony_mut(fight.attacker);
        let ants = colony.ants.take(fight.area);
        colony.returning += ants;
        self.turn.protected = [0; 8];
        self.phase = Phase::Tasks(fight.attacker);
    }
}
