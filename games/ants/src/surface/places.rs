//! Where tiles may be placed, kept up to date with every tile that is put down.

use arrayvec::ArrayVec;

use crate::board::{CELLS, Point, cell_across};
use crate::components::SIDES;

/// At most this many places on the ground touch two sides. The 26 hexagons have 156 sides; 49 pairs
/// of them touch (the Double Tile's one, and two for every tile), so at most 58 sides are free, and
/// each such place takes two of them.
const MOST_GROUND: usize = 29;

/// At most this many whole dots. Each takes a piece from six triangles, and each of the 156 covered
/// triangles has two corners that can carry one.
const MOST_DOTS: usize = 52;

/// A whole dot: a piece in each of the six triangles around a point.
pub(crate) const WHOLE: u8 = 0b11_1111;

/// A centre on the ground, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Centre(u8);

impl Centre {
    const FAR: Self = Self(0);
    /// A tile there would touch one side.
    const NEAR: Self = Self(Self::FAR.0 + 1);
    const FIRST_PLACE: u8 = 2;
    const FIRST_HEXAGON: u8 = Self::FIRST_PLACE + MOST_GROUND as u8;

    /// A tile there would touch two sides or more: where it stands in the list.
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

/// Which triangles around a point carry a piece of a dot there: six bits. If a tile may be laid over
/// it, the dot is whole, and the byte tells where it stands in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pieces(u8);

impl Pieces {
    const NONE: Self = Self(0);
    const FIRST_PLACE: u8 = WHOLE + 1;

    const fn place(index: usize) -> Self {
        Self(Self::FIRST_PLACE + index as u8)
    }

    const fn index(self) -> Option<usize> {
        if self.0 >= Self::FIRST_PLACE {
            Some((self.0 - Self::FIRST_PLACE) as usize)
        } else {
            None
        }
    }

    const fn bits(self) -> u8 {
        if self.0 >= Self::FIRST_PLACE {
            WHOLE
        } else {
            self.0
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Places {
    /// First those on the ground, then the dots, so that all of them can be listed at once.
    list: ArrayVec<Point, { MOST_GROUND + MOST_DOTS }>,
    ground: u8,
    centres: [Centre; CELLS],
    dots: [Pieces; CELLS],
}

impl Places {
    pub(crate) const fn none() -> Self {
        Self {
            list: ArrayVec::new_const(),
            ground: 0,
            centres: [Centre::FAR; CELLS],
            dots: [Pieces::NONE; CELLS],
        }
    }

    pub(crate) fn all(&self) -> &[Point] {
        &self.list
    }

    /// Where a tile on the ground touches two sides.
    pub(crate) fn ground(&self) -> &[Point] {
        &self.list[..self.ground.into()]
    }

    /// The dots that a tile may be laid over.
    pub(crate) fn dots(&self) -> &[Point] {
        &self.list[self.ground.into()..]
    }

    pub(crate) fn contains(&self, point: Point) -> bool {
        let cell = point.cell();
        let listed = [self.centres[cell].index(), self.dots[cell].index()];
        // Far away points share the cells of near ones.
        let mut listed = listed.into_iter().flatten();
        listed.any(|index| self.list[index] == point)
    }

    /// The number of the hexagon that lies on the ground with its centre on a cell.
    pub(crate) const fn hexagon(&self, cell: usize) -> Option<usize> {
        self.centres[cell % CELLS].hexagon()
    }

    /// Which triangles around the point of a cell carry a piece of a dot there.
    pub(crate) const fn pieces(&self, cell: usize) -> u8 {
        self.dots[cell % CELLS].bits()
    }

    /// A hexagon comes to lie on the ground.
    pub(crate) fn cover(&mut self, at: Point, number: usize) {
        let cell = at.cell();
        if let Some(index) = self.centres[cell].index() {
            self.remove_ground(index);
        }
        self.centres[cell] = Centre::covered(number);
        for side in 0..SIDES {
            let cell = cell_across(cell, side);
            let centre = self.centres[cell];
            // What is neither far nor near is covered or on the list already.
            self.centres[cell].0 += u8::from(centre == Centre::FAR);
            if centre == Centre::NEAR {
                self.add_ground(at.across(side), cell);
            }
        }
    }

    // Not inlined: the loop that calls it is quicker without it.
    #[inline(never)]
    fn add_ground(&mut self, place: Point, cell: usize) {
        let index = usize::from(self.ground);
        // The first dot makes room.
        if let Some(&dot) = self.list.get(index) {
            self.dots[dot.cell()] = Pieces::place(self.list.len());
            self.list.push(dot);
            self.list[index] = place;
        } else {
            self.list.push(place);
        }
        self.centres[cell] = Centre::place(index);
        self.ground += 1;
    }

    fn remove_ground(&mut self, index: usize) {
        self.ground -= 1;
        let last = usize::from(self.ground);
        let moved = self.list[last];
        self.list[index] = moved;
        self.centres[moved.cell()] = Centre::place(index);
        // The last dot fills the gap.
        self.list.swap_remove(last);
        if let Some(dot) = self.list.get(last) {
            self.dots[dot.cell()] = Pieces::place(last);
        }
    }

    /// Changes the pieces in some triangles around the point of a cell, if that neither makes up a
    /// whole dot nor can break one. Tells whether it has.
    pub(crate) fn change_part(&mut self, cell: usize, triangles: u8, pieces: u8) -> bool {
        let dot = &mut self.dots[cell % CELLS];
        let changed = (dot.0 & !triangles) | pieces;
        let is_part = dot.0 < Pieces::FIRST_PLACE && changed != WHOLE;
        if is_part {
            *dot = Pieces(changed);
        }
        is_part
    }

    /// Sets the pieces around a point, and whether a tile may be laid over it.
    pub(crate) fn set_dot(&mut self, point: Point, pieces: u8, is_open: bool) {
        let dot = &mut self.dots[point.cell()];
        match (dot.index(), is_open) {
            (None, false) => *dot = Pieces(pieces),
            (None, true) => {
                *dot = Pieces::place(self.list.len());
                self.list.push(point);
            }
            (Some(index), false) => {
                *dot = Pieces(pieces);
                self.list.swap_remove(index);
                if let Some(moved) = self.list.get(index) {
                    self.dots[moved.cell()] = Pieces::place(index);
                }
            }
            (Some(_), true) => {}
        }
    }
}
