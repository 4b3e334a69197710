//! The garden as coloured cells: letters as well as colours tell what is there.

use engine::Seat;
use myrmes::components::{Cube, Prey, Special, Terrain};
use myrmes::garden::{Content, Kind, Tile};
use myrmes::{Action, Hex, Phase, Table};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::boards::hexmap::{HexMap, Look, name_rows, paint, within_margins};
use crate::boards::pointer::Pointer;
use crate::play::canvas::{Depth, Rgb};

/// Columns and rows of a hexagon, the largest first.
const SIZES: [(u16, u16); 3] = [(6, 2), (4, 1), (3, 1)];
/// Rows that are left for the list of actions.
const ROWS_BELOW: u16 = 6;

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

fn ground(terrain: Terrain) -> (Rgb, char) {
    match terrain {
        Terrain::Grass => (Rgb(44, 84, 40), '"'),
        Terrain::Earth => (Rgb(96, 64, 36), ':'),
        Terrain::Stone => (Rgb(88, 90, 98), '^'),
        Terrain::Mushroom => (Rgb(92, 58, 84), '¤'),
        Terrain::Water => (Rgb(24, 66, 110), '~'),
    }
}

/// Draws the garden as large as the area allows, with some rows left for the list of actions. Returns
/// the rows it took.
pub(super) fn draw(
    table: &Table,
    pointer: &mut Pointer<Action, Hex>,
    area: Rect,
    buffer: &mut Buffer,
    depth: Depth,
) -> u16 {
    let garden = table.garden.area();
    let spot = |hex: Hex| {
        let (q, r) = hex.coordinates();
        (i16::from(q) * 2 + i16::from(r), i16::from(r))
    };
    let spots: Vec<_> = garden.iter().map(spot).collect();
    let map = HexMap::fitting(within_margins(area), &spots, &SIZES, ROWS_BELOW);
    let mut named = Vec::new();
    for hex in garden.iter() {
        let Some(cell) = map.cell(spot(hex)) else {
            continue;
        };
        paint(cell, &look(table, hex), pointer.mark(hex), buffer, depth);
        pointer.spot(hex, cell);
        named.push((hex.to_string(), cell));
    }
    name_rows(&named, buffer);
    map.height()
}

fn look(table: &Table, hex: Hex) -> Look {
    let (mut back, sign) = ground(hex.terrain());
    let mut text = sign.to_string();
    let mut strong = false;
    match table.garden.content(hex) {
        Content::Empty | Content::Barred => {}
        Content::Prey(prey) => {
            back = Rgb(200, 60, 120);
            strong = true;
            text = match prey {
                Prey::Ladybug => "L",
                Prey::Termite => "T",
                Prey::Spider => "S",
            }
            .to_owned();
        }
        Content::Exit(seat) => {
            back = player(Some(seat));
            text = format!("{}O", letter(Some(seat)));
            strong = true;
        }
        Content::Tile(index) => {
            let tile = &table.garden.tiles()[index];
            back = player(tile.owner);
            text = format!("{}{}", letter(tile.owner), tile_sign(tile, hex));
        }
    }
    if let Phase::Sortie(seat, sortie) = table.phase
        && sortie.at.first() == Some(hex)
    {
        text = format!("{}@", letter(Some(seat)));
        strong = true;
    }
    Look {
        back,
        lower: None,
        text: vec![text],
        strong,
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
