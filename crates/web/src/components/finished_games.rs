//! Games on the server that are over: page after page, the newest first.

// Leptos makes public functions of components, however they are declared.
#![allow(unreachable_pub)]

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Ending, FinishedInfo, FinishedPage, Outcome};
use table::Words;

use crate::browser::fetch;
use crate::components::names;
use crate::games::{self, GAMES, Known};
use crate::pages::account::in_words;
use crate::route::{Route, Source, encode};
use crate::seating;
use crate::settings::Preferences;
use crate::table_facts;
use crate::wording::{TEXTS, game_name, speech};

/// What can be asked for.
#[derive(Clone, Copy)]
struct Asked {
    /// Whose games.
    whose: StoredValue<String>,
    game: RwSignal<String>,
    result: RwSignal<String>,
    opponent: RwSignal<String>,
}

impl Asked {
    /// Where the server tells of them, from the beginning or from where the last page ended.
    fn path(self, next: Option<&str>) -> String {
        let mut path = format!("finished?{}", self.whose.get_value());
        let mut add = |name: &str, value: &str| {
            if !value.is_empty() {
                path += &format!("&{name}={value}");
            }
        };
        add("game", &self.game.get_untracked());
        add("result", &self.result.get_untracked());
        add("opponent", &encode(self.opponent.get_untracked().trim()));
        add("before", next.unwrap_or_default());
        path
    }
}

/// The games of somebody, by the name of their account; without one the reader's own.
#[component]
pub(crate) fn FinishedGames(#[prop(optional)] of: Option<String>) -> impl IntoView {
    let speech = speech();
    let whose = match of {
        Some(name) => format!("person={}", encode(&name)),
        None => "mine=1".to_owned(),
    };
    let asked = Asked {
        whose: StoredValue::new(whose),
        game: RwSignal::new(String::new()),
        result: RwSignal::new(String::new()),
        opponent: RwSignal::new(String::new()),
    };
    let games = RwSignal::new(Vec::<FinishedInfo>::new());
    let next = RwSignal::new(None::<String>);
    let said = RwSignal::new(speech.get("web-asking"));
    let ask = move |more: bool| {
        let from = next.get_untracked().filter(|_| more);
        let path = asked.path(from.as_deref());
        spawn_local(async move {
            let heard = fetch::get::<FinishedPage>(&path).await;
            // Something else may have been asked for meanwhile.
            if asked.path(from.as_deref()) != path {
                return;
            }
            match heard {
                Ok(page) => {
                    let _ = games.try_update(|games| {
                        if !more {
                            games.clear();
                        }
                        games.extend(page.games);
                    });
                    let none = games.try_with_untracked(Vec::is_empty) == Some(true);
                    let none = none.then(|| speech.get("web-finished-none"));
                    let _ = said.try_set(none.unwrap_or_default());
                    let _ = next.try_set(page.next);
                }
                Err(failure) => {
                    let _ = said.try_set(in_words(&failure, speech));
                }
            }
        });
    };
    ask(false);
    let pick_game = move |event| {
        asked.game.set(event_target_value(&event));
        ask(false);
    };
    let pick_result = move |event| {
        asked.result.set(event_target_value(&event));
        ask(false);
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        ask(false);
    };
    let options = GAMES.iter().map(|known| {
        let name = game_name(known);
        view! { <option value=known.profile.id>{name}</option> }
    });
    view! {
        <div data-finished="">
            <form class="filters" on:submit=submit>
                <label>
                    <span>{speech.text("web-game")}</span>
                    <select data-field="finished-game" on:change=pick_game>
                        <option value="">{speech.text("web-filter-all")}</option>
                        {options.collect_view()}
                    </select>
                </label>
                <label>
                    <span>{speech.text("web-result")}</span>
                    <select data-field="finished-result" on:change=pick_result>
                        <option value="">{speech.text("web-filter-all")}</option>
                        <option value="won">{speech.text("web-outcome-won")}</option>
                        <option value="drawn">{speech.text("web-outcome-drawn")}</option>
                        <option value="lost">{speech.text("web-outcome-lost")}</option>
                    </select>
                </label>
                <label>
                    <span>{speech.text("web-filter-opponent")}</span>
                    <input data-field="finished-opponent" maxlength="24" bind:value=asked.opponent/>
                </label>
                <button data-act="search">{speech.text("web-filter-search")}</button>
            </form>
            <p class="note" role="status" hidden=move || said.read().is_empty()>
                {move || said.get()}
            </p>
            <ul class="rows tables">
                <For each=move || games.get() key=|game| game.id.clone() let:game>{row(game)}</For>
            </ul>
            <Show when=move || next.read().is_some()>
                <p class="buttons">
                    <button data-act="more" on:click=move |_| ask(true)>
                        {speech.text("web-finished-more")}
                    </button>
                </p>
            </Show>
        </div>
    }
}

