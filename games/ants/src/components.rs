//! What is in the box: 24 hexagonal tiles of 12 designs, two of each, and the Double Tile.
//!
//! The printed tiles are lost; this set is reconstructed (Ruling 24). Whoever owns the sheet can put
//! the printed set in here without touching another file.

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

/// What is printed on a tile, not turned.
#[derive(Debug)]
pub struct Print {
    /// The design's name in notation.
    pub id: &'static str,
    /// Sectors 0 to 5: `e` for beige, `r` for brown.
    colors: &'static [u8; SIDES],
    /// Ants in sectors 0 to 5.
    ants: [u8; SIDES],
}

const fn print(id: &'static str, colors: &'static [u8; SIDES], ants: [u8; SIDES]) -> Print {
    Print { id, colors, ants }
}

/// One of the twelve designs, or a half of the Double Tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Design {
    /// Three beige sectors beside three brown ones.
    Half,
    /// Beige and brown in turn.
    Star,
    /// Two beige, one brown, one beige, two brown.
    HookBeige,
    /// The hook with the colours exchanged.
    HookBrown,
    /// Two beige sectors beside four brown ones.
    WedgeBeige,
    /// The wedge with the colours exchanged.
    WedgeBrown,
    /// Two beige sectors with one brown between them.
    ForkBeige,
    /// The fork with the colours exchanged.
    ForkBrown,
    /// Two beige sectors opposite each other.
    BandBeige,
    /// The band with the colours exchanged.
    BandBrown,
    /// A single beige sector with two ants.
    TipBeige,
    /// The tip with the colours exchanged.
    TipBrown,
    /// One half of the Double Tile; nobody ever holds it.
    Double,
}

/// How many designs can be drawn.
pub const DESIGNS: usize = 12;
/// How many tiles there are of each.
pub const COPIES: u8 = 2;
/// Tiles that are placed in a game.
pub const TILES: usize = DESIGNS * COPIES as usize;
/// Hexagons on the table at the end: the tiles and both halves of the Double Tile.
pub const HEXAGONS: usize = TILES + 2;

const PRINTS: [Print; DESIGNS + 1] = [
    print("half", b"eeerrr", [1, 0, 1, 1, 0, 1]),
    print("star", b"ererer", [1, 1, 1, 1, 1, 1]),
    print("hook-beige", b"eererr", [1, 0, 1, 1, 0, 1]),
    print("hook-brown", b"rreree", [1, 0, 1, 1, 0, 1]),
    print("wedge-beige", b"eerrrr", [1, 1, 1, 0, 0, 1]),
    print("wedge-brown", b"rreeee", [1, 1, 1, 0, 0, 1]),
    print("fork-beige", b"ererrr", [1, 1, 1, 1, 0, 0]),
    print("fork-brown", b"rereee", [1, 1, 1, 1, 0, 0]),
    print("band-beige", b"errerr", [1, 1, 0, 1, 1, 0]),
    print("band-brown", b"reeree", [1, 1, 0, 1, 1, 0]),
    print("tip-beige", b"errrrr", [2, 1, 0, 0, 0, 1]),
    print("tip-brown", b"reeeee", [2, 1, 0, 0, 0, 1]),
    print("double", b"eeerrr", [1, 0, 1, 1, 0, 1]),
];

/// Which corners of a tile carry a piece of a black dot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Corners {
    /// Corners 0, 2, 3 and 5; corners 1 and 4 are bare.
    Four,
    /// All of them.
    Six,
}

/// Corners 0, 2, 3 and 5 of a tile after each turn.
const FOUR_CORNERS: [u8; SIDES] = [
    0b10_1101, 0b01_1011, 0b11_0110, 0b10_1101, 0b01_1011, 0b11_0110,
];

impl Design {
    /// Every design that can be drawn.
    pub const ALL: [Self; DESIGNS] = [
        Self::Half,
        Self::Star,
        Self::HookBeige,
        Self::HookBrown,
        Self::WedgeBeige,
        Self::WedgeBrown,
        Self::ForkBeige,
        Self::ForkBrown,
        Self::BandBeige,
        Self::BandBrown,
        Self::TipBeige,
        Self::TipBrown,
    ];

    /// The design's name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        PRINTS[self as usize].id
    }

    /// The design with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|design| design.id() == id)
    }

    /// The colour of a sector of the tile, not turned.
    #[must_use]
    pub const fn color(self, sector: usize) -> Color {
        match PRINTS[self as usize].colors[sector] {
            b'e' => Color::Beige,
            _ => Color::Brown,
        }
    }

    /// The ants in a sector of the tile, not turned.
    #[must_use]
    pub const fn ants(self, sector: usize) -> u8 {
        PRINTS[self as usize].ants[sector]
    }

    /// Whether a corner of the tile, not turned, carries a piece of a dot.
    #[must_use]
    pub const fn dot(self, corner: usize, corners: Corners) -> bool {
        self.dots(0, corners) & (1 << corner) != 0
    }

    /// A bit for each direction in which the tile, turned, carries a piece of a dot.
    pub(crate) const fn dots(self, turn: u8, corners: Corners) -> u8 {
        match (self, corners) {
            (Self::Double, _) | (_, Corners::Six) => 0b11_1111,
            (_, Corners::Four) => FOUR_CORNERS[turn as usize],
        }
    }

    /// In how many ways the tile can be turned so that it looks different each time.
    #[must_use]
    pub const fn turns(self, corners: Corners) -> u8 {
        TURNS[corners as usize][self as usize]
    }
}

const TURNS: [[u8; DESIGNS + 1]; 2] = {
    let mut turns = [[0; DESIGNS + 1]; 2];
    let mut design = 0;
    while design < DESIGNS {
        turns[0][design] = distinct_turns(Design::ALL[design], Corners::Four);
        turns[1][design] = distinct_turns(Design::ALL[design], Corners::Six);
        design += 1;
    }
    turns
};

/// The smallest turn after which the tile looks the same again.
const fn distinct_turns(design: Design, corners: Corners) -> u8 {
    let mut turn = 1;
    while turn < SIDES {
        let mut same = true;
        let mut sector = 0;
        while sector < SIDES {
            let other = (sector + turn) % SIDES;
            same &= design.color(sector) as u8 == design.color(other) as u8
                && design.ants(sector) == design.ants(other)
                && design.dot(sector, corners) == design.dot(other, corners);
            sector += 1;
        }
        if same {
            break;
        }
        turn += 1;
    }
    turn as u8
}
