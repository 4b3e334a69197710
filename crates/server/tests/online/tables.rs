//! The lobby: opening, joining, leaving, inviting.

use std::sync::Arc;

use formicary_server::{Config, MemoryStore, SqliteStore, Store};
use protocol::{Clock, Command, NewTable, OccupantInfo, Status, TableInfo};
use reqwest::{Method, StatusCode};
use serde_json::json;
use table::listing::GameInfo;

use crate::client::{Client, accepted, new_table, refused, serve};

#[tokio::test]
async fn the_games_are_listed_in_the_language_asked_for() {
    let server = serve().await;
    let stranger = Client::stranger(server.address());
    let english: Vec<GameInfo> = stranger.get("games?lang=en").await;
    let french: Vec<GameInfo> = stranger.get("games?lang=fr").await;
    assert_eq!(english.len(), table::games().len());
    assert_eq!(english[0].id, "ants");
    assert_eq!(english[0].id, french[0].id);
    assert_ne!(english[0].summary, french[0].summary);
}

#[tokio::test]
async fn a_public_table_is_found_in_the_lobby_and_a_private_one_is_not() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let public = NewTable {
        public: true,
        clock: Clock::Days { days: 3 },
        ..new_table("ants", "corners=six", &json!([{"kind": "me"}]))
    };
    let open = ada.open(&public).await;
    let hidden = ada.open(&new_table("ants", "", &json!([]))).await;
    let lobby: Vec<TableInfo> = Client::stranger(server.address()).get("tables").await;
    assert_eq!(lobby.len(), 1);
    assert_eq!(lobby[0].id, open.id);
    assert_eq!(lobby[0].status, Status::Waiting);
    assert!(lobby[0].setup.contains("corners=six"));
    let names: Vec<_> = lobby[0].seats.iter().map(|seat| &seat.occupant).collect();
    let ada_sits = OccupantInfo::Human {
        name: "Ada".to_owned(),
        account: false,
    };
    assert_eq!(names, [&ada_sits, &OccupantInfo::Open]);
    // Whoever knows the link finds it.
    let update = Client::stranger(server.address())
        .join(&hidden.id)
        .await
        .update()
        .await;
    assert_eq!(update.table.seats.len(), 2);
}

#[tokio::test]
async fn people_sit_down_and_stand_up_until_the_game_begins() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let id = ada
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await
        .id;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    let not_begun = one.play(0, "half 0,0 t0").await;
    assert_eq!(refused(&not_begun), "not-begun");
    assert_eq!(refused(&two.play(0, "half 0,0 t0").await), "not-seated");
    assert_eq!(refused(&two.sit(1).await), "seat-taken");
    assert_eq!(refused(&two.sit(3).await), "unknown-seat");
    assert_eq!(refused(&one.sit(2).await), "seated-already");
    let leave = |id: &str| Command::Leave { id: id.to_owned() };
    assert_eq!(refused(&two.ask(&leave("a")).await), "not-seated");
    accepted(&one.ask(&leave("a")).await);
    let seen = two
        .until(|update| update.table.seats[0].occupant == OccupantInfo::Open)
        .await;
    assert!(!seen.table.seats[0].connected);
    accepted(&two.sit(1).await);
    accepted(&one.sit(2).await);
    let begun = one.until(|update| update.ply > 0).await;
    assert_eq!((begun.you, begun.table.status), (Some(2), Status::Playing));
    assert!(begun.table.seats.iter().all(|seat| seat.connected));
    assert_eq!(refused(&one.ask(&leave("b")).await), "begun");
    let mut watcher = Client::stranger(server.address()).join(&id).await;
    assert_eq!(refused(&watcher.sit(1).await), "sign-in-first");
}

#[tokio::test]
async fn a_kept_seat_wants_the_invitation() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let seats = json!([{"kind": "me"}, {"kind": "invited"}]);
    let id = ada.open(&new_table("ants", "", &seats)).await.id;
    let seen = ada.join(&id).await.update().await;
    assert_eq!(seen.table.seats[1].occupant, OccupantInfo::Invited);
    let mut two = bea.join(&id).await;
    assert_eq!(two.update().await.invitation, None);
    assert_eq!(refused(&two.sit(2).await), "seat-kept");
    let command = Command::Sit {
        id: two.new_id(),
        seat: 2,
        invitation: seen.invitation,
        promise: None,
    };
    accepted(&two.ask(&command).await);
}

