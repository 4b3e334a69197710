//! The board by keyboard: arrows go from place to place, Enter points and then plays, `r` and `R`
//! turn the tile, `1` and `2` choose it, Escape lets go.

use super::choice::{Choice, place_named};
use super::geometry::next_towards;
use crate::boards::kit::keys::Stroke;

/// What the keys do, for those who ask.
pub(super) const KEYS: &[(&str, &str)] = &[
    ("1 2", "board-ants-key-take"),
    ("r R", "board-ants-key-turn"),
];

/// Says whether the key meant something.
pub(super) fn press(stroke: &Stroke, choice: Choice) -> bool {
    let Some(position) = choice.now().filter(|_| choice.has_mover()) else {
        return false;
    };
    match stroke.key.as_str() {
        "r" => choice.turn(-1),
        "R" => choice.turn(1),
        "1" => choice.take(0),
        "2" => choice.take(1),
        "Escape" if stroke.focused.is_some() => choice.let_go(),
        _ => {
            let Some(place) = stroke.spot.as_deref().and_then(place_named) else {
                return false;
            };
            if stroke.is_press() {
                choice.click(place);
                return true;
            }
            let Some((right, down)) = stroke.way() else {
                return false;
            };
            let (right, up) = (f64::from(right), -f64::from(down));
            let next = next_towards(&position.places, place, right, up);
            return next.is_some_and(|next| stroke.focus(&next.to_string()));
        }
    }
    true
}
