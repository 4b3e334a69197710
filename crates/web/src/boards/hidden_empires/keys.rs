//! The board by keyboard: arrows go from area to area, Enter acts, plus and minus change how many
//! ants are held, Escape lets go.

use hidden_empires::Place;

use super::choice::Choice;
use super::geometry::next_towards;
use super::stage::place_named;
use crate::boards::kit::keys::Stroke;

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
    let place = stroke.spot.as_deref().and_then(place_named);
    let Some(Place::Map(area)) = place else {
        return false;
    };
    if stroke.is_press() {
        choice.click(Place::Map(area));
        return true;
    }
    let next = stroke.way().and_then(|way| next_towards(area, way));
    next.is_some_and(|next| stroke.focus(&next.to_string()))
}
