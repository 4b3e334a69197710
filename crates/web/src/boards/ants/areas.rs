//! The best areas, and the lines around them.

use ants::board::Triangle;
use ants::components::SIDES;
use ants::{Color, Placed, Point, Surface};

use super::art::DOT;
use super::geometry::{SIDE, Spot, rounded_path, shrunk, slice};

/// A best area of a colour; there may be several that are equally good.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct BestArea {
    pub(super) color: Color,
    pub(super) ants: u8,
    /// The line around it, as SVG path data.
    pub(super) border: String,
    /// Where its number of ants is written.
    pub(super) badge: Spot,
}

/// How far the line runs inside the area, so that lines of neighbours do not touch.
const INSET: f64 = 6.0;
/// How round its corners are.
const ROUNDING: f64 = 12.0;

/// A triangle by the centre of the tile it is seen on, and its sector.
type Place = (Point, usize);

/// The best areas of both colours.
pub(super) fn best_areas(surface: &Surface) -> Vec<BestArea> {
    let mut areas = Vec::new();
    for color in Color::BOTH {
        let best = surface.best_areas(color);
        let mut rest: Vec<Place> = seen_places(surface)
            .filter(|&(centre, sector)| best.contains(&centre.triangle(sector)))
            .collect();
        while let Some(first) = rest.pop() {
            let area = take_connected(first, &mut rest);
            areas.push(BestArea {
                color,
                ants: area
                    .iter()
                    .filter_map(|&(centre, sector)| surface.sector(centre.triangle(sector)))
                    .map(|(_, ants)| ants)
                    .sum(),
                border: border(&area),
                badge: badge(surface, &area),
            });
        }
    }
    areas
}

/// Everything that is seen, each triangle once.
fn seen_places(surface: &Surface) -> impl Iterator<Item = Place> {
    seen_sectors(surface).map(|(hexagon, sector)| (hexagon.at, sector))
}

fn seen_sectors(surface: &Surface) -> impl Iterator<Item = (&Placed, usize)> {
    surface.hexagons().iter().flat_map(move |hexagon| {
        (0..SIDES)
            .filter(move |&sector| surface.seen(hexagon.at, sector) == Some(hexagon))
            .map(move |sector| (hexagon, sector))
    })
}

/// All dots that are seen, whole or not, as SVG path data: lines around areas must not hide them.
pub(super) fn seen_dots(surface: &Surface) -> String {
    let mut path = String::new();
    for (hexagon, sector) in seen_sectors(surface) {
        let next = (sector + 1) % SIDES;
        for (corner, other) in [(sector, next), (next, sector)] {
            if hexagon.dot(corner, surface.corners()) {
                let sides = [hexagon.at, hexagon.at.step(other)].map(Spot::of);
                path += &slice(Spot::of(hexagon.at.step(corner)), DOT, sides);
            }
        }
    }
    path
}

/// Takes whatever is connected to `first` out of `rest`.
fn take_connected(first: Place, rest: &mut Vec<Place>) -> Vec<Place> {
    let mut area = vec![first];
    let mut visited = 0;
    while let Some(&(centre, sector)) = area.get(visited) {
        visited += 1;
        let neighbours = centre.triangle(sector).neighbours();
        let (near, far) = rest
            .iter()
            .partition(|(centre, sector)| neighbours.contains(&centre.triangle(*sector)));
        *rest = far;
        area.extend::<Vec<Place>>(near);
    }
    area
}

/// The line around an area: a loop outside, and one around each hole.
fn border(area: &[Place]) -> String {
    loops(area)
        .iter()
        .map(|points| {
            let spots: Vec<_> = points.iter().map(|&point| Spot::of(point)).collect();
            rounded_path(&shrunk(&spots, INSET), ROUNDING)
        })
        .collect()
}

/// An edge of the lattice: from a point, in a direction.
type Edge = (Point, usize);

/// The corners of the loops around an area, which lies on the left of each.
fn loops(area: &[Place]) -> Vec<Vec<Point>> {
    let edges = edges(area);
    let mut rest = edges.clone();
    let mut loops = Vec::new();
    while let Some(&start) = rest.first() {
        let mut points = Vec::new();
        let mut edge = start;
        loop {
            points.push(edge.0);
            rest.retain(|other| *other != edge);
            edge = following(&edges, edge);
            if edge == start {
                break;
            }
        }
        loops.push(points);
    }
    loops
}

/// The edge after another: the one furthest to the left, so that a loop never crosses a point where
/// two parts of an area only touch.
fn following(edges: &[Edge], (from, direction): Edge) -> Edge {
    let here = from.step(direction);
    (0..5)
        .map(|right| (here, (direction + 2 + SIDES - right) % SIDES))
        .find(|edge| edges.contains(edge))
        .expect("the border of an area is closed")
}

