//! Games kept in this browser, in a list.

use engine::{Message, Seat};
use leptos::prelude::*;
use table::{Locale, Occupant, Words};

use crate::browser::files;
use crate::browser::storage::LocalStorage;
use crate::games::{self, Known};
use crate::route::{Route, Source};
use crate::saves::{self, Content, Kept, Unreadable};
use crate::settings::Preferences;
use crate::wording::speech;

/// A list of kept games, each to be gone on with; with `replay`, to be looked at step by step.
#[component]
pub(crate) fn KeptRows(kept: RwSignal<Vec<Kept>>, #[prop(optional)] replay: bool) -> impl IntoView {
    view! {
        <ul class="rows">
            <For each=move || kept.get() key=|kept| kept.id.clone() let:game>
                <KeptGame game=game kept=kept replay=replay/>
            </For>
        </ul>
    }
}

#[component]
fn KeptGame(game: Kept, kept: RwSignal<Vec<Kept>>, replay: bool) -> impl IntoView {
    let speech = speech();
    let id = game.id.clone();
    let sure = RwSignal::new(false);
    let delete = move |_| {
        if sure.get_untracked() {
            saves::forget(&LocalStorage, &id);
            kept.set(saves::list(&LocalStorage));
        } else {
            sure.set(true);
        }
    };
    let label = move || {
        let key = if sure.get() {
            "web-kept-delete-sure"
        } else {
            "web-kept-delete"
        };
        speech.get(key)
    };
    let locale = expect_context::<Preferences>().locale;
    // A broken save may not even tell its time.
    let at = move || (game.at > 0).then(|| date(game.at, locale.get()));
    let about = match game.content {
        Ok(content) => readable(&game.id, content, replay).into_any(),
        Err(reason) => unreadable(game.id, reason).into_any(),
    };
    view! {
        <li data-save="">
            {about}
            <span class="facts">{at}</span>
            <button class="quiet" data-act="delete" on:click=delete>{label}</button>
        </li>
    }
}

fn readable(id: &str, content: Content, replay: bool) -> impl IntoView + use<> {
    let speech = speech();
    let locale = expect_context::<Preferences>().locale;
    let route = if content.over || replay {
        Route::Replay {
            source: Source::Local(id.to_owned()),
            ply: None,
        }
    } else {
        Route::Local { id: id.to_owned() }
    };
    let title = move || {
        let names = games::known(&content.game).map(Known::names);
        let words = Words::new(locale.get(), names.as_slice());
        let names: Vec<String> = content
            .players
            .iter()
            .enumerate()
            .map(|(index, text)| match text.parse::<Occupant>() {
                Ok(occupant) => occupant.name(Seat::new(index), &words),
                Err(_) => text.clone(),
            })
            .collect();
        let game = words.get(&format!("game-{}", content.game));
        words.labelled(&game, names.join(" – "))
    };
    let about = match &content.scores {
        Some(scores) => {
            let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
            Message::new("web-kept-over").with("scores", scores.join(" : "))
        }
        None if content.over => Message::new("web-kept-cut-short"),
        None => Message::new("web-kept-running").with("plies", content.plies as i64),
    };
    view! {
        <a class="grow" href=route.to_string()>{title}</a>
        <span class="facts">{move || speech.tell(&about)}</span>
    }
}

/// A save that cannot be read is kept, and can be saved as a file.
fn unreadable(id: String, reason: Unreadable) -> impl IntoView {
    let speech = speech();
    let message = move || {
        let reason = reason.in_words(&speech.words().get());
        speech.tell(
            &Message::new("web-kept-broken")
                .with("reason", reason.trim_end_matches('.').to_owned()),
        )
    };
    let save = move |_| {
        if let Some(text) = saves::text(&LocalStorage, &id) {
            files::save(&format!("formicary-{id}.txt"), &text);
        }
    };
    view! {
        <span class="grow warn" data-broken="">{message}</span>
        <button class="quiet" on:click=save>{speech.text("web-download")}</button>
    }
}

fn date(at: u64, locale: Locale) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(at as f64));
    String::from(date.to_locale_string(locale.code(), &wasm_bindgen::JsValue::UNDEFINED))
}