#[tokio::test]
async fn tables_that_cannot_be_played_are_not_opened() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let tries = [
        (json!({"game": "chess"}), "unknown-game"),
        (
            json!({"game": "ants", "setup": "base players=3"}),
            "setup-players",
        ),
        (
            json!({"game": "ants", "setup": "colour=red"}),
            "setup-unknown-option",
        ),
        (
            json!({"game": "ants", "seats": [{"kind": "me"}, {"kind": "me"}]}),
            "bad-seats",
        ),
        (
            json!({"game": "ants", "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "open"}]}),
            "bad-seats",
        ),
        (
            json!({"game": "ants", "seats": [{"kind": "bot", "level": "mcts:99999999"}]}),
            "unknown-level",
        ),
        (
            json!({"game": "ants", "clock": {"kind": "live", "minutes": 0, "increment": 0}}),
            "bad-clock",
        ),
        (
            json!({"game": "ants", "clock": {"kind": "live", "minutes": 4294967295_u32, "increment": 4294967295_u32}}),
            "bad-clock",
        ),
        (
            json!({"game": "ants", "clock": {"kind": "days", "days": 1000}}),
            "bad-clock",
        ),
        (json!({"seats": []}), "bad-request"),
    ];
    for (body, code) in tries {
        let failed = ada.fail(Method::POST, "tables", Some(&body)).await;
        assert_eq!(failed.problem.code, code, "{body}");
    }
    let stranger = Client::stranger(server.address());
    let failed = stranger
        .fail(Method::POST, "tables", Some(&json!({"game": "ants"})))
        .await;
    assert_eq!(failed.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_is_dropped_and_found_again() {
    let mut config = crate::client::unlimited();
    config.idle = std::time::Duration::from_millis(30);
    let server = crate::client::serve_with(config).await;
    let (id, [ada, _], [mut one, two], [first, _]) = crate::client::two_at_ants(&server).await;
    let ply = accepted(&one.play(first.ply, &first.legal[0].notation).await);
    one.close().await;
    two.close().await;
    let mut rounds = 0;
    while crate::client::metric(&server, "tables_awake").await > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        rounds += 1;
        assert!(rounds < 200, "it never falls asleep");
    }
    let again = ada.join(&id).await.update().await;
    assert!(again.ply >= ply);
}

#[tokio::test]
async fn a_table_is_opened_with_what_is_printed_in_a_box() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let box_of = |lines: &str| format!("tiles={lines}");
    let good = box_of("3_rrrrrr_111111_111111");
    let open = ada.open(&new_table("ants", &good, &json!([]))).await;
    assert!(open.setup.contains(";3_rrrrrr_111111_111111 "));
    // A bad one is refused with the same words as everywhere.
    let bad = box_of("3_rrrrrr_111111_111111;1_rrrrrr_111114_111111");
    let body = json!({"game": "ants", "setup": bad});
    let failed = ada.fail(Method::POST, "tables?lang=en", Some(&body)).await;
    assert_eq!(failed.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(failed.problem.code, "box-unexpected");
    for part in ["Line 2", "“111114”", "0 to 3 each"] {
        assert!(failed.problem.reason.contains(part), "{:?}", failed.problem);
    }
}

/// However many tables one person opens, those of others are still found.
#[tokio::test]
async fn nobody_fills_the_lobby_alone() {
    let server = serve().await;
    let public = |seats| NewTable {
        public: true,
        ..new_table("ants", "", &seats)
    };
    let ada = Client::guest(server.address(), "Ada").await;
    let own = ada.open(&public(json!([{"kind": "me"}]))).await.id;
    let eve = Client::guest(server.address(), "Eve").await;
    for _ in 0..205 {
        eve.open(&public(json!([]))).await;
    }
    let lobby: Vec<TableInfo> = ada.get("tables").await;
    assert_eq!(lobby.len(), 200);
    assert!(lobby.iter().any(|table| table.id == own));
    server.stop().await.unwrap();
}

/// Nor does an address from which many people come, each at a table of theirs.
#[tokio::test]
async fn one_address_does_not_fill_the_lobby() {
    let server = serve().await;
    let public = NewTable {
        public: true,
        ..new_table("ants", "", &json!([{"kind": "me"}]))
    };
    let mut ada = Client::stranger_from(server.address(), [127, 0, 1, 1]);
    ada.enter("guests", &json!({"name": "Ada"})).await;
    let own = ada.open(&public).await.id;
    let mut there = Vec::new();
    for number in 0..205 {
        let mut eve = Client::stranger_from(server.address(), [127, 0, 2, 1]);
        let name = format!("Eve {number}");
        eve.enter("guests", &json!({ "name": name })).await;
        let table = eve.open(&public).await.id;
        there.push(eve.join(&table).await);
    }
    let lobby: Vec<TableInfo> = ada.get("tables").await;
    assert_eq!(lobby.len(), 200);
    assert!(lobby.iter().any(|table| table.id == own));
    server.stop().await.unwrap();
}

/// Whoever wants a list of tables that have to be read first pays for each.
#[tokio::test]
async fn a_list_of_sleeping_tables_has_its_price() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let with = |reading: f64| {
        let mut config = crate::client::unlimited();
        config.store = Arc::clone(&store);
        if reading > 0.0 {
            config.limits.reading = formicary_server::limits::Rate::new(reading, 0.001);
        }
        crate::client::serve_with(config)
    };
    let server = with(0.0).await;
    let ada = Client::guest(server.address(), "Ada").await;
    for _ in 0..8 {
        ada.open(&new_table("ants", "", &json!([{"kind": "me"}])))
            .await;
    }
    server.stop().await.unwrap();
    let server = with(5.0).await;
    let own = ada.moved_to(server.address());
    let failed = own.fail(Method::GET, "tables?mine=1", None).await;
    assert_eq!(failed.problem.code, "too-often");
    server.stop().await.unwrap();
    let server = with(12.0).await;
    let own = ada.moved_to(server.address());
    for _ in 0..3 {
        let tables: Vec<TableInfo> = own.get("tables?mine=1").await;
        assert_eq!(tables.len(), 8, "they are read once");
    }
    server.stop().await.unwrap();
}

/// A guest does not go on under a name that somebody takes for an account.
#[tokio::test]
async fn nobody_sits_down_under_the_name_of_an_account() {
    let server = serve().await;
    let guest = Client::guest(server.address(), "Adalbert").await;
    let table = new_table("ants", "", &json!([{"kind": "me"}]));
    guest.open(&table).await;
    let other = crate::accounts::account(server.address(), "Adalbert").await;
    let waiting = other.open(&table).await.id;
    let body = serde_json::to_value(&table).unwrap();
    let failed = guest.fail(Method::POST, "tables", Some(&body)).await;
    assert_eq!(failed.problem.code, "name-taken");
    let mut socket = guest.join(&waiting).await;
    assert_eq!(crate::client::refused(&socket.sit(2).await), "name-taken");
    server.stop().await.unwrap();
}

/// Where there is hardly any room left, no more tables are opened; those that are there go on.
#[tokio::test]
async fn no_tables_are_opened_while_room_is_short() {
    let file = crate::temporary::TemporaryFile::new("no-room");
    let server = crate::client::serve_with(Config {
        store: Arc::new(SqliteStore::open(file.path()).unwrap()),
        spare: u64::MAX,
        ..crate::client::unlimited()
    })
    .await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = json!({"game": "ants", "seats": [{"kind": "me"}]});
    let answer = ada.send(Method::POST, "tables", Some(&table)).await;
    assert!(answer.headers().contains_key("retry-after"));
    assert_eq!(
        crate::client::Failed::of(answer).await.problem.code,
        "no-room"
    );
    server.stop().await.unwrap();
}

/// Tables to which nobody comes are forgotten; games that have begun never are, nor are those that somebody looks at.
#[tokio::test]
async fn tables_that_wait_for_nobody_are_forgotten() {
    let file = crate::temporary::TemporaryFile::new("waiting");
    #[allow(unused_mut, reason = "PostgreSQL is tried where it can run")]
    let mut stores: Vec<Arc<dyn Store>> = vec![
        Arc::new(MemoryStore::default()),
        Arc::new(SqliteStore::open(file.path()).unwrap()),
    ];
    #[cfg(unix)]
    if let Some(address) = crate::cluster::database() {
        let database = formicary_server::PostgresStore::open(&address).await;
        stores.push(Arc::new(database.unwrap()));
    }
    for store in stores {
        let server = crate::client::serve_with(Config {
            store: Arc::clone(&store),
            ..crate::client::unlimited()
        })
        .await;
        let ada = Client::guest(server.address(), "Ada").await;
        let open = async |seats| ada.open(&new_table("ants", "first=beige", &seats)).await.id;
        let me = json!({"kind": "me"});
        let waiting = open(json!([me])).await;
        let looked_at = open(json!([me])).await;
        let with_a_bot = open(json!([me, {"kind": "bot", "level": "random"}])).await;
        let (begun, ..) = crate::client::two_at_ants(&server).await;
        let full = open(json!([me])).await;
        let bea = Client::guest(server.address(), "Bea").await;
        let mut socket = bea.join(&full).await;
        accepted(&socket.sit(2).await);
        let but = vec![looked_at.clone()];
        let none = store.forget_waiting(1, Vec::new()).await.unwrap();
        assert!(none.is_empty(), "all of them are newer");
        let later = i64::MAX as u64;
        let gone = store.forget_waiting(later, but).await.unwrap();
        assert_eq!(gone, std::slice::from_ref(&waiting));
        assert!(store.table(&waiting).await.unwrap().is_none());
        for kept in [&looked_at, &with_a_bot, &begun, &full] {
            assert!(store.table(kept).await.unwrap().is_some());
        }
        // Whoever was there at that moment gets no seat that would be forgotten.
        let sit = json!({"type": "sit", "id": "late", "seat": 2});
        let path = format!("tables/{waiting}/commands");
        let answer = bea.send(Method::POST, &path, Some(&sit)).await;
        assert!(!answer.text().await.unwrap().contains("accepted"));
        let failed = bea
            .fail(Method::GET, &format!("tables/{waiting}"), None)
            .await;
        assert_eq!(failed.problem.code, "unknown-table");
        server.stop().await.unwrap();
    }
}
