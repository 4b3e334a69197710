//! Who will win, judged at the start of a game turn.
//!
//! Fitted (logistic regression) to 12,000 games of two colonies that played by guess, now and then at
//! random.

use engine::{PerSeat, Seat};
use hidden_empires::components::{FEMALE, MALE};
use hidden_empires::{Area, AreaSet, Marker, Table};

use super::sketch::Sketch;

/// How many things are counted.
const COUNTED: usize = 22;

/// What each counted thing adds to the odds, if the soonest colony needs one game turn, two, three …
#[rustfmt::skip]
const STAGES: [[f32; COUNTED]; 8] = [
    [-0.73, 0.03, 0.03, 0.01, 0.03, 0.01, -0.02, 0.02, 0.06, 0.01, 0.07, 0.01, 0.10, 0.18, -0.17, 0.02, 0.26, 0.79, 0.43, 0.29, 0.15, 0.22],
    [-0.36, 0.05, 0.04, 0.00, 0.01, 0.04, -0.03, 0.02, 0.02, 0.02, 0.07, 0.00, 0.03, 0.11, 0.58, 0.34, -0.02, 0.55, 0.24, 0.37, 0.22, 0.20],
    [-0.43, 0.06, 0.06, 0.03, 0.04, 0.04, -0.01, 0.07, 0.05, 0.04, 0.05, 0.01, 0.26, 0.20, 0.35, 0.18, 0.05, 0.38, 0.15, 0.35, 0.23, 0.15],
    [-0.46, 0.10, 0.09, 0.09, 0.12, 0.03, -0.01, 0.12, 0.11, 0.04, 0.11, 0.03, 0.19, 0.08, 0.16, 0.05, 0.15, 0.36, 0.15, 0.39, 0.09, 0.14],
    [-0.39, 0.13, 0.14, 0.14, 0.20, 0.05, -0.02, 0.19, 0.06, 0.06, 0.21, 0.03, 0.05, 0.02, 0.10, 0.14, 0.10, 0.20, 0.23, 0.17, 0.13, 0.11],
    [-0.33, 0.17, 0.18, 0.16, 0.24, 0.09, 0.02, 0.18, -0.02, 0.03, 0.31, 0.00, -0.06, 0.10, 0.09, 0.23, 0.18, 0.17, 0.12, 0.14, 0.14, 0.07],
    [-0.30, 0.17, 0.18, 0.14, 0.22, 0.13, 0.02, 0.19, 0.01, -0.02, 0.28, 0.00, -0.03, 0.13, 0.09, 0.07, 0.22, -0.11, 0.01, 0.01, 0.05, 0.06],
    [-0.38, 0.19, 0.23, 0.12, 0.21, 0.00, 0.32, 0.31, 0.10, -0.02, 0.23, 0.12, -0.06, 0.14, 0.17, 0.03, 0.33, 0.28, 0.03, 0.03, -0.11, 0.07],
];

/// Whoever is still later is as late as that.
const LATEST: f32 = 4.0;
/// Rooms beyond are of no use.
const MOST_SIZE: i32 = 20;

/// What a position at the start of a game turn promises each seat if the colonies need so many game turns.
pub(super) fn judge(table: &Table, turns: &PerSeat<f32>) -> PerSeat<f32> {
    let players = table.players();
    let soonest = turns.iter().copied().fold(f32::INFINITY, f32::min);
    let stage = (soonest - 1.0).clamp(0.0, (STAGES.len() - 1) as f32);
    let (low, part) = (stage as usize, stage.fract());
    let high = (low + 1).min(STAGES.len() - 1);
    let strengths = PerSeat::from_fn(players, |seat| {
        let late = (turns[seat] - soonest).min(LATEST);
        let things = counted(table, seat, late);
        let weights = STAGES[low].iter().zip(&STAGES[high]);
        let weights = weights.map(|(low, high)| low + part * (high - low));
        things
            .iter()
            .zip(weights)
            .map(|(thing, each)| thing * each)
            .sum::<f32>()
    });
    PerSeat::from_fn(players, |seat| {
        let all: f32 = Seat::all(players)
            .map(|other| (strengths[other] - strengths[seat]).exp())
            .sum();
        1.0 / all
    })
}

/// What there is to forage in some areas: plants, aphids, small and large prey.
fn forage(table: &Table, areas: AreaSet) -> [f32; 4] {
    let mut sums = [0.0; 4];
    for area in areas.iter() {
        let value = table.markers.value(area).min(6);
        match table.markers.faceup[area] {
            Some(Marker::Plants(_)) => sums[0] += f32::from(value),
            Some(Marker::Aphids(_)) => sums[1] += f32::from(value),
            Some(Marker::Prey(_)) if value == 1 => sums[2] += 1.0,
            Some(Marker::Prey(_)) => sums[3] += 1.0,
            _ => {}
        }
    }
    sums
}

fn counted(table: &Table, seat: Seat, late: f32) -> [f32; COUNTED] {
    let colony = table.colony(seat);
    let sketch = Sketch::of(table, seat);
    let nest = colony.nest.map_or(AreaSet::NONE, AreaSet::only);
    let near = colony.nest.map_or(AreaSet::NONE, Area::near);
    let mut around = near;
    for area in near.iter() {
        around = around | area.near();
    }
    let second = around & !near & !nest;
    let [plants, aphids, small_prey, large_prey] = forage(table, near);
    let further = forage(table, second);
    let held = colony.held();
    let number = |count: i32| count as f32;
    let size = |areas: AreaSet| areas.len() as f32;
    [
        late,
        plants,
        aphids,
        small_prey,
        large_prey,
        further[0] + further[1],
        further[2] + further[3],
        size(held & near),
        size(held & second),
        size(held & !around & !nest),
        number(sketch.ants),
        number(sketch.size.min(MOST_SIZE)),
        number(sketch.eggs[FEMALE]),
        number(sketch.eggs[MALE]),
        number(sketch.larvae[FEMALE]),
        number(sketch.larvae[MALE]),
        number(sketch.small_pupae),
        number(sketch.large_pupae),
        number(sketch.male_pupae),
        number(sketch.virgin_queens),
        number(sketch.drones),
        number(sketch.score),
    ]
}
