//! Texts that come up beside what one points at, focuses, or presses for long.
//!
//! Anything with an attribute `data-tip` has one, wherever it is drawn. Its first line is a title;
//! further lines say what it does and, if it cannot be used now, what is needed first.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// A finger that stays for so long asks.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// Half the width that a tip may take, in pixels; it does not hang over the edge.
const HALF: f64 = 150.0;
const ID: &str = "tooltip";

/// A tip that is shown: its text, and where.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    text: String,
    /// The middle of what it is about.
    middle: f64,
    /// The edge of it that the tip stands at.
    edge: f64,
    /// Whether the tip stands below.
    below: bool,
}

#[derive(Clone, Copy)]
struct Tips {
    shown: RwSignal<Option<Shown>>,
    about: StoredValue<Option<Element>, LocalStorage>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether the next click only ends a long press.
    pressed: StoredValue<bool>,
}

impl Tips {
    fn show(self, about: &Element) {
        if self.about.with_value(|now| now.as_ref() == Some(about)) {
            return;
        }
        self.hide();
        let Some(text) = about.get_attribute("data-tip") else {
            return;
        };
        let rect = about.get_bounding_client_rect();
        let width = window().inner_width().ok().and_then(|width| width.as_f64());
        let width = width.unwrap_or(2.0 * HALF);
        let middle = f64::midpoint(rect.left(), rect.right());
        let below = rect.top() < 140.0;
        self.shown.set(Some(Shown {
            text,
            middle: middle.clamp(HALF.min(width / 2.0), (width - HALF).max(width / 2.0)),
            edge: if below { rect.bottom() } else { rect.top() },
            below,
        }));
        let _ = about.set_attribute("aria-describedby", ID);
        self.about.set_value(Some(about.clone()));
    }

    fn hide(self) {
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
            self.timer.set_value(None);
        }
        if let Some(about) = self.about.try_update_value(Option::take).flatten() {
            let _ = about.remove_attribute("aria-describedby");
            self.shown.set(None);
        }
    }
}

/// What an event is about, if that has a tip.
fn about(event: &ev::Event) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-tip]").ok()?
}

fn is_on_tip(event: &ev::Event) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.id() == ID)
}

/// All tips of the page; there is one of these.
#[component]
pub(crate) fn Tooltips() -> impl IntoView {
    let tips = Tips {
        shown: RwSignal::new(None),
        about: StoredValue::new_local(None),
        timer: StoredValue::new(None),
        pressed: StoredValue::new(false),
    };
    let over = window_event_listener(ev::pointerover, move |event| {
        if event.pointer_type() == "touch" || is_on_tip(&event) {
            return;
        }
        match about(&event) {
            Some(element) => tips.show(&element),
            None => tips.hide(),
        }
    });
    let focus = window_event_listener(ev::focusin, move |event| match about(&event) {
        // A click focuses, too, and has nothing to ask.
        Some(element) if element.matches(":focus-visible").unwrap_or(false) => tips.show(&element),
        _ => tips.hide(),
    });
    let press = window_event_listener(ev::pointerdown, move |event| {
        tips.hide();
        tips.pressed.set_value(false);
        if event.pointer_type() != "touch" {
            return;
        }
        if let Some(element) = about(&event) {
            let element = StoredValue::new_local(element);
            let asks = move || {
                tips.pressed.set_value(true);
                element.with_value(|element| tips.show(element));
            };
            tips.timer
                .set_value(set_timeout_with_handle(asks, LONG_PRESS).ok());
        }
    });
    let release = window_event_listener(ev::pointerup, move |_| {
        if let Some(timer) = tips.timer.get_value() {
            timer.clear();
        }
    });
    let menu = window_event_listener(ev::contextmenu, move |event| {
        if tips.pressed.get_value() {
            event.prevent_default();
        }
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            tips.hide();
        }
    });
    let scroll = window_event_listener(ev::scroll, move |_| tips.hide());
    on_cleanup(move || {
        over.remove();
        focus.remove();
        press.remove();
        release.remove();
        menu.remove();
        keys.remove();
        scroll.remove();
    });
    move || {
        let shown = tips.shown.get()?;
        Some(view! {
            <div
                id=ID
                class="tooltip"
                class:below=shown.below
                role="tooltip"
                style:left=format!("{}px", shown.middle)
                style:top=format!("{}px", shown.edge)
            >
                {shown.text}
            </div>
        })
    }
}
