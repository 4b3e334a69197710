//! What is in the box: 24 hexagonal tiles of 12 designs, two of each, and the Double Tile.
//!
//! The printed tiles are lost; this set is reconstructed (Ruling 24). Whoever owns the sheet can play with the
//! printed set: see [`box_file`](crate::box_file).

use std::fmt;

use serde::{Deserialize, Serialize};

/// The two colours. Beige sits on seat 1, brown on seat 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// The light one.
    Beige,
    /// The dark one.
    Brown,
}

impl Color {
    /// Both colours, beige first.
    pub const BOTH: [Self; 2] = [Self::Beige, Self::Brown];

    /// The opponent's colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Beige => Self::Brown,
            Self::Brown => Self::Beige,
        }
    }
}

/// Directions and sectors of a tile are counted from 0 to 5.
pub const SIDES: usize = 6;

/// How many designs the standard set has.
pub const DESIGNS: usize = 12;
/// How many tiles the standard set has of each.
pub const COPIES: u8 = 2;
/// Tiles that are placed in a game; a box file may have fewer.
pub const TILES: usize = DESIGNS * COPIES as usize;
/// Hexagons on the table at the end: the tiles and both halves of the Double Tile.
pub const HEXAGONS: usize = TILES + 2;
/// No sector has more ants.
pub const MOST_ANTS: u8 = 3;

/// What is printed on a hexagon, not turned: on a tile, or on a half of the Double Tile.
///
/// It is small, so that actions are. From the lowest bit on: for each sector its ants and its colour in three
/// bits, for each corner whether it carries a piece of a dot, whether it is a half of the Double Tile; then in
/// how many ways it can be turned, with the dots as they are printed and with dots everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Design(u32);

const SECTOR: usize = 3;
const BROWN: u32 = 0b100;
const DOTS: usize = SECTOR * SIDES;
const ALL_DOTS: u32 = 0b11_1111 << DOTS;
const DOUBLE: u32 = 1 << (DOTS + SIDES);
const TURNS: [usize; 2] = [DOTS + SIDES + 1, DOTS + SIDES + 4];
/// All that is printed.
const PRINT: u32 = DOUBLE - 1;

/// Corners 0, 2, 3 and 5.
const FOUR_CORNERS: &[u8; SIDES] = b"101101";

/// Which corners of a tile carry a piece of a black dot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Corners {
    /// Those where one is printed; in the standard set 0, 2, 3 and 5, while corners 1 and 4 are bare.
    Printed,
    /// All of them.
    Six,
}

impl Design {
    /// Three beige sectors beside three brown ones.
    pub const HALF: Self = tile(b"eeerrr", b"101101");
    /// Beige and brown in turn.
    pub const STAR: Self = tile(b"ererer", b"111111");
    /// Two beige, one brown, one beige, two brown.
    pub const HOOK_BEIGE: Self = tile(b"eererr", b"101101");
    /// The hook with the colours exchanged.
    pub const HOOK_BROWN: Self = tile(b"rreree", b"101101");
    /// Two beige sectors beside four brown ones.
    pub const WEDGE_BEIGE: Self = tile(b"eerrrr", b"111001");
    /// The wedge with the colours exchanged.
    pub const WEDGE_BROWN: Self = tile(b"rreeee", b"111001");
    /// Two beige sectors with one brown between them.
    pub const FORK_BEIGE: Self = tile(b"ererrr", b"111100");
    /// The fork with the colours exchanged.
    pub const FORK_BROWN: Self = tile(b"rereee", b"111100");
    /// Two beige sectors opposite each other.
    pub const BAND_BEIGE: Self = tile(b"errerr", b"110110");
    /// The band with the colours exchanged.
    pub const BAND_BROWN: Self = tile(b"reeree", b"110110");
    /// A single beige sector with two ants.
    pub const TIP_BEIGE: Self = tile(b"errrrr", b"210001");
    /// The tip with the colours exchanged.
    pub const TIP_BROWN: Self = tile(b"reeeee", b"210001");
    /// One half of the Double Tile of the standard set; nobody ever holds it.
    pub const DOUBLE: Self = Self::printed(b"eeerrr", b"101101", b"111111").half_of_double();

    /// Every design of the standard set that can be drawn.
    pub const ALL: [Self; DESIGNS] = [
        Self::HALF,
        Self::STAR,
        Self::HOOK_BEIGE,
        Self::HOOK_BROWN,
        Self::WEDGE_BEIGE,
        Self::WEDGE_BROWN,
        Self::FORK_BEIGE,
        Self::FORK_BROWN,
        Self::BAND_BEIGE,
        Self::BAND_BROWN,
        Self::TIP_BEIGE,
        Self::TIP_BROWN,
    ];

