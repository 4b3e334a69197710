//! Tables on the server: one's own, and those that anybody may join or watch.

use std::time::Duration;

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableInfo;

use crate::attention::{Attention, is_turn};
use crate::browser::fetch;
use crate::components::table_rows::{Kind, TableRows};
use crate::pages::account::Presence;
use crate::strength::Strength;
use crate::wording::speech;

const REFRESH: Duration = Duration::from_secs(4);

/// What the server said, last time it was asked.
#[derive(Clone, PartialEq, Debug)]
enum Tables {
    Asking,
    NoServer,
    Here(Vec<TableInfo>),
}

pub(crate) fn page() -> impl IntoView {
    let speech = speech();
    let attention = expect_context::<Attention>();
    let tables = RwSignal::new(Tables::Asking);
    let ask = move || {
        attention.refresh();
        refresh(tables);
    };
    ask();
    let clock = set_interval_with_handle(ask, REFRESH).ok();
    on_cleanup(move || {
        if let Some(clock) = clock {
            clock.clear();
        }
    });
    let own = Memo::new(move |_| attention.own());
    let strength = expect_context::<Strength>();
    let presence = expect_context::<Presence>();
    Effect::new(move |_| {
        presence.standing.track();
        strength.refresh();
    });
    let open = Memo::new(move |_| match tables.get() {
        Tables::Here(open) => {
            let own = own.read();
            let other = |table: &TableInfo| own.iter().all(|own| own.id != table.id);
            let mut open: Vec<_> = open.into_iter().filter(other).collect();
            // Where the reader cannot sit down comes last.
            open.sort_by_key(|table| !strength.fits(table));
            open
        }
        Tables::Asking | Tables::NoServer => Vec::new(),
    });
    let running = Memo::new(move |_| {
        let over = |table: &TableInfo| table.status == protocol::Status::Over;
        let mut running: Vec<_> = own.get().into_iter().filter(|table| !over(table)).collect();
        running.sort_by_key(|table| !is_turn(table));
        running
    });
    let state = Memo::new(move |_| std::mem::discriminant(&*tables.read()));
    let body = move || {
        // A memo that nobody has read follows nothing.
        let _ = state.get();
        match *tables.read_untracked() {
            Tables::Asking => view! { <p>{speech.text("web-asking")}</p> }.into_any(),
            Tables::NoServer => {
                view! { <p class="note" data-offline="">{speech.text("web-no-server")}</p> }
                    .into_any()
            }
            Tables::Here(_) => view! {
                <Show when=move || !running.read().is_empty()>
                    <h2>{speech.text("web-lobby-own")}</h2>
                    <TableRows tables=running.into() kind=Kind::Own/>
                </Show>
                <h2>{speech.text("web-lobby-open")}</h2>
                <Show when=move || open.read().is_empty()>
                    <p class="note">{speech.text("web-lobby-none")}</p>
                </Show>
                <TableRows tables=open.into() kind=Kind::Open/>
            }
            .into_any(),
        }
    };
    let waiting = move || {
        let games = attention.waiting() as i64;
        (games > 0).then(|| speech.tell(&Message::new("web-waiting-games").with("games", games)))
    };
    view! {
        <section class="card lobby">
            <h1>{speech.text("web-page-lobby")}</h1>
            <p class="lead" role="status">{waiting}</p>
            {body}
            <p class="buttons">
                <a class="button primary" data-go="new" href="#/new">{speech.text("web-lobby-new")}</a>
                <a class="button" data-go="leaders" href="#/leaders">{speech.text("web-page-leaders")}</a>
                <button data-act="refresh" on:click=move |_| ask()>
                    {speech.text("web-lobby-refresh")}
                </button>
            </p>
        </section>
    }
}

fn refresh(tables: RwSignal<Tables>) {
    spawn_local(async move {
        let heard = match fetch::get::<Vec<TableInfo>>("tables").await {
            Ok(open) => Tables::Here(open),
            Err(_) => Tables::NoServer,
        };
        let _ = tables.try_set(heard);
    });
}
