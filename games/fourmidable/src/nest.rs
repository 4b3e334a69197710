//! The nest of a player: three rooms and 18 cells of earth, and sets of them.
//!
//! ```text
//!                         r0c2 ---- r0c3 ---- r0c4 ==\
//!                        clay 4    stone 3   soil 2    \
//!   r1c0 ---- r1c1 ------ r1c2 ---- r1c3 ---- r1c4 ==== hole == library
//!   soil      stone       clay      clay      soil       |  \      |
//!   r2c0 ---- r2c1 ------ r2c2 ---- r2c3 ---- r2c4 =====/    == queen
//!   clay      soil        stone     stone     clay      /
//!   r3c0 ---- r3c1 ------ r3c2 ---- r3c3 ---- r3c4 ===/
//!   stone     clay        soil      soil      stone
//! ```
//!
//! Cells above one another are joined too. The shaft is one space with the first nest hole.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::components::Resource::{self, Clay, Soil, Stone};
use crate::sets::set_of;

/// Places of a nest.
pub const CELLS: usize = 21;
/// The cells of earth come after the three rooms.
const ROOMS: usize = 3;

/// One place of a nest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Cell(u8);

/// A nest has no such place. Only text from outside can bring it up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCell;

impl fmt::Display for NoSuchCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a nest has no such place")
    }
}

impl TryFrom<u8> for Cell {
    type Error = NoSuchCell;
    fn try_from(index: u8) -> Result<Self, NoSuchCell> {
        if usize::from(index) < CELLS {
            Ok(Self(index))
        } else {
            Err(NoSuchCell)
        }
    }
}

const NAMES: [&str; CELLS] = [
    "hole", "queen", "library", "r0c2", "r0c3", "r0c4", "r1c0", "r1c1", "r1c2", "r1c3", "r1c4",
    "r2c0", "r2c1", "r2c2", "r2c3", "r2c4", "r3c0", "r3c1", "r3c2", "r3c3", "r3c4",
];

/// Keys of what players call them.
const TERMS: [&str; CELLS] = [
    "place-hole",
    "place-queen",
    "place-library",
    "place-r0c2",
    "place-r0c3",
    "place-r0c4",
    "place-r1c0",
    "place-r1c1",
    "place-r1c2",
    "place-r1c3",
    "place-r1c4",
    "place-r2c0",
    "place-r2c1",
    "place-r2c2",
    "place-r2c3",
    "place-r2c4",
    "place-r3c0",
    "place-r3c1",
    "place-r3c2",
    "place-r3c3",
    "place-r3c4",
];

#[rustfmt::skip]
const EARTH: [Resource; CELLS - ROOMS] = [
                 Clay,  Stone, Soil,
    Soil, Stone, Clay,  Clay,  Soil,
    Clay, Soil,  Stone, Stone, Clay,
    Stone, Clay, Soil,  Soil,  Stone,
];

impl Cell {
    /// The first nest hole and the shaft below it.
    pub const HOLE: Self = Self(0);
    /// The queen's chamber.
    pub const QUEEN: Self = Self(1);
    /// The library.
    pub const LIBRARY: Self = Self(2);

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// Rooms first, then from the top left.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// The key of what players call it.
    #[must_use]
    pub const fn term(self) -> &'static str {
        TERMS[self.index()]
    }

    /// The cell with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let cell = match *name.as_bytes() {
            [b'r', row @ b'0'..=b'3', b'c', column @ b'0'..=b'4'] => {
                // The first row begins with its third cell.
                Self((row - b'0') * 5 + (column - b'0') + 1)
            }
            _ => return Self::all().take(ROOMS).find(|cell| cell.name() == name),
        };
        (cell.name() == name).then_some(cell)
    }

    /// The earth that is printed on it; rooms have none.
    #[must_use]
    pub const fn earth(self) -> Option<Resource> {
        if self.index() < ROOMS {
            None
        } else {
            Some(EARTH[self.index() - ROOMS])
        }
    }

    /// The number of the nest hole that it is or becomes, counted from 0.
    #[must_use]
    pub const fn hole(self) -> Option<usize> {
        match self.0 {
            0 => Some(0),
            5 => Some(1),
            4 => Some(2),
            3 => Some(3),
            _ => None,
        }
    }

    /// The cell of the nest hole with this number, counted from 0.
    #[must_use]
    pub const fn of_hole(number: usize) -> Self {
        Self([0, 5, 4, 3][number])
    }

    /// Earth without a number.
    #[must_use]
    pub const fn is_plain(self) -> bool {
        self.0 > 5
    }

    /// What a tunnel joins it to.
    #[must_use]
    pub const fn neighbours(self) -> CellSet {
        NEIGHBOURS[self.index()]
    }

    /// Steps through the tunnels, as if everything were dug.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        DISTANCES[self.index()][other.index()]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

set_of!(
    /// A set of places of a nest.
    CellSet of Cell, CELLS, 1 words
);

impl CellSet {
    /// The rooms, which are open from the start.
    pub const ROOMS: Self = Self([0b111]);
    /// Earth with a number, which becomes a nest hole.
    pub const NUMBERED: Self = Self([0b11_1000]);
    /// Earth without a number.
    pub const PLAIN: Self = Self::ALL.minus(Self([0b11_1111]));
    /// Ruling 61: where the worm does not have to fear the surface. The queen's chamber and the library
    /// have no number and are no nest hole.
    pub const DEEP: Self = Self::PLAIN.union(Self([0b110]));
}

/// Every tunnel and passage, by index.
const TUNNELS: [(u8, u8); 34] = [
    // Rooms, and the shaft to the first cell of each row.
    (0, 1),
    (0, 2),
    (1, 2),
    (0, 5),
    (0, 10),
    (0, 15),
    (0, 20),
    // Along the rows.
    (3, 4),
    (4, 5),
    (6, 7),
    (7, 8),
    (8, 9),
    (9, 10),
    (11, 12),
    (12, 13),
    (13, 14),
    (14, 15),
    (16, 17),
    (17, 18),
    (18, 19),
    (19, 20),
    // Down the columns.
    (3, 8),
    (4, 9),
    (5, 10),
    (6, 11),
    (7, 12),
    (8, 13),
    (9, 14),
    (10, 15),
    (11, 16),
    (12, 17),
    (13, 18),
    (14, 19),
    (15, 20),
];

const NEIGHBOURS: [CellSet; CELLS] = {
    let mut neighbours = [CellSet::NONE; CELLS];
    let mut index = 0;
    while index < TUNNELS.len() {
        let (one, other) = TUNNELS[index];
        neighbours[one as usize].insert(Cell(other));
        neighbours[other as usize].insert(Cell(one));
        index += 1;
    }
    neighbours
};

const DISTANCES: [[u8; CELLS]; CELLS] = {
    let mut distances = [[0; CELLS]; CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut reached: u64 = 1 << from;
        let mut steps = 0;
        while steps < CELLS as u8 {
            let mut next = reached;
            let mut cell = 0;
            while cell < CELLS {
                if reached & (1 << cell) != 0 {
                    next |= NEIGHBOURS[cell].0[0];
                }
                cell += 1;
            }
            steps += 1;
            let mut cell = 0;
            while cell < CELLS {
                if next & !reached & (1 << cell) != 0 {
                    distances[from][cell] = steps;
                }
                cell += 1;
            }
            reached = next;
        }
        from += 1;
    }
    distances
};
