//! Every way to lay a tile into the garden, worked out once.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::board::{HEXES, Hex, HexSet};
use crate::components::{Cube, SHAPES, Shape, Terrain};

/// One way to lay a tile: its shape and the hexagons under it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement(u16);

/// What is known of a placement beforehand.
#[derive(Clone, Copy, Debug)]
pub struct Laid {
    /// The shape of the tile.
    pub shape: Shape,
    /// What it covers.
    pub hexes: HexSet,
    /// What lies around it.
    pub around: HexSet,
    /// Rulebook: Place a pheromone. The cubes that a pheromone receives: food, earth, stone.
    pub cubes: [u8; 3],
}

struct Placements {
    all: Vec<Laid>,
    /// The placements that cover a hexagon, smallest shapes first.
    over: Vec<Vec<Placement>>,
    /// Where the placements of each shape begin.
    first: [usize; SHAPES + 1],
}

static PLACEMENTS: LazyLock<Placements> = LazyLock::new(|| {
    let mut all = Vec::new();
    let mut first = [0; SHAPES + 1];
    for shape in Shape::ALL {
        let mut found: Vec<HexSet> = Vec::new();
        for orientation in orientations(shape) {
            found.extend(Hex::all().filter_map(|hex| lay(&orientation, hex)));
        }
        found.sort_by_key(|hexes| hexes.iter().map(Hex::index).collect::<Vec<_>>());
        found.dedup();
        all.extend(found.into_iter().map(|hexes| Laid {
            shape,
            hexes,
            around: hexes.around(),
            cubes: Cube::ALL.map(|cube| {
                let gives = |hex: &Hex| hex.terrain().cube() == Some(cube);
                hexes.iter().filter(gives).count() as u8
            }),
        }));
        first[shape as usize + 1] = all.len();
    }
    let mut over = vec![Vec::new(); HEXES];
    for (index, laid) in all.iter().enumerate() {
        for hex in laid.hexes.iter() {
            over[hex.index()].push(Placement(index as u16));
        }
    }
    Placements { all, over, first }
});

/// A shape in all its rotations and mirror images (Ruling 36).
fn orientations(shape: Shape) -> Vec<Vec<(i8, i8)>> {
    let mut cells = shape.cells().to_vec();
    let mut all = Vec::new();
    for _ in 0..2 {
        for _ in 0..6 {
            all.push(cells.clone());
            for cell in &mut cells {
                *cell = (-cell.1, cell.0 + cell.1);
            }
        }
        for cell in &mut cells {
            *cell = (cell.1, cell.0);
        }
    }
    all
}

/// The hexagons under the cells if the first lies on `hex`: none if one would lie on water or outside.
fn lay(cells: &[(i8, i8)], hex: Hex) -> Option<HexSet> {
    let (q, r) = hex.coordinates();
    cells
        .iter()
        .map(|&(dq, dr)| Hex::at(q + dq, r + dr).filter(|hex| hex.terrain() != Terrain::Water))
        .collect()
}

impl Placement {
    /// Shape, hexagons and cubes.
    #[must_use]
    pub fn laid(self) -> &'static Laid {
        &PLACEMENTS.all[usize::from(self.0)]
    }

    /// Everything that covers this hexagon, smallest shapes first.
    #[must_use]
    pub fn over(hex: Hex) -> &'static [Self] {
        &PLACEMENTS.over[hex.index()]
    }

    /// How a tile of this shape lies on these hexagons, if it can.
    #[must_use]
    pub fn find(shape: Shape, hexes: &HexSet) -> Option<Self> {
        Self::over(hexes.first()?)
            .iter()
            .copied()
            .find(|placement| {
                let laid = placement.laid();
                laid.shape == shape && laid.hexes == *hexes
            })
    }

    /// All placements of a shape.
    pub fn all(shape: Shape) -> impl Iterator<Item = Self> {
        let first = &PLACEMENTS.first;
        (first[shape as usize]..first[shape as usize + 1]).map(|index| Self(index as u16))
    }
}

#[derive(Serialize, Deserialize)]
struct Written {
    shape: Shape,
    hexes: HexSet,
}

impl Serialize for Placement {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let laid = self.laid();
        Written {
            shape: laid.shape,
            hexes: laid.hexes,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Placement {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        Self::find(written.shape, &written.hexes)
            .ok_or_else(|| serde::de::Error::custom("no tile can lie so"))
    }
}
