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

/// What each counted thing adds to the odds, in hundredths, if the soonest colony needs one game turn, two,
/// three …
type Stages = [[i8; COUNTED]; 8];

#[rustfmt::skip]
const BASIC: Stages = [
    [-73, 3, 3, 1, 3, 1, -2, 2, 6, 1, 7, 1, 10, 18, -17, 2, 26, 79, 43, 29, 15, 22],
    [-36, 5, 4, 0, 1, 4, -3, 2, 2, 2, 7, 0, 3, 11, 58, 34, -2, 55, 24, 37, 22, 20],
    [-43, 6, 6, 3, 4, 4, -1, 7, 5, 4, 5, 1, 26, 20, 35, 18, 5, 38, 15, 35, 23, 15],
    [-46, 10, 9, 9, 12, 3, -1, 12, 11, 4, 11, 3, 19, 8, 16, 5, 15, 36, 15, 39, 9, 14],
    [-39, 13, 14, 14, 20, 5, -2, 19, 6, 6, 21, 3, 5, 2, 10, 14, 10, 20, 23, 17, 13, 11],
    [-33, 17, 18, 16, 24, 9, 2, 18, -2, 3, 31, 0, -6, 10, 9, 23, 18, 17, 12, 14, 14, 7],
    [-30, 17, 18, 14, 22, 13, 2, 19, 1, -2, 28, 0, -3, 13, 9, 7, 22, -11, 1, 1, 5, 6],
    [-38, 19, 23, 12, 21, 0, 32, 31, 10, -2, 23, 12, -6, 14, 17, 3, 33, 28, 3, 3, -11, 7],
];

#[rustfmt::skip]
const ADVANCED: Stages = [
    [-76, 3, -3, -10, -15, -1, -6, -1, -1, -2, -2, 2, 17, 9, -21, -6, 33, 90, 45, 35, 8, 26],
    [-36, 2, -2, -2, -11, 0, -9, 5, -6, -5, 2, 1, 5, 11, 70, 36, -6, 61, 26, 53, 26, 27],
    [-28, 9, 2, 6, -4, 1, -2, 4, -4, -1, 4, 2, 33, 19, 38, 21, 15, 59, 27, 55, 33, 23],
    [-34, 10, 3, 4, -3, 3, 2, 6, -3, -3, 9, 3, 21, 13, 30, 19, 15, 57, 19, 49, 24, 18],
    [-23, 13, 5, 10, 7, 5, 5, 1, -2, -5, 17, 4, 16, 13, 23, 18, 21, 51, 26, 40, 10, 18],
    [-24, 12, 5, 4, 4, 8, 6, 10, -11, -2, 12, 5, 8, 15, 11, 27, 16, 21, 15, 24, 15, 15],
    [-21, 14, 7, 7, 6, 15, 14, 7, -9, -14, 17, 6, 8, 25, 15, 20, 31, 33, 22, 27, 35, 19],
    [-30, 16, 11, 4, 5, 8, 8, 14, 6, 5, 22, -1, 8, 15, 28, -4, 26, 11, 25, 6, 10, 24],
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
        let weights = weights.map(|(&low, &high)| {
            let (low, high) = (f32::from(low), f32::from(high));
            0.01 * (low + part * (high - low))
        });
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
