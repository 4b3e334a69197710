//! The board by keyboard: arrows go from place to place, Enter points and then plays, `r` and `R`
//! turn the tile, `1` and `2` choose it, Escape lets go.

use ants::Point;
use leptos::ev;
use leptos::html::Section;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

use super::choice::Choice;
use super::geometry::next_towards;

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
        let key = event.key();
        if press(&key, choice) || (is_inside && press_inside(&key, &root, &target, choice)) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Keys that mean something wherever the focus is. Says whether it was one.
fn press(key: &str, choice: Choice) -> bool {
    if !choice.has_mover() {
        return false;
    }
    match key {
        "r" => choice.turn(-1),
        "R" => choice.turn(1),
        "1" => choice.take(0),
        "2" => choice.take(1),
        _ => return false,
    }
    true
}

/// Keys that mean something inside the board only.
fn press_inside(key: &str, root: &HtmlElement, target: &Element, choice: Choice) -> bool {
    let (right, up) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, 1.0),
        "ArrowDown" => (0.0, -1.0),
        "Escape" => {
            choice.let_go();
            return true;
        }
        "Enter" | " " => {
            let Some(place) = place_of(target) else {
                return false;
            };
            if choice.click(place) {
                // The place is about to disappear; the focus stays on the board.
                let _ = root.focus();
            }
            return true;
        }
        _ => return false,
    };
    let Some(position) = choice.position.get_untracked() else {
        return false;
    };
    let next = match place_of(target) {
        Some(from) => next_towards(&position.places, from, right, up),
        None => choice.tab_stop.get_untracked(),
    };
    if let Some(next) = next {
        focus(root, next);
    }
    next.is_some()
}

/// The place that an element stands for.
fn place_of(element: &Element) -> Option<Point> {
    let place = element.get_attribute("data-place")?;
    let (a, b) = place.split_once(',')?;
    Some(Point::new(a.parse().ok()?, b.parse().ok()?))
}

fn focus(root: &HtmlElement, place: Point) {
    let found = root.query_selector(&format!("[data-place=\"{place}\"]"));
    if let Ok(Some(element)) = found {
        // Elements of pictures take the focus as others do.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}
