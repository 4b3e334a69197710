//! The keyboard stays where one works, though parts of the board are drawn anew after every move.

use leptos::ev;
use leptos::html::Section;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

use super::keys::{STOP, focus_in};

/// The attributes that tell one thing to press from another.
const NAMES: [&str; 7] = [
    "data-spot",
    "data-step",
    "data-take",
    "data-act",
    "data-card",
    "data-action",
    "data-seat",
];

/// The parts of a board, the smallest first.
const PARTS: [&str; 5] = [".tray", ".hand", ".beside", ".later", ".stage"];

#[derive(Clone)]
struct Place {
    itself: Option<String>,
    part: &'static str,
}

/// Watches where the focus is, and brings it back if what had it is gone after `changed`.
pub(crate) fn keep<T: PartialEq + Send + Sync + 'static>(root: NodeRef<Section>, changed: Memo<T>) {
    let last = StoredValue::new(None::<Place>);
    let listener = window_event_listener(ev::focusin, move |event| {
        let Some(root) = root.get_untracked() else {
            return;
        };
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let inside = target.filter(|target| root.contains(Some(target)));
        last.set_value(inside.as_ref().and_then(place_of));
    });
    on_cleanup(move || listener.remove());
    Effect::new(move |_| {
        changed.track();
        request_animation_frame(move || bring_back(root, last));
    });
}

fn place_of(element: &Element) -> Option<Place> {
    let part = PARTS
        .into_iter()
        .find(|part| element.closest(part).ok().flatten().is_some())?;
    let itself = NAMES.iter().find_map(|name| {
        let value = element.get_attribute(name)?;
        Some(format!("[{name}=\"{value}\"]"))
    });
    Some(Place { itself, part })
}

fn bring_back(root: NodeRef<Section>, last: StoredValue<Option<Place>>) {
    // The board may be gone by now.
    let root = root.try_get_untracked().flatten();
    let (Some(Some(place)), Some(root)) = (last.try_get_value(), root) else {
        return;
    };
    let is_lost = document()
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY");
    if !is_lost {
        return;
    }
    let root: HtmlElement = root;
    let part = place.part;
    let found = place
        .itself
        .is_some_and(|itself| focus_in(&root, &format!("{part} {itself}")));
    if !found
        && !focus_in(&root, &format!("{part} button.can"))
        && !focus_in(&root, &format!("{part} button:not([disabled])"))
        && !focus_in(&root, STOP)
    {
        let _ = root.focus();
    }
}
