//! The tables: where games are played.
//!
//! `hosted` is one table as its log says; `host` the task that runs it; `frame` what one observer is
//! told; `shares` what people add to chance; `outbox` what waits for a socket; `card` what the lobby shows.

mod card;
mod clocks;
pub(crate) mod frame;
pub(crate) mod host;
pub(crate) mod hosted;
mod opening;
pub(crate) mod outbox;
mod shares;
pub(crate) mod visitor;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bots::Level;
use engine::Seats;
use protocol::{Command, NewTable, Notice, Status, TableInfo};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::catalog::Catalog;
use crate::ids;
use crate::limits::Gate;
use crate::metrics::Metrics;
use crate::problem::{Failure, Trouble};
use crate::store::{Person, Store};
use card::Card;
use host::{Host, Request};
use hosted::{Hosted, Presence};
use visitor::{Answering, Visitor};

/// So many requests to one table may wait.
const WAITING: usize = 64;
/// The lobby shows so many tables.
const LOBBY: usize = 200;
/// So many unfinished tables are looked at when the server starts.
const AT_START: usize = 2_000;

/// What all tables use.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) catalog: Arc<Catalog>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) grace: Duration,
    pub(crate) sharing: Duration,
    pub(crate) pardon: Duration,
    pub(crate) idle: Duration,
    pub(crate) stand_in: Level,
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) chatting: Gate<String>,
}

/// All tables, awake or not.
pub(crate) struct Tables {
    shared: Arc<Shared>,
    awake: Mutex<HashMap<String, mpsc::Sender<Request>>>,
    cards: Mutex<HashMap<String, Arc<Card>>>,
}

impl Tables {
    pub(crate) fn new(shared: Shared) -> Arc<Self> {
        Arc::new(Self {
            shared: Arc::new(shared),
            awake: Mutex::default(),
            cards: Mutex::default(),
        })
    }

    /// Wakes the tables up where a game is going on.
    pub(crate) async fn wake_unfinished(self: &Arc<Self>) -> Result<(), Failure> {
        for id in self.shared.store.unfinished(AT_START).await? {
            if let Err(failure) = self.wake(&id).await {
                tracing::warn!("table {id} cannot go on: {failure:?}");
            }
        }
        Ok(())
    }

    /// Opens a table.
    pub(crate) async fn open(
        self: &Arc<Self>,
        opener: &Person,
        wanted: &NewTable,
    ) -> Result<TableInfo, Failure> {
        let (opening, entries) = opening::open(&self.shared.catalog, opener, wanted)?;
        let hosted = Hosted::replay(&self.shared.catalog, opening.clone(), &entries)?;
        self.shared.store.open_table(opening, entries).await?;
        self.shared.metrics.opened();
        let requests = self.host(hosted);
        ask(&requests, |hosted, presence| hosted.info(presence, now())).await
    }

