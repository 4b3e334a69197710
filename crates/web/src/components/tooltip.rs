//! Texts that come up beside what one points at, focuses, or presses for long.
//!
//! Whatever has a `title` or is a place on a board has one, wherever it is drawn. Its first line is a
//! title; further lines say what it does and, if it cannot be used now, what is needed first.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Element;

/// A finger that stays for so long asks.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// A mouse that rests for so long, or the keyboard, asks.
const REST: Duration = Duration::from_millis(350);
/// A finger that moves so far, in pixels, pulls something or turns the page.
const STILL: f64 = 10.0;
/// Half the width that a tip may take, in pixels; it does not hang over the edge.
const HALF: f64 = 150.0;
const ID: &str = "tooltip";
/// Keeps the title of what is asked about.
const TAKEN: &str = "data-tip";
/// What has a tip.
const ASKED: &str = "[title], .spot[aria-label], .plate:focus-visible";
/// What says in words what its pictures show.
const IN_WORDS: &str = ":scope > .unseen";

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
    /// What is asked about; its title is taken away meanwhile, so that the browser does not show it, too.
    about: StoredValue<Option<Element>, LocalStorage>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Where a finger went down.
    finger: StoredValue<(f64, f64)>,
    /// Whether the next click only ends a long press.
    pressed: StoredValue<bool>,
}

impl Tips {
    /// Shows the tip if whoever asks still does after a while.
    fn ask(self, about: Element, after: Duration) {
        if self.about.with_value(|now| now.as_ref() == Some(&about)) {
            return;
        }
        self.hide();
        let about = StoredValue::new_local(about);
        let asks = move || {
            let shown = about.with_value(|about| self.show(about));
            self.pressed.set_value(shown && after == LONG_PRESS);
        };
        self.timer
            .set_value(set_timeout_with_handle(asks, after).ok());
    }

    /// Says whether there is something to show.
    fn show(self, about: &Element) -> bool {
        let title = about.get_attribute("title");
        let in_words = || about.query_selector(IN_WORDS).ok()??.text_content();
        let label = || about.get_attribute("aria-label").or_else(in_words);
        let Some(text) = title.clone().or_else(label) else {
            return false;
        };
        // Nobody needs to be told what stands there.
        let says = about.text_content().unwrap_or_default();
        let hides = about.query_selector(".unseen").is_ok_and(|it| it.is_some());
        let stands_there = !hides && text.trim() == says.trim();
        if text.is_empty() || stands_there || !about.is_connected() {
            return false;
        }
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
        if let Some(title) = title {
            let _ = about.remove_attribute("title");
            let _ = about.set_attribute(TAKEN, &title);
            let _ = about.set_attribute("aria-describedby", ID);
        }
        self.about.set_value(Some(about.clone()));
        true
    }

    fn hide(self) {
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
            self.timer.set_value(None);
        }
        let Some(about) = self.about.try_update_value(Option::take).flatten() else {
            return;
        };
        if let Some(title) = about.get_attribute(TAKEN) {
            let _ = about.remove_attribute(TAKEN);
            let _ = about.remove_attribute("aria-describedby");
            // It may have another one by now.
            if !about.has_attribute("title") {
                let _ = about.set_attribute("title", &title);
            }
        }
        self.shown.set(None);
    }
}

/// What an event is about, if that has a tip.
fn about(event: &ev::Event) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(&format!("{ASKED}, [{TAKEN}]")).ok()?
}

fn is_on_tip(event: &ev::Event) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.id() == ID)
}

/// What a tip of several lines begins with is its heading, on however many lines of the screen.
fn in_lines(text: String) -> impl IntoView {
    match text.split_once('\n') {
        Some((heading, rest)) => {
            view! { <strong>{heading.to_owned()}</strong> "\n" {rest.to_owned()} }.into_any()
        }
        None => text.into_any(),
    }
}

/// All tips of the page; there is one of these, as long as the page is there.
#[component]
pub(crate) fn Tooltips() -> impl IntoView {
    let tips = Tips {
        shown: RwSignal::new(None),
        about: StoredValue::new_local(None),
        timer: StoredValue::new(None),
        finger: StoredValue::new((0.0, 0.0)),
        pressed: StoredValue::new(false),
    };
    window_event_listener(ev::pointerover, move |event| {
        if event.pointer_type() == "touch" || is_on_tip(&event) {
            return;
        }
        match about(&event) {
            Some(element) => tips.ask(element, REST),
            None => tips.hide(),
        }
    });
    window_event_listener(ev::focusin, move |event| match about(&event) {
        // A click focuses, too, and has nothing to ask.
        Some(element) if element.matches(":focus-visible").unwrap_or(false) => {
            tips.ask(element, REST);
        }
        _ => tips.hide(),
    });
    window_event_listener(ev::pointerdown, move |event| {
        tips.hide();
        tips.pressed.set_value(false);
        if event.pointer_type() != "touch" {
            return;
        }
        let place = (f64::from(event.client_x()), f64::from(event.client_y()));
        tips.finger.set_value(place);
        if let Some(element) = about(&event) {
            tips.ask(element, LONG_PRESS);
        }
    });
    window_event_listener(ev::pointermove, move |event| {
        let (x, y) = tips.finger.get_value();
        let (far_x, far_y) = (
            f64::from(event.client_x()) - x,
            f64::from(event.client_y()) - y,
        );
        if event.pointer_type() == "touch" && far_x.hypot(far_y) > STILL {
            tips.hide();
        }
    });
    window_event_listener(ev::pointerup, move |event| {
        if event.pointer_type() == "touch"
            && let Some(timer) = tips.timer.get_value()
        {
            timer.clear();
        }
    });
    window_event_listener(ev::pointercancel, move |_| tips.hide());
    window_event_listener(ev::contextmenu, move |event| {
        if tips.pressed.get_value() {
            event.prevent_default();
        }
    });
    window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            tips.hide();
        }
    });
    window_event_listener(ev::scroll, move |_| tips.hide());
    // Before anybody else hears of it.
    let click = Closure::<dyn Fn(ev::Event)>::new(move |event: ev::Event| {
        if tips.pressed.get_value() {
            tips.pressed.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        } else {
            tips.hide();
        }
    });
    let click = click.into_js_value();
    let _ =
        window().add_event_listener_with_callback_and_bool("click", click.unchecked_ref(), true);
    move || {
        let shown = tips.shown.get()?;
        Some(view! {
            // What it is about is described by it; for itself it belongs nowhere on the page.
            <div
                id=ID
                class="tooltip"
                class:below=shown.below
                role="tooltip"
                aria-hidden="true"
                style:left=format!("{}px", shown.middle)
                style:top=format!("{}px", shown.edge)
            >
                {in_lines(shown.text)}
            </div>
        })
    }
}
