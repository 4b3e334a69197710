//! Appending to logs: all appends that wait are stored in one step, and answered after it is durable. One wait for the
//! disk then serves many players.
//!
//! If the connection is lost meanwhile, the database may have stored them or not. What was begun is then ended for
//! certain before anybody looks, so that the answer is true.

use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use tokio_postgres::{Client, Error, Row, Statement};

use super::failures::{is_lost, may_come_back, told, unchanged};
use super::herald::Herald;
use super::place::Place;
use super::{rows, summing};
use crate::store::{Appended, Change, Deed, Entry, Reply, Standing, StoreError};

/// So many are at work at the same time, each for tables of its own.
const WRITERS: usize = 2;
/// No more appends than this in one step.
const MOST_AT_ONCE: usize = 256;
/// A database that starts anew is waited for, and so is one that does not answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(100);

/// Rows are held in the order of their ids, so that no two servers ever wait for each other. Whoever comes second finds
/// that the head has moved on. What the house does needs a lease that nobody else can get before it is stored.
const APPEND: &str = concat!(
    "WITH wanted AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::boolean[], $5::bigint[], $14::bigint[])
            AS w (id, after, more, over, due, lease)
    ), ended AS (
        SELECT summary ->> 'table_id' AS id, summary FROM unnest($16::text[]::jsonb[]) AS s (summary)
    ), held AS (
        SELECT t.id FROM game_table t WHERE t.id = ANY ($1::text[]) ORDER BY t.id FOR UPDATE
    ), leased AS (
        SELECT l.table_id FROM table_lease l JOIN wanted w ON w.id = l.table_id AND w.lease = l.epoch
        WHERE l.node = $15 AND EXISTS (SELECT 1 FROM node n WHERE n.id = $15 AND n.until > clock_timestamp())
        FOR SHARE OF l
    ), won AS (
        UPDATE game_table t
        SET head = t.head + w.more, finished = coalesce(w.over, t.finished),
            due = CASE WHEN w.over IS NULL THEN t.due ELSE w.due END,
            summed = t.summed OR EXISTS (SELECT 1 FROM ended WHERE ended.id = t.id)
        FROM held h JOIN wanted w ON w.id = h.id
        WHERE t.id = h.id AND t.head = w.after
            AND (w.lease IS NULL OR t.id IN (SELECT table_id FROM leased))
        RETURNING t.id
    ), kept AS (
        INSERT INTO entry (table_id, seq, at, person, command, deed)
        SELECT e.* FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::text[])
            AS e (id, seq, at, person, command, deed)
        JOIN won ON won.id = e.id
    ), sat AS (
        INSERT INTO sitting (person, table_id)
        SELECT DISTINCT s.person, s.id FROM unnest($12::text[], $13::text[]) AS s (id, person)
        JOIN won ON won.id = s.id
        ON CONFLICT DO NOTHING
    ), told AS (
        SELECT ended.summary FROM ended JOIN won ON won.id = ended.id
    ), ",
    summing::sum_up!(),
    " SELECT id FROM won"
);

/// Entries that are to be appended.
struct Append {
    table: String,
    after: u64,
    entries: Vec<Entry>,
    standing: Option<Standing>,
    lease: Option<u64>,
    /// Whether it was lost on the way before.
    again: bool,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Those who append.
pub(super) struct Writers(Vec<mpsc::UnboundedSender<Append>>);

impl Writers {
    pub(super) fn start(place: &Place, node: &str, herald: &Herald) -> Self {
        let writers = (0..WRITERS).map(|_| {
            let (sender, waiting) = mpsc::unbounded_channel();
            let writer = Writer {
                place: place.clone(),
                node: node.to_owned(),
                herald: herald.clone(),
                line: None,
                waiting: VecDeque::new(),
            };
            tokio::spawn(writer.run(waiting));
            sender
        });
        Self(writers.collect())
    }

    pub(super) fn append(
        &self,
        table: &str,
        after: u64,
        entries: Vec<Entry>,
        standing: Option<Standing>,
        lease: Option<u64>,
    ) -> Reply<Appended> {
        let mut hasher = DefaultHasher::new();
        table.hash(&mut hasher);
        let (answer, answered) = oneshot::channel();
        let append = Append {
            table: table.to_owned(),
            after,
            entries,
            standing,
            lease,
            again: false,
            answer,
        };
        // If nobody is there any more, the answer says so.
        let _ = self.0[hasher.finish() as usize % WRITERS].send(append);
        Box::pin(async {
            let stopped = || StoreError::Ambiguous("it has stopped".to_owned());
            answered.await.unwrap_or_else(|_| Err(stopped()))
        })
    }
}

/// A connection with what is needed to end what was begun on it.
struct Line {
    client: Client,
    append: Statement,
    process: i32,
    since: String,
}

impl Line {
    async fn open(place: &Place) -> Result<Self, Error> {
        let client = place.connect().await?;
        let append = client.prepare(APPEND).await?;
        let own = client
            .query_one(
                "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()",
                &[],
            )
            .await?;
        Ok(Self {
            append,
            process: own.try_get(0)?,
            since: own.try_get(1)?,
            client,
        })
    }

