//! Rulebook: Combat, and Total Combat Points of the advanced game: in the basic game every ant counts 1.
//!
//! Defenders roll all their dice: nobody has to use a result, so fewer dice would gain nothing.

use engine::{Message, Refusal, Seat};

use super::{not_now, refuse};
use crate::action::{Action, Roll};
use crate::board::Area;
use crate::cards::combat::Side;
use crate::components::{Ants, Caste};
use crate::state::{Fight, Phase, Table};

const RULE: &str = "rule-combat";
const RULE_SCATTER: &str = "rule-scatter";
const RULE_WEAPON: &str = "rule-weapons";
const RULE_LOSSES: &str = "rule-losses";
const RULE_STAY: &str = "rule-stay-or-return";

/// Rulebook: Defenders Scatter. Dice up to this number help.
const SCATTER: usize = 3;

impl Table {
    pub(crate) fn attack(&mut self, seat: Seat, area: Area, defender: Seat) -> Result<(), Refusal> {
        self.check_task(seat, area)?;
        let present = defender != seat && self.owners(area).any(|owner| owner == defender);
        if !present {
            return Err(refuse(RULE, "refused-nobody-to-attack"));
        }
        self.turn.busy.insert(area);
        // Whoever fights does not patrol.
        self.colony_mut(defender).patrol[area] = Ants::NONE;
        self.phase = Phase::ScatterDice(Fight {
            attacker: seat,
            defender,
            area,
        });
        Ok(())
    }

