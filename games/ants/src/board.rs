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

/// A point of the lattice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "(i8, i8)", from = "(i8, i8)")]
pub struct Point {
    /// Steps in direction 0.
    pub a: i8,
    /// Steps in direction 1.
    pub b: i8,
}

const DIRECTIONS: [(i8, i8); SIDES] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// Centres of the two halves of the Double Tile.
pub const DOUBLE_TILE: [Point; 2] = [Point::new(0, 0), Point::new(1, 1)];

/// Points further out than this cannot be written down. No game gets there: see [`WIDTH`].
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
        Self::new(self.a + a, self.b + b)
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

    /// The cell of a wrap-around array that stands for this point: see [`WIDTH`].
    #[must_use]
    pub const fn cell(self) -> usize {
        (self.a as u8 as usize % WIDTH) + (self.b as u8 as usize % WIDTH) * WIDTH
    }

    /// The triangle of sector `sector` of a tile centred here.
    #[must_use]
    pub const fn triangle(self, sector: usize) -> Triangle {
        // Each point owns the triangles of its sectors 0 and 1; the others belong to neighbours.
        const OWNERS: [(i8, i8, usize); SIDES] = [
            (0, 0, 0),
            (0, 0, 1),
            (-1, 0, 0),
            (0, -1, 1),
            (0, -1, 0),
            (1, -1, 1),
        ];
        let (a, b, half) = OWNERS[sector];
        let owner = Self::new(self.a + a, self.b + b);
        Triangle((owner.cell() * 2 + half) as u16)
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

/// Arrays over the lattice wrap around after this many points in each direction.
///
/// No game is wide enough to notice. A tile on the ground must touch two sides, and of the six
/// neighbours of a centre two have a coordinate larger by 1, one by 2, three are smaller. A tile with
/// a new largest coordinate thus touches one that is smaller by 1 only: each tile widens the board by
/// at most 1. The 24 tiles and the Double Tile span at most 25; corners and the neighbours that the
/// rules ask about reach at most 5 further. Tiles on higher levels never leave what is covered.
pub const WIDTH: usize = 32;

/// Number of cells in a wrap-around array over points.
pub const CELLS: usize = WIDTH * WIDTH;

/// One triangle of the lattice: the size of a sector.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Triangle(pub(crate) u16);

/// Number of triangles in a wrap-around array.
pub const TRIANGLES: usize = CELLS * 2;

const NEIGHBOURS: [[Triangle; 3]; TRIANGLES] = {
    let mut table = [[Triangle(0); 3]; TRIANGLES];
    let mut cell = 0;
    while cell < CELLS {
        let point = Point::new((cell % WIDTH) as i8, (cell / WIDTH) as i8);
        // Sector 0 of a point touches sectors 1 and 5 of it and the triangle across its side;
        // sector 1 touches sectors 0 and 2 of it and the triangle across its side.
        table[cell * 2] = [
            point.triangle(1),
            point.triangle(5),
            point.across(0).triangle(3),
        ];
        table[cell * 2 + 1] = [
            point.triangle(0),
            point.triangle(2),
            point.across(1).triangle(4),
        ];
        cell += 1;
    }
    table
};

impl Triangle {
    /// The three triangles that share an edge with this one.
    #[must_use]
    pub const fn neighbours(self) -> [Self; 3] {
        NEIGHBOURS[self.0 as usize]
    }
}
