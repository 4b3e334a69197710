//! What tasks bring.

use engine::Seat;
use hidden_empires::components::{Ants, Caste};
use hidden_empires::state::Fight;
use hidden_empires::{Action, Area, ByArea, Marker, Phase, Table};

use super::grounds;
use super::moves::demand;
use super::sketch::{Sketch, Stage};
use super::weights::{ATTACK, DEPLETION, NAMED, PATROL};

/// The tasks of a player turn.
pub(super) struct Tasks<'a> {
    table: &'a Table,
    seat: Seat,
    trails: ByArea<u16>,
    /// Food that the nest can still use.
    hunger: f32,
    /// Food that comes without loss from all areas that can be tended.
    tended: f32,
}

impl<'a> Tasks<'a> {
    pub(super) fn of(table: &'a Table, seat: Seat) -> Self {
        let mut sketch = Sketch::of(table, seat);
        sketch.stage = Stage::Adults;
        let demand = demand(&sketch, grounds::supply(table, seat));
        let mut tasks = Self {
            table,
            seat,
            trails: table.trails(seat),
            hunger: (demand - sketch.food) as f32,
            tended: 0.0,
        };
        let idle = table.colony(seat).held() & !table.turn.busy;
        tasks.tended = idle.iter().map(|area| tasks.tending(area)).sum();
        tasks
    }

    fn tending(&self, area: Area) -> f32 {
        let marker = self.table.markers.faceup[area];
        if marker.is_some_and(Marker::is_tended) && !self.table.is_shared(self.seat, area) {
            self.food(area, self.table.tenders(self.seat, area), false)
        } else {
            0.0
        }
    }

    /// What so many foragers bring home; medias go first.
    fn food(&self, area: Area, foragers: u16, harvesting: bool) -> f32 {
        let colony = self.table.colony(self.seat);
        let each = |caste| colony.traits.food_per_forager(caste, harvesting);
        let medias = colony.ants[area][Caste::Media].min(foragers);
        let food = medias * each(Caste::Media) + (foragers - medias) * each(Caste::Worker);
        f32::from(food.min(self.trails[area]))
    }

    /// What a task brings, in food.
    pub(super) fn gain(&self, action: Action) -> f32 {
        match action {
            Action::Tend(area) => 0.3 + self.tending(area),
            // Whoever is named exactly is hardly better than who would go anyway.
            Action::TendWith(area, foragers) => {
                let food = self.table.food_of(self.seat, area, foragers, false);
                0.3 + f32::from(food) - NAMED
            }
            Action::Harvest(area, foragers) => {
                self.harvest(area, foragers, self.food(area, foragers, true))
            }
            Action::HarvestWith(area, foragers) => {
                let food = self.table.food_of(self.seat, area, foragers, true);
                self.harvest(area, foragers.total(), f32::from(food)) - NAMED
            }
            Action::Attack(area, other) => self.attack(area, other),
            Action::AttackSparing(area, other) => self.attack(area, other) - NAMED,
            // After foraging: patrollers carry nothing.
            Action::Patrol(_) => PATROL,
            Action::PatrolWith(..) => PATROL - NAMED,
            Action::TurnUp(_) => 1.0,
            Action::Repel(..) => 0.2,
            Action::Trunk(..) => -1.0,
            _ => 0.0,
        }
    }

    /// A harvest for what is needed beside tending, at the cost of what it uses up.
    fn harvest(&self, area: Area, foragers: u16, food: f32) -> f32 {
        let here = self.tending(area);
        let needed = (self.hunger - (self.tended - here)).max(0.0);
        let value = f32::from(self.table.markers.value(area)).max(1.0);
        let lost = f32::from(foragers) / 6.0;
        let first = if here > 0.0 { 0.3 } else { 0.0 };
        food.min(needed) - DEPLETION * lost.min(value) - first
    }

    /// Ants are exchanged one for one after some of the defenders have fled.
    fn attack(&self, area: Area, other: Seat) -> f32 {
        let own = f32::from(self.table.colony(self.seat).ants_in(area));
        let theirs = f32::from(self.table.colony(other).ants_in(area));
        let stay = 0.5 * theirs;
        let rivals = (self.table.players() - 1) as f32;
        let exchanged = stay.min(own);
        ATTACK * (exchanged / rivals - exchanged) - 0.2
    }
}

/// What returning ants from a fight is worth: losses of one's own, and of the other as far as they help.
pub(super) fn fighting(table: &Table, seat: Seat, action: Action) -> f32 {
    let Action::Return(back) = action else {
        return 0.0;
    };
    let here = |fight: Fight, seat: Seat| table.colony(seat).ants[fight.area];
    let count = |ants: Ants| f32::from(ants.total());
    match table.phase {
        Phase::Scatter(fight, _) => {
            let stay = count(here(fight, seat)) - count(back);
            let attackers = count(here(fight, fight.attacker));
            let rivals = (table.players() - 1) as f32;
            let exchanged = stay.min(attackers);
            exchanged / rivals - 1.1 * exchanged
        }
        // Whoever stays can forage from here the next time.
        Phase::StayOrReturn(_) => -count(back),
        _ => 0.0,
    }
}
