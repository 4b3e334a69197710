//! What a worker in the garden may do, once more, written as plainly and slowly as possible: it shares
//! nothing with the engine but the printed board and what lies on it. Random games must agree with it.

use std::collections::BTreeSet;

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice, Seat};
use formicary_myrmes::components::{Cube, Event, Prey, Terrain};
use formicary_myrmes::garden::Kind;
use formicary_myrmes::{Hex, Myrmes, Phase};

type Spot = (i8, i8);
type Area = BTreeSet<Spot>;

/// The printed pheromones, and how many spaces each has.
const PRINTED: [(&str, &[Spot]); 7] = [
    ("pair", &[(0, 0), (0, 1)]),
    ("triangle", &[(0, 0), (0, 1), (1, 0)]),
    ("line", &[(0, 0), (0, 1), (0, 2)]),
    ("rhombus", &[(0, 0), (0, 1), (1, 0), (-1, 1)]),
    ("pistol", &[(0, 0), (0, 1), (0, 2), (1, 0)]),
    ("trapezoid", &[(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]),
    ("pyramid", &[(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]),
];

fn beside(one: Spot, two: Spot) -> bool {
    let (q, r) = (one.0 - two.0, one.1 - two.1);
    [q, r, q + r].into_iter().map(i8::abs).max() == Some(1)
}

fn neighbours(area: &Area) -> Area {
    area.iter()
        .flat_map(|&(q, r)| (-1..=1).flat_map(move |dq| (-1..=1).map(move |dr| (q + dq, r + dr))))
        .filter(|spot| !area.contains(spot) && area.iter().any(|&own| beside(own, *spot)))
        .collect()
}

/// All connected areas of free spots with so many spaces that contain `from`.
fn grow(from: Spot, free: &Area, size: usize) -> BTreeSet<Area> {
    let mut areas = BTreeSet::from([Area::from([from])]);
    for _ in 1..size {
        areas = areas
            .iter()
            .flat_map(|area| {
                neighbours(area)
                    .intersection(free)
                    .map(|&spot| area.iter().copied().chain([spot]).collect())
                    .collect::<Vec<Area>>()
            })
            .collect();
    }
    areas
}

/// Distances between all spots of an area, in order: equal for two areas if one is the other turned or
/// flipped. For these seven shapes it also tells the others apart.
fn look(area: &Area) -> Vec<(i32, usize)> {
    let mut look = Vec::new();
    for one in area {
        let mut far = 0;
        for two in area {
            let (q, r) = (i32::from(one.0 - two.0), i32::from(one.1 - two.1));
            far += q * q + r * r + q * r;
        }
        let touching = area.iter().filter(|&&two| beside(*one, two)).count();
        look.push((far, touching));
    }
    look.sort_unstable();
    look
}

fn name(spot: Spot) -> String {
    Hex::at(spot.0, spot.1).expect("on the board").to_string()
}

fn names(area: &Area) -> String {
    // Row by row from the top left.
    let mut spots: Vec<_> = area.iter().copied().collect();
    spots.sort_by_key(|&(q, r)| (r, q));
    spots.into_iter().map(name).collect::<Vec<_>>().join("-")
}

/// Everything that the worker may do, as text.
fn expected(game: &Myrmes, seat: Seat) -> BTreeSet<String> {
    let table = game.table();
    let Phase::Sortie(_, sortie) = table.phase else {
        panic!("no worker is outside");
    };
    let colony = table.colony(seat);
    let mut expected = BTreeSet::from(["stop".to_owned()]);
    let spots =
        |hexes: &formicary_myrmes::HexSet| hexes.iter().map(Hex::coordinates).collect::<Area>();
    let tiles: Vec<_> = table
        .garden
        .tiles()
        .iter()
        .map(|tile| (tile, spots(tile.hexes())))
        .collect();
    let prey: Vec<_> = table
        .garden
        .prey()
        .map(|(hex, prey)| (hex.coordinates(), prey))
        .collect();
    let exits: Vec<_> = table
        .garden
        .exits()
        .map(|(hex, owner)| (hex.coordinates(), owner))
        .collect();
    let land: Area = Hex::all()
        .filter(|&hex| table.garden.area().contains(hex) && hex.terrain() != Terrain::Water)
        .map(Hex::coordinates)
        .collect();
    let mut free = land.clone();
    for (_, area) in &tiles {
        free = &free - area;
    }
    free.retain(|spot| {
        prey.iter().all(|(at, _)| at != spot) && exits.iter().all(|(at, _)| at != spot)
    });
    let here = spots(&sortie.at);

    if sortie.steps > 0 {
        for spot in neighbours(&here).intersection(&land) {
            if free.contains(spot) {
                expected.insert(format!("step {}", name(*spot)));
            }
        }
        for (at, kind) in &prey {
            let soldiers = if *kind == Prey::Spider { 2 } else { 1 };
            if neighbours(&here).contains(at) && colony.soldiers >= soldiers {
                expected.insert(format!("step {}", name(*at)));
            }
        }
        for (at, owner) in &exits {
            if neighbours(&here).contains(at) && (*owner == seat || colony.soldiers >= 1) {
                expected.insert(format!("step {}", name(*at)));
            }
        }
        for (tile, area) in &tiles {
            let free_to_enter =
                tile.owner.is_none_or(|owner| owner == seat) || colony.soldiers >= 1;
            if !neighbours(&here).is_disjoint(area) && free_to_enter {
                let first = names(area)
                    .split('-')
                    .next()
                    .map(str::to_owned)
                    .unwrap_or_default();
                expected.insert(format!("step {first}"));
            }
        }
    }
    let [food, earth, stone] = colony.store;
    let on_empty_pheromone = tiles
        .iter()
        .any(|(tile, area)| *area == here && tile.kind == Kind::Pheromone && tile.cubes == [0; 3]);
    if on_empty_pheromone && earth > 0 {
        expected.insert("clear".to_owned());
    }
    if colony.larvae >= 3 && (!table.options.counted || table.stock.cubes[Cube::Food as usize] > 0)
    {
        expected.insert("exchange".to_owned());
    }

    let deeper = u8::from(colony.event == Event::Level);
    let level = (colony.level + deeper).min(3);
    let size = match colony.event {
        Event::Hexagon => colony.level + 3,
        _ => level + 2,
    };
    for &spot in here.intersection(&free) {
        for (index, (shape, printed)) in PRINTED.iter().enumerate() {
            let printed: Area = printed.iter().copied().collect();
            for area in grow(spot, &free, printed.len()) {
                if look(&area) != look(&printed) {
                    continue;
                }
                let places = names(&area);
                if printed.len() <= usize::from(size) && colony.pheromones[index] > 0 {
                    expected.insert(format!("pheromone {shape} {places}"));
                }
                if colony.markers == 0 {
                    continue;
                }
                if *shape == "triangle" && level >= 1 && table.stock.farms > 0 {
                    if stone > 0 {
                        expected.insert(format!("build aphid-farm {places}"));
                    }
                    if food > 0 {
                        expected.insert(format!("build scavenging {places}"));
                    }
                }
                let rich = food > 0 && earth > 0 && stone > 0;
                if *shape == "rhombus" && level >= 3 && rich && table.stock.sub_colonies > 0 {
                    expected.insert(format!("build sub-colony {places}"));
                }
            }
        }
    }
    expected
}

#[test]
fn the_looks_of_the_shapes_differ() {
    let looks: BTreeSet<_> = PRINTED
        .iter()
        .map(|(_, printed)| look(&printed.iter().copied().collect()))
        .collect();
    assert_eq!(looks.len(), PRINTED.len());
}

#[test]
fn random_sorties_agree_with_the_plain_rules() {
    let mut compared = 0;
    for (index, setup) in Myrmes::PROFILE.every_setup().iter().enumerate() {
        let mut dice = QuickDice::new(index as u64);
        let mut game = Myrmes::new(setup).unwrap();
        let mut actions = Vec::new();
        loop {
            match game.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).unwrap();
                }
                awaited @ Awaited::Seats { .. } => {
                    let seats: Vec<_> = awaited.actors().iter().collect();
                    let seat = *pick(&seats, &mut dice);
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    if matches!(game.table().phase, Phase::Sortie(..)) {
                        let listed: BTreeSet<_> = actions.iter().map(ToString::to_string).collect();
                        assert_eq!(listed.len(), actions.len(), "nothing is listed twice");
                        assert_eq!(listed, expected(&game, seat));
                        compared += 1;
                    }
                    game.play(seat, *pick(&actions, &mut dice)).unwrap();
                }
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

/// Deep colonies with everything they need, so that every tile can be placed.
#[test]
fn rich_sorties_agree_with_the_plain_rules() {
    use engine::testkit::Staged;
    let mut compared = 0;
    for hex in Hex::all() {
        for (event, level) in [
            ("hexagon", 3),
            ("level", 2),
            ("move", 3),
            ("level", 3),
            ("hexagon", 0),
        ] {
            let text = format!(
                "options base players=4; red event {event} level {level} soldiers 1 food 1 earth 1 stone 1; \
                 prey spider h4; prey termite e5; yellow tile line j6-j7-j8; red tile pair h10-h11; \
                 nobody build aphid-farm f6-f7-g6; yellow build sub-colony c4-c5-d4-d5; sortie red {hex} 2"
            );
            // Not on water, prey, or the exits that are there already.
            let Ok(game) = Myrmes::stage(&text) else {
                continue;
            };
            let mut actions = Vec::new();
            game.legal_actions(Seat::new(0), &mut actions);
            let listed: BTreeSet<_> = actions.iter().map(ToString::to_string).collect();
            assert_eq!(
                listed,
                expected(&game, Seat::new(0)),
                "{hex} {event} {level}"
            );
            compared += 1;
        }
    }
    assert!(compared > 500, "{compared}");
}
