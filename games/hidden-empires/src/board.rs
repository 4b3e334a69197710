//! The map: 61 areas in a hexagon, and sets of them.
//!
//! Rows have letters from `a` (top) to `i`, areas are counted from the left: the middle is `e5`.
//! Hexagons point upwards; `q` counts eastwards, `r` counts rows downwards, slanting east.
//!
//! ```text
//! a     g a b a r          b brown, a gray, g green, r red, y yellow
//! b    b y r g y b
//! c   a r g b r g a
//! d  b y a r g a y b
//! e g r g y b y r g r
//! f  a y b g r b y a
//! g   b g y a y r b
//! h    a r g r g a
//! i     y b a b y
//! ```

mod place;
mod scattered;

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Index, IndexMut, Not};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use place::{CastePlaces, Place, Places};
pub use scattered::Scattered;

/// Areas of the map.
pub const AREAS: usize = 61;

const SIDE: i8 = 5;
const ROWS: [&str; 9] = [
    "gabar",
    "byrgyb",
    "argbrga",
    "byargayb",
    "grgybyrgr",
    "aybgrbya",
    "bgyayrb",
    "argrga",
    "ybaby",
];

/// Where nests start, by the number of players from two on, clockwise.
const STARTS: [&[&str]; 5] = [
    &["e2", "e8"],
    &["b2", "e8", "h2"],
    &["b3", "d7", "h4", "f2"],
    &["b3", "c6", "g6", "h3", "f2"],
    &["b2", "b5", "e8", "h5", "h2", "e2"],
];

/// The colour of an area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// Brown.
    Brown,
    /// Gray.
    Gray,
    /// Green.
    Green,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Colors(u8);

impl Colors {
    /// Whether a colour is in the set.
    #[must_use]
    pub const fn contains(self, color: Color) -> bool {
        self.0 & (1 << color as u8) != 0
    }

    /// Adds a colour.
    pub const fn insert(&mut self, color: Color) {
        self.0 |= 1 << color as u8;
    }
}

/// East, north-east, north-west, west, south-west, south-east.
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// One area of the map, by number from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Area(u8);

struct Map {
    coordinates: [(i8, i8); AREAS],
    colors: [Color; AREAS],
    neighbours: [[u8; 6]; AREAS],
    near: [AreaSet; AREAS],
    starts: [AreaSet; STARTS.len()],
    of_color: [AreaSet; 5],
    central: AreaSet,
}

const NOWHERE: u8 = u8::MAX;

static MAP: Map = map();

const fn map() -> Map {
    let mut map = Map {
        coordinates: [(0, 0); AREAS],
        colors: [Color::Brown; AREAS],
        neighbours: [[NOWHERE; 6]; AREAS],
        near: [AreaSet(0); AREAS],
        starts: [AreaSet(0); STARTS.len()],
        of_color: [AreaSet(0); 5],
        central: AreaSet(0),
    };
    let mut area = 0;
    let mut row = 0;
    while row < ROWS.len() {
        let letters = ROWS[row].as_bytes();
        let mut column = 0;
        while column < letters.len() {
            map.coordinates[area] = (first_q(row) + column as i8, row as i8 + 1 - SIDE);
            map.colors[area] = match letters[column] {
                b'b' => Color::Brown,
                b'a' => Color::Gray,
                b'g' => Color::Green,
                b'r' => Color::Red,
                _ => Color::Yellow,
            };
            map.of_color[map.colors[area] as usize].insert(Area(area as u8));
            area += 1;
            column += 1;
        }
        row += 1;
    }
    let mut area = 0;
    while area < AREAS {
        let (q, r) = map.coordinates[area];
        let mut direction = 0;
        while direction < 6 {
            let step = DIRECTIONS[direction];
            let found = find(&map, q + step.0, r + step.1);
            map.neighbours[area][direction] = found;
            if found != NOWHERE {
                map.near[area].insert(Area(found));
            }
            direction += 1;
        }
        // Rulebook: Definitions, Central Areas.
        if q.abs() <= 2 && r.abs() <= 2 && (q + r).abs() <= 2 {
            map.central.insert(Area(area as u8));
        }
        area += 1;
    }
    let mut table = 0;
    while table < STARTS.len() {
        let mut start = 0;
        while start < STARTS[table].len() {
            if let Some(area) = Area::from_name(STARTS[table][start]) {
                map.starts[table].insert(area);
            }
            start += 1;
        }
        table += 1;
    }
    map
}

const fn first_q(row: usize) -> i8 {
    let slanted = -(row as i8);
    if slanted > 1 - SIDE {
        slanted
    } else {
        1 - SIDE
    }
}

const fn find(map: &Map, q: i8, r: i8) -> u8 {
    let mut area = 0;
    while area < AREAS {
        if map.coordinates[area].0 == q && map.coordinates[area].1 == r {
            return area as u8;
        }
        area += 1;
    }
    NOWHERE
}

