//! Rulebook: Mace, Recruitment, Repellent (attack); Suicide Bombing. Dice before points are compared.

use engine::{Message, Seat};

use super::{check_exactly, list_exactly, only_choice, tell_losses};
use crate::action::{Action, Roll};
use crate::components::Caste;
use crate::phases::nest_phase::{clutches, is_clutch};
use crate::phases::{Played, Step, refuse, refuse_with};
use crate::state::{Fate, Fight, HiddenEmpires, Phase, Table};

const RULE: &str = "rule-weapons";

/// Rulebook: Suicide Bombing. Dice up to this number explode.
const BOMBS: usize = 3;

/// The attacker says how many dice the weapon rolls: all of them, or fewer.
#[derive(Clone, Copy)]
pub(crate) struct Weapon(pub Fight);

impl Step for Weapon {
    const NAME: &'static str = "weapon";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.attacker)
    }

    fn list_openly(self, table: &Table, _: Seat, out: &mut Vec<Action>) {
        let most = table.weapon_dice(self.0);
        let numbers = (0..=most).rev().filter(|&dice| is_clutch(dice, most));
        out.extend(numbers.map(Action::Wield));
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Action::Wield(dice) = action else {
            return Err(table.elsewhere(seat, action));
        };
        let most = table.weapon_dice(self.0);
        if dice > most {
            return Err(refuse_with(RULE, "refused-wield", "most", most));
        }
        if !is_clutch(dice, most) {
            return Err(refuse(RULE, "refused-clutch"));
        }
        match dice {
            0 => table.offer_bombs(self.0),
            dice => table.phase = Phase::WeaponDice(self.0, dice),
        }
        Ok(())
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        tell_losses(self.0, before, after, told);
    }
}

/// So many dice of the attacker's weapon.
#[derive(Clone, Copy)]
pub(crate) struct WeaponDice(pub Fight, pub u16);

impl Step for WeaponDice {
    const NAME: &'static str = "weapon-dice";
    const RULE: &'static str = RULE;

    fn dice(self, _: &Table) -> Option<u16> {
        Some(self.1)
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        let fight = self.0;
        let weapon = table.colony(fight.attacker).traits.weapon();
        let hits = weapon.map_or(0, |weapon| roll.up_to(weapon.hits_up_to));
        let force = table.force(fight, fight.defender);
        let hits = hits.min(force.total());
        match only_choice(force, hits) {
            Some(only) => table.take_defenders(fight, only, Fate::Hit),
            None => table.phase = Phase::DrivenOff(fight, hits),
        }
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        tell_losses(self.0, before, after, told);
    }
}

/// So many defenders are driven off or lent, of the defender's choice.
#[derive(Clone, Copy)]
pub(crate) struct DrivenOff(pub Fight, pub u16);

impl Step for DrivenOff {
    const NAME: &'static str = "driven-off";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.defender)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        list_exactly(table.force(self.0, seat), self.1, out, Action::Return);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(fight, hits) = self;
        let Action::Return(ants) = action else {
            return Err(table.elsewhere(seat, action));
        };
        check_exactly(table.force(fight, seat), hits, ants)
            .map_err(|()| refuse_with(RULE, "refused-driven-off", "ants", hits))?;
        table.take_defenders(fight, ants, Fate::Hit);
        Ok(())
    }

    fn log(self, action: Action) -> Option<&'static str> {
        matches!(action, Action::Return(_)).then_some("log-repelled")
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        tell_losses(self.0, before, after, told);
    }
}

/// The defender chooses how many ants may explode.
#[derive(Clone, Copy)]
pub(crate) struct Bomb(pub Fight);

impl Step for Bomb {
    const NAME: &'static str = "bomb";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.defender)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        out.extend(clutches(table.force(self.0, seat).total()).map(Action::Bomb));
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Action::Bomb(dice) = action else {
            return Err(table.elsewhere(seat, action));
        };
        let most = table.force(self.0, seat).total();
        if dice > most {
            return Err(refuse_with(RULE, "refused-bombs", "most", most));
        }
        if !is_clutch(dice, most) {
            return Err(refuse(RULE, "refused-clutch"));
        }
        match dice {
            0 => table.resolve_losses(self.0),
            dice => table.phase = Phase::BombDice(self.0, dice),
        }
        Ok(())
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        tell_losses(self.0, before, after, told);
    }
}

