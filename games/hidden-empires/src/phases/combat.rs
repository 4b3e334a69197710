//! Rulebook: Combat.
//!
//! A fight is in an area or, in the advanced game, inside a nest ([`super::invade`]); its steps are the
//! same: defenders scatter, [`weapons`] and bombs, [`losses`].

pub mod losses;
pub mod weapons;

use engine::{Message, Seat};

use super::{Played, Step, refuse, refuse_with};
use crate::action::{Action, Roll};
use crate::board::Area;
use crate::components::Ants;
use crate::state::{Fate, Fight, HiddenEmpires, Phase, Table};

const RULE: &str = "rule-combat";
const RULE_SCATTER: &str = "rule-scatter";
const RULE_STAY: &str = "rule-stay-or-return";

/// Rulebook: Defenders Scatter. Dice up to this number help.
const SCATTER: usize = 3;

/// The only choice of so many ants, if there is one.
pub(super) fn only_choice(ants: Ants, count: u16) -> Option<Ants> {
    let mut choices = ants.parts().filter(|part| part.total() == count);
    match (choices.next(), choices.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

/// Lists every choice of so many ants.
pub(super) fn list_exactly(
    ants: Ants,
    count: u16,
    out: &mut Vec<Action>,
    action: impl Fn(Ants) -> Action,
) {
    let parts = ants.parts().filter(|part| part.total() == count);
    out.extend(parts.map(action));
}

/// Whether this is a choice of so many ants.
pub(super) fn check_exactly(ants: Ants, count: u16, chosen: Ants) -> Result<(), ()> {
    if chosen.total() == count && ants.contains(chosen) {
        Ok(())
    } else {
        Err(())
    }
}

/// Dice of the defenders. Results need not be used, so all are rolled (Ruling 88).
#[derive(Clone, Copy)]
pub(crate) struct ScatterDice(pub Fight);

impl Step for ScatterDice {
    const NAME: &'static str = "scatter-dice";
    const RULE: &'static str = RULE_SCATTER;

    fn dice(self, table: &Table) -> Option<u16> {
        Some(table.force(self.0, self.0.defender).total())
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        match roll.up_to(SCATTER) {
            0 => table.use_weapon(self.0),
            most => table.phase = Phase::Scatter(self.0, most),
        }
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        tell_losses(self.0, before, after, told);
    }
}

/// The defender returns up to so many ants, or none (Ruling 41).
#[derive(Clone, Copy)]
pub(crate) struct Scatter(pub Fight, pub u16);

impl Step for Scatter {
    const NAME: &'static str = "scatter";
    const RULE: &'static str = RULE_SCATTER;

    fn actor(self) -> Option<Seat> {
        Some(self.0.defender)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        let parts = table.force(self.0, seat).parts();
        let few = parts.filter(|ants| ants.total() <= self.1);
        out.extend(few.map(Action::Return));
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(fight, most) = self;
        let Action::Return(ants) = action else {
            return Err(table.elsewhere(seat, action));
        };
        if !table.force(fight, seat).contains(ants) || ants.total() > most {
            return Err(refuse_with(RULE_SCATTER, "refused-scatter", "most", most));
        }
        table.take_defenders(fight, ants, Fate::Scatter);
        Ok(())
    }

    fn log(self, action: Action) -> Option<&'static str> {
        matches!(action, Action::Return(_)).then_some("log-scatter")
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        tell_losses(self.0, before, after, told);
    }
}

/// Rulebook: Stay or Return; Patrol or Return. The attacker's remaining ants stay or return.
#[derive(Clone, Copy)]
pub(crate) struct StayOrReturn(pub Fight);

impl Step for StayOrReturn {
    const NAME: &'static str = "stay";
    const RULE: &'static str = RULE_STAY;

    fn actor(self) -> Option<Seat> {
        Some(self.0.attacker)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        let parts = table.colony(seat).ants[self.0.area].parts();
        out.extend(parts.map(Action::Return));
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let area = self.0.area;
        let Action::Return(ants) = action else {
            return Err(table.elsewhere(seat, action));
        };
        let colony = table.colony_mut(seat);
        if !colony.ants[area].contains(ants) {
            let most = colony.ants_in(area);
            return Err(refuse_with(RULE_STAY, "refused-return", "most", most));
        }
        colony.withdraw(area, ants);
        // Ruling 47: in the advanced game whoever stays patrols, but for those who carried a trail.
        if table.options.advanced {
            table.begin_patrol(seat, area);
        }
        table.phase = Phase::Tasks(seat);
        Ok(())
    }
}

/// Rulebook: Resolve Loses. What a fight has cost, once it is settled.
pub(super) fn tell_losses(
    fight: Fight,
    before: &HiddenEmpires,
    after: &HiddenEmpires,
    told: &mut Vec<Message>,
) {
    if matches!(
        after.table.phase,
        Phase::Scatter(..)
            | Phase::Protect(..)
            | Phase::Fall(_)
            | Phase::Weapon(_)
            | Phase::WeaponDice(..)
            | Phase::DrivenOff(..)
            | Phase::Bomb(_)
            | Phase::BombDice(..)
            | Phase::Bombed(..)
            | Phase::Exploded(..)
    ) {
        return;
    }
    let losses = |seat: Seat| {
        let there = |game: &HiddenEmpires| {
            let force = game.table.force(fight, seat);
            force.total() + game.table.colony(seat).returning.total()
        };
        i32::from(there(before).saturating_sub(there(after)))
    };
    told.push(
        Message::new("log-fought")
            .with("attacker", fight.attacker)
            .with("defender", fight.defender)
            .with("attackers", losses(fight.attacker))
            .with("defenders", losses(fight.defender)),
    );
}

impl Table {
    /// Why a player cannot be attacked in an area: by ants there, or in the nest (Ruling 42). One attack
    /// against one player in each area (Ruling 35).
    fn why_not_attack(&self, seat: Seat, area: Area, defender: Seat) -> Option<&'static str> {
        if defender == seat {
            return Some("refused-own-ants");
        }
        let Some(colony) = self.colonies.get(defender.index()) else {
            return Some("refused-nobody-to-attack");
        };
        if self.turn.repelled.contains(area) {
            Some("refused-foragers-attack")
        } else if colony.held().contains(area) || self.may_invade(area, defender) {
            None
        } else if self.options.advanced && colony.nests().contains(area) {
            Some("refused-sealed")
        } else if colony.nests().contains(area) {
            Some("refused-nest-safe")
        } else {
            Some("refused-nobody-to-attack")
        }
    }

    pub(super) fn list_attacks(&self, seat: Seat, area: Area, out: &mut Vec<Action>) {
        let armed = self.colony(seat).traits.weapon().is_some();
        for defender in Seat::all(self.players()) {
            if self.why_not_attack(seat, area, defender).is_none() {
                out.push(Action::Attack(area, defender));
                if armed {
                    out.push(Action::AttackSparing(area, defender));
                }
            }
        }
    }

    /// Rulebook: Attack. Whoever spares the weapon says later how many dice it rolls.
    pub(crate) fn attack(
        &mut self,
        seat: Seat,
        area: Area,
        defender: Seat,
        sparing: bool,
    ) -> Played {
        self.check_idle(seat, area)?;
        if let Some(reason) = self.why_not_attack(seat, area, defender) {
            return Err(refuse(RULE, reason));
        }
        if sparing && self.colony(seat).traits.weapon().is_none() {
            return Err(refuse("rule-weapons", "refused-no-weapon"));
        }
        self.turn.busy.insert(area);
        let fight = Fight {
            attacker: seat,
            defender,
            area,
            inside: false,
            recruits: Ants::NONE,
            sparing,
        };
        // Whoever attacks does not patrol; defenders go on (Ruling 84).
        self.colony_mut(seat).patrol.take(area);
        if self.colony(defender).ants[area].is_empty() {
            self.declare_invasion(fight);
        } else {
            self.phase = Phase::ScatterDice(fight);
        }
        Ok(())
    }

    /// The ants of one side.
    #[must_use]
    pub fn force(&self, fight: Fight, seat: Seat) -> Ants {
        let colony = self.colony(seat);
        if fight.inside && seat == fight.defender {
            colony.nest_defenders()
        } else {
            colony.ants[fight.area]
        }
    }

    pub(super) fn remove_from(&mut self, fight: Fight, seat: Seat, ants: Ants) {
        let colony = self.colony_mut(seat);
        if fight.inside && seat == fight.defender {
            colony.remove_defenders(ants);
        } else {
            colony.lose_in(fight.area, ants);
        }
    }

    pub(super) fn send_back(&mut self, fight: Fight, seat: Seat, ants: Ants) {
        self.remove_from(fight, seat, ants);
        self.colony_mut(seat).returning += ants;
    }

    /// What follows when losses are settled: loot in a nest, an invasion, or Stay or Return. Nobody
    /// stays at an opposing nest.
    pub(super) fn end_fight(&mut self, mut fight: Fight) {
        let Fight {
            attacker,
            defender,
            area,
            ..
        } = fight;
        let recruits = fight.recruits.take();
        self.colony_mut(defender).returning += recruits;
        if self.colony(attacker).ants[area].is_empty() {
            self.turn.protected = [0; 8];
            self.phase = Phase::Tasks(attacker);
        } else if fight.inside {
            self.begin_looting(fight);
        } else if self.may_invade(area, defender) {
            self.phase = Phase::Invade(fight);
        } else if self.nest_in(area).is_some_and(|owner| owner != attacker) {
            self.end_invasion(fight);
        } else {
            self.phase = Phase::StayOrReturn(fight);
        }
    }
}
