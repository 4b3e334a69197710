//! The board by keyboard: arrows go from area to area, Enter acts, plus and minus change how many
//! ants are held, Escape lets go.

use hidden_empires::Place;

use super::choice::Choice;
use super::geometry::next_towards;
use crate::boards::kit::keys::Stroke;
use crate::boards::kit::picture;

/// What the keys do, for those who ask.
pub(super) const KEYS: &[(&str, &str)] = &[("+ −", "board-empires-key-change")];

/// Says whether the key meant something.
pub(super) fn press(stroke: &Stroke, choice: Choice) -> bool {
    match stroke.key.as_str() {
        "+" | "=" => return choice.change(None, true),
        "-" => return choice.change(None, false),
        "Escape" => {
            let held = choice.holds();
            choice.let_go();
            return held;
        }
        _ => {}
    }
    picture::press(stroke, choice, |place, way| match place {
        Place::Map(area) => next_towards(area, way).map(Place::Map),
        _ => None,
    })
}
