//! The forest, lying on its side: the columns `a` to `o` go downwards, so that it fits into a window.

use engine::Seat;
use fourmidable::board::Printed;
use fourmidable::components::{Caste, Predator, Resource};
use fourmidable::state::Ant;
use fourmidable::{Hex, Place, Table};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{About, Pointing, player};
use crate::boards::hexmap::{HexMap, Look, Spot, name_rows, paint, within_margins};
use crate::play::canvas::{Depth, Rgb};

/// Columns and rows of a hexagon, the largest first.
const SIZES: [(u16, u16); 5] = [(6, 2), (5, 2), (4, 2), (4, 1), (3, 1)];
/// Rows that are left for the list of actions.
const ROWS_BELOW: u16 = 5;

const MASKED: Rgb = Rgb(64, 64, 64);
const EMPTY: Rgb = Rgb(74, 66, 52);
const WATER: Rgb = Rgb(24, 66, 110);
pub(super) const PREDATOR: Rgb = Rgb(200, 60, 120);

/// The letter of a resource.
pub(super) const fn resource_letter(resource: Resource) -> char {
    match resource {
        Resource::Ladybug => 'l',
        Resource::Caterpillar => 'c',
        Resource::Beetle => 'b',
        Resource::Blueberry => 'u',
        Resource::Raspberry => 'r',
        Resource::Mushroom => 'm',
        Resource::Clay => 'y',
        Resource::Stone => 's',
        Resource::Soil => 'e',
    }
}

/// The background of a resource: prey, plants and earth differ.
pub(super) const fn resource_color(resource: Resource) -> Rgb {
    match resource {
        Resource::Ladybug => Rgb(122, 44, 40),
        Resource::Caterpillar => Rgb(112, 64, 30),
        Resource::Beetle => Rgb(96, 44, 66),
        Resource::Blueberry => Rgb(38, 62, 100),
        Resource::Raspberry => Rgb(28, 84, 72),
        Resource::Mushroom => Rgb(52, 90, 36),
        Resource::Clay => Rgb(120, 80, 44),
        Resource::Stone => Rgb(88, 90, 98),
        Resource::Soil => Rgb(72, 50, 32),
    }
}

/// Ants that can still move have capitals.
pub(super) const fn ant_letter(ant: &Ant) -> char {
    match (ant.caste, ant.moved) {
        (Caste::Hunter, false) => 'H',
        (Caste::Farmer, false) => 'F',
        (Caste::Digger, false) => 'D',
        (Caste::Hunter, true) => 'h',
        (Caste::Farmer, true) => 'f',
        (Caste::Digger, true) => 'd',
    }
}

pub(super) const fn predator_letter(predator: Predator) -> char {
    match predator {
        Predator::Spider => 'S',
        Predator::Grasshopper => 'G',
        Predator::Worm => 'W',
    }
}

/// The number of a player on the board.
pub(super) fn number(seat: Seat) -> char {
    char::from_digit(seat.index() as u32 + 1, 10).unwrap_or('?')
}

fn spot(hex: Hex) -> Spot {
    let (q, r) = hex.coordinates();
    (i16::from(r) * 2 + i16::from(q), i16::from(q))
}

/// Draws the forest; returns the rows it took.
pub(super) fn draw(
    table: &Table,
    pointer: &mut Pointing,
    area: Rect,
    buffer: &mut Buffer,
    depth: Depth,
) -> u16 {
    let mut named = Vec::new();
    let in_play: Vec<_> = table.area.iter().map(spot).collect();
    let map = HexMap::fitting(within_margins(area), &in_play, &SIZES, ROWS_BELOW);
    for hex in Hex::all() {
        let Some(cell) = map.cell(spot(hex)) else {
            continue;
        };
        if table.area.contains(hex) || hex.printed() == Printed::Water {
            let look = look(table, hex, map.cell_height());
            paint(cell, &look, pointer.mark(About::Hex(hex)), buffer, depth);
            pointer.spot(About::Hex(hex), cell);
        } else if depth != Depth::Mono {
            let middle = (cell.x + cell.width / 2, cell.y);
            buffer[middle].set_char('░');
            buffer[middle].set_style(Style::new().fg(depth.color(MASKED)));
        }
        named.push((hex.to_string(), cell));
    }
    name_rows(&named, buffer);
    map.height()
}

fn look(table: &Table, hex: Hex, rows: u16) -> Look {
    let (back, ground) = ground(table, hex);
    let mut look = Look {
        back,
        lower: None,
        text: vec![ground],
        strong: false,
    };
    let predators = [
        (Predator::Spider, table.spider),
        (Predator::Grasshopper, table.grasshopper),
    ];
    for (predator, at) in predators {
        if at == Some(hex) {
            look.back = PREDATOR;
            look.strong = true;
            look.text.push(predator_letter(predator).to_string());
        }
    }
    for seat in Seat::all(table.players()) {
        let letters = ants_at(table, seat, hex);
        if !letters.is_empty() {
            look.back = player(seat);
            look.strong = true;
            look.text.push(format!("{}{letters}", number(seat)));
        }
    }
    if look.text.len() > 1 && rows == 1 {
        look.text = vec![in_one_row(&look.text)];
    }
    look
}

/// Who is there goes first: its number, the ant and what lies below it, or that there are more.
fn in_one_row(text: &[String]) -> String {
    let mut letters = text.last().expect("somebody is there").clone();
    let below = text[0].trim_start_matches(|letter: char| letter.is_ascii_digit());
    if letters.chars().count() == 2 && below.chars().all(char::is_alphabetic) {
        letters.push_str(below);
    } else if letters.chars().count() > 3 {
        letters.truncate(2);
        letters.push('+');
    }
    letters
}

fn ground(table: &Table, hex: Hex) -> (Rgb, String) {
    if hex.printed() == Printed::Water && !table.area.contains(hex) {
        return (WATER, "~".to_owned());
    }
    for seat in Seat::all(table.players()) {
        let colony = table.colony(seat);
        if colony.hole_at(hex).is_some() {
            return (player(seat), format!("{}O", number(seat)));
        }
        if colony.pheromones.contains(hex) {
            return (player(seat), format!("{}•", number(seat)));
        }
    }
    match hex.resource() {
        Some(resource) if table.resources.contains(hex) => (
            resource_color(resource),
            resource_letter(resource).to_string(),
        ),
        _ => (EMPTY, "·".to_owned()),
    }
}

/// The ants of a player in the forest, those that can still move first.
fn ants_at(table: &Table, seat: Seat, hex: Hex) -> String {
    let colony = table.colony(seat);
    let here = |ant: &&Ant| match ant.at {
        Place::Hex(at) => at == hex,
        Place::Cell(cell) => cell
            .hole()
            .is_some_and(|hole| colony.holes[hole] == Some(hex)),
    };
    letters(colony.ants.iter().filter(here))
}

/// The letters of some ants, those that can still move first.
pub(super) fn letters<'a>(ants: impl Iterator<Item = &'a Ant>) -> String {
    let mut letters: Vec<_> = ants.map(ant_letter).collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}
