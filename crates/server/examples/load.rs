//! How many moves a second a server stores, and how long each takes.
//!
//! A server in a process of its own, on a core of its own if `taskset` is there; on another core many
//! tables of Ants with two sockets each, which play random legal moves. Measured is the time from
//! sending a move to hearing that it is accepted, which means: safely stored.

#[path = "load/child.rs"]
mod child;
#[cfg(unix)]
#[allow(dead_code, reason = "tests need more of it")]
#[path = "../tests/online/cluster.rs"]
mod cluster;
#[path = "load/figures.rs"]
mod figures;
#[path = "load/playing.rs"]
mod playing;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use clap::Parser;
use figures::{Computed, Figures, Kind};

/// Measures the server.
#[derive(Parser)]
struct Arguments {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// How many tables at once
    #[arg(long, value_delimiter = ',', default_value = "1,100,1000")]
    tables: Vec<usize>,
    /// How many seconds to measure each
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// Moves a second for the run at a steady pace
    #[arg(long, default_value_t = 5000)]
    pace: u32,
    /// Leave out the run at a steady pace, or do only that
    #[arg(long, value_enum, default_value = "both")]
    runs: Runs,
    /// Only this kind of storage
    #[arg(long, value_enum)]
    store: Option<Kind>,
    /// How many servers on one PostgreSQL; all of them share a core
    #[arg(long, value_delimiter = ',', default_value = "1")]
    servers: Vec<usize>,
    /// Where the database is written; a folder that is deleted afterwards
    #[arg(long)]
    folder: Option<PathBuf>,
    /// Be the server
    #[arg(long, hide = true)]
    serve: Option<String>,
}

#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Runs {
    Both,
    Fastest,
    Steady,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    if let Some(place) = &arguments.serve {
        return child::serve(place);
    }
    child::pin_self(1);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let mut all = Vec::new();
    for kind in [Kind::Sqlite, Kind::Postgres, Kind::Memory] {
        if arguments.store.is_some_and(|only| only != kind) {
            continue;
        }
        #[cfg(unix)]
        if kind == Kind::Postgres && arguments.store.is_none() && !cluster::is_there() {
            eprintln!("PostgreSQL is missing, so that it is not measured");
            continue;
        }
        let servers = match kind {
            Kind::Postgres => &*arguments.servers,
            Kind::Sqlite | Kind::Memory => &[1],
        };
        let most = arguments.tables.iter().copied().max().unwrap_or(1);
        for &servers in servers {
            let fastest = arguments.tables.iter().map(|tables| (*tables, None));
            let fastest = fastest.filter(|_| arguments.runs != Runs::Steady);
            let steady = (arguments.runs != Runs::Fastest).then_some((most, Some(arguments.pace)));
            for (tables, pace) in fastest.chain(steady) {
                all.push(runtime.block_on(measure(&arguments, kind, servers, tables, pace))?);
                show(&arguments, &all);
            }
        }
    }
    if arguments.json {
        println!("{}", serde_json::to_string(&all)?);
    }
    Ok(())
}

fn show(arguments: &Arguments, all: &[Figures]) {
    if let Some(last) = all.last().filter(|_| !arguments.json) {
        println!("{last}");
    }
}

async fn measure(
    arguments: &Arguments,
    kind: Kind,
    servers: usize,
    tables: usize,
    pace: Option<u32>,
) -> anyhow::Result<Figures> {
    let all = child::Server::start(kind, servers, arguments.folder.as_deref(), 0)?;
    let time = Duration::from_secs(arguments.seconds);
    let addresses = all.iter().map(|server| server.address.clone()).collect();
    let ready = playing::Ready::new(addresses, tables).await?;
    let computed = || Computed {
        server: all.iter().map(child::Server::computed).sum(),
        database: database_computed(kind),
        clients: child::computed("self"),
    };
    let mut before = None;
    let latencies = ready.play(pace, time, || before = Some(computed())).await;
    let computed = computed().since(&before.context("nobody has begun")?);
    Ok(Figures::of(
        kind, servers, tables, pace, time, latencies, &computed,
    ))
}

fn database_computed(kind: Kind) -> Option<Duration> {
    #[cfg(unix)]
    if kind == Kind::Postgres {
        return child::database_computed(&cluster::process_of_durable()?);
    }
    let _ = kind;
    None
}