/// Dice of defenders that may explode: each 1, 2 or 3 costs the attacker that many ants and the defender
/// one.
#[derive(Clone, Copy)]
pub(crate) struct BombDice(pub Fight, pub u16);

impl Step for BombDice {
    const NAME: &'static str = "bomb-dice";
    const RULE: &'static str = RULE;

    fn dice(self, _: &Table) -> Option<u16> {
        Some(self.1)
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        let fight = self.0;
        let force = table.force(fight, fight.attacker);
        let killed = roll.sum_up_to(BOMBS).min(force.total());
        let exploded = roll.up_to(BOMBS);
        match only_choice(force, killed) {
            Some(only) => {
                table.remove_from(fight, fight.attacker, only);
                table.explode(fight, exploded);
            }
            None => table.phase = Phase::Bombed(fight, killed, exploded),
        }
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        tell_losses(self.0, before, after, told);
    }
}

/// The attacker gives up the first number of ants, the defender then the second.
#[derive(Clone, Copy)]
pub(crate) struct Bombed(pub Fight, pub u16, pub u16);

impl Step for Bombed {
    const NAME: &'static str = "bombed";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.attacker)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        list_exactly(table.force(self.0, seat), self.1, out, Action::Lose);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(fight, killed, exploded) = self;
        let Action::Lose(lost) = action else {
            return Err(table.elsewhere(seat, action));
        };
        check_exactly(table.force(fight, seat), killed, lost)
            .map_err(|()| refuse_with(RULE, "refused-casualties", "ants", killed))?;
        table.remove_from(fight, seat, lost);
        table.explode(fight, exploded);
        Ok(())
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        tell_losses(self.0, before, after, told);
    }
}

/// The defender gives up so many ants that exploded.
#[derive(Clone, Copy)]
pub(crate) struct Exploded(pub Fight, pub u16);

impl Step for Exploded {
    const NAME: &'static str = "exploded";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.defender)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        list_exactly(table.force(self.0, seat), self.1, out, Action::Lose);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(fight, exploded) = self;
        let Action::Lose(lost) = action else {
            return Err(table.elsewhere(seat, action));
        };
        check_exactly(table.force(fight, seat), exploded, lost)
            .map_err(|()| refuse_with(RULE, "refused-casualties", "ants", exploded))?;
        table.take_defenders(fight, lost, Fate::Explode);
        Ok(())
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        tell_losses(self.0, before, after, told);
    }
}

impl Table {
    /// The dice that the attacker may roll before points are compared.
    fn weapon_dice(&self, fight: Fight) -> u16 {
        let attacker = self.colony(fight.attacker);
        match attacker.traits.weapon() {
            Some(weapon) if weapon.workers_only => attacker.ants[fight.area][Caste::Worker],
            Some(_) => attacker.ants_in(fight.area),
            None => 0,
        }
    }

    /// Rulebook: Mace, Recruitment, Repellent. Any number of dice; all if nothing else was said
    /// (Ruling 96).
    pub(crate) fn use_weapon(&mut self, fight: Fight) {
        let resisted = !self.force(fight, fight.defender).is_empty();
        match self.weapon_dice(fight) {
            dice if !resisted || dice == 0 => self.offer_bombs(fight),
            _ if fight.sparing => self.phase = Phase::Weapon(fight),
            dice => self.phase = Phase::WeaponDice(fight, dice),
        }
    }

    pub(in crate::phases) fn offer_bombs(&mut self, fight: Fight) {
        let defenders = self.force(fight, fight.defender);
        if self.colony(fight.defender).traits.bombs() && !defenders.is_empty() {
            self.phase = Phase::Bomb(fight);
        } else {
            self.resolve_losses(fight);
        }
    }

    fn explode(&mut self, fight: Fight, exploded: u16) {
        match only_choice(self.force(fight, fight.defender), exploded) {
            Some(only) => self.take_defenders(fight, only, Fate::Explode),
            None => self.phase = Phase::Exploded(fight, exploded),
        }
    }
}
