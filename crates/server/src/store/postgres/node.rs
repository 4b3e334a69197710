//! A server among all that use the database: it says that it runs, reads the database's clock, and hears what the others
//! have done. Whoever does not say in time that they run is taken for dead, and has to begin anew.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::AbortHandle;
use tokio::time::{MissedTickBehavior, timeout};
use tokio_postgres::{Client, Error, Statement};

use super::failures::{open_error, told};
use super::herald;
use super::opening::{self, LOCK};
use super::place::Place;
use crate::ids;
use crate::store::{Change, OpenError};

/// Whoever was not heard for so long is taken for dead.
const LIFE: Duration = Duration::from_secs(5);
/// How often a server says that it runs.
const BEAT: Duration = Duration::from_secs(1);
/// An answer that takes longer is none.
const PATIENCE: Duration = Duration::from_secs(3);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(100);
/// Somebody who moves everything elsewhere is waited for.
const HANDING_OVER: Duration = Duration::from_secs(3);
/// Whoever takes away what is left of the dead looks so rarely: in beats.
const TIDY: u64 = 60;

/// Whoever was taken for dead stays so. Tells the time, and who else runs.
const SAY: &str = "
    WITH said AS (
        UPDATE node SET until = clock_timestamp() + $2::bigint * interval '1 millisecond'
        WHERE id = $1 AND until > clock_timestamp() RETURNING id
    )
    SELECT EXISTS (SELECT 1 FROM said), (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
           coalesce((SELECT array_agg(id ORDER BY id) FROM node
                     WHERE id <> $1 AND until > clock_timestamp()), '{}')";

/// Whatever it held before is gone.
const BEGIN: &str = "
    WITH leases AS (DELETE FROM table_lease WHERE node = $1), there AS (DELETE FROM presence WHERE node = $1)
    INSERT INTO node (id, until) VALUES ($1, clock_timestamp() + $2::bigint * interval '1 millisecond')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until";

const BURY: &str = "
    WITH dead AS (DELETE FROM node WHERE until < clock_timestamp() - interval '1 minute'),
    leases AS (DELETE FROM table_lease l WHERE NOT EXISTS (SELECT 1 FROM node n WHERE n.id = l.node)),
    there AS (DELETE FROM presence p WHERE NOT EXISTS (SELECT 1 FROM node n WHERE n.id = p.node)),
    thoughts AS (DELETE FROM thought WHERE asked < clock_timestamp() - interval '10 minutes')
    DELETE FROM card WHERE over AND written < clock_timestamp() - interval '1 minute'";

/// The database's clock, as it was read last.
pub(super) struct Clock(Mutex<(u64, Instant)>);

impl Clock {
    fn new() -> Self {
        Self(Mutex::new((crate::tables::now(), Instant::now())))
    }

    pub(super) fn now(&self) -> u64 {
        let (at, then) = *self.0.lock().expect("nobody panics with it");
        at + then.elapsed().as_millis() as u64
    }

    /// It said so somewhen between these moments.
    fn set(&self, at: u64, asked: Instant, answered: Instant) {
        let middle = asked + answered.duration_since(asked) / 2;
        *self.0.lock().expect("nobody panics with it") = (at, middle);
    }
}

/// A server among all that use the database.
pub(super) struct Node {
    pub(super) id: Arc<str>,
    pub(super) clock: Arc<Clock>,
    shut_out: Arc<AtomicBool>,
    ears: Arc<Mutex<Option<UnboundedSender<Change>>>>,
    others: Arc<Mutex<Vec<String>>>,
    silent: Arc<AtomicBool>,
    keeper: AbortHandle,
}

impl Node {
    /// Joins the others, after the schema has been brought up to date.
    pub(super) async fn join(place: &Place) -> Result<Self, OpenError> {
        let refused = |error: Error| open_error(&error);
        let line = Line::open(place, HANDING_OVER).await.map_err(refused)?;
        let line = line.ok_or(OpenError::InUse)?;
        opening::migrate(&mut place.open().await?).await?;
        let line = line.ready().await.map_err(refused)?;
        let mut keeper = Keeper {
            place: place.clone(),
            id: ids::new_id().into(),
            clock: Arc::new(Clock::new()),
            shut_out: Arc::default(),
            ears: Arc::default(),
            others: Arc::default(),
            silent: Arc::default(),
            beats: 0,
        };
        keeper.begin(&line.client).await.map_err(refused)?;
        keeper.say(&line).await.map_err(refused)?;
        Ok(Self {
            id: Arc::clone(&keeper.id),
            clock: Arc::clone(&keeper.clock),
            shut_out: Arc::clone(&keeper.shut_out),
            ears: Arc::clone(&keeper.ears),
            others: Arc::clone(&keeper.others),
            silent: Arc::clone(&keeper.silent),
            keeper: tokio::spawn(keeper.run(line)).abort_handle(),
        })
    }

    /// Whether everything is being moved elsewhere.
    pub(super) fn is_shut_out(&self) -> bool {
        self.shut_out.load(Ordering::Relaxed)
    }

    pub(super) fn changes(&self) -> UnboundedReceiver<Change> {
        let (sender, receiver) = unbounded_channel();
        let others = self.others.lock().expect("nobody panics with it");
        // Whatever was told before nobody has heard.
        for change in [Change::Nodes(others.clone()), Change::Everything] {
            let _ = sender.send(change);
        }
        *self.ears.lock().expect("nobody panics with it") = Some(sender);
        receiver
    }

    /// It does not say any more that it runs. Until it has ended nobody moves everything elsewhere.
    pub(super) fn fall_silent(&self) {
        self.silent.store(true, Ordering::SeqCst);
        *self.ears.lock().expect("nobody panics with it") = None;
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.keeper.abort();
    }
}

/// A connection over which a server says that it runs, and hears of the others.
struct Line {
    client: Client,
    heard: UnboundedReceiver<String>,
    say: Option<Statement>,
}

impl Line {
    /// Nothing if somebody moves everything elsewhere meanwhile.
    async fn open(place: &Place, patience: Duration) -> Result<Option<Self>, Error> {
        let (client, heard) = place.listen().await?;
        let begun = Instant::now();
        // Those who run share it; whoever moves everything has it alone.
        while !shared(&client).await? {
            if begun.elapsed() > patience {
                return Ok(None);
            }
            tokio::time::sleep(PAUSE).await;
        }
        Ok(Some(Self {
            client,
            heard,
            say: None,
        }))
    }

    async fn ready(mut self) -> Result<Self, Error> {
        self.client.batch_execute(herald::LISTEN).await?;
        self.say = Some(self.client.prepare(SAY).await?);
        Ok(self)
    }
}

async fn shared(client: &Client) -> Result<bool, Error> {
    let locked = client.query_one("SELECT pg_try_advisory_lock_shared($1)", &[&LOCK]);
    locked.await?.try_get(0)
}

/// Says that a server runs, as long as it does.
struct Keeper {
    place: Place,
    id: Arc<str>,
    clock: Arc<Clock>,
    shut_out: Arc<AtomicBool>,
    ears: Arc<Mutex<Option<UnboundedSender<Change>>>>,
    others: Arc<Mutex<Vec<String>>>,
    silent: Arc<AtomicBool>,
    beats: u64,
}

impl Keeper {
    async fn run(mut self, mut line: Line) {
        loop {
            let why = self.stay(&mut line).await;
            tracing::warn!("nothing is heard of the other servers: {why}");
            line = self.come_back().await;
            // What was told meanwhile nobody has heard.
            self.tell(Change::Everything);
        }
    }

    /// Stays on a connection until it is lost; says why.
    async fn stay(&mut self, line: &mut Line) -> String {
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                heard = line.heard.recv() => match heard {
                    Some(payload) => {
                        for change in herald::read(&payload, &self.id) {
                            self.tell(change);
                        }
                    }
                    None => return "the connection has ended".to_owned(),
                },
                _ = beat.tick() => match timeout(PATIENCE, self.say(line)).await {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => return told(&error),
                    Err(_) => return "the database does not answer".to_owned(),
                },
            }
        }
    }

    /// Says that the server runs, and looks who else does.
    async fn say(&mut self, line: &Line) -> Result<(), Error> {
        let silent = || self.silent.load(Ordering::SeqCst);
        let Some(say) = line.say.as_ref().filter(|_| !silent()) else {
            return Ok(());
        };
        let life = LIFE.as_millis() as i64;
        let asked = Instant::now();
        let said = line.client.query_one(say, &[&&*self.id, &life]).await?;
        let answered = Instant::now();
        let at: i64 = said.try_get(1)?;
        if answered.duration_since(asked) < BEAT / 2 || self.beats == 0 {
            self.clock.set(at as u64, asked, answered);
        }
        if !said.try_get(0)? && !silent() {
            tracing::warn!("this server was silent for too long and begins anew");
            self.begin(&line.client).await?;
            self.tell(Change::Everything);
        }
        let others: Vec<String> = said.try_get(2)?;
        let known = std::mem::replace(
            &mut *self.others.lock().expect("nobody panics with it"),
            others.clone(),
        );
        if others != known {
            self.tell(Change::Nodes(others));
        }
        self.beats += 1;
        if self.beats.is_multiple_of(TIDY) {
            line.client.execute(BURY, &[]).await?;
        }
        Ok(())
    }

    async fn begin(&self, client: &Client) -> Result<(), Error> {
        let life = LIFE.as_millis() as i64;
        client.execute(BEGIN, &[&&*self.id, &life]).await.map(drop)
    }

    async fn come_back(&self) -> Line {
        loop {
            tokio::time::sleep(PAUSE).await;
            let opened = async {
                let opened = Line::open(&self.place, Duration::ZERO).await?;
                match opened {
                    Some(line) => line.ready().await.map(Some),
                    None => Ok(None),
                }
            };
            match timeout(2 * PATIENCE, opened).await {
                Ok(Ok(Some(line))) => {
                    self.shut_out.store(false, Ordering::Relaxed);
                    return line;
                }
                Ok(Ok(None)) => {
                    if !self.shut_out.swap(true, Ordering::Relaxed) {
                        tracing::error!("everything is being moved out of the database");
                    }
                    tokio::time::sleep(BEAT).await;
                }
                Ok(Err(error)) => {
                    tracing::warn!("the database cannot be reached: {}", told(&error));
                    tokio::time::sleep(PAUSE).await;
                }
                Err(_) => tracing::warn!("the database does not answer"),
            }
        }
    }

    fn tell(&self, change: Change) {
        let ears = self.ears.lock().expect("nobody panics with it");
        if let Some(ears) = &*ears {
            // Whoever does not listen any more has stopped.
            let _ = ears.send(change);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_is_the_databases_whatever_the_machine_says() {
        let clock = Clock::new();
        let asked = Instant::now();
        clock.set(5_000, asked, asked);
        let now = clock.now();
        assert!((5_000..6_000).contains(&now), "{now}");
        clock.set(1_000_000_000_000, asked, asked + Duration::from_millis(20));
        assert!(clock.now() >= 999_999_999_990);
    }
}
