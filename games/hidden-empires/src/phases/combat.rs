//! Rulebook: Combat, and Total Combat Points of the advanced game: in the basic game every ant counts 1.
//!
//! A fight is in an area or, in the advanced game, inside a nest ([`super::invade`]); its steps are the
//! same: defenders scatter, weapons, bombs, losses. Dice whose results nobody has to use are all rolled,
//! since fewer would gain nothing.

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
const RULE_INVADE: &str = "rule-invade";

/// Rulebook: Defenders Scatter. Dice up to this number help.
const SCATTER: usize = 3;
/// Rulebook: Suicide Bombing. Dice up to this number explode.
const BOMBS: usize = 3;

/// The only choice of so many ants, if there is one.
pub(super) fn only_choice(ants: Ants, count: u16) -> Option<Ants> {
    let mut choices = ants.parts().filter(|part| part.total() == count);
    match (choices.next(), choices.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

impl Table {
    /// Whether a player can be attacked in an area: by ants there, or in the nest (Ruling 42).
    pub(crate) fn can_be_attacked(&self, seat: Seat, area: Area, defender: Seat) -> bool {
        defender != seat
            && defender.index() < self.players()
            && (self.colony(defender).held().contains(area) || self.may_invade(area, defender))
    }

    pub(crate) fn attack(&mut self, seat: Seat, area: Area, defender: Seat) -> Result<(), Refusal> {
        self.check_task(seat, area)?;
        if !self.can_be_attacked(seat, area, defender) {
            return Err(refuse(RULE, "refused-nobody-to-attack"));
        }
        if self.turn.repelled.contains(area) {
            return Err(refuse(RULE, "refused-foragers-attack"));
        }
        self.turn.busy.insert(area);
        let fight = Fight {
            attacker: seat,
            defender,
            area,
            inside: false,
            recruits: Ants::NONE,
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

    pub(crate) fn remove_from(&mut self, fight: Fight, seat: Seat, ants: Ants) {
        let colony = self.colony_mut(seat);
        if fight.inside && seat == fight.defender {
            colony.remove_defenders(ants);
        } else {
            colony.lose_in(fight.area, ants);
        }
    }

    pub(crate) fn send_back(&mut self, fight: Fight, seat: Seat, ants: Ants) {
        self.remove_from(fight, seat, ants);
        self.colony_mut(seat).returning += ants;
    }

    pub(crate) fn list_combat(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Scatter(fight, most) => {
                let parts = self.force(fight, seat).parts();
                out.extend(
                    parts
                        .filter(|ants| ants.total() <= most)
                        .map(Action::Return),
                );
            }
            Phase::DrivenOff(fight, exactly) | Phase::Blocked(fight, exactly) => {
                let parts = self.force(fight, seat).parts();
                out.extend(
                    parts
                        .filter(|ants| ants.total() == exactly)
                        .map(Action::Return),
                );
            }
            Phase::Bomb(fight) => {
                out.extend((0..=self.force(fight, seat).total()).map(Action::Bomb));
            }
            Phase::Bombed(fight, exactly, _) | Phase::Exploded(fight, exactly) => {
                let parts = self.force(fight, seat).parts();
                out.extend(
                    parts
                        .filter(|ants| ants.total() == exactly)
                        .map(Action::Lose),
                );
            }
            Phase::RecruitLosses(fight, points) => {
                let parts = fight.recruits.parts();
                out.extend(
                    parts
                        .filter(|&lost| self.is_recruit_loss(fight, points, lost))
                        .map(Action::Lose),
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

    // ---- Defenders Scatter

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
            Phase::Blocked(_, exactly) if ants.total() != exactly => {
                return Err(Refusal::new(
                    RULE_INVADE,
                    Message::new("refused-driven-off").with("ants", i32::from(exactly)),
                ));
            }
            Phase::DrivenOff(fight, exactly) => (RULE_WEAPON, exactly, fight),
            Phase::Blocked(fight, exactly) => (RULE_INVADE, exactly, fight),
            Phase::StayOrReturn(fight) => (RULE_STAY, self.colony(seat).ants_in(fight.area), fight),
            _ => return Err(not_now(RULE)),
        };
        if !self.force(fight, seat).contains(ants) || ants.total() > most {
            return Err(Refusal::new(
                rule,
                Message::new("refused-return").with("most", i32::from(most)),
            ));
        }
        match self.phase {
            Phase::DrivenOff(..) => self.hit(fight, ants),
            Phase::Scatter(..) => {
                self.send_back(fight, seat, ants);
                self.protect_brood(fight, ants.total());
            }
            Phase::Blocked(..) => {
                self.send_back(fight, seat, ants);
                self.storm(fight);
            }
            _ => {
                self.send_back(fight, seat, ants);
                self.stay(fight);
            }
        }
        Ok(())
    }

    /// Rulebook: Patrol or Return. In the advanced game whoever stays patrols (Ruling 47).
    fn stay(&mut self, fight: Fight) {
        if self.options.advanced {
            let colony = self.colony_mut(fight.attacker);
            colony.patrol.set(fight.area, colony.ants[fight.area]);
        }
        self.phase = Phase::Tasks(fight.attacker);
    }

    // ---- Weapons of the attacker

    /// What the attacker rolls before points are compared. Results only help, so all dice are rolled.
    pub(crate) fn weapon_dice(&self, fight: Fight) -> u16 {
        let attacker = self.colony(fight.attacker);
        match attacker.traits.weapon() {
            Some(weapon) if weapon.workers_only => attacker.ants[fight.area][Caste::Worker],
            Some(_) => attacker.ants_in(fight.area),
            None => 0,
        }
    }

    pub(crate) fn use_weapon(&mut self, fight: Fight) {
        let resisted = !self.force(fight, fight.defender).is_empty();
        if resisted && self.weapon_dice(fight) > 0 {
            self.phase = Phase::WeaponDice(fight);
        } else {
            self.offer_bombs(fight);
        }
    }

    pub(crate) fn roll_for_weapon(&mut self, fight: Fight, roll: &Roll) {
        let weapon = self.colony(fight.attacker).traits.weapon();
        let hits = weapon.map_or(0, |weapon| roll.up_to(weapon.hits_up_to));
        let force = self.force(fight, fight.defender);
        let hits = hits.min(force.total());
        match only_choice(force, hits) {
            Some(only) => self.hit(fight, only),
            None => self.phase = Phase::DrivenOff(fight, hits),
        }
    }

    /// Defenders are driven off, or fight for the attacker.
    fn hit(&mut self, mut fight: Fight, ants: Ants) {
        let weapon = self.colony(fight.attacker).traits.weapon();
        if weapon.is_some_and(|weapon| weapon.recruits) {
            self.remove_from(fight, fight.defender, ants);
            fight.recruits += ants;
        } else {
            self.send_back(fight, fight.defender, ants);
        }
        self.offer_bombs(fight);
    }

    // ---- Suicide Bombing

    fn offer_bombs(&mut self, fight: Fight) {
        let defenders = self.force(fight, fight.defender);
        if self.colony(fight.defender).traits.bombs() && !defenders.is_empty() {
            self.phase = Phase::Bomb(fight);
        } else {
            self.resolve_losses(fight);
        }
    }

    pub(crate) fn bomb(&mut self, seat: Seat, dice: u16) -> Result<(), Refusal> {
        let Phase::Bomb(fight) = self.phase else {
            return Err(not_now(RULE_WEAPON));
        };
        let most = self.force(fight, seat).total();
        if dice > most {
            return Err(Refusal::new(
                RULE_WEAPON,
                Message::new("refused-bombs").with("most", i32::from(most)),
            ));
        }
        if dice == 0 {
            self.resolve_losses(fight);
        } else {
            self.phase = Phase::BombDice(fight, dice);
        }
        Ok(())
    }

    /// Each 1, 2 or 3 costs the attacker that many ants and the defender one.
    pub(crate) fn roll_for_bombs(&mut self, fight: Fight, roll: &Roll) {
        let force = self.force(fight, fight.attacker);
        let killed = roll.sum_up_to(BOMBS).min(force.total());
        let exploded = roll.up_to(BOMBS);
        match only_choice(force, killed) {
            Some(only) => {
                self.remove_from(fight, fight.attacker, only);
                self.explode(fight, exploded);
            }
            None => self.phase = Phase::Bombed(fight, killed, exploded),
        }
    }

    fn explode(&mut self, fight: Fight, exploded: u16) {
        match only_choice(self.force(fight, fight.defender), exploded) {
            Some(only) => {
                self.remove_from(fight, fight.defender, only);
                self.resolve_losses(fight);
            }
            None => self.phase = Phase::Exploded(fight, exploded),
        }
    }

    // ---- Total Combat Points, Resolve Loses

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
        self.combat_points(seat, self.force(fight, seat), Self::side(fight, seat))
    }

    /// Ruling 38: recruits count what they would as attackers of their own colony.
    fn recruit_points(&self, fight: Fight, recruits: Ants) -> u16 {
        self.combat_points(fight.defender, recruits, Side::Attacker)
    }

    /// Rulebook: Resolve Loses.
    fn resolve_losses(&mut self, mut fight: Fight) {
        let Fight {
            attacker, defender, ..
        } = fight;
        let recruited = self.recruit_points(fight, fight.recruits);
        let attack = self.points_in(fight, attacker) + recruited;
        let defence = self.points_in(fight, defender);
        if attack <= defence {
            self.remove_from(fight, attacker, self.force(fight, attacker));
            fight.recruits = Ants::NONE;
        }
        if defence <= attack {
            self.remove_from(fight, defender, self.force(fight, defender));
        }
        let (winner, points) = if attack > defence {
            (attacker, defence)
        } else {
            (defender, attack)
        };
        if attack == defence || points == 0 {
            self.end_fight(fight);
        } else if winner == attacker && !fight.recruits.is_empty() {
            self.phase = Phase::RecruitLosses(fight, points);
        } else {
            self.take_losses(fight, winner, points);
        }
    }

    fn take_losses(&mut self, fight: Fight, winner: Seat, points: u16) {
        let mut choices = self.possible_losses(fight, winner, points);
        match (choices.next(), choices.next()) {
            (Some(only), None) => {
                drop(choices);
                self.remove_from(fight, winner, only);
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
        self.force(fight, winner).contains(lost)
            && worth >= points
            && Caste::ALL
                .into_iter()
                .all(|caste| lost[caste] == 0 || worth - traits.combat_points(caste, side) < points)
    }

    /// Recruits that are given up; the attacker's own ants make up the rest.
    fn is_recruit_loss(&self, fight: Fight, points: u16, lost: Ants) -> bool {
        let worth = self.recruit_points(fight, lost);
        let traits = self.colony(fight.defender).traits;
        fight.recruits.contains(lost)
            && worth.saturating_add(self.points_in(fight, fight.attacker)) >= points
            && Caste::ALL.into_iter().all(|caste| {
                lost[caste] == 0 || worth - traits.combat_points(caste, Side::Attacker) < points
            })
    }

    fn possible_losses(
        &self,
        fight: Fight,
        winner: Seat,
        points: u16,
    ) -> impl Iterator<Item = Ants> + use<'_> {
        self.force(fight, winner)
            .parts()
            .filter(move |&lost| self.is_loss(fight, winner, points, lost))
    }

    pub(crate) fn lose(&mut self, seat: Seat, lost: Ants) -> Result<(), Refusal> {
        let exactly = |count: u16| {
            Refusal::new(
                RULE_LOSSES,
                Message::new("refused-casualties").with("ants", i32::from(count)),
            )
        };
        match self.phase {
            Phase::Raided(..) => self.lose_to_predators(seat, lost)?,
            Phase::Worn(..) => self.lose_to_attrition(seat, lost)?,
            Phase::Bombed(fight, killed, exploded) => {
                if lost.total() != killed || !self.force(fight, seat).contains(lost) {
                    return Err(exactly(killed));
                }
                self.remove_from(fight, seat, lost);
                self.explode(fight, exploded);
            }
            Phase::Exploded(fight, exploded) => {
                if lost.total() != exploded || !self.force(fight, seat).contains(lost) {
                    return Err(exactly(exploded));
                }
                self.remove_from(fight, seat, lost);
                self.resolve_losses(fight);
            }
            Phase::RecruitLosses(mut fight, points) => {
                if !self.is_recruit_loss(fight, points, lost) {
                    return Err(Refusal::new(
                        RULE_LOSSES,
                        Message::new("refused-losses").with("points", i32::from(points)),
                    ));
                }
                fight.recruits -= lost;
                match points.saturating_sub(self.recruit_points(fight, lost)) {
                    0 => self.end_fight(fight),
                    left => self.take_losses(fight, seat, left),
                }
            }
            Phase::Losses(fight, winner, points) => {
                if !self.is_loss(fight, winner, points, lost) {
                    return Err(Refusal::new(
                        RULE_LOSSES,
                        Message::new("refused-losses").with("points", i32::from(points)),
                    ));
                }
                self.remove_from(fight, seat, lost);
                self.end_fight(fight);
            }
            _ => return Err(not_now(RULE_LOSSES)),
        }
        Ok(())
    }

    /// What follows when losses are settled: loot in a nest, an invasion, or Stay or Return. Nobody
    /// stays at an opposing nest.
    fn end_fight(&mut self, mut fight: Fight) {
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
