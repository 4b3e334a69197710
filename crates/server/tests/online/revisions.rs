//! The rules change: games that were begun before go on by the rules they were begun with.

use std::sync::Arc;

use engine::record::{Pins, Record};
use formicary_server::{Catalog, Config, Running, SqliteStore};
use protocol::{Replay, Status};
use reqwest::{Method, StatusCode};
use serde_json::json;
use table::Rules;
use table::catalog::rules_of;
use yardsticks::CrumbsUpTo;

use crate::client::{Client, Socket, accepted, new_table, play_on, serve_with, unlimited};
use crate::temporary::TemporaryFile;

/// The program before the rules changed, and after.
const OLD: &dyn Rules = rules_of::<CrumbsUpTo<1>>();
const NEW: &dyn Rules = rules_of::<CrumbsUpTo<2>>();

async fn serve_from(file: &TemporaryFile, rules: &'static dyn Rules) -> Running {
    serve_with(Config {
        catalog: Catalog::of(&[rules]),
        store: Arc::new(SqliteStore::open(file.path()).unwrap()),
        ..unlimited()
    })
    .await
}

/// Two people at a new table.
async fn open(clients: &[Client]) -> (String, Vec<Socket>) {
    let table = new_table(
        "crumbs",
        "base players=2 rounds=6",
        &json!([{"kind": "me"}]),
    );
    let id = clients[0].open(&table).await.id;
    let mut sockets = vec![clients[0].join(&id).await, clients[1].join(&id).await];
    accepted(&sockets[1].sit(2).await);
    (id, sockets)
}

/// Plays until there are so many events, or to the end.
async fn play(sockets: &mut [Socket], plies: usize, seed: u64) {
    let [one, two] = sockets else {
        panic!("two people");
    };
    let (first, second) = (one.update().await, two.update().await);
    tokio::join!(
        play_on(one, first, plies, seed),
        play_on(two, second, plies, seed + 1),
    );
}

async fn record(client: &Client, id: &str) -> Record {
    let path = format!("tables/{id}/record");
    let response = client.send(Method::GET, &path, None).await;
    assert_eq!(response.status(), StatusCode::OK);
    response.text().await.unwrap().parse().unwrap()
}

#[tokio::test]
async fn running_games_go_on_by_their_own_rules_and_new_ones_get_the_newest() {
    let file = TemporaryFile::new("revisions");
    let server = serve_from(&file, OLD).await;
    let mut people = vec![
        Client::guest(server.address(), "Ada").await,
        Client::guest(server.address(), "Bea").await,
    ];
    let mut running = Vec::new();
    for seed in 0..3 {
        let (id, mut sockets) = open(&people).await;
        play(&mut sockets, 12, 10 * seed).await;
        running.push(id);
    }
    server.stop().await.unwrap();

    let server = serve_from(&file, NEW).await;
    for person in &mut people {
        *person = person.moved_to(server.address());
    }
    let mut dug = false;
    for (seed, id) in running.iter().enumerate() {
        let mut sockets = vec![people[0].join(id).await, people[1].join(id).await];
        play(&mut sockets, usize::MAX, 100 + seed as u64).await;
        let finished = record(&people[0], id).await;
        assert_eq!(finished.rules, 1);
        assert!(finished.scores.is_some());
        // The program of today proves it, and so does the one that it was begun with.
        for rules in [OLD, NEW] {
            rules.verify(&finished, &Pins::default()).unwrap();
        }
        // By the newest rules the same moves would count otherwise.
        if finished.plies.iter().any(|ply| ply.text == "dig") {
            dug = true;
            let newest = Record {
                rules: 2,
                ..finished
            };
            assert!(NEW.verify(&newest, &Pins::default()).is_err());
        }
        let replay: Replay = people[1].get(&format!("tables/{id}/replay?count=1")).await;
        assert!(replay.plies > 12);
    }
    assert!(dug, "somebody leaves a pile in three games");

    let (id, mut sockets) = open(&people).await;
    play(&mut sockets, usize::MAX, 7).await;
    let finished = record(&people[0], &id).await;
    assert_eq!(finished.rules, 2);
    NEW.verify(&finished, &Pins::default()).unwrap();
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_server_leaves_games_alone_whose_rules_it_does_not_know() {
    let file = TemporaryFile::new("unknown-revision");
    let server = serve_from(&file, NEW).await;
    let mut people = vec![
        Client::guest(server.address(), "Ada").await,
        Client::guest(server.address(), "Bea").await,
    ];
    let (id, mut sockets) = open(&people).await;
    play(&mut sockets, 12, 1).await;
    let before = people[0].join(&id).await.update().await;
    server.stop().await.unwrap();

    // Somebody goes back to the older program.
    let server = serve_from(&file, OLD).await;
    for person in &mut people {
        *person = person.moved_to(server.address());
    }
    let failed = people[0]
        .fail(Method::GET, &format!("tables/{id}"), None)
        .await;
    assert_eq!(failed.status, StatusCode::NOT_IMPLEMENTED);
    assert!(
        failed.problem.reason.contains("kept as it is"),
        "{failed:?}"
    );
    let eat = json!({"type": "play", "id": "x", "ply": before.ply, "action": "eat"});
    let path = format!("tables/{id}/commands");
    let failed = people[0].fail(Method::POST, &path, Some(&eat)).await;
    assert_eq!(failed.status, StatusCode::NOT_IMPLEMENTED);
    // Other games can be played meanwhile.
    let (other, _sockets) = open(&people).await;
    assert_ne!(other, id);
    server.stop().await.unwrap();

    let server = serve_from(&file, NEW).await;
    for person in &mut people {
        *person = person.moved_to(server.address());
    }
    let after = people[0].join(&id).await.update().await;
    let mut sockets = vec![people[0].join(&id).await, people[1].join(&id).await];
    assert_eq!((after.ply, &after.view), (before.ply, &before.view));
    assert_eq!(after.table.status, Status::Playing);
    play(&mut sockets, usize::MAX, 3).await;
    NEW.verify(&record(&people[0], &id).await, &Pins::default())
        .unwrap();
}
