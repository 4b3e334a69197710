//! What a player can foresee: food for the next Nest Phase, and how a fight may end.

use engine::{Refusal, Seat};

use crate::action::{Action, Chance, Roll};
use crate::board::Area;
use crate::components::{Ants, Caste, FEMALE, MALE, MOST_HARVESTERS};
use crate::state::{Colony, Fight, Phase, Table};

impl Colony {
    /// Rulebook: Feed Nest Adults, Feed Larvae. What the next Nest Phase takes if all stay as they are,
    /// nobody starves and every larva has the small diet.
    #[must_use]
    pub fn food_needed(&self) -> u16 {
        self.nest_adults() + self.larvae[FEMALE] + self.larvae[MALE]
    }

    /// Ants everywhere, in the nest and on the map.
    #[must_use]
    pub fn all_ants(&self) -> u16 {
        let on_map: u16 = self.ants.iter().map(|(_, ants)| ants.total()).sum();
        on_map
            + self.builders.total()
            + self.nurses.total()
            + self.reserves.total()
            + self.storage.total()
            + self.returning.total()
    }
}

impl Table {
    /// The foraging in an area that brings most food, as the ants stand now, and how much. Tending is
    /// as good as harvesting and uses nothing up.
    #[must_use]
    pub fn best_forage(&self, seat: Seat, area: Area) -> Option<(Action, u16)> {
        let colony = self.colony(seat);
        let marker = self.markers.faceup[area].filter(|&it| colony.traits.may_forage(it))?;
        let ants = colony.idle_ants(area).total();
        if ants == 0 || self.turn.busy.contains(area) || self.is_guarded(seat, area) {
            return None;
        }
        let foragers = ants.min(MOST_HARVESTERS);
        let harvested = self.food_from(seat, area, foragers, true);
        let mut best = (Action::Harvest(area, foragers), harvested);
        if marker.is_tended() && !self.is_shared(seat, area) {
            let tended = self.food_from(seat, area, self.tenders(seat, area), false);
            if tended >= harvested {
                best = (Action::Tend(area), tended);
            }
        }
        // More foragers than the trail can serve would only wear the marker out.
        if let Action::Harvest(_, foragers) = &mut best.0 {
            *foragers = (1..=*foragers)
                .find(|&fewer| self.food_from(seat, area, fewer, true) == harvested)
                .unwrap_or(*foragers);
        }
        (best.1 > 0).then_some(best)
    }

    /// Food that the ants can still bring home in this turn, as they stand now.
    #[must_use]
    pub fn expected_food(&self, seat: Seat) -> u16 {
        let areas = self.colony(seat).held();
        areas
            .iter()
            .filter_map(|area| self.best_forage(seat, area))
            .map(|(_, food)| food)
            .sum()
    }
}

/// What defenders do with the dice that let them scatter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Defence {
    /// Nobody leaves.
    Stand,
    /// Whoever can, leaves.
    Flee,
}

/// How a fight may end: chances, and ants on average.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Odds {
    /// Only attackers are left.
    pub won: f64,
    /// Nobody is left.
    pub tied: f64,
    /// Only defenders are left, or nobody came past the blockers.
    pub lost: f64,
    /// Attackers that die.
    pub attackers_lost: f64,
    /// Defenders that die.
    pub defenders_lost: f64,
    /// Defenders that return to their nest.
    pub defenders_gone: f64,
    /// Attackers that blockers turn back at the entrance.
    pub attackers_blocked: f64,
}

/// What a fight is about, from the attack to its end.
struct Foresight<'a> {
    before: &'a Table,
    attacker: Seat,
    defender: Seat,
    area: Area,
    inside: bool,
    defence: Defence,
    odds: Odds,
}

