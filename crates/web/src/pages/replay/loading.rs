//! Where a replayed game comes from.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Replay, Update};
use table::Words;

use crate::browser::{self, fetch, files, storage};
use crate::film::{self, Film, NoFilm};
use crate::games;
use crate::pages::account::in_words;
use crate::route::{Route, Source};
use crate::saves;
use crate::wording::Speech;

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
    /// This game did not come; it can be tried again.
    Missing(&'static str),
}

impl From<Result<Film, NoFilm>> for Loaded {
    fn from(found: Result<Film, NoFilm>) -> Self {
        match found {
            Ok(film) => Self::Film(film),
            Err(NoFilm::Wrong(reason)) => Self::Wrong(reason),
            Err(NoFilm::NotLoaded(game)) => Self::Missing(game),
        }
    }
}

/// Looks for a game; `show` hears of it, at once or later.
pub(super) fn load(source: Source, speech: Speech, show: impl Fn(Loaded) + Copy + 'static) {
    if source == Source::Nowhere {
        return show(Loaded::Nothing);
    }
    show(Loaded::Asking);
    spawn_local(async move { show(find(&source, speech).await) });
}

async fn find(source: &Source, speech: Speech) -> Loaded {
    let words = speech.words().get_untracked();
    let text = match source {
        Source::Nowhere => return Loaded::Nothing,
        Source::Table(id) => return ask(id, &words, speech).await,
        Source::File => match OPENED.with_borrow(Clone::clone) {
            Some(text) => Some(text),
            None => return Loaded::Nothing,
        },
        Source::Local(id) => saves::text(&storage::LocalStorage, id),
        Source::Record(code) => film::decode(code),
    };
    match text {
        Some(text) => Film::of_text(&text, words.locale()).await.into(),
        None => Loaded::Wrong(words.get("web-no-such-save")),
    }
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
        return Film::of_text(&text, lang).await.into();
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
    match games::known(&update.table.game) {
        Some(known) => Film::of_steps(known, update.table, whole, lang)
            .await
            .into(),
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
