//! Rulebook: Invade the Nest: brood taken to safety; Carry Off Brood; Kill the Queen; Slave Making.

use engine::{Message, Seat};

use crate::action::{Action, Roll};
use crate::board::Area;
use crate::components::{Ants, Caste, FOOD_PER_STORE, Member, SIZE_PER_SITE};
use crate::phases::{Played, Step, refuse, refuse_with};
use crate::state::{Fight, HiddenEmpires, Phase, Table};

const RULE: &str = "rule-invade";
const RULE_LOOT: &str = "rule-carry-off";
const RULE_QUEEN: &str = "rule-kill-queen";

fn place_of(member: Member) -> Option<usize> {
    Member::BROOD.iter().position(|&brood| brood == member)
}

/// In the nest: so many scattered defenders take brood to safety.
#[derive(Clone, Copy)]
pub(crate) struct Protect(pub Fight, pub u16);

impl Step for Protect {
    const NAME: &'static str = "protect";
    const RULE: &'static str = RULE;

    fn actor(self) -> Option<Seat> {
        Some(self.0.defender)
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        for &member in Member::BROOD {
            let most = table.exposed(seat, member).min(self.1);
            out.extend(Action::groups(most).map(|count| Action::Protect(member, count)));
        }
        out.push(Action::Pass);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let Self(fight, carriers) = self;
        match action {
            Action::Protect(member, _) if place_of(member).is_none() => {
                return Err(refuse(RULE, "refused-only-brood"));
            }
            Action::Protect(member, count) => {
                let most = table.exposed(seat, member).min(carriers);
                if !Action::is_group(count, most) {
                    return Err(refuse_with(RULE, "refused-protect", "most", most));
                }
                table.shield(seat, member, count);
                table.protect_brood(fight, carriers - count);
            }
            Action::Pass => table.use_weapon(fight),
            _ => return Err(table.elsewhere(seat, action)),
        }
        Ok(())
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        crate::phases::combat::tell_losses(self.0, before, after, told);
    }
}

/// The attacker carries off brood of any stage and sex (Ruling 46), hunts the queen, or leaves.
#[derive(Clone, Copy)]
pub(crate) struct Loot(pub Fight);

impl Step for Loot {
    const NAME: &'static str = "loot";
    const RULE: &'static str = RULE_LOOT;

    fn actor(self) -> Option<Seat> {
        Some(self.0.attacker)
    }

    fn list_openly(self, table: &Table, _: Seat, out: &mut Vec<Action>) {
        let fight = self.0;
        for &member in Member::BROOD {
            let most = table.lootable(fight, member, false);
            out.extend(Action::groups(most).map(|count| Action::CarryOff(member, count)));
        }
        for member in [Member::SmallPupa, Member::Replete] {
            let most = table.lootable(fight, member, true);
            out.extend(Action::groups(most).map(|count| Action::Capture(member, count)));
        }
        if table.colony(fight.defender).queens > 0 {
            out.push(Action::Hunt);
        }
        out.push(Action::Pass);
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let fight = self.0;
        let (member, count, kept) = match action {
            Action::CarryOff(member, count) => (member, count, false),
            Action::Capture(_, _) if !table.colony(seat).traits.keeps_captives() => {
                return Err(refuse(RULE_LOOT, "refused-no-slaves"));
            }
            Action::Capture(member, count) => (member, count, true),
            Action::Hunt if table.colony(fight.defender).queens == 0 => {
                return Err(refuse(RULE_QUEEN, "refused-no-queen"));
            }
            Action::Hunt => {
                table.phase = Phase::QueenDice(fight);
                return Ok(());
            }
            Action::Pass => {
                table.end_invasion(fight);
                return Ok(());
            }
            _ => return Err(table.elsewhere(seat, action)),
        };
        let most = table.lootable(fight, member, kept);
        if !Action::is_group(count, most) {
            let reason = if kept {
                "refused-capture"
            } else {
                "refused-loot"
            };
            return Err(refuse_with(RULE_LOOT, reason, "most", most));
        }
        table.carry_off(fight, member, count, kept);
        Ok(())
    }
}

/// Dice of those who hunt the queen.
#[derive(Clone, Copy)]
pub(crate) struct QueenDice(pub Fight);

impl Step for QueenDice {
    const NAME: &'static str = "queen-dice";
    const RULE: &'static str = RULE_QUEEN;

    fn dice(self, table: &Table) -> Option<u16> {
        Some(table.force(self.0, self.0.attacker).total())
    }

    fn roll(self, table: &mut Table, roll: &Roll) {
        let fight = self.0;
        let killed = roll.up_to(1) > 0;
        if killed {
            table.kill_queen(fight.defender, fight.area);
        }
        table.end_invasion(fight);
        // Ruling 81: only killing in a nest counts.
        if killed && table.options.regicide {
            table.regicide = Some(fight.attacker);
            table.phase = Phase::Over;
        }
    }

    fn tell(self, before: &HiddenEmpires, after: &HiddenEmpires, told: &mut Vec<Message>) {
        let queens = |game: &HiddenEmpires| game.table.colony(self.0.defender).queens;
        let key = if queens(after) < queens(before) {
            "log-queen-killed"
        } else {
            "log-queen-safe"
        };
        told.push(Message::new(key).with("player", self.0.defender));
    }
}

impl Table {
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

    /// How many of a kind can be carried off, for food or to be kept: one load for each (Ruling 63).
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

    fn carry_off(&mut self, fight: Fight, member: Member, count: u16, kept: bool) {
        let seat = fight.attacker;
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
}
