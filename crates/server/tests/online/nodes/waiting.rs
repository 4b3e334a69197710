//! What waits for somebody else in the database, and connections that end meanwhile.

use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use formicary_server::{Config, PostgresStore, Store};
use serde_json::json;

use super::{FIRST, config_of, soon};
use crate::archive::{ends, ratings, summary, with_people};
use crate::client::{Client, accepted, new_table, serve_with};
use crate::cluster;

/// Somebody else does something in the database, and does not end it for some seconds.
fn hold(address: &str, what: &str) -> JoinHandle<String> {
    let (address, what) = (
        address.to_owned(),
        format!("BEGIN; {what}; SELECT pg_sleep(3); ROLLBACK"),
    );
    std::thread::spawn(move || cluster::tell(&address, &what))
}

/// The process of the database that waits for somebody else with such a question.
async fn who_waits(address: &str, question: &str) -> String {
    let waits = format!(
        "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%{question}%' LIMIT 1"
    );
    let mut process = String::new();
    soon("it waits", async || {
        process = cluster::tell(address, &waits);
        !process.is_empty()
    })
    .await;
    process
}

fn end(address: &str, process: &str) {
    cluster::tell(address, &format!("SELECT pg_terminate_backend({process})"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_while_a_log_is_packed_is_named_nowhere() {
    let Some(address) = cluster::database() else {
        return;
    };
    let store = Arc::new(PostgresStore::open(&address).await.unwrap());
    with_people(&*store).await;
    ends(&*store, summary("one", 10, &[("bea", 1), ("ada", 2)])).await;
    let first = "SELECT 1 FROM entry WHERE table_id = 'one' AND seq = 1 FOR UPDATE";
    let held = hold(&address, first);
    // Once it is held.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let packs = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.archive().pack(1_000, 10).await }
    });
    who_waits(&address, "DELETE FROM entry").await;
    assert!(store.register().erase("ada", "—").await.unwrap());
    assert_eq!(packs.await.unwrap().unwrap(), 1);
    held.join().unwrap();
    let (_, log) = store.table("one").await.unwrap().unwrap();
    assert_eq!(log[1].deed.to_string(), "sit 2 —");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_taken_over_though_a_connection_ends_meanwhile() {
    let Some(address) = cluster::database() else {
        return;
    };
    let one = serve_with(config_of(&address).await).await;
    let ada = Client::guest(one.address(), "Ada").await;
    let bot = json!({"kind": "bot", "level": "mcts:300"});
    let table = new_table("ants", "", &json!([bot, bot]));
    let id = ada.open(&table).await.id;
    let head = format!("SELECT head FROM game_table WHERE id = '{id}'");
    let head = || -> u64 { cluster::tell(&address, &head).parse().unwrap() };
    soon("it goes on", async || head() >= 2).await;
    one.stop().await.unwrap();
    let known = head();
    let held = hold(
        &address,
        &format!("INSERT INTO table_lease VALUES ('{id}', 'x', 0)"),
    );
    tokio::time::sleep(Duration::from_millis(500)).await;
    let two = serve_with(config_of(&address).await).await;
    end(
        &address,
        &who_waits(&address, "INSERT INTO table_lease").await,
    );
    held.join().unwrap();
    soon("somebody looks after it", async || head() > known).await;
    two.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_is_given_back_though_a_connection_ends_meanwhile() {
    let Some(address) = cluster::database() else {
        return;
    };
    let one = serve_with(Config {
        idle: Duration::from_millis(500),
        ..config_of(&address).await
    })
    .await;
    let two = serve_with(config_of(&address).await).await;
    let ada = Client::guest(one.address(), "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let id = ada.open(&new_table("ants", FIRST, &seats)).await.id;
    let mut socket = ada.join(&id).await;
    let first = socket.until(|update| !update.legal.is_empty()).await;
    accepted(&socket.play(first.ply, &first.legal[0].notation).await);
    socket
        .until(|update| update.ply > first.ply + 1 && !update.legal.is_empty())
        .await;
    let lease = format!("SELECT 1 FROM table_lease WHERE table_id = '{id}' FOR UPDATE");
    let held = hold(&address, &lease);
    tokio::time::sleep(Duration::from_millis(500)).await;
    socket.close().await;
    end(
        &address,
        &who_waits(&address, "DELETE FROM table_lease").await,
    );
    held.join().unwrap();
    // The table sleeps there, and the bot answers through another server.
    let mut socket = ada.moved_to(two.address()).join(&id).await;
    let mine = socket.until(|update| !update.legal.is_empty()).await;
    accepted(&socket.play(mine.ply, &mine.legal[0].notation).await);
    socket
        .until(|update| update.ply > mine.ply + 1 && !update.legal.is_empty())
        .await;
    one.stop().await.unwrap();
    two.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_ends_while_others_are_counted_is_counted_in_order() {
    let Some(address) = cluster::database() else {
        return;
    };
    let store = Arc::new(PostgresStore::open(&address).await.unwrap());
    with_people(&*store).await;
    let game = |id: &str, ended: u64, winner: u8| {
        let seats = [("ada", winner), ("bea", 3 - winner)];
        ends(&*store, summary(id, ended, &seats))
    };
    game("last", 100, 1).await;
    game("second", 30, 2).await;
    assert_eq!(store.archive().count(10).await.unwrap(), 2);
    game("third", 50, 1).await;
    let held = hold(
        &address,
        "SELECT 1 FROM finished WHERE table_id = 'last' FOR UPDATE",
    );
    tokio::time::sleep(Duration::from_millis(500)).await;
    let counts = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.archive().count(10).await }
    });
    who_waits(&address, "UPDATE finished SET counted = FALSE").await;
    game("first", 10, 1).await;
    held.join().unwrap();
    counts.await.unwrap().unwrap();
    while store.archive().count(10).await.unwrap() > 0 {}
    let known = ratings(&*store).await;
    store.archive().count_anew().await.unwrap();
    while store.archive().count(10).await.unwrap() > 0 {}
    assert_eq!(known, ratings(&*store).await);
}
