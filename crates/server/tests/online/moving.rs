//! A file with all that can happen at tables: everything in it is true, and the same after it was moved into a database
//! and back.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use formicary_server::store::{examine, move_to_database, move_to_file};
use formicary_server::{Catalog, Config, Running, SqliteStore, Store};
use protocol::{Command, NewTable, TableInfo};
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::accounts::account;
use crate::chatting::say;
use crate::client::{Client, accepted, new_table, play_on, serve_with, unlimited};
use crate::temporary::TemporaryFile;

fn id() -> String {
    "the only one".to_owned()
}

/// Three of whom all give up; one comes back when the game is over, and they play again.
async fn given_up(people: [&Client; 3]) {
    let me = json!([{"kind": "me"}]);
    let table = new_table("fourmidable", "child players=3", &me);
    let table = people[0].open(&table).await.id;
    let mut sockets = Vec::new();
    for (index, person) in people.iter().enumerate() {
        let mut socket = person.join(&table).await;
        if index > 0 {
            accepted(&socket.sit(index + 1).await);
        }
        sockets.push(socket);
    }
    say(&mut sockets[0], "Hello, “Bea”!").await;
    let report = json!({"seat": 2, "reason": "too friendly"});
    let path = format!("tables/{table}/reports");
    people[0].send(Method::POST, &path, Some(&report)).await;
    for socket in &mut sockets[..2] {
        accepted(&socket.ask(&Command::Resign { id: id() }).await);
    }
    let back = "back".to_owned();
    accepted(&sockets[0].ask(&Command::Return { id: back }).await);
    let path = format!("tables/{table}/rematch");
    let _: TableInfo = people[1].post(&path, &json!({})).await;
}

/// Rated games that end in all ways, or do not.
async fn rated(ada: &Client, bea: &Client) {
    for (moves, end) in [
        (6, Some(Command::Resign { id: id() })),
        (6, Some(Command::Agree { id: id() })),
        (0, Some(Command::Abort { id: id() })),
        (usize::MAX, None),
        (6, None),
    ] {
        let table = NewTable {
            rated: true,
            ..new_table("ants", "base first=beige", &json!([{"kind": "me"}]))
        };
        let table = ada.open(&table).await.id;
        let (mut one, mut two) = (ada.join(&table).await, bea.join(&table).await);
        accepted(&two.sit(2).await);
        let mine = one.until(|update| !update.legal.is_empty()).await;
        let theirs = two.update().await;
        tokio::join!(
            play_on(&mut one, mine, moves, 1),
            play_on(&mut two, theirs, moves, 2),
        );
        if let Some(end) = end {
            accepted(&one.ask(&end).await);
            if matches!(end, Command::Agree { .. }) {
                accepted(&two.ask(&end).await);
            }
        }
    }
}

/// Games with bots, one of them given up.
async fn with_bots(cleo: &Client) {
    for game in ["ants", "myrmes", "hidden-empires"] {
        let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
        let table = NewTable {
            public: true,
            ..new_table(game, "", &seats)
        };
        let mut socket = cleo.join(&cleo.open(&table).await.id).await;
        let first = socket.update().await;
        play_on(&mut socket, first, 5, 7).await;
        if game == "ants" {
            accepted(&socket.ask(&Command::Resign { id: id() }).await);
        }
    }
}

async fn everything_happens(server: &Running) {
    let ada = account(server.address(), "Ada").await;
    let mut bea = Client::guest(server.address(), "Guest").await;
    let cleo = account(server.address(), "Cleo").await;
    given_up([&ada, &bea, &cleo]).await;
    let login = json!({"name": "Bea", "password": "analytical engine"});
    bea.enter("accounts", &login).await;
    rated(&ada, &bea).await;
    with_bots(&cleo).await;
    let farewell = json!({"password": "analytical engine"});
    let gone = cleo.send(Method::DELETE, "account", Some(&farewell));
    assert_eq!(gone.await.status(), StatusCode::NO_CONTENT);
}

/// All rows of all tables of a file, whatever the order of rows and columns.
fn rows(file: &Path) -> Vec<(String, Vec<String>)> {
    let file = rusqlite::Connection::open(file).unwrap();
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
    let mut tables = file.prepare(tables).unwrap();
    let tables = tables.query_map([], |row| row.get(0)).unwrap();
    let tables = tables.map(|table: rusqlite::Result<String>| {
        let table = table.unwrap();
        let mut all = file.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let names: Vec<String> = all.column_names().map(str::to_owned).collect();
        let rows = all.query_map([], |row| {
            let cells = names.iter().enumerate();
            let cells = cells.map(|(index, name)| format!("{name}={:?}", row.get_ref(index)));
            let mut cells: Vec<_> = cells.collect();
            cells.sort();
            Ok(cells.join(" "))
        });
        let mut rows: Vec<String> = rows.unwrap().map(Result::unwrap).collect();
        rows.sort();
        (table, rows)
    });
    tables.collect()
}

fn is_true(file: &Path) {
    let found = examine(file, &Catalog::usual()).unwrap();
    let wrong = [&found.damage, &found.broken, &found.mistold, &found.unknown];
    assert!(wrong.iter().all(|wrong| wrong.is_empty()), "{found:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_is_the_same_after_it_was_moved_into_a_database_and_back() {
    let Some(address) = crate::cluster::database() else {
        return;
    };
    let (first, second) = (
        TemporaryFile::new("everything"),
        TemporaryFile::new("again"),
    );
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(first.path()).unwrap());
    let server = serve_with(Config {
        store: Arc::clone(&store),
        ..unlimited()
    })
    .await;
    everything_happens(&server).await;
    // Games are counted by now, and some are packed.
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(store.archive().pack(u64::MAX >> 1, 3).await.unwrap(), 3);
    server.stop().await.unwrap();
    drop(store);
    is_true(first.path());
    let before = rows(first.path());
    for table in [
        "entry",
        "packed_log",
        "finished_seat",
        "rating_step",
        "report",
        "chat",
    ] {
        let known = before.iter().find(|(name, _)| name == table);
        assert!(known.is_some_and(|(_, rows)| !rows.is_empty()), "{table}");
    }
    let moved = move_to_database(first.path(), &address).await.unwrap();
    assert_eq!(move_to_file(&address, second.path()).await.unwrap(), moved);
    is_true(second.path());
    let after = rows(second.path());
    assert_eq!(before.len(), after.len());
    for (before, after) in before.iter().zip(&after) {
        assert_eq!(before, after);
    }
}
