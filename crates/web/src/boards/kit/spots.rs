//! The places of a picture that can be pressed: one layer of them listens, and another shows the
//! numbers that belong to them.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget};

/// What can be done in a place, for the eyes and in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Spot {
    /// What the place is called in the markup.
    pub(crate) name: String,
    /// Where it lies, as an SVG transform, and its outline.
    pub(crate) at: String,
    pub(crate) outline: &'static str,
    pub(crate) class: &'static str,
    pub(crate) label: String,
    /// What is written over it, as SVG.
    pub(crate) badge: String,
}

/// The attribute that names a spot.
pub(crate) const SPOT: &str = "data-spot";

/// Every spot of a picture, as a button. They stay as long as they have the same names, so that the
/// keyboard does.
pub(crate) fn spots(
    spots: Memo<Arc<Vec<Spot>>>,
    tab_stop: impl Fn() -> Option<String> + Send + Sync + 'static,
) -> AnyView {
    let tab_stop = Memo::new(move |_| tab_stop());
    let places = Memo::new(move |_| {
        let places = spots.get();
        let places = places
            .iter()
            .map(|it| (it.name.clone(), it.at.clone(), it.outline));
        places.collect::<Vec<_>>()
    });
    let hexagon = move |(index, (name, at, outline)): (usize, (String, String, &'static str))| {
        let spot = move || spots.get().get(index).cloned();
        let class = Memo::new(move |_| spot().map_or("", |spot| spot.class));
        let label = Memo::new(move |_| spot().map(|spot| spot.label).unwrap_or_default());
        let own = name.clone();
        let is_stop = Memo::new(move |_| tab_stop.with(|stop| stop.as_ref() == Some(&own)));
        view! {
            <g
                class=move || format!("spot {}", class.get())
                data-spot=name
                role="button"
                tabindex=move || if is_stop.get() { "0" } else { "-1" }
                aria-label=move || label.get()
                transform=at
            >
                <path d=outline/>
            </g>
        }
    };
    let all = move || {
        let places = places.get().into_iter().enumerate();
        places.map(hexagon).collect::<Vec<_>>()
    };
    let badges = move || {
        let spots = spots.get();
        let written = spots.iter().filter(|spot| !spot.badge.is_empty());
        written
            .map(|spot| format!("<g transform=\"{}\">{}</g>", spot.at, spot.badge))
            .collect::<String>()
    };
    view! {
        <g class="spots">{all}</g>
        <g class="badges" aria-hidden="true" inner_html=badges></g>
    }
    .into_any()
}

/// The name of the spot on which an event took place.
pub(crate) fn spot_of(target: Option<EventTarget>) -> Option<String> {
    spot_at(&target?.dyn_into().ok()?)
}

/// The name of the spot that an element belongs to.
pub(crate) fn spot_at(element: &Element) -> Option<String> {
    let spot = element.closest("[data-spot]").ok()??;
    spot.get_attribute(SPOT)
}

/// Whether it is a mouse that came; a finger touches before it clicks.
pub(crate) fn hovers(event: &ev::PointerEvent) -> bool {
    event.pointer_type() != "touch"
}
