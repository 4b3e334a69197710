//! The dots, and which of them a tile may be laid over.

use arrayvec::ArrayVec;

use crate::board::{CELLS, Point};

/// At most this many whole dots. Each takes a piece from six triangles, and each of the 156 covered
/// triangles has two corners that can carry one.
const MOST_DOTS: usize = 52;

/// A whole dot: a piece in each of the six triangles around a point.
pub(crate) const WHOLE: u8 = 0b11_1111;

/// Which triangles around a point carry a piece of a dot there: six bits. If a tile may be laid over
/// it, the dot is whole, and the byte tells where it stands in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pieces(u8);

impl Pieces {
    const NONE: Self = Self(0);
    const FIRST_OPEN: u8 = 1 << 6;

    const fn open(index: usize) -> Self {
        Self(Self::FIRST_OPEN + index as u8)
    }

    const fn index(self) -> Option<usize> {
        if self.0 >= Self::FIRST_OPEN {
            Some((self.0 - Self::FIRST_OPEN) as usize)
        } else {
            None
        }
    }

    const fn bits(self) -> u8 {
        if self.0 >= Self::FIRST_OPEN {
            WHOLE
        } else {
            self.0
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dots {
    open: ArrayVec<Point, MOST_DOTS>,
    points: [Pieces; CELLS],
}

impl Dots {
    pub(crate) const fn none() -> Self {
        Self {
            open: ArrayVec::new_const(),
            points: [Pieces::NONE; CELLS],
        }
    }

    /// The dots that a tile may be laid over.
    pub(crate) fn open(&self) -> &[Point] {
        &self.open
    }

    pub(crate) fn is_open(&self, point: Point) -> bool {
        let index = self.points[point.cell()].index();
        index.is_some_and(|index| self.open[index] == point)
    }

    /// Which triangles around the point of a cell carry a piece of a dot there.
    pub(crate) const fn pieces(&self, cell: usize) -> u8 {
        self.points[cell % CELLS].bits()
    }

    /// Changes the pieces around the point of a cell, if that neither makes up a whole dot nor can
    /// break one. Tells whether it has.
    pub(crate) fn note_part(&mut self, cell: usize, triangles: u8, pieces: u8) -> bool {
        let noted = &mut self.points[cell % CELLS];
        let changed = (noted.0 & !triangles) | pieces;
        let is_part = noted.0 < Pieces::FIRST_OPEN && changed != WHOLE;
        if is_part {
            *noted = Pieces(changed);
        }
        is_part
    }

    /// Notes the pieces around a point, and whether a tile may be laid over it.
    pub(crate) fn note(&mut self, point: Point, pieces: u8, is_open: bool) {
        let noted = &mut self.points[point.cell()];
        match (noted.index(), is_open) {
            (None, false) => *noted = Pieces(pieces),
            (None, true) => {
                *noted = Pieces::open(self.open.len());
                self.open.push(point);
            }
            (Some(index), false) => {
                *noted = Pieces(pieces);
                self.open.swap_remove(index);
                if let Some(moved) = self.open.get(index) {
                    self.points[moved.cell()] = Pieces::open(index);
                }
            }
            (Some(_), true) => {}
        }
    }
}
