//! What a colony has, in numbers: what the network that judges is given.

use engine::{PerSeat, Seat};
use hidden_empires::cards::Trait;
use hidden_empires::components::{Caste, FEMALE, MALE};
use hidden_empires::{Area, AreaSet, Colony, Marker, Table};

use super::grounds;
use super::sketch::Sketch;

/// How many numbers there are for each colony.
pub const THINGS: usize = 54 + TRAITS;

/// How many traits there are in the box.
const TRAITS: usize = 25;
/// Whoever is still later is as late as that.
const LATEST: f32 = 6.0;
/// Rooms beyond are of little use.
const MOST_ROOM: i32 = 40;

/// What a colony has, if the colonies need so many game turns.
pub(super) fn of(table: &Table, seat: Seat, turns: &PerSeat<f32>) -> [f32; THINGS] {
    let players = table.players();
    let colony = table.colony(seat);
    let others = || Seat::all(players).filter(move |&other| other != seat);
    let soonest = others()
        .map(|other| turns[other])
        .fold(f32::INFINITY, f32::min);
    let sketch = Sketch::of(table, seat);
    let supply = grounds::supply(table, seat);
    let whole = |number: u16| f32::from(number);
    let number = |number: i32| number as f32;
    let size = |areas: AreaSet| areas.len() as f32;

    let nest = colony.nest.map_or(AreaSet::NONE, AreaSet::only);
    let near = colony.nest.map_or(AreaSet::NONE, Area::near);
    let second = near.near() & !near & !nest;
    let around = near | second | nest;
    let held = colony.held();
    let reach = held | held.near() | near;
    let theirs = others().fold(AreaSet::NONE, |areas, other| {
        areas | table.colony(other).held()
    });
    let next_to_theirs = others()
        .filter_map(|other| table.colony(other).nest)
        .fold(AreaSet::NONE, |areas, nest| areas | nest.near());
    let [plants, aphids, small_prey, large_prey] = forage(table, near);
    let [further_plants, further_aphids, further_small, further_large] = forage(table, second);
    let unknown = |areas: AreaSet| size(areas & !table.markers.faceup.areas());
    let castes = castes(colony);
    let patrol: u16 = colony.patrol.iter().map(|(_, ants)| ants.total()).sum();
    let intruders: u16 = others()
        .flat_map(|other| table.colony(other).ants.iter())
        .filter(|(area, _)| around.contains(*area))
        .map(|(_, ants)| ants.total())
        .sum();
    let raiders: u16 = colony
        .ants
        .iter()
        .filter(|(area, _)| next_to_theirs.contains(*area))
        .map(|(_, ants)| ants.total())
        .sum();
    let room = i32::from(colony.capacity().min(100)) - sketch.needed_nurses() - sketch.brood();

    let mut things = [0.0; THINGS];
    let counted = [
        0.2 * turns[seat],
        0.2 * soonest.min(30.0),
        0.5 * (turns[seat] - soonest).clamp(-LATEST, LATEST),
        0.1 * whole(table.game_turn.min(20)),
        0.1 * number(sketch.target - sketch.score),
        0.1 * number(sketch.score),
        0.1 * plants,
        0.1 * aphids,
        0.1 * small_prey,
        0.1 * large_prey,
        0.1 * further_plants,
        0.1 * further_aphids,
        0.1 * further_small,
        0.1 * further_large,
        0.2 * unknown(near),
        0.2 * unknown(second),
        0.2 * size(held & near),
        0.2 * size(held & second),
        0.2 * size(held & !around),
        0.2 * size(theirs & near),
        0.2 * size(theirs & second),
        0.2 * size(table.markers.faceup.predators() & near),
        0.1 * whole(intruders),
        0.1 * whole(raiders),
        0.05 * number(food_in_reach(table, seat, reach)),
        0.1 * number(supply.places),
        0.5 * number(supply.each),
        0.1 * castes[0],
        0.1 * castes[1],
        0.1 * castes[2],
        0.1 * number(sketch.ants),
        0.1 * number(sketch.nurses),
        0.1 * number(sketch.builders),
        0.1 * whole(patrol),
        0.1 * number(sketch.reserves),
        0.1 * whole(colony.storage.total()),
        0.1 * number(sketch.stored),
        0.1 * number(sketch.food),
        0.1 * number(sketch.size.min(MOST_ROOM)),
        0.1 * number(room.clamp(-MOST_ROOM, MOST_ROOM)),
        0.1 * number(sketch.layable.min(MOST_ROOM)),
        0.2 * number(sketch.eggs[FEMALE]),
        0.2 * number(sketch.eggs[MALE]),
        0.2 * number(sketch.larvae[FEMALE]),
        0.2 * number(sketch.larvae[MALE]),
        0.2 * number(sketch.small_pupae),
        0.2 * number(sketch.large_pupae),
        0.2 * number(sketch.male_pupae),
        0.2 * number(sketch.virgin_queens),
        0.2 * number(sketch.drones),
        0.1 * whole(colony.dna),
        0.2 * f32::from(colony.cards),
        0.2 * size(colony.trunks | colony.sites),
        0.2 * whole(colony.guests + colony.aphids.map(u16::from).iter().sum::<u16>()),
    ];
    let (front, traits) = things.split_at_mut(counted.len());
    front.copy_from_slice(&counted);
    for card in colony.traits.iter() {
        traits[card as usize] = 1.0;
    }
    things
}

/// Workers, medias and majors on the map.
fn castes(colony: &Colony) -> [f32; 3] {
    Caste::ALL.map(|caste| {
        colony
            .ants
            .iter()
            .map(|(_, ants)| f32::from(ants[caste]))
            .sum()
    })
}

/// Foragers that find work which nobody shares in reach.
fn food_in_reach(table: &Table, seat: Seat, reach: AreaSet) -> i32 {
    let colony = table.colony(seat);
    let work = |area: Area| {
        let marker = table.markers.faceup[area]?;
        let free = colony.traits.may_forage(marker)
            && table.nest_in(area).is_none()
            && !table.is_shared(seat, area);
        let value = table.markers.value(area);
        free.then_some(match marker.is_tended() {
            true => value.min(6),
            false => 1 + value,
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

const _: () = assert!(Trait::BusCaste as usize + 1 == TRAITS);