impl Table {
    /// The odds of an attack, by going through all that the dice can show: the first fight, in the area
    /// or in an undefended area's nest. Whoever may explode, does, and nobody seals a nest. Nothing if
    /// there is nobody to attack.
    #[must_use]
    pub fn odds(
        &self,
        attacker: Seat,
        area: Area,
        defender: Seat,
        defence: Defence,
    ) -> Option<Odds> {
        let mut table = self.clone();
        // Whoever still moves may ask, too.
        table.phase = Phase::Tasks(attacker);
        table.attack(attacker, area, defender, false).ok()?;
        match table.phase {
            Phase::ScatterDice(fight) => self.foresee(&table, fight, defence),
            _ => self.invasion_odds(
                Fight {
                    attacker,
                    defender,
                    area,
                    inside: false,
                    recruits: Ants::NONE,
                    sparing: false,
                },
                defence,
            ),
        }
    }

    /// The odds of an invasion after the fight in the area, blockers included.
    #[must_use]
    pub fn invasion_odds(&self, fight: Fight, defence: Defence) -> Option<Odds> {
        let mut table = self.clone();
        table.enter_nest(fight);
        let inside = Fight {
            inside: true,
            ..fight
        };
        self.foresee(&table, inside, defence)
    }

    fn foresee(&self, begun: &Self, fight: Fight, defence: Defence) -> Option<Odds> {
        let mut foresight = Foresight {
            before: self,
            attacker: fight.attacker,
            defender: fight.defender,
            area: fight.area,
            inside: fight.inside,
            defence,
            odds: Odds::default(),
        };
        foresight.follow(begun, 1.0).ok()?;
        Some(foresight.odds)
    }
}

