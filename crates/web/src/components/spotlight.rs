//! A ring around what a lesson talks about.

use leptos::prelude::*;
use web_sys::{DomRect, Element, NodeList};

/// How often we look where it is: boards move and come anew.
const GLANCE: std::time::Duration = std::time::Duration::from_millis(250);
/// So far from the ring to what is in it, in pixels.
const MARGIN: f64 = 6.0;

/// Where the ring is, in pixels of the page: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Ring(f64, f64, f64, f64);

/// A ring around the first thing on the board that the selectors find, or around all of them if they
/// lie close together. It says nothing: the lesson's text does.
#[component]
pub(crate) fn Spotlight(
    /// Selectors within the board.
    on: &'static str,
) -> impl IntoView {
    let ring = RwSignal::new(None::<Ring>);
    let look = move || {
        let now = find(on);
        if ring.get_untracked() != now {
            ring.set(now);
        }
    };
    request_animation_frame(move || {
        if !ring.is_disposed() {
            look();
        }
    });
    if let Ok(timer) = set_interval_with_handle(look, GLANCE) {
        on_cleanup(move || timer.clear());
    }
    move || {
        let Ring(left, top, width, height) = ring.get()?;
        Some(view! {
            <div
                class="spotlight"
                data-spotlight=""
                aria-hidden="true"
                style:left=format!("{left}px")
                style:top=format!("{top}px")
                style:width=format!("{width}px")
                style:height=format!("{height}px")
            ></div>
        })
    }
}

fn find(selectors: &str) -> Option<Ring> {
    let within: Vec<String> = selectors
        .split(", ")
        .map(|selector| format!(".learn .board {selector}"))
        .collect();
    let found = document().query_selector_all(&within.join(", ")).ok()?;
    let rects = elements(&found).map(|element| element.get_bounding_client_rect());
    let seen: Vec<DomRect> = rects.filter(|rect| rect.width() > 0.0).collect();
    let least = |side: fn(&DomRect) -> f64| seen.iter().map(side).reduce(f64::min);
    let most = |side: fn(&DomRect) -> f64| seen.iter().map(side).reduce(f64::max);
    let (left, top) = (least(|it| it.left())?, least(|it| it.top())?);
    let (right, bottom) = (most(|it| it.right())?, most(|it| it.bottom())?);
    let scrolled = |pixels: Result<f64, _>| pixels.unwrap_or(0.0);
    Some(Ring(
        left - MARGIN + scrolled(window().scroll_x()),
        top - MARGIN + scrolled(window().scroll_y()),
        right - left + 2.0 * MARGIN,
        bottom - top + 2.0 * MARGIN,
    ))
}

fn elements(found: &NodeList) -> impl Iterator<Item = Element> {
    use wasm_bindgen::JsCast;
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok())
}
