//! What lies on the table, seen from above, with everything that placing asks for kept up to date.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::board::{CELLS, DOUBLE_TILE, Point, TRIANGLES, Triangle};
use crate::components::{Color, Corners, Design, HEXAGONS, SIDES};
use crate::setup::Overlay;

/// A hexagon on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placed {
    /// What is printed on it.
    pub design: Design,
    /// Its centre.
    pub at: Point,
    /// Sixths of a full turn, anticlockwise.
    pub turn: u8,
    /// 0 on the ground; else one more than the highest tile below.
    pub level: u8,
}

impl Placed {
    /// The printed sector or corner that shows in a direction.
    #[must_use]
    pub const fn printed(&self, direction: usize) -> usize {
        (direction + SIDES - self.turn as usize) % SIDES
    }

    /// The colour in a direction.
    #[must_use]
    pub const fn color(&self, direction: usize) -> Color {
        self.design.color(self.printed(direction))
    }

    /// The ants in a direction.
    #[must_use]
    pub const fn ants(&self, direction: usize) -> u8 {
        self.design.ants(self.printed(direction))
    }

    /// Whether the corner in a direction carries a piece of a dot.
    #[must_use]
    pub const fn dot(&self, direction: usize, corners: Corners) -> bool {
        self.design.dot(self.printed(direction), corners)
    }
}

/// What is seen on one triangle: colour, ants, and the hexagon it belongs to, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Sight(u8);

impl Sight {
    const NOTHING: Self = Self(0);
    const BROWN: u8 = 0x80;
    const HEXAGON: u8 = 0x1f;

    const fn new(hexagon: usize, color: Color, ants: u8) -> Self {
        let brown = match color {
            Color::Beige => 0,
            Color::Brown => Self::BROWN,
        };
        Self(brown | (ants << 5) | (hexagon as u8 + 1))
    }

    const fn is_covered(self) -> bool {
        self.0 != 0
    }

    const fn hexagon(self) -> usize {
        (self.0 & Self::HEXAGON) as usize - 1
    }

    const fn color(self) -> Color {
        if self.0 & Self::BROWN == 0 {
            Color::Beige
        } else {
            Color::Brown
        }
    }

    const fn ants(self) -> u8 {
        (self.0 >> 5) & 3
    }
}

/// A whole dot: a piece in each of the six triangles around a point.
const WHOLE: u8 = 0b11_1111;

/// At most this many places on the ground touch two sides. The 26 hexagons have 156 sides; 49 pairs
/// of them touch (the Double Tile's one, and two for every tile), so at most 58 sides are free, and
/// each such place takes two of them.
const MOST_GROUND: usize = 29;

/// At most this many whole dots. Each takes a piece from six triangles, and each of the 156 covered
/// triangles has two corners that can carry one.
const MOST_DOTS: usize = 52;

/// The hexagons on the table and what is seen of them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Surface {
    corners: Corners,
    overlay: Overlay,
    hexagons: ArrayVec<Placed, HEXAGONS>,
    ground: ArrayVec<Point, MOST_GROUND>,
    dots: ArrayVec<Point, MOST_DOTS>,
    sights: [Sight; TRIANGLES],
    /// For each point the triangles around it that carry a piece of a dot there.
    pieces: [u8; CELLS],
}

impl Surface {
    /// Rulebook: Setup. The Double Tile is the board.
    #[must_use]
    pub fn new(corners: Corners, overlay: Overlay) -> Self {
        let mut surface = Self {
            corners,
            overlay,
            hexagons: ArrayVec::new(),
            ground: ArrayVec::new(),
            dots: ArrayVec::new(),
            sights: [Sight::NOTHING; TRIANGLES],
            pieces: [0; CELLS],
        };
        for centre in DOUBLE_TILE {
            surface.put(Design::Double, centre, 0);
        }
        surface
    }

    /// All hexagons, in the order in which they were placed; the Double Tile's halves come first.
    #[must_use]
    pub fn hexagons(&self) -> &[Placed] {
        &self.hexagons
    }

    /// Where a tile may be placed on the ground.
    #[must_use]
    pub fn ground(&self) -> &[Point] {
        &self.ground
    }

    /// Where a tile may be laid over others.
    #[must_use]
    pub fn dots(&self) -> &[Point] {
        &self.dots
    }

    /// Which corners carry dots.
    #[must_use]
    pub fn corners(&self) -> Corners {
        self.corners
    }

