//! What a colony will score from the start of a season on.
//!
//! Fitted (least squares) to 6,000 games with two, three and four colonies that played by guess, now and
//! then at random.

use engine::Seat;
use myrmes::Table;
use myrmes::garden::Kind;

use super::worth::{missing_food, promises};

/// How many things are counted.
const COUNTED: usize = 26;

/// What each counted thing adds, for each of the nine turns of a game.
#[rustfmt::skip]
const TURNS: [[f32; COUNTED]; 9] = [
    [33.68, 0.30, 0.50, 0.50, 0.50, 0.80, 2.00, 1.00, 1.00, 2.00, 1.00, 0.30, 0.50, 0.40, 0.40, 1.00, 0.80, 2.00, 3.00, 3.00, 2.00, -5.94, -0.56, 0.30, 0.10, -1.00],
    [-10.84, 2.11, 0.86, 1.66, 2.33, 3.02, 9.82, 7.16, 4.08, 1.78, 0.89, 0.05, 2.98, 2.97, 2.84, 0.89, 0.78, 1.78, 2.57, 2.67, 1.78, 0.63, -0.37, 2.87, -1.28, -0.34],
    [-29.85, 1.29, 0.32, 1.46, 1.18, 3.39, 5.49, 12.27, 6.62, 1.69, 0.78, 0.60, 1.85, 0.98, 1.42, 0.78, 0.66, 1.56, 2.47, 2.33, 1.56, 0.48, 0.10, 1.19, 0.80, 0.42],
    [-27.31, 1.08, 0.76, 1.18, 1.20, 2.05, 4.19, 11.44, 5.80, 4.67, 0.67, 0.41, 0.02, 0.75, 1.16, 2.41, -0.32, 1.33, 4.47, 1.64, 1.33, 0.63, 0.38, 0.14, 0.12, 0.07],
    [-21.51, 0.67, -0.91, 0.29, 0.69, 1.22, 4.30, 9.71, 6.40, 6.32, 0.36, 0.32, -0.82, -0.14, 0.86, -0.53, -0.66, 1.11, 4.68, 1.32, 1.11, 0.72, 0.36, 0.03, -0.17, -1.01],
    [-17.68, 0.33, -1.16, -0.11, 0.21, 1.00, 4.38, 7.48, 6.77, 5.70, 0.77, 0.27, -0.30, 0.26, 0.43, -0.23, -0.12, 0.89, 4.70, 1.47, 0.89, 0.81, 0.35, -0.06, -0.50, -2.01],
    [-5.11, 0.15, 0.44, 0.14, 0.09, -0.47, 4.28, 5.22, 4.16, 3.75, 0.60, 0.31, -0.65, 0.27, 0.25, -3.03, 0.27, 0.67, 5.39, 0.47, 0.67, 0.82, 0.30, -0.20, -0.58, -2.27],
    [-10.44, -0.04, -0.20, 0.06, 0.32, 0.72, 3.76, 2.98, 2.01, 3.25, 1.22, 0.45, 0.30, 0.26, 0.57, -0.75, 0.24, 0.78, 3.77, 0.41, 0.44, 0.76, 0.14, 0.19, -0.23, -1.65],
    [-8.33, 0.04, 0.02, 0.51, 0.61, 0.51, 2.96, 1.22, 0.62, 1.71, 1.19, 0.44, 0.28, 0.01, 0.46, -0.65, -0.35, 0.65, 1.86, -0.09, 0.17, 0.51, 0.00, 0.24, -0.06, -2.12],
];

/// The score that a colony will have in the end, guessed at the start of a season.
pub(super) fn forecast(table: &Table, seat: Seat) -> f32 {
    let all = usize::from(table.options.years * 3);
    // Longer games are judged by how many turns are left.
    let left = (all + 1)
        .saturating_sub(table.turn().into())
        .clamp(1, TURNS.len());
    let weights = &TURNS[TURNS.len() - left];
    let things = counted(table, seat);
    let to_come: f32 = things
        .iter()
        .zip(weights)
        .map(|(count, each)| count * each)
        .sum();
    f32::from(table.colony(seat).score) + to_come
}

fn counted(table: &Table, seat: Seat) -> [f32; COUNTED] {
    let colony = table.colony(seat);
    let all = table.options.years * 3;
    let harvests = all + 1 - table.turn().min(all);
    let mut lying = [0.0; 3];
    let mut special = [0.0; 3];
    for tile in table.garden.tiles() {
        if tile.owner != Some(seat) {
            continue;
        }
        match tile.kind {
            Kind::Pheromone => {
                let total: u8 = tile.cubes.iter().sum();
                let reached = f32::from(total.min(harvests)) / f32::from(total.max(1));
                for (sum, cubes) in lying.iter_mut().zip(tile.cubes) {
                    *sum += f32::from(cubes) * reached;
                }
            }
            Kind::Special(kind) => special[kind as usize] += 1.0,
        }
    }
    let (open, locked) = promises(table, seat);
    let number = f32::from;
    let at_least = |level: u8| number(u8::from(colony.level >= level));
    [
        1.0,
        number(colony.larvae.min(12)),
        number(colony.store[0].min(6)),
        number(colony.store[1].min(6)),
        number(colony.store[2].min(6)),
        number(colony.soldiers),
        number(colony.workers),
        number(colony.nurses),
        at_least(1),
        at_least(2),
        at_least(3),
        colony.exits.len() as f32 - 1.0,
        lying[0],
        lying[1],
        lying[2],
        special[0],
        special[1],
        special[2],
        number(colony.completed[0].min(2)),
        number(colony.completed[1].min(2)),
        number(colony.completed[2]),
        open,
        locked,
        number(colony.prey_tokens().min(4)),
        number(table.largest_group(seat).min(7)),
        missing_food(table, seat),
    ]
}