impl Area {
    /// Every area, from the top left.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..AREAS as u8).map(Self)
    }

    /// Counted from the top left.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads a name such as `e5`.
    #[must_use]
    pub const fn from_name(name: &str) -> Option<Self> {
        let &[row @ b'a'..=b'i', column @ b'1'..=b'9'] = name.as_bytes() else {
            return None;
        };
        let (row, column) = ((row - b'a') as usize, column - b'1');
        if column as usize >= ROWS[row].len() {
            return None;
        }
        let mut area = column;
        let mut above = 0;
        while above < row {
            area += ROWS[above].len() as u8;
            above += 1;
        }
        Some(Self(area))
    }

    /// Axial coordinates; the middle is (0, 0).
    #[must_use]
    pub fn coordinates(self) -> (i8, i8) {
        MAP.coordinates[self.index()]
    }

    /// Its colour.
    #[must_use]
    pub fn color(self) -> Color {
        MAP.colors[self.index()]
    }

    /// Rulebook: Definitions, Central Areas.
    #[must_use]
    pub fn is_central(self) -> bool {
        AreaSet::central().contains(self)
    }

    /// How many steps away another area is.
    #[must_use]
    pub fn distance(self, other: Self) -> u8 {
        let ((q, r), (other_q, other_r)) = (self.coordinates(), other.coordinates());
        let (q, r) = (q - other_q, r - other_r);
        q.unsigned_abs()
            .max(r.unsigned_abs())
            .max((q + r).unsigned_abs())
    }

    /// The areas around it, in the order of [`DIRECTIONS`].
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        MAP.neighbours[self.index()]
            .iter()
            .filter(|&&area| area != NOWHERE)
            .map(|&area| Self(area))
    }

    /// The areas around it.
    #[must_use]
    pub fn near(self) -> AreaSet {
        MAP.near[self.index()]
    }

    /// Rulebook: Place Nest Markers. The areas with the label of this number of players.
    #[must_use]
    pub fn starts(players: usize) -> AreaSet {
        MAP.starts[players - 2]
    }
}

impl TryFrom<u8> for Area {
    type Error = &'static str;
    fn try_from(index: u8) -> Result<Self, &'static str> {
        if usize::from(index) < AREAS {
            Ok(Self(index))
        } else {
            Err("the map has only 61 areas")
        }
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut column = self.index();
        for (row, letters) in ROWS.iter().enumerate() {
            if column < letters.len() {
                return write!(f, "{}{}", char::from(b'a' + row as u8), column + 1);
            }
            column -= letters.len();
        }
        Err(fmt::Error)
    }
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct AreaSet(u64);

impl AreaSet {
    /// No area.
    pub const NONE: Self = Self(0);
    /// All areas.
    pub const ALL: Self = Self((1 << AREAS) - 1);

    /// This area alone.
    #[must_use]
    pub const fn only(area: Area) -> Self {
        Self(1 << area.0)
    }

    /// The areas of a colour.
    #[must_use]
    pub fn of_color(color: Color) -> Self {
        MAP.of_color[color as usize]
    }

    /// Rulebook: Definitions, Central Areas.
    #[must_use]
    pub fn central() -> Self {
        MAP.central
    }

    /// The areas around those of the set; some of them may be in it.
    #[must_use]
    pub fn near(self) -> Self {
        self.iter().fold(Self::NONE, |all, area| all | area.near())
    }

    /// How many areas of the set come before this one.
    const fn before(self, area: Area) -> usize {
        (self.0 & ((1 << area.0) - 1)).count_ones() as usize
    }

    /// The first area from the top left.
    #[must_use]
    pub const fn first(self) -> Option<Area> {
        if self.0 == 0 {
            None
        } else {
            Some(Area(self.0.trailing_zeros() as u8))
        }
    }

    /// Whether `area` is in the set.
    #[must_use]
    pub const fn contains(self, area: Area) -> bool {
        self.0 & (1 << area.0) != 0
    }

    /// Adds an area.
    pub const fn insert(&mut self, area: Area) {
        self.0 |= 1 << area.0;
    }

    /// Takes an area out.
    pub const fn remove(&mut self, area: Area) {
        self.0 &= !(1 << area.0);
    }

    /// How many areas are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no area is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The areas, from the top left.
    pub fn iter(self) -> impl Iterator<Item = Area> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let area = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(area)
        })
    }
}

impl BitAnd for AreaSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for AreaSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for AreaSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for AreaSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl FromIterator<Area> for AreaSet {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Self {
        let mut set = Self::NONE;
        for area in areas {
            set.insert(area);
        }
        set
    }
}

impl fmt::Debug for AreaSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|area| area.to_string()))
            .finish()
    }
}

/// One value for every area. Views name only those that are not the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ByArea<T>([T; AREAS]);

impl<T: Copy + Default> Default for ByArea<T> {
    fn default() -> Self {
        Self([T::default(); AREAS])
    }
}

impl<T> ByArea<T> {
    /// The values, from the top left.
    pub fn iter(&self) -> impl Iterator<Item = (Area, &T)> {
        Area::all().zip(&self.0)
    }
}

impl<T> Index<Area> for ByArea<T> {
    type Output = T;
    fn index(&self, area: Area) -> &T {
        &self.0[area.index()]
    }
}

impl<T> IndexMut<Area> for ByArea<T> {
    fn index_mut(&mut self, area: Area) -> &mut T {
        &mut self.0[area.index()]
    }
}

impl<T: Default + PartialEq> ByArea<T> {
    fn said(&self) -> impl Iterator<Item = (Area, &T)> {
        self.iter().filter(|&(_, value)| *value != T::default())
    }
}

impl<T: Default + PartialEq + fmt::Debug> fmt::Debug for ByArea<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.said().map(|(area, value)| (area.to_string(), value)))
            .finish()
    }
}

impl<T: Default + PartialEq + Serialize> Serialize for ByArea<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.said())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for ByArea<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let said = Vec::<(Area, T)>::deserialize(deserializer)?;
        if said.len() > AREAS {
            return Err(D::Error::custom("the map has only 61 areas"));
        }
        let mut values = Self::default();
        for (area, value) in said {
            values[area] = value;
        }
        Ok(values)
    }
}
