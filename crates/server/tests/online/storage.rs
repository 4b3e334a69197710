//! A disk that is full, a file that others write into, schemas of earlier programs.

use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::sync::Arc;

use formicary_server::store::{OpenError, backup, examine};
use formicary_server::{Catalog, Config, SqliteStore, Store};
use protocol::{Notice, Update};
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::client::{Client, accepted, new_table, refused, serve_with, two_at_ants, unlimited};
use crate::restarts::serve_from;
use crate::temporary::TemporaryFile;

/// A small disk, where one can be had.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Only whoever may change the system can have one; others hear of it.
    fn new(kilobytes: u32) -> Option<Self> {
        let place = std::env::temp_dir().join(format!("formicary-disk-{}", std::process::id()));
        std::fs::create_dir_all(&place).unwrap();
        let mounted = Process::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={kilobytes}k"), "tmpfs"])
            .arg(&place)
            .output();
        let disk = Self(place);
        if mounted.is_ok_and(|said| said.status.success()) {
            return Some(disk);
        }
        eprintln!("no small disk can be had here, so nothing is tried on one");
        None
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Where nothing was mounted, nothing has to be taken away.
        let _ = Process::new("umount").arg(&self.0).output();
        let _ = std::fs::remove_dir(&self.0);
    }
}

fn config_of(file: &Path) -> Config {
    Config {
        store: Arc::new(SqliteStore::open(file).unwrap()),
        retry: std::time::Duration::from_millis(200),
        // The disk is small, and tables are opened all the same.
        spare: 50_000,
        ..unlimited()
    }
}

