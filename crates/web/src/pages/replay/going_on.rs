//! What can be done with a position: play on from it, send it to others, look at it with other eyes.

use engine::{Message, Observer, Seat, Seed};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Occupant;

use crate::browser::{self, files, storage};
use crate::film::{self, Film};
use crate::route::{Route, Source};
use crate::saves;
use crate::settings::Preferences;
use crate::wording::Speech;

/// The levels that a game can be played on against.
const LEVELS: [&str; 4] = ["larva", "worker", "soldier", "queen"];

/// Whose eyes to look through, once the game is over.
pub(super) fn observers(
    observer: RwSignal<Observer>,
    players: usize,
    names: Memo<Vec<String>>,
    speech: Speech,
) -> impl IntoView {
    let pick = move |event| {
        let number = event_target_value(&event).parse().unwrap_or(0);
        observer.set(Seat::from_number(number).map_or(Observer::Spectator, Observer::Seat));
    };
    let options = (1..=players)
        .map(|number| {
            let name = move || names.get().get(number - 1).cloned();
            view! { <option value=number.to_string()>{name}</option> }
        })
        .collect_view();
    view! {
        <label class="line">
            <span>{speech.text("web-replay-seen-by")}</span>
            <select data-field="observer" on:change=pick>
                <option value="0">{speech.text("web-replay-spectator")}</option>
                {options}
            </select>
        </label>
    }
}

/// A what-if game from the position that is shown.
#[component]
pub(super) fn PlayOn(
    film: StoredValue<Film, LocalStorage>,
    at: RwSignal<usize>,
    speech: Speech,
) -> impl IntoView {
    let level = RwSignal::new("worker".to_owned());
    let secrets = Memo::new(move |_| !film.with_value(|film| film.may_play_on(at.get())));
    let wrong = RwSignal::new(String::new());
    let preferences = expect_context::<Preferences>();
    let start = move |_| {
        let words = speech.words().get_untracked();
        let mut name = preferences.now().name;
        if name.trim().is_empty() {
            name = words.tell(&Message::new("web-player-number").with("number", 1));
        }
        let ply = at.get_untracked();
        let opened = film.with_value(|film| {
            let record = film.record()?;
            let you = film.next_to_act(ply).unwrap_or(Seat::new(0));
            let bot = level.get_untracked().parse().ok()?;
            let occupants: Vec<Occupant> = Seat::all(record.players.len())
                .map(|seat| {
                    if seat == you {
                        Occupant::Human(name.clone())
                    } else {
                        Occupant::Bot(bot)
                    }
                })
                .collect();
            Some(
                film.rules
                    .branch(record, ply, &occupants, Seed(browser::entropy())),
            )
        });
        match opened {
            Some(Ok(session)) => {
                let id = browser::fresh_id();
                let record = session.record(true);
                if saves::keep(&storage::LocalStorage, &id, &record, browser::now()) {
                    browser::go(&Route::Local { id }.to_string());
                } else {
                    wrong.set(words.get("web-not-kept"));
                }
            }
            Some(Err(error)) => wrong.set(words.replay_error(&error)),
            None => {}
        }
    };
    let options = LEVELS
        .into_iter()
        .map(|level| {
            let name = move || speech.get(&format!("web-occupant-{level}"));
            view! { <option value=level selected=level == "worker">{name}</option> }
        })
        .collect_view();
    view! {
        <div class="acts">
            <button data-act="continue" disabled=move || secrets.get() on:click=start>{speech.text("web-continue")}</button>
            <label class="line">
                <span>{speech.text("web-continue-against")}</span>
                <select data-field="level" on:change=move |event| level.set(event_target_value(&event))>
                    {options}
                </select>
            </label>
        </div>
        <Show when=move || secrets.get()>
            <p class="note" data-secrets="">{speech.text("web-continue-secrets")}</p>
        </Show>
        <p class="warn" role="alert">{move || wrong.get()}</p>
    }
}

/// A link to the position that is shown, and the record as a file.
#[component]
pub(super) fn Share(
    film: StoredValue<Film, LocalStorage>,
    source: StoredValue<Source>,
    at: RwSignal<usize>,
    speech: Speech,
) -> impl IntoView {
    let copied = RwSignal::new(None::<bool>);
    let record = move || {
        film.with_value(Film::public_record)
            .map(|record| record.to_string())
    };
    let copy = move |_| {
        let source = match source.get_value() {
            table @ Source::Table(_) => table,
            // Others have neither this browser's games nor its files.
            _ => Source::Record(film::encode(&record().unwrap_or_default())),
        };
        let ply = Some(at.get_untracked());
        let link = browser::link_to(&Route::Replay { source, ply }.to_string());
        spawn_local(async move {
            let _ = copied.try_set(Some(browser::copy(&link).await));
        });
    };
    let download = move |_| {
        if let Some(text) = record() {
            let game = film.with_value(|film| film.rules.profile().id);
            files::save(&format!("{game}.txt"), &text);
        }
    };
    view! {
        <div class="acts sharing">
            <button class="quiet" data-act="copy-link" on:click=copy>{speech.text("web-copy-link")}</button>
            <button class="quiet" data-act="download" on:click=download>{speech.text("web-download")}</button>
            <span class="facts" role="status">
                {move || copied.get().map(|copied| {
                    speech.get(if copied { "web-copied" } else { "web-not-copied" })
                })}
            </span>
        </div>
    }
}
