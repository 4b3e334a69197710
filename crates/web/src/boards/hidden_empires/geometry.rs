//! Where areas lie in the picture.

use std::fmt::Write;

use hidden_empires::Area;

use crate::boards::kit::arrows;
pub(super) use crate::boards::kit::art::HEXAGON;
use crate::boards::kit::art::{self, At, Frame};

/// The corners of a hexagon, clockwise from the right one at the bottom: the edge in each direction of
/// the map lies between the corner of its number and the one before.
const CORNERS: [(i32, i32); 6] = [
    (26, -15),
    (0, -30),
    (-26, -15),
    (-26, 15),
    (0, 30),
    (26, 15),
];

/// The part of the plane that is shown: left, top, width, height.
pub(super) const FRAME: Frame = (-240, -216, 480, 432);

/// The middle of an area.
pub(super) fn middle(area: Area) -> At {
    art::hexagon_middle(area.coordinates())
}

/// Moves a drawing to an area.
pub(super) fn moved_to(area: Area) -> String {
    art::moved(middle(area))
}

/// The line around the central areas, edge by edge.
pub(super) fn central_line() -> String {
    let mut line = String::new();
    for area in Area::all().filter(|area| area.is_central()) {
        let (x, y) = middle(area);
        for (direction, near) in area.neighbours().enumerate() {
            if !near.is_central() {
                let (from, to) = (CORNERS[(direction + 5) % 6], CORNERS[direction]);
                let _ = write!(
                    line,
                    "M{} {}L{} {}",
                    x + from.0,
                    y + from.1,
                    x + to.0,
                    y + to.1
                );
            }
        }
    }
    line
}

/// The nearest area in a direction; those straight ahead first.
pub(super) fn next_towards(from: Area, way: (i32, i32)) -> Option<Area> {
    let areas = Area::all().map(|area| (area, middle(area)));
    arrows::next_towards(areas, middle(from), way)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_centre_has_a_line_of_thirty_edges() {
        // Nineteen areas with six edges each; 42 of them are seen from both sides.
        assert_eq!(central_line().matches('M').count(), 19 * 6 - 2 * 42);
    }

    #[test]
    fn everything_is_within_the_frame() {
        let (left, top, width, height) = FRAME;
        for area in Area::all() {
            let (x, y) = middle(area);
            assert!(x - 26 >= left && x + 26 <= left + width);
            assert!(y - 30 >= top && y + 30 <= top + height);
        }
    }

    #[test]
    fn edges_face_their_neighbours() {
        let middle_area = Area::from_name("e5").expect("the middle");
        let (x, y) = middle(middle_area);
        for (direction, near) in middle_area.neighbours().enumerate() {
            let (from, to) = (CORNERS[(direction + 5) % 6], CORNERS[direction]);
            let (nx, ny) = middle(near);
            assert_eq!(from.0 + to.0, nx - x);
            assert_eq!(from.1 + to.1, ny - y);
        }
    }
}
