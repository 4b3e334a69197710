//! The ground: which tiles lie there, and where others may be placed.

use arrayvec::ArrayVec;

use crate::board::{CELLS, Point, cell_across};
use crate::components::SIDES;

/// At most this many places on the ground touch two sides. The 26 hexagons have 156 sides; 49 pairs
/// of them touch (the Double Tile's one, and two for every tile), so at most 58 sides are free, and
/// each such place takes two of them.
const MOST_PLACES: usize = 29;

/// A centre on the ground, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Centre(u8);

impl Centre {
    const FAR: Self = Self(0);
    /// A tile there would touch one side.
    const NEAR: Self = Self(1);
    const FIRST_PLACE: u8 = 2;
    const FIRST_HEXAGON: u8 = Self::FIRST_PLACE + MOST_PLACES as u8;

    /// A tile there would touch two sides or more; where it stands in the list of places.
    const fn place(index: usize) -> Self {
        Self(Self::FIRST_PLACE + index as u8)
    }

    /// A hexagon lies there.
    const fn covered(number: usize) -> Self {
        Self(Self::FIRST_HEXAGON + number as u8)
    }

    const fn index(self) -> Option<usize> {
        if self.0 >= Self::FIRST_PLACE && self.0 < Self::FIRST_HEXAGON {
            Some((self.0 - Self::FIRST_PLACE) as usize)
        } else {
            None
        }
    }

    const fn hexagon(self) -> Option<usize> {
        if self.0 >= Self::FIRST_HEXAGON {
            Some((self.0 - Self::FIRST_HEXAGON) as usize)
        } else {
            None
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ground {
    places: ArrayVec<Point, MOST_PLACES>,
    centres: [Centre; CELLS],
}

impl Ground {
    pub(crate) const fn empty() -> Self {
        Self {
            places: ArrayVec::new_const(),
            centres: [Centre::FAR; CELLS],
        }
    }

    /// Where a tile touches two sides.
    pub(crate) fn places(&self) -> &[Point] {
        &self.places
    }

    pub(crate) fn is_place(&self, point: Point) -> bool {
        let index = self.centres[point.cell()].index();
        index.is_some_and(|index| self.places[index] == point)
    }

    /// The number of the hexagon that lies on the ground with its centre on a cell.
    pub(crate) const fn hexagon(&self, cell: usize) -> Option<usize> {
        self.centres[cell % CELLS].hexagon()
    }

    /// A hexagon comes to lie on the ground.
    pub(crate) fn cover(&mut self, at: Point, number: usize) {
        let cell = at.cell();
        if let Some(index) = self.centres[cell].index() {
            self.places.swap_remove(index);
            if let Some(moved) = self.places.get(index) {
                self.centres[moved.cell()] = Centre::place(index);
            }
        }
        self.centres[cell] = Centre::covered(number);
        for side in 0..SIDES {
            let centre = &mut self.centres[cell_across(cell, side)];
            match *centre {
                Centre::FAR => *centre = Centre::NEAR,
                Centre::NEAR => {
                    *centre = Centre::place(self.places.len());
                    self.places.push(at.across(side));
                }
                // It is covered or on the list already.
                _ => {}
            }
        }
    }
}
