//! Who will win, judged at the start of a game turn.
//!
//! Fitted (logistic regression) to games of two colonies that played by guess, now and then at random:
//! 12,000 of the basic game and 14,000 of the advanced one.

use engine::{PerSeat, Seat};
use hidden_empires::cards::Trait;
use hidden_empires::components::{FEMALE, MALE};
use hidden_empires::{Area, AreaSet, Marker, Table};

use super::grounds;
use super::sketch::Sketch;

/// How many things are counted.
const COUNTED: usize = 22;

/// What each counted thing adds to the odds, if the soonest colony needs one game turn, two, three …
type Stages = [[f32; COUNTED]; 8];

#[rustfmt::skip]
const BASIC: Stages = [
    [-0.73, 0.03, 0.03, 0.01, 0.03, 0.01, -0.02, 0.02, 0.06, 0.01, 0.07, 0.01, 0.10, 0.18, -0.17, 0.02, 0.26, 0.79, 0.43, 0.29, 0.15, 0.22],
    [-0.36, 0.05, 0.04, 0.00, 0.01, 0.04, -0.03, 0.02, 0.02, 0.02, 0.07, 0.00, 0.03, 0.11, 0.58, 0.34, -0.02, 0.55, 0.24, 0.37, 0.22, 0.20],
    [-0.43, 0.06, 0.06, 0.03, 0.04, 0.04, -0.01, 0.07, 0.05, 0.04, 0.05, 0.01, 0.26, 0.20, 0.35, 0.18, 0.05, 0.38, 0.15, 0.35, 0.23, 0.15],
    [-0.46, 0.10, 0.09, 0.09, 0.12, 0.03, -0.01, 0.12, 0.11, 0.04, 0.11, 0.03, 0.19, 0.08, 0.16, 0.05, 0.15, 0.36, 0.15, 0.39, 0.09, 0.14],
    [-0.39, 0.13, 0.14, 0.14, 0.20, 0.05, -0.02, 0.19, 0.06, 0.06, 0.21, 0.03, 0.05, 0.02, 0.10, 0.14, 0.10, 0.20, 0.23, 0.17, 0.13, 0.11],
    [-0.33, 0.17, 0.18, 0.16, 0.24, 0.09, 0.02, 0.18, -0.02, 0.03, 0.31, 0.00, -0.06, 0.10, 0.09, 0.23, 0.18, 0.17, 0.12, 0.14, 0.14, 0.07],
    [-0.30, 0.17, 0.18, 0.14, 0.22, 0.13, 0.02, 0.19, 0.01, -0.02, 0.28, 0.00, -0.03, 0.13, 0.09, 0.07, 0.22, -0.11, 0.01, 0.01, 0.05, 0.06],
    [-0.38, 0.19, 0.23, 0.12, 0.21, 0.00, 0.32, 0.31, 0.10, -0.02, 0.23, 0.12, -0.06, 0.14, 0.17, 0.03, 0.33, 0.28, 0.03, 0.03, -0.11, 0.07],
];

#[rustfmt::skip]
const ADVANCED: Stages = [
    [-0.76, 0.03, -0.03, -0.10, -0.15, -0.01, -0.06, -0.01, -0.01, -0.02, -0.02, 0.02, 0.17, 0.09, -0.21, -0.06, 0.33, 0.90, 0.45, 0.35, 0.08, 0.26],
    [-0.36, 0.02, -0.02, -0.02, -0.11, 0.00, -0.09, 0.05, -0.06, -0.05, 0.02, 0.01, 0.05, 0.11, 0.70, 0.36, -0.06, 0.61, 0.26, 0.53, 0.26, 0.27],
    [-0.28, 0.09, 0.02, 0.06, -0.04, 0.01, -0.02, 0.04, -0.04, -0.01, 0.04, 0.02, 0.33, 0.19, 0.38, 0.21, 0.15, 0.59, 0.27, 0.55, 0.33, 0.23],
    [-0.34, 0.10, 0.03, 0.04, -0.03, 0.03, 0.02, 0.06, -0.03, -0.03, 0.09, 0.03, 0.21, 0.13, 0.30, 0.19, 0.15, 0.57, 0.19, 0.49, 0.24, 0.18],
    [-0.23, 0.13, 0.05, 0.10, 0.07, 0.05, 0.05, 0.01, -0.02, -0.05, 0.17, 0.04, 0.16, 0.13, 0.23, 0.18, 0.21, 0.51, 0.26, 0.40, 0.10, 0.18],
    [-0.24, 0.12, 0.05, 0.04, 0.04, 0.08, 0.06, 0.10, -0.11, -0.02, 0.12, 0.05, 0.08, 0.15, 0.11, 0.27, 0.16, 0.21, 0.15, 0.24, 0.15, 0.15],
    [-0.21, 0.14, 0.07, 0.07, 0.06, 0.15, 0.14, 0.07, -0.09, -0.14, 0.17, 0.06, 0.08, 0.25, 0.15, 0.20, 0.31, 0.33, 0.22, 0.27, 0.35, 0.19],
    [-0.30, 0.16, 0.11, 0.04, 0.05, 0.08, 0.08, 0.14, 0.06, 0.05, 0.22, -0.01, 0.08, 0.15, 0.28, -0.04, 0.26, 0.11, 0.25, 0.06, 0.10, 0.24],
];

