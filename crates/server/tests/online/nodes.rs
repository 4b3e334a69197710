//! Several servers on one database: whoever comes to any of them finds the same tables, and plays with all others.

mod cut_off;
mod known;
mod rules;
mod thinking;
mod waiting;

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::record::Pins;
use formicary_server::{Config, PostgresStore, Running};
use protocol::{Command, Notice, Status, Update};
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::chatting::{hear, say};
use crate::client::{Client, Socket, accepted, new_table, play_on, serve_with, unlimited};
use crate::cluster;
use crate::outages::end_connections;
use crate::restarts::bare;

/// Ada begins.
pub(super) const FIRST: &str = "base first=beige";

/// Whatever is done at one server is seen at the others in this time, however busy the machine.
pub(super) const SOON: Duration = Duration::from_secs(10);

pub(super) async fn config_of(address: &str) -> Config {
    Config {
        store: Arc::new(PostgresStore::open(address).await.unwrap()),
        ..unlimited()
    }
}

/// So many servers on a new database; nothing if there is no PostgreSQL.
pub(super) async fn serve_all<const N: usize>() -> Option<(String, [Running; N])> {
    let address = cluster::database()?;
    let mut all = Vec::new();
    for _ in 0..N {
        all.push(serve_with(config_of(&address).await).await);
    }
    Some((address, all.try_into().ok().unwrap()))
}

