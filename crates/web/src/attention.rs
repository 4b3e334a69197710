//! What waits for the reader: games where it is their turn, here and at other tables of the server.

use std::time::Duration;

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Status, TableInfo};

use crate::browser::{fetch, notify};
use crate::pages::account::{Presence, Standing};
use crate::playing::Playing;
use crate::settings::Preferences;
use crate::wording::Speech;

/// The server is asked so often.
const REFRESH: Duration = Duration::from_secs(15);

/// What waits for the reader.
#[derive(Clone, Copy)]
pub(crate) struct Attention {
    own: RwSignal<Vec<TableInfo>>,
    here: RwSignal<Option<Here>>,
    presence: Presence,
    preferences: Preferences,
    speech: Speech,
}

/// The table that the page shows.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Here {
    /// Its id, if it is on the server.
    online: Option<String>,
    /// Whether it is the reader's turn.
    turn: bool,
}

impl Attention {
    /// Begins to look after the reader's tables.
    pub(crate) fn start(presence: Presence, preferences: Preferences, speech: Speech) -> Self {
        let attention = Self {
            own: RwSignal::new(Vec::new()),
            here: RwSignal::new(None),
            presence,
            preferences,
            speech,
        };
        Effect::new(move |_| {
            presence.standing.track();
            attention.refresh();
        });
        let _ = set_interval_with_handle(move || attention.refresh(), REFRESH);
        Effect::new(move |_| {
            let icon = if attention.turn_here() || attention.waiting() > 0 {
                "./icon-turn.svg"
            } else {
                "./icon.svg"
            };
            if let Ok(Some(link)) = document().query_selector("link[rel='icon']") {
                let _ = link.set_attribute("href", icon);
            }
        });
        attention
    }

    /// Asks the server for the reader's tables.
    pub(crate) fn refresh(self) {
        // Strangers have none.
        if !matches!(*self.presence.standing.read_untracked(), Standing::Known(_)) {
            self.own.set(Vec::new());
            return;
        }
        spawn_local(async move {
            if let Ok(own) = fetch::get::<Vec<TableInfo>>("tables?mine=1").await {
                self.take(own);
            }
        });
    }

    fn take(self, own: Vec<TableInfo>) {
        let before = self.own.read_untracked();
        let waited = |id: &str| before.iter().any(|table| table.id == id && is_turn(table));
        let begins = own
            .iter()
            .any(|table| is_turn(table) && !waited(&table.id) && !self.is_here(&table.id));
        let first = before.is_empty();
        drop(before);
        let count = own.iter().filter(|table| is_turn(table)).count();
        self.own.set(own);
        if begins && !first {
            let message = Message::new("web-waiting-games").with("games", count as i64);
            self.notify(&self.speech.tell(&message), "lobby");
        }
    }

    fn is_here(self, id: &str) -> bool {
        let here = self.here.read_untracked();
        here.as_ref()
            .is_some_and(|here| here.online.as_deref() == Some(id))
    }

    /// The reader's tables on the server.
    pub(crate) fn own(self) -> Vec<TableInfo> {
        self.own.get()
    }

    /// At how many tables of the server it is the reader's turn.
    pub(crate) fn waiting(self) -> usize {
        let here = self.here.read();
        let id = here.as_ref().and_then(|here| here.online.as_deref());
        let own = self.own.read();
        let others = own
            .iter()
            .filter(|table| is_turn(table) && Some(table.id.as_str()) != id);
        let online_turn = here
            .as_ref()
            .is_some_and(|here| here.turn && here.online.is_some());
        others.count() + usize::from(online_turn)
    }

    /// Whether it is the reader's turn at the table that the page shows.
    pub(crate) fn turn_here(self) -> bool {
        self.here.read().as_ref().is_some_and(|here| here.turn)
    }

    /// The page shows a table, as long as it is there.
    pub(crate) fn watch(self, playing: Playing, id: &str) {
        let online = playing.link.online.then(|| id.to_owned());
        let turn = Memo::new(move |_| {
            let update = playing.link.update.read();
            update.as_ref().is_some_and(|update| {
                update.table.status == Status::Playing
                    && update
                        .you
                        .is_some_and(|you| update.awaited.must.contains(&you))
            })
        });
        Effect::new(move |before: Option<bool>| {
            let turn = turn.get();
            let online = online.clone();
            self.here.set(Some(Here { online, turn }));
            if turn && before == Some(false) {
                self.notify(&self.speech.get("web-status-yours"), "table");
            }
            turn
        });
        on_cleanup(move || {
            let _ = self.here.try_set(None);
        });
    }

    /// Tells a reader who looks at something else, if they want that.
    fn notify(self, text: &str, tag: &str) {
        if self.preferences.now().notify && notify::is_hidden() {
            notify::show(&self.speech.get("web-title"), text, tag);
        }
    }
}

/// Whether it is the caller's turn at one of their tables.
pub(crate) fn is_turn(table: &TableInfo) -> bool {
    table.status == Status::Playing && table.you.is_some_and(|you| table.awaited.contains(&you))
}
