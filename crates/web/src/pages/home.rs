//! What waits for the reader, and the games.

use engine::Message;
use leptos::prelude::*;
use protocol::{Status, TableInfo};

use crate::attention::{Attention, is_turn};
use crate::browser::storage::LocalStorage;
use crate::components::kept_games::KeptRows;
use crate::components::table_rows::{Kind, TableRows};
use crate::games::{GAMES, Known};
use crate::route::Route;
use crate::saves::{self, Kept};
use crate::wording::{Speech, speech};

pub(crate) fn page() -> impl IntoView {
    let speech = speech();
    view! {
        <section class="hero">
            <img class="garden" src="./garden.svg" width="480" height="132" alt=""/>
            <h1>{speech.text("web-title")}</h1>
            <p class="lead">{speech.text("web-home-lead")}</p>
        </section>
        <Waiting/>
        <section aria-label=speech.text("web-home-games") class="games">
            {GAMES.iter().map(game_card).collect_view()}
        </section>
    }
}

/// Games that go on: first those of the server where it is the reader's turn.
#[component]
fn Waiting() -> impl IntoView {
    let speech = speech();
    let attention = expect_context::<Attention>();
    attention.refresh();
    let unfinished = |kept: &Kept| !kept.content.as_ref().is_ok_and(|content| content.over);
    let mut kept = saves::list(&LocalStorage);
    kept.retain(unfinished);
    let kept = RwSignal::new(kept);
    let tables = Memo::new(move |_| {
        let goes_on = |table: &TableInfo| table.status != Status::Over;
        let mut tables: Vec<_> = attention.own().into_iter().filter(goes_on).collect();
        tables.sort_by_key(|table| (!is_turn(table), std::cmp::Reverse(table.changed)));
        tables
    });
    let any = move || !tables.read().is_empty() || !kept.read().is_empty();
    let title = move || match attention.waiting() {
        0 => speech.get("web-home-going-on"),
        games => speech.tell(&Message::new("web-waiting-games").with("games", games as i64)),
    };
    view! {
        <Show when=any>
            <section class="card" data-saves="">
                <h2>{title}</h2>
                <Show when=move || !tables.read().is_empty()>
                    <TableRows tables=tables.into() kind=Kind::Own/>
                </Show>
                <Show when=move || !kept.read().is_empty()>
                    <KeptRows kept=kept/>
                </Show>
            </section>
        </Show>
    }
}

fn game_card(game: &'static Known) -> impl IntoView {
    let speech = speech();
    let names = Speech::of_names(game);
    let profile = game.profile;
    let id = profile.id;
    let name = move || names.get(&format!("game-{id}"));
    let summary = move || names.get(&format!("game-{id}-summary"));
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
    // Four links with one name would be no help to those who hear them.
    let named = move |key: &'static str| {
        move || {
            speech.tell(
                &Message::new("web-of-game")
                    .with("what", speech.get(key))
                    .with("game", name()),
            )
        }
    };
    let new = Route::New {
        game: Some(id.to_owned()),
    };
    view! {
        <article class="card game" data-game=id>
            <img
                class="picture"
                src=format!("./boards/{id}.svg")
                width="320"
                height="150"
                loading="lazy"
                alt=""
            />
            <h2>{name}</h2>
            <p class="facts">{facts}</p>
            <p>{summary}</p>
            <p class="buttons">
                <a class="button primary" data-go="new" href=new.to_string() aria-label=named("web-play")>
                    {speech.text("web-play")}
                </a>
                <a
                    class="button"
                    data-go="learn"
                    href=Route::Learn { game: id.to_owned() }.to_string()
                    aria-label=named("web-page-learn")
                >
                    {speech.text("web-page-learn")}
                </a>
                <a
                    class="button"
                    data-go="rules"
                    href=Route::Rules { game: id.to_owned(), rule: None }.to_string()
                    aria-label=named("web-rules")
                >
                    {speech.text("web-rules")}
                </a>
            </p>
        </article>
    }
}
