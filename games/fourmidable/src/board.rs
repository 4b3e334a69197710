//! The forest: 133 hexagons in seven sections, and sets of them.
//!
//! Columns have letters from `a` (left) to `o`, hexagons are counted from the top: the water in the
//! middle is `h6`. Hexagons have a flat top; `q` counts columns, `r` counts downwards.

mod layout;

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Serialize};

pub(crate) use self::layout::{PRINTED, RESOURCES};

use self::layout::{AREAS, COLUMNS, LAYOUT, NEIGHBOURS, NESTS, WITHIN};
use crate::components::Resource;
use crate::sets::set_of;

/// Hexagons of the forest.
pub const HEXES: usize = 133;
const LEFTMOST: i8 = -7;

/// What is printed on a hexagon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// A resource.
    Resource(Resource),
    /// A nest hole with the number 1.
    Nest,
    /// Water.
    Water,
}

/// One hexagon of the forest, by number from the left and the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Hex(u8);

/// The forest has no such hexagon. Only text from outside can bring it up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchHex;

impl fmt::Display for NoSuchHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the forest has no such hexagon")
    }
}

impl TryFrom<u8> for Hex {
    type Error = NoSuchHex;
    fn try_from(index: u8) -> Result<Self, NoSuchHex> {
        if usize::from(index) < HEXES {
            Ok(Self(index))
        } else {
            Err(NoSuchHex)
        }
    }
}

impl Hex {
    /// The hexagon in the middle.
    pub const MIDDLE: Self = Self(66);

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..HEXES as u8).map(Self)
    }

    /// By number from the left and the top.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column and row.
    #[must_use]
    pub const fn coordinates(self) -> (i8, i8) {
        let (q, r, _, _) = LAYOUT[self.index()];
        (q, r)
    }

    /// What is printed on it.
    #[must_use]
    pub const fn printed(self) -> Printed {
        LAYOUT[self.index()].3
    }

    /// The resource that is printed on it.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self.printed() {
            Printed::Resource(resource) => Some(resource),
            _ => None,
        }
    }

    /// The section it lies in: 0 in the middle, the others clockwise from the top.
    #[must_use]
    pub const fn section(self) -> u8 {
        LAYOUT[self.index()].2
    }

    /// What lies beside it.
    #[must_use]
    pub const fn neighbours(self) -> &'static HexSet {
        &NEIGHBOURS[self.index()]
    }

    /// Ruling 37: as the crow flies, in hexagons; nothing is in the way.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let ((q, r), (other_q, other_r)) = (self.coordinates(), other.coordinates());
        distance(q - other_q, r - other_r)
    }

    /// The hexagon with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let (&letter, number) = name.as_bytes().split_first()?;
        // Only one way to write it: no zero in front.
        let number = match *number {
            [ones @ b'1'..=b'9'] => ones - b'0',
            [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => (tens - b'0') * 10 + ones - b'0',
            _ => return None,
        };
        let column = usize::from(letter.checked_sub(b'a')?);
        let (top, below) = (*COLUMNS.get(column)?, *COLUMNS.get(column + 1)?);
        let hex = top + number - 1;
        (hex < below).then_some(Self(hex))
    }

    /// Everything so near as the crow flies, itself included. The farthest that a rule asks for is 8.
    #[must_use]
    pub(crate) const fn within(self, distance: u8) -> &'static HexSet {
        &WITHIN[distance as usize][self.index()]
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, _) = self.coordinates();
        let column = (q - LEFTMOST) as u8;
        let number = self.0 - COLUMNS[usize::from(column)] + 1;
        write!(f, "{}{number}", char::from(b'a' + column))
    }
}

const fn distance(q: i8, r: i8) -> u8 {
    let (a, b, c) = (q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs());
    let most = if a > b { a } else { b };
    if most > c { most } else { c }
}

set_of!(
    /// A set of hexagons.
    HexSet of Hex, HEXES, 3 words
);

impl BitOr for HexSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl BitAnd for HexSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.common(other)
    }
}

impl Not for HexSet {
    type Output = Self;
    fn not(self) -> Self {
        Self::ALL.minus(self)
    }
}

impl BitOrAssign for HexSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// Rulebook: Mise en place. The outer sections in play, clockwise, one for each seat; which ones are
/// masked for two to five players is reconstructed (Rulings 1, 3). Alone only the middle is in play.
#[must_use]
pub const fn sections(players: u8) -> &'static [u8] {
    match players {
        1 => &[],
        2 => &[3, 6],
        3 => &[1, 3, 5],
        4 => &[2, 3, 5, 6],
        5 => &[2, 3, 4, 5, 6],
        _ => &[1, 2, 3, 4, 5, 6],
    }
}

/// The hexagons that ants and predators can enter: the sections in play, without the water. Ruling 2:
/// nothing goes below a mask.
#[must_use]
pub const fn area(players: u8) -> HexSet {
    AREAS[players as usize]
}

/// Rulebook: Solo. The big hexagon in the middle, where the nest covers the water.
pub const MIDDLE: HexSet = AREAS[1];

/// Rulebook: Solo. The whole board without masks, with the nest on the water.
pub const WHOLE: HexSet = AREAS[6].union(MIDDLE);

/// The printed nest hole of the seat with this index.
#[must_use]
pub const fn first_hole(players: u8, seat: usize) -> Hex {
    if players == 1 {
        return Hex::MIDDLE;
    }
    NESTS[sections(players)[seat] as usize]
}