/// Asks again until it is so.
pub(super) async fn soon(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !is_so().await {
        assert!(begun.elapsed() < SOON, "{what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Ada at one server and Bea at another, at one table.
pub(super) async fn two_at_two(
    one: &Running,
    two: &Running,
    game: &str,
    setup: &str,
) -> (String, [Client; 2], [Socket; 2], [Update; 2]) {
    let ada = Client::guest(one.address(), "Ada").await;
    let bea = Client::guest(two.address(), "Bea").await;
    let table = new_table(game, setup, &json!([{"kind": "me"}]));
    let id = ada.open(&table).await.id;
    let mut first = ada.join(&id).await;
    let mut second = bea.join(&id).await;
    accepted(&second.sit(2).await);
    let playing = |update: &Update| update.table.status == Status::Playing && update.ply > 0;
    let mine = first.until(playing).await;
    let theirs = second.until(|update| update.ply >= mine.ply).await;
    (id, [ada, bea], [first, second], [mine, theirs])
}

/// The update in which somebody may act, from the one they have seen last.
pub(super) async fn own_turn(socket: &mut Socket, seen: Update) -> Update {
    if seen.legal.is_empty() {
        socket.until(|update| !update.legal.is_empty()).await
    } else {
        seen
    }
}

pub(super) async fn record_is_true(client: &Client, id: &str) {
    let path = format!("tables/{id}/record");
    let response = client.send(Method::GET, &path, None).await;
    assert_eq!(response.status(), StatusCode::OK);
    let record: engine::Record = response.text().await.unwrap().parse().unwrap();
    let rules = table::games();
    let rules = rules.iter().find(|game| game.profile().id == record.game);
    rules.unwrap().verify(&record, &Pins::default()).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_two_servers_play_one_game() {
    let Some((_, [one, two])) = serve_all::<2>().await else {
        return;
    };
    for (game, setup, until) in [("ants", FIRST, usize::MAX), ("myrmes", "", 60)] {
        let (id, [ada, bea], [mut first, mut second], [mine, theirs]) =
            two_at_two(&one, &two, game, setup).await;
        tokio::join!(
            play_on(&mut first, mine, until, 1),
            play_on(&mut second, theirs, until, 2),
        );
        let shown = |client: &Client| {
            let client = client.clone();
            let path = format!("tables/{id}?words=0");
            async move { bare(client.get::<Update>(&path).await) }
        };
        // Through whichever server, the same person sees the same.
        let elsewhere = ada.moved_to(two.address());
        assert_eq!(shown(&ada).await, shown(&elsewhere).await, "{game}");
        assert_eq!(shown(&ada).await.ply, shown(&bea).await.ply, "{game}");
        if until == usize::MAX {
            assert_eq!(shown(&ada).await.table.status, Status::Over);
            record_is_true(&elsewhere, &id).await;
        }
    }
    one.stop().await.unwrap();
    two.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_is_carried_out_once_through_whichever_servers_it_comes() {
    let Some((_, [one, two])) = serve_all::<2>().await else {
        return;
    };
    let (id, [ada, _], mut sockets, [seen, _]) = two_at_two(&one, &two, "ants", FIRST).await;
    let seen = own_turn(&mut sockets[0], seen).await;
    let path = format!("tables/{id}/commands");
    let (here, there) = (ada.clone(), ada.moved_to(two.address()));
    let action = &seen.legal[0].notation;
    for wanted in [
        json!({"type": "play", "id": "the same", "ply": seen.ply, "action": action}),
        json!({"type": "resign", "id": "enough"}),
    ] {
        // At the same time, and once more.
        let answers: (Notice, Notice) =
            tokio::join!(here.post(&path, &wanted), there.post(&path, &wanted));
        let again: Notice = there.post(&path, &wanted).await;
        for answer in [&answers.0, &answers.1] {
            assert_eq!(accepted(answer), accepted(&again));
        }
    }
    let shown: Update = there.get(&format!("tables/{id}")).await;
    let played = shown.lines.iter().filter(|line| line.seat.is_some());
    assert_eq!(played.count(), 1, "once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_taken_back_at_another_server_and_lines_are_told_anew() {
    let Some(address) = cluster::database() else {
        return;
    };
    let patient = async || Config {
        grace: Duration::from_secs(3),
        ..config_of(&address).await
    };
    let (one, two) = (
        serve_with(patient().await).await,
        serve_with(patient().await).await,
    );
    let (id, [ada, _], [mut first, mut second], [seen, _]) =
        two_at_two(&one, &two, "ants", FIRST).await;
    let mine = own_turn(&mut first, seen).await;
    let ply = accepted(&first.play(mine.ply, &mine.legal[0].notation).await);
    second.until(|update| update.ply == ply).await;
    // Whoever comes back through another server goes on from what they know.
    let mut back = ada
        .moved_to(two.address())
        .join_at(&id, &format!("words=0&since={ply}"))
        .await;
    let known = back.update().await;
    assert_eq!((known.ply, known.since), (ply, ply));
    let undo = Command::Undo {
        id: "back".to_owned(),
        ply,
    };
    assert_eq!(accepted(&back.ask(&undo).await), mine.ply);
    let undone = first.until(|update| update.ply == mine.ply).await;
    assert_eq!((undone.since, undone.lines.len()), (mine.ply, 0));
    assert_eq!(undone.view, mine.view);
    assert_eq!(
        second.until(|update| update.ply == mine.ply).await.since,
        mine.ply
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_act_once_however_many_servers_look_on() {
    let Some((address, [one, two, three])) = serve_all::<3>().await else {
        return;
    };
    let ada = Client::guest(one.address(), "Ada").await;
    let bot = json!({"kind": "bot", "level": "random"});
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(
            ada.open(&new_table("ants", "", &json!([bot, bot])))
                .await
                .id,
        );
    }
    for id in &tables {
        let mut watchers = Vec::new();
        for server in [&one, &two, &three] {
            watchers.push(Client::stranger(server.address()).join(id).await);
        }
        let mut ends = Vec::new();
        for watcher in &mut watchers {
            let over = |update: &Update| update.table.status == Status::Over;
            ends.push(bare(watcher.until(over).await));
        }
        for end in &ends {
            assert_eq!((end.ply, &end.view), (ends[0].ply, &ends[0].view));
        }
        record_is_true(&Client::stranger(three.address()), id).await;
    }
    let held = cluster::tell(&address, "SELECT count(DISTINCT node) FROM table_lease");
    assert!(held.parse::<u32>().unwrap() >= 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_missed_is_caught_up_with() {
    let Some((address, [one, two])) = serve_all::<2>().await else {
        return;
    };
    let (id, [ada, _], [mut first, mut second], [mine, theirs]) =
        two_at_two(&one, &two, "ants", FIRST).await;
    let over = std::sync::atomic::AtomicBool::new(false);
    let end = async {
        while !over.load(std::sync::atomic::Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(200)).await;
            end_connections(&address);
        }
    };
    let play = async {
        tokio::join!(
            play_on(&mut first, mine, 24, 1),
            play_on(&mut second, theirs, 24, 2),
        );
        say(&mut first, "Still there?").await;
        assert_eq!(hear(&mut second).await.1, "Still there?");
        over.store(true, std::sync::atomic::Ordering::Relaxed);
    };
    tokio::join!(end, play);
    let path = format!("tables/{id}");
    for server in [&one, &two] {
        let client = ada.moved_to(server.address());
        soon("all is well again", async || {
            client.send(Method::GET, &path, None).await.status() == StatusCode::OK
        })
        .await;
    }
}
