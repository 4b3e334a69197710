//! Giving up, breaking off, ending it together, falling flags, playing again.

use std::sync::Arc;
use std::time::Duration;

use engine::Record;
use engine::record::{Call, Pins};
use formicary_server::store::MemoryStore;
use formicary_server::{Config, Running};
use protocol::{
    CallInfo, CallKind, Clock, Command, Flag, NewTable, OccupantInfo, Status, TableInfo, Update,
};
use reqwest::Method;
use serde_json::json;

use crate::client::{
    Client, Socket, accepted, new_table, play_on, refused, serve, serve_with, two_at_ants,
    unlimited,
};

fn resign(id: &str) -> Command {
    Command::Resign { id: id.to_owned() }
}

fn abort(id: &str) -> Command {
    Command::Abort { id: id.to_owned() }
}

fn agree(id: &str) -> Command {
    Command::Agree { id: id.to_owned() }
}

fn decline(id: &str) -> Command {
    Command::Decline { id: id.to_owned() }
}

/// The record of a table, which is proved on the way.
async fn proved(client: &Client, id: &str) -> Record {
    let path = format!("tables/{id}/record");
    let record = client.send(Method::GET, &path, None).await;
    let text = record.text().await.unwrap();
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text, "it reads back as written");
    let rules = table::game(&record.game).unwrap();
    rules.verify(&record, &Pins::default()).unwrap();
    record
}

fn kinds(table: &TableInfo) -> Vec<(CallKind, Option<usize>)> {
    let calls = table.calls.iter();
    calls
        .map(|CallInfo { kind, seat, .. }| (*kind, *seat))
        .collect()
}

/// Three guests at a table of Fourmidable, all seated.
async fn three(server: &Running, table: NewTable) -> (String, [Client; 3], [Socket; 3]) {
    let mut people = Vec::new();
    for name in ["Ada", "Bea", "Cleo"] {
        people.push(Client::guest(server.address(), name).await);
    }
    let people: [Client; 3] = people.try_into().ok().unwrap();
    let id = people[0].open(&table).await.id;
    let mut sockets = Vec::new();
    for (index, person) in people.iter().enumerate() {
        let mut socket = person.join(&id).await;
        if index > 0 {
            accepted(&socket.sit(index + 1).await);
        }
        sockets.push(socket);
    }
    (id, people, sockets.try_into().ok().unwrap())
}

fn for_three() -> NewTable {
    new_table("fourmidable", "child players=3", &json!([{"kind": "me"}]))
}

#[tokio::test]
async fn who_resigns_has_lost_and_the_record_says_so() {
    let server = serve().await;
    let (id, [ada, _], [mut one, mut two], [first, second]) = two_at_ants(&server).await;
    tokio::join!(
        play_on(&mut one, first, 9, 1),
        play_on(&mut two, second, 9, 2),
    );
    let mut watcher = Client::guest(server.address(), "Eve").await.join(&id).await;
    assert_eq!(refused(&watcher.ask(&resign("w")).await), "not-seated");
    accepted(&two.ask(&resign("r")).await);
    let over = |update: &Update| update.table.status == Status::Over;
    let end = one.until(over).await;
    assert_eq!(kinds(&end.table), [(CallKind::Resigned, Some(2))]);
    let standings = end.awaited.standings.unwrap();
    assert_eq!((standings.places, standings.scores), (vec![1, 2], vec![]));
    assert!(end.legal.is_empty() && end.fairness.seed.is_some());
    // The same command again is the same; another one comes too late.
    accepted(&two.ask(&resign("r")).await);
    assert_eq!(refused(&one.ask(&resign("s")).await), "refused-game-over");
    let record = proved(&ada, &id).await;
    assert_eq!(record.places, Some(vec![1, 2]));
    assert_eq!(record.calls.last().unwrap().1.to_string(), "resigned 2");
    // The lobby does not show what is over; one's own list does, with one's seat.
    let mine: Vec<TableInfo> = ada.get("tables?mine=1").await;
    assert_eq!((mine.len(), mine[0].you), (1, Some(1)));
}

