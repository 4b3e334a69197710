//! What is kept of a table: little, only what was allowed, and enough to go on.

use std::sync::Arc;
use std::time::Duration;

use formicary_server::limits::{Limits, Rate};
use formicary_server::store::{Deed, MemoryStore, Store};
use formicary_server::{Config, Running};
use protocol::{CallKind, Clock, Command, NewTable, Status, TableInfo, Update};
use reqwest::Method;
use serde_json::json;

use crate::client::{
    Client, Socket, accepted, metric, new_table, refused, serve, serve_with, two_at_ants, unlimited,
};

fn with(store: &Arc<MemoryStore>) -> Config {
    Config {
        store: Arc::clone(store) as _,
        ..unlimited()
    }
}

/// What is kept of a table.
async fn deeds(store: &MemoryStore, id: &str) -> Vec<String> {
    let (_, entries) = store.table(id).await.unwrap().unwrap();
    let deeds = entries.iter().map(|entry| entry.deed.to_string());
    deeds.collect()
}

async fn undo(socket: &mut Socket, ply: usize) -> protocol::Notice {
    let id = socket.new_id();
    socket.ask(&Command::Undo { id, ply }).await
}

/// How many tables are in memory.
async fn awake(server: &Running) -> usize {
    metric(server, "tables_awake").await
}

#[tokio::test]
async fn an_action_is_kept_as_the_game_writes_it() {
    let store = Arc::new(MemoryStore::default());
    let server = serve_with(with(&store)).await;
    let (id, _, [mut one, _two], [first, _]) = two_at_ants(&server).await;
    let action = first.legal[0].notation.clone();
    let spaced = action.replace(' ', "    ");
    let endless = action.replace(' ', &" ".repeat(5_000));
    assert_eq!(refused(&one.play(first.ply, &endless).await), "too-long");
    accepted(&one.play(first.ply, &spaced).await);
    let kept = deeds(&store, &id).await;
    assert!(kept.contains(&format!("1 {action}")), "{kept:?}");
}

#[tokio::test]
async fn taking_back_has_an_end() {
    let store = Arc::new(MemoryStore::default());
    let server = serve_with(with(&store)).await;
    let (id, [ada, _], [mut one, _two], [first, _]) = two_who_seal(&server).await;
    let actions: Vec<_> = first.legal.iter().map(|choice| &choice.notation).collect();
    for round in 0..50 {
        let action = actions[round % actions.len()];
        let ply = accepted(&one.play(first.ply, action).await);
        assert_eq!(accepted(&undo(&mut one, ply).await), first.ply);
    }
    let ply = accepted(&one.play(first.ply, actions[0]).await);
    assert_eq!(refused(&undo(&mut one, ply).await), "too-many-undone");
    let before = one.until(|update| update.ply == ply).await;
    server.stop().await.unwrap();

    // The same after a restart: the position, and that there was enough of it.
    let server = serve_with(with(&store)).await;
    let mut one = ada.moved_to(server.address()).join(&id).await;
    let after = one.until(|update| update.ply == ply).await;
    assert_eq!(
        (after.view, after.lines),
        (before.view, whole(&ada, &server, &id).await)
    );
    assert_eq!(refused(&undo(&mut one, ply).await), "too-many-undone");
}

async fn whole(client: &Client, server: &Running, id: &str) -> Vec<table::Line> {
    let client = client.moved_to(server.address());
    let update: Update = client.get(&format!("tables/{id}?words=0")).await;
    update.lines
}

/// Two guests at a table where they seal their choices: they can take them back until both have.
async fn two_who_seal(server: &Running) -> (String, [Client; 2], [Socket; 2], [Update; 2]) {
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let id = ada
        .open(&new_table("myrmes", "players=2", &json!([{"kind": "me"}])))
        .await
        .id;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    accepted(&two.sit(2).await);
    let first = one.until(|update| !update.legal.is_empty()).await;
    let second = two.until(|update| !update.legal.is_empty()).await;
    (id, [ada, bea], [one, two], [first, second])
}

