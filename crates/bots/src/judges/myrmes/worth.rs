//! What a colony is worth, in points: its score, and what the things it has are worth for the rest of
//! the game.

use engine::Seat;
use myrmes::components::{Cube, Demand, LARVAE_PER_FOOD, MISSING_FOOD, Objective, Special};
use myrmes::garden::Kind;
use myrmes::state::Season;
use myrmes::{Phase, Table};

use super::things::Thing;
use super::weights::{
    EXCESS, HUNGER, LARVA_FOOD, SOLO_EVEN, SOLO_FIRST, SOLO_FULL, SOLO_MISSING, SOLO_NEEDED,
    SOLO_SCALE,
};

/// What things are worth to a colony now.
#[derive(Clone, Copy)]
pub(super) struct Prospects {
    /// Normal turns after this one.
    pub(super) turns: u8,
    /// Harvests still to come.
    pub(super) harvests: u8,
    worked: bool,
}

impl Prospects {
    pub(super) fn of(table: &Table) -> Self {
        let all = table.options.years * 3;
        let turns = all - table.turn().min(all);
        let planned = before_harvest(table);
        Self {
            turns,
            harvests: turns + u8::from(planned),
            worked: !planned && table.phase != Phase::Harvest,
        }
    }

    /// What one of a thing is worth. Once the nurses work in the atelier it is for the next turn.
    pub(super) fn worth(&self, thing: Thing) -> f32 {
        if self.worked {
            self.later(thing)
        } else {
            thing.worth(self.turns + 1)
        }
    }

    /// What one of a thing will be worth in the next turn.
    pub(super) fn later(&self, thing: Thing) -> f32 {
        thing.worth(self.turns)
    }

    /// What a cube is worth.
    pub(super) fn cube(&self, cube: Cube) -> f32 {
        self.worth(match cube {
            Cube::Food => Thing::Food,
            Cube::Earth => Thing::Earth,
            Cube::Stone => Thing::Stone,
        })
    }

    /// What a cube on a pheromone is worth.
    fn lying(&self, cube: usize) -> f32 {
        self.worth([Thing::LyingFood, Thing::LyingEarth, Thing::LyingStone][cube])
    }

    /// What the cubes of a pheromone are worth: one at every harvest.
    pub(super) fn pheromone(&self, cubes: [u8; 3]) -> f32 {
        let total: u8 = cubes.iter().sum();
        if total == 0 {
            return 0.0;
        }
        let all: f32 = (0..3)
            .map(|cube| f32::from(cubes[cube]) * self.lying(cube))
            .sum();
        all * f32::from(total.min(self.harvests)) / f32::from(total)
    }

    /// What a special tile is worth.
    pub(super) fn special(&self, special: Special) -> f32 {
        self.worth(match special {
            Special::AphidFarm => Thing::AphidFarm,
            Special::Scavenging => Thing::Scavenging,
            Special::SubColony => Thing::SubColony,
        })
    }
}

fn before_harvest(table: &Table) -> bool {
    matches!(
        table.phase,
        Phase::Plan | Phase::Worker(_) | Phase::Sortie(..) | Phase::Dice
    )
}

/// Harvests before this year's winter.
fn harvests_this_year(table: &Table) -> u8 {
    let later = match table.season {
        Season::Spring => 2,
        Season::Summer => 1,
        Season::Autumn => 0,
    };
    later + u8::from(before_harvest(table))
}

/// What a colony is worth.
pub(super) fn worth(table: &Table, seat: Seat) -> f32 {
    let prospects = Prospects::of(table);
    let colony = table.colony(seat);
    let of = |thing, count: u8| prospects.worth(thing) * f32::from(count);
    let mut worth = f32::from(colony.score);
    worth += of(Thing::Worker, colony.workers);
    worth += prospects.later(Thing::Worker) * f32::from(colony.rooms.len());
    worth += of(Thing::Soldier, colony.soldiers);
    worth += of(Thing::Larva, colony.larvae.min(12));
    worth += of(Thing::Nurse, colony.nurses);
    for (level, thing) in [Thing::Level1, Thing::Level2, Thing::Level3]
        .into_iter()
        .enumerate()
    {
        worth += of(thing, u8::from(usize::from(colony.level) > level));
    }
    worth += of(Thing::Exit, colony.exits.len() as u8);
    worth += of(Thing::Prey, colony.prey_tokens().min(4));
    worth += of(Thing::Completed1, colony.completed[0].min(2));
    worth += of(Thing::Completed2, colony.completed[1].min(2));
    worth += store(table, seat, &prospects);
    for tile in table.garden.tiles() {
        if tile.owner == Some(seat) {
            worth += match tile.kind {
                Kind::Pheromone => prospects.pheromone(tile.cubes),
                Kind::Special(special) => prospects.special(special),
            };
        }
    }
    worth += objectives(table, seat, &prospects);
    worth - missing_food(table, seat) * missing_costs(table)
}

