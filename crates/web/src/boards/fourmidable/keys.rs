//! The board by keyboard: arrows go from hexagon to hexagon and from cell to cell, Enter acts, `s`
//! stops, `d` is done, Escape lets go.

use engine::Seat;
use fourmidable::{Action, Cell, Hex, HexSet};
use leptos::prelude::*;

use super::choice::Choice;
use super::geometry::{Turned, cell_middle};
use super::position::Spot;
use crate::boards::kit::arrows;
use crate::boards::kit::keys::Stroke;
use crate::boards::kit::picture;
use crate::boards::kit::scene::Chooser;

/// What the keys do, for those who ask.
pub(super) const KEYS: &[(&str, &str)] = &[
    ("S", "board-fourmidable-stop"),
    ("D", "board-fourmidable-done"),
];

/// Says whether the key meant something.
pub(super) fn press(stroke: &Stroke, choice: Choice) -> bool {
    let shortcut = match stroke.key.as_str() {
        "s" | "S" => Some(Action::Stop),
        "d" | "D" => Some(Action::Done),
        "Escape" => return choice.let_go(),
        _ => None,
    };
    if let Some(action) = shortcut {
        return choice.can(action) && choice.act(action);
    }
    picture::press(stroke, choice, |spot, way| {
        let area = shown_hexes(&choice.now()?.table().area);
        next_towards(choice.turned.get_untracked(), &area, spot, way)
    })
}

/// The hexagons that are shown as places: those in play, and the water.
pub(super) fn shown_hexes(area: &HexSet) -> HexSet {
    *area | HexSet::only(Hex::MIDDLE)
}

/// The nearest spot of the same picture in a direction.
pub(super) fn next_towards(
    turned: Turned,
    area: &HexSet,
    from: Spot,
    way: (i32, i32),
) -> Option<Spot> {
    match from {
        Spot::Hex(hex) => {
            let spots = area.iter().map(|hex| (Spot::Hex(hex), turned.middle(hex)));
            arrows::next_towards(spots, turned.middle(hex), way)
        }
        Spot::Cell(nest, cell) => {
            let spots = Cell::all().map(|cell| (Spot::Cell(nest, cell), cell_middle(cell)));
            arrows::next_towards(spots, cell_middle(cell), way)
        }
    }
}

/// The first spot of a nest that the keyboard comes to.
pub(super) const fn entrance(nest: Seat) -> Spot {
    Spot::Cell(nest, Cell::HOLE)
}
