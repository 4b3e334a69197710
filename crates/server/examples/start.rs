//! How soon a server answers after it was started, however much is going on at its tables.
//!
//! `cargo run --release -p formicary-server --example start` fills a database with running games and one
//! game in which very often something was taken back, starts a server on it and asks.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Parser;
use engine::record::Ply;
use engine::{Awaited, QuickDice, Seat, Seed, chance::pick};
use formicary_server::limits::Limits;
use formicary_server::store::{Deed, Entry, FirstSeat, Opening, Quota};
use formicary_server::{Config, SqliteStore, Store};
use futures_util::future::try_join_all;
use protocol::{Clock, Flag, Talk};

/// Measures how soon a server answers.
#[derive(Parser)]
struct Arguments {
    /// How many tables are going on
    #[arg(long, default_value_t = 2_000)]
    tables: usize,
    /// How many entries their logs have, all together
    #[arg(long, default_value_t = 100_000)]
    entries: usize,
    /// How often something was taken back at one further table
    #[arg(long, default_value_t = 5_000)]
    undone: usize,
    /// Days for each move; otherwise there are no clocks
    #[arg(long)]
    days: Option<u32>,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let folder = std::env::temp_dir().join(format!("formicary-start-{}", std::process::id()));
    let file = folder.join("table.sqlite");
    let runtime = tokio::runtime::Runtime::new()?;
    let measured = runtime.block_on(measure(&arguments, &file));
    drop(runtime);
    std::fs::remove_dir_all(&folder)?;
    measured
}

async fn measure(arguments: &Arguments, file: &Path) -> anyhow::Result<()> {
    let long = fill(arguments, file).await?;
    let (begun, store) = (Instant::now(), SqliteStore::open(file)?);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let config = Config {
        store: Arc::new(store),
        limits: Limits::NONE,
        ..Config::default()
    };
    let server = formicary_server::start(config, listener).await?;
    let client = reqwest::Client::new();
    let address = server.address();
    let get = async |path: &str| -> anyhow::Result<String> {
        let answer = client.get(format!("http://{address}{path}")).send().await?;
        Ok(answer.error_for_status()?.text().await?)
    };
    let told = |what: &str| println!("{what}: {:.0?} after the start", begun.elapsed());
    get("/health").await?;
    told("health");
    get("/api/v1/tables").await?;
    told("the lobby");
    get("/api/v1/tables/000000000001").await?;
    told("a table");
    let before = Instant::now();
    get(&format!("/api/v1/tables/{long}")).await?;
    let took = before.elapsed();
    println!(
        "a table where {} were taken back: {took:.0?}",
        arguments.undone
    );
    let mut slowest = Duration::ZERO;
    loop {
        let before = Instant::now();
        let lobby: Vec<protocol::TableInfo> = serde_json::from_str(&get("/api/v1/tables").await?)?;
        slowest = slowest.max(before.elapsed());
        if lobby.len() >= arguments.tables.min(200) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    told("a full lobby");
    println!("the slowest answer meanwhile: {slowest:.0?}");
    server.stop().await?;
    Ok(())
}

/// Fills a database; gives the id of the table where something was taken back.
async fn fill(arguments: &Arguments, file: &Path) -> anyhow::Result<String> {
    let store = SqliteStore::open(file)?;
    let each = arguments.entries / arguments.tables.max(1);
    let games: Vec<_> = (0..20)
        .map(|number| played(number, each))
        .collect::<anyhow::Result<_>>()?;
    let opened = (0..arguments.tables).map(|number| {
        let (mut opening, entries) = games[number % games.len()].clone();
        opening.id = format!("{number:012}");
        opening.opened += number as u64;
        if let Some(days) = arguments.days {
            opening.clock = Clock::Days { days };
        }
        store.open_table(opening, entries, Some(0), Quota::NONE)
    });
    try_join_all(opened).await?;
    let (mut opening, mut entries) = played(99, 60)?;
    opening.id = "zzzzzzzzzzzz".to_owned();
    taken_back(&mut entries, arguments.undone)?;
    let id = opening.id.clone();
    store
        .open_table(opening, entries, Some(0), Quota::NONE)
        .await?;
    Ok(id)
}

/// A game of Ants between two people, as far as so many entries go.
fn played(number: u64, most: usize) -> anyhow::Result<(Opening, Vec<Entry>)> {
    let rules = table::game("ants").context("there are ants")?;
    let setup = rules.profile().usual();
    let seed = Seed::from_words(&format!("start {number}"));
    let mut session = rules
        .open(setup.clone(), Vec::new(), seed.into())
        .map_err(|error| anyhow::anyhow!("{error:?}"))?;
    let mut dice = QuickDice::new(number);
    let at = 1_000_000_000_000;
    let people = ["ada", "bea"];
    let mut entries: Vec<_> = people
        .iter()
        .enumerate()
        .map(|(seat, name)| Entry {
            at,
            person: Some((*name).to_owned()),
            command: None,
            deed: Deed::Sit(Seat::new(seat), (*name).to_owned()),
        })
        .collect();
    while entries.len() < most {
        let person = match session.awaited() {
            Awaited::Nobody(_) => break,
            Awaited::Chance => {
                session.advance();
                None
            }
            Awaited::Seats { must, .. } => {
                let seat = must.first().context("somebody has to act")?;
                let action = pick(&session.legal(seat), &mut dice).clone();
                session.play(seat, &action)?;
                Some(people[seat.index()].to_owned())
            }
        };
        let number = dice.long();
        entries.push(Entry {
            at,
            command: person.is_some().then(|| format!("command {number}")),
            person,
            deed: Deed::Ply(session.last().context("something has happened")?),
        });
    }
    let opening = Opening {
        id: String::new(),
        game: "ants".to_owned(),
        revision: setup.revision(),
        setup: setup.to_string(),
        seed,
        seats: vec![FirstSeat::Open; 2],
        public: true,
        clock: Clock::None,
        flag: Flag::Loses,
        hints: false,
        talk: Talk::Seated,
        closed: false,
        rated: false,
        strength: None,
        opener: "ada".to_owned(),
        invitation: "0123456789ab".to_owned(),
        opened: at,
    };
    Ok((opening, entries))
}

/// Lets the last action be taken back and played again, so many times.
fn taken_back(entries: &mut Vec<Entry>, times: usize) -> anyhow::Result<()> {
    let action = |entry: &Entry| matches!(&entry.deed, Deed::Ply(Ply { seat: Some(_), .. }));
    let last = entries.iter().rposition(action).context("somebody acted")?;
    entries.truncate(last + 1);
    let played = entries[last].clone();
    let Deed::Ply(Ply {
        seat: Some(seat), ..
    }) = played.deed
    else {
        anyhow::bail!("somebody acted");
    };
    for number in 0..times {
        let command = |word: &str| Some(format!("{word} {number}"));
        entries.push(Entry {
            command: command("back"),
            deed: Deed::Undo(seat),
            ..played.clone()
        });
        entries.push(Entry {
            command: command("again"),
            ..played.clone()
        });
    }
    Ok(())
}
