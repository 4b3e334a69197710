//! Where hexagons and cells lie in their pictures.
//!
//! Hexagons of the forest have a flat top and are 60 wide and 52 high, so that all corners are whole
//! numbers. Cells of a nest are squares.

use std::fmt::Write;

use fourmidable::{Cell, Hex, HexSet};

use crate::boards::kit::art::framed;
pub(super) use crate::boards::kit::art::moved;

/// A hexagon as path data.
pub(super) const HEXAGON: &str = "M-30 0L-15 -26H15L30 0L15 26H-15Z";

/// How the forest lies in its picture: turned by so many sixths, so that what is in play fills it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Turned(u8);

impl Turned {
    /// The way in which these hexagons can be drawn largest on a screen so wide for its height.
    pub(super) fn to_fill(hexes: &HexSet, aspect: f64) -> Self {
        let size = |turned: Self| {
            let (_, _, width, height) = turned.frame(hexes).unwrap_or((0, 0, 1, 1));
            (aspect / f64::from(width)).min(1.0 / f64::from(height))
        };
        let all = (0..3).map(Self);
        let best = all.max_by(|&one, &other| {
            let order = size(one).total_cmp(&size(other));
            // Of equals the first.
            order.then(other.0.cmp(&one.0))
        });
        best.unwrap_or_default()
    }

    /// The middle of a hexagon.
    pub(super) fn middle(self, hex: Hex) -> (i32, i32) {
        let (q, r) = hex.coordinates();
        let (q, r) = (i32::from(q), i32::from(r));
        let (q, r) = match self.0 {
            0 => (q, r),
            1 => (-r, q + r),
            _ => (-q - r, q),
        };
        (45 * q, 26 * (2 * r + q))
    }

    /// Moves a drawing to a hexagon.
    pub(super) fn moved_to(self, hex: Hex) -> String {
        moved(self.middle(hex))
    }

    /// The part of the plane around some hexagons: left, top, width, height.
    pub(super) fn frame(self, hexes: &HexSet) -> Option<(i32, i32, i32, i32)> {
        framed(hexes.iter().map(|hex| self.middle(hex)), [36, 34, 34])
    }
}

/// The lines between the sections of the forest, and around it.
pub(super) fn borders(turned: Turned, shown: &HexSet) -> String {
    // The edge towards each neighbour, with the neighbour's way.
    const EDGES: [((i32, i32), &str); 6] = [
        ((0, -52), "M-15 -26H15"),
        ((45, -26), "M15 -26L30 0"),
        ((45, 26), "M30 0L15 26"),
        ((0, 52), "M15 26H-15"),
        ((-45, 26), "M-15 26L-30 0"),
        ((-45, -26), "M-30 0L-15 -26"),
    ];
    let mut drawn = String::new();
    for hex in shown.iter() {
        let (x, y) = turned.middle(hex);
        for ((dx, dy), edge) in EDGES {
            let beyond = hex
                .neighbours()
                .iter()
                .find(|&other| turned.middle(other) == (x + dx, y + dy) && shown.contains(other));
            if beyond.is_none_or(|other| other.section() != hex.section()) {
                let _ = write!(
                    drawn,
                    "<path d=\"{edge}\" transform=\"{}\"/>",
                    moved((x, y))
                );
            }
        }
    }
    drawn
}

/// How large the picture of a nest is.
pub(super) const NEST: (i32, i32) = (500, 296);

/// The middle of a cell of a nest.
pub(super) fn cell_middle(cell: Cell) -> (i32, i32) {
    match cell {
        Cell::HOLE => (368, 152),
        Cell::QUEEN => (446, 222),
        Cell::LIBRARY => (446, 94),
        cell => {
            // The name of a cell of earth is its row and column.
            let digit = |at: usize| i32::from(cell.name().as_bytes()[at] - b'0');
            (36 + 66 * digit(3), 56 + 66 * digit(1))
        }
    }
}

/// Half the width and height of a cell.
pub(super) const fn cell_size(cell: Cell) -> (i32, i32) {
    match cell {
        Cell::HOLE => (27, 132),
        Cell::QUEEN | Cell::LIBRARY => (43, 58),
        _ => (29, 29),
    }
}

/// The outline of a cell as path data.
pub(super) const fn cell_outline(cell: Cell) -> &'static str {
    match cell {
        Cell::HOLE => "M-27 -132H27V132H-27Z",
        Cell::QUEEN | Cell::LIBRARY => "M-43 -58H43V58H-43Z",
        _ => "M-29 -29H29V29H-29Z",
    }
}

/// Where so many tokens stand side by side, and how large they are.
pub(super) fn grouped(count: usize) -> (&'static [(i32, i32)], &'static str) {
    match count {
        0 | 1 => (&[(0, 0)], "1"),
        2 => (&[(-12, 0), (12, 0)], "0.85"),
        3 => (&[(-12, -8), (12, -8), (0, 10)], "0.75"),
        4 => (&[(-11, -9), (11, -9), (-11, 10), (11, 10)], "0.68"),
        _ => (
            &[(-16, -9), (0, -9), (16, -9), (-16, 10), (0, 10), (16, 10)],
            "0.58",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_touch_in_the_picture() {
        for hex in Hex::all() {
            for other in hex.neighbours().iter() {
                for turned in [Turned(0), Turned(1), Turned(2)] {
                    let (one, two) = (turned.middle(hex), turned.middle(other));
                    let (dx, dy) = ((one.0 - two.0).abs(), (one.1 - two.1).abs());
                    assert!((dx, dy) == (0, 52) || (dx, dy) == (45, 26));
                }
            }
        }
    }

    #[test]
    fn two_players_have_a_wide_forest_on_a_wide_screen_and_a_tall_one_on_a_phone() {
        let area = fourmidable::board::area(2);
        let shape = |aspect: f64| {
            let (_, _, width, height) = Turned::to_fill(&area, aspect).frame(&area).expect("hexes");
            f64::from(width) / f64::from(height)
        };
        assert!(shape(1.3) > 1.7);
        assert!(shape(0.7) < 0.8);
    }

    #[test]
    fn cells_lie_apart_and_inside_the_nest() {
        for cell in Cell::all() {
            let ((x, y), (width, height)) = (cell_middle(cell), cell_size(cell));
            assert!(x - width > 0 && x + width < NEST.0, "{cell}");
            assert!(y - height > 0 && y + height < NEST.1, "{cell}");
            for other in Cell::all().filter(|&other| other != cell) {
                let ((ox, oy), (other_width, other_height)) =
                    (cell_middle(other), cell_size(other));
                let apart = (x - ox).abs() >= width + other_width
                    || (y - oy).abs() >= height + other_height;
                assert!(apart, "{cell} and {other}");
            }
        }
    }

    #[test]
    fn one_section_has_one_line_around_it() {
        let middle: HexSet = Hex::all().filter(|hex| hex.section() == 0).collect();
        assert_eq!(
            borders(Turned::default(), &middle).matches("<path").count(),
            30
        );
        // Lines between two sections are drawn from both sides.
        let all: HexSet = Hex::all().collect();
        assert!(borders(Turned::default(), &all).matches("<path").count() > 90);
    }
}
