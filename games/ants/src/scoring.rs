//! Rulebook: Game objective; Victory conditions and end of play.
//!
//! An area is what the eye sees as one: sectors of one colour that share edges, whatever their levels
//! (Rulings 10 and 11). A player's score is the number of ants in that player's best area
//! (Ruling 17).

use engine::{PerSeat, Standings};

use crate::board::Triangle;
use crate::components::{Color, HEXAGONS, SIDES};
use crate::setup::Ties;
use crate::state::Ants;
use crate::surface::{Face, Surface};

/// What the areas of one colour come to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Areas {
    /// Ants in the best area: the score.
    pub best: u8,
    /// Ants in the second best area.
    pub second: u8,
    /// Ants in all areas.
    pub all: u8,
}

impl Areas {
    fn add(&mut self, ants: u8) {
        self.all += ants;
        self.second = self.second.max(ants.min(self.best));
        self.best = self.best.max(ants);
    }
}

/// All areas, made by joining sectors. A sector is known by the number of its hexagon on the ground and
/// its side: see [`sector`].
struct Joined {
    /// For each sector one of its area with a smaller number; itself, if it has the smallest.
    leaders: [u8; SECTORS],
    /// For each sector that leads an area the ants there.
    ants: [u8; SECTORS],
    /// For each hexagon on the ground a bit for each sector that leads an area.
    leading: [u8; HEXAGONS],
}

/// As many as a byte can tell apart.
const SECTORS: usize = 1 << u8::BITS;

/// A hexagon has eight numbers for its six sectors.
const fn sector(hexagon: usize, side: usize) -> u8 {
    const { assert!(HEXAGONS * 8 <= SECTORS) };
    (hexagon * 8 + side) as u8
}

impl Joined {
    fn of(surface: &Surface) -> Self {
        let mut joined = Self {
            leaders: [0; SECTORS],
            ants: [0; SECTORS],
            leading: [0; HEXAGONS],
        };
        for (hexagon, _, face) in surface.faces() {
            joined.add(hexagon, face);
        }
        for (hexagon, at, face) in surface.faces() {
            let cell = at.cell();
            // The other three sides are sides of neighbours, too.
            for side in 0..SIDES / 2 {
                if let Some(neighbour) = surface.neighbour(cell, side) {
                    let behind = side + SIDES / 2;
                    let across = surface.face(neighbour).sight(behind);
                    if face.sight(side).color() == across.color() {
                        joined.join(sector(hexagon, side), sector(neighbour, behind));
                    }
                }
            }
        }
        joined
    }

    fn add(&mut self, hexagon: usize, face: Face) {
        let parts = &PARTS[face.browns() as usize];
        self.leading[hexagon] = parts.leading;
        for side in 0..SIDES {
            let leader = sector(hexagon, parts.leaders[side] as usize);
            self.leaders[sector(hexagon, side) as usize] = leader;
            self.ants[leader as usize] += face.sight(side).ants();
        }
    }

    fn join(&mut self, one: u8, other: u8) {
        let (one, other) = (self.leader(one), self.leader(other));
        let (first, last) = (one.min(other), one.max(other));
        if first != last {
            self.leaders[last as usize] = first;
            self.ants[first as usize] += self.ants[last as usize];
            self.leading[last as usize / 8] &= !(1 << (last % 8));
        }
    }

    fn leader(&self, mut sector: u8) -> u8 {
        loop {
            let leader = self.leaders[sector as usize];
            if leader == sector {
                return leader;
            }
            sector = leader;
        }
    }
}

/// Which of the six sectors around a centre hang together.
#[derive(Clone, Copy)]
struct Parts {
    /// For each sector the first one that hangs together with it.
    leaders: [u8; SIDES],
    /// A bit for each sector that is such a first one.
    leading: u8,
}

/// For each pattern of beige and brown sectors.
const PARTS: [Parts; 1 << SIDES] = {
    let mut parts = [Parts {
        leaders: [0; SIDES],
        leading: 1,
    }; 1 << SIDES];
    let mut browns = 0;
    while browns < 1 << SIDES {
        // The last sectors may hang together with the first.
        let mut end = SIDES;
        while end > 0 && (browns >> (end - 1) ^ browns) & 1 == 0 {
            end -= 1;
        }
        let mut first = 0;
        let mut side = 1;
        while side < end {
            if (browns >> side ^ browns >> (side - 1)) & 1 != 0 {
                first = side;
                parts[browns].leading |= 1 << side;
            }
            parts[browns].leaders[side] = first as u8;
            side += 1;
        }
        browns += 1;
    }
    parts
};

impl Surface {
    /// The areas of beige and of brown.
    #[must_use]
    pub fn areas(&self) -> [Areas; 2] {
        let joined = Joined::of(self);
        let mut areas = [Areas::default(); 2];
        for (hexagon, _, face) in self.faces() {
            let mut leading = joined.leading[hexagon];
            while leading != 0 {
                let side = leading.trailing_zeros() as usize;
                leading &= leading - 1;
                let ants = joined.ants[sector(hexagon, side) as usize];
                areas[face.sight(side).color() as usize].add(ants);
            }
        }
        areas
    }

    /// The triangles of the best area of a colour, or of all that are equally good.
    #[must_use]
    pub fn best_areas(&self, color: Color) -> Vec<Triangle> {
        let joined = Joined::of(self);
        let mut best = 0;
        let mut triangles = Vec::new();
        for (hexagon, at, face) in self.faces() {
            for side in 0..SIDES {
                let ants = joined.ants[joined.leader(sector(hexagon, side)) as usize];
                if face.sight(side).color() == color && ants >= best {
                    if ants > best {
                        triangles.clear();
                    }
                    best = ants;
                    triangles.push(at.triangle(side));
                }
            }
        }
        triangles
    }
}

impl Ants {
    /// The scores as they stand (Ruling 23).
    #[must_use]
    pub fn scores(&self) -> PerSeat<i32> {
        let areas = self.surface.areas();
        PerSeat::from_fn(2, |seat| i32::from(areas[seat.index()].best))
    }

    pub(crate) fn standings(&self) -> Standings {
        let areas = self.surface.areas();
        let scores = PerSeat::from_fn(2, |seat| i32::from(areas[seat.index()].best));
        match self.options.ties {
            Ties::Shared => Standings::by_score(scores),
            // Ruling 18: areas compare by their best, then their second, then all ants.
            Ties::Broken => Standings::ranked(scores, |seat| areas[seat.index()]),
        }
    }
}