    /// The names of those, and after them that of the Double Tile.
    const NAMES: [&str; DESIGNS + 1] = [
        "half",
        "star",
        "hook-beige",
        "hook-brown",
        "wedge-beige",
        "wedge-brown",
        "fork-beige",
        "fork-brown",
        "band-beige",
        "band-brown",
        "tip-beige",
        "tip-brown",
        "double",
    ];

    /// A tile with these colours (`e` for beige, `r` for brown) and ants in sectors 0 to 5, and a `1` for each
    /// of the corners 0 to 5 that carries a piece of a dot.
    const fn printed(colors: &[u8; SIDES], ants: &[u8; SIDES], dots: &[u8; SIDES]) -> Self {
        let mut design = 0;
        let mut side = 0;
        while side < SIDES {
            let color = if colors[side] == b'r' { BROWN } else { 0 };
            design |= (color | (ants[side] - b'0') as u32) << (SECTOR * side);
            design |= ((dots[side] == b'1') as u32) << (DOTS + side);
            side += 1;
        }
        Self(design).with_turns()
    }

    /// The tile with this print. Tiles are turned anyway, so that one and the same tile is always the same
    /// design, however it was looked at.
    pub(crate) fn tile(colors: &[u8; SIDES], ants: &[u8; SIDES], dots: &[u8; SIDES]) -> Self {
        let printed = Self::printed(colors, ants, dots);
        let turned = || (0..SIDES).map(|turn| Self(printed.turned(turn)).with_turns());
        let standard = turned().find(|design| Self::ALL.contains(design));
        let first = || turned().min_by_key(|design| design.print('-'));
        standard.or_else(first).expect("there are six turns")
    }

    /// A half of the Double Tile with this print. It is not turned.
    pub(crate) const fn half(colors: &[u8; SIDES], ants: &[u8; SIDES], dots: &[u8; SIDES]) -> Self {
        Self::printed(colors, ants, dots).half_of_double()
    }

    const fn half_of_double(self) -> Self {
        Self(self.0 | DOUBLE)
    }

    const fn with_turns(self) -> Self {
        let print = self.0 & PRINT;
        let with_all_dots = print | ALL_DOTS;
        Self(
            print
                | distinct_turns(print) << TURNS[Corners::Printed as usize]
                | distinct_turns(with_all_dots) << TURNS[Corners::Six as usize],
        )
    }

    /// What is printed on it, turned.
    const fn turned(self, turn: usize) -> u32 {
        turned(self.0 & PRINT, turn)
    }

    /// A number of its own.
    pub(crate) const fn number(self) -> u32 {
        self.0
    }

