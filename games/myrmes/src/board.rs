//! The garden: 151 hexagons in 15 rows, and sets of them.
//!
//! Rows have letters from `a` (top) to `o`, hexagons are counted from the left: the middle is `h7`.
//! Hexagons point upwards; `q` counts eastwards, `r` counts rows downwards, slanting east.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Serialize};

use crate::components::Terrain;

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

/// A set of hexagons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet([u64; 3]);

impl HexSet {
    /// No hexagon.
    pub const NONE: Self = Self([0; 3]);

    /// This hexagon alone.
    #[must_use]
    pub const fn only(hex: Hex) -> Self {
        let mut words = [0; 3];
        words[hex.index() / 64] = 1 << (hex.index() % 64);
        Self(words)
    }

    /// Whether `hex` is in the set.
    #[must_use]
    pub const fn contains(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] & (1 << (hex.index() % 64)) != 0
    }

    /// Puts `hex` into the set.
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Whether the sets share a hexagon.
    #[must_use]
    pub const fn meets(&self, other: &Self) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) | (self.0[2] & other.0[2]) != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many hexagons are in the set.
    #[must_use]
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// The first hexagon of the set.
    #[must_use]
    pub fn first(&self) -> Option<Hex> {
        self.iter().next()
    }

    /// What lies beside a hexagon.
    #[must_use]
    pub fn beside(hex: Hex) -> Self {
        BESIDE[hex.index()]
    }

    /// Whether the other set contains all of this one.
    #[must_use]
    pub const fn is_within(&self, other: &Self) -> bool {
        self.without(other).is_empty()
    }

    /// What is in this set but not in the other.
    #[must_use]
    pub const fn without(&self, other: &Self) -> Self {
        Self([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }

    /// Everything beside a hexagon of the set, and not in it.
    #[must_use]
    pub fn around(&self) -> Self {
        let mut beside = Self::NONE;
        for hex in self.iter() {
            beside |= Self::beside(hex);
        }
        beside.without(self)
    }

    /// The hexagons, from the top left.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + use<> {
        let [mut word, mut second, mut third] = self.0;
        let mut before = 0;
        std::iter::from_fn(move || {
            while word == 0 {
                if before == 128 {
                    return None;
                }
                before += 64;
                (word, second, third) = (second, third, 0);
            }
            let bit = word.trailing_zeros() as u8;
            word &= word - 1;
            Some(Hex(before + bit))
        })
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

impl BitOr for HexSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }
}

impl BitOrAssign for HexSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for HexSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }
}

impl Not for HexSet {
    type Output = Self;
    fn not(self) -> Self {
        // Bits beyond the last hexagon stay 0.
        Hex::all().collect::<Self>().without(&self)
    }
}

/// Shown and written like a tile: `h5-h6-i5`.
impl fmt::Display for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, hex) in self.iter().enumerate() {
            if index > 0 {
                f.write_str("-")?;
            }
            hex.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for HexSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Hex>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Rulebook: 2, 3 or 4 players. The hexagons in play.
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
