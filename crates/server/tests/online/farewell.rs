//! What is kept about people, and how it is forgotten.

use std::sync::Arc;
use std::time::Duration;

use formicary_server::{Config, MemoryStore, SqliteStore, Stay, Store};
use protocol::{Act, CallKind, ChatLine, Export, NewAct, OccupantInfo, TableInfo};
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::accounts::{account, is_stranger};
use crate::chatting::{hear, say};
use crate::client::{Client, accepted, new_table, serve, serve_with, unlimited};
use crate::temporary::TemporaryFile;

const FORMER: &str = "—";

/// Lets somebody look after the server.
pub(crate) async fn make_admin(store: &Arc<dyn Store>, admin: &Client) {
    let me: protocol::Me = admin.get("me").await;
    let grant = NewAct {
        act: Act::Grant,
        person: Some(me.id),
        table: None,
        report: None,
        until: None,
        reason: String::new(),
    };
    let granted = store.register().act(0, None, grant, None).await.unwrap();
    assert!(granted.is_some());
    // The server looks every two seconds.
    for _ in 0..100 {
        if admin.get::<protocol::Me>("me").await.admin {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the server has not noticed");
}

pub(crate) fn in_memory() -> (Arc<dyn Store>, Config) {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let config = Config {
        store: Arc::clone(&store),
        ..unlimited()
    };
    (store, config)
}

#[tokio::test]
async fn somebody_takes_all_that_is_kept_along() {
    let server = serve().await;
    let ada = account(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let id = ada
        .open(&new_table("ants", "first=beige", &json!([{"kind": "me"}])))
        .await
        .id;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    accepted(&two.sit(2).await);
    let update = one.until(|update| !update.legal.is_empty()).await;
    let action = update.legal[0].notation.clone();
    accepted(&one.play(update.ply, &action).await);
    say(&mut one, "Hello, Bea!").await;
    hear(&mut two).await;
    say(&mut two, "Hello, Ada!").await;
    hear(&mut one).await;
    let _: protocol::TokenInfo = ada.post("tokens", &json!({"label": "script"})).await;
    let report = json!({"seat": 2, "reason": "too friendly"});
    let path = format!("tables/{id}/reports");
    ada.send(Method::POST, &path, Some(&report)).await;

    let response = ada.send(Method::GET, "account/export", None).await;
    let disposition = response.headers()["content-disposition"].to_str().unwrap();
    assert!(disposition.starts_with("attachment"));
    let export: Export = response.json().await.unwrap();
    assert_eq!((export.me.name.as_str(), export.me.account), ("Ada", true));
    assert!(export.made > 0 && export.seen >= export.made);
    assert_eq!((export.sessions.len(), export.tokens.len()), (1, 1));
    assert_eq!(export.tokens[0].token, None, "keys are not told twice");
    let [table] = &export.tables[..] else {
        panic!("{:?}", export.tables);
    };
    let deeds: Vec<_> = table.deeds.iter().map(|deed| deed.deed.as_str()).collect();
    assert_eq!(deeds, ["sit 1 Ada".to_owned(), format!("1 {action}")]);
    assert!(table.opener && table.id == id);
    let said: Vec<_> = export
        .chat
        .iter()
        .map(|said| said.line.text.as_str())
        .collect();
    assert_eq!(said, ["Hello, Bea!"]);
    assert_eq!(export.reports.len(), 1);
    assert_eq!(export.reports[0].reason, "too friendly");
    // Guests, too.
    let export: Export = bea.get("account/export").await;
    assert_eq!((export.me.account, export.chat.len()), (false, 1));
    let stranger = Client::stranger(server.address());
    let failed = stranger.fail(Method::GET, "account/export", None).await;
    assert_eq!(failed.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn who_leaves_for_good_is_named_nowhere_and_others_play_their_games_again() {
    let file = TemporaryFile::new("farewell");
    let open = || Config {
        store: Arc::new(SqliteStore::open(file.path()).unwrap()),
        ..unlimited()
    };
    let server = serve_with(open()).await;
    let ada = account(server.address(), "Zuleika").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let table = protocol::NewTable {
        public: true,
        ..new_table("ants", "first=beige", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    let waiting = ada.open(&table).await.id;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    accepted(&two.sit(2).await);
    let update = one.until(|update| !update.legal.is_empty()).await;
    accepted(&one.play(update.ply, &update.legal[0].notation).await);
    say(&mut one, "I am here.").await;
    hear(&mut two).await;
    let path = format!("tables/{id}/reports");
    let report = json!({"seat": 1, "reason": "slow"});
    let reported = bea.send(Method::POST, &path, Some(&report)).await;
    assert_eq!(reported.status(), StatusCode::NO_CONTENT);

    let wrong = json!({"password": "difference engine"});
    let failed = ada.fail(Method::DELETE, "account", Some(&wrong)).await;
    assert_eq!(failed.problem.code, "wrong-password");
    assert!(!is_stranger(&ada).await);
    let right = json!({"password": "analytical engine"});
    let gone = ada.send(Method::DELETE, "account", Some(&right)).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    assert!(is_stranger(&ada).await);
    assert!(one.notice_or_end().await, "the socket has ended");

    // Bea has won, and hears nothing of the name any more.
    let former = OccupantInfo::Human {
        name: FORMER.to_owned(),
        account: false,
    };
    let last = two
        .until(|update| update.table.seats[0].occupant == former)
        .await;
    assert_eq!(last.table.calls[0].kind, CallKind::Resigned);
    let mut late = bea.join(&id).await;
    let line = (FORMER.to_owned(), "I am here.".to_owned());
    assert_eq!(hear(&mut late).await, line);
    for path in [format!("tables/{id}"), format!("tables/{id}/record")] {
        let text = bea
            .send(Method::GET, &path, None)
            .await
            .text()
            .await
            .unwrap();
        assert!(text.contains("Bea") && !text.contains("Zuleika"), "{text}");
    }
    let lobby: Vec<TableInfo> = bea.get("tables").await;
    let info = lobby.iter().find(|info| info.id == waiting).unwrap();
    assert_eq!(info.seats[0].occupant, OccupantInfo::Open, "she stood up");
    let login = json!({"name": "Zuleika", "password": "analytical engine"});
    let failed = bea.fail(Method::POST, "login", Some(&login)).await;
    assert_eq!(failed.problem.code, "wrong-password");
    server.stop().await.unwrap();

    let stored = rusqlite::Connection::open(file.path()).unwrap();
    for (table, column) in [
        ("person", "name"),
        ("person", "login"),
        ("entry", "deed"),
        ("chat", "name"),
        ("report", "name"),
    ] {
        let query = format!("SELECT count(*) FROM {table} WHERE {column} LIKE '%zuleika%'");
        let count: i64 = stored.query_row(&query, [], |row| row.get(0)).unwrap();
        assert_eq!(count, 0, "{table}.{column}");
    }
    drop(stored);
    // The log is still whole.
    let server = serve_with(open()).await;
    let bea = bea.moved_to(server.address());
    let again = bea.join(&id).await.update().await;
    assert_eq!((again.ply, &again.view), (last.ply, &last.view));
    assert_eq!(again.table.seats[0].occupant, former);
    // The name is free.
    account(server.address(), "Zuleika").await;
}

#[tokio::test]
async fn a_guest_leaves_for_good_without_a_password() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let gone = ada.send(Method::DELETE, "account", Some(&json!({}))).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    assert!(is_stranger(&ada).await);
}

#[tokio::test]
async fn accounts_are_marked_in_seats_and_chat() {
    let server = serve().await;
    let ada = account(server.address(), "Ada").await;
    let mut bea = Client::guest(server.address(), "Bea").await;
    let id = ada
        .open(&new_table("ants", "first=beige", &json!([{"kind": "me"}])))
        .await
        .id;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    accepted(&two.sit(2).await);
    let marks = |update: &protocol::Update| -> Vec<bool> {
        let seats = update.table.seats.iter();
        seats
            .map(|seat| matches!(seat.occupant, OccupantInfo::Human { account, .. } if account))
            .collect()
    };
    let update = one.until(|update| update.awaited.must == [1]).await;
    assert_eq!(marks(&update), [true, false]);
    say(&mut one, "Hello!").await;
    say(&mut two, "Hello!").await;
    while two.chat.len() < 2 {
        two.notice().await.unwrap();
    }
    for line in &two.chat {
        let ChatLine { id, account, .. } = line;
        assert!(*id > 0);
        assert_eq!(*account, line.name == "Ada");
    }
    // A guest who takes an account of the same name is marked from then on, and one of another name is not: that
    // name stands at no seat.
    let login = json!({"name": "Bea", "password": "analytical engine"});
    bea.enter("accounts", &login).await;
    let update = bea.join(&id).await.update().await;
    assert_eq!(marks(&update), [true, true]);
    server.stop().await.unwrap();
    let server = serve().await;
    let mut cleo = Client::guest(server.address(), "Cleo").await;
    let id = cleo
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await
        .id;
    let login = json!({"name": "Dora", "password": "analytical engine"});
    cleo.enter("accounts", &login).await;
    let update = cleo.join(&id).await.update().await;
    assert_eq!(marks(&update), [false, false]);
}

#[tokio::test]
async fn guests_and_keys_that_nobody_uses_are_forgotten_and_games_stay() {
    for in_a_file in [false, true] {
        let file = TemporaryFile::new("purge");
        let store: Arc<dyn Store> = if in_a_file {
            Arc::new(SqliteStore::open(file.path()).unwrap())
        } else {
            Arc::new(MemoryStore::default())
        };
        let config = Config {
            store: Arc::clone(&store),
            stay: Stay {
                guests: Duration::ZERO,
                ..Stay::default()
            },
            ..unlimited()
        };
        let server = serve_with(config).await;
        let admin = account(server.address(), "Admin").await;
        make_admin(&store, &admin).await;
        let idle = Client::guest(server.address(), "Idle").await;
        let playing = Client::guest(server.address(), "Playing").await;
        let id = playing
            .open(&new_table("ants", "", &json!([{"kind": "me"}])))
            .await
            .id;
        let mut socket = idle.join(&id).await;
        socket.update().await;
        let purge = json!({"act": "purge"});
        let purged = admin.send(Method::POST, "admin/acts", Some(&purge)).await;
        assert_eq!(purged.status(), StatusCode::NO_CONTENT);
        assert!(is_stranger(&idle).await);
        assert!(socket.notice_or_end().await);
        assert!(!is_stranger(&playing).await && !is_stranger(&admin).await);
        // A name that somebody had stays where it stood.
        let update = playing.join(&id).await.update().await;
        assert!(matches!(&update.table.seats[0].occupant,
            OccupantInfo::Human { name, .. } if name == "Playing"));
        server.stop().await.unwrap();
        // Keys have an end, too.
        let config = Config {
            store: Arc::clone(&store),
            stay: Stay {
                keys: Duration::ZERO,
                ..Stay::default()
            },
            ..unlimited()
        };
        let server = serve_with(config).await;
        let (admin, playing) = (
            admin.moved_to(server.address()),
            playing.moved_to(server.address()),
        );
        admin.send(Method::POST, "admin/acts", Some(&purge)).await;
        assert!(is_stranger(&admin).await && is_stranger(&playing).await);
    }
}

#[tokio::test]
async fn what_was_begun_before_is_not_done_for_somebody_who_is_gone() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = serve().await;
    let ada = account(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let id = bea.open(&new_table("ants", "", &json!([]))).await.id;
    let (name, value) = ada.pass.clone().unwrap();
    let body = json!({"type": "sit", "id": "1", "seat": 1}).to_string();
    let (first, rest) = body.split_at(5);
    let (address, length) = (server.address(), body.len());
    let head = format!(
        "POST /api/v1/tables/{id}/commands HTTP/1.1\r\nhost: {address}\r\n{name}: {value}\r\n\
         content-type: application/json\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{first}"
    );
    let mut slow = tokio::net::TcpStream::connect(address).await.unwrap();
    slow.write_all(head.as_bytes()).await.unwrap();
    let farewell = json!({"password": "analytical engine"});
    let gone = ada.send(Method::DELETE, "account", Some(&farewell)).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    slow.write_all(rest.as_bytes()).await.unwrap();
    let mut answer = String::new();
    slow.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
    let update: protocol::Update = bea.get(&format!("tables/{id}")).await;
    assert_eq!(update.table.seats[0].occupant, OccupantInfo::Open);
}

#[tokio::test]
async fn who_leaves_while_chance_is_settled_resigns_when_the_game_begins() {
    let server = serve_with(Config {
        sharing: Duration::from_millis(300),
        ..unlimited()
    })
    .await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let table = new_table("ants", "", &json!([{"kind": "me"}]));
    let id = ada.open(&table).await.id;
    // She promises a share that she never tells.
    let promise = "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9";
    let sit = json!({"type": "sit", "id": "1", "seat": 2, "promise": promise});
    let path = format!("tables/{id}/commands");
    bea.send(Method::POST, &path, Some(&sit)).await;
    let farewell = json!({"password": ""});
    let gone = bea.send(Method::DELETE, "account", Some(&farewell)).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    let update: protocol::Update = ada.get(&format!("tables/{id}")).await;
    assert_eq!(update.table.calls.len(), 1, "{:?}", update.table);
    assert_eq!(update.table.calls[0].kind, CallKind::Resigned);
}
