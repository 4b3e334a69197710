//! Bots think in turns: nobody's tables hold up those of others.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use formicary_server::limits::Limits;
use formicary_server::{Config, MemoryStore, Running};
use protocol::{Command, Status};
use reqwest::Method;
use serde_json::{Value, json};

use crate::client::{Client, accepted, metric, new_table, serve_with, unlimited};
use crate::failing_store::FailingStore;

fn bot(level: &str) -> Value {
    json!({"kind": "bot", "level": level})
}

/// How many thoughts wait.
async fn waiting(server: &Running) -> usize {
    metric(server, "thoughts_waiting").await
}

/// Somebody plays one move against a bot; how long the bot took to answer.
async fn one_answer(client: &Client, level: &str) -> Duration {
    let seats = json!([{"kind": "me"}, bot(level)]);
    let id = client
        .open(&new_table("ants", "first=beige", &seats))
        .await
        .id;
    let mut socket = client.join(&id).await;
    let first = socket.until(|update| !update.legal.is_empty()).await;
    let before = Instant::now();
    accepted(&socket.play(first.ply, &first.legal[0].notation).await);
    let own_again =
        |update: &protocol::Update| update.ply > first.ply + 2 && !update.legal.is_empty();
    socket.until(own_again).await;
    before.elapsed()
}

#[tokio::test]
async fn whoever_opens_many_tables_waits_for_themselves() {
    let server = serve_with(Config {
        thinkers: 2,
        thinking: Duration::from_millis(400),
        ..unlimited()
    })
    .await;
    let eve = Client::guest(server.address(), "Eve").await;
    let ada = Client::guest(server.address(), "Ada").await;
    for _ in 0..30 {
        let seats = json!([bot("mcts:20000"), bot("mcts:20000")]);
        eve.open(&new_table("ants", "", &seats)).await;
    }
    while waiting(&server).await < 25 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // In one queue for all, each answer would take twelve seconds.
    for level in ["mcts:300", "worker"] {
        let took = one_answer(&ada, level).await;
        assert!(took < Duration::from_secs(6), "{level}: {took:?}");
    }
    assert!(waiting(&server).await > 20, "Eve's bots still wait");
}

#[tokio::test]
async fn a_thought_that_nobody_wants_any_more_ends() {
    let server = serve_with(Config {
        thinkers: 2,
        thinking: Duration::from_secs(15),
        ..unlimited()
    })
    .await;
    let eve = Client::guest(server.address(), "Eve").await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = json!([{"kind": "me"}, bot("mcts:20000")]);
    let id = eve.open(&new_table("myrmes", "players=2", &seats)).await.id;
    let mut socket = eve.join(&id).await;
    // Both seal a choice; Eve makes up her mind again and again while the bot thinks.
    let first = socket.until(|update| !update.legal.is_empty()).await;
    let action = first.legal[0].notation.clone();
    for _ in 0..40 {
        let ply = accepted(&socket.play(first.ply, &action).await);
        let undo = Command::Undo {
            id: socket.new_id(),
            ply,
        };
        assert_eq!(accepted(&socket.ask(&undo).await), first.ply);
        assert!(waiting(&server).await <= 1);
    }
    // Eve goes on, so that nobody thinks there any more.
    let took = one_answer(&ada, "worker").await;
    assert!(took < Duration::from_secs(5), "{took:?}");
    let stopping = Instant::now();
    server.stop().await.unwrap();
    assert!(
        stopping.elapsed() < Duration::from_secs(5),
        "no thought is waited for"
    );
}

#[tokio::test]
async fn a_bot_thinks_no_longer_than_it_may() {
    let server = serve_with(Config {
        thinking: Duration::from_millis(300),
        ..unlimited()
    })
    .await;
    let ada = Client::guest(server.address(), "Ada").await;
    let took = one_answer(&ada, "mcts:20000").await;
    assert!(took < Duration::from_secs(4), "{took:?}");
}

#[tokio::test]
async fn only_some_tables_are_for_bots_alone() {
    let store = Arc::new(MemoryStore::default());
    let server = serve_with(Config {
        store: Arc::clone(&store) as _,
        limits: Limits {
            tables_of_bots: 2,
            tables_of_one: 4,
            ..Limits::NONE
        },
        // They take their time.
        grace: Duration::from_secs(60),
        ..unlimited()
    })
    .await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bots = new_table("ants", "", &json!([bot("worker"), bot("worker")]));
    let people = new_table("ants", "", &json!([{"kind": "me"}, bot("worker")]));
    let as_json = |table: &protocol::NewTable| serde_json::to_value(table).unwrap();
    for _ in 0..2 {
        ada.open(&bots).await;
    }
    let third = ada
        .fail(Method::POST, "tables", Some(&as_json(&bots)))
        .await;
    assert_eq!(third.problem.code, "too-many-bot-tables");
    // All at once is no way around it, and others have tables of their own.
    let bea = Client::guest(server.address(), "Bea").await;
    let body = as_json(&bots);
    let tries = (0..10).map(|_| bea.send(Method::POST, "tables", Some(&body)));
    let opened = futures_util::future::join_all(tries).await;
    let opened = opened.iter().filter(|answer| answer.status().is_success());
    assert_eq!(opened.count(), 2);
    // Ada may still play herself, up to a point.
    let mut last = String::new();
    for _ in 0..2 {
        last = ada.open(&people).await.id;
    }
    let fifth = ada
        .fail(Method::POST, "tables", Some(&as_json(&people)))
        .await;
    assert_eq!(fifth.problem.code, "too-many-tables");
    let mut socket = ada.join(&last).await;
    accepted(&socket.ask(&Command::Resign { id: "r".to_owned() }).await);
    let over = |update: &protocol::Update| update.table.status == Status::Over;
    socket.until(over).await;
    ada.open(&people).await;
}

#[tokio::test]
async fn a_full_disk_is_not_tried_again_and_again() {
    let store = Arc::new(FailingStore::default());
    let server = serve_with(Config {
        store: Arc::clone(&store) as _,
        retry: Duration::from_millis(100),
        ..unlimited()
    })
    .await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = json!([bot("random"), bot("random")]);
    let game = new_table("hidden-empires", "basic players=2", &seats);
    let id = ada.open(&game).await.id;
    // At once, before the bots have played to the end.
    store.fill(true);
    while store.tries.load(Ordering::SeqCst) == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::time::sleep(Duration::from_millis(1600)).await;
    // After 100, 200, 400 and 800 milliseconds.
    let tries = store.tries.load(Ordering::SeqCst);
    assert!(tries <= 7, "{tries} tries");
    // Nothing is lost, and the game goes on by itself.
    store.fill(false);
    let mut watcher = ada.join(&id).await;
    watcher
        .until(|update| update.table.status == Status::Over)
        .await;
}
