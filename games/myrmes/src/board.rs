//! The garden: 151 hexagons in 15 rows, and sets of them.
//!
//! Rows have letters from `a` (top) to `o`, hexagons are counted from the left: the middle is `h7`.
//! Hexagons point upwards; `q` counts eastwards, `r` counts rows downwards, slanting east.

mod hex_set;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::components::Terrain;

pub use hex_set::HexSet;

/// Hexagons of the garden.
pub const HEXES: usize = 151;

/// Each row from the top: `q` of its first hexagon; terrain by its first letter, a capital where prey
/// is printed; the part of the garden, cut off by the printed lines.
const ROWS: [(i8, &str, &str); 15] = [
    (2, "mggm", "tttt"),
    (0, "GegsgeG", "ttttttt"),
    (-2, "geegmmgeeg", "uuuuuuuuuu"),
    (-3, "smgsgwgsgms", "uuuuuuuuuuu"),
    (-4, "gwmeGwwGemwg", "uuuuuuuuuuuu"),
    (-5, "eemswmGmwsmee", "uuuuuuuuuuuuu"),
    (-5, "sggwGggGwggs", "uuuuuuuuuuuu"),
    (-6, "GemGmgmgmGmeG", "alllllllllllb"),
    (-6, "eggwGggGwgge", "allllllllllb"),
    (-7, "mgmswmGmwsmgm", "aalllllllllbb"),
    (-7, "ewmeGwwGemwe", "aallllllllbb"),
    (-7, "smgsgwgsgms", "aalllllllbb"),
    (-7, "geegmmgeeg", "aallllllbb"),
    (-6, "GemsmeG", "alllllb"),
    (-5, "sggs", "llll"),
];
const TOP_ROW: i8 = -7;

/// One hexagon of the garden, by number from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Hex(u8);

/// A part of the garden that is used or not, depending on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// Two rows at the top: four players.
    Top,
    /// Three and four players.
    Upper,
    /// Always.
    Lower,
    /// The lower corners: two and four players.
    Corner,
}

struct Garden {
    coordinates: [(i8, i8); HEXES],
    terrain: [Terrain; HEXES],
    region: [Region; HEXES],
    prey: [bool; HEXES],
    neighbours: [[u8; 6]; HEXES],
}

const NOWHERE: u8 = u8::MAX;

/// East, north-east, north-west, west, south-west, south-east.
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

static GARDEN: Garden = garden();

/// What lies beside each hexagon.
static BESIDE: [HexSet; HEXES] = {
    let mut beside = [HexSet::NONE; HEXES];
    let mut hex = 0;
    while hex < HEXES {
        let mut direction = 0;
        while direction < 6 {
            let other = GARDEN.neighbours[hex][direction];
            if other != NOWHERE {
                beside[hex].insert(Hex(other));
            }
            direction += 1;
        }
        hex += 1;
    }
    beside
};

/// What is printed where.
struct Printed {
    /// Everything but water.
    land: HexSet,
    prey: HexSet,
    regions: [HexSet; 4],
}

static PRINTED: Printed = {
    let mut printed = Printed {
        land: HexSet::NONE,
        prey: HexSet::NONE,
        regions: [HexSet::NONE; 4],
    };
    let mut index = 0;
    while index < HEXES {
        let hex = Hex::new(index);
        if !matches!(hex.terrain(), Terrain::Water) {
            printed.land.insert(hex);
        }
        if hex.has_prey_space() {
            printed.prey.insert(hex);
        }
        printed.regions[hex.region() as usize].insert(hex);
        index += 1;
    }
    printed
};

const fn garden() -> Garden {
    let mut garden = Garden {
        coordinates: [(0, 0); HEXES],
        terrain: [Terrain::Water; HEXES],
        region: [Region::Lower; HEXES],
        prey: [false; HEXES],
        neighbours: [[NOWHERE; 6]; HEXES],
    };
    let mut hex = 0;
    let mut row = 0;
    while row < ROWS.len() {
        let (first, terrain, region) = ROWS[row];
        let (terrain, region) = (terrain.as_bytes(), region.as_bytes());
        let mut column = 0;
        while column < terrain.len() {
            garden.coordinates[hex] = (first + column as i8, TOP_ROW + row as i8);
            garden.terrain[hex] = match terrain[column].to_ascii_lowercase() {
                b'g' => Terrain::Grass,
                b'e' => Terrain::Earth,
                b's' => Terrain::Stone,
                b'm' => Terrain::Mushroom,
                _ => Terrain::Water,
            };
            garden.prey[hex] = terrain[column].is_ascii_uppercase();
            garden.region[hex] = match region[column] {
                b't' => Region::Top,
                b'u' => Region::Upper,
                b'l' => Region::Lower,
                _ => Region::Corner,
            };
            hex += 1;
            column += 1;
        }
        row += 1;
    }
    hex = 0;
    while hex < HEXES {
        let (q, r) = garden.coordinates[hex];
        let mut direction = 0;
        while direction < 6 {
            let (dq, dr) = DIRECTIONS[direction];
            let mut other = 0;
            while other < HEXES {
                let (oq, or) = garden.coordinates[other];
                if oq == q + dq && or == r + dr {
                    garden.neighbours[hex][direction] = other as u8;
                }
                other += 1;
            }
            direction += 1;
        }
        hex += 1;
    }
    garden
}

