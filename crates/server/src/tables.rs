//! The tables: where games are played.
//!
//! `hosted` is one table as its log says; `host` the task that runs it; `frame` what one observer is
//! told; `lobby` which tables everybody sees; `shares` what people add to chance; `outbox` what waits for a socket; `card` what the lobby shows;
//! `house` what happens though nobody looks; `counting` what finished games tell; `farewell` tables without somebody;
//! `thoughts` what bots think, `offering` for one server and `helping` at another.

pub(crate) mod bulletin;
mod card;
mod clocks;
mod counting;
pub(crate) mod downtimes;
mod farewell;
mod following;
pub(crate) mod frame;
pub(crate) mod guests;
pub(crate) mod helping;
pub(crate) mod host;
pub(crate) mod hosted;
mod house;
mod lobby;
mod offering;
mod opening;
pub(crate) mod outbox;
mod rematch;
mod shares;
mod thoughts;
pub(crate) mod visitor;

use std::collections::{HashMap, HashSet, VecDeque};
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bots::Level;
use futures_util::FutureExt;
use protocol::{NewTable, Status, TableInfo};
use tokio::sync::{Notify, Semaphore, mpsc, oneshot, watch};
use tokio::task::AbortHandle;
use tokio::time::Instant;

use crate::catalog::Catalog;
use crate::ids;
use crate::limits::PersonGate;
use crate::metrics::Metrics;
use crate::moderation::Silence;
use crate::people::names;
use crate::problem::{Failure, Trouble};
use crate::ratings::Rating;
use crate::store::{Entry, Opened, Opening, Person, Quota, Rated, Store};
use crate::thinkers::Thinkers;
use bulletin::Bulletin;
use card::Card;
use downtimes::Downtimes;
use guests::Guests;
use helping::Helping;
use host::visitors::Spectators;
use host::{Host, Lease, Request};
use hosted::{Hosted, Presence};
use house::Alarms;

/// So many requests to one table may wait.
const WAITING: usize = 64;
/// The lobby shows so many tables.
const LOBBY: usize = 200;
/// A list of one's own has so many tables.
const OWN: usize = 200;
/// And no more of those that are over than this: all of them are listed elsewhere.
const OWN_FINISHED: usize = 10;
/// So many finished tables are still known to the lists of those who sat there.
const FINISHED: usize = 2_000;
/// So many tables that go on, or wait for people, are known though nobody is there: the lobby shows some of them.
const RESTING: usize = 10_000;
/// In milliseconds: then a table whose task broke off is looked after again.
const AGAIN: u64 = 60_000;
/// Longer logs are replayed on a thread of their own.
const LONG_LOG: usize = 200;

/// What all tables use.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) catalog: Arc<Catalog>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) grace: Duration,
    pub(crate) sharing: Duration,
    pub(crate) pardon: Duration,
    /// When the server started, in two ways to tell the time.
    pub(crate) started: (Instant, u64),
    pub(crate) idle: Duration,
    /// A table that waits for people to whom nobody comes is forgotten after this time.
    pub(crate) waiting: Duration,
    /// And a game that is not finished and where nothing happens, if it ever is.
    pub(crate) abandoned: Option<Duration>,
    /// And any game where nobody has an account.
    pub(crate) of_guests: Option<Duration>,
    pub(crate) stand_in: Level,
    pub(crate) retry: Duration,
    pub(crate) thinkers: Thinkers,
    /// People of one address take turns as if they were one person.
    pub(crate) guests: Guests,
    pub(crate) chatting: PersonGate,
    pub(crate) undoing: PersonGate,
    pub(crate) spectators: Spectators,
    pub(crate) silence: Arc<Silence>,
    /// Whether people can be told that it is their turn.
    pub(crate) tells_turns: bool,
    pub(crate) quota: Quota,
    pub(crate) downtimes: Arc<Downtimes>,
    pub(crate) bulletin: Bulletin,
    /// A game has ended.
    pub(crate) ended: Notify,
    /// Which other servers run.
    pub(crate) running: watch::Sender<Vec<String>>,
    pub(crate) helping: Helping,
}

impl Shared {
    /// The time, as all servers know it that share the store.
    pub(crate) fn now(&self) -> u64 {
        self.store.now()
    }

