//! Where hexagons lie in the picture, and the lines around tiles.

use myrmes::{Hex, HexSet};

use crate::boards::kit::art::{self, Frame};
pub(super) use crate::boards::kit::art::{HEXAGON, hexagon_middle as middle};

/// A point of the picture; `y` grows downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// The corners of a hexagon, clockwise from the top.
const CORNERS: [(i32, i32); 6] = [
    (0, -30),
    (26, -15),
    (26, 15),
    (0, 30),
    (-26, 15),
    (-26, -15),
];

/// Moves a drawing to a hexagon.
pub(super) fn moved_to(hex: Hex) -> String {
    moved((hex.coordinates().0, hex.coordinates().1))
}

/// Moves a drawing to coordinates, in the garden or not.
pub(super) fn moved(at: (i8, i8)) -> String {
    art::moved(middle(at))
}

/// The part of the plane around some hexagons: left, top, width, height.
pub(super) fn frame(hexes: &HexSet) -> Option<Frame> {
    let middles = hexes.iter().map(|hex| middle(hex.coordinates()));
    art::framed(middles, [32, 36, 38])
}

/// The hexagon of a group that is nearest to its middle.
pub(super) fn heart(hexes: &HexSet) -> Option<Hex> {
    let count = hexes.len() as i32;
    let (x, y) = hexes
        .iter()
        .map(|hex| middle(hex.coordinates()))
        .fold((0, 0), |sum, spot| (sum.0 + spot.0, sum.1 + spot.1));
    hexes.iter().min_by_key(|hex| {
        let spot = middle(hex.coordinates());
        let (dx, dy) = (count * spot.0 - x, count * spot.1 - y);
        dx * dx + dy * dy
    })
}

/// The line around connected hexagons, drawn a little inside.
pub(super) fn outline(cells: &[(i8, i8)], inset: f64) -> String {
    loops(cells)
        .iter()
        .map(|corners| closed(&shrunk(corners, inset)))
        .collect()
}

/// The coordinates of a set of hexagons.
pub(super) fn cells(hexes: &HexSet) -> Vec<(i8, i8)> {
    hexes.iter().map(Hex::coordinates).collect()
}

/// The corners around connected hexagons, clockwise.
fn loops(cells: &[(i8, i8)]) -> Vec<Vec<(i32, i32)>> {
    let mut edges = Vec::new();
    for &cell in cells {
        let (x, y) = middle(cell);
        let corner = |index: usize| {
            let (dx, dy) = CORNERS[index % 6];
            (x + dx, y + dy)
        };
        edges.extend((0..6).map(|index| (corner(index), corner(index + 1))));
    }
    // Two hexagons of the tile see a common edge from both sides.
    let inner = edges.clone();
    edges.retain(|&(from, to)| !inner.contains(&(to, from)));
    let mut loops = Vec::new();
    while let Some((start, mut at)) = edges.pop() {
        let mut corners = vec![start];
        while at != start {
            corners.push(at);
            let Some(next) = edges.iter().position(|&(from, _)| from == at) else {
                break;
            };
            at = edges.swap_remove(next).1;
        }
        loops.push(corners);
    }
    loops
}

/// Moves every edge of a clockwise loop inwards.
fn shrunk(corners: &[(i32, i32)], inset: f64) -> Vec<Spot> {
    let count = corners.len();
    let inward = |from: (i32, i32), to: (i32, i32)| {
        let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let length = dx.hypot(dy);
        (-dy / length, dx / length)
    };
    (0..count)
        .map(|index| {
            let here = corners[index];
            let before = inward(corners[(index + count - 1) % count], here);
            let after = inward(here, corners[(index + 1) % count]);
            let way = inset / (1.0 + before.0 * after.0 + before.1 * after.1);
            Spot {
                x: f64::from(here.0) + way * (before.0 + after.0),
                y: f64::from(here.1) + way * (before.1 + after.1),
            }
        })
        .collect()
}

fn closed(spots: &[Spot]) -> String {
    let mut path = String::new();
    for (index, spot) in spots.iter().enumerate() {
        let pen = if index == 0 { 'M' } else { 'L' };
        path += &format!("{pen}{:.1} {:.1}", spot.x, spot.y);
    }
    path + "Z"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hexes(names: &str) -> HexSet {
        names.split('-').filter_map(Hex::from_name).collect()
    }

    #[test]
    fn a_tile_has_one_line_around_it() {
        assert_eq!(loops(&cells(&hexes("h7"))).len(), 1);
        let pair = loops(&cells(&hexes("h6-h7")));
        assert_eq!(pair.len(), 1);
        assert_eq!(pair[0].len(), 10);
    }

    #[test]
    fn a_line_drawn_inside_is_smaller() {
        let spots = shrunk(&loops(&[(0, 0)])[0], 6.0);
        let right = spots.iter().map(|spot| spot.x).fold(f64::MIN, f64::max);
        assert!((right - 20.0).abs() < 0.1, "{right}");
    }

    #[test]
    fn the_heart_of_a_line_is_its_middle() {
        assert_eq!(heart(&hexes("h6-h7-h8")), Hex::from_name("h7"));
        assert_eq!(heart(&HexSet::NONE), None);
    }

    #[test]
    fn neighbours_touch_in_the_picture() {
        for hex in Hex::all() {
            for other in hex.neighbours() {
                let (one, two) = (middle(hex.coordinates()), middle(other.coordinates()));
                let (dx, dy) = ((one.0 - two.0).abs(), (one.1 - two.1).abs());
                assert!((dx, dy) == (52, 0) || (dx, dy) == (26, 45));
            }
        }
    }
}