    pub(crate) fn list_combat(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Scatter(fight, most) => {
                let parts = self.colony(seat).ants[fight.area].parts();
                out.extend(
                    parts
                        .filter(|ants| ants.total() <= most)
                        .map(Action::Return),
                );
            }
            Phase::DrivenOff(fight, exactly) => {
                let parts = self.colony(seat).ants[fight.area].parts();
                out.extend(
                    parts
                        .filter(|ants| ants.total() == exactly)
                        .map(Action::Return),
                );
            }
            Phase::Losses(fight, winner, points) => out.extend(
                self.possible_losses(fight, winner, points)
                    .map(Action::Lose),
            ),
            Phase::StayOrReturn(fight) => {
                let parts = self.colony(seat).ants[fight.area].parts();
                out.extend(parts.map(Action::Return));
            }
            _ => {}
        }
    }

    pub(crate) fn roll_for_defenders(&mut self, fight: Fight, roll: &Roll) {
        match roll.up_to(SCATTER) {
            0 => self.use_weapon(fight),
            most => self.phase = Phase::Scatter(fight, most),
        }
    }

    pub(crate) fn return_ants(&mut self, seat: Seat, ants: Ants) -> Result<(), Refusal> {
        let (rule, most, fight) = match self.phase {
            Phase::Scatter(fight, most) => (RULE_SCATTER, most, fight),
            Phase::DrivenOff(_, exactly) if ants.total() != exactly => {
                return Err(Refusal::new(
                    RULE_WEAPON,
                    Message::new("refused-driven-off").with("ants", i32::from(exactly)),
                ));
            }
            Phase::DrivenOff(fight, exactly) => (RULE_WEAPON, exactly, fight),
            Phase::StayOrReturn(fight) => (RULE_STAY, self.colony(seat).ants_in(fight.area), fight),
            _ => return Err(not_now(RULE)),
        };
        let colony = self.colony_mut(seat);
        if !colony.ants[fight.area].contains(ants) || ants.total() > most {
            return Err(Refusal::new(
                rule,
                Message::new("refused-return").with("most", i32::from(most)),
            ));
        }
        colony.ants[fight.area] -= ants;
        colony.returning += ants;
        match self.phase {
            Phase::Scatter(..) => self.use_weapon(fight),
            Phase::DrivenOff(..) => self.resolve_losses(fight),
            _ => self.stay(fight),
        }
        Ok(())
    }

    /// Rulebook: Patrol or Return. In the advanced game whoever stays patrols (Ruling 47).
    fn stay(&mut self, fight: Fight) {
        if self.options.advanced {
            let colony = self.colony_mut(fight.attacker);
            colony.patrol[fight.area] = colony.ants[fight.area];
        }
        self.phase = Phase::Tasks(fight.attacker);
    }

    /// What the attacker rolls before points are compared. Results only help, so all dice are rolled.
    pub(crate) fn weapon_dice(&self, fight: Fight) -> u16 {
        let attacker = self.colony(fight.attacker);
        match attacker.traits.weapon() {
            Some(weapon) if weapon.recruits => 0,
            Some(weapon) if weapon.workers_only => attacker.ants[fight.area][Caste::Worker],
            Some(_) => attacker.ants_in(fight.area),
            None => 0,
        }
    }

    fn use_weapon(&mut self, fight: Fight) {
        let resisted = self.colony(fight.defender).ants_in(fight.area) > 0;
        if resisted && self.weapon_dice(fight) > 0 {
            self.phase = Phase::WeaponDice(fight);
        } else {
            self.resolve_losses(fight);
        }
    }

    pub(crate) fn roll_for_weapon(&mut self, fight: Fight, roll: &Roll) {
        let weapon = self.colony(fight.attacker).traits.weapon();
        let hits = weapon.map_or(0, |weapon| roll.up_to(weapon.hits_up_to));
        let colony = self.colony_mut(fight.defender);
        let driven_off = hits.min(colony.ants_in(fight.area));
        let mut choices = colony.ants[fight.area]
            .parts()
            .filter(|ants| ants.total() == driven_off);
        match (choices.next(), choices.next()) {
            (Some(only), None) => {
                colony.ants[fight.area] -= only;
                colony.returning += only;
                self.resolve_losses(fight);
            }
            _ => self.phase = Phase::DrivenOff(fight, driven_off),
        }
    }

    /// Rulebook: Total Combat Points.
    #[must_use]
    pub fn combat_points(&self, seat: Seat, ants: Ants, side: Side) -> u16 {
        let traits = self.colony(seat).traits;
        ants.sum(|caste| traits.combat_points(caste, side))
    }

    fn side(fight: Fight, seat: Seat) -> Side {
        if seat == fight.attacker {
            Side::Attacker
        } else {
            Side::Defender
        }
    }

    fn points_in(&self, fight: Fight, seat: Seat) -> u16 {
        let ants = self.colony(seat).ants[fight.area];
        self.combat_points(seat, ants, Self::side(fight, seat))
    }

    /// Rulebook: Resolve Loses.
    fn resolve_losses(&mut self, fight: Fight) {
        let Fight {
            attacker,
            defender,
            area,
        } = fight;
        let attack = self.points_in(fight, attacker);
        let defence = self.points_in(fight, defender);
        if attack <= defence {
            self.colony_mut(attacker).ants[area] = Ants::NONE;
        }
        if defence <= attack {
            self.colony_mut(defender).ants[area] = Ants::NONE;
        }
        let (winner, points) = if attack > defence {
            (attacker, defence)
        } else {
            (defender, attack)
        };
        if attack == defence || points == 0 {
            self.end_fight(fight);
            return;
        }
        let mut choices = self.possible_losses(fight, winner, points);
        match (choices.next(), choices.next()) {
            (Some(only), None) => {
                drop(choices);
                self.colony_mut(winner).ants[area] -= only;
                self.end_fight(fight);
            }
            _ => {
                drop(choices);
                self.phase = Phase::Losses(fight, winner, points);
            }
        }
    }

    /// Ruling 36: enough, and nobody who could be taken back.
    fn is_loss(&self, fight: Fight, winner: Seat, points: u16, lost: Ants) -> bool {
        let side = Self::side(fight, winner);
        let worth = self.combat_points(winner, lost, side);
        let traits = self.colony(winner).traits;
        self.colony(winner).ants[fight.area].contains(lost)
            && worth >= points
            && Caste::ALL
                .into_iter()
                .all(|caste| lost[caste] == 0 || worth - traits.combat_points(caste, side) < points)
    }

    fn possible_losses(
        &self,
        fight: Fight,
        winner: Seat,
        points: u16,
    ) -> impl Iterator<Item = Ants> + use<'_> {
        self.colony(winner).ants[fight.area]
            .parts()
            .filter(move |&lost| self.is_loss(fight, winner, points, lost))
    }

    pub(crate) fn lose(&mut self, seat: Seat, lost: Ants) -> Result<(), Refusal> {
        let Phase::Losses(fight, winner, points) = self.phase else {
            return Err(not_now(RULE_LOSSES));
        };
        if !self.is_loss(fight, winner, points, lost) {
            return Err(Refusal::new(
                RULE_LOSSES,
                Message::new("refused-losses").with("points", i32::from(points)),
            ));
        }
        self.colony_mut(seat).ants[fight.area] -= lost;
        self.end_fight(fight);
        Ok(())
    }

    /// Rulebook: Stay or Return. Nobody stays at an opposing nest.
    fn end_fight(&mut self, fight: Fight) {
        let Fight { attacker, area, .. } = fight;
        let opposing_nest = self.nest_in(area).is_some_and(|owner| owner != attacker);
        let colony = self.colony_mut(attacker);
        if opposing_nest {
            let ants = colony.ants[area].take();
            colony.returning += ants;
        }
        self.phase = if colony.ants[area].is_empty() {
            Phase::Tasks(attacker)
        } else {
            Phase::StayOrReturn(fight)
        };
    }
}
