//! How a game ended.

use engine::{Message, Seed};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{CallKind, OccupantInfo, SeatInfo, StandingsInfo as Ended};
use table::{Occupant, Tally};

use crate::bests::{self, Compared};
use crate::browser::storage::LocalStorage;
use crate::browser::{self, fetch};
use crate::components::fairness::{Promises, Verdict};
use crate::film::Film;
use crate::playing::Playing;
use crate::route::Route;
use crate::saves;
use crate::wording::Speech;

/// Places, scores, whether chance was fair; another game.
#[component]
pub(crate) fn GameResult(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let online = playing.link.online;
    let standings = Memo::new(move |_| {
        playing
            .playback
            .shown
            .read()
            .as_ref()?
            .awaited
            .standings
            .clone()
    });
    let tally = RwSignal::new(None::<Tally>);
    Effect::new(move |_| {
        if standings.read().is_some() && tally.read_untracked().is_none() {
            spawn_local(async move {
                let found = find_tally(playing).await;
                let _ = tally.try_set(found);
            });
        }
    });
    // A game that was called off counts for nothing.
    let called_off = move || {
        let shown = playing.playback.shown.read();
        let calls = shown.as_ref().map(|update| update.table.calls.last());
        calls
            .flatten()
            .is_some_and(|call| call.kind == CallKind::Aborted)
    };
    let ending = move || {
        let tally = tally.get().filter(|_| !called_off())?;
        Some(super::ending::ending(&tally, &playing.names(), speech))
    };
    let best = Memo::new(move |_| {
        standings
            .read()
            .as_ref()
            .and_then(|end| own_best(playing, end))
    });
    let places = move || {
        let standings = standings.get()?;
        super::ending::places(&standings, &playing.names(), speech)
    };
    view! {
        <Show when=move || standings.read().is_some()>
            <section class="panel result" data-result="">
                <h2>{speech.text("web-result")}</h2>
                {places}
                {move || best.get().map(|best| view! { <p data-best="">{in_words(best, speech)}</p> })}
                <div class="buttons">
                    <Show when=move || !online>
                        <button class="primary" data-act="again" on:click=move |_| again(playing)>
                            {speech.text("web-again")}
                        </button>
                    </Show>
                    <CopyResult playing=playing/>
                </div>
                {ending}
                <Verdict playing=playing/>
                <Promises playing=playing/>
            </section>
        </Show>
    }
}

/// Where the points of the game came from: its record tells.
async fn find_tally(playing: Playing) -> Option<Tally> {
    let id = playing.link.update.get_untracked()?.table.id.clone();
    let text = if playing.link.online {
        fetch::get_text(&format!("tables/{id}/record")).await.ok()?
    } else {
        saves::text(&LocalStorage, &id)?
    };
    let locale = playing.speech.words().get_untracked().locale();
    let film = Film::of_text(&text, locale).await;
    film.ok()?.tally()
}

/// How the reader's score compares with earlier games of this kind; nothing if several people share
/// the screen, or none.
fn own_best(playing: Playing, end: &Ended) -> Option<Compared> {
    let update = playing.link.update.get_untracked()?;
    let is_person = |seat: &SeatInfo| matches!(seat.occupant, OccupantInfo::Human { .. });
    let seats = &update.table.seats;
    let seat = if playing.link.online {
        update.you? - 1
    } else {
        let mut people = (0..seats.len()).filter(|index| is_person(&seats[*index]));
        people.next().filter(|_| people.next().is_none())?
    };
    // A bot has played on for who left.
    if update
        .table
        .calls
        .iter()
        .any(|call| call.seat == Some(seat + 1))
    {
        return None;
    }
    let kind = bests::kind(&update.table.game, &update.table.setup);
    let score = *end.scores.get(seat)?;
    Some(bests::note(&LocalStorage, &kind, &update.table.id, score))
}

fn in_words(best: Compared, speech: Speech) -> String {
    speech.tell(&match best {
        Compared::First => Message::new("web-best-first"),
        Compared::New(before) => Message::new("web-best-new").with("before", before),
        Compared::Still(best) => Message::new("web-best-still").with("best", best),
    })
}

/// Puts the result into the clipboard, to be sent to others.
#[component]
fn CopyResult(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let copied = RwSignal::new(None::<bool>);
    let copy = move |_| {
        let text = untrack(move || summary(playing)).unwrap_or_default();
        spawn_local(async move {
            let _ = copied.try_set(Some(browser::copy(&text).await));
        });
    };
    view! {
        <button class="quiet" data-act="copy-result" on:click=copy>
            {speech.text("web-copy-result")}
        </button>
        <span class="facts" role="status">
            {move || copied.get().map(|copied| {
                speech.get(if copied { "web-copied" } else { "web-not-copied" })
            })}
        </span>
    }
}

/// The result in one line: the game, and who has how many points.
fn summary(playing: Playing) -> Option<String> {
    let update = playing.playback.shown.get()?;
    let end = update.awaited.standings.clone()?;
    let scores: Vec<String> = playing
        .names()
        .into_iter()
        .zip(end.scores)
        .map(|(name, score)| format!("{name} {score}"))
        .collect();
    let game = playing.speech.get(&format!("game-{}", update.table.game));
    let words = playing.speech.words().get();
    Some(words.labelled(&format!("Formicary · {game}"), scores.join(" – ")))
}

/// The same players again, everybody one seat further.
fn again(playing: Playing) {
    let Some(update) = playing.link.update.get_untracked() else {
        return;
    };
    let rules = playing.rules();
    let mut occupants: Vec<Occupant> = update
        .table
        .seats
        .iter()
        .map(|seat| match &seat.occupant {
            OccupantInfo::Human { name, .. } => Occupant::Human(name.clone()),
            OccupantInfo::Bot { level } => level.parse().map_or(Occupant::Open, Occupant::Bot),
            OccupantInfo::Open | OccupantInfo::Invited => Occupant::Open,
        })
        .collect();
    occupants.rotate_right(1);
    let opened = rules
        .profile()
        .read_setup(&update.table.setup)
        .and_then(|setup| rules.open(setup, occupants, Seed(browser::entropy()).into()));
    if let Ok(session) = opened {
        let id = browser::fresh_id();
        if saves::keep(&LocalStorage, &id, &session.record(true), browser::now()) {
            browser::go(&Route::Local { id }.to_string());
        }
    }
}
