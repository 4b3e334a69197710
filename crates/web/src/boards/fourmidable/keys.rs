//! The board by keyboard: arrows go from hexagon to hexagon and from cell to cell, Enter acts, `s`
//! stops, `d` is done, Escape lets go.

use engine::Seat;
use fourmidable::{Action, Cell, Hex, HexSet};
use leptos::ev;
use leptos::html::Section;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget, HtmlElement};

use super::choice::Choice;
use super::geometry::{cell_middle, middle};
use super::position::Spot;
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
        let spot = spot_of(event.target()).filter(|_| is_inside);
        if press(&event.key(), choice, spot, &root) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// The spot on which an event took place.
pub(super) fn spot_of(target: Option<EventTarget>) -> Option<Spot> {
    let element: Element = target?.dyn_into().ok()?;
    let spot = element.closest("[data-spot]").ok()??;
    Spot::from_name(&spot.get_attribute("data-spot")?)
}

/// Says whether the key meant something.
fn press(key: &str, choice: Choice, spot: Option<Spot>, root: &HtmlElement) -> bool {
    let shortcut = match key {
        "s" => Some(Action::Stop),
        "d" => Some(Action::Done),
        "Escape" => return choice.let_go(),
        _ => None,
    };
    if let Some(action) = shortcut {
        let legal = choice.now().is_some_and(|it| it.is_legal(action));
        return legal && choice.act(action);
    }
    let Some(spot) = spot else {
        return false;
    };
    if matches!(key, "Enter" | " ") {
        choice.click(spot);
        return true;
    }
    let Some(way) = arrows::way(key) else {
        return false;
    };
    let area = choice.now().map(|it| shown_hexes(&it.table().area));
    let next = area.and_then(|area| next_towards(&area, spot, way));
    if let Some(next) = next
        && let Ok(Some(element)) = root.query_selector(&format!("[data-spot=\"{next}\"]"))
    {
        // Elements of pictures take the focus as others do.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
    next.is_some()
}

/// The hexagons that are shown as places: those in play, and the water.
pub(super) fn shown_hexes(area: &HexSet) -> HexSet {
    *area | HexSet::only(Hex::MIDDLE)
}

/// The nearest spot of the same picture in a direction.
pub(super) fn next_towards(area: &HexSet, from: Spot, way: (i32, i32)) -> Option<Spot> {
    match from {
        Spot::Hex(hex) => {
            let spots = area.iter().map(|hex| (Spot::Hex(hex), middle(hex)));
            arrows::next_towards(spots, middle(hex), way)
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
