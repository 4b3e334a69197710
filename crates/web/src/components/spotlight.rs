//! A ring around what a lesson talks about.

use leptos::prelude::*;
use web_sys::{DomRect, Element, NodeList};

/// How often we look where it is: boards move and come anew.
const GLANCE: std::time::Duration = std::time::Duration::from_millis(250);
/// So far from the ring to what is in it, in pixels.
const MARGIN: f64 = 6.0;
/// Things that fill less than one part in so many of a ring around all have a ring each.
const SPARSE: f64 = 1.25;

/// Where the ring is, in pixels of the window: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Ring(f64, f64, f64, f64);

/// A ring around each thing on the board that the selectors find, or one around all of them if they lie
/// close together. It says nothing: the lesson's text does.
#[component]
pub(crate) fn Spotlight(
    /// Selectors within the board.
    on: &'static str,
) -> impl IntoView {
    let rings = RwSignal::new(Vec::<Ring>::new());
    let is_found = StoredValue::new(false);
    let look = move || {
        let now = find(on);
        if !now.is_empty() && !is_found.get_value() {
            is_found.set_value(true);
            bring_into_sight(&now);
        }
        if rings.get_untracked() != now {
            rings.set(now);
        }
    };
    request_animation_frame(move || {
        if !rings.is_disposed() {
            look();
        }
    });
    let scroll = window_event_listener(leptos::ev::scroll, move |_| look());
    let timer = set_interval_with_handle(look, GLANCE);
    on_cleanup(move || {
        scroll.remove();
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
    move || rings.get().into_iter().map(drawn).collect_view()
}

/// Scrolls to what is talked about, where the lesson's text stays in sight meanwhile.
fn bring_into_sight(rings: &[Ring]) {
    let Ok(Some(text)) = document().query_selector(".learn .board .prompt") else {
        return;
    };
    let position = window().get_computed_style(&text).ok().flatten();
    let position = position.and_then(|style| style.get_property_value("position").ok());
    if position.as_deref() != Some("sticky") {
        return;
    }
    let (Some(all), Some(height)) = (
        rings.iter().copied().reduce(Ring::with),
        window()
            .inner_height()
            .ok()
            .and_then(|height| height.as_f64()),
    ) else {
        return;
    };
    let head = document().query_selector(".head").ok().flatten();
    let head = head.map_or(0.0, |head| head.get_bounding_client_rect().height());
    let covered = head + text.get_bounding_client_rect().height() + 2.0 * MARGIN;
    window().scroll_by_with_x_and_y(0.0, all.out_of_sight(covered, height));
}

fn drawn(Ring(left, top, width, height): Ring) -> impl IntoView {
    view! {
        <div
            class="spotlight"
            data-spotlight=""
            aria-hidden="true"
            style:left=format!("{left}px")
            style:top=format!("{top}px")
            style:width=format!("{width}px")
            style:height=format!("{height}px")
        ></div>
    }
}

fn find(selectors: &str) -> Vec<Ring> {
    let within: Vec<String> = selectors
        .split(", ")
        .map(|selector| format!(".learn .board {selector}"))
        .collect();
    let Ok(found) = document().query_selector_all(&within.join(", ")) else {
        return Vec::new();
    };
    let rects = elements(&found).map(|element| element.get_bounding_client_rect());
    let each = rects
        .filter(|rect| rect.width() > 0.0)
        .map(|rect| Ring::around(&rect));
    together(each.collect())
}

/// One ring if what is in it fills a good part of it.
fn together(rings: Vec<Ring>) -> Vec<Ring> {
    let Some(all) = rings.iter().copied().reduce(Ring::with) else {
        return rings;
    };
    let filled: f64 = rings.iter().map(Ring::area).sum();
    if filled * SPARSE < all.area() {
        rings
    } else {
        vec![all]
    }
}

impl Ring {
    fn around(rect: &DomRect) -> Self {
        let [width, height] = [rect.width(), rect.height()].map(|side| side + 2.0 * MARGIN);
        Self(rect.left() - MARGIN, rect.top() - MARGIN, width, height)
    }

    /// The ring around both.
    fn with(self, other: Self) -> Self {
        let (left, top) = (self.0.min(other.0), self.1.min(other.1));
        let right = (self.0 + self.2).max(other.0 + other.2);
        let bottom = (self.1 + self.3).max(other.1 + other.3);
        Self(left, top, right - left, bottom - top)
    }

    /// How far to scroll down so that it is seen between these heights: not at all if it is, to the middle of
    /// them if it fits there, to its top if it does not.
    fn out_of_sight(&self, from: f64, to: f64) -> f64 {
        let (top, height) = (self.1, self.3);
        if from <= top && top + height <= to {
            return 0.0;
        }
        top - from - ((to - from - height) / 2.0).max(0.0)
    }

    const fn area(&self) -> f64 {
        self.2 * self.3
    }
}

fn elements(found: &NodeList) -> impl Iterator<Item = Element> {
    use wasm_bindgen::JsCast;
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_out_of_sight_is_scrolled_to() {
        let ring = |top, height| Ring(0.0, top, 50.0, height);
        assert_eq!(ring(320.0, 100.0).out_of_sight(300.0, 800.0), 0.0);
        // To the middle, from below and from above.
        assert_eq!(ring(1000.0, 100.0).out_of_sight(300.0, 800.0), 500.0);
        assert_eq!(ring(0.0, 100.0).out_of_sight(300.0, 800.0), -500.0);
        // What is too high begins where there is room.
        assert_eq!(ring(900.0, 700.0).out_of_sight(300.0, 800.0), 600.0);
    }

    #[test]
    fn neighbours_share_a_ring_and_others_do_not() {
        let (left, right) = (Ring(0.0, 0.0, 10.0, 10.0), Ring(10.0, 0.0, 10.0, 10.0));
        assert_eq!(together(vec![left, right]), [Ring(0.0, 0.0, 20.0, 10.0)]);
        let apart = Ring(50.0, 90.0, 10.0, 10.0);
        assert_eq!(together(vec![left, apart]), [left, apart]);
        assert_eq!(together(Vec::new()), []);
    }
}
