//! Tables without somebody: people who leave for good, and tables that administrators close.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use protocol::{Command, Status};
use table::Locale;
use tokio::sync::{mpsc, oneshot};

use super::host::Request;
use super::visitor::{Answering, Visitor};
use super::{Tables, ask};
use crate::ids;
use crate::problem::Failure;
use crate::store::{Person, Reply, Store, Untouched};

/// At so many tables somebody gets up.
const MOST: usize = 1_000;
/// Between two looks at a table that is about to begin.
const PAUSE: Duration = Duration::from_millis(100);

impl Tables {
    /// Somebody leaves for good: they stand up where the game has not begun, and resign where it has.
    pub(crate) async fn get_up(self: &Arc<Self>, person: &Arc<Person>) -> Result<(), Failure> {
        for id in self.shared.store.tables_of(&person.id, MOST).await? {
            // Those that are over come last.
            match self.card(&id).await {
                Ok(card) if card.info().status == Status::Over => break,
                Ok(_) | Err(_) => {}
            }
            let Ok(table) = self.find(&id).await else {
                // Nobody plays at a table that cannot be read.
                continue;
            };
            // While shares of chance are waited for, which is not long, nobody can stand up or resign.
            while let Ok(Status::Sharing) = ask(&table, |hosted, _| hosted.status()).await {
                tokio::time::sleep(PAUSE).await;
            }
            for command in [
                Command::Leave { id: ids::new_id() },
                Command::Resign { id: ids::new_id() },
            ] {
                let visitor = Visitor {
                    // The house does it.
                    from: std::net::Ipv4Addr::UNSPECIFIED.into(),
                    person: Some(Arc::clone(person)),
                    locale: Locale::default(),
                    words: false,
                };
                let (sender, answer) = oneshot::channel();
                let request = Request::Command(visitor, command, Answering::once(sender));
                if table.send(request).await.is_ok() {
                    // What does not fit is refused: one of the two, or both if the game is over.
                    let _ = answer.await;
                }
            }
        }
        Ok(())
    }

    /// Somebody is gone and not to be named any more.
    pub(crate) async fn forget(&self, person: &str) {
        lock(&self.forgotten).insert(person.to_owned());
        for table in self.all_awake() {
            // One that sleeps by now wakes up without the name.
            let _ = table.send(Request::Forget(person.to_owned())).await;
        }
        let cards = self.cards.lock().expect("nobody panics with it");
        for card in cards.all.values() {
            card.forget(person);
        }
    }

    fn all_awake(&self) -> Vec<mpsc::Sender<Request>> {
        let awake = self.awake.lock().expect("nobody panics with it");
        awake.tables.values().cloned().collect()
    }

    /// A table is closed: whoever is there has to go, and nobody finds it any more.
    pub(crate) async fn shut(&self, id: &str) {
        lock(&self.shut).insert(id.to_owned());
        if let Some(table) = self.awake(id) {
            // One that sleeps by now need not be told.
            let _ = table.send(Request::Close).await;
            table.closed().await;
        }
        let mut cards = self.cards.lock().expect("nobody panics with it");
        cards.all.remove(id);
    }

    /// Forgets some tables where the game has not begun and to which nobody has come for long. Says how many.
    pub(crate) async fn forget_waiting(&self, now: u64) -> Result<usize, Failure> {
        let before = self.shared.downtimes.ago(now, self.shared.waiting);
        let waiting = |store: &dyn Store, but| store.forget_waiting(before, but);
        self.let_go(waiting).await
    }

    /// Forgets some games where nothing has happened for long. Says how many.
    pub(crate) async fn forget_games(&self, now: u64) -> Result<usize, Failure> {
        let ago =
            |time: Option<Duration>| time.map_or(0, |time| self.shared.downtimes.ago(now, time));
        let before = Untouched {
            begun: ago(self.shared.abandoned),
            of_guests: ago(self.shared.of_guests),
        };
        let games = |store: &dyn Store, but| store.forget_games(before, but);
        self.let_go(games).await
    }

    /// Lets the store forget tables, but for those where somebody looks on.
    async fn let_go(
        &self,
        which: impl FnOnce(&dyn Store, Vec<String>) -> Reply<Vec<String>>,
    ) -> Result<usize, Failure> {
        let looked_at = {
            let awake = self.awake.lock().expect("nobody panics with it");
            awake.tables.keys().cloned().collect()
        };
        let gone = which(&*self.shared.store, looked_at).await?;
        let mut cards = self.cards.lock().expect("nobody panics with it");
        for id in &gone {
            cards.all.remove(id);
        }
        Ok(gone.len())
    }

    /// A table is open again.
    pub(crate) async fn reopen(self: &Arc<Self>, id: &str) -> Result<(), Failure> {
        lock(&self.shut).remove(id);
        self.card(id).await?;
        self.look_after(id).await
    }
}

pub(super) fn lock(ids: &Mutex<HashSet<String>>) -> MutexGuard<'_, HashSet<String>> {
    ids.lock().expect("nobody panics with it")
}