    /// The hexagon seen in a sector around a point, if that is covered.
    #[must_use]
    pub fn seen(&self, centre: Point, sector: usize) -> Option<&Placed> {
        let sight = self.sight(centre.triangle(sector));
        if !sight.is_covered() {
            return None;
        }
        // Far away points share the cells of near ones; what is really there is at most a step away.
        let hexagon = &self.hexagons[sight.hexagon()];
        (hexagon.at.distance(centre) <= 1).then_some(hexagon)
    }

    /// Colour and ants seen on a triangle, if it is covered.
    #[must_use]
    pub fn sector(&self, triangle: Triangle) -> Option<(Color, u8)> {
        let sight = self.sight(triangle);
        sight.is_covered().then(|| (sight.color(), sight.ants()))
    }

    /// Every covered triangle once.
    pub fn covered(&self) -> impl Iterator<Item = Triangle> {
        self.hexagons
            .iter()
            .filter(|hexagon| hexagon.level == 0)
            .flat_map(|hexagon| (0..SIDES).map(|sector| hexagon.at.triangle(sector)))
    }

    fn sight(&self, triangle: Triangle) -> Sight {
        self.sights[usize::from(triangle.0)]
    }

    /// Whether a hexagon lies on the ground with its centre here.
    fn is_occupied(&self, centre: Point) -> bool {
        self.sight(centre.triangle(0)).is_covered()
    }

    /// How many of the six sides around a ground centre border something covered.
    #[must_use]
    pub fn touching_sides(&self, centre: Point) -> usize {
        (0..SIDES)
            .filter(|&side| self.is_occupied(centre.across(side)))
            .count()
    }

    /// How many of the six triangles around a point carry a piece of a dot there.
    #[must_use]
    pub fn dot_pieces(&self, point: Point) -> u32 {
        self.pieces[point.cell()].count_ones()
    }

    /// Puts a hexagon down, on the ground or over others. Whether it may lie there is for the rules.
    pub(crate) fn put(&mut self, design: Design, at: Point, turn: u8) {
        let below = (0..SIDES)
            .map(|sector| self.sight(at.triangle(sector)))
            .filter(|sight| sight.is_covered())
            .map(|sight| self.hexagons[sight.hexagon()].level)
            .max();
        let placed = Placed {
            design,
            at,
            turn,
            level: below.map_or(0, |level| level + 1),
        };
        let number = self.hexagons.len();
        self.hexagons.push(placed);
        for sector in 0..SIDES {
            self.sights[usize::from(at.triangle(sector).0)] =
                Sight::new(number, placed.color(sector), placed.ants(sector));
        }
        if below.is_none() {
            self.update_ground(at);
        }
        self.update_dots(&placed);
    }

    fn update_ground(&mut self, at: Point) {
        if let Some(index) = self.ground.iter().position(|&place| place == at) {
            self.ground.swap_remove(index);
        }
        for side in 0..SIDES {
            let neighbour = at.across(side);
            // With more than two touching sides it is on the list already.
            if !self.is_occupied(neighbour) && self.touching_sides(neighbour) == 2 {
                self.ground.push(neighbour);
            }
        }
    }

    fn update_dots(&mut self, placed: &Placed) {
        self.pieces[placed.at.cell()] = 0;
        self.update_dot(placed.at);
        for corner in 0..SIDES {
            let point = placed.at.step(corner);
            // Seen from the corner, the hexagon fills the sectors between directions corner + 2
            // and corner + 4.
            let here = (1 << ((corner + 2) % SIDES)) | (1 << ((corner + 3) % SIDES));
            let pieces = &mut self.pieces[point.cell()];
            if placed.dot(corner, self.corners) {
                *pieces |= here;
            } else {
                *pieces &= !here;
            }
            self.update_dot(point);
        }
    }

    fn update_dot(&mut self, point: Point) {
        let is_open = self.pieces[point.cell()] == WHOLE
            && (self.overlay == Overlay::Any || self.tiles_meeting(point) == 3);
        let listed = self.dots.iter().position(|&dot| dot == point);
        match (is_open, listed) {
            (true, None) => self.dots.push(point),
            (false, Some(index)) => {
                self.dots.swap_remove(index);
            }
            _ => {}
        }
    }

    /// How many different hexagons are seen around a point.
    #[must_use]
    pub fn tiles_meeting(&self, point: Point) -> usize {
        let mut seen = 0_u32;
        for sector in 0..SIDES {
            let sight = self.sight(point.triangle(sector));
            if sight.is_covered() {
                seen |= 1 << sight.hexagon();
            }
        }
        seen.count_ones() as usize
    }
}
