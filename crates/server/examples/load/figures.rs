//! What came out.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

/// Where moves are stored.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    Sqlite,
    /// A cluster of its own, which waits for the disk.
    Postgres,
    Memory,
}

/// One run.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Figures {
    store: Kind,
    /// How many share the database; whoever sits at a table does so at two of them.
    servers: usize,
    tables: usize,
    /// Moves a second that were tried for; none means as many as possible.
    pace: Option<u32>,
    moves: usize,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// Microseconds that the servers, PostgreSQL and the clients computed for each move, whatever else the
    /// machine had to do.
    server_us: Option<f64>,
    database_us: Option<f64>,
    clients_us: Option<f64>,
}

/// How long the processes computed.
pub(crate) struct Computed {
    pub(crate) server: Option<Duration>,
    pub(crate) database: Option<Duration>,
    pub(crate) clients: Option<Duration>,
}

impl Computed {
    pub(crate) fn since(&self, before: &Self) -> Self {
        let since = |after: Option<Duration>, before: Option<Duration>| Some(after? - before?);
        Self {
            server: since(self.server, before.server),
            database: since(self.database, before.database),
            clients: since(self.clients, before.clients),
        }
    }
}

impl Figures {
    pub(crate) fn of(
        store: Kind,
        servers: usize,
        tables: usize,
        pace: Option<u32>,
        time: Duration,
        mut latencies: Vec<Duration>,
        computed: &Computed,
    ) -> Self {
        let moves = latencies.len() as f64;
        let each = |time: Option<Duration>| time.map(|time| time.as_secs_f64() * 1e6 / moves);
        latencies.sort_unstable();
        let at = |share: f64| {
            let index = (latencies.len() as f64 * share) as usize;
            let latency = latencies.get(index.min(latencies.len().saturating_sub(1)));
            latency.map_or(f64::NAN, |latency| latency.as_secs_f64() * 1000.0)
        };
        Self {
            store,
            servers,
            tables,
            pace,
            moves: latencies.len(),
            moves_per_second: latencies.len() as f64 / time.as_secs_f64(),
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            max_ms: at(1.0),
            server_us: each(computed.server),
            database_us: each(computed.database),
            clients_us: each(computed.clients),
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pace = match self.pace {
            Some(pace) => format!("at {pace}/s"),
            None => "as fast as it goes".to_owned(),
        };
        write!(
            f,
            "{:?}, {} servers, {} tables, {pace}: {:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms; \
             computing {:.0} µs a move in the servers, {:.0} µs in the database, {:.0} µs in the clients",
            self.store,
            self.servers,
            self.tables,
            self.moves_per_second,
            self.p50_ms,
            self.p99_ms,
            self.max_ms,
            self.server_us.unwrap_or(f64::NAN),
            self.database_us.unwrap_or(f64::NAN),
            self.clients_us.unwrap_or(f64::NAN),
        )
    }
}
