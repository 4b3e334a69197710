//! What the player should read: whose turn it is, why something was refused, advice.

use std::time::Duration;

use engine::Message;
use leptos::prelude::*;
use protocol::{Status, Update};
use serde_json::Value;

use crate::boards;
use crate::browser;
use crate::components::manners;
use crate::playing::Playing;
use crate::route::Route;
use crate::transport::Standing;

/// So many seconds of thinking are told.
const WORTH_TELLING: i64 = 2;

/// Whose turn it is and which phase, with its rule to read; everything that happened, for those who listen.
#[component]
pub(crate) fn StatusLine(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let turn = move || {
        let words = speech.words().get();
        if playing.tentative.read().is_some() {
            return words.get("web-status-tentative");
        }
        let update = playing.playback.shown.get();
        update.map_or_else(
            || words.get("web-asking"),
            |update| words.tell(&whose_turn(&update, &playing.names())),
        )
    };
    let game = playing.rules().profile().id;
    let phase = Memo::new(move |_| {
        let update = playing.playback.shown.read();
        boards::phase(
            game,
            update.as_ref().map_or(&Value::Null, |update| &update.view),
        )
    });
    let rule = move || {
        let route = Route::Rules {
            game: game.to_owned(),
            rule: Some(phase.get().to_owned()),
        };
        route.to_string()
    };
    let busy = move || playing.link.thinking.get() || playing.hinting.get();
    view! {
        <div class="status">
            <p data-status="" role="status" aria-live="polite">
                <span class="unseen">{move || playing.news.get()} " "</span>
                <strong>{turn}</strong>
            </p>
            <Show when=busy>
                <Thinking playing=playing/>
            </Show>
            <a class="rule" data-phase="" href=rule>{move || speech.get(phase.get())}</a>
        </div>
    }
}

/// Somebody thinks; where that lasts, for how long.
#[component]
fn Thinking(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let since = browser::now();
    let seconds = RwSignal::new(0);
    let look = move || seconds.set(((browser::now() - since) / 1000.0) as i64);
    let tick = set_interval_with_handle(look, Duration::from_secs(1));
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    let words = move || match seconds.get() {
        ..WORTH_TELLING => speech.get("web-thinking"),
        seconds => speech.tell(&Message::new("web-thinking-for").with("seconds", seconds)),
    };
    view! { <span class="thinking" data-thinking="">{words}</span> }
}

/// Whose turn it is, as a sentence.
pub(crate) fn whose_turn(update: &Update, names: &[String]) -> Message {
    let name = |number: &usize| names.get(number - 1).cloned().unwrap_or_default();
    match update.table.status {
        Status::Waiting => Message::new("web-status-waiting"),
        Status::Sharing => Message::new("web-status-sharing"),
        // What people decided says more than places do, unless the game went on to its end.
        Status::Over if is_cut_short(update) => match update.table.calls.last() {
            Some(call) if call.seat.is_none() => manners::in_words(call, names),
            _ => winners(update, names),
        },
        // Alone there is nobody to win against; the result says how good it was.
        Status::Over if names.len() == 1 => {
            let end = update.awaited.standings.as_ref();
            let score = end.and_then(|end| end.scores.first().copied());
            Message::new("web-status-alone").with("points", score.unwrap_or(0))
        }
        Status::Over => winners(update, names),
        Status::Playing => {
            let must = &update.awaited.must;
            if update.you.is_some_and(|you| must.contains(&you)) {
                Message::new("web-status-yours")
            } else if update
                .you
                .is_some_and(|you| update.awaited.may.contains(&you))
            {
                Message::new("web-status-may")
            } else if must.is_empty() {
                Message::new("web-status-chance")
            } else {
                let names: Vec<String> = must.iter().map(name).collect();
                Message::new("web-status-others").with("names", names.join(", "))
            }
        }
    }
}

fn is_cut_short(update: &Update) -> bool {
    let standings = update.awaited.standings.as_ref();
    standings.is_some_and(|end| end.scores.is_empty())
}

fn winners(update: &Update, names: &[String]) -> Message {
    let places = update.awaited.standings.as_ref().map(|end| &end.places);
    let winners: Vec<String> = places
        .into_iter()
        .flatten()
        .zip(names)
        .filter(|(place, _)| **place == 1)
        .map(|(_, name)| name.clone())
        .collect();
    match winners.len() {
        0 => Message::new("web-status-nobody-won"),
        1 => Message::new("web-status-won").with("names", winners.join(", ")),
        _ => Message::new("web-status-shared").with("names", winners.join(", ")),
    }
}

/// What the action that is pointed at would do, or the advice.
#[component]
pub(crate) fn Preview(playing: Playing) -> impl IntoView {
    let text = move || {
        if let Some(held) = playing.tentative.get() {
            return held.words;
        }
        let pointed = playing.pointed.get();
        let update = playing.playback.shown.get();
        if let (Some(pointed), Some(update)) = (pointed, update)
            && playing.actor().is_some()
        {
            if playing.hint.read().is_none()
                && let Some(words) = crate::tentative::words_of(&update, &pointed)
            {
                return words;
            }
            if let Some(hint) = playing.hint.get() {
                return hint;
            }
            if let Some(refused) = playing.why_not(&pointed) {
                return refused.reason;
            }
        }
        playing.hint.get().unwrap_or_default()
    };
    view! { <p class="preview" data-preview="">{text}</p> }
}

/// Why the last click did nothing, with the rule to read.
#[component]
pub(crate) fn Refusal(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let game = playing.rules().profile().id;
    let shown = move || {
        playing.refusal.get().map(|refused| {
            let is_rule = speech.words().get().has(&refused.rule);
            let rule = is_rule.then(|| {
                let heading = speech.get(&refused.rule);
                let route = Route::Rules {
                    game: game.to_owned(),
                    rule: Some(refused.rule.clone()),
                };
                view! { <a href=route.to_string()>{heading}</a> }
            });
            view! {
                <p class="refusal" data-refusal="" role="alert">
                    <span>{refused.reason}</span>
                    " "
                    {rule}
                </p>
            }
        })
    };
    view! { {shown} }
}

/// Whether the server hears us.
#[component]
pub(crate) fn Connection(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let open = move || playing.link.standing.get() == Standing::Open;
    let online = playing.link.online;
    view! {
        <Show when=move || online>
            <p
                class="connection"
                data-connection=move || if open() { "open" } else { "closed" }
                role="status"
            >
                {move || if open() {
                    speech.get("web-connection-open")
                } else {
                    speech.get("web-connection-closed")
                }}
            </p>
        </Show>
    }
}
