//! The garden of the main board: checksums, symmetry, and every way to lay a tile.

use std::collections::BTreeSet;

use formicary_myrmes::board::{area, starts};
use formicary_myrmes::components::{Cube, Shape, Terrain};
use formicary_myrmes::{Hex, Placement};

/// Hexagons, land, grass, earth, stone, mushroom, water and prey spaces.
fn count(players: usize, corners: bool) -> [usize; 8] {
    let area = area(players, corners);
    let of = |terrain| area.iter().filter(|hex| hex.terrain() == terrain).count();
    let water = of(Terrain::Water);
    [
        area.len(),
        area.len() - water,
        of(Terrain::Grass),
        of(Terrain::Earth),
        of(Terrain::Stone),
        of(Terrain::Mushroom),
        water,
        area.iter().filter(|hex| hex.has_prey_space()).count(),
    ]
}

#[test]
fn four_players_use_the_whole_garden() {
    assert_eq!(count(4, true), [151, 133, 58, 26, 18, 31, 18, 18]);
    assert_eq!(count(4, false), count(4, true));
}

#[test]
fn three_players_use_neither_the_top_nor_the_lower_corners() {
    assert_eq!(count(3, true), [118, 102, 44, 18, 15, 25, 16, 12]);
    assert_eq!(count(3, false), count(3, true));
}

#[test]
fn two_players_use_the_rows_from_the_middle_down() {
    assert_eq!(count(2, true), [82, 73, 31, 14, 9, 19, 9, 11]);
    let lower = area(2, true);
    assert!(Hex::all().all(|hex| lower.contains(hex) == (hex.coordinates().1 >= 0)));
}

#[test]
fn one_player_uses_the_garden_of_two() {
    assert_eq!(area(1, true), area(2, true));
    assert_eq!(area(1, false), area(2, false));
}

#[test]
fn without_the_corners_sixty_hexagons_and_seven_prey_are_left() {
    let counted = count(2, false);
    assert_eq!((counted[0], counted[7]), (60, 7));
}

#[test]
fn prey_is_printed_on_grass_only() {
    assert!(
        Hex::all()
            .filter(|hex| hex.has_prey_space())
            .all(|hex| hex.terrain() == Terrain::Grass)
    );
}

fn names(spaces: &[(i8, i8)]) -> Vec<String> {
    spaces
        .iter()
        .map(|&(q, r)| Hex::at(q, r).expect("in the garden").to_string())
        .collect()
}

#[test]
fn the_start_spaces_are_the_printed_ones() {
    assert_eq!(names(starts(1)), ["m6"]);
    assert_eq!(names(starts(2)), ["l3", "l9"]);
    assert_eq!(names(starts(3)), ["f3", "e10", "m6"]);
    assert_eq!(names(starts(4)), ["d3", "d9", "l9", "l3"]);
    for players in 1..=4 {
        for &(q, r) in starts(players) {
            let start = Hex::at(q, r).unwrap();
            assert!(area(players, false).contains(start));
            assert!(!start.has_prey_space() && start.terrain() != Terrain::Water);
        }
    }
}

/// By a third around the middle.
fn turned(hex: Hex) -> Option<Hex> {
    let (q, r) = hex.coordinates();
    Hex::at(-q - r, q)
}

#[test]
fn the_garden_of_three_looks_the_same_from_every_side() {
    let area = area(3, true);
    for hex in area.iter() {
        let other = turned(hex).expect("it stays in the garden");
        assert!(area.contains(other));
        assert_eq!(hex.has_prey_space(), other.has_prey_space(), "{hex}");
        let start = |hex: Hex| starts(3).contains(&hex.coordinates());
        assert_eq!(start(hex), start(other), "{hex}");
    }
}

#[test]
fn a_hexagon_has_one_name() {
    for hex in Hex::all() {
        assert_eq!(Hex::from_name(&hex.to_string()), Some(hex));
    }
    for wrong in ["", "h", "h0", "h14", "h07", "p1", "H7", "a5", "h-1", "é1"] {
        assert_eq!(Hex::from_name(wrong), None, "{wrong}");
    }
    assert_eq!(Hex::from_name("h7").unwrap().coordinates(), (0, 0));
}

/// How many different ways there are to turn and flip a shape.
fn orientations(shape: Shape) -> usize {
    Placement::all(shape)
        .map(|placement| {
            let hexes = placement.laid().hexes;
            let (q, r) = hexes.first().unwrap().coordinates();
            hexes
                .iter()
                .map(|hex| (hex.coordinates().0 - q, hex.coordinates().1 - r))
                .collect::<Vec<_>>()
        })
        .collect::<BTreeSet<_>>()
        .len()
}

#[test]
fn every_shape_can_be_turned_and_flipped() {
    assert_eq!(Shape::ALL.map(orientations), [3, 2, 3, 3, 12, 6, 2]);
}

#[test]
fn a_placement_knows_its_cubes() {
    for shape in Shape::ALL {
        for placement in Placement::all(shape) {
            let laid = placement.laid();
            assert_eq!(laid.hexes.len(), usize::from(shape.size()));
            for cube in Cube::ALL {
                let from = laid
                    .hexes
                    .iter()
                    .filter(|hex| hex.terrain().cube() == Some(cube))
                    .count();
                assert_eq!(usize::from(laid.cubes[cube as usize]), from);
            }
            assert!(laid.hexes.iter().all(|hex| hex.terrain() != Terrain::Water));
            assert_eq!(Placement::find(shape, &laid.hexes), Some(placement));
        }
    }
}

#[test]
fn everybody_has_seventeen_pheromones() {
    assert_eq!(Shape::ALL.map(Shape::copies), [6, 2, 2, 2, 2, 2, 1]);
    assert_eq!(Shape::ALL.map(Shape::points), [0, 2, 2, 4, 4, 6, 8]);
    assert_eq!(Shape::ALL.map(Shape::level), [0, 1, 1, 2, 2, 3, 4]);
}

#[test]
fn sets_of_hexagons_are_shown_by_their_names() {
    let all = area(4, false);
    let some: Vec<Hex> = all.iter().take(2).collect();
    let shown = format!("{all:?}");
    assert!(shown.starts_with('{') && shown.ends_with('}'), "{shown}");
    for hex in some {
        assert!(shown.contains(&hex.to_string()), "{shown}");
    }
}
