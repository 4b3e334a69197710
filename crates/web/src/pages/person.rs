//! Somebody with an account: how strong they are, and how their games went.

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{BotRecord, CurvePoint, ProfileInfo, RatingInfo};

use super::account::in_words;
use super::sorry;
use crate::browser::fetch::{self, Failure};
use crate::components::figures::figures;
use crate::components::finished_games::FinishedGames;
use crate::components::rating_curve::rating_curve;
use crate::games;
use crate::route::{Route, encode};
use crate::settings::Preferences;
use crate::wording::{Speech, game_name, speech};

pub(crate) fn page(name: &str) -> impl IntoView + use<> {
    let speech = speech();
    let heard = RwSignal::new(None::<Result<ProfileInfo, Failure>>);
    let path = format!("people/{}", encode(name));
    spawn_local(async move {
        let profile = fetch::get::<ProfileInfo>(&path).await;
        let _ = heard.try_set(Some(profile));
    });
    move || match heard.get() {
        None => view! { <p>{speech.text("web-asking")}</p> }.into_any(),
        Some(Ok(profile)) => known(profile).into_any(),
        Some(Err(failure)) => sorry(move || in_words(&failure, speech)).into_any(),
    }
}

fn known(profile: ProfileInfo) -> impl IntoView {
    let speech = speech();
    let ProfileInfo {
        name,
        ratings,
        bots,
        ..
    } = profile;
    let shown = RwSignal::new(None::<Vec<CurvePoint>>);
    let chosen = RwSignal::new(0);
    let own = name.clone();
    let kinds: Vec<_> = ratings
        .iter()
        .map(|rating| (rating.game.clone(), rating.players))
        .collect();
    Effect::new(move |_| {
        let Some((game, players)) = kinds.get(chosen.get()).cloned() else {
            return;
        };
        let path = format!(
            "people/{}/curve?game={game}&players={players}",
            encode(&own)
        );
        spawn_local(async move {
            let curve = fetch::get::<Vec<CurvePoint>>(&path).await;
            let _ = shown.try_set(curve.ok());
        });
    });
    let locale = expect_context::<Preferences>().locale;
    let curve = move || {
        let curve = shown.get()?;
        (curve.len() > 1).then(|| rating_curve(&curve, speech, locale.get()))
    };
    let ratings = if ratings.is_empty() {
        nothing("web-ratings-none", speech)
    } else {
        let rows = ratings.iter().enumerate();
        let rows = rows.map(|(index, rating)| rating_row(index, rating, chosen, speech));
        let columns = [
            "web-game",
            "web-players",
            "web-rating",
            "web-rated-games",
            "",
        ];
        figures(speech, "web-ratings", &columns, rows.collect()).into_any()
    };
    let bots = if bots.is_empty() {
        nothing("web-finished-none", speech)
    } else {
        let rows = bots.iter().map(|record| bot_row(record, speech));
        let columns = [
            "web-game",
            "web-players",
            "web-bot-level",
            "web-outcome-won",
            "web-outcome-drawn",
            "web-outcome-lost",
        ];
        figures(speech, "web-against-bots", &columns, rows.collect()).into_any()
    };
    view! {
        <section class="card" data-profile=name.clone()>
            <h1>{name.clone()}</h1>
            <h2>{speech.text("web-ratings")}</h2>
            {ratings}
            {curve}
            <h2>{speech.text("web-against-bots")}</h2>
            {bots}
        </section>
        <section class="card">
            <h2>{speech.text("web-finished")}</h2>
            <FinishedGames of=name/>
        </section>
    }
}

/// A game's name; of one that is not known here its id.
pub(super) fn name_of(game: &str) -> Box<dyn Fn() -> String + Send> {
    match games::known(game) {
        Some(known) => Box::new(game_name(known)),
        None => {
            let id = game.to_owned();
            Box::new(move || id.clone())
        }
    }
}

/// A rating and how far off it may be.
pub(super) fn value(rating: &RatingInfo, speech: Speech) -> impl IntoView + use<> {
    let told = Message::new("web-rating-value")
        .with("rating", rating.rating)
        .with("range", 2 * rating.deviation);
    let provisional = rating.provisional.then(|| {
        view! { " " <span class="facts">{speech.text("web-rating-provisional")}</span> }
    });
    view! { {move || speech.tell(&told)} {provisional} }
}

fn nothing(key: &'static str, speech: Speech) -> AnyView {
    view! { <p class="note">{speech.text(key)}</p> }.into_any()
}

fn rating_row(
    index: usize,
    rating: &RatingInfo,
    chosen: RwSignal<usize>,
    speech: Speech,
) -> AnyView {
    let leaders = Route::Leaders {
        of: Some((rating.game.clone(), rating.players as u8)),
    };
    let game = rating.game.clone();
    let name = name_of(&game);
    let pressed = move || (chosen.get() == index).to_string();
    let told = name_of(&game);
    let players = rating.players;
    let label = move || format!("{}: {} ({players})", speech.get("web-curve"), told());
    view! {
        <tr data-rating=game data-players=players>
            <th scope="row"><a href=leaders.to_string()>{name}</a></th>
            <td>{players}</td>
            <td>{value(rating, speech)}</td>
            <td>{rating.games}</td>
            <td>
                <button data-act="curve" aria-pressed=pressed aria-label=label on:click=move |_| chosen.set(index)>
                    {speech.text("web-curve")}
                </button>
            </td>
        </tr>
    }
    .into_any()
}

fn bot_row(record: &BotRecord, speech: Speech) -> AnyView {
    let level = record.level.clone();
    let against = level.clone();
    let name = name_of(&record.game);
    view! {
        <tr data-against=against>
            <th scope="row">{name}</th>
            <td>{record.players}</td>
            <td>{move || speech.get(&format!("level-{level}"))}</td>
            <td>{record.won}</td>
            <td>{record.drawn}</td>
            <td>{record.lost}</td>
        </tr>
    }
    .into_any()
}
