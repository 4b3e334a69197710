//! What lies on the table, seen from above, with everything that placing asks for kept up to date.

mod face;
mod places;

use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::board::{DOUBLE_TILE, Point, Triangle, cell_across, cell_beside};
use crate::components::{Color, Corners, Design, HEXAGONS, SIDES};
use crate::setup::Overlay;
pub(crate) use face::Face;
use face::Sight;
use places::{Places, WHOLE};

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

/// The hexagons on the table and what is seen of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Surface {
    corners: Corners,
    overlay: Overlay,
    hexagons: ArrayVec<Placed, HEXAGONS>,
    /// For each hexagon on the ground what is seen of it and over it.
    faces: [Face; HEXAGONS],
    places: Places,
}

/// The start of every game, made once and copied.
static DOUBLE_TILE_ALONE: LazyLock<Surface> = LazyLock::new(|| {
    let mut surface = Surface {
        corners: Corners::Printed,
        overlay: Overlay::Any,
        hexagons: ArrayVec::new(),
        faces: [Face::NONE; HEXAGONS],
        places: Places::none(),
    };
    for centre in DOUBLE_TILE {
        surface.put(Design::DOUBLE, centre, 0);
    }
    surface
});

/// By hand, because the hexagons say it all: everything else follows from them and the options.
impl Hash for Surface {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.hexagons.len());
        for hexagon in &self.hexagons {
            let Placed {
                design, at, turn, ..
            } = *hexagon;
            state.write_u32(design.number());
            state.write_u32(u32::from_le_bytes([at.a as u8, at.b as u8, turn, 0]));
        }
    }
}

impl Surface {
    /// Rulebook: Setup. The Double Tile is the board.
    #[must_use]
    pub fn new(corners: Corners, overlay: Overlay) -> Self {
        Self {
            corners,
            overlay,
            ..DOUBLE_TILE_ALONE.clone()
        }
    }

