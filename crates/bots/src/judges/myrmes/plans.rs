//! What events and births bring, before anything of the season has happened.

use engine::Seat;
use myrmes::components::{Cube, Event, LEVEL_COST, NURSE_COST};
use myrmes::{Births, Table};

use super::things::Thing;
use super::weights::{
    EVENT_HARVEST, EVENT_HEXAGON, EVENT_LARVAE, EVENT_LEVEL, EVENT_MOVE, EVENT_PER_WORKER,
    EVENT_POINT, EVENT_POINT_WORKER, EVENT_SOLDIER, EVENT_WORKER, JOB, LARVAE_COMING,
    OBJECTIVE_GAIN, OBJECTIVE_SHORT, SOLO_OBJECTIVE, TUNNEL, WORKER_BRINGS,
};
use super::worth::{Prospects, missing_costs, missing_food};

/// What a seat can plan.
pub(super) struct Plans<'a> {
    table: &'a Table,
    seat: Seat,
    prospects: Prospects,
    event: Event,
    /// What an atelier with so many nurses brings.
    atelier: [f32; 9],
}

impl<'a> Plans<'a> {
    pub(super) fn new(table: &'a Table, seat: Seat, event: Event) -> Self {
        let mut plans = Self {
            table,
            seat,
            prospects: Prospects::of(table),
            event,
            atelier: [0.0; 9],
        };
        plans.atelier = plans.atelier_by_nurses();
        plans
    }

    /// What an event brings, less its larvae.
    pub(super) fn event(&self, event: Event) -> f32 {
        let colony = self.table.colony(self.seat);
        let workers = f32::from(colony.workers) + 0.5;
        let larva = self.prospects.worth(Thing::Larva);
        let brings = match event {
            Event::Level => match colony.level {
                3 => 0.0,
                _ => EVENT_LEVEL + EVENT_PER_WORKER * workers,
            },
            Event::Point => EVENT_POINT + EVENT_POINT_WORKER * workers,
            Event::Larvae => 2.0 * larva * EVENT_LARVAE,
            Event::Harvest => f32::from(self.left_lying().min(3)) * EVENT_HARVEST,
            Event::Move => EVENT_MOVE * workers,
            Event::Soldier => self.prospects.worth(Thing::Soldier) * EVENT_SOLDIER,
            Event::Hexagon => EVENT_HEXAGON + EVENT_PER_WORKER * workers,
            Event::Worker => self.prospects.worth(Thing::Worker) * EVENT_WORKER,
        };
        brings - larva * f32::from(self.table.rolled().distance(event))
    }

    /// Cubes that a normal harvest leaves on the tiles.
    fn left_lying(&self) -> u8 {
        let own = self.table.garden.tiles().iter();
        own.filter(|tile| tile.is_pheromone_of(self.seat))
            .map(|tile| tile.cubes.iter().sum::<u8>().saturating_sub(1))
            .sum()
    }

    /// What nurses bring.
    pub(super) fn births(&self, births: Births) -> f32 {
        let colony = self.table.colony(self.seat);
        let [larvae, soldiers, workers] = births.newborn(self.event, colony.reserve);
        let hungry = missing_food(self.table, self.seat).min(f32::from(soldiers));
        f32::from(larvae) * self.prospects.worth(Thing::Larva)
            + f32::from(soldiers) * self.prospects.worth(Thing::Soldier)
            + hungry * missing_costs(self.table)
            + f32::from(workers) * self.prospects.worth(Thing::Worker)
            + self.atelier[usize::from(births.atelier.min(8))]
    }