#[tokio::test]
async fn a_game_is_aborted_until_a_second_person_has_acted() {
    let server = serve().await;
    let (id, [ada, _], [mut one, _two], [first, _]) = two_at_ants(&server).await;
    assert!(first.can_abort);
    accepted(&one.play(first.ply, &first.legal[0].notation).await);
    accepted(&one.ask(&abort("a")).await);
    let end = one
        .until(|update| update.table.status == Status::Over)
        .await;
    assert_eq!(kinds(&end.table), [(CallKind::Aborted, None)]);
    assert!(end.awaited.standings.unwrap().places.is_empty());
    assert_eq!(proved(&ada, &id).await.places, Some(vec![]));

    let (_, _, [mut one, mut two], [first, _]) = two_at_ants(&server).await;
    accepted(&one.play(first.ply, &first.legal[0].notation).await);
    let mine = two.until(|update| !update.legal.is_empty()).await;
    accepted(&two.play(mine.ply, &mine.legal[0].notation).await);
    let late = two.until(|update| update.ply > mine.ply).await;
    assert!(!late.can_abort);
    assert_eq!(
        refused(&two.ask(&abort("b")).await),
        "refused-too-late-to-abort"
    );
}

#[tokio::test]
async fn a_game_ends_when_all_people_agree() {
    let server = serve().await;
    let (id, [ada, ..], [mut one, mut two, mut three]) = three(&server, for_three()).await;
    one.until(|update| update.table.status == Status::Playing)
        .await;
    assert_eq!(refused(&two.ask(&decline("z")).await), "nothing-offered");
    accepted(&one.ask(&agree("a")).await);
    let asked = two.until(|update| update.offer.is_some()).await;
    assert_eq!(asked.offer.unwrap().agreed, [1]);
    assert_eq!(refused(&one.ask(&agree("b")).await), "offered-already");
    accepted(&two.ask(&decline("c")).await);
    three.until(|update| update.offer.is_some()).await;
    three.until(|update| update.offer.is_none()).await;
    assert_eq!(refused(&one.ask(&agree("d")).await), "just-declined");
    // Somebody else may still propose it.
    accepted(&three.ask(&agree("e")).await);
    accepted(&two.ask(&agree("f")).await);
    let going_on = two.until(|update| update.offer.is_some()).await;
    assert_eq!(going_on.table.status, Status::Playing);
    accepted(&one.ask(&agree("g")).await);
    let end = two
        .until(|update| update.table.status == Status::Over)
        .await;
    assert_eq!(kinds(&end.table), [(CallKind::Agreed, None)]);
    assert_eq!(end.awaited.standings.unwrap().places, [1, 1, 1]);
    assert_eq!(
        proved(&ada, &id).await.calls.last().unwrap().1,
        Call::Agreed
    );

    // Nobody is asked where only bots play along.
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let alone = ada.open(&new_table("ants", "first=beige", &seats)).await.id;
    let mut alone = ada.join(&alone).await;
    assert_eq!(refused(&alone.ask(&agree("h")).await), "nobody-to-ask");
}

#[tokio::test]
async fn with_three_a_bot_plays_on_for_who_resigned_and_the_log_survives_a_restart() {
    let store = Arc::new(MemoryStore::default());
    let config = || Config {
        store: Arc::clone(&store) as _,
        ..unlimited()
    };
    let server = serve_with(config()).await;
    let (id, [ada, bea, cleo], [mut one, mut two, _three]) = three(&server, for_three()).await;
    one.until(|update| update.table.status == Status::Playing)
        .await;
    accepted(&two.ask(&resign("r")).await);
    let on = one.until(|update| !update.table.calls.is_empty()).await;
    assert_eq!(on.table.status, Status::Playing);
    assert_eq!(on.table.seats[1].stand_in.as_deref(), Some("worker"));
    let back = Command::Return { id: "b".to_owned() };
    assert_eq!(refused(&two.ask(&back).await), "out");
    server.stop().await.unwrap();

    let server = serve_with(config()).await;
    let [ada, bea, cleo] = [ada, bea, cleo].map(|person| person.moved_to(server.address()));
    let (mut one, mut three) = (ada.join(&id).await, cleo.join(&id).await);
    let (now_one, now_three) = (one.update().await, three.update().await);
    assert_eq!(kinds(&now_one.table), [(CallKind::Resigned, Some(2))]);
    let (end, _) = tokio::join!(
        play_on(&mut one, now_one, usize::MAX, 1),
        play_on(&mut three, now_three, usize::MAX, 2),
    );
    // Whatever her colony has come to, she is last.
    let standings = end.awaited.standings.unwrap();
    assert_eq!((standings.places[1], standings.scores.len()), (3, 3));
    let record = proved(&bea, &id).await;
    assert!(record.scores.is_some() && record.calls.len() == 1);
}