fn row(game: FinishedInfo) -> impl IntoView {
    let speech = speech();
    let locale = expect_context::<Preferences>().locale;
    let address = Route::Replay {
        source: Source::Table(game.id.clone()),
        ply: None,
    };
    let address = address.to_string();
    let people = names::accounts(game.seats.iter().map(|seat| &seat.occupant));
    let id = game.id.clone();
    let outcome = game
        .seat
        .and_then(|seat| game.seats.get(seat - 1)?.outcome)
        .map(outcome_name);
    let game = StoredValue::new(game);
    let words = Memo::new_with_compare(
        move |_| {
            let names = game.with_value(|game| games::known(&game.game).map(Known::names));
            let texts: Vec<_> = std::iter::once(TEXTS).chain(names).collect();
            std::sync::Arc::new(Words::new(locale.get(), &texts))
        },
        |_, _| true,
    );
    let title = move || {
        let words = words.get();
        game.with_value(|game| {
            let names = named(game, &words).join(" – ");
            words.labelled(&words.get(&format!("game-{}", game.game)), names)
        })
    };
    let facts = move || {
        let words = words.get();
        game.with_value(|game| facts(game, &words, locale.get()).join(" · "))
    };
    let named = move || format!("{}: {}", speech.get("web-row-replay"), title());
    view! {
        <li data-table=id data-outcome=outcome>
            <a class="grow" href=address.clone()>{title}</a>
            <a class="button" href=address data-act="replay" aria-label=named>
                {speech.text("web-row-replay")}
            </a>
            <p class="facts whole">
                {outcome.map(|outcome| view! {
                    <strong>{move || speech.get(&format!("web-outcome-{outcome}"))}</strong>
                    " · "
                })}
                {facts}
                {people}
            </p>
        </li>
    }
}

const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "won",
        Outcome::Drawn => "drawn",
        Outcome::Lost => "lost",
    }
}

/// The players' names with their scores, seat 1 first.
fn named(game: &FinishedInfo, words: &Words) -> Vec<String> {
    let seats = game.seats.iter().enumerate();
    seats
        .map(|(index, seat)| {
            let name = seating::name(&seat.occupant, index, words);
            match seat.score {
                Some(score) => format!("{name} {score}"),
                None => name,
            }
        })
        .collect()
}

fn facts(game: &FinishedInfo, words: &Words, locale: table::Locale) -> Vec<String> {
    let mut facts = Vec::new();
    if game.rated {
        facts.push(words.get("web-rated-is"));
    }
    if let Some(known) = games::known(&game.game) {
        facts.extend(table_facts::setup(known.profile, &game.setup, words));
    }
    let winner = game.seats.iter().enumerate();
    let mut winner = winner.filter(|(_, seat)| seat.outcome == Some(Outcome::Won));
    if let (None, Some((index, seat))) = (game.seat, winner.next()) {
        let name = seating::name(&seat.occupant, index, words);
        facts.push(words.tell(&Message::new("web-finished-won").with("name", name)));
    }
    match game.ending {
        Ending::Played => {}
        Ending::Resigned => facts.push(words.get("web-ending-resigned")),
        Ending::Late => facts.push(words.get("web-ending-late")),
        Ending::Agreed => facts.push(words.get("web-ending-agreed")),
        Ending::Aborted => facts.push(words.get("web-ending-aborted")),
    }
    facts.push(table_facts::ago(game.ended, locale));
    facts
}
