//! Tables of the server in a list: everything that one wants to know before joining.

use engine::Message;
use leptos::prelude::*;
use protocol::{CallKind, OccupantInfo, Status, TableInfo};
use table::Words;

use crate::attention::is_turn;
use crate::components::names;
use crate::games::{self, Known};
use crate::route::{Route, Source};
use crate::seating;
use crate::settings::Preferences;
use crate::strength::Strength;
use crate::table_facts;
use crate::wording::{TEXTS, speech};

/// Whose tables they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The reader has a seat there.
    Own,
    /// Anybody may come.
    Open,
}

/// A list of tables.
#[component]
pub(crate) fn TableRows(tables: Signal<Vec<TableInfo>>, kind: Kind) -> impl IntoView {
    let strength = expect_context::<Strength>();
    view! {
        <ul class="rows tables">
            <For each=move || tables.get() key=move |table| key(table, strength) let:table>
                {row(table, kind)}
            </For>
        </ul>
    }
}

/// A row is drawn anew when what it shows has changed.
fn key(table: &TableInfo, strength: Strength) -> String {
    let seats: Vec<_> = table
        .seats
        .iter()
        .map(|seat| format!("{:?}", seat.occupant))
        .collect();
    let awaited = &table.awaited;
    let fits = strength.fits(table);
    format!(
        "{} {:?} {awaited:?} {} {seats:?} {fits}",
        table.id, table.status, table.changed
    )
}

fn row(table: TableInfo, kind: Kind) -> impl IntoView {
    let speech = speech();
    let locale = expect_context::<Preferences>().locale;
    let words = Memo::new_with_compare(
        move |_| {
            let names = games::known(&table.game).map(Known::names);
            let texts: Vec<_> = std::iter::once(TEXTS).chain(names).collect();
            (
                table.clone(),
                std::sync::Arc::new(Words::new(locale.get(), &texts)),
            )
        },
        |_, _| true,
    );
    let table = words.get_untracked().0;
    let free = table
        .seats
        .iter()
        .any(|seat| matches!(seat.occupant, OccupantInfo::Open));
    let mine = kind == Kind::Own && is_turn(&table);
    let over = table.status == Status::Over;
    let people = names::accounts(table.seats.iter().map(|seat| &seat.occupant));
    let id = table.id.clone();
    let route = if over {
        Route::Replay {
            source: Source::Table(id.clone()),
            ply: None,
        }
    } else {
        Route::Table {
            id: id.clone(),
            invitation: None,
        }
    };
    let title = move || {
        let (table, words) = words.get();
        let names = seating::names(&table.seats, &words).join(" – ");
        words.labelled(&words.get(&format!("game-{}", table.game)), names)
    };
    let status = move || {
        let (table, words) = words.get();
        words.tell(&status(&table, &words))
    };
    let facts = move || {
        let (table, words) = words.get();
        let mut facts = Vec::new();
        if let Some(known) = games::known(&table.game) {
            facts.extend(table_facts::setup(known.profile, &table.setup, &words));
        }
        facts.extend(table_facts::rated(&table).map(|fact| words.tell(&fact)));
        facts.push(words.tell(&table_facts::clock(table.clock)));
        facts.push(table_facts::ago(
            table.changed.max(table.opened),
            locale.get(),
        ));
        facts.join(" · ")
    };
    let strength = expect_context::<Strength>();
    let act = match (kind, table.status) {
        (_, Status::Over) => "web-row-replay",
        (Kind::Own, _) => "web-row-go-on",
        (Kind::Open, Status::Waiting) if free && strength.fits(&table) => "web-row-join",
        (Kind::Open, _) => "web-row-watch",
    };
    let class = if mine || act == "web-row-join" {
        "button primary"
    } else {
        "button"
    };
    let address = route.to_string();
    let named = move || speech.words().get().labelled(&speech.get(act), title());
    view! {
        <li data-table=id data-turn=mine.then_some("yours") class:yours=mine>
            <a class="grow" href=address.clone()>{title}</a>
            <a class=class href=address data-act=act.trim_start_matches("web-row-") aria-label=named>
                {speech.text(act)}
            </a>
            <p class="facts whole">
                <strong data-row-status="">{status}</strong> " · " {facts} {people}
            </p>
        </li>
    }
}

/// Whose turn it is, how many seats are free, or how it ended.
fn status(table: &TableInfo, words: &Words) -> Message {
    let names = seating::names(&table.seats, words);
    match table.status {
        Status::Waiting => {
            let free = |seat: &&protocol::SeatInfo| {
                matches!(seat.occupant, OccupantInfo::Open | OccupantInfo::Invited)
            };
            let open = table.seats.iter().filter(free).count();
            Message::new("web-lobby-waiting").with("open", open as i64)
        }
        Status::Sharing => Message::new("web-lobby-sharing"),
        Status::Playing if is_turn(table) => Message::new("web-status-yours"),
        Status::Playing => {
            let awaited: Vec<_> = table
                .awaited
                .iter()
                .filter_map(|seat| names.get(seat - 1).cloned())
                .collect();
            if awaited.is_empty() {
                return Message::new("web-lobby-playing");
            }
            Message::new("web-status-others").with("names", awaited.join(", "))
        }
        Status::Over => match table.calls.last() {
            Some(call) => match (call.kind, call.seat.and_then(|seat| names.get(seat - 1))) {
                (CallKind::Resigned, Some(name)) => {
                    Message::new("call-resigned").with("name", name.clone())
                }
                (CallKind::Late, Some(name)) => {
                    Message::new("call-late").with("name", name.clone())
                }
                (CallKind::Aborted, _) => Message::new("call-aborted"),
                _ => Message::new("call-agreed"),
            },
            None => Message::new("web-lobby-over"),
        },
    }
}