/// What DNA, hand cards, ants in reserve and in storage, known work around the nest and food within reach
/// add to the odds in the advanced game, one each.
const ADVANCED_THINGS: [f32; 6] = [0.025, 0.161, 0.064, 0.060, 0.040, 0.021];

/// What a trait adds to the odds beyond what it has changed so far.
const fn trait_odds(card: Trait) -> f32 {
    match card {
        Trait::PlantSpecialist => -0.38,
        Trait::AphidSpecialist => -0.80,
        Trait::ProlificQueen => -0.04,
        Trait::TrunkBuilding => 0.03,
        Trait::Bivouac => -1.05,
        Trait::Supercolony => 0.02,
        Trait::SlaveMaking => 0.04,
        Trait::Harvester => 0.06,
        Trait::Replete => -0.16,
        Trait::DeadlySting => 0.09,
        Trait::Mace => 0.09,
        Trait::SuicideBombing => 0.09,
        Trait::Recruitment => 0.09,
        Trait::TerritoryMarking => -0.10,
        Trait::Repellent => 0.15,
        Trait::WarningColoration => 0.33,
        Trait::Camouflage => 0.18,
        Trait::PlantHouse => -0.15,
        Trait::SpecialistForagerCaste => 0.08,
        Trait::PorterCaste => 0.08,
        Trait::GuardCaste => 0.11,
        Trait::SoldierCaste => 0.00,
        Trait::MillerCaste => 0.09,
        Trait::BlockerCaste => -0.11,
        Trait::BusCaste => 0.02,
    }
}

/// Whoever is still later is as late as that.
const LATEST: f32 = 4.0;
/// Rooms beyond are of no use.
const MOST_SIZE: i32 = 20;

/// What a position at the start of a game turn promises each seat if the colonies need so many game turns.
pub(super) fn judge(table: &Table, turns: &PerSeat<f32>) -> PerSeat<f32> {
    let players = table.players();
    let stages = if table.options.advanced {
        &ADVANCED
    } else {
        &BASIC
    };
    let soonest = turns.iter().copied().fold(f32::INFINITY, f32::min);
    let stage = (soonest - 1.0).clamp(0.0, (stages.len() - 1) as f32);
    let (low, part) = (stage as usize, stage.fract());
    let high = (low + 1).min(stages.len() - 1);
    let strengths = PerSeat::from_fn(players, |seat| {
        let late = (turns[seat] - soonest).min(LATEST);
        let things = counted(table, seat, late);
        let weights = stages[low].iter().zip(&stages[high]);
        let weights = weights.map(|(low, high)| low + part * (high - low));
        let odds: f32 = things
            .iter()
            .zip(weights)
            .map(|(thing, each)| thing * each)
            .sum();
        odds + advanced_odds(table, seat)
    });
    PerSeat::from_fn(players, |seat| {
        let all: f32 = Seat::all(players)
            .map(|other| (strengths[other] - strengths[seat]).exp())
            .sum();
        1.0 / all
    })
}

/// What the things of the advanced game add to a colony's odds.
fn advanced_odds(table: &Table, seat: Seat) -> f32 {
    if !table.options.advanced {
        return 0.0;
    }
    let colony = table.colony(seat);
    let things = [
        i32::from(colony.dna),
        i32::from(colony.cards),
        i32::from(colony.reserves.total()),
        i32::from(colony.storage.total()),
        grounds::supply(table, seat).places,
        food_in_reach(table, seat),
    ];
    let odds = things.iter().zip(ADVANCED_THINGS);
    let odds: f32 = odds.map(|(&thing, each)| thing as f32 * each).sum();
    odds + colony.traits.iter().map(trait_odds).sum::<f32>()
}

/// Foragers that find work which nobody shares next to the nest, where the colony has ants or next to
/// them.
fn food_in_reach(table: &Table, seat: Seat) -> i32 {
    let colony = table.colony(seat);
    let mut reach = colony.nest.map_or(AreaSet::NONE, Area::near);
    for area in colony.held().iter() {
        reach = reach | area.near() | AreaSet::only(area);
    }
    let work = |area: Area| {
        let marker = table.markers.faceup[area]?;
        let free = colony.traits.may_forage(marker)
            && table.nest_in(area).is_none()
            && !table.is_shared(seat, area);
        let value = table.markers.value(area);
        free.then_some(if marker.is_tended() {
            value.min(6)
        } else {
            1 + value
        })
    };
    reach.iter().filter_map(work).map(i32::from).sum()
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
        around |= area.near();
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
