//! The board by keyboard: arrows go from area to area, Enter acts, plus and minus change how many
//! ants are held, Escape lets go.

use hidden_empires::{Area, Place};
use leptos::ev;
use leptos::html::Section;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

use super::choice::Choice;
use super::geometry::next_towards;
use super::stage::place_of;

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
        let area = match place_of(event.target()) {
            Some(Place::Map(area)) if is_inside => Some(area),
            _ => None,
        };
        if press(&event.key(), choice, area, &root) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Says whether the key meant something.
fn press(key: &str, choice: Choice, area: Option<Area>, root: &HtmlElement) -> bool {
    match key {
        "+" | "=" => return choice.change(None, true),
        "-" => return choice.change(None, false),
        "Escape" => {
            let held = choice.holds();
            choice.let_go();
            return held;
        }
        _ => {}
    }
    let Some(area) = area else {
        return false;
    };
    let way = match key {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "Enter" | " " => {
            choice.click(Place::Map(area));
            return true;
        }
        _ => return false,
    };
    let next = next_towards(area, way);
    if let Some(next) = next
        && let Ok(Some(element)) = root.query_selector(&format!("[data-place=\"{next}\"]"))
    {
        // Elements of pictures take the focus as others do.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
    next.is_some()
}
