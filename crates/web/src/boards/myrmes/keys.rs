//! The board by keyboard: arrows go from hexagon to hexagon or shift the tile that is held, `r` and
//! `R` turn it, `f` turns it over, Enter acts, Escape lets go.

use leptos::ev;
use leptos::html::Section;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use myrmes::{Hex, HexSet};

use super::choice::Choice;
use super::geometry::middle;
use super::ghost::Ghost;
use super::stage::hex_of;
use crate::boards::arrows;

/// Listens while the board exists.
pub(super) fn listen(root: NodeRef<Section>, choice: Choice) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let Some(root) = root.get_untracked() else {
            return;
        };
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let Some(target) = target else {
            return;
        };
        let is_modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        let is_inside = root.contains(Some(&target));
        // Who hovers with the mouse has not focused anything.
        let is_nowhere = target.tag_name() == "BODY";
        if is_modified || event.default_prevented() || !(is_inside || is_nowhere) {
            return;
        }
        let hex = hex_of(event.target()).filter(|_| is_inside);
        if press(&event.key(), choice, hex, &root) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Says whether the key meant something.
fn press(key: &str, choice: Choice, hex: Option<Hex>, root: &HtmlElement) -> bool {
    match key {
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
    let Some(hex) = hex else {
        return match key {
            "ArrowRight" | "ArrowDown" => choice.change(|ghost| ghost.shifted(1)),
            "ArrowLeft" | "ArrowUp" => choice.change(|ghost| ghost.shifted(-1)),
            _ => false,
        };
    };
    if matches!(key, "Enter" | " ") {
        if choice.ghost.get_untracked().is_some() {
            choice.place();
        } else {
            choice.click(hex);
        }
        return true;
    }
    let Some(way) = arrows::way(key) else {
        return false;
    };
    if choice.change(|ghost| ghost.shifted((way.0 + way.1) as i8)) {
        return true;
    }
    let area = choice.now().map(|it| *it.table().garden.area());
    let next = area.and_then(|area| next_towards(&area, hex, way));
    if let Some(next) = next
        && let Ok(Some(element)) = root.query_selector(&format!("[data-hex=\"{next}\"]"))
    {
        // Elements of pictures take the focus as others do.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
    next.is_some()
}

/// The nearest hexagon in a direction; those straight ahead first.
pub(super) fn next_towards(area: &HexSet, from: Hex, way: (i32, i32)) -> Option<Hex> {
    let spots = area.iter().map(|hex| (hex, middle(hex.coordinates())));
    arrows::next_towards(spots, middle(from.coordinates()), way)
}
