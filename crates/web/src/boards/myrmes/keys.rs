//! The board by keyboard: arrows go from hexagon to hexagon or shift the tile that is held, `r` and
//! `R` turn it, `f` turns it over, Enter acts, Escape lets go.

use leptos::prelude::*;
use myrmes::{Hex, HexSet};

use super::choice::Choice;
use super::geometry::middle;
use super::ghost::Ghost;
use crate::boards::kit::arrows;
use crate::boards::kit::keys::Stroke;
use crate::boards::kit::picture;

/// What the keys do, for those who ask.
pub(super) const KEYS: &[(&str, &str)] = &[
    ("r R", "board-myrmes-turn"),
    ("F", "board-myrmes-flip"),
    ("↑ ↓ ← →", "board-myrmes-key-shift"),
];

/// Says whether the key meant something.
pub(super) fn press(stroke: &Stroke, choice: Choice) -> bool {
    match stroke.key.as_str() {
        "r" => return choice.change(|ghost| ghost.turned(1)),
        "R" => return choice.change(|ghost| ghost.turned(-1)),
        "f" | "F" => return choice.change(Ghost::flipped),
        "Escape" => {
            let held = choice.ghost.get_untracked().is_some();
            choice.let_go();
            return held;
        }
        _ => {}
    }
    // Who holds a tile places it wherever the keyboard is.
    if stroke.spot.is_some() && stroke.is_press() && choice.ghost.get_untracked().is_some() {
        choice.place();
        return true;
    }
    // A button that is focused keeps its arrow keys to itself only while no tile is held.
    if let Some(way) = stroke.way()
        && choice.change(|ghost| ghost.shifted((way.0 + way.1) as i8))
    {
        return true;
    }
    picture::press(stroke, choice, |hex, way| {
        let area = *choice.now()?.table().garden.area();
        next_towards(&area, hex, way)
    })
}

/// The nearest hexagon in a direction; those straight ahead first.
pub(super) fn next_towards(area: &HexSet, from: Hex, way: (i32, i32)) -> Option<Hex> {
    let spots = area.iter().map(|hex| (hex, middle(hex.coordinates())));
    arrows::next_towards(spots, middle(from.coordinates()), way)
}
