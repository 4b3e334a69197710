//! The tiles, and the grid they lie on.

use formicary_ants::board::{DOUBLE_TILE, ROWS};
use formicary_ants::components::{Corners, DESIGNS, SIDES};
use formicary_ants::{Color, Design, Placed, Point};

#[test]
fn the_designs_are_all_two_coloured_patterns_up_to_turning() {
    let mut patterns: Vec<Vec<Color>> = Vec::new();
    for design in Design::ALL {
        let colors: Vec<_> = (0..SIDES).map(|sector| design.color(sector)).collect();
        let turned = |turn: usize| {
            let mut turned = colors.clone();
            turned.rotate_left(turn);
            turned
        };
        assert!(
            (0..SIDES).all(|turn| !patterns.contains(&turned(turn))),
            "{} repeats another pattern",
            design.id()
        );
        assert!(colors.contains(&Color::Beige) && colors.contains(&Color::Brown));
        patterns.push(colors);
    }
    // Of the 14 necklaces of six beads in two colours, all but the two plain ones.
    assert_eq!(patterns.len(), DESIGNS);
}

#[test]
fn every_tile_has_as_many_beige_as_brown_ants() {
    for design in Design::ALL.into_iter().chain([Design::DOUBLE]) {
        let ants = |color| -> u8 {
            (0..SIDES)
                .filter(|&sector| design.color(sector) == color)
                .map(|sector| design.ants(sector))
                .sum()
        };
        let expected = if design == Design::STAR { 3 } else { 2 };
        assert_eq!(
            (ants(Color::Beige), ants(Color::Brown)),
            (expected, expected),
            "{}",
            design.id()
        );
    }
}

#[test]
fn corners_1_and_4_of_a_tile_are_bare_but_not_of_the_double_tile() {
    for design in Design::ALL {
        let bare: Vec<_> = (0..SIDES)
            .filter(|&corner| !design.dot(corner, Corners::Printed))
            .collect();
        assert_eq!(bare, [1, 4], "{}", design.id());
        assert!((0..SIDES).all(|corner| design.dot(corner, Corners::Six)));
    }
    assert!((0..SIDES).all(|corner| Design::DOUBLE.dot(corner, Corners::Printed)));
}

#[test]
fn only_tiles_that_look_the_same_after_a_part_turn_have_fewer_turns() {
    let fewer: Vec<_> = Design::ALL
        .into_iter()
        .filter(|design| design.turns(Corners::Printed) < 6)
        .map(|design| (design, design.turns(Corners::Printed)))
        .collect();
    assert_eq!(fewer, [(Design::BAND_BEIGE, 3), (Design::BAND_BROWN, 3)]);
    assert_eq!(Design::STAR.turns(Corners::Six), 2);
}

#[test]
fn the_double_tile_is_two_touching_hexagons() {
    let [left, right] = DOUBLE_TILE;
    assert_eq!(left.across(0), right);
    assert_eq!(right.across(3), left);
}

#[test]
fn a_triangle_has_the_same_neighbours_seen_from_any_of_its_corners() {
    let centre = Point::new(4, -2);
    for sector in 0..SIDES {
        let neighbours = centre.triangle(sector).neighbours();
        let expected = [
            centre.triangle((sector + 1) % SIDES),
            centre.triangle((sector + 5) % SIDES),
            centre.across(sector).triangle((sector + 3) % SIDES),
        ];
        for triangle in expected {
            assert!(neighbours.contains(&triangle), "sector {sector}");
            assert!(triangle.neighbours().contains(&centre.triangle(sector)));
        }
    }
}

#[test]
fn distances_count_steps_along_the_lattice() {
    let start = Point::new(0, 0);
    assert_eq!(start.distance(Point::new(1, 1)), 2);
    assert_eq!(start.distance(Point::new(-1, 1)), 1);
    assert_eq!(start.distance(Point::new(2, -1)), 2);
    assert_eq!(Point::new(-99, -99).distance(Point::new(99, 99)), 396);
}

#[test]
fn points_that_one_game_can_see_have_cells_of_their_own() {
    // Across the rows of tiles on the ground a step counts 1 or 2, from row to row it is 3.
    let here = Point::new(0, 0);
    let across = |point: Point| {
        let (a, b) = (i16::from(point.a), i16::from(point.b));
        [a + 2 * b, 2 * a + b, a - b]
            .map(i16::abs)
            .into_iter()
            .max()
            .unwrap()
    };
    for a in -60..=60 {
        for b in -60..=60 {
            let point = Point::new(a, b);
            // Corners of tiles in the first and the last row; and places on the ground beside them.
            let corners = across(point) <= 3 * (ROWS - 1) + 2 * 2;
            let places = point.is_ground_centre() && across(point) <= 3 * (ROWS + 1);
            if point != here && (corners || places) {
                assert_ne!(point.cell(), here.cell(), "{point}");
            }
        }
    }
}

#[test]
fn a_turned_tile_shows_what_is_printed_on_it_further_round() {
    for design in Design::ALL {
        for turn in 0..SIDES {
            let placed = Placed {
                design,
                at: Point::new(0, 0),
                turn: turn as u8,
                level: 0,
            };
            for printed in 0..SIDES {
                let direction = (printed + turn) % SIDES;
                assert_eq!(placed.printed(direction), printed);
                assert_eq!(placed.color(direction), design.color(printed));
                assert_eq!(placed.ants(direction), design.ants(printed));
            }
        }
    }
}

#[test]
fn in_the_plane_all_six_neighbours_of_a_point_are_one_side_away() {
    assert_eq!(Point::new(0, 0).plane(), (0.0, 0.0));
    assert_eq!(Point::new(3, 0).plane(), (3.0, 0.0));
    let here = Point::new(4, -7);
    let (x, y) = here.plane();
    for direction in 0..SIDES {
        let (to_x, to_y) = here.step(direction).plane();
        // Anticlockwise, from the right.
        let angle = (to_y - y).atan2(to_x - x).to_degrees().rem_euclid(360.0);
        assert!((angle - 60.0 * direction as f64).abs() < 1e-9, "{angle}");
        assert!(((to_x - x).hypot(to_y - y) - 1.0).abs() < 1e-9);
    }
}

#[test]
fn dots_turn_with_their_tile() {
    let position = super::scenario("tile half -1,2 t2");
    let placed = position.state().surface().hexagons();
    let tile = placed.last().expect("it lies there");
    let bare: Vec<_> = (0..SIDES)
        .filter(|&direction| !tile.dot(direction, Corners::Printed))
        .collect();
    assert_eq!(bare, [0, 3]);
    assert!((0..SIDES).all(|direction| tile.dot(direction, Corners::Six)));
    assert_eq!(format!("{:?}", tile.design), tile.design.id());
}