    /// The best that nurses can do in the atelier: objectives, levels, nurses, tunnels.
    fn atelier_by_nurses(&self) -> [f32; 9] {
        let mut jobs = Vec::with_capacity(12);
        jobs.push(self.level());
        jobs.push(self.nurse());
        jobs.push(self.tunnel());
        let mut objectives = self.objectives();
        objectives.sort_by(|a, b| b.total_cmp(a));
        let at_once = if self.table.options.solo { 3 } else { 1 };
        jobs.extend(objectives.into_iter().take(at_once));
        jobs.sort_by(|a, b| b.total_cmp(a));
        let mut sums = [0.0; 9];
        for nurses in 1..9 {
            sums[nurses] = sums[nurses - 1] + jobs.get(nurses - 1).map_or(0.0, |job| job.max(0.0));
        }
        sums
    }

    /// Cubes that there may be when the nurses work: what is stored, harvested and worked for.
    fn coming(&self, cube: Cube) -> f32 {
        let colony = self.table.colony(self.seat);
        let own = self.table.garden.tiles().iter();
        let lying =
            own.filter(|tile| tile.is_pheromone_of(self.seat) && tile.cubes[cube as usize] > 0);
        f32::from(colony.store[cube as usize])
            + lying.count() as f32
            + WORKER_BRINGS * f32::from(colony.workers)
    }

    /// How likely there is enough of something.
    fn enough(has: f32, needs: u8) -> f32 {
        if needs == 0 {
            1.0
        } else {
            (has / f32::from(needs)).min(1.0).powi(2)
        }
    }

    fn level(&self) -> f32 {
        let colony = self.table.colony(self.seat);
        let Some(cost) = LEVEL_COST.get(usize::from(colony.level) + 1) else {
            return 0.0;
        };
        let thing = [Thing::Level1, Thing::Level2, Thing::Level3][usize::from(colony.level)];
        let mut likely = 1.0;
        let mut gain = self.prospects.later(thing);
        for cube in Cube::ALL {
            likely *= Self::enough(self.coming(cube), cost[cube as usize]);
            gain -= f32::from(cost[cube as usize]) * self.prospects.cube(cube) * 0.7;
        }
        gain * likely * JOB
    }

    fn nurse(&self) -> f32 {
        let colony = self.table.colony(self.seat);
        if colony.spare_nurses == 0 {
            return 0.0;
        }
        let (food, larvae) = NURSE_COST;
        let gain = self.prospects.later(Thing::Nurse)
            - f32::from(food) * self.prospects.cube(Cube::Food)
            - f32::from(larvae) * self.prospects.worth(Thing::Larva);
        let likely = Self::enough(self.coming(Cube::Food), food)
            * Self::enough(f32::from(colony.larvae) + LARVAE_COMING, larvae);
        gain * likely * JOB
    }

    fn tunnel(&self) -> f32 {
        if self.table.colony(self.seat).exits.len() < 4 {
            TUNNEL + self.prospects.later(Thing::Exit) + self.prospects.later(Thing::Earth)
        } else {
            0.0
        }
    }

    fn objectives(&self) -> Vec<f32> {
        let table = self.table;
        let colony = table.colony(self.seat);
        let mut jobs = Vec::new();
        for (row, tiles) in table.objectives.rows.iter().enumerate() {
            for (column, tile) in tiles.iter().enumerate() {
                let Some(objective) = *tile else { continue };
                let level = usize::from(objective.level());
                let unlocked = level == 1 || colony.completed[level - 2] > 0;
                let open = if table.options.solo {
                    column == 0
                } else {
                    table.objectives.turns[row][column][self.seat.index()] == 0
                };
                if !unlocked || !open {
                    continue;
                }
                let (has, needs) = table.progress(self.seat, objective);
                let short = f32::from(needs - has);
                let likely = (1.0 - short * OBJECTIVE_SHORT).max(0.0);
                let nurse = if table.options.solo && level == 1 {
                    0.0
                } else {
                    self.prospects.later(Thing::Nurse)
                };
                let solo = if table.options.solo {
                    SOLO_OBJECTIVE
                } else {
                    0.0
                };
                let gain = f32::from(objective.points()) * OBJECTIVE_GAIN - nurse + solo;
                jobs.push(gain * likely);
            }
        }
        jobs
    }
}
