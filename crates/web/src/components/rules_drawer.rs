//! The rules beside a table: one reads them without leaving it.

use leptos::ev;
use leptos::prelude::*;
use table::Rules;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::part::with_reading;
use super::rulebook::Rulebook;
use crate::browser;
use crate::route::Route;
use crate::wording::Speech;

/// Whether the rules are open, and at which heading; an empty one is the beginning.
#[derive(Clone, Copy)]
pub(crate) struct Drawer {
    asked: RwSignal<Option<String>>,
    /// Where the keyboard was before.
    before: StoredValue<Option<HtmlElement>, LocalStorage>,
}

impl Drawer {
    /// A drawer that is shut.
    pub(crate) fn shut() -> Self {
        Self {
            asked: RwSignal::new(None),
            before: StoredValue::new_local(None),
        }
    }

    /// Opens it.
    pub(crate) fn open(self, rule: Option<String>) {
        if self.asked.read_untracked().is_none() {
            let active = document().active_element();
            self.before
                .set_value(active.and_then(|it| it.dyn_into().ok()));
        }
        let at_start = rule.is_none();
        self.asked.set(Some(rule.unwrap_or_default()));
        if at_start {
            request_animation_frame(|| browser::focus("[data-drawer] h2"));
        }
    }

    /// Shuts it; the keyboard goes back where it was.
    pub(crate) fn close(self) {
        self.asked.set(None);
        if let Some(before) = self.before.try_update_value(Option::take).flatten() {
            let _ = before.focus();
        }
    }

    /// A click on the table: whatever leads to a rule opens the drawer there.
    pub(crate) fn follow(self, event: &ev::MouseEvent) {
        let anew = event.ctrl_key() || event.meta_key() || event.shift_key();
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        let link = target.and_then(|it| it.closest("a[href^='#/rules/']").ok()?);
        let Some(link) = link.filter(|_| !anew) else {
            return;
        };
        let address = link.get_attribute("href").unwrap_or_default();
        if let Route::Rules { rule, .. } = Route::parse(&address) {
            event.prevent_default();
            self.open(rule);
        }
    }
}

/// The button that opens the rules: a small book.
#[component]
pub(crate) fn RulesButton(speech: Speech, drawer: Drawer) -> impl IntoView {
    let open = Memo::new(move |_| drawer.asked.read().is_some());
    view! {
        <button
            type="button"
            class="quiet rules-button"
            data-act="rules"
            title=speech.text("web-page-rules")
            aria-expanded=move || open.get().to_string()
            on:click=move |_| if open.get_untracked() { drawer.close() } else { drawer.open(None) }
        >
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 6C10 4.4 7 4 3 4.2V18.6C7 18.4 10 19 12 20.6 14 19 17 18.4 21 18.6V4.2C17 4 14 4.4 12 6ZM12 6V20"/>
            </svg>
            <span class="unseen">{speech.text("web-page-rules")}</span>
        </button>
    }
}

/// The rules, once they are open.
#[component]
pub(crate) fn RulesDrawer(
    rules: &'static dyn Rules,
    speech: Speech,
    drawer: Drawer,
) -> impl IntoView {
    let open = Memo::new(move |_| drawer.asked.read().is_some());
    let keys = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            drawer.close();
        }
    };
    view! {
        <Show when=move || open.get()>
            <section class="drawer" data-drawer="" aria-label=speech.text("web-page-rules") on:keydown=keys>
                <header>
                    <h2 tabindex="-1">{speech.text("web-page-rules")}</h2>
                    <button type="button" class="quiet" data-act="close-rules" on:click=move |_| drawer.close()>
                        {speech.text("web-rules-close")}
                    </button>
                </header>
                {with_reading(rules.profile().id, move |reading| view! {
                    <Rulebook
                        rules=rules
                        reading=reading
                        speech=speech
                        shown=Signal::derive(move || drawer.asked.get())
                        draws=false
                    />
                }.into_any())}
            </section>
        </Show>
    }
}