    /// The same game again with the same people: opens its table for the first who asks, and seats
    /// whoever asks.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        visitor: Visitor,
        person: &Person,
        id: &str,
        promise: Option<String>,
    ) -> Result<TableInfo, Failure> {
        let (sender, answer) = oneshot::channel();
        let stopping = || Failure::from(Trouble::Stopping);
        let first = self.find(id).await?;
        let asked = first.send(Request::Again(person.id.clone(), sender)).await;
        asked.map_err(|_| stopping())?;
        let again = answer.await.map_err(|_| stopping())??;
        let table = match self.wake(&again.id).await {
            Err(Failure::Trouble(Trouble::UnknownTable)) => {
                let next = again.id.clone();
                let catalog = &self.shared.catalog;
                let opening = opening::again(catalog, &again.first, &again.bots, next, person)?;
                // Whoever was faster has opened it.
                if self
                    .shared
                    .store
                    .open_table(opening, Vec::new())
                    .await
                    .is_ok()
                {
                    self.shared.metrics.opened();
                }
                self.wake(&again.id).await?
            }
            found => found?,
        };
        let known = person.id.clone();
        let (seated, invitation) = ask(&table, move |hosted, _| {
            let seated = hosted.seat_of(&known).is_some();
            (seated, hosted.opening().invitation.clone())
        })
        .await?;
        if !seated {
            let sit = Command::Sit {
                id: ids::new_id(),
                seat: again.seat.number(),
                invitation: Some(invitation),
                promise,
            };
            let (sender, answer) = oneshot::channel();
            let request = Request::Command(visitor, sit, Answering::once(sender));
            table.send(request).await.map_err(|_| stopping())?;
            if let Notice::Refused { .. } = answer.await.map_err(|_| stopping())? {
                return Err(Trouble::SeatTaken.into());
            }
        }
        ask(&table, |hosted, presence| hosted.info(presence, now())).await
    }

    /// The way to a table.
    ///
    /// # Errors
    /// If there is none with this id.
    pub(crate) async fn find(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Request>, Failure> {
        if !ids::is_id(id) {
            return Err(Trouble::UnknownTable.into());
        }
        self.wake(id).await
    }

    fn awake(&self, id: &str) -> Option<mpsc::Sender<Request>> {
        let awake = self.awake.lock().expect("nobody panics with it");
        awake.get(id).filter(|sender| !sender.is_closed()).cloned()
    }

    async fn wake(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Request>, Failure> {
        if let Some(requests) = self.awake(id) {
            return Ok(requests);
        }
        let stored = self.shared.store.table(id).await?;
        let (opening, entries) = stored.ok_or(Trouble::UnknownTable)?;
        let hosted = Hosted::replay(&self.shared.catalog, opening, &entries)?;
        Ok(self.host(hosted))
    }

    /// Starts the task of a table, unless somebody else just did.
    fn host(self: &Arc<Self>, hosted: Hosted) -> mpsc::Sender<Request> {
        let id = hosted.opening().id.clone();
        let mut awake = self.awake.lock().expect("nobody panics with it");
        if let Some(requests) = awake.get(&id).filter(|sender| !sender.is_closed()) {
            return requests.clone();
        }
        let (requests, waiting) = mpsc::channel(WAITING);
        awake.insert(id.clone(), requests.clone());
        drop(awake);

        let nobody = Presence {
            connected: Seats::NONE,
            spectators: 0,
        };
        let info = hosted.info(&nobody, now());
        let mut cards = self.cards.lock().expect("nobody panics with it");
        let card = cards
            .entry(id.clone())
            .or_insert_with(|| Arc::new(Card::new(info.clone())));
        let card = Arc::clone(card);
        drop(cards);
        card.show(&info, hosted.people());

        let words = self
            .shared
            .catalog
            .game(&hosted.opening().game)
            .map(crate::catalog::Offered::all_words)
            .unwrap_or_default();
        let host = Host::new(
            Arc::clone(&self.shared),
            words,
            hosted,
            Arc::clone(&card),
            requests.downgrade(),
        );
        let tables = Arc::downgrade(self);
        self.shared.metrics.awake(1);
        let metrics = Arc::clone(&self.shared.metrics);
        tokio::spawn(async move {
            host.run(waiting).await;
            metrics.awake(-1);
            if let Some(tables) = tables.upgrade() {
                tables.fell_asleep(&id, &card);
            }
        });
        requests
    }

    fn fell_asleep(&self, id: &str, card: &Card) {
        let mut awake = self.awake.lock().expect("nobody panics with it");
        if awake.get(id).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(id);
            if card.info().status == Status::Over {
                self.cards.lock().expect("nobody panics with it").remove(id);
            }
        }
    }

    /// The public tables: those that wait for players first, then the newest.
    pub(crate) fn lobby(&self) -> Vec<TableInfo> {
        let cards = self.cards.lock().expect("nobody panics with it");
        let public = cards.values().filter(|card| card.is_open());
        let mut infos: Vec<_> = public.map(|card| card.info()).collect();
        drop(cards);
        sort(&mut infos);
        infos.truncate(LOBBY);
        infos
    }

    /// The tables where somebody has a seat.
    pub(crate) async fn tables_of(
        self: &Arc<Self>,
        person: &str,
    ) -> Result<Vec<TableInfo>, Failure> {
        let mut infos = Vec::new();
        for id in self.shared.store.tables_of(person, LOBBY / 4).await? {
            let card = {
                let cards = self.cards.lock().expect("nobody panics with it");
                cards.get(&id).cloned()
            };
            match card {
                Some(card) => infos.extend(card.info_for(person)),
                None => {
                    if let Ok(requests) = self.wake(&id).await {
                        let person = person.to_owned();
                        let info = ask(&requests, move |hosted, presence| {
                            hosted.seat_of(&person).map(|seat| TableInfo {
                                you: Some(seat.number()),
                                ..hosted.info(presence, now())
                            })
                        });
                        infos.extend(info.await?);
                    }
                }
            }
        }
        sort(&mut infos);
        Ok(infos)
    }

    /// Puts all tables to sleep.
    pub(crate) async fn close(&self) {
        let awake: Vec<_> = {
            let mut awake = self.awake.lock().expect("nobody panics with it");
            awake.drain().map(|(_, requests)| requests).collect()
        };
        for requests in awake {
            // One that sleeps already need not be told.
            let _ = requests.send(Request::Close).await;
            requests.closed().await;
        }
    }
}

fn sort(infos: &mut [TableInfo]) {
    let rank = |status| match status {
        Status::Waiting => 0,
        Status::Sharing | Status::Playing => 1,
        Status::Over => 2,
    };
    infos.sort_by_key(|info| (rank(info.status), std::cmp::Reverse(info.opened)));
}

/// Asks a table something.
pub(crate) async fn ask<T: Send + 'static>(
    requests: &mpsc::Sender<Request>,
    question: impl FnOnce(&Hosted, &Presence) -> T + Send + 'static,
) -> Result<T, Failure> {
    let (sender, answer) = oneshot::channel();
    let look = Box::new(move |hosted: &Hosted, presence: &Presence| {
        // Who asked may have gone away.
        let _ = sender.send(question(hosted, presence));
    });
    let stopping = |_| Failure::from(Trouble::Stopping);
    requests
        .send(Request::Look(look))
        .await
        .map_err(|_| Failure::from(Trouble::Stopping))?;
    answer.await.map_err(stopping)
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
