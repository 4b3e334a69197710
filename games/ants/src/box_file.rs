//! The tiles of a printed box, as its owner has written them down: see `guide/box.txt`.
//!
//! ```text
//!       2 _____ 1            A line for each design: how many tiles, the colours of sectors 0 to 5
//!        /\ 1 /\             (e for beige, r for brown), the ants in them, and a 1 for each of the
//!       /2 \ / 0\            corners 0 to 5 that carries a piece of a dot.
//!    3 |----*----| 0
//!       \3 / \ 5/               2 eeerrr 101101 101101
//!        \/_4_\/
//!       4       5            The halves of the Double Tile are called left and right.
//! ```

use arrayvec::ArrayVec;
use engine::notation::number;
use engine::printed::{Line, STANDARD, lines};
use engine::{Arg, Message, Setup};

use crate::components::{COPIES, Color, Design, SIDES, TILES, read_ants, read_colors, read_dots};

/// Each player is dealt a tile, and one more is turned up.
const FEWEST_TILES: usize = 3;

/// Areas of one colour are counted in a byte.
const MOST_ANTS_OF_A_COLOR: u32 = u8::MAX as u32;

/// The tiles to play with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    /// The halves of the Double Tile, the left one first.
    pub(crate) double: [Design; 2],
    /// Every design once, and how many tiles there are of it.
    pub(crate) tiles: ArrayVec<(Design, u8), TILES>,
}

impl Default for TileSet {
    fn default() -> Self {
        Self {
            double: [Design::DOUBLE; 2],
            tiles: Design::ALL
                .map(|design| (design, COPIES))
                .into_iter()
                .collect(),
        }
    }
}

impl From<&Setup> for TileSet {
    fn from(setup: &Setup) -> Self {
        match setup.printed("tiles") {
            Some(text) => read_tiles(&text).expect("checked when it was chosen"),
            None => Self::default(),
        }
    }
}

/// Reads a box file, and writes what it says in one way.
pub(crate) fn read(text: &str) -> Result<String, Message> {
    let set = read_tiles(text)?;
    if set == TileSet::default() {
        return Ok(STANDARD.to_owned());
    }
    Ok(set.written())
}

impl TileSet {
    fn written(&self) -> String {
        let [left, right] = self.double.map(|half| half.print(' '));
        let tiles = self
            .tiles
            .iter()
            .map(|(design, copies)| format!("{copies} {}\n", design.print(' ')));
        format!("left {left}\nright {right}\n{}", tiles.collect::<String>())
    }

    /// All ants of a colour that are printed anywhere.
    fn ants(&self, color: Color) -> u32 {
        let halves = self.double.map(|half| (half, 1));
        let hexagons = self.tiles.iter().copied().chain(halves);
        hexagons
            .map(|(design, copies)| {
                let sectors = (0..SIDES).filter(|&sector| design.color(sector) == color);
                let ants: u32 = sectors.map(|sector| u32::from(design.ants(sector))).sum();
                ants * u32::from(copies)
            })
            .sum()
    }
}

fn read_tiles(text: &str) -> Result<TileSet, Message> {
    let mut double = [None; 2];
    let mut tiles: Vec<(Design, u8)> = Vec::new();
    for mut line in lines(text) {
        let first = line.next("expected-copies")?;
        let half = ["left", "right"].iter().position(|half| *half == first);
        if let Some(half) = half {
            let [colors, ants, dots] = read_print(&mut line)?;
            let printed = Design::half(&colors, &ants, &dots);
            if double[half].replace(printed).is_some() {
                return Err(line.message("box-half-twice"));
            }
        } else {
            let copies = number(first).filter(|&copies: &u8| copies > 0);
            let copies =
                copies.ok_or_else(|| line.message("box-copies").with("found", first.to_owned()))?;
            let [colors, ants, dots] = read_print(&mut line)?;
            let design = Design::tile(&colors, &ants, &dots);
            match tiles.iter_mut().find(|(known, _)| *known == design) {
                Some((_, known)) => *known = known.saturating_add(copies),
                None => tiles.push((design, copies)),
            }
        }
        line.end()?;
    }
    let count: usize = tiles.iter().map(|&(_, copies)| usize::from(copies)).sum();
    if !(FEWEST_TILES..=TILES).contains(&count) {
        return Err(Message::new("box-tiles")
            .with("found", count as i64)
            .with("least", FEWEST_TILES as i64)
            .with("most", TILES as i64));
    }
    // One way to write each set; designs that the standard set has too come in its order.
    let rank = |design| Design::ALL.iter().position(|known| *known == design);
    tiles
        .sort_by_cached_key(|&(design, _)| (rank(design).unwrap_or(usize::MAX), design.print(' ')));
    let set = TileSet {
        double: double.map(|half| half.unwrap_or(Design::DOUBLE)),
        tiles: tiles.into_iter().collect(),
    };
    for color in Color::BOTH {
        let ants = set.ants(color);
        if ants > MOST_ANTS_OF_A_COLOR {
            return Err(Message::new("box-ants")
                .with("found", i64::from(ants))
                .with("most", i64::from(MOST_ANTS_OF_A_COLOR))
                .with("color", name(color)));
        }
    }
    Ok(set)
}

fn name(color: Color) -> Arg {
    Arg::Term(match color {
        Color::Beige => "seat-beige",
        Color::Brown => "seat-brown",
    })
}

fn read_print(line: &mut Line<'_>) -> Result<[[u8; SIDES]; 3], Message> {
    Ok([
        line.read("expected-colors", |word| read_colors(word.as_bytes()))?,
        line.read("expected-ants", |word| read_ants(word.as_bytes()))?,
        line.read("expected-dots", |word| read_dots(word.as_bytes()))?,
    ])
}
