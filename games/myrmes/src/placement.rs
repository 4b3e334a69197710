//! Every way to lay a tile into the garden, worked out once.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::board::{HEXES, Hex, HexSet};
use crate::components::{Cube, SHAPES, Shape, Terrain};

/// One way to lay a tile: its shape and the hexagons under it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Placement(u16);

/// What is known of a placement beforehand.
#[derive(Clone, Copy, Debug)]
pub struct Laid {
    /// The shape of the tile.
    pub shape: Shape,
    /// What it covers.
    pub hexes: HexSet,
    /// The first hexagon under it, which names it.
    pub name: Hex,
    /// What lies around it.
    pub around: HexSet,
    /// Rulebook: Place a pheromone. The cubes that a pheromone receives: food, earth, stone.
    pub cubes: [u8; 3],
}

/// A placement among those that cover a hexagon.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Over {
    pub(crate) hexes: HexSet,
    pub(crate) at: Placement,
}

struct Placements {
    all: Vec<Laid>,
    /// Where the placements of each shape begin.
    first: [usize; SHAPES + 1],
    /// The placements over the first hexagon, smallest shapes first; then those over the second …
    over: Vec<Over>,
    /// Where those over each hexagon and of each shape begin.
    first_over: Vec<[u16; SHAPES + 1]>,
}

static PLACEMENTS: LazyLock<Placements> = LazyLock::new(|| {
    let mut all = Vec::new();
    let mut first = [0; SHAPES + 1];
    let mut over_each = vec![Vec::new(); HEXES];
    for shape in Shape::ALL {
        let orientations = orientations(shape);
        for hex in Hex::all() {
            for hexes in orientations.iter().filter_map(|cells| lay(cells, hex)) {
                let at = Placement(all.len() as u16);
                for hex in hexes.iter() {
                    over_each[hex.index()].push(Over { hexes, at });
                }
                all.push(Laid {
                    shape,
                    hexes,
                    name: hex,
                    around: hexes.around(),
                    cubes: Cube::ALL.map(|cube| {
                        let gives = |hex: &Hex| hex.terrain().cube() == Some(cube);
                        hexes.iter().filter(gives).count() as u8
                    }),
                });
            }
        }
        first[shape as usize + 1] = all.len();
    }
    let mut before = 0;
    let first_over = over_each
        .iter()
        .map(|over| {
            let begins = first.map(|first| {
                before + over.partition_point(|over| usize::from(over.at.0) < first) as u16
            });
            before += over.len() as u16;
            begins
        })
        .collect();
    Placements {
        all,
        first,
        over: over_each.concat(),
        first_over,
    }
});

/// A shape in all its rotations and mirror images (Ruling 36): each row by row as steps from its
/// first hexagon, and all in that order, too.
fn orientations(shape: Shape) -> Vec<Vec<(i8, i8)>> {
    let row_by_row = |&(q, r): &(i8, i8)| (r, q);
    let mut cells = shape.cells().to_vec();
    let mut all = Vec::new();
    for _ in 0..2 {
        for _ in 0..6 {
            cells.sort_by_key(row_by_row);
            let (q, r) = cells[0];
            all.push(cells.iter().map(|cell| (cell.0 - q, cell.1 - r)).collect());
            for cell in &mut cells {
                *cell = (-cell.1, cell.0 + cell.1);
            }
        }
        for cell in &mut cells {
            *cell = (cell.1, cell.0);
        }
    }
    all.sort_by_key(|cells: &Vec<_>| cells.iter().map(row_by_row).collect::<Vec<_>>());
    all.dedup();
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

    pub(crate) const fn index(self) -> u16 {
        self.0
    }

    /// Every placement of a shape that covers this hexagon.
    pub(crate) fn over(hex: Hex, shape: Shape) -> &'static [Over] {
        let placements = &*PLACEMENTS;
        let first = &placements.first_over[hex.index()];
        let [from, to] = [0, 1].map(|next| usize::from(first[shape as usize + next]));
        &placements.over[from..to]
    }

    /// How a tile of this shape lies on these hexagons, if it can.
    #[must_use]
    pub fn find(shape: Shape, hexes: &HexSet) -> Option<Self> {
        let mut over = Self::over(hexes.first()?, shape).iter();
        over.find(|over| over.hexes == *hexes).map(|over| over.at)
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