    /// How strong somebody is in what is played at a table.
    pub(crate) async fn rating(&self, person: &str, table: &Opening) -> Result<Rating, Failure> {
        let ratings = self.store.archive().ratings(person).await?;
        let is_it = |rated: &Rated| {
            rated.kind.game == table.game && rated.kind.players as usize == table.seats.len()
        };
        let rated = ratings.into_iter().find(is_it);
        Ok(rated.map(|rated| rated.rating).unwrap_or_default())
    }
}

impl Shared {
    /// A guest does not go on under a name that somebody has taken for an account meanwhile.
    pub(crate) async fn is_own_name(&self, person: &Person) -> Result<(), Failure> {
        let is_guest = person.password.is_none();
        if is_guest && self.store.is_worn(&names::looks(&person.name)).await? {
            return Err(Trouble::NameTaken.into());
        }
        Ok(())
    }
}

/// All tables, awake or not.
pub(crate) struct Tables {
    shared: Arc<Shared>,
    awake: Mutex<Awake>,
    cards: Mutex<Cards>,
    alarms: Alarms,
    works: Mutex<Vec<AbortHandle>>,
    /// So many logs are replayed at the same time.
    reading: Semaphore,
    /// Who is gone since the start: a log that was read before may still name them.
    forgotten: Mutex<HashSet<String>>,
    /// Which tables were closed since the start: they may have been read before.
    shut: Mutex<HashSet<String>>,
    /// Tells that a table may need somebody to look after it.
    sweeping: Arc<Notify>,
}

/// The tables in memory.
#[derive(Default)]
struct Awake {
    tables: HashMap<String, mpsc::Sender<Request>>,
    /// No further ones are waken up.
    closing: bool,
}

/// What is known of tables without having to ask them.
#[derive(Default)]
struct Cards {
    all: HashMap<String, Arc<Card>>,
    /// Those of finished tables; the ones that were looked at first are forgotten first.
    finished: VecDeque<String>,
    /// Those of other tables where nobody is, in the same order.
    resting: VecDeque<String>,
}

impl Cards {
    /// Nobody is at a table: it need not be known for ever. What is read again is known again.
    fn rests(&mut self, id: &str, over: bool, is_awake: impl Fn(&str) -> bool) {
        let (queue, most) = if over {
            (&mut self.finished, FINISHED)
        } else {
            (&mut self.resting, RESTING)
        };
        if !queue.iter().any(|known| known == id) {
            queue.push_back(id.to_owned());
        }
        if queue.len() > most
            && let Some(oldest) = queue.pop_front()
            && !is_awake(&oldest)
        {
            self.all.remove(&oldest);
        }
    }
}

impl Tables {
    pub(crate) fn new(shared: Shared) -> Arc<Self> {
        Arc::new(Self {
            shared: Arc::new(shared),
            awake: Mutex::default(),
            cards: Mutex::default(),
            alarms: Alarms::default(),
            works: Mutex::default(),
            reading: Semaphore::new(2),
            forgotten: Mutex::default(),
            shut: Mutex::default(),
            sweeping: Arc::default(),
        })
    }

    /// How many thoughts of bots wait for their turn, and how many bots think.
    pub(crate) fn thoughts(&self) -> (usize, usize) {
        let thinkers = &self.shared.thinkers;
        (thinkers.waiting(), thinkers.busy())
    }

    /// Where somebody was last, if that is known.
    pub(crate) fn address_of(&self, person: &str) -> Option<IpAddr> {
        self.shared.guests.address(person)
    }

    /// Opens a table.
    pub(crate) async fn open(
        self: &Arc<Self>,
        opener: &Person,
        wanted: &NewTable,
        from: IpAddr,
    ) -> Result<TableInfo, Failure> {
        self.shared.guests.come_from(opener, from);
        self.shared.is_own_name(opener).await?;
        let (mut opening, entries) =
            opening::open(&self.shared.catalog, opener, wanted, self.shared.now())?;
        if wanted.near && wanted.rated {
            let rating = self.shared.rating(&opener.id, &opening).await?;
            opening.strength = Some(rating.near());
        }
        let mut hosted = self.replay(opening.clone(), &entries)?;
        if opener.password.is_some() {
            hosted.know_account(&opener.id, &opener.name);
        }
        let (due, quota) = (hosted.due(self.shared.now()), self.shared.quota);
        let store = &self.shared.store;
        match store.open_table(opening, entries, due, quota).await? {
            Opened::Yes => self.shared.metrics.opened(),
            Opened::TooMany => return Err(Trouble::TooManyTables.into()),
            Opened::TooManyOfBots => return Err(Trouble::TooManyBotTables.into()),
        }
        let id = hosted.opening().id.clone();
        let requests = self.host(hosted, None)?;
        if self.shared.store.nodes().is_some() {
            let card = self.card(&id).await?;
            self.shared.bulletin.card(&id, &card);
        }
        let now = self.shared.now();
        ask(&requests, move |hosted, presence| {
            hosted.info(presence, now)
        })
        .await
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
        let requests = awake.tables.get(id);
        requests.filter(|sender| !sender.is_closed()).cloned()
    }