    /// The same with another Double Tile, of which the left half comes first.
    #[must_use]
    pub fn with_double_tile(halves: [Design; 2], corners: Corners, overlay: Overlay) -> Self {
        let mut surface = Self::new(corners, overlay);
        if halves != [Design::DOUBLE; 2] {
            (surface.hexagons, surface.places) = (ArrayVec::new(), Places::none());
            for (half, centre) in halves.into_iter().zip(DOUBLE_TILE) {
                surface.put(half, centre, 0);
            }
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
        self.places.ground()
    }

    /// Where a tile may be laid over others.
    #[must_use]
    pub fn dots(&self) -> &[Point] {
        self.places.dots()
    }

    /// Where a tile may be placed, on the ground or over others.
    #[must_use]
    pub fn places(&self) -> &[Point] {
        self.places.all()
    }

    /// Whether a tile may be placed here, on the ground or over others.
    #[must_use]
    pub fn is_place(&self, point: Point) -> bool {
        self.places.contains(point)
    }

    /// Which corners carry dots.
    #[must_use]
    pub fn corners(&self) -> Corners {
        self.corners
    }

    /// The hexagon seen in a sector around a point, if that is covered.
    #[must_use]
    pub fn seen(&self, centre: Point, sector: usize) -> Option<&Placed> {
        let sight = self.sight(centre.triangle(sector))?;
        // Far away points share the cells of near ones; what is really there is at most a step away.
        let hexagon = &self.hexagons[sight.hexagon()];
        (hexagon.at.distance(centre) <= 1).then_some(hexagon)
    }

    /// Colour and ants seen on a triangle, if it is covered.
    #[must_use]
    pub fn sector(&self, triangle: Triangle) -> Option<(Color, u8)> {
        let sight = self.sight(triangle)?;
        Some((sight.color(), sight.ants()))
    }

    fn sight(&self, triangle: Triangle) -> Option<Sight> {
        let hexagon = self.places.hexagon(triangle.centre())?;
        Some(self.faces[hexagon].sight(triangle.sector()))
    }

    /// For each hexagon on the ground its number, its centre, and what is seen of it and over it.
    pub(crate) fn faces(&self) -> impl Iterator<Item = (usize, Point, Face)> {
        let hexagons = self.hexagons.iter().zip(&self.faces).enumerate();
        hexagons
            .filter(|(_, (hexagon, _))| hexagon.level == 0)
            .map(|(number, (hexagon, &face))| (number, hexagon.at, face))
    }

    /// What is seen of the hexagon on the ground with this number.
    pub(crate) fn face(&self, hexagon: usize) -> Face {
        self.faces[hexagon]
    }

    /// The number of the hexagon on the ground that touches a side of one that is centred on a cell.
    pub(crate) fn neighbour(&self, cell: usize, side: usize) -> Option<usize> {
        self.places.hexagon(cell_across(cell, side))
    }

    /// How many of the six triangles around a point carry a piece of a dot there.
    #[must_use]
    pub fn dot_pieces(&self, point: Point) -> u32 {
        self.places.pieces(point.cell()).count_ones()
    }

    /// How many different hexagons are seen around a point.
    #[must_use]
    pub fn tiles_meeting(&self, point: Point) -> usize {
        let mut seen = 0_u32;
        for sector in 0..SIDES {
            if let Some(sight) = self.sight(point.triangle(sector)) {
                seen |= 1 << sight.hexagon();
            }
        }
        seen.count_ones() as usize
    }

    /// Puts a hexagon down, on the ground or over others. Whether it may lie there is for the rules.
    pub(crate) fn put(&mut self, design: Design, at: Point, turn: u8) {
        let number = self.hexagons.len();
        let face = Face::of(number, design, turn);
        let level = match at.first_centre() {
            Some(first) => self.cover_corner(at, first, face),
            None => match self.places.hexagon(at.cell()) {
                Some(ground) => {
                    let below = std::mem::replace(&mut self.faces[ground], face);
                    (0..SIDES)
                        .map(|sector| self.level_over(below.sight(sector)))
                        .max()
                }
                None => {
                    self.faces[number] = face;
                    self.places.cover(at, number);
                    None
                }
            },
        };
        self.hexagons.push(Placed {
            design,
            at,
            turn,
            level: level.unwrap_or(0),
        });
        self.update_dots(at, design.dots(turn, self.corners));
    }

    /// Lays a hexagon over a corner where hexagons on the ground meet (Ruling 25), be it the Double Tile
    /// (Ruling 13): two sectors of each are hidden.
    /// Tells the level it gets.
    // Not inlined: it is rare, and what is not is quicker without it. The same below.
    #[inline(never)]
    fn cover_corner(&mut self, at: Point, first: usize, face: Face) -> Option<u8> {
        let cell = at.cell();
        let mut level = None;
        for direction in [first, first + 2, first + 4] {
            let Some(ground) = self.places.hexagon(cell_beside(cell, direction)) else {
                continue;
            };
            for (over, below) in [(direction, direction + 2), (direction + 5, direction + 3)] {
                let (over, below) = (over % SIDES, below % SIDES);
                level = level.max(Some(self.level_over(self.faces[ground].sight(below))));
                self.faces[ground].cover(below, face.sight(over));
            }
        }
        level
    }

    fn level_over(&self, sight: Sight) -> u8 {
        self.hexagons[sight.hexagon()].level + 1
    }

    /// A tile centred on `at` has a piece of a dot in each of the directions `dots` and nowhere else.
    fn update_dots(&mut self, at: Point, dots: u8) {
        let cell = at.cell();
        if !self.places.change_part(cell, WHOLE, 0) {
            self.update_dot(at, 0);
        }
        for corner in 0..SIDES {
            // Seen from the corner, the hexagon fills the sectors between directions corner + 2
            // and corner + 4.
            let here = (1 << ((corner + 2) % SIDES)) | (1 << ((corner + 3) % SIDES));
            let pieces = if dots & (1 << corner) == 0 { 0 } else { here };
            let beside = cell_beside(cell, corner);
            if !self.places.change_part(beside, here, pieces) {
                self.update_dot(
                    at.step(corner),
                    (self.places.pieces(beside) & !here) | pieces,
                );
            }
        }
    }

    #[inline(never)]
    fn update_dot(&mut self, point: Point, pieces: u8) {
        let is_open =
            pieces == WHOLE && (self.overlay == Overlay::Any || self.tiles_meeting(point) == 3);
        self.places.set_dot(point, pieces, is_open);
    }
}