#[tokio::test]
async fn who_comes_back_has_no_more_to_take_back_and_no_more_to_say() {
    let mut config = unlimited();
    config.limits = Limits {
        undos: Rate::new(3.0, 0.01),
        commands: Rate::new(10.0, 0.01),
        ..Limits::NONE
    };
    let server = serve_with(config).await;
    let (id, [ada, _], [mut one, _two], [first, _]) = two_who_seal(&server).await;
    let action = &first.legal[0].notation;
    for _ in 0..3 {
        let ply = accepted(&one.play(first.ply, action).await);
        accepted(&undo(&mut one, ply).await);
    }
    let ply = accepted(&one.play(first.ply, action).await);
    assert_eq!(refused(&undo(&mut one, ply).await), "too-often");
    one.close().await;
    // Two commands are left, however Ada comes.
    let mut again = ada.join(&id).await;
    assert_eq!(refused(&undo(&mut again, ply).await), "too-often");
    let command = json!({"type": "undo", "id": "x", "ply": ply});
    let path = format!("tables/{id}/commands");
    let answer: protocol::Notice = ada.post(&path, &command).await;
    assert_eq!(refused(&answer), "too-often");
    let failed = ada.fail(Method::POST, &path, Some(&command)).await;
    assert_eq!(failed.problem.code, "too-often");
    let mut third = ada.join(&id).await;
    assert_eq!(refused(&third.play(0, "x").await), "too-often");
}

