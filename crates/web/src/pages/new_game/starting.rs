//! A new game begins.

use engine::Seed;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Clock, NewTable, TableInfo};

use super::chosen::Chosen;
use crate::browser::storage::LocalStorage;
use crate::browser::{self, fetch};
use crate::fairness::Notes;
use crate::pages::account::{self, Presence};
use crate::route::Route;
use crate::saves;
use crate::wording::Speech;

/// The clocks to choose from, as the form's values.
pub(super) const CLOCKS: [(&str, Option<Clock>); 8] = [
    ("none", Some(Clock::None)),
    ("live-5", live(5, 5)),
    ("live-15", live(15, 10)),
    ("live-30", live(30, 20)),
    ("days-1", Some(Clock::Days { days: 1 })),
    ("days-3", Some(Clock::Days { days: 3 })),
    // The reader says how long.
    ("own-live", None),
    ("own-days", None),
];

const fn live(minutes: u32, increment: u32) -> Option<Clock> {
    Some(Clock::Live { minutes, increment })
}

/// The clock that was chosen.
fn clock(chosen: Chosen) -> Clock {
    let id = chosen.clock.get_untracked();
    let (minutes, increment) = (
        chosen.minutes.get_untracked(),
        chosen.increment.get_untracked(),
    );
    match (CLOCKS.into_iter().find(|(known, _)| *known == id), id) {
        (Some((_, Some(clock))), _) => clock,
        (_, "own-live") => Clock::Live { minutes, increment },
        (_, "own-days") => Clock::Days {
            days: chosen.days.get_untracked(),
        },
        _ => Clock::None,
    }
}

fn remember_name(chosen: Chosen) -> String {
    let name = chosen.names.read_untracked()[0].trim().to_owned();
    chosen
        .preferences
        .change(|settings| settings.name.clone_from(&name));
    name
}

pub(super) fn start_here(chosen: Chosen, speech: Speech) {
    remember_name(chosen);
    let words = speech.words().get_untracked();
    let opened = chosen.setup().and_then(|setup| {
        let occupants = chosen.occupants(&words);
        chosen
            .rules()
            .open(setup, occupants, Seed(browser::entropy()).into())
    });
    match opened {
        Ok(session) => {
            let id = browser::fresh_id();
            let record = session.record(true);
            if saves::keep(&LocalStorage, &id, &record, browser::now()) {
                browser::go(&Route::Local { id }.to_string());
            } else {
                chosen.wrong.set(words.get("web-not-kept"));
            }
        }
        Err(error) => chosen.wrong.set(words.setup_error(&error)),
    }
}

pub(super) fn start_online(chosen: Chosen, speech: Speech, presence: Presence) {
    let name = remember_name(chosen);
    let words = speech.words().get_untracked();
    let setup = match chosen.setup() {
        Ok(setup) => setup.to_string(),
        Err(error) => return chosen.wrong.set(words.setup_error(&error)),
    };
    // Others want to know with whom they play.
    let stranger = !matches!(
        *presence.standing.read_untracked(),
        account::Standing::Known(_)
    );
    if name.is_empty() && stranger {
        chosen.wrong.set(words.get("web-name-first"));
        browser::focus("[data-field='name']");
        return;
    }
    let rated = untrack(|| presence.has_account() && chosen.is_rated());
    let mut notes = Notes::default();
    let promise = notes.promise(browser::entropy());
    let table = NewTable {
        game: chosen.rules().profile().id.to_owned(),
        setup,
        seats: chosen.new_seats(&promise),
        public: chosen.public.get_untracked(),
        clock: clock(chosen),
        flag: chosen.flag.get_untracked(),
        // Where the game counts for ratings there are none.
        hints: chosen.hints.get_untracked().filter(|_| !rated),
        talk: chosen.talk.get_untracked(),
        rated,
        near: rated && chosen.near.get_untracked(),
    };
    spawn_local(async move {
        let opened = match presence.introduce(&name).await {
            Ok(()) => fetch::post::<TableInfo>("tables", &table).await,
            Err(failure) => Err(failure),
        };
        match opened {
            Ok(TableInfo { id, .. }) => {
                notes.keep(&LocalStorage, &id);
                let invitation = None;
                browser::go(&Route::Table { id, invitation }.to_string());
            }
            Err(failure) => chosen.wrong.set(account::in_words(&failure, speech)),
        }
    });
}