#[tokio::test]
async fn on_a_full_disk_nothing_is_acknowledged_that_is_not_stored() {
    let Some(disk) = SmallDisk::new(700) else {
        return;
    };
    let file = disk.0.join("table.sqlite");
    let server = serve_with(config_of(&file)).await;
    let (id, [ada, _], mut sockets, mut seen) = two_at_ants(&server).await;
    let mut moves = 0;
    // Chat fills the disk; players go on as long as they can.
    let full = 'playing: loop {
        for line in 0..8 {
            let text = format!("{moves} {line} {}", "x".repeat(450));
            ada.send(
                Method::POST,
                &format!("tables/{id}/commands"),
                Some(&json!({"type": "chat", "text": text})),
            )
            .await;
        }
        let mover = usize::from(seen[0].legal.is_empty());
        let (ply, action) = (seen[mover].ply, seen[mover].legal[0].notation.clone());
        match sockets[mover].play(ply, &action).await {
            Notice::Accepted { .. } => moves += 1,
            other => break 'playing other,
        }
        for (socket, seen) in sockets.iter_mut().zip(&mut seen) {
            *seen = socket
                .until(|update| update.ply > ply && !update.awaited.must.is_empty())
                .await;
        }
        assert!(moves < 300, "the disk is never full");
    };
    assert_eq!(refused(&full), "internal");
    let ready = ada.send(Method::GET, "/ready", None).await;
    assert_eq!(ready.status(), StatusCode::SERVICE_UNAVAILABLE);
    let told: serde_json::Value = ready.json().await.unwrap();
    assert_eq!(told["room"], false);
    // It lives, shows the game as it is stored, and says the same after a restart.
    let health = ada.send(Method::GET, "/health", None).await;
    assert_eq!(health.status(), StatusCode::OK);
    let shown: Update = ada.get(&format!("tables/{id}")).await;
    server.stop().await.unwrap();
    let kept = disk.0.join("elsewhere");
    let wider = TemporaryFile::new("wider");
    std::fs::create_dir_all(wider.path().parent().unwrap()).unwrap();
    assert!(!kept.exists());
    backup(&file, wider.path(), false).unwrap();
    let found = examine(wider.path(), &Catalog::usual()).unwrap();
    assert!(
        found.damage.is_empty() && found.broken.is_empty(),
        "{found:?}"
    );
    let server = serve_with(config_of(wider.path())).await;
    let ada = ada.moved_to(server.address());
    let mut socket = ada.join(&id).await;
    let update = socket.update().await;
    assert_eq!((update.ply, &update.view), (shown.ply, &shown.view));
    let played = shown
        .lines
        .iter()
        .filter(|line| line.seat.is_some())
        .count();
    assert_eq!(played, moves, "what was accepted, and nothing else");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn while_another_program_writes_all_who_wait_are_answered_at_once() {
    let file = TemporaryFile::new("busy");
    let server = serve_from(&file).await;
    let (_, [ada, _], mut sockets, seen) = two_at_ants(&server).await;
    let other = rusqlite::Connection::open(file.path()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let action = seen[0].legal[0].notation.clone();
    let table = serde_json::to_value(new_table("ants", "", &json!([{"kind": "me"}]))).unwrap();
    let opened = (0..12).map(|_| ada.fail(Method::POST, "tables", Some(&table)));
    // Each of them alone would wait for five seconds, longer than anybody here has patience for.
    let (played, opened) = tokio::join!(
        sockets[0].play(seen[0].ply, &action),
        futures_util::future::join_all(opened),
    );
    assert_eq!(refused(&played), "internal");
    assert!(
        opened
            .iter()
            .all(|failed| failed.problem.code == "internal")
    );
    other.execute_batch("ROLLBACK").unwrap();
    accepted(&sockets[0].play(seen[0].ply, &action).await);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_copy_made_in_the_middle_of_games_can_be_replayed() {
    let file = TemporaryFile::new("copied");
    let server = serve_from(&file).await;
    let bots = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let ada = Client::guest(server.address(), "Ada").await;
    let mut table = new_table("ants", "", &bots);
    table.public = true;
    let ids = [ada.open(&table).await.id, ada.open(&table).await.id];
    let mut watching = ada.join(&ids[0]).await;
    watching.until(|update| update.ply > 10).await;
    let copy = TemporaryFile::new("copy");
    backup(file.path(), copy.path(), false).unwrap();
    assert_eq!(
        backup(file.path(), copy.path(), false),
        Err(OpenError::Exists)
    );
    let found = examine(copy.path(), &Catalog::usual()).unwrap();
    assert_eq!((found.people, found.tables), (1, 2));
    assert!(found.entries > 10 && found.broken.is_empty(), "{found:?}");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_gap_in_a_log_is_found() {
    let file = TemporaryFile::new("gap");
    let server = serve_from(&file).await;
    let (id, _, [mut one, _two], [first, _]) = two_at_ants(&server).await;
    accepted(&one.play(first.ply, &first.legal[0].notation).await);
    server.stop().await.unwrap();
    let sound = examine(file.path(), &Catalog::usual()).unwrap();
    assert!(sound.broken.is_empty() && sound.entries > 4, "{sound:?}");
    let connection = rusqlite::Connection::open(file.path()).unwrap();
    connection
        .execute("DELETE FROM entry WHERE seq = 3", [])
        .unwrap();
    drop(connection);
    let found = examine(file.path(), &Catalog::usual()).unwrap();
    assert_eq!(found.broken, [id]);
}

#[cfg(unix)]
#[test]
fn by_any_name_a_file_in_use_is_neither_opened_nor_replaced() {
    let file = TemporaryFile::new("named");
    let other = TemporaryFile::new("another-name");
    let store = SqliteStore::open(file.path()).unwrap();
    std::fs::create_dir_all(other.path().parent().unwrap()).unwrap();
    std::os::unix::fs::symlink(file.path(), other.path()).unwrap();
    let opened = SqliteStore::open(other.path()).map(drop);
    assert_eq!(opened, Err(OpenError::InUse));
    for to in [file.path(), other.path()] {
        let copied = backup(file.path(), to, true);
        assert_eq!(copied, Err(OpenError::InUse), "{}", to.display());
    }
    drop(store);
    // Nor is a copy put in the place of what it is a copy of.
    let copied = backup(file.path(), other.path(), true);
    assert_eq!(copied, Err(OpenError::Exists));
    drop(SqliteStore::open(other.path()).unwrap());
}

/// The schema as each earlier version of the program made it.
const SCHEMAS: [&str; 5] = [
    include_str!("schemas/1.sql"),
    include_str!("schemas/2.sql"),
    include_str!("schemas/3.sql"),
    include_str!("schemas/4.sql"),
    include_str!("schemas/5.sql"),
];

/// What stands in a table of the schema, however it came there.
fn columns(file: &Path) -> Vec<String> {
    let connection = rusqlite::Connection::open(file).unwrap();
    let query = "SELECT t.name || '.' || c.name || ' ' || c.type || ' ' || c.\"notnull\"
                 FROM sqlite_schema t JOIN pragma_table_info(t.name) c
                 UNION SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY 1";
    let mut statement = connection.prepare(query).unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.collect::<Result<_, _>>().unwrap()
}

#[test]
fn every_earlier_schema_becomes_the_present_one() {
    let new = TemporaryFile::new("new-schema");
    drop(SqliteStore::open(new.path()).unwrap());
    for (version, schema) in (1..).zip(SCHEMAS) {
        let file = TemporaryFile::new(&format!("schema-{version}"));
        std::fs::create_dir_all(file.path().parent().unwrap()).unwrap();
        let old = rusqlite::Connection::open(file.path()).unwrap();
        old.execute_batch(schema).unwrap();
        old.execute_batch(
            "INSERT INTO person (id, name, login, password) VALUES ('a', 'Ada', 'ada', 'x');
             INSERT INTO game_table (id, game, revision, setup, seed, seats, public, clock, opener,
                 invitation, opened)
             VALUES ('t', 'ants', 1, 'base', zeroblob(32), 'open,open', 1, '\"none\"', 'a', 'i', 1);",
        )
        .unwrap();
        old.pragma_update(None, "user_version", version).unwrap();
        drop(old);
        let store = SqliteStore::open(file.path()).unwrap();
        assert_eq!(store.file().as_deref(), Some(file.path()));
        drop(store);
        assert_eq!(columns(file.path()), columns(new.path()), "{version}");
        let connection = rusqlite::Connection::open(file.path()).unwrap();
        let kept = "SELECT count(*) FROM person JOIN game_table ON opener = person.id";
        let kept: i64 = connection.query_row(kept, [], |row| row.get(0)).unwrap();
        assert_eq!(kept, 1, "{version}");
    }
}

#[tokio::test]
async fn browsers_that_came_over_tls_come_so_again() {
    let mut config = unlimited();
    config.proxies = formicary_server::Proxies {
        number: 1,
        header: formicary_server::Header::XForwarded,
    };
    let server = serve_with(config).await;
    let client = Client::stranger(server.address());
    for (scheme, told) in [("https", Some("max-age=31536000")), ("http", None)] {
        let request = client.request(Method::GET, "/health");
        let answer = request
            .header("x-forwarded-proto", scheme)
            .send()
            .await
            .unwrap();
        let hsts = answer.headers().get("strict-transport-security");
        assert_eq!(hsts.map(|value| value.to_str().unwrap()), told);
    }
    server.stop().await.unwrap();
}