#[tokio::test]
async fn a_fallen_flag_loses_and_the_late_player_is_told() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let table = NewTable {
        clock: Clock::Live {
            minutes: 0,
            increment: 1,
        },
        ..new_table("ants", "first=brown", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    accepted(&two.sit(2).await);
    for socket in [&mut one, &mut two] {
        let end = socket
            .until(|update| update.table.status == Status::Over)
            .await;
        assert_eq!(kinds(&end.table), [(CallKind::Late, Some(2))]);
        assert_eq!(end.awaited.standings.unwrap().places, [1, 2]);
    }
    assert_eq!(proved(&bea, &id).await.calls[0].1.to_string(), "late 2");
}

#[tokio::test]
async fn who_comes_back_late_after_a_restart_loses_no_live_game() {
    let store = Arc::new(MemoryStore::default());
    let config = || Config {
        store: Arc::clone(&store) as _,
        pardon: Duration::from_secs(20),
        ..unlimited()
    };
    let server = serve_with(config()).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let clock = Clock::Live {
        minutes: 0,
        increment: 1,
    };
    let table = NewTable {
        clock,
        ..new_table("ants", "first=brown", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    accepted(&bea.join(&id).await.sit(2).await);
    server.stop().await.unwrap();
    let server = serve_with(config()).await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let mut two = bea.moved_to(server.address()).join(&id).await;
    let woken = two.update().await;
    assert!(woken.table.seats[1].overdue && woken.table.calls.is_empty());
    accepted(&two.play(woken.ply, &woken.legal[0].notation).await);
}

#[tokio::test]
async fn the_same_people_play_again_one_seat_further() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let eve = Client::guest(server.address(), "Eve").await;
    let table = NewTable {
        clock: Clock::Days { days: 2 },
        flag: Flag::StandIn,
        ..new_table("ants", "base first=beige", &json!([{"kind": "me"}]))
    };
    let first = ada.open(&table).await;
    assert!(!first.hints, "there are no hints between people");
    let mut two = bea.join(&first.id).await;
    accepted(&two.sit(2).await);
    let path = format!("tables/{}/rematch", first.id);
    let early = ada.fail(Method::POST, &path, Some(&json!({}))).await;
    assert_eq!(early.problem.code, "not-over");
    accepted(&two.ask(&resign("r")).await);
    let stranger = eve.fail(Method::POST, &path, Some(&json!({}))).await;
    assert_eq!(stranger.problem.code, "not-seated");

    let next: TableInfo = ada.post(&path, &json!({})).await;
    assert_ne!(next.id, first.id);
    assert_eq!(
        (&next.setup, next.clock, next.flag),
        (&first.setup, first.clock, first.flag)
    );
    assert_eq!(next.status, Status::Waiting);
    let human = |name: &str| OccupantInfo::Human {
        name: name.to_owned(),
        account: false,
    };
    assert_eq!(next.seats[1].occupant, human("Ada"));
    // Bea hears of it at the old table, and comes to the same new one.
    let told = two.until(|update| update.rematch.is_some()).await;
    assert_eq!(told.rematch, Some(next.id.clone()));
    for _ in 0..2 {
        let joined: TableInfo = bea.post(&path, &json!({})).await;
        assert_eq!(
            (joined.id, joined.status),
            (next.id.clone(), Status::Playing)
        );
        assert_eq!(joined.seats[0].occupant, human("Bea"));
    }
    let fairness = |id: String| {
        let ada = &ada;
        async move { ada.get::<Update>(&format!("tables/{id}")).await.fairness }
    };
    let (old, new) = (fairness(first.id).await, fairness(next.id).await);
    assert_ne!(old.commitment, new.commitment, "chance is another");
}

#[tokio::test]
async fn strangers_are_told_quietly_that_they_are() {
    let server = serve().await;
    let stranger = Client::stranger(server.address());
    let answer = stranger.send(Method::GET, "me?quiet=1", None).await;
    assert_eq!(answer.status(), reqwest::StatusCode::NO_CONTENT);
    let answer = stranger.send(Method::GET, "me", None).await;
    assert_eq!(answer.status(), reqwest::StatusCode::UNAUTHORIZED);
}
