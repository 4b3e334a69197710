//! The garden as coloured cells: letters as well as colours tell what is there.

use engine::Seat;
use myrmes::components::{Cube, Prey, Special, Terrain};
use myrmes::garden::{Content, Kind, Tile};
use myrmes::{Hex, HexSet, Phase, Table};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::play::canvas::{Depth, Rgb};

const INK: Rgb = Rgb(20, 20, 20);
const PAPER: Rgb = Rgb(245, 245, 245);
const MARK: Rgb = Rgb(255, 255, 0);

/// The widest row of the garden.
const WIDEST: u16 = 13;

/// The colours of the players: red, yellow, blue, black, as told apart by everybody.
pub(super) fn player(seat: Option<Seat>) -> Rgb {
    match seat.map(Seat::index) {
        Some(0) => Rgb(213, 94, 0),
        Some(1) => Rgb(240, 228, 66),
        Some(2) => Rgb(86, 140, 233),
        Some(_) => Rgb(90, 90, 90),
        None => Rgb(170, 170, 170),
    }
}

/// The letter of a player, for those who see no colours.
pub(super) fn letter(seat: Option<Seat>) -> char {
    match seat.map(Seat::index) {
        Some(0) => 'r',
        Some(1) => 'y',
        Some(2) => 'b',
        Some(_) => 'k',
        None => '-',
    }
}

fn ink_on(color: Rgb) -> Rgb {
    if u16::from(color.0) + u16::from(color.1) + u16::from(color.2) > 380 {
        INK
    } else {
        PAPER
    }
}

fn ground(terrain: Terrain) -> (Rgb, char) {
    match terrain {
        Terrain::Grass => (Rgb(44, 84, 40), '"'),
        Terrain::Earth => (Rgb(96, 64, 36), ':'),
        Terrain::Stone => (Rgb(88, 90, 98), '^'),
        Terrain::Mushroom => (Rgb(92, 58, 84), '¤'),
        Terrain::Water => (Rgb(24, 66, 110), '~'),
    }
}

/// Where the hexagons are on the screen.
#[derive(Clone, Copy)]
pub(super) struct Map {
    area: Rect,
    /// Columns and rows for one hexagon.
    cell: (u16, u16),
    /// The first row in play, and how many there are.
    first: i8,
    rows: u16,
}

impl Map {
    /// As large as the area allows, with some rows left for the list of actions.
    pub(super) fn fitting(area: Rect, garden: &HexSet) -> Self {
        let rows = || garden.iter().map(|hex| hex.coordinates().1);
        let first = rows().min().unwrap_or(0);
        let rows = rows().max().map_or(0, |last| (last - first + 1) as u16);
        let cell = if area.width >= 6 * WIDEST && area.height >= 2 * rows + 6 {
            (6, 2)
        } else if area.width >= 4 * WIDEST {
            (4, 1)
        } else {
            (3, 1)
        };
        Self {
            area,
            cell,
            first,
            rows,
        }
    }

    pub(super) const fn height(&self) -> u16 {
        self.rows * self.cell.1
    }

    /// The top left corner of a hexagon's cell.
    fn corner(&self, hex: Hex) -> (u16, u16) {
        let (q, r) = hex.coordinates();
        let halves = i32::from(q) * 2 + i32::from(r) + i32::from(WIDEST) - 1;
        let column = halves * i32::from(self.cell.0) / 2;
        let row = i32::from(r - self.first) * i32::from(self.cell.1);
        (self.area.x + column as u16, self.area.y + row as u16)
    }

    /// The hexagon under a click.
    pub(super) fn hex_at(&self, column: u16, row: u16) -> Option<Hex> {
        let in_play = Hex::all().filter(|hex| hex.coordinates().1 >= self.first);
        in_play.into_iter().find(|&hex| {
            let (x, y) = self.corner(hex);
            (x..x + self.cell.0).contains(&column) && (y..y + self.cell.1).contains(&row)
        })
    }