    /// Ends whatever was begun on another connection: after this it is stored, or never will be.
    async fn end(&self, process: i32, since: &str) -> Result<bool, Error> {
        self.client
            .query(
                "SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity
                 WHERE pid = $1 AND backend_start::text = $2",
                &[&process, &since],
            )
            .await?;
        let alive = self
            .client
            .query(
                "SELECT 1 FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2",
                &[&process, &since],
            )
            .await?;
        Ok(alive.is_empty())
    }
}

/// Appends to some of the tables.
struct Writer {
    place: Place,
    node: String,
    herald: Herald,
    line: Option<Line>,
    waiting: VecDeque<Append>,
}

impl Writer {
    /// Appends until nobody can send anything any more.
    async fn run(mut self, mut sent: mpsc::UnboundedReceiver<Append>) {
        loop {
            if self.waiting.is_empty() {
                match sent.recv().await {
                    Some(append) => self.waiting.push_back(append),
                    None => return,
                }
            }
            while let Ok(append) = sent.try_recv() {
                self.waiting.push_back(append);
            }
            let batch = self.next_batch();
            self.store(batch).await;
        }
    }

    /// What can be stored in one step: of each table one append.
    fn next_batch(&mut self) -> Vec<Append> {
        let mut tables = HashSet::new();
        let mut batch = Vec::new();
        let mut later = VecDeque::new();
        for append in self.waiting.drain(..) {
            if batch.len() < MOST_AT_ONCE && tables.insert(append.table.clone()) {
                batch.push(append);
            } else {
                later.push_back(append);
            }
        }
        self.waiting = later;
        batch
    }

    /// Stores a batch and answers.
    async fn store(&mut self, batch: Vec<Append>) {
        let begun = Instant::now();
        let node = self.node.clone();
        let line = match self.line(begun).await {
            Ok(line) => line,
            Err(error) => return answer_all(batch, &unchanged(&error)),
        };
        let (process, since) = (line.process, line.since.clone());
        match tokio::time::timeout(PATIENCE, append_all(line, &node, &batch)).await {
            Ok(Ok(won)) => self.answer(batch, &won).await,
            Ok(Err(error)) if is_lost(&error) => {
                self.line = None;
                self.settle(batch, process, &since, &told(&error)).await;
            }
            // The database has refused all of it: perhaps because of a single one.
            Ok(Err(_)) if batch.len() > 1 => {
                for append in batch {
                    Box::pin(self.store(vec![append])).await;
                }
            }
            Ok(Err(error)) => answer_all(batch, &unchanged(&error)),
            Err(_) => {
                self.line = None;
                self.settle(batch, process, &since, "no answer").await;
            }
        }
    }

    /// Tells who has won; the others are told how far their tables are.
    async fn answer(&mut self, batch: Vec<Append>, won: &HashSet<String>) {
        let (stored, refused): (Vec<_>, Vec<_>) = batch
            .into_iter()
            .partition(|append| won.contains(&append.table));
        for append in stored {
            append.tell_stored(&self.herald);
        }
        for append in refused {
            let head = match self.line(Instant::now()).await {
                Ok(line) => head(line, &append.table).await,
                Err(error) => Err(error),
            };
            let answer = match head {
                Ok(head) if head == append.after && append.lease.is_some() => Ok(Appended::Fenced),
                Ok(head) => Ok(Appended::Conflict(head)),
                Err(error) => Err(unchanged(&error)),
            };
            append.say(answer);
        }
    }

    /// The connection was lost in the middle: finds out what became of a batch.
    async fn settle(&mut self, batch: Vec<Append>, process: i32, since: &str, why: &str) {
        tracing::warn!("what was being stored is looked for: {why}");
        let begun = Instant::now();
        loop {
            match self.ended(begun, process, since).await {
                Ok(true) => break,
                Ok(false) | Err(_) if begun.elapsed() < PATIENCE => {
                    tokio::time::sleep(PAUSE).await;
                }
                Ok(false) | Err(_) => {
                    return answer_all(batch, &StoreError::Ambiguous(why.to_owned()));
                }
            }
        }
        for append in batch {
            let found = match &self.line {
                Some(line) => found(line, &append).await,
                None => return answer_all(vec![append], &StoreError::Ambiguous(why.to_owned())),
            };
            match found {
                Ok(Found::Stored) => append.tell_stored(&self.herald),
                Ok(Found::Other(head)) => append.say(Ok(Appended::Conflict(head))),
                Ok(Found::Nothing) if append.again => {
                    append.say(Err(StoreError::Gone(why.to_owned())));
                }
                // It was not stored, and nobody else was quicker: it goes first now.
                Ok(Found::Nothing) => self.waiting.push_front(Append {
                    again: true,
                    ..append
                }),
                Err(error) => append.say(Err(StoreError::Ambiguous(told(&error)))),
            }
        }
    }

    async fn ended(&mut self, begun: Instant, process: i32, since: &str) -> Result<bool, Error> {
        let ended = self.line(begun).await?.end(process, since).await;
        if ended.is_err() {
            self.line = None;
        }
        ended
    }