fn store(table: &Table, seat: Seat, prospects: &Prospects) -> f32 {
    let colony = table.colony(seat);
    let mut worth = 0.0;
    let mut total = 0.0;
    for cube in Cube::ALL {
        let cubes = f32::from(colony.store[cube as usize]);
        worth += cubes * prospects.cube(cube);
        total += cubes;
    }
    // What does not fit is lost at the end of the turn, as far as it is not spent before.
    let excess = (total - f32::from(colony.storage())).max(0.0);
    worth - excess * EXCESS * worth / total.max(1.0)
}

/// Points that one missing food costs in this year's winter, the less certain the longer it is off.
pub(super) fn missing_costs(table: &Table) -> f32 {
    match table.season {
        Season::Spring => HUNGER[0],
        Season::Summer => HUNGER[1],
        Season::Autumn if before_harvest(table) => HUNGER[2],
        Season::Autumn => f32::from(MISSING_FOOD),
    }
}

/// Food that will be missing in this year's winter if nothing else is done for it.
pub(super) fn missing_food(table: &Table, seat: Seat) -> f32 {
    if matches!(table.phase, Phase::Dice | Phase::Over { .. }) {
        return 0.0;
    }
    let colony = table.colony(seat);
    let harvests = harvests_this_year(table);
    let mut food = f32::from(colony.store[Cube::Food as usize].min(6));
    food += f32::from(colony.larvae / LARVAE_PER_FOOD) * LARVA_FOOD;
    for tile in table.garden.tiles() {
        if tile.owner == Some(seat) {
            food += match tile.kind {
                Kind::Pheromone => f32::from(tile.cubes[Cube::Food as usize].min(harvests)) * 0.9,
                Kind::Special(Special::AphidFarm) => f32::from(harvests),
                Kind::Special(_) => 0.0,
            };
        }
    }
    (f32::from(table.hunger(seat)) - food).max(0.0)
}

/// What the objectives that are still open promise.
fn objectives(table: &Table, seat: Seat, prospects: &Prospects) -> f32 {
    let (open, locked) = promises(table, seat);
    prospects.worth(Thing::Open) * open + prospects.worth(Thing::Locked) * locked
}

/// How far the objectives are met that can be completed now, and those that cannot yet.
pub(super) fn promises(table: &Table, seat: Seat) -> (f32, f32) {
    let colony = table.colony(seat);
    let (mut open, mut locked) = (0.0, 0.0);
    for (row, tiles) in table.objectives.rows.iter().enumerate() {
        for (column, tile) in tiles.iter().enumerate() {
            let Some(objective) = *tile else { continue };
            if !table.options.solo && table.objectives.turns[row][column][seat.index()] > 0 {
                continue;
            }
            let level = usize::from(objective.level());
            let promise = promise(table, seat, objective);
            if level == 1 || colony.completed[level - 2] > 0 {
                open += promise;
            } else {
                locked += promise;
            }
        }
    }
    (open, locked)
}

/// The points of an objective, as far as its demand is met.
fn promise(table: &Table, seat: Seat, objective: Objective) -> f32 {
    let (has, needs) = table.progress(seat, objective);
    let part = f32::from(has) / f32::from(needs);
    let ease = match objective.demand() {
        Demand::Nurses(..) | Demand::Colony(..) => 0.4,
        Demand::Pheromones(_) | Demand::SpecialTiles(..) => 0.9,
        _ => 0.7,
    };
    f32::from(objective.points()) * part * part * ease
}

/// The odds to survive a solo game. Points do not help; things do, and every objective that makes room
/// for those to come.
pub(super) fn survival(table: &Table, worth: f32) -> f32 {
    if table.phase == (Phase::Over { lost: true }) {
        return 0.0;
    }
    let seat = Seat::new(0);
    let colony = table.colony(seat);
    let turns = f32::from(table.options.years * 3 - table.turn().min(table.options.years * 3));
    // The tile of this turn has come once the next season begins.
    let coming = turns
        + if matches!(table.phase, Phase::Winter | Phase::Dice) {
            0.0
        } else {
            1.0
        };
    let lying = table.objectives.rows.iter().flatten().flatten().count() as f32;
    let needed = (lying + coming - 6.0).max(0.0);
    let full = (lying - 4.0).max(0.0);
    let mut first = 0.0;
    for objective in table.objectives.rows.iter().filter_map(|row| row[0]) {
        let level = usize::from(objective.level());
        if level == 1 || !table.options.unlock || colony.completed[level - 2] > 0 {
            let (has, needs) = table.progress(seat, objective);
            let part = f32::from(has) / f32::from(needs);
            first += part * part;
        }
    }
    let points = worth - SOLO_NEEDED * needed - SOLO_FULL * full * full + SOLO_FIRST * first
        - SOLO_MISSING * missing_food(table, seat) * missing_costs(table);
    let odds = (points - SOLO_EVEN) / SOLO_SCALE;
    1.0 / (1.0 + (-odds).exp())
}
