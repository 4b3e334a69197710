//! Rulebook: Invade the Nest (advanced game).
//!
//! Whoever still has attackers at the defender's nest or nest site may invade: the owner may seal the nest,
//! blockers roll, and the steps of combat follow inside. Then brood is carried off and the queen hunted.
//! All attackers return in the end, so only their number matters.

use engine::{Message, Refusal, Seat};

use super::combat::only_choice;
use super::{not_now, refuse};
use crate::action::{Action, Roll};
use crate::board::Area;
use crate::cards::Hand;
use crate::components::{Ants, Caste, FOOD_PER_STORE, Member, SIZE_PER_SITE};
use crate::state::{Fight, Phase, Table};

const RULE: &str = "rule-invade";
const RULE_LOOT: &str = "rule-carry-off";

fn place_of(member: Member) -> Option<usize> {
    Member::BROOD.iter().position(|&brood| brood == member)
}

impl Table {
    /// Whether the nest of this player in an area may be invaded at all.
    pub(crate) fn may_invade(&self, area: Area, defender: Seat) -> bool {
        self.options.advanced
            && self.colony(defender).nests().contains(area)
            && !self.turn.sealed.contains(defender)
    }

    pub(crate) fn invade(&mut self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Invade(fight) if fight.attacker == seat => {
                self.declare_invasion(fight);
                Ok(())
            }
            _ => Err(not_now(RULE)),
        }
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