    pub(super) fn draw(
        &self,
        table: &Table,
        possible: &HexSet,
        pointed: &HexSet,
        buffer: &mut Buffer,
        depth: Depth,
    ) {
        for hex in table.garden.area().iter() {
            let look = Look::of(table, hex);
            let mark = if pointed.contains(hex) {
                Some(('[', ']'))
            } else if possible.contains(hex) {
                Some(('(', ')'))
            } else {
                None
            };
            self.cell(hex, &look, mark, buffer, depth);
        }
    }

    fn cell(
        &self,
        hex: Hex,
        look: &Look,
        mark: Option<(char, char)>,
        buffer: &mut Buffer,
        depth: Depth,
    ) {
        let (x, y) = self.corner(hex);
        let mut style = Style::new();
        if depth != Depth::Mono {
            style = style
                .bg(depth.color(look.back))
                .fg(depth.color(ink_on(look.back)));
        }
        if look.strong {
            style = style.add_modifier(Modifier::BOLD);
        }
        let width = usize::from(self.cell.0);
        let mut letters: Vec<char> = vec![' '; width];
        letters[width / 2] = look.sign;
        if let Some(beside) = look.beside {
            letters[width / 2 - 1] = beside;
        }
        if let Some((left, right)) = mark {
            letters[0] = left;
            letters[width - 1] = right;
        }
        for row in 0..self.cell.1 {
            for (column, &letter) in letters.iter().enumerate() {
                let place = (x + column as u16, y + row);
                if !buffer.area.contains(place.into()) || !self.area.contains(place.into()) {
                    continue;
                }
                let cell = &mut buffer[place];
                cell.set_char(if row == 0 { letter } else { ' ' });
                cell.set_style(style);
                if mark.is_some() && depth != Depth::Mono && (column == 0 || column + 1 == width) {
                    cell.set_style(Style::new().fg(depth.color(MARK)));
                }
            }
        }
    }
}

/// What a cell shows.
struct Look {
    back: Rgb,
    sign: char,
    beside: Option<char>,
    strong: bool,
}

impl Look {
    fn of(table: &Table, hex: Hex) -> Self {
        let (back, sign) = ground(hex.terrain());
        let mut look = Self {
            back,
            sign,
            beside: None,
            strong: false,
        };
        match table.garden.content(hex) {
            Content::Empty | Content::Barred => {}
            Content::Prey(prey) => {
                look.back = Rgb(200, 60, 120);
                look.strong = true;
                look.sign = match prey {
                    Prey::Ladybug => 'L',
                    Prey::Termite => 'T',
                    Prey::Spider => 'S',
                };
            }
            Content::Exit(seat) => {
                look.back = player(Some(seat));
                look.sign = 'O';
                look.beside = Some(letter(Some(seat)));
                look.strong = true;
            }
            Content::Tile(index) => {
                let tile = &table.garden.tiles()[index];
                look.back = player(tile.owner);
                look.sign = tile_sign(tile, hex);
                look.beside = Some(letter(tile.owner));
            }
        }
        if let Phase::Sortie(seat, sortie) = table.phase
            && sortie.at.first() == Some(hex)
        {
            look.sign = '@';
            look.beside = Some(letter(Some(seat)));
            look.strong = true;
        }
        look
    }
}

/// The cubes of a pheromone are spread over its hexagons; a special tile shows its letter.
fn tile_sign(tile: &Tile, hex: Hex) -> char {
    let place = tile.hexes().iter().position(|other| other == hex);
    match tile.kind {
        Kind::Special(special) => match special {
            Special::AphidFarm => 'A',
            Special::Scavenging => 'V',
            Special::SubColony => 'C',
        },
        Kind::Pheromone => {
            let cubes = Cube::ALL
                .into_iter()
                .flat_map(|cube| std::iter::repeat_n(cube, tile.cubes[cube as usize].into()));
            match cubes.into_iter().nth(place.unwrap_or(0)) {
                Some(Cube::Food) => 'f',
                Some(Cube::Earth) => 'e',
                Some(Cube::Stone) => 's',
                None => '·',
            }
        }
    }
}
