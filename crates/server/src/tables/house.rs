//! What the house does by itself, whether anybody looks or not: it wakes tables up whose time has come, and
//! notes that it is there, so that nobody pays for the time when it was not.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::Notify;

use super::counting::{count_games, pack_logs};
use super::{Tables, downtimes};
use crate::problem::{Failure, Trouble};

/// How often the house notes that it is there.
const SIGNS_OF_LIFE: Duration = Duration::from_secs(10);
const AWAY: u64 = downtimes::AWAY.as_millis() as u64;
/// So many public tables are shown in the lobby after a start.
const AT_START: usize = super::RESTING;
/// Between two tables that are waken up others get their turn.
const BREATH: Duration = Duration::from_millis(1);

/// How often the house looks for tables to which nobody comes; after a start others come first.
const TIDY: Duration = Duration::from_secs(6 * 3600);
const FIRST: Duration = Duration::from_secs(60);
const NEXT: Duration = Duration::from_secs(1);

/// When which tables have to be looked after.
#[derive(Default)]
pub(super) struct Alarms {
    set: Mutex<BTreeSet<(u64, String)>>,
    bell: Notify,
}

impl Alarms {
    pub(super) fn set(&self, table: &str, at: u64) {
        self.lock().insert((at, table.to_owned()));
        self.bell.notify_one();
    }

    /// A table whose time has come, or when the next one's will.
    fn next(&self, now: u64) -> Result<String, Option<u64>> {
        let mut set = self.lock();
        match set.first() {
            Some((at, _)) if *at > now => Err(Some(*at)),
            Some(_) => set.pop_first().map(|(_, table)| table).ok_or(None),
            None => Err(None),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeSet<(u64, String)>> {
        self.set.lock().expect("nobody panics with it")
    }
}

impl Tables {
    /// The house begins its work: from now on time counts. Tables are waken up one after the other, while
    /// everybody is served already.
    pub(crate) async fn begin(self: &Arc<Self>) -> Result<(), Failure> {
        let now = self.shared.now();
        let downtimes = self.shared.store.came_up(now).await?;
        self.shared.downtimes.replace(downtimes);
        self.shared.downtimes.runs(now);
        let works = [
            tokio::spawn(wake_when_due(Arc::downgrade(self))).abort_handle(),
            tokio::spawn(show_lobby(Arc::clone(self))).abort_handle(),
            tokio::spawn(give_signs_of_life(Arc::downgrade(self))).abort_handle(),
            tokio::spawn(forget_waiting(Arc::downgrade(self))).abort_handle(),
            tokio::spawn(count_games(Arc::downgrade(self))).abort_handle(),
            tokio::spawn(pack_logs(Arc::downgrade(self))).abort_handle(),
        ];
        let following = self.begin_following();
        self.works
            .lock()
            .expect("nobody panics with it")
            .extend(works.into_iter().chain(following));
        Ok(())
    }

    /// The house ends its work.
    pub(super) async fn end(&self) {
        for work in self.works.lock().expect("nobody panics with it").drain(..) {
            work.abort();
        }
        self.shared.helping.stop();
        if let Err(error) = self.shared.store.sign_of_life(self.shared.now()).await {
            tracing::warn!("{error}");
        }
        if let Some(nodes) = self.shared.store.nodes()
            && let Err(error) = nodes.leave().await
        {
            tracing::warn!("{error}");
        }
    }
}

/// Wakes tables up whose time has come.
async fn wake_when_due(tables: Weak<Tables>) {
    loop {
        let Some(first) = tables.upgrade() else {
            return;
        };
        match first.shared.store.due().await {
            // Where several servers share the store each looks for what nobody looks after.
            Ok(_) if first.shared.store.nodes().is_some() => break,
            Ok(due) => {
                for (table, at) in due {
                    first.alarms.set(&table, at);
                }
                break;
            }
            Err(error) => tracing::error!("{error}"),
        }
        let retry = first.shared.retry;
        drop(first);
        tokio::time::sleep(retry).await;
    }
    loop {
        let Some(tables) = tables.upgrade() else {
            return;
        };
        let now = tables.shared.now();
        match tables.alarms.next(now) {
            Ok(id) => {
                // A log that cannot be read takes no others with it.
                let looked = AssertUnwindSafe(tables.look_after(&id)).catch_unwind();
                let looked = looked.await.unwrap_or_else(|_| {
                    tables.shared.metrics.bug();
                    Err(Trouble::UnknownRules.into())
                });
                if let Err(failure) = looked {
                    tracing::warn!("table {id} cannot go on: {failure:?}");
                    // What cannot be read now may be read later; rules that are not known stay so.
                    if failure == Failure::Trouble(Trouble::Internal) {
                        tables.alarms.set(&id, now + AWAY);
                    }
                }
                drop(tables);
                tokio::time::sleep(BREATH).await;
            }
            Err(next) => {
                let wait = next.map_or(AWAY, |at| (at - now).min(AWAY));
                let wait = Duration::from_millis(wait);
                // Whoever waits does not keep the tables alive for long.
                let _ = tokio::time::timeout(wait, tables.alarms.bell.notified()).await;
            }
        }
    }
}

/// Shows the public tables in the lobby.
async fn show_lobby(tables: Arc<Tables>) {
    match tables.shared.store.lobby(AT_START).await {
        Ok(public) => tables.show_all(public).await,
        Err(error) => tracing::error!("{error}"),
    }
}

impl Tables {
    /// Puts these tables where the lobby finds them.
    pub(super) async fn show_all(self: &Arc<Self>, ids: Vec<String>) {
        for id in ids {
            if let Err(failure) = self.card(&id).await {
                tracing::warn!("table {id} cannot be shown: {failure:?}");
            }
            tokio::time::sleep(BREATH).await;
        }
    }
}

/// Forgets tables to which nobody comes.
async fn forget_waiting(tables: Weak<Tables>) {
    let mut wait = FIRST;
    loop {
        tokio::time::sleep(wait).await;
        wait = TIDY;
        let Some(tables) = tables.upgrade() else {
            return;
        };
        for forgotten in [
            tables.forget_waiting(tables.shared.now()).await,
            tables.forget_games(tables.shared.now()).await,
        ] {
            match forgotten {
                // There may be more of them.
                Ok(some) if some > 0 => wait = NEXT,
                Ok(_) => {}
                Err(failure) => tracing::warn!("tables cannot be forgotten: {failure:?}"),
            }
        }
    }
}

async fn give_signs_of_life(tables: Weak<Tables>) {
    let Some(mut last) = tables.upgrade().map(|tables| tables.shared.now()) else {
        return;
    };
    loop {
        tokio::time::sleep(SIGNS_OF_LIFE).await;
        let Some(tables) = tables.upgrade() else {
            return;
        };
        let now = tables.shared.now();
        let store = &tables.shared.store;
        let told = if now.saturating_sub(last) > AWAY {
            let downtimes = store.came_up(now).await;
            downtimes.map(|downtimes| tables.shared.downtimes.replace(downtimes))
        } else {
            store.sign_of_life(now).await
        };
        match told {
            Ok(()) => {
                last = now;
                tables.shared.downtimes.runs(now);
            }
            // If it goes on, the time does not count for anybody: nothing can be stored, either.
            Err(error) => tracing::warn!("{error}"),
        }
    }
}
