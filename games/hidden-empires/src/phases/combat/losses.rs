//! Rulebook: Resolve Loses; Total Combat Points of the advanced game: in the basic game every ant counts 1.

use engine::Seat;

use crate::action::Action;
use crate::cards::combat::Side;
use crate::components::{Ants, Caste};
use crate::phases::{Played, Step, refuse_with};
use crate::state::{Fate, Fight, Phase, Table};

const RULE: &str = "rule-losses";

/// The attacker has won and may give up recruits for so many combat points.
#[derive(Clone, Copy)]
pub(crate) struct RecruitLosses(pub Fight, pub u16);

impl Step for RecruitLosses {
    const NAME: &'static str = "recruit-losses";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.attacker)
    }

    fn list_openly(self, table: &Table, _: Seat, out: &mut Vec<Action>) {
        let Self(fight, points) = self;
        let parts = fight.recruits.parts();
        let losses = parts.filter(|&lost| table.is_recruit_loss(fight, points, lost));
        out.extend(losses.map(Action::Lose));
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(mut fight, points) = self;
        let Action::Lose(lost) = action else {
            return Err(table.elsewhere(seat, action));
        };
        if !table.is_recruit_loss(fight, points, lost) {
            return Err(refuse_with(
                RULE,
                "refused-recruit-losses",
                "points",
                points,
            ));
        }
        fight.recruits -= lost;
        match points.saturating_sub(table.recruit_points(fight, lost)) {
            0 => table.end_fight(fight),
            left => table.take_losses(fight, seat, left),
        }
        Ok(())
    }
}

/// The winner gives up ants worth at least so many combat points.
#[derive(Clone, Copy)]
pub(crate) struct Losses(pub Fight, pub Seat, pub u16);

impl Step for Losses {
    const NAME: &'static str = "losses";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.1)
    }

    fn list_openly(self, table: &Table, _: Seat, out: &mut Vec<Action>) {
        let Self(fight, winner, points) = self;
        let losses = table.possible_losses(fight, winner, points);
        out.extend(losses.map(Action::Lose));
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(fight, winner, points) = self;
        let Action::Lose(lost) = action else {
            return Err(table.elsewhere(seat, action));
        };
        if !table.is_loss(fight, winner, points, lost) {
            return Err(refuse_with(RULE, "refused-losses", "points", points));
        }
        table.lose_as_winner(fight, winner, lost);
        Ok(())
    }
}

impl Table {
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
    pub(in crate::phases) fn resolve_losses(&mut self, mut fight: Fight) {
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
                self.lose_as_winner(fight, winner, only);
            }
            _ => {
                drop(choices);
                self.phase = Phase::Losses(fight, winner, points);
            }
        }
    }

    fn lose_as_winner(&mut self, fight: Fight, winner: Seat, lost: Ants) {
        if winner == fight.defender {
            self.take_defenders(fight, lost, Fate::Loss);
        } else {
            self.remove_from(fight, winner, lost);
            self.end_fight(fight);
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
}