    async fn wake(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Request>, Failure> {
        if let Some(requests) = self.awake(id) {
            return Ok(requests);
        }
        let hosted = self.stored(id).await?;
        self.host(hosted, None)
    }

    /// The table as it is stored.
    async fn stored(self: &Arc<Self>, id: &str) -> Result<Hosted, Failure> {
        let stored = self.shared.store.table(id).await?;
        let (opening, entries) = stored.ok_or(Trouble::UnknownTable)?;
        if opening.closed {
            return Err(Trouble::TableClosed.into());
        }
        // However many are asked for, there is time for other things.
        let place = self.reading.acquire().await;
        let _place = place.map_err(|_| Trouble::Stopping)?;
        let mut hosted = if entries.len() < LONG_LOG {
            self.replay(opening, &entries)?
        } else {
            let tables = Arc::clone(self);
            let replayed = tokio::task::spawn_blocking(move || tables.replay(opening, &entries));
            replayed
                .await
                .map_err(|_| Failure::from(Trouble::Internal))??
        };
        let people = hosted.people().map(|(_, id)| id.to_owned()).collect();
        let accounts = self.shared.store.register().accounts(people).await?;
        for (person, name) in accounts {
            hosted.know_account(&person, &name);
        }
        Ok(hosted)
    }

    fn replay(&self, opening: Opening, entries: &[Entry]) -> Result<Hosted, Failure> {
        let shared = &self.shared;
        Hosted::replay(&shared.catalog, &shared.downtimes, opening, entries)
    }

    /// Wakes a table up if there is something to do for the house; otherwise notes when there will be.
    async fn look_after(self: &Arc<Self>, id: &str) -> Result<(), Failure> {
        // One that is awake looks after itself.
        if self.awake(id).is_none() {
            let hosted = self.stored(id).await?;
            let now = self.shared.now();
            match hosted.due(now) {
                Some(at) if at > now => self.alarms.set(id, at),
                // Perhaps another server looks after it.
                Some(_) => {
                    if let Some(lease) = Lease::claim(&self.shared.store, id).await? {
                        self.host(hosted, Some(lease))?;
                    }
                }
                None => {}
            }
        }
        Ok(())
    }

    /// What can be told of a table without asking it.
    async fn card(self: &Arc<Self>, id: &str) -> Result<Arc<Card>, Failure> {
        let known = |tables: &Self| {
            let cards = tables.cards.lock().expect("nobody panics with it");
            cards.all.get(id).cloned()
        };
        if let Some(card) = known(self) {
            return Ok(card);
        }
        let hosted = self.stored(id).await?;
        let card = self.show(&hosted);
        self.read_cards(vec![id.to_owned()]).await;
        Ok(card)
    }

    fn is_shown(&self, id: &str) -> bool {
        let cards = self.cards.lock().expect("nobody panics with it");
        cards.all.contains_key(id)
    }

    /// Puts a table where the lobby finds it.
    fn show(&self, hosted: &Hosted) -> Arc<Card> {
        let info = hosted.info(&Presence::default(), self.shared.now());
        let awake = self.awake.lock().expect("nobody panics with it");
        let mut cards = self.cards.lock().expect("nobody panics with it");
        let new = || {
            let card = Card::new(info.clone(), &hosted.opening().opener);
            card.show(&info, hosted.people());
            card.reaches(hosted.seq());
            Arc::new(card)
        };
        let card = cards.all.entry(info.id.clone()).or_insert_with(new);
        let card = Arc::clone(card);
        let over = info.status == Status::Over;
        if over || !awake.tables.contains_key(&info.id) {
            cards.rests(&info.id, over, |id| awake.tables.contains_key(id));
        }
        card
    }

    /// Starts the task of a table, unless somebody else just did.
    fn host(
        self: &Arc<Self>,
        mut hosted: Hosted,
        lease: Option<Lease>,
    ) -> Result<mpsc::Sender<Request>, Failure> {
        let id = hosted.opening().id.clone();
        if farewell::lock(&self.shut).contains(&id) {
            return Err(Trouble::TableClosed.into());
        }
        let mut awake = self.awake.lock().expect("nobody panics with it");
        if awake.closing {
            return Err(Trouble::Stopping.into());
        }
        let known = awake.tables.get(&id);
        if let Some(requests) = known.filter(|sender| !sender.is_closed()) {
            return Ok(requests.clone());
        }
        let (requests, waiting) = mpsc::channel(WAITING);
        awake.tables.insert(id.clone(), requests.clone());
        drop(awake);
        for person in &*farewell::lock(&self.forgotten) {
            hosted.forget(person);
        }
        let card = self.show(&hosted);
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
            lease,
        );
        let tables = Arc::downgrade(self);
        self.shared.metrics.awake(1);
        let metrics = Arc::clone(&self.shared.metrics);
        tokio::spawn(async move {
            let due = AssertUnwindSafe(host.run(waiting)).catch_unwind().await;
            metrics.awake(-1);
            let due = due.unwrap_or_else(|_| {
                // It is looked after once more, but not at once.
                tracing::error!("the task of table {id} broke off");
                metrics.bug();
                Some(now() + AGAIN)
            });
            if let Some(tables) = tables.upgrade() {
                tables.fell_asleep(&id, &card, due);
            }
        });
        Ok(requests)
    }

