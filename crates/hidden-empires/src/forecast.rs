//! What a player can foresee: food for the next Nest Phase, and how a fight may end.

use engine::{Refusal, Seat};

use crate::action::{Action, Chance, Roll};
use crate::board::Area;
use crate::components::{FEMALE, MALE, MOST_HARVESTERS};
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
        let ants = colony.ants_in(area);
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
    /// Only defenders are left.
    pub lost: f64,
    /// Attackers that die.
    pub attackers_lost: f64,
    /// Defenders that die.
    pub defenders_lost: f64,
    /// Defenders that return to their nest.
    pub defenders_gone: f64,
}

impl Table {
    /// The odds of an attack, by going through all that the dice can show; nothing if there is nobody
    /// to attack.
    #[must_use]
    pub fn odds(&self, fight: Fight, defence: Defence) -> Option<Odds> {
        let mut table = self.clone();
        // Whoever still moves may ask, too.
        table.phase = Phase::Tasks(fight.attacker);
        table
            .attack(fight.attacker, fight.area, fight.defender)
            .ok()?;
        let mut odds = Odds::default();
        self.follow(&table, fight, defence, 1.0, &mut odds).ok()?;
        Some(odds)
    }

    /// `self` is the table before the attack.
    fn follow(
        &self,
        table: &Self,
        fight: Fight,
        defence: Defence,
        chance: f64,
        odds: &mut Odds,
    ) -> Result<(), Refusal> {
        let (dice, hits_up_to) = match table.phase {
            Phase::ScatterDice(_) => (table.colony(fight.defender).ants_in(fight.area), 3),
            Phase::WeaponDice(_) => {
                let weapon = table.colony(fight.attacker).traits.weapon();
                (
                    table.weapon_dice(fight),
                    weapon.map_or(0, |it| it.hits_up_to),
                )
            }
            Phase::Scatter(..) | Phase::DrivenOff(..) | Phase::Losses(..) => {
                let mut choices = Vec::new();
                let seat = match table.phase {
                    Phase::Losses(_, winner, _) => winner,
                    _ => fight.defender,
                };
                table.list_combat(seat, &mut choices);
                let flee = |action: &Action| match (table.phase, action) {
                    (Phase::Scatter(..), Action::Return(ants)) if defence == Defence::Flee => {
                        ants.total()
                    }
                    _ => 0,
                };
                let most = choices.iter().map(flee).max().unwrap_or(0);
                let choice = choices.into_iter().find(|action| flee(action) == most);
                let mut next = table.clone();
                if let Some(choice) = choice {
                    next.do_openly(seat, choice)?;
                }
                return self.follow(&next, fight, defence, chance, odds);
            }
            _ => {
                self.count(table, fight, chance, odds);
                return Ok(());
            }
        };
        let hit = hits_up_to as f64 / 6.0;
        for hits in 0..=dice {
            let mut roll = Roll::default();
            roll.0[0] = hits;
            roll.0[5] = dice - hits;
            let mut next = table.clone();
            next.take_chance(Chance::Roll(roll))?;
            let likely = chance * binomial(dice, hits, hit);
            self.follow(&next, fight, defence, likely, odds)?;
        }
        Ok(())
    }

    fn count(&self, after: &Self, fight: Fight, chance: f64, odds: &mut Odds) {
        let area = fight.area;
        let there = |table: &Self, seat: Seat| table.colony(seat).ants_in(area);
        let back = |seat: Seat| {
            let now = after.colony(seat).returning.total();
            now.saturating_sub(self.colony(seat).returning.total())
        };
        let dead = |seat: Seat| {
            let left = there(after, seat) + back(seat);
            f64::from(there(self, seat).saturating_sub(left))
        };
        odds.attackers_lost += chance * dead(fight.attacker);
        odds.defenders_lost += chance * dead(fight.defender);
        odds.defenders_gone += chance * f64::from(back(fight.defender));
        let attackers = there(after, fight.attacker) + back(fight.attacker);
        let outcome = match (attackers, there(after, fight.defender)) {
            (0, 0) => &mut odds.tied,
            (0, _) => &mut odds.lost,
            _ => &mut odds.won,
        };
        *outcome += chance;
    }
}

fn binomial(dice: u16, hits: u16, hit: f64) -> f64 {
    let mut ways = 1.0;
    for index in 0..hits {
        ways *= f64::from(dice - index) / f64::from(index + 1);
    }
    ways * hit.powi(i32::from(hits)) * (1.0 - hit).powi(i32::from(dice - hits))
}