    pub(crate) fn roll_for_blockers(&mut self, fight: Fight, roll: &Roll) {
        let force = self.force(fight, fight.attacker);
        let blocked = roll.sum_up_to(6).min(force.total());
        match only_choice(force, blocked) {
            Some(only) => {
                self.send_back(fight, fight.attacker, only);
                self.storm(fight);
            }
            None => self.phase = Phase::Blocked(fight, blocked),
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

    // ---- Defenders Scatter

    /// Brood of a kind that nobody has taken to safety.
    fn exposed(&self, seat: Seat, member: Member) -> u16 {
        let protected = place_of(member).map_or(0, |place| self.turn.protected[place]);
        self.colony(seat).count(member) - protected
    }

    fn shield(&mut self, seat: Seat, member: Member, count: u16) {
        debug_assert!(self.exposed(seat, member) >= count);
        if let Some(place) = place_of(member) {
            self.turn.protected[place] += count;
        }
    }

    /// Each scattered defender of a nest may take one brood member to safety.
    pub(crate) fn protect_brood(&mut self, fight: Fight, mut carriers: u16) {
        if fight.inside {
            let seat = fight.defender;
            let exposed: Vec<_> = Member::BROOD
                .iter()
                .map(|&member| (member, self.exposed(seat, member)))
                .filter(|&(_, count)| count > 0)
                .collect();
            let total: u16 = exposed.iter().map(|&(_, count)| count).sum();
            if let [(member, count)] = exposed[..] {
                self.shield(seat, member, count.min(carriers));
                carriers = 0;
            } else if total <= carriers {
                for (member, count) in exposed {
                    self.shield(seat, member, count);
                }
                carriers = 0;
            }
            if carriers > 0 {
                self.phase = Phase::Protect(fight, carriers);
                return;
            }
        }
        self.use_weapon(fight);
    }

    pub(crate) fn protect(
        &mut self,
        seat: Seat,
        member: Member,
        count: u16,
    ) -> Result<(), Refusal> {
        let Phase::Protect(fight, carriers) = self.phase else {
            return Err(not_now(RULE));
        };
        let most = if place_of(member).is_some() {
            self.exposed(seat, member).min(carriers)
        } else {
            0
        };
        if !Action::is_group(count, most) {
            return Err(Refusal::new(
                RULE,
                Message::new("refused-group").with("most", i32::from(most)),
            ));
        }
        self.shield(seat, member, count);
        self.protect_brood(fight, carriers - count);
        Ok(())
    }

    // ---- Carry Off Brood, Kill the Queen

    pub(crate) fn begin_looting(&mut self, fight: Fight) {
        self.phase = Phase::Loot(fight);
        let something = Member::BROOD
            .iter()
            .any(|&member| self.exposed(fight.defender, member) > 0);
        if !something && self.colony(fight.defender).queens == 0 && !self.has_captives(fight) {
            self.end_invasion(fight);
        }
    }

    fn has_captives(&self, fight: Fight) -> bool {
        self.colony(fight.attacker).traits.keeps_captives()
            && self.colony(fight.defender).repletes() > 0
    }

    /// How many of a kind can be carried off, for food or to be kept.
    fn lootable(&self, fight: Fight, member: Member, kept: bool) -> u16 {
        let attackers = self.colony(fight.attacker).ants_in(fight.area);
        let slaves = self.colony(fight.attacker).traits.keeps_captives();
        let there = match (member, kept) {
            (Member::SmallPupa | Member::Replete, true) if !slaves => 0,
            (Member::SmallPupa | Member::Replete, true) => self.exposed(fight.defender, member),
            (_, true) => 0,
            (_, false) if place_of(member).is_some() => self.exposed(fight.defender, member),
            (_, false) => 0,
        };
        there.min(attackers)
    }

    pub(crate) fn list_invasion(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Protect(_, carriers) => {
                for &member in Member::BROOD {
                    let most = self.exposed(seat, member).min(carriers);
                    out.extend(Action::groups(most).map(|count| Action::Protect(member, count)));
                }
                out.push(Action::Pass);
            }
            Phase::Loot(fight) => {
                for &member in Member::BROOD {
                    let most = self.lootable(fight, member, false);
                    out.extend(Action::groups(most).map(|count| Action::CarryOff(member, count)));
                }
                for member in [Member::SmallPupa, Member::Replete] {
                    let most = self.lootable(fight, member, true);
                    out.extend(Action::groups(most).map(|count| Action::Capture(member, count)));
                }
                if self.colony(fight.defender).queens > 0 {
                    out.push(Action::Hunt);
                }
                out.push(Action::Pass);
            }
            _ => {}
        }
    }

    pub(crate) fn carry_off(
        &mut self,
        seat: Seat,
        member: Member,
        count: u16,
        kept: bool,
    ) -> Result<(), Refusal> {
        let Phase::Loot(fight) = self.phase else {
            return Err(not_now(RULE_LOOT));
        };
        let most = self.lootable(fight, member, kept);
        if !Action::is_group(count, most) {
            return Err(Refusal::new(
                RULE_LOOT,
                Message::new("refused-loot").with("most", i32::from(most)),
            ));
        }
        let victim = self.colony_mut(fight.defender);
        let mut food = if kept { 0 } else { count };
        if member == Member::Replete {
            // Repletes bring the food that they hold.
            food = victim.stored.min(count * FOOD_PER_STORE);
            victim.stored -= food;
        }
        *victim.count_mut(member) -= count;
        let colony = self.colony_mut(seat);
        match (kept, member) {
            (true, Member::Replete) => {
                colony.storage[Caste::Media] += count;
                colony.stored += food;
            }
            (true, _) => *colony.count_mut(member) += count,
            (false, _) => colony.food += food,
        }
        self.bear_home(fight, count);
        if self.force(fight, seat).is_empty() {
            self.end_invasion(fight);
        } else {
            self.begin_looting(fight);
        }
        Ok(())
    }

    /// So many attackers return with their load, the smallest first.
    fn bear_home(&mut self, fight: Fight, mut bearers: u16) {
        let mut ants = Ants::NONE;
        for (caste, count) in self.force(fight, fight.attacker).iter() {
            ants[caste] = count.min(bearers);
            bearers -= ants[caste];
        }
        self.send_back(fight, fight.attacker, ants);
    }

    pub(crate) fn hunt(&mut self) -> Result<(), Refusal> {
        let Phase::Loot(fight) = self.phase else {
            return Err(not_now("rule-kill-queen"));
        };
        if self.colony(fight.defender).queens == 0 {
            return Err(refuse("rule-kill-queen", "refused-no-queen"));
        }
        self.phase = Phase::QueenDice(fight);
        Ok(())
    }

    pub(crate) fn roll_for_queen(&mut self, fight: Fight, roll: &Roll) {
        let killed = roll.up_to(1) > 0;
        if killed {
            self.kill_queen(fight.defender, fight.area);
        }
        self.end_invasion(fight);
        if killed && self.options.regicide {
            self.regicide = Some(fight.attacker);
            self.phase = Phase::Over;
        }
    }

    /// Rulings 44 and 67: in a supercolony the marker in the area goes with its queen.
    fn kill_queen(&mut self, seat: Seat, area: Area) {
        let colony = self.colony_mut(seat);
        colony.queens -= 1;
        if colony.sites.is_empty() {
            return;
        }
        if colony.sites.contains(area) {
            colony.sites.remove(area);
        } else {
            colony.nest = colony.sites.iter().next();
            colony
                .nest
                .iter()
                .for_each(|&site| colony.sites.remove(site));
        }
        colony.size = colony.size.saturating_sub(SIZE_PER_SITE);
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