    /// The task of a table has ended; the house has to look after it again when it is `due`.
    fn fell_asleep(&self, id: &str, card: &Card, due: Option<u64>) {
        let mut awake = self.awake.lock().expect("nobody panics with it");
        if awake.tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            awake.tables.remove(id);
            let over = card.is_over();
            let mut cards = self.cards.lock().expect("nobody panics with it");
            cards.rests(id, over, |id| awake.tables.contains_key(id));
            drop(cards);
            if let Some(due) = due.filter(|_| !awake.closing) {
                self.alarms.set(id, due);
            }
        }
    }

    /// The public tables: those that wait for players first, then the newest.
    pub(crate) fn lobby(&self) -> Vec<TableInfo> {
        let cards = self.cards.lock().expect("nobody panics with it");
        let all: Vec<_> = cards.all.values().cloned().collect();
        drop(cards);
        lobby::chosen(all.into_iter(), &self.shared.guests, LOBBY)
    }

    /// The tables where somebody has a seat. They have to `pay` for each that has to be read first.
    pub(crate) async fn tables_of(
        self: &Arc<Self>,
        person: &str,
        pay: impl Fn() -> Result<(), Trouble>,
    ) -> Result<Vec<TableInfo>, Failure> {
        let mut infos = Vec::new();
        let mut over = 0;
        for id in self.shared.store.tables_of(person, OWN).await? {
            // Those that are over come last.
            if over == OWN_FINISHED {
                break;
            }
            if !self.is_shown(&id) {
                pay()?;
            }
            match self.card(&id).await {
                Ok(card) => {
                    over += usize::from(card.is_over());
                    infos.extend(card.info_for(person));
                }
                Err(failure) => tracing::warn!("table {id} cannot be shown: {failure:?}"),
            }
        }
        sort(&mut infos);
        Ok(infos)
    }

    /// A table as somebody who sits there may know it.
    pub(crate) async fn info_for(
        self: &Arc<Self>,
        id: &str,
        person: &str,
    ) -> Result<Option<TableInfo>, Failure> {
        Ok(self.card(id).await?.info_for(person))
    }

    /// Puts all tables to sleep.
    pub(crate) async fn close(&self) {
        let awake: Vec<_> = {
            let mut awake = self.awake.lock().expect("nobody panics with it");
            awake.closing = true;
            awake.tables.drain().map(|(_, requests)| requests).collect()
        };
        for requests in awake {
            // One that sleeps already need not be told.
            let _ = requests.send(Request::Close).await;
            requests.closed().await;
        }
        self.end().await;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_of_tables_has_an_end() {
        let mut cards = Cards::default();
        let is_awake = |id: &str| id == "0";
        for _ in 0..2 {
            for id in ["a", "b"] {
                cards.rests(id, false, is_awake);
                cards.rests(id, true, is_awake);
            }
        }
        assert_eq!((cards.resting.len(), cards.finished.len()), (2, 2));
        cards.resting = (0..RESTING).map(|number| number.to_string()).collect();
        cards.rests("new", false, is_awake);
        assert_eq!(cards.resting.len(), RESTING);
        assert_eq!(cards.resting.back().map(String::as_str), Some("new"));
    }
}
