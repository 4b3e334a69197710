//! A database that ends connections or starts anew in the middle of games: whatever is acknowledged is there, once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use formicary_server::store::{
    Appended, Entry, MoveError, OpenError, Opening, Quota, StoreError, move_to_database,
    move_to_file,
};
use formicary_server::{Config, PostgresStore, SqliteStore, Store};
use protocol::{Command, Notice, Status, Update};
use serde_json::json;

use crate::client::{accepted, play_on, refused, serve_with, two_at_ants, unlimited};
use crate::cluster;
use crate::contract;
use crate::failing_store::{Doubt, FailingStore};
use crate::restarts::bare;
use crate::temporary::TemporaryFile;

/// Ends all connections to a database as if it had been stopped.
pub(crate) fn end_connections(address: &str) {
    let ended = cluster::tell(
        address,
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    assert_ne!(ended, "0", "somebody was connected");
}

pub(crate) fn entry(number: u64) -> Entry {
    Entry {
        at: number,
        person: Some("ada".to_owned()),
        command: Some(format!("command {number}")),
        deed: "* reveal half".parse().unwrap(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_to_be_stored_is_stored_once_however_often_connections_end() {
    let Some(address) = cluster::database() else {
        return;
    };
    let store = Arc::new(PostgresStore::open(&address).await.unwrap());
    let tables: Vec<String> = (0..6).map(|table| format!("table {table}")).collect();
    for id in &tables {
        let table = Opening {
            id: id.clone(),
            ..contract::opening("", 1)
        };
        store
            .open_table(table, Vec::new(), None, Quota::NONE)
            .await
            .unwrap();
    }
    let over = Arc::new(AtomicBool::new(false));
    let players = tables.iter().cloned().map(|id| {
        let (store, over) = (Arc::clone(&store), Arc::clone(&over));
        tokio::spawn(async move {
            let (mut acknowledged, mut number, mut head) = (Vec::new(), 0, 0);
            while !over.load(Ordering::Relaxed) {
                number += 1;
                match store
                    .append(&id, head, vec![entry(number)], None, None)
                    .await
                {
                    Ok(Appended::Stored) => {
                        acknowledged.push(number);
                        head += 1;
                    }
                    Ok(Appended::Conflict(_) | Appended::Fenced) => {
                        panic!("nobody else plays here")
                    }
                    // Whoever was not told reads it.
                    Err(StoreError::Ambiguous(_)) => {
                        head = store.entries_after(&id, 0).await.unwrap().len() as u64;
                    }
                    Err(StoreError::Gone(_)) => {}
                    Err(other) => panic!("{other}"),
                }
            }
            (id, acknowledged)
        })
    });
    let players: Vec<_> = players.collect();
    for _ in 0..12 {
        tokio::time::sleep(Duration::from_millis(150)).await;
        end_connections(&address);
    }
    over.store(true, Ordering::Relaxed);
    for player in players {
        let (id, acknowledged) = player.await.unwrap();
        let kept = store.entries_after(&id, 0).await.unwrap();
        let numbers: Vec<u64> = kept.iter().map(|entry| entry.at).collect();
        assert!(
            numbers.is_sorted_by(|one, next| one < next),
            "{id}: none twice"
        );
        assert!(!acknowledged.is_empty(), "{id}: the game went on");
        let lost = acknowledged.iter().find(|number| !numbers.contains(number));
        assert_eq!(lost, None, "{id}");
    }
}

#[tokio::test]
async fn what_is_in_doubt_is_neither_acknowledged_nor_refused_wrongly() {
    let store = Arc::new(FailingStore::default());
    let config = Config {
        store: store.clone(),
        ..unlimited()
    };
    let server = serve_with(config).await;
    let (id, people, mut sockets, [seen, _]) = two_at_ants(&server).await;
    // It was stored, and only the answer was lost: nobody notices.
    store.lose_answer(Doubt::Stored);
    accepted(&sockets[0].play(seen.ply, &seen.legal[0].notation).await);
    let ready = |update: &Update| update.ply > seen.ply && !update.awaited.must.is_empty();
    let both = [sockets[0].until(ready).await, sockets[1].until(ready).await];
    // Nobody knows: there is no answer, and whoever comes back says the same once more.
    let mover = usize::from(both[0].legal.is_empty());
    let play = Command::Play {
        id: "the same".to_owned(),
        ply: both[mover].ply,
        action: both[mover].legal[0].notation.clone(),
    };
    store.lose_answer(Doubt::Lost);
    sockets[mover].say(&play).await;
    assert!(sockets[mover].answer_or_end("the same").await.is_none());
    let mut back = people[mover].join(&id).await;
    for _ in 0..2 {
        accepted(&back.ask(&play).await);
    }
    let shown: Update = people[0].get(&format!("tables/{id}")).await;
    let played = shown.lines.iter().filter(|line| line.seat.is_some());
    assert_eq!(played.count(), 2, "each once");
    // A single request cannot come back by itself, and is told.
    let resign = json!({"type": "resign", "id": "enough"});
    let path = format!("tables/{id}/commands");
    store.lose_answer(Doubt::Lost);
    let told: Notice = people[0].post(&path, &resign).await;
    assert_eq!(refused(&told), "unsure");
    accepted(&people[0].post(&path, &resign).await);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_database_is_moved_only_while_no_server_uses_it() {
    let Some(address) = cluster::database() else {
        return;
    };
    assert_eq!(
        PostgresStore::open_beside(&address).await.err(),
        Some(OpenError::Missing)
    );
    let stores = [
        PostgresStore::open(&address).await.unwrap(),
        PostgresStore::open(&address).await.unwrap(),
    ];
    let beside = PostgresStore::open_beside(&address).await.unwrap();
    assert!(beside.register().administrators().await.unwrap().is_empty());
    let file = TemporaryFile::new("in-use");
    let refused = move_to_file(&address, file.path()).await.err();
    assert_eq!(refused, Some(MoveError::From(OpenError::InUse)));
    drop(stores);
    move_to_file(&address, file.path()).await.unwrap();
}

#[tokio::test]
async fn over_tls_only_the_right_certificate_is_believed() {
    let Some((plain, certificate)) = cluster::sealed() else {
        return;
    };
    let named = plain.replace("127.0.0.1", "localhost");
    let root = format!("sslrootcert={}", certificate.display());
    let right = format!("{named}?sslmode=require&{root}");
    let store = PostgresStore::open(&right).await.unwrap();
    assert!(store.register().administrators().await.unwrap().is_empty());
    for (address, why) in [
        (
            format!("{named}?sslmode=require"),
            "nobody knows this certificate",
        ),
        (
            format!("{plain}?sslmode=require&{root}"),
            "it has another name",
        ),
        (
            format!("{named}?sslmode=disable"),
            "there is TLS or nothing",
        ),
    ] {
        let refused = PostgresStore::open_beside(&address).await.err();
        assert!(
            matches!(
                refused,
                Some(OpenError::Unreachable(_) | OpenError::Forbidden(_))
            ),
            "{why}: {refused:?}"
        );
    }
}

#[tokio::test]
async fn a_database_of_others_or_of_a_later_program_is_left_alone() {
    let (Some(others), Some(later)) = (cluster::database(), cluster::database()) else {
        return;
    };
    cluster::tell(&others, "CREATE TABLE person (id INT)");
    assert_eq!(
        PostgresStore::open(&others).await.err(),
        Some(OpenError::Foreign)
    );
    drop(PostgresStore::open(&later).await.unwrap());
    cluster::tell(&later, "UPDATE formicary SET version = 99");
    let refused = PostgresStore::open(&later).await.err();
    assert!(
        matches!(refused, Some(OpenError::Later(99, _))),
        "{refused:?}"
    );
}

async fn config_of(address: &str) -> Config {
    Config {
        store: Arc::new(PostgresStore::open(address).await.unwrap()),
        ..unlimited()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_in_a_database_in_a_file_and_in_a_database_again() {
    let (Some(first), Some(second)) = (cluster::database(), cluster::database()) else {
        return;
    };
    let server = serve_with(config_of(&first).await).await;
    let (id, [ada, bea], [mut one, mut two], [mine, theirs]) = two_at_ants(&server).await;
    tokio::join!(
        play_on(&mut one, mine, 10, 1),
        play_on(&mut two, theirs, 10, 2),
    );
    // Connections that end meanwhile are of no concern to anybody.
    end_connections(&first);
    let shown = bare(ada.join(&id).await.update().await);
    server.stop().await.unwrap();

    let file = TemporaryFile::new("moved");
    let moved = move_to_file(&first, file.path()).await.unwrap();
    assert_eq!((moved.people, moved.tables), (2, 1));
    assert!(moved.entries > 10, "{moved:?}");
    assert!(
        move_to_file(&first, file.path()).await.is_err(),
        "there is a file"
    );
    assert_eq!(move_to_database(file.path(), &second).await.unwrap(), moved);
    assert!(
        move_to_database(file.path(), &second).await.is_err(),
        "there is something"
    );
    let in_file = Config {
        store: Arc::new(SqliteStore::open(file.path()).unwrap()),
        ..unlimited()
    };
    for config in [in_file, config_of(&second).await] {
        let server = serve_with(config).await;
        let (ada, bea) = (
            ada.moved_to(server.address()),
            bea.moved_to(server.address()),
        );
        let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
        let (mine, theirs) = (one.update().await, two.update().await);
        assert_eq!(bare(mine.clone()), shown);
        let (end, _) = tokio::join!(
            play_on(&mut one, mine, usize::MAX, 3),
            play_on(&mut two, theirs, usize::MAX, 4),
        );
        assert_eq!(end.table.status, Status::Over);
        server.stop().await.unwrap();
    }
}