impl Foresight<'_> {
    fn follow(&mut self, table: &Table, chance: f64) -> Result<(), Refusal> {
        let dice = table.dice().unwrap_or(0);
        match table.phase {
            Phase::ScatterDice(_) => self.roll_hits(table, dice, 3, chance),
            Phase::WeaponDice(..) => {
                let weapon = table.colony(self.attacker).traits.weapon();
                let up_to = weapon.map_or(0, |weapon| weapon.hits_up_to);
                self.roll_hits(table, dice, up_to, chance)
            }
            Phase::BombDice(..) => self.roll_bombs(table, dice, chance),
            Phase::BlockDice(_) => self.roll_blockers(table, dice, chance),
            Phase::Scatter(..)
            | Phase::Blocked(..)
            | Phase::Protect(..)
            | Phase::Fall(_)
            | Phase::DrivenOff(..)
            | Phase::Bomb(_)
            | Phase::Bombed(..)
            | Phase::Exploded(..)
            | Phase::RecruitLosses(..)
            | Phase::Losses(..) => {
                let (seat, action) = self.answer(table);
                let mut next = table.clone();
                next.play_openly(seat, action)?;
                self.follow(&next, chance)
            }
            _ => {
                self.count(table, chance);
                Ok(())
            }
        }
    }

    /// What is decided on the way.
    fn answer(&self, table: &Table) -> (Seat, Action) {
        let seat = match table.phase {
            Phase::Losses(_, winner, _) => winner,
            Phase::Blocked(..) | Phase::Bombed(..) | Phase::RecruitLosses(..) => self.attacker,
            _ => self.defender,
        };
        let mut choices = Vec::new();
        table.list_openly(seat, &mut choices);
        choices.retain(|action| !matches!(action, Action::Protect(..)));
        let is_blocked = matches!(table.phase, Phase::Blocked(..));
        let wanted = |action: &Action| match *action {
            // The strongest go in.
            Action::Return(ants) if is_blocked => ants[Caste::Worker],
            Action::Return(ants) if self.defence == Defence::Flee => ants.total(),
            Action::Bomb(dice) => dice,
            _ => 0,
        };
        let most = choices.iter().map(wanted).max().unwrap_or(0);
        let choice = choices.into_iter().find(|action| wanted(action) == most);
        // Brood in a nest is left where it is.
        (seat, choice.unwrap_or(Action::Pass))
    }

    /// Dice of which only those up to a number matter.
    fn roll_hits(
        &mut self,
        table: &Table,
        dice: u16,
        up_to: usize,
        chance: f64,
    ) -> Result<(), Refusal> {
        let hit = up_to as f64 / 6.0;
        for hits in 0..=dice {
            let roll = Roll([hits, 0, 0, 0, 0, dice - hits]);
            let likely = chance * binomial(dice, hits, hit);
            self.roll(table, roll, likely)?;
        }
        Ok(())
    }

    /// Dice of which the sum matters: so many attackers turn back.
    fn roll_blockers(&mut self, table: &Table, dice: u16, chance: f64) -> Result<(), Refusal> {
        let attackers = table.colony(self.attacker).ants_in(self.area);
        for (sum, likely) in sums(dice) {
            let likely = chance * likely;
            self.odds.attackers_blocked += likely * f64::from(sum.min(attackers));
            if sum >= attackers {
                self.odds.lost += likely;
            } else {
                self.roll(table, showing(dice, sum), likely)?;
            }
        }
        Ok(())
    }

    /// Dice of which 1, 2 and 3 differ.
    fn roll_bombs(&mut self, table: &Table, dice: u16, chance: f64) -> Result<(), Refusal> {
        for ones in 0..=dice {
            let first = chance * binomial(dice, ones, 1.0 / 6.0);
            for twos in 0..=dice - ones {
                let second = first * binomial(dice - ones, twos, 1.0 / 5.0);
                let left = dice - ones - twos;
                for threes in 0..=left {
                    let roll = Roll([ones, twos, threes, 0, 0, left - threes]);
                    let likely = second * binomial(left, threes, 1.0 / 4.0);
                    self.roll(table, roll, likely)?;
                }
            }
        }
        Ok(())
    }

    fn roll(&mut self, table: &Table, roll: Roll, chance: f64) -> Result<(), Refusal> {
        let mut next = table.clone();
        next.take_openly(Chance::Roll(roll))?;
        self.follow(&next, chance)
    }

    fn there(&self, table: &Table, seat: Seat) -> u16 {
        if self.inside && seat == self.defender {
            table.colony(seat).nest_defenders().total()
        } else {
            table.colony(seat).ants_in(self.area)
        }
    }

    fn count(&mut self, after: &Table, chance: f64) {
        let back = |seat: Seat| {
            let now = after.colony(seat).returning.total();
            now.saturating_sub(self.before.colony(seat).returning.total())
        };
        let dead = |seat: Seat| {
            let left = self.there(after, seat) + back(seat);
            f64::from(self.there(self.before, seat).saturating_sub(left))
        };
        let attackers = self.there(after, self.attacker) + back(self.attacker);
        let defenders = self.there(after, self.defender);
        let (attackers_lost, defenders_lost) = (dead(self.attacker), dead(self.defender));
        let gone = f64::from(back(self.defender));
        let odds = &mut self.odds;
        odds.attackers_lost += chance * attackers_lost;
        odds.defenders_lost += chance * defenders_lost;
        odds.defenders_gone += chance * gone;
        match (attackers, defenders) {
            (0, 0) => odds.tied += chance,
            (0, _) => odds.lost += chance,
            _ => odds.won += chance,
        }
    }
}

/// What so many dice can show in all, and how likely that is.
fn sums(dice: u16) -> Vec<(u16, f64)> {
    let mut chances = vec![1.0];
    for _ in 0..dice {
        let mut next = vec![0.0; chances.len() + 6];
        for (sum, chance) in chances.into_iter().enumerate() {
            for pips in 1..=6 {
                next[sum + pips] += chance / 6.0;
            }
        }
        chances = next;
    }
    (0..).zip(chances).skip(usize::from(dice)).collect()
}

/// Dice that show so much in all, which lies between one and six for each.
fn showing(dice: u16, sum: u16) -> Roll {
    let mut roll = Roll::default();
    let mut rest = sum - dice;
    for _ in 0..dice {
        let more = rest.min(5);
        roll.0[usize::from(more)] += 1;
        rest -= more;
    }
    roll
}

fn binomial(dice: u16, hits: u16, hit: f64) -> f64 {
    let mut ways = 1.0;
    for index in 0..hits {
        ways *= f64::from(dice - index) / f64::from(index + 1);
    }
    ways * hit.powi(i32::from(hits)) * (1.0 - hit).powi(i32::from(dice - hits))
}
