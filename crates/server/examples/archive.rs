//! How quick lists are with very many finished games: in a file, and in a PostgreSQL database.
//!
//! `cargo run --release -p formicary-server --example archive` fills a file with games made from a few that were
//! played, counts the ratings, moves everything into a database, and asks a server on each over HTTP.

#[cfg(unix)]
#[allow(dead_code, reason = "tests need more of it")]
#[path = "../tests/online/cluster.rs"]
mod cluster;
#[path = "archive/filling.rs"]
mod filling;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use engine::QuickDice;
use formicary_server::limits::Limits;
use formicary_server::{Config, Running, SqliteStore, Store};
use protocol::{FinishedPage, Me};
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::json;

use filling::{Amount, fill, name, somebody};

/// Measures lists.
#[derive(Parser)]
struct Arguments {
    /// How many finished games
    #[arg(long, default_value_t = 1_000_000)]
    games: usize,
    /// How many accounts
    #[arg(long, default_value_t = 20_000)]
    people: usize,
    /// How many tables in the lobby
    #[arg(long, default_value_t = 300)]
    going_on: usize,
    /// How often each list is asked for
    #[arg(long, default_value_t = 1_000)]
    times: usize,
}

/// Those who play most, and who ask.
const ASKERS: usize = 5;

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let folder = std::env::temp_dir().join(format!("formicary-archive-{}", std::process::id()));
    let file = folder.join("table.sqlite");
    let runtime = tokio::runtime::Runtime::new()?;
    let measured = runtime.block_on(measure(&arguments, &file));
    drop(runtime);
    std::fs::remove_dir_all(&folder)?;
    measured
}

async fn measure(arguments: &Arguments, file: &Path) -> anyhow::Result<()> {
    let amount = Amount {
        games: arguments.games,
        people: arguments.people,
        going_on: arguments.going_on,
    };
    let server = serve(Arc::new(SqliteStore::open(file)?)).await?;
    let askers = make_accounts(&server).await?;
    server.stop().await?;
    let begun = Instant::now();
    let ids: Vec<String> = askers.iter().map(|(id, _)| id.clone()).collect();
    fill(file, &amount, &ids).await?;
    let bytes = std::fs::metadata(file)?.len();
    let each = bytes / arguments.games.max(1) as u64;
    println!(
        "{} games in {:.0?}: {} MB, {each} bytes a game",
        arguments.games,
        begun.elapsed(),
        bytes / 1_000_000
    );
    let cookies: Vec<String> = askers.into_iter().map(|(_, cookie)| cookie).collect();
    let store = SqliteStore::open_unchecked(file)?;
    let begun = Instant::now();
    let mut counted = 0;
    loop {
        match store.archive().count(500).await? {
            0 => break,
            more => counted += more,
        }
    }
    println!("{counted} games counted in {:.0?}", begun.elapsed());
    println!("\nSQLite");
    ask_for_everything(arguments, Arc::new(store), &cookies).await?;
    #[cfg(unix)]
    if let Some(address) = cluster::durable() {
        use formicary_server::PostgresStore;
        use formicary_server::store::move_to_database;
        let begun = Instant::now();
        move_to_database(file, &address).await?;
        println!("\nmoved into PostgreSQL in {:.0?}", begun.elapsed());
        let store = PostgresStore::open(&address).await?;
        println!("\nPostgreSQL");
        ask_for_everything(arguments, Arc::new(store), &cookies).await?;
    }
    Ok(())
}

async fn serve(store: Arc<dyn Store>) -> anyhow::Result<Running> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let config = Config {
        store,
        limits: Limits::NONE,
        ..Config::default()
    };
    Ok(formicary_server::start(config, listener).await?)
}

/// Those who ask: their ids and cookies.
async fn make_accounts(server: &Running) -> anyhow::Result<Vec<(String, String)>> {
    let mut askers = Vec::new();
    for number in 0..ASKERS {
        let login = json!({"name": name(number), "password": "a long way to the nest"});
        let url = format!("http://{}/api/v1/accounts", server.address());
        let answer = reqwest::Client::new().post(url).json(&login).send().await?;
        let answer = answer.error_for_status()?;
        let cookie = answer.headers()[SET_COOKIE].to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        askers.push((answer.json::<Me>().await?.id, cookie));
    }
    Ok(askers)
}

async fn ask_for_everything(
    arguments: &Arguments,
    store: Arc<dyn Store>,
    cookies: &[String],
) -> anyhow::Result<()> {
    let server = serve(store).await?;
    // The lobby is read once after the start, while everybody is served already.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let client = reqwest::Client::new();
    let mut dice = QuickDice::new(7);
    let people = arguments.people;
    let games = ["ants", "fourmidable", "hidden-empires", "myrmes"];
    let results = ["won", "drawn", "lost"];
    let mut deep: Vec<String> = Vec::new();
    for what in [
        "the lobby",
        "own tables",
        "own games",
        "own games, one opponent",
        "own games, filtered",
        "own games, far back",
        "search",
        "search, far back",
        "games of somebody",
        "profile",
        "curve",
        "leaderboard",
    ] {
        let mut took = Vec::with_capacity(arguments.times);
        for time in 0..arguments.times {
            let who = name(somebody(people, &mut dice)).replace(' ', "%20");
            let game = games[(dice.long() % 4) as usize];
            let result = results[(dice.long() % 3) as usize];
            let past = 1_600_000_000_000 + dice.long() % 94_000_000_000;
            let path = match what {
                "the lobby" => "tables".to_owned(),
                "own tables" => "tables?mine=1".to_owned(),
                "own games" => "finished?mine=1&count=50".to_owned(),
                "own games, one opponent" => format!("finished?mine=1&opponent={who}"),
                "own games, filtered" => format!("finished?mine=1&game={game}&result={result}"),
                "own games, far back" => format!("finished?mine=1&before={past}-0"),
                "search" => format!("finished?game={game}&count=50"),
                "search, far back" => format!("finished?before={past}-0"),
                "games of somebody" => format!("finished?person={who}&result={result}"),
                "profile" => format!("people/{who}"),
                "curve" => format!("people/{who}/curve?game={game}&players=2"),
                _ => format!("leaderboard?game={game}&players=2"),
            };
            let url = format!("http://{}/api/v1/{path}", server.address());
            let request = client.get(url).header(COOKIE, &cookies[time % ASKERS]);
            let begun = Instant::now();
            let text = request.send().await?.error_for_status()?.text().await?;
            took.push(begun.elapsed());
            if what == "search" && deep.len() < 200 {
                let page: FinishedPage = serde_json::from_str(&text)?;
                deep.extend(page.games.into_iter().map(|game| game.id));
            }
        }
        tell(what, took);
    }
    let mut took = Vec::new();
    for id in deep.iter().take(100) {
        let url = format!("http://{}/api/v1/tables/{id}/replay", server.address());
        let begun = Instant::now();
        client.get(url).send().await?.error_for_status()?;
        took.push(begun.elapsed());
    }
    tell("a packed game, step by step", took);
    server.stop().await?;
    Ok(())
}

fn tell(what: &str, mut took: Vec<Duration>) {
    took.sort();
    let at = |share: f64| {
        let index = ((took.len() - 1) as f64 * share) as usize;
        took[index].as_secs_f64() * 1_000.0
    };
    println!(
        "{what:28} p50 {:7.2} ms   p99 {:7.2} ms   most {:7.2} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
