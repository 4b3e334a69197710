//! How a game ended.

use engine::Seed;
use leptos::prelude::*;
use protocol::OccupantInfo;
use table::Occupant;

use crate::browser;
use crate::browser::storage::LocalStorage;
use crate::components::fairness::{Promises, Verdict};
use crate::playing::Playing;
use crate::route::Route;
use crate::saves;

/// Places, scores, whether chance was fair; another game.
#[component]
pub(crate) fn GameResult(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let online = playing.link.online;
    let standings = Memo::new(move |_| {
        playing
            .link
            .update
            .read()
            .as_ref()?
            .awaited
            .standings
            .clone()
    });
    let rows = move || {
        let standings = standings.get()?;
        // A game that was ended early has no scores.
        let scores = standings.scores.into_iter().map(Some);
        let scores = scores.chain(std::iter::repeat(None));
        let mut rows: Vec<_> = standings
            .places
            .into_iter()
            .zip(scores)
            .zip(playing.names())
            .collect();
        rows.sort_by_key(|((place, _), _)| *place);
        Some(
            rows.into_iter()
                .map(|((place, score), name)| {
                    view! {
                        <tr class:winner=place == 1>
                            <td>{place}</td>
                            <td>{name}</td>
                            <td>{score}</td>
                        </tr>
                    }
                })
                .collect_view(),
        )
    };
    view! {
        <Show when=move || standings.read().is_some()>
            <section class="panel result" data-result="">
                <h2>{speech.text("web-result")}</h2>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{speech.text("web-place")}</th>
                            <th scope="col">{speech.text("web-player")}</th>
                            <th scope="col">{speech.text("web-score")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
                <Show when=move || !online>
                    <p class="buttons">
                        <button class="primary" data-act="again" on:click=move |_| again(playing)>
                            {speech.text("web-again")}
                        </button>
                    </p>
                </Show>
                <Verdict playing=playing/>
                <Promises playing=playing/>
            </section>
        </Show>
    }
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
            OccupantInfo::Human { name } => Occupant::Human(name.clone()),
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
