//! Tables on the server: one's own, and those that anybody may join or watch.

use std::time::Duration;

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{OccupantInfo, Status, TableInfo};
use table::Words;

use crate::browser::fetch::{self, Failure};
use crate::pages::account::{Presence, Standing};
use crate::route::Route;
use crate::seating;
use crate::settings::Preferences;
use crate::wording::{of_game, speech};

const REFRESH: Duration = Duration::from_secs(4);

/// What the server said, last time it was asked.
#[derive(Clone, PartialEq, Debug)]
enum Tables {
    Asking,
    NoServer,
    Here {
        own: Vec<TableInfo>,
        open: Vec<TableInfo>,
    },
}

pub(crate) fn page() -> impl IntoView {
    let speech = speech();
    let presence = expect_context::<Presence>();
    let tables = RwSignal::new(Tables::Asking);
    refresh(tables, presence);
    let clock = set_interval_with_handle(move || refresh(tables, presence), REFRESH).ok();
    on_cleanup(move || {
        if let Some(clock) = clock {
            clock.clear();
        }
    });
    let shown = Memo::new(move |_| tables.get());
    let body = move || match shown.get() {
        Tables::Asking => view! { <p>{speech.text("web-asking")}</p> }.into_any(),
        Tables::NoServer => {
            view! { <p class="note" data-offline="">{speech.text("web-no-server")}</p> }.into_any()
        }
        Tables::Here { own, open } => view! {
            {(!own.is_empty()).then(|| list("web-lobby-own", &own))}
            {list("web-lobby-open", &open)}
        }
        .into_any(),
    };
    view! {
        <section class="card">
            <h1>{speech.text("web-page-lobby")}</h1>
            {body}
            <p class="buttons">
                <a class="button primary" data-go="new" href="#/new">{speech.text("web-lobby-new")}</a>
                <button data-act="refresh" on:click=move |_| refresh(tables, presence)>
                    {speech.text("web-lobby-refresh")}
                </button>
            </p>
        </section>
    }
}

fn refresh(tables: RwSignal<Tables>, presence: Presence) {
    // Strangers have no tables of their own.
    let known = presence
        .standing
        .try_get_untracked()
        .is_some_and(|standing| matches!(standing, Standing::Known(_)));
    spawn_local(async move {
        let open = fetch::get::<Vec<TableInfo>>("tables").await;
        let heard = match open {
            Ok(open) => {
                let own = if known {
                    fetch::get::<Vec<TableInfo>>("tables?mine=1").await
                } else {
                    Ok(Vec::new())
                };
                let own = own.unwrap_or_default();
                let open = open
                    .into_iter()
                    .filter(|table| own.iter().all(|own| own.id != table.id))
                    .collect();
                Tables::Here { own, open }
            }
            Err(Failure::NoServer | Failure::Stranger | Failure::Problem(_)) => Tables::NoServer,
        };
        let _ = tables.try_set(heard);
    });
}

fn list(title: &'static str, tables: &[TableInfo]) -> impl IntoView + use<> {
    let speech = speech();
    let rows = tables.iter().map(row).collect_view();
    let none = tables.is_empty();
    view! {
        <h2>{speech.text(title)}</h2>
        <Show when=move || none>
            <p class="note">{speech.text("web-lobby-none")}</p>
        </Show>
        <ul class="rows">{rows}</ul>
    }
}

fn row(table: &TableInfo) -> impl IntoView + use<> {
    let speech = speech();
    let locale = expect_context::<Preferences>().locale;
    let route = Route::Table {
        id: table.id.clone(),
        invitation: None,
    };
    let open = table
        .seats
        .iter()
        .filter(|seat| matches!(seat.occupant, OccupantInfo::Open))
        .count();
    let status = match table.status {
        Status::Waiting => Message::new("web-lobby-waiting").with("open", open as i64),
        Status::Sharing => Message::new("web-lobby-sharing"),
        Status::Playing => Message::new("web-lobby-playing"),
        Status::Over => Message::new("web-lobby-over"),
    };
    let id = table.id.clone();
    let table = table.clone();
    let title = move || {
        let Some(rules) = table::game(&table.game) else {
            return table.game.clone();
        };
        let words = Words::new(locale.get(), &[rules.texts()]);
        let names = seating::names(&table.seats, &words).join(" – ");
        let game = of_game(rules, locale.get(), &format!("game-{}", table.game));
        words.labelled(&game, names)
    };
    view! {
        <li data-table=id>
            <a class="grow" href=route.to_string()>{title}</a>
            <span class="facts">{move || speech.tell(&status)}</span>
        </li>
    }
}
