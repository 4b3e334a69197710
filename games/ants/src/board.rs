//! The grid.
//!
//! All centres and corners of tiles lie on one triangular lattice of points (a, b), the side of a
//! tile being the unit. Direction 0 points to the right; the others follow anticlockwise.
//!
//! ```text
//!       2 _____ 1            Corner i of a tile is its centre moved in direction i.
//!        /\ 1 /\             Sector i lies between directions i and i + 1
//!       /2 \ / 0\            and ends at side i.
//!    3 |----*----| 0
//!       \3 / \ 5/
//!        \/_4_\/
//!       4       5
//! ```
//!
//! Tiles on the ground have centres with (a - b) divisible by 3. A tile laid over a dot is centred on
//! a corner of those, so the lattice stays the same on every level.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::components::SIDES;

/// A point of the lattice. Aligned, so that both numbers are copied at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "(i8, i8)", from = "(i8, i8)")]
#[repr(align(2))]
pub struct Point {
    /// Steps in direction 0.
    pub a: i8,
    /// Steps in direction 1.
    pub b: i8,
}

const DIRECTIONS: [(i8, i8); SIDES] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// Centres of the two halves of the Double Tile.
pub const DOUBLE_TILE: [Point; 2] = [Point::new(0, 0), Point::new(1, 1)];

/// Points further out than this cannot be written down. No game gets there: see [`CELLS`].
pub const FURTHEST: i8 = 99;

impl Point {
    /// The point (a, b).
    #[must_use]
    pub const fn new(a: i8, b: i8) -> Self {
        Self { a, b }
    }

    /// The next point in a direction: a corner, if `self` is a centre.
    #[must_use]
    pub const fn step(self, direction: usize) -> Self {
        let (a, b) = DIRECTIONS[direction % SIDES];
        // Far out, where no game gets, points wrap around.
        Self::new(self.a.wrapping_add(a), self.b.wrapping_add(b))
    }

    /// The centre of the tile that touches side `side` of a tile centred here.
    #[must_use]
    pub const fn across(self, side: usize) -> Self {
        self.step(side).step(side + 1)
    }

    /// Whether a tile on the ground can be centred here.
    #[must_use]
    pub const fn is_ground_centre(self) -> bool {
        (self.a as i16 - self.b as i16) % 3 == 0
    }

    /// Steps from one point to another along the lattice.
    #[must_use]
    pub fn distance(self, other: Self) -> i16 {
        let a = i16::from(self.a) - i16::from(other.a);
        let b = i16::from(self.b) - i16::from(other.b);
        if a.signum() == b.signum() {
            (a + b).abs()
        } else {
            a.abs().max(b.abs())
        }
    }

    /// Where the point lies in the plane: x to the right, y upwards, the side of a tile being 1.
    #[must_use]
    pub fn plane(self) -> (f64, f64) {
        let (a, b) = (f64::from(self.a), f64::from(self.b));
        (a + b / 2.0, b * 0.75_f64.sqrt())
    }

    /// The cell of an array over the lattice that stands for this point: see [`CELLS`].
    #[must_use]
    pub const fn cell(self) -> usize {
        (self.a as usize).wrapping_add((self.b as usize).wrapping_mul(ROW)) % CELLS
    }

    /// Where the centres of tiles on the ground are, seen from a corner of such tiles: in this
    /// direction and in every second after it. Nowhere, seen from such a centre.
    pub(crate) const fn first_centre(self) -> Option<usize> {
        match (self.a as i16 - self.b as i16 + 3 * i8::MAX as i16) as u16 % 3 {
            0 => None,
            1 => Some(1),
            _ => Some(0),
        }
    }

    /// The triangle of sector `sector` of a tile centred here.
    #[must_use]
    pub const fn triangle(self, sector: usize) -> Triangle {
        //   sector + 1  ___  sector
        //               \ /
        //              self
        match self.first_centre() {
            None => Triangle::of(self, sector),
            Some(first) if sector % 2 == first => Triangle::of(self.step(sector), sector + 2),
            Some(_) => Triangle::of(self.step(sector + 1), sector + 4),
        }
    }
}

impl From<Point> for (i8, i8) {
    fn from(point: Point) -> Self {
        (point.a, point.b)
    }
}

impl From<(i8, i8)> for Point {
    fn from((a, b): (i8, i8)) -> Self {
        Self::new(a, b)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.a, self.b)
    }
}

/// How many cells an array over the lattice has. Points that share a cell are so far apart that no game
/// sees both.
///
/// The ground has rows of tiles in three directions. A tile must touch two sides, so that in a new row
/// it touches two tiles of the row before: every row but the first and the last has two tiles at least.
/// Thus the 26 hexagons lie in 14 rows at most. Tiles on higher levels never leave what is covered.
pub const CELLS: usize = 512;

/// How many cells further the next point in direction 1 is. With this number the points that share a
/// cell are furthest apart.
const ROW: usize = 123;

/// Rows that the hexagons can lie in, in each direction: see [`CELLS`].
pub const ROWS: i16 = 14;

/// The cell of the next point in a direction.
pub(crate) const fn cell_beside(cell: usize, direction: usize) -> usize {
    const STEPS: [usize; SIDES] = offsets(false);
    (cell + STEPS[direction]) % CELLS
}

/// The cell of the centre of the tile that touches side `side` of a tile centred on `cell`.
pub(crate) const fn cell_across(cell: usize, side: usize) -> usize {
    const ACROSS: [usize; SIDES] = offsets(true);
    (cell + ACROSS[side]) % CELLS
}

const fn offsets(across: bool) -> [usize; SIDES] {
    let origin = Point::new(0, 0);
    let mut offsets = [0; SIDES];
    let mut side = 0;
    while side < SIDES {
        let point = if across {
            origin.across(side)
        } else {
            origin.step(side)
        };
        offsets[side] = point.cell();
        side += 1;
    }
    offsets
}

/// One triangle of the lattice: the size of a sector. Of its three corners one can be the centre of a
/// tile on the ground; it is known by the cell of that and the sector.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Triangle {
    cell: u16,
    sector: u8,
}

impl Triangle {
    const fn of(centre: Point, sector: usize) -> Self {
        Self::new(centre.cell(), sector)
    }

    const fn new(cell: usize, sector: usize) -> Self {
        Self {
            cell: cell as u16,
            sector: (sector % SIDES) as u8,
        }
    }

    /// The cell of the centre on the ground that it belongs to.
    pub(crate) const fn centre(self) -> usize {
        self.cell as usize
    }

    /// Which sector of a tile on the ground it is.
    pub(crate) const fn sector(self) -> usize {
        self.sector as usize
    }

    /// The three triangles that share an edge with this one.
    #[must_use]
    pub const fn neighbours(self) -> [Self; 3] {
        let (cell, sector) = (self.centre(), self.sector());
        [
            Self::new(cell, sector + 1),
            Self::new(cell, sector + SIDES - 1),
            Self::new(cell_across(cell, sector), sector + 3),
        ]
    }
}