/// The edges of an area, with the area on their left.
fn edges(area: &[Place]) -> Vec<Edge> {
    let inside: Vec<Triangle> = area
        .iter()
        .map(|&(centre, sector)| centre.triangle(sector))
        .collect();
    let mut edges = Vec::new();
    for &(centre, sector) in area {
        let next = (sector + 1) % SIDES;
        // Around the triangle: out along one spoke, along the side, back along the other spoke.
        let sides = [
            ((centre, sector), centre.triangle((sector + 5) % SIDES)),
            (
                (centre.step(sector), (sector + 2) % SIDES),
                centre.across(sector).triangle((sector + 3) % SIDES),
            ),
            (
                (centre.step(next), (next + 3) % SIDES),
                centre.triangle(next),
            ),
        ];
        for (edge, beyond) in sides {
            if !inside.contains(&beyond) {
                edges.push(edge);
            }
        }
    }
    edges
}

/// Best in a sector without ants, else in a corner between sectors, where no dot is either; of
/// several the spot nearest to the middle of the area.
fn badge(surface: &Surface, area: &[Place]) -> Spot {
    let sector_middle =
        |&(centre, sector): &Place| Spot::of(centre).plus(in_sector(sector, SIDE / 3.0_f64.sqrt()));
    let middle = mean(area.iter().map(sector_middle));
    let free: Vec<_> = area
        .iter()
        .filter(|(centre, sector)| {
            let seen = surface.sector(centre.triangle(*sector));
            seen.is_some_and(|(_, ants)| ants == 0)
        })
        .map(sector_middle)
        .collect();
    let corners = area
        .iter()
        .map(|&(centre, sector)| Spot::of(centre).plus(in_sector(sector, SIDE / 5.0)));
    let nearer = |one: &Spot, other: &Spot| {
        let far = |spot: &Spot| spot.distance(middle);
        far(one).total_cmp(&far(other))
    };
    free.into_iter()
        .min_by(nearer)
        .or_else(|| corners.min_by(nearer))
        .expect("an area has at least one triangle")
}

/// So far from the middle of a tile, in the middle of a sector.
fn in_sector(sector: usize, distance: f64) -> Spot {
    Spot::polar(distance, (sector as f64 + 0.5) * 60.0)
}

fn mean(spots: impl Iterator<Item = Spot> + Clone) -> Spot {
    let count = spots.clone().count() as f64;
    let sum = spots.fold(Spot::new(0.0, 0.0), Spot::plus);
    Spot::new(sum.x / count, sum.y / count)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CENTRE: Point = Point::new(0, 0);

    fn fan(sectors: &[usize]) -> Vec<Place> {
        sectors.iter().map(|&sector| (CENTRE, sector)).collect()
    }

    #[test]
    fn one_sector_has_three_edges() {
        assert_eq!(
            loops(&fan(&[0])),
            [vec![CENTRE, CENTRE.step(0), CENTRE.step(1)]]
        );
    }

    #[test]
    fn a_whole_hexagon_has_six_edges() {
        let loops = loops(&fan(&[0, 1, 2, 3, 4, 5]));
        assert_eq!(loops.len(), 1);
        assert_eq!(loops[0].len(), SIDES);
        assert!(!loops[0].contains(&CENTRE));
    }

    #[test]
    fn parts_that_touch_in_a_point_keep_loops_of_their_own() {
        let loops = loops(&fan(&[0, 2, 4]));
        assert_eq!(loops.len(), 3);
        assert!(loops.iter().all(|points| points.len() == 3));
    }

    #[test]
    fn a_hole_has_a_loop_of_its_own() {
        // A ring of six hexagons around an empty one.
        let ring: Vec<Place> = (0..SIDES)
            .flat_map(|side| (0..SIDES).map(move |sector| (CENTRE.across(side), sector)))
            .collect();
        let mut lengths: Vec<_> = loops(&ring).iter().map(Vec::len).collect();
        lengths.sort_unstable();
        assert_eq!(lengths, [6, 18]);
    }

    #[test]
    fn all_dots_of_the_double_tile_are_seen() {
        use ants::components::Corners;
        use ants::setup::Overlay;

        let surface = Surface::new(Corners::Printed, Overlay::Any);
        // Two pieces at each corner of both halves.
        assert_eq!(seen_dots(&surface).matches('M').count(), 2 * 2 * SIDES);
    }

    #[test]
    fn both_colours_have_one_best_area_on_the_double_tile() {
        use ants::components::Corners;
        use ants::setup::Overlay;

        let surface = Surface::new(Corners::Printed, Overlay::Any);
        let areas = best_areas(&surface);
        for color in Color::BOTH {
            let expected = surface.areas()[color as usize].best;
            let of_color: Vec<_> = areas.iter().filter(|area| area.color == color).collect();
            assert!(!of_color.is_empty());
            assert!(of_color.iter().all(|area| area.ants == expected));
        }
    }
}
