//! A nest in four rows: cells of earth to the left, the three rooms to the right.

use engine::Seat;
use fourmidable::components::Predator;
use fourmidable::{Cell, Place, Table};
use ratatui::layout::Rect;

use super::forest::{PREDATOR, letters, predator_letter, resource_color, resource_letter};
use super::{About, Pointing, player};
use crate::boards::hexmap::{Look, paint};
use crate::boards::writer::Writer;
use crate::play::canvas::Rgb;

/// Rows it takes.
pub(super) const ROWS: u16 = 4;
const CELL: u16 = 4;
const ROOM: u16 = 7;

const OPEN: Rgb = Rgb(46, 38, 30);

/// Column, row and width of a cell, and the letter of a room.
fn layout(cell: Cell) -> (u16, u16, u16, &'static str) {
    match cell {
        Cell::HOLE => (5 * CELL, 1, ROOM, "O"),
        Cell::LIBRARY => (5 * CELL + ROOM, 1, ROOM, "L"),
        Cell::QUEEN => (5 * CELL + ROOM, 2, ROOM, "Q"),
        _ => {
            // Cells are named by row and column.
            let digits: Vec<_> = cell
                .name()
                .chars()
                .filter_map(|letter| letter.to_digit(10))
                .collect();
            (digits[1] as u16 * CELL, digits[0] as u16, CELL, "")
        }
    }
}

/// Draws a nest and takes its rows.
pub(super) fn draw(table: &Table, seat: Seat, pointer: &mut Pointing, writer: &mut Writer<'_>) {
    let area = writer.area;
    for cell in Cell::all() {
        let (column, row, width, room) = layout(cell);
        let place = Rect {
            x: area.x + column,
            y: area.y + row,
            width,
            height: 1,
        }
        .intersection(area);
        if place.is_empty() {
            continue;
        }
        let about = About::Cell(seat, cell);
        let look = look(table, seat, cell, room);
        paint(
            place,
            &look,
            pointer.mark(about),
            writer.buffer,
            writer.depth,
        );
        pointer.spot(about, place);
    }
    writer.area = crate::boards::pointer::below(area, ROWS);
}

fn look(table: &Table, seat: Seat, cell: Cell, room: &str) -> Look {
    let colony = table.colony(seat);
    let ants = letters(colony.ants.iter().filter(|ant| ant.at == Place::Cell(cell)));
    let open = colony.dug.contains(cell);
    let number = match cell.hole() {
        Some(hole) if cell != Cell::HOLE => (hole + 1).to_string(),
        _ => String::new(),
    };
    let mut look = Look {
        back: OPEN,
        lower: None,
        text: Vec::new(),
        strong: !ants.is_empty(),
    };
    let mut text = match cell.earth() {
        Some(earth) if !open => {
            look.back = resource_color(earth);
            format!("{}{number}", resource_letter(earth))
        }
        _ if room.is_empty() && number.is_empty() && ants.is_empty() => "·".to_owned(),
        _ if cell.hole().is_some() && cell != Cell::HOLE => format!("O{number}"),
        _ => room.to_owned(),
    };
    if !ants.is_empty() {
        look.back = player(seat);
        text = if room.is_empty() {
            fitting(&ants, 2)
        } else {
            format!("{room}{}", fitting(&ants, usize::from(ROOM) - 3))
        };
    }
    if table.worm_in(seat) == Some(cell) {
        look.back = PREDATOR;
        look.strong = true;
        text.push(predator_letter(Predator::Worm));
    }
    look.text = vec![text];
    look
}

/// Letters, or how many of each if they take too much room.
fn fitting(letters: &str, room: usize) -> String {
    if letters.len() <= room {
        return letters.to_owned();
    }
    let mut counted = String::new();
    let mut rest = letters;
    while let Some(letter) = rest.chars().next() {
        let without = rest.trim_start_matches(letter);
        let count = rest.len() - without.len();
        if count > 1 {
            counted.push_str(&count.to_string());
        }
        counted.push(letter);
        rest = without;
    }
    if counted.len() > room {
        counted.truncate(room.saturating_sub(1));
        counted.push('+');
    }
    counted
}
