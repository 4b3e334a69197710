//! The keys, for those who ask with `?` on any page.

use leptos::ev;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::Element;

use crate::wording::{Speech, speech};
use crate::{boards, parts};

/// Keys that mean something on every page, at every table, and in every replay.
const EVERYWHERE: [(&str, &str); 3] = [
    ("?", "web-key-help"),
    ("Tab", "web-key-tab"),
    ("Esc", "web-key-escape"),
];
const AT_TABLES: [(&str, &str); 2] = [("M", "web-key-moves"), ("N", "web-key-skip")];
const IN_LESSONS: [(&str, &str); 1] = [("M", "web-key-moves")];
const IN_REPLAYS: [(&str, &str); 4] = [
    ("← →", "web-key-steps"),
    ("Home", "web-first"),
    ("End", "web-last"),
    ("Space", "web-key-run"),
];

/// What a board is on the page for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    Table,
    Lesson,
    Replay,
}

impl Setting {
    /// The keys of a game's board there, each with the key of what it does.
    fn keys(self, game: &str) -> Vec<(&'static str, &'static str)> {
        let page = match self {
            Self::Table => &AT_TABLES[..],
            Self::Lesson => &IN_LESSONS,
            Self::Replay => &IN_REPLAYS,
        };
        let board = boards::keys(game, self == Self::Replay);
        page.iter().copied().chain(board).collect()
    }
}

/// Which game's keys count now, and whether they are shown.
#[derive(Clone, Copy)]
pub(crate) struct Keyboard {
    game: RwSignal<Option<(&'static str, Setting)>>,
    shown: RwSignal<bool>,
}

impl Keyboard {
    pub(crate) fn new() -> Self {
        Self {
            game: RwSignal::new(None),
            shown: RwSignal::new(false),
        }
    }

    /// The board of this game is on the page, as long as whoever says so is.
    pub(crate) fn at(game: &'static str, setting: Setting) {
        if let Some(keyboard) = use_context::<Self>() {
            keyboard.game.set(Some((game, setting)));
            on_cleanup(move || {
                let _ = keyboard.game.try_set(None);
            });
        }
    }

    /// Shows the keys.
    pub(crate) fn show(self) {
        self.shown.set(true);
    }
}

/// Whether a key is meant for the page: nobody is writing.
pub(crate) fn is_for_page(event: &ev::KeyboardEvent) -> bool {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let writes = target.is_some_and(|target| {
        let writes = target.matches("input, textarea, select, [role='listbox']");
        writes.unwrap_or(false)
    });
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    !writes && !modified && !event.default_prevented()
}

/// The list of keys, over the page.
#[component]
pub(crate) fn KeyboardHelp(keyboard: Keyboard) -> impl IntoView {
    let own = speech();
    let dialog = NodeRef::<Dialog>::new();
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.key() == "?" && is_for_page(&event) {
            keyboard.show();
        }
    });
    on_cleanup(move || listener.remove());
    Effect::new(move |_| {
        let shown = keyboard.shown.get();
        if let Some(dialog) = dialog.get()
            && shown
            && !dialog.open()
        {
            let _ = dialog.show_modal();
        }
    });
    let rows = move || {
        keyboard.shown.get().then(|| {
            let game = keyboard.game.get();
            let part = game.and_then(|(game, _)| parts::loaded(game));
            let speech = part.map_or(own, |part| Speech::of(part.rules));
            let here = game.map(|(game, setting)| setting.keys(game));
            EVERYWHERE
                .into_iter()
                .chain(here.unwrap_or_default())
                .map(|(key, what)| {
                    view! {
                        <dt>
                            <kbd>{key}</kbd>
                        </dt>
                        <dd>{speech.get(what)}</dd>
                    }
                })
                .collect_view()
        })
    };
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    view! {
        <dialog
            class="card keyboard"
            data-keyboard=""
            node_ref=dialog
            aria-labelledby="keyboard-title"
            on:close=move |_| keyboard.shown.set(false)
        >
            <h2 id="keyboard-title">{own.text("web-keys")}</h2>
            <dl>{rows}</dl>
            <button class="primary" data-act="close-keys" on:click=close>{own.text("web-keys-close")}</button>
        </dialog>
    }
}
