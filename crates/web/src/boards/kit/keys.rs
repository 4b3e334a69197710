//! Boards by keyboard: one listener for each, and the way from spot to spot.

use leptos::ev;
use leptos::html::Section;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

use super::arrows;
use super::spots::{SPOT, spot_of};

/// A key that was pressed on a board, or nowhere in particular.
pub(crate) struct Stroke {
    pub(crate) key: String,
    /// The spot that has the focus.
    pub(crate) spot: Option<String>,
    /// The whole board.
    pub(crate) root: HtmlElement,
    /// What has the focus, if it is on the board.
    pub(crate) focused: Option<Element>,
}

impl Stroke {
    /// The way that an arrow key points.
    pub(crate) fn way(&self) -> Option<(i32, i32)> {
        arrows::way(&self.key)
    }

    pub(crate) fn is_press(&self) -> bool {
        matches!(self.key.as_str(), "Enter" | " ")
    }

    /// Puts the keyboard on a spot.
    pub(crate) fn focus(&self, spot: &str) -> bool {
        focus_in(&self.root, &format!("[{SPOT}=\"{spot}\"]"))
    }
}

/// Puts the keyboard on the first that is found.
pub(crate) fn focus_in(root: &HtmlElement, css: &str) -> bool {
    let Ok(Some(element)) = root.query_selector(css) else {
        return false;
    };
    // Elements of pictures take the focus as others do.
    element.unchecked_into::<HtmlElement>().focus().is_ok()
}

/// Listens while the board exists. An arrow key that means nothing else leads into the picture.
pub(crate) fn listen(root: NodeRef<Section>, press: impl Fn(&Stroke) -> bool + 'static) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let Some(root) = root.get_untracked() else {
            return;
        };
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let Some(target) = target else {
            return;
        };
        let is_modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        // What the page has put on the board listens for itself.
        let is_writing =
            target.matches("input, textarea, select, [role='listbox'], [role='listbox'] *");
        let is_inside = root.contains(Some(&target)) && !is_writing.unwrap_or(false);
        // Who hovers with the mouse has not focused anything.
        let is_nowhere = target.tag_name() == "BODY";
        if is_modified || event.default_prevented() || !(is_inside || is_nowhere) {
            return;
        }
        let stroke = Stroke {
            key: event.key(),
            spot: spot_of(event.target()).filter(|_| is_inside),
            root: root.clone(),
            focused: is_inside.then_some(target),
        };
        let leads_in = || {
            let is_on_board = stroke.focused.as_ref().is_some_and(|it| **it == **root);
            stroke.way().is_some() && is_on_board && focus_in(&stroke.root, STOP)
        };
        if press(&stroke) || leads_in() {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// The stop of the Tab key in the picture.
pub(crate) const STOP: &str = ".stage [tabindex=\"0\"]";