impl Hex {
    /// The hexagon with this number.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < HEXES, "the garden has 151 hexagons");
        Self(index as u8)
    }

    /// Counted from the top left.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All hexagons, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..HEXES).map(Self::new)
    }

    /// The hexagon with these coordinates.
    #[must_use]
    pub fn at(q: i8, r: i8) -> Option<Self> {
        let (row, column) = (
            usize::try_from(r.checked_sub(TOP_ROW)?).ok()?,
            |first: i8| usize::try_from(q.checked_sub(first)?).ok(),
        );
        let &(first, terrain, _) = ROWS.get(row)?;
        let column = column(first)?;
        if column >= terrain.len() {
            return None;
        }
        let before: usize = ROWS[..row]
            .iter()
            .map(|(_, terrain, _)| terrain.len())
            .sum();
        Some(Self::new(before + column))
    }

    /// Eastwards, and rows downwards.
    #[must_use]
    pub const fn coordinates(self) -> (i8, i8) {
        GARDEN.coordinates[self.index()]
    }

    /// Its terrain.
    #[must_use]
    pub const fn terrain(self) -> Terrain {
        GARDEN.terrain[self.index()]
    }

    /// The part of the garden it belongs to.
    #[must_use]
    pub const fn region(self) -> Region {
        GARDEN.region[self.index()]
    }

    /// Whether prey is printed on it.
    #[must_use]
    pub const fn has_prey_space(self) -> bool {
        GARDEN.prey[self.index()]
    }

    /// The hexagons beside it.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        GARDEN.neighbours[self.index()]
            .into_iter()
            .filter(|&other| other != NOWHERE)
            .map(Self)
    }

    /// The hexagon with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let (letter, column) = name.split_at_checked(1)?;
        let row = usize::from(letter.as_bytes()[0].checked_sub(b'a')?);
        let &(first, terrain, _) = ROWS.get(row)?;
        let column: usize = column.parse().ok()?;
        let hex = Self::at(
            first + i8::try_from(column.checked_sub(1)?).ok()?,
            TOP_ROW + row as i8,
        )?;
        (column <= terrain.len() && hex.to_string() == name).then_some(hex)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.coordinates();
        let row = (r - TOP_ROW) as u8;
        let column = q - ROWS[usize::from(row)].0 + 1;
        write!(f, "{}{column}", (b'a' + row) as char)
    }
}

impl Serialize for Hex {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Self::from_name(&name).ok_or_else(|| serde::de::Error::custom("no such hexagon"))
    }
}

/// Rulebook: 2, 3 or 4 players. The hexagons in play; nobody uses the others (Ruling 5).
#[must_use]
pub fn area(players: usize, corners: bool) -> HexSet {
    let region = |region: Region, used: bool| {
        if used {
            PRINTED.regions[region as usize]
        } else {
            HexSet::NONE
        }
    };
    region(Region::Lower, true)
        | region(Region::Upper, players >= 3)
        | region(Region::Top, players == 4)
        // Ruling 1.
        | region(Region::Corner, players == 4 || (players <= 2 && corners))
}

/// Every hexagon that is not water.
#[must_use]
pub fn land() -> &'static HexSet {
    &PRINTED.land
}

/// Every hexagon on which prey is printed.
#[must_use]
pub fn prey_spaces() -> &'static HexSet {
    &PRINTED.prey
}

/// The start spaces, clockwise.
#[must_use]
pub fn starts(players: usize) -> &'static [(i8, i8)] {
    match players {
        1 => &[(-2, 5)],
        2 => &[(-5, 4), (1, 4)],
        3 => &[(-3, -2), (5, -3), (-2, 5)],
        _ => &[(-1, -4), (5, -4), (1, 4), (-5, 4)],
    }
}