#[tokio::test]
async fn nobody_gains_time_by_taking_back() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let table = NewTable {
        clock: Clock::Live {
            minutes: 1,
            increment: 60,
        },
        ..new_table("myrmes", "players=2", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    accepted(&two.sit(2).await);
    let first = one.until(|update| !update.legal.is_empty()).await;
    for _ in 0..5 {
        let ply = accepted(&one.play(first.ply, &first.legal[0].notation).await);
        accepted(&undo(&mut one, ply).await);
    }
    let update: Update = ada.get(&format!("tables/{id}")).await;
    assert!(update.table.seats[0].time_left.unwrap() <= 120_000);
}

#[tokio::test]
async fn a_flag_falls_though_nobody_looks() {
    let store = Arc::new(MemoryStore::default());
    let server = serve_with(Config {
        idle: Duration::from_millis(30),
        ..with(&store)
    })
    .await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let table = NewTable {
        clock: Clock::Live {
            minutes: 0,
            increment: 2,
        },
        ..new_table("ants", "first=brown", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    let mut two = bea.join(&id).await;
    accepted(&two.sit(2).await);
    two.close().await;
    let mut asleep = false;
    // The list of one's own tables wakes nothing up.
    let end = loop {
        tokio::time::sleep(Duration::from_millis(20)).await;
        asleep |= awake(&server).await == 0;
        let mine: Vec<TableInfo> = ada.get("tables?mine=1").await;
        if mine[0].status == Status::Over {
            break mine;
        }
    };
    assert!(asleep, "the table slept meanwhile");
    assert_eq!(end[0].calls[0].kind, CallKind::Late);
    assert_eq!(end[0].calls[0].seat, Some(2));
    assert_eq!(deeds(&store, &id).await.last().unwrap(), "late 2");
}

#[tokio::test]
async fn tables_where_nothing_waits_for_the_house_sleep_on_after_a_start() {
    let store = Arc::new(MemoryStore::default());
    let server = serve_with(with(&store)).await;
    let (id, [ada, _], sockets, _) = two_at_ants(&server).await;
    let public = NewTable {
        public: true,
        ..new_table("ants", "", &json!([{"kind": "me"}]))
    };
    let open = ada.open(&public).await.id;
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "me"}]);
    let bots = ada.open(&new_table("ants", "first=beige", &seats)).await.id;
    drop(sockets);
    server.stop().await.unwrap();

    let server = serve_with(with(&store)).await;
    let ada = ada.moved_to(server.address());
    // The lobby fills up by itself, and so do one's own tables when one asks for them.
    loop {
        let lobby: Vec<TableInfo> = ada.get("tables").await;
        if lobby.len() == 1 {
            assert_eq!(lobby[0].id, open);
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let mine: Vec<TableInfo> = ada.get("tables?mine=1").await;
    let mut ids: Vec<_> = mine.iter().map(|info| info.id.clone()).collect();
    let mut wanted = vec![id, open, bots];
    ids.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(ids, wanted);
    assert!(
        awake(&server).await <= 1,
        "only the bot may still have something to do"
    );
}

#[tokio::test]
async fn the_time_when_the_server_does_not_run_costs_nobody_anything() {
    let store = Arc::new(MemoryStore::default());
    let server = serve_with(with(&store)).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let table = NewTable {
        clock: Clock::Live {
            minutes: 0,
            increment: 3,
        },
        ..new_table("ants", "first=brown", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    accepted(&bea.join(&id).await.sit(2).await);
    server.stop().await.unwrap();
    tokio::time::sleep(Duration::from_millis(3500)).await;
    let server = serve_with(with(&store)).await;
    let mut two = bea.moved_to(server.address()).join(&id).await;
    let woken = two.update().await;
    let left = woken.table.seats[1].time_left.unwrap();
    assert!(left > 500 && !woken.table.seats[1].overdue, "{left}");
    accepted(&two.play(woken.ply, &woken.legal[0].notation).await);
    let kept = store.table(&id).await.unwrap().unwrap().1;
    assert!(!kept.iter().any(|entry| matches!(entry.deed, Deed::Call(_))));
}

#[tokio::test]
async fn a_finished_table_leaves_memory_and_is_still_known() {
    let store = Arc::new(MemoryStore::default());
    let server = serve_with(Config {
        idle: Duration::from_millis(30),
        ..with(&store)
    })
    .await;
    let (id, [ada, _], [mut one, two], _) = two_at_ants(&server).await;
    accepted(&one.ask(&Command::Resign { id: "r".to_owned() }).await);
    one.close().await;
    two.close().await;
    while awake(&server).await > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let mine: Vec<TableInfo> = ada.get("tables?mine=1").await;
    assert_eq!((mine.len(), mine[0].status), (1, Status::Over));
    assert_eq!(awake(&server).await, 0, "a list wakes nothing up");
    let update: Update = ada.get(&format!("tables/{id}")).await;
    assert!(update.fairness.seed.is_some());
}

/// A log does not grow without end where nobody plays: by sitting down and standing up, by proposing and declining.
#[tokio::test]
async fn sitting_down_and_proposing_have_an_end() {
    let store = Arc::new(MemoryStore::default());
    let server = serve_with(with(&store)).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let id = ada.open(&new_table("ants", "", &json!([]))).await.id;
    let mut two = bea.join(&id).await;
    for _ in 0..20 {
        accepted(&two.sit(2).await);
        let id = two.new_id();
        accepted(&two.ask(&Command::Leave { id }).await);
    }
    assert_eq!(refused(&two.sit(2).await), "sat-too-often");
    assert_eq!(refused(&two.sit(1).await), "sat-too-often");
    // Others are not concerned.
    let mut one = ada.join(&id).await;
    accepted(&one.sit(2).await);

    let (id, _, [mut one, mut two], _) = two_at_ants(&server).await;
    for _ in 0..20 {
        // By turns, so that nobody proposes it twice in a row.
        for round in 0..2 {
            let id = one.new_id();
            let agree = Command::Agree {
                id: format!("{id} {round}"),
            };
            let id = two.new_id();
            let decline = Command::Decline {
                id: format!("{id} {round}"),
            };
            accepted(&one.ask(&agree).await);
            accepted(&two.ask(&decline).await);
            std::mem::swap(&mut one, &mut two);
        }
    }
    for socket in [&mut one, &mut two] {
        let id = socket.new_id();
        assert_eq!(
            refused(&socket.ask(&Command::Agree { id }).await),
            "just-declined"
        );
    }
    assert!(deeds(&store, &id).await.len() < 100);
}

/// A table keeps what was said there last, however much is said.
#[tokio::test]
async fn old_talk_makes_room_for_new() {
    let said = |number: u64| protocol::ChatLine {
        id: 0,
        name: "Ada".to_owned(),
        account: false,
        text: format!("{number}"),
        at: number,
    };
    let file = crate::temporary::TemporaryFile::new("talk");
    let store = formicary_server::SqliteStore::open(file.path()).unwrap();
    for number in 0..1_010 {
        let kept = store.add_chat("000000000001", "ada", said(number));
        kept.await.unwrap();
    }
    let kept = store.add_chat("000000000002", "ada", said(0));
    kept.await.unwrap();
    let kept = store.chat("000000000001", 5_000).await.unwrap();
    assert_eq!((kept.len(), kept[0].at, kept[999].at), (1_000, 10, 1_009));
    assert_eq!(store.chat("000000000002", 5).await.unwrap().len(), 1);
}
