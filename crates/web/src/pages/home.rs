//! The games, and what was played in this browser before.

use engine::{Message, Seat};
use leptos::prelude::*;
use table::{Locale, Occupant, Rules, Words};

use crate::browser::files;
use crate::browser::storage::LocalStorage;
use crate::lessons;
use crate::route::{Route, Source};
use crate::saves::{self, Content, Kept, Unreadable};
use crate::settings::Preferences;
use crate::wording::{of_game, speech};

pub(crate) fn page() -> impl IntoView {
    let speech = speech();
    view! {
        <section class="hero">
            <img class="garden" src="./garden.svg" width="480" height="132" alt=""/>
            <h1>{speech.text("web-title")}</h1>
            <p class="lead">{speech.text("web-home-lead")}</p>
        </section>
        <section aria-label=speech.text("web-home-games") class="games">
            {table::games().iter().map(|rules| game_card(*rules)).collect_view()}
        </section>
        <KeptGames/>
    }
}

fn game_card(rules: &'static dyn Rules) -> impl IntoView {
    let speech = speech();
    let locale = expect_context::<Preferences>().locale;
    let profile = rules.profile();
    let id = profile.id;
    let name = move || of_game(rules, locale.get(), &format!("game-{id}"));
    let summary = move || of_game(rules, locale.get(), &format!("game-{id}-summary"));
    let least = profile.variants.iter().map(|variant| variant.least).min();
    let most = profile.variants.iter().map(|variant| variant.most).max();
    let key = if least == most {
        "web-home-players-exactly"
    } else {
        "web-home-players-between"
    };
    let players = Message::new(key)
        .with("least", least.unwrap_or(1))
        .with("most", most.unwrap_or(1));
    let facts = move || format!("{} · {}", profile.designer, speech.tell(&players));
    let game = || Some(id.to_owned());
    view! {
        <article class="card game" data-game=id>
            <h2>{name}</h2>
            <p class="facts">{facts}</p>
            <p>{summary}</p>
            <p class="buttons">
                <a class="button primary" data-go="new" href=Route::New { game: game() }.to_string()>
                    {speech.text("web-play")}
                </a>
                {lessons::lesson(id).map(|_| view! {
                    <a class="button" data-go="learn" href=Route::Learn { game: id.to_owned() }.to_string()>
                        {speech.text("web-learn")}
                    </a>
                })}
                <a
                    class="button"
                    data-go="rules"
                    href=Route::Rules { game: id.to_owned(), rule: None }.to_string()
                >
                    {speech.text("web-rules")}
                </a>
            </p>
        </article>
    }
}

/// The games kept in this browser.
#[component]
fn KeptGames() -> impl IntoView {
    let speech = speech();
    let kept = RwSignal::new(saves::list(&LocalStorage));
    view! {
        <Show when=move || !kept.read().is_empty()>
            <section class="card" data-saves="">
                <h2>{speech.text("web-kept")}</h2>
                <ul class="rows">
                    <For each=move || kept.get() key=|kept| kept.id.clone() let:game>
                        <KeptGame game=game kept=kept/>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn KeptGame(game: Kept, kept: RwSignal<Vec<Kept>>) -> impl IntoView {
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
        Ok(content) => readable(&game.id, content).into_any(),
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

fn readable(id: &str, content: Content) -> impl IntoView + use<> {
    let speech = speech();
    let locale = expect_context::<Preferences>().locale;
    let over = content.scores.is_some();
    let route = if over {
        Route::Replay {
            source: Source::Local(id.to_owned()),
            ply: None,
        }
    } else {
        Route::Local { id: id.to_owned() }
    };
    let title = move || {
        let rules = table::game(&content.game);
        let words = Words::new(
            locale.get(),
            &rules.map(Rules::texts).into_iter().collect::<Vec<_>>(),
        );
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
        speech.tell(&Message::new("web-kept-broken").with("reason", reason))
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