    /// The connection, if need be a new one.
    async fn line(&mut self, begun: Instant) -> Result<&Line, Error> {
        if self
            .line
            .as_ref()
            .is_some_and(|line| line.client.is_closed())
        {
            self.line = None;
        }
        while self.line.is_none() {
            match Line::open(&self.place).await {
                Ok(line) => self.line = Some(line),
                Err(error) if may_come_back(&error) && begun.elapsed() < PATIENCE => {
                    tokio::time::sleep(PAUSE).await;
                }
                Err(error) => return Err(error),
            }
        }
        Ok(self.line.as_ref().expect("it was just opened"))
    }
}

impl Append {
    fn tell_stored(self, herald: &Herald) {
        let head = self.after + self.entries.len() as u64;
        herald.tell(Change::Moved(self.table.clone(), head));
        self.say(Ok(Appended::Stored));
    }

    fn say(self, answer: Result<Appended, StoreError>) {
        // Who asked may have gone away.
        let _ = self.answer.send(answer);
    }
}

fn answer_all(batch: Vec<Append>, error: &StoreError) {
    tracing::error!("{error}");
    for append in batch {
        append.say(Err(error.clone()));
    }
}

/// Appends a batch. Gives the tables where that went well.
async fn append_all(line: &Line, node: &str, batch: &[Append]) -> Result<HashSet<String>, Error> {
    let tables: Vec<&str> = batch.iter().map(|append| &*append.table).collect();
    let after: Vec<i64> = batch.iter().map(|append| append.after as i64).collect();
    let more: Vec<i64> = batch
        .iter()
        .map(|append| append.entries.len() as i64)
        .collect();
    let standings = || batch.iter().map(|append| append.standing.as_ref());
    let over: Vec<Option<bool>> = standings().map(|own| own.map(|own| own.over)).collect();
    let due: Vec<Option<i64>> = standings()
        .map(|own| own.and_then(|own| own.due).map(|due| due as i64))
        .collect();
    let leases: Vec<Option<i64>> = batch
        .iter()
        .map(|append| append.lease.map(|lease| lease as i64))
        .collect();
    let summaries = standings().filter_map(|own| own?.summary.as_deref());
    let summaries: Vec<String> = summaries.map(summing::json).collect();
    let mut log = Log::default();
    for append in batch {
        for (seq, entry) in (append.after as i64 + 1..).zip(&append.entries) {
            log.add(&append.table, seq, entry);
        }
    }
    let won: Vec<Row> = line
        .client
        .query(
            &line.append,
            &[
                &tables,
                &after,
                &more,
                &over,
                &due,
                &log.tables,
                &log.numbers,
                &log.times,
                &log.people,
                &log.commands,
                &log.deeds,
                &log.sat_at,
                &log.sat,
                &leases,
                &node,
                &summaries,
            ],
        )
        .await?;
    won.iter().map(|row| row.try_get(0)).collect()
}

/// Entries in columns.
#[derive(Default)]
pub(super) struct Log<'a> {
    pub(super) tables: Vec<&'a str>,
    pub(super) numbers: Vec<i64>,
    pub(super) times: Vec<i64>,
    pub(super) people: Vec<Option<&'a str>>,
    pub(super) commands: Vec<Option<&'a str>>,
    pub(super) deeds: Vec<String>,
    pub(super) sat_at: Vec<&'a str>,
    pub(super) sat: Vec<&'a str>,
}

impl<'a> Log<'a> {
    pub(super) fn add(&mut self, table: &'a str, seq: i64, entry: &'a Entry) {
        self.tables.push(table);
        self.numbers.push(seq);
        self.times.push(entry.at as i64);
        self.people.push(entry.person.as_deref());
        self.commands.push(entry.command.as_deref());
        self.deeds.push(rows::writable(&entry.deed.to_string()));
        if let (Deed::Sit(..), Some(person)) = (&entry.deed, &entry.person) {
            self.sat_at.push(table);
            self.sat.push(person);
        }
    }
}

/// How many entries a table has.
async fn head(line: &Line, table: &str) -> Result<u64, Error> {
    let head = "SELECT head FROM game_table WHERE id = $1";
    let head = line.client.query_opt(head, &[&table]).await?;
    match head {
        Some(row) => row.try_get::<_, i64>(0).map(|head| head as u64),
        None => Ok(0),
    }
}

/// What became of an append.
enum Found {
    Stored,
    Nothing,
    Other(u64),
}

async fn found(line: &Line, append: &Append) -> Result<Found, Error> {
    let head = head(line, &append.table).await?;
    if head == append.after {
        return Ok(Found::Nothing);
    }
    let kept = line
        .client
        .query(
            "SELECT at, person, command, deed FROM entry
             WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            &[
                &append.table,
                &(append.after as i64),
                &(append.entries.len() as i64),
            ],
        )
        .await?;
    // One that cannot be read is none of these.
    let kept: Vec<Entry> = kept
        .iter()
        .filter_map(|row| rows::entry(row).ok())
        .collect();
    Ok(if kept == append.entries {
        Found::Stored
    } else {
        Found::Other(head)
    })
}
