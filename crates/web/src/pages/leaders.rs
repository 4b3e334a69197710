//! Those with the highest ratings in a game with so many players.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Leader, Leaderboard};

use super::account::in_words;
use super::person::value;
use crate::browser;
use crate::browser::fetch::{self, Failure};
use crate::components::figures::figures;
use crate::components::names::Name;
use crate::games::{self, GAMES, Known};
use crate::route::Route;
use crate::wording::{game_name, speech};

/// With how many players a game can be rated.
fn players(game: &Known) -> std::ops::RangeInclusive<u8> {
    let variants = || game.profile.variants.iter();
    let least = variants().map(|variant| variant.least).min();
    let most = variants().map(|variant| variant.most).max();
    least.unwrap_or(2).max(2)..=most.unwrap_or(2)
}

pub(crate) fn page(of: Option<(String, u8)>) -> impl IntoView {
    let speech = speech();
    let asked = of.and_then(|(id, number)| Some((games::known(&id)?, number)));
    let (game, number) = asked.unwrap_or((&GAMES[0], *players(&GAMES[0]).start()));
    let id = game.profile.id;
    let heard = RwSignal::new(None::<Result<Leaderboard, Failure>>);
    spawn_local(async move {
        let path = format!("leaderboard?game={id}&players={number}");
        let leaders = fetch::get::<Leaderboard>(&path).await;
        let _ = heard.try_set(Some(leaders));
    });
    let options = GAMES.iter().map(|known| {
        let own = known.profile.id;
        let chosen = own == id;
        view! { <option value=own selected=chosen>{game_name(known)}</option> }
    });
    let numbers = players(game).map(|own| {
        let chosen = own == number;
        view! { <option value=own.to_string() selected=chosen>{own}</option> }
    });
    let go = |game: &str, players: u8| {
        let of = Some((game.to_owned(), players));
        browser::go(&Route::Leaders { of }.to_string());
    };
    let pick_game = move |event| {
        if let Some(known) = games::known(&event_target_value(&event)) {
            let range = players(known);
            go(known.profile.id, number.clamp(*range.start(), *range.end()));
        }
    };
    let pick_number = move |event| {
        if let Ok(number) = event_target_value(&event).parse() {
            go(id, number);
        }
    };
    let body = move || match heard.get() {
        None => view! { <p>{speech.text("web-asking")}</p> }.into_any(),
        Some(Err(failure)) => view! { <p class="note">{in_words(&failure, speech)}</p> }.into_any(),
        Some(Ok(board)) if board.leaders.is_empty() => {
            view! { <p class="note" data-no-leaders="">{speech.text("web-leaders-none")}</p> }
                .into_any()
        }
        Some(Ok(board)) => list(board.leaders).into_any(),
    };
    view! {
        <section class="card" data-leaders=id>
            <h1>{speech.text("web-page-leaders")}</h1>
            <div class="filters">
                <label>
                    <span>{speech.text("web-game")}</span>
                    <select data-field="leaders-game" on:change=pick_game>{options.collect_view()}</select>
                </label>
                <label>
                    <span>{speech.text("web-players")}</span>
                    <select data-field="leaders-players" on:change=pick_number>{numbers.collect_view()}</select>
                </label>
            </div>
            {body}
            <p class="facts">{speech.text("web-leaders-note")}</p>
        </section>
    }
}

fn list(leaders: Vec<Leader>) -> impl IntoView {
    let speech = speech();
    let rows = leaders.into_iter().enumerate().map(|(index, leader)| {
        let Leader { name, rating } = leader;
        let shown = value(&rating, speech);
        let own = name.clone();
        view! {
            <tr data-leader=own data-provisional=rating.provisional.then_some("")>
                <td>{index + 1}</td>
                <th scope="row"><Name name=name/></th>
                <td>{shown}</td>
                <td>{rating.games}</td>
            </tr>
        }
        .into_any()
    });
    let columns = [
        "web-leaders-place",
        "web-name",
        "web-rating",
        "web-rated-games",
    ];
    figures(speech, "web-page-leaders", &columns, rows.collect())
}