    /// Whether it is a half of the Double Tile.
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.0 & DOUBLE != 0
    }

    /// The colour of a sector of the tile, not turned.
    #[must_use]
    pub const fn color(self, sector: usize) -> Color {
        if self.0 & (BROWN << (SECTOR * sector)) == 0 {
            Color::Beige
        } else {
            Color::Brown
        }
    }

    /// The ants in a sector of the tile, not turned.
    #[must_use]
    pub const fn ants(self, sector: usize) -> u8 {
        (self.0 >> (SECTOR * sector)) as u8 & MOST_ANTS
    }

    /// Whether a corner of the tile, not turned, carries a piece of a dot.
    #[must_use]
    pub const fn dot(self, corner: usize, corners: Corners) -> bool {
        self.dots(0, corners) & (1 << corner) != 0
    }

    /// A bit for each direction in which the tile, turned, carries a piece of a dot.
    pub(crate) const fn dots(self, turn: u8, corners: Corners) -> u8 {
        match corners {
            Corners::Printed => (self.turned(turn as usize) >> DOTS) as u8,
            Corners::Six => 0b11_1111,
        }
    }

    /// The tile, turned, as the high bits of a byte for each direction: colour and ants. See
    /// [`Sight`](crate::surface).
    pub(crate) const fn sights(self, turn: u8) -> u64 {
        let sectors = self.turned(turn as usize);
        let mut sights = 0;
        let mut sector = 0;
        while sector < SIDES {
            let sight = (sectors >> (SECTOR * sector)) & 7;
            sights |= (sight as u64) << (8 * sector + 5);
            sector += 1;
        }
        sights
    }

    /// In how many ways the tile can be turned so that it looks different each time.
    #[must_use]
    pub const fn turns(self, corners: Corners) -> u8 {
        (self.0 >> TURNS[corners as usize]) as u8 & 7
    }

    /// The design's name in notation: its own in the standard set, else what is printed on it.
    #[must_use]
    pub fn id(self) -> String {
        let standard = Self::ALL.into_iter().chain([Self::DOUBLE]);
        match standard
            .zip(Self::NAMES)
            .find(|&(design, _)| design == self)
        {
            Some((_, name)) => name.to_owned(),
            None if self.is_double() => format!("double-{}", self.print('-')),
            None => self.print('-'),
        }
    }

    /// What is printed on it: the colours, the ants, the dots.
    pub(crate) fn print(self, between: char) -> String {
        let colors = (0..SIDES).map(|sector| match self.color(sector) {
            Color::Beige => 'e',
            Color::Brown => 'r',
        });
        let ants = (0..SIDES).map(|sector| char::from(b'0' + self.ants(sector)));
        let dots = (0..SIDES).map(|corner| match self.dot(corner, Corners::Printed) {
            true => '1',
            false => '0',
        });
        let columns = colors.chain([between]).chain(ants).chain([between]);
        columns.chain(dots).collect()
    }

    /// The tile with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let standard = Self::ALL.into_iter().zip(Self::NAMES);
        for (design, name) in standard {
            if name == id {
                return Some(design);
            }
        }
        let [colors, ants, dots] = columns(id)?;
        // One way to write each.
        Some(Self::tile(&colors, &ants, &dots)).filter(|design| design.id() == id)
    }
}

/// The three columns of what is printed on a tile.
fn columns(text: &str) -> Option<[[u8; SIDES]; 3]> {
    let mut columns = text.split('-');
    let read = [columns.next()?, columns.next()?, columns.next()?];
    let [colors, ants, dots] = read.map(str::as_bytes);
    let is_end = columns.next().is_none();
    is_end.then_some([read_colors(colors)?, read_ants(ants)?, read_dots(dots)?])
}

fn six_of(text: &[u8], possible: &[u8]) -> Option<[u8; SIDES]> {
    let six = text.try_into().ok()?;
    text.iter()
        .all(|letter| possible.contains(letter))
        .then_some(six)
}

/// The colours of six sectors.
pub(crate) fn read_colors(text: &[u8]) -> Option<[u8; SIDES]> {
    six_of(text, b"er")
}

/// The ants in six sectors.
pub(crate) fn read_ants(text: &[u8]) -> Option<[u8; SIDES]> {
    const { assert!(MOST_ANTS == 3) };
    six_of(text, b"0123")
}

/// Which of six corners carry a piece of a dot.
pub(crate) fn read_dots(text: &[u8]) -> Option<[u8; SIDES]> {
    six_of(text, b"01")
}

const fn tile(colors: &[u8; SIDES], ants: &[u8; SIDES]) -> Design {
    Design::printed(colors, ants, FOUR_CORNERS)
}

/// A print after so many sixths of a turn.
const fn turned(print: u32, turn: usize) -> u32 {
    const SECTORS: u32 = (1 << DOTS) - 1;
    const CORNERS: u32 = (1 << SIDES) - 1;
    let (sectors, dots) = (print & SECTORS, print >> DOTS);
    let sectors = sectors << (SECTOR * turn) | sectors >> (SECTOR * (SIDES - turn));
    let dots = dots << turn | dots >> (SIDES - turn);
    sectors & SECTORS | (dots & CORNERS) << DOTS
}

/// The smallest turn after which the print looks the same again.
const fn distinct_turns(print: u32) -> u32 {
    let mut turn = 1;
    while turn < SIDES && turned(print, turn) != print {
        turn += 1;
    }
    turn as u32
}

impl fmt::Debug for Design {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}

impl From<Design> for String {
    fn from(design: Design) -> Self {
        design.id()
    }
}

impl TryFrom<String> for Design {
    type Error = String;
    fn try_from(id: String) -> Result<Self, String> {
        let double = || {
            if id == "double" {
                return Some(Self::DOUBLE);
            }
            let [colors, ants, dots] = columns(id.strip_prefix("double-")?)?;
            Some(Self::half(&colors, &ants, &dots))
        };
        let design = Self::from_id(&id).or_else(double);
        design.ok_or_else(|| format!("there is no tile “{id}”"))
    }
}
