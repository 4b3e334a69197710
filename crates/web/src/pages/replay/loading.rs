//! Where a replayed game comes from.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Replay, Update};
use table::Words;

use crate::browser::{self, fetch, files, storage};
use crate::film::{self, Film};
use crate::pages::account::in_words;
use crate::route::{Route, Source};
use crate::saves;
use crate::settings::Preferences;
use crate::wording::{Speech, speech};

thread_local! {
    /// The file opened last.
    static OPENED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What there is to see.
pub(super) enum Loaded {
    Nothing,
    Asking,
    Film(Film),
    Wrong(String),
}

/// Looks for a game; `show` hears of it, at once or later.
pub(super) fn load(source: &Source, show: impl Fn(Loaded) + Copy + 'static) {
    let locale = expect_context::<Preferences>().locale.get_untracked();
    let of_text = |text: &str| match Film::of_text(text, locale) {
        Ok(film) => Loaded::Film(film),
        Err(reason) => Loaded::Wrong(reason),
    };
    let missing = || Loaded::Wrong(speech().words().get_untracked().get("web-no-such-save"));
    show(match source {
        Source::Nowhere => Loaded::Nothing,
        Source::Local(id) => {
            saves::text(&storage::LocalStorage, id).map_or_else(missing, |text| of_text(&text))
        }
        Source::File => OPENED
            .with_borrow(|opened| opened.as_deref().map(of_text))
            .unwrap_or(Loaded::Nothing),
        Source::Record(code) => film::decode(code).map_or_else(missing, |text| of_text(&text)),
        Source::Table(id) => {
            let id = id.clone();
            let speech = speech();
            let words = speech.words().get_untracked();
            spawn_local(async move { show(ask(&id, &words, speech).await) });
            Loaded::Asking
        }
    });
}

/// A game as its record; as far as one may know it, while it has secrets.
async fn ask(id: &str, words: &Words, speech: Speech) -> Loaded {
    let lang = words.locale();
    let wrong = |failure| Loaded::Wrong(in_words(&failure, speech));
    let update = match fetch::get::<Update>(&format!("tables/{id}?lang={lang}")).await {
        Ok(update) => update,
        Err(failure) => return wrong(failure),
    };
    if let Ok(text) = fetch::get_text(&format!("tables/{id}/record")).await {
        return match Film::of_text(&text, lang) {
            Ok(film) => Loaded::Film(film),
            Err(reason) => Loaded::Wrong(reason),
        };
    }
    let mut whole = Replay {
        plies: 0,
        steps: Vec::new(),
    };
    loop {
        let from = whole.steps.len();
        let path = format!("tables/{id}/replay?from={from}&count=100&lang={lang}");
        match fetch::get::<Replay>(&path).await {
            Ok(mut part) => {
                let came = part.steps.len();
                whole.plies = part.plies;
                whole.steps.append(&mut part.steps);
                if came == 0 || whole.steps.len() > whole.plies {
                    break;
                }
            }
            Err(failure) => return wrong(failure),
        }
    }
    match Film::of_steps(update.table, whole) {
        Some(film) => Loaded::Film(film),
        None => Loaded::Wrong(words.get("web-no-such-game")),
    }
}

/// Reads a file that was chosen or dropped, and shows it.
pub(super) fn open_file(files: Option<web_sys::FileList>) {
    let Some(file) = files.and_then(|files| files.get(0)) else {
        return;
    };
    spawn_local(async move {
        let text = files::read(file).await.unwrap_or_default();
        OPENED.set(Some(text));
        let route = Route::Replay {
            source: Source::File,
            ply: None,
        };
        // The same address again would show nothing new.
        browser::rename_page("#/replay");
        browser::go(&route.to_string());
    });
}
