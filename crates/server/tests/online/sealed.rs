//! Sealed choices over the wire: everybody answers at the same time.

use bots::Level;
use engine::Awaited;
use protocol::{Command, Replay, Status, Update};
use serde_json::json;

use crate::client::{Client, Socket, accepted, new_table, play_on, refused};
use crate::crumbs::{RULES, serve_crumbs, three_at_bids};

fn bid(update: &Update, choice: usize, id: &str) -> Command {
    Command::Play {
        id: id.to_owned(),
        ply: update.ply,
        action: update.legal[choice].notation.clone(),
    }
}

#[tokio::test]
async fn all_who_answer_at_the_same_time_succeed() {
    let server = serve_crumbs().await;
    let (_, _, mut sockets, updates) = three_at_bids(&server).await;
    let ply = updates[0].ply;
    for (index, update) in updates.iter().enumerate() {
        assert_eq!(update.ply, ply);
        sockets[index].say(&bid(update, 0, "bid")).await;
    }
    let mut plies = Vec::new();
    for socket in &mut sockets {
        plies.push(accepted(&socket.answer("bid").await));
    }
    plies.sort_unstable();
    assert_eq!(plies, [ply + 1, ply + 2, ply + 3]);
}

#[tokio::test]
async fn a_second_answer_and_one_after_the_phase_are_stale() {
    let server = serve_crumbs().await;
    let (_, _, mut sockets, updates) = three_at_bids(&server).await;
    let ply = updates[0].ply;
    let first = accepted(&sockets[0].ask(&bid(&updates[0], 0, "one")).await);
    accepted(&sockets[1].ask(&bid(&updates[1], 0, "one")).await);
    // The same command is answered as before, another one is refused.
    let again = sockets[0].ask(&bid(&updates[0], 0, "one")).await;
    assert_eq!(accepted(&again), first);
    for choice in 0..2 {
        let double = bid(&updates[0], choice, &format!("two {choice}"));
        assert_eq!(refused(&sockets[0].ask(&double).await), "stale");
    }
    let seen = sockets[2].until(|update| update.ply == ply + 2).await;
    assert_eq!(seen.awaited.must, [3]);
    accepted(&sockets[2].ask(&bid(&updates[2], 0, "one")).await);
    let late = bid(&updates[1], 1, "late");
    assert_eq!(refused(&sockets[1].ask(&late).await), "stale");
}

#[tokio::test]
async fn a_sealed_answer_is_taken_back_though_another_came_after_it() {
    let server = serve_crumbs().await;
    let (_, _, mut sockets, updates) = three_at_bids(&server).await;
    let ply = updates[0].ply;
    accepted(&sockets[0].ask(&bid(&updates[0], 0, "bid")).await);
    accepted(&sockets[1].ask(&bid(&updates[1], 0, "bid")).await);
    let undo = |ply, id: &str| Command::Undo {
        id: id.to_owned(),
        ply,
    };
    let sealed = sockets[0].until(|update| update.ply == ply + 2).await;
    assert!(sealed.can_undo);
    // Who has not heard of the own answer has nothing to take back.
    assert_eq!(refused(&sockets[0].ask(&undo(ply, "early")).await), "stale");
    assert_eq!(
        refused(&sockets[0].ask(&undo(ply + 9, "far")).await),
        "stale"
    );
    // It was sent before the other answer was known.
    let back = sockets[0].ask(&undo(ply + 1, "back")).await;
    assert_eq!(accepted(&back), ply + 1);
    let mine = sockets[0].until(|update| update.ply == ply + 1).await;
    assert_eq!(mine.awaited.must, [1, 3]);
    assert_eq!(mine.since, ply, "the log is told anew from there");
    assert_eq!(mine.lines.len(), 1);
    assert_eq!(mine.lines[0].seat.map(engine::Seat::number), Some(2));
    assert_eq!(mine.legal, updates[0].legal);

    // Another answer instead; the last one opens all, and then nothing comes back.
    accepted(&sockets[0].ask(&bid(&mine, 1, "other")).await);
    accepted(&sockets[2].ask(&bid(&updates[2], 0, "bid")).await);
    let open = sockets[0].until(|update| update.ply >= ply + 3).await;
    assert!(!open.can_undo);
    let late = undo(open.ply, "late");
    assert!(refused(&sockets[0].ask(&late).await).starts_with("refused-undo"));
}

#[tokio::test]
async fn the_steps_of_a_running_game_are_the_views_of_who_asks() {
    let server = serve_crumbs().await;
    let (id, mut clients, sockets, updates) = three_at_bids(&server).await;
    // Somewhere in the second round.
    let until = updates[0].ply + 8;
    let playing = sockets.into_iter().zip(updates).enumerate();
    let playing = playing.map(|(index, (mut socket, update))| async move {
        let update = play_on(&mut socket, update, until, index as u64).await;
        (socket, update)
    });
    let stopped: Vec<(Socket, Update)> = futures_util::future::join_all(playing).await;
    clients.push(Client::stranger(server.address()));
    let path = format!("tables/{id}/record");
    let mut replays: Vec<Replay> = Vec::new();
    for client in &clients {
        replays.push(
            client
                .get(&format!("tables/{id}/replay?from=0&count=100"))
                .await,
        );
        let failed = client.fail(reqwest::Method::GET, &path, None).await;
        assert_eq!(failed.problem.code, "secrets-left");
    }
    let rest = stopped.into_iter().enumerate();
    let rest = rest.map(|(index, (mut socket, update))| async move {
        play_on(&mut socket, update, usize::MAX, 9 + index as u64).await
    });
    futures_util::future::join_all(rest).await;

    let record = clients[0].send(reqwest::Method::GET, &path, None);
    let record: engine::Record = record.await.text().await.unwrap().parse().unwrap();
    let truth = RULES.resume(&record).unwrap();
    let mut different = 0;
    for (observer, replay) in engine::Observer::all(3).zip(&replays) {
        assert!(replay.steps.len() > 8);
        for step in &replay.steps {
            assert_eq!(step.view, truth.view_at(step.ply, observer));
        }
        different += replay
            .steps
            .iter()
            .zip(&replays[0].steps)
            .filter(|(one, other)| one.view != other.view)
            .count();
    }
    assert!(different > 20, "everybody saw something else: {different}");
}

#[tokio::test]
async fn bots_that_seal_all_think_about_the_same_position() {
    let server = serve_crumbs().await;
    let bot = || json!({"kind": "bot", "level": "worker"});
    let ada = Client::guest(server.address(), "Ada").await;
    let table = new_table("crumbs", "base players=3", &json!([bot(), bot(), bot()]));
    let id = ada.open(&table).await.id;
    let mut socket = ada.join(&id).await;
    socket
        .until(|update| update.table.status == Status::Over)
        .await;
    let path = format!("tables/{id}/record");
    let record = ada.send(reqwest::Method::GET, &path, None).await;
    let record: engine::Record = record.text().await.unwrap().parse().unwrap();
    let mut bids = 0;
    for ply in 0..record.plies.len() {
        let mut before = record.clone();
        before.plies.truncate(ply);
        before.scores = None;
        let before = RULES.resume(&before).unwrap();
        let Awaited::Seats { must, .. } = before.awaited() else {
            continue;
        };
        if must.len() < 3 {
            continue;
        }
        for (seat, played) in must.iter().zip(&record.plies[ply..]) {
            let thought = before.think(seat, Level::Worker)();
            assert_eq!(played.seat, Some(seat));
            assert_eq!(thought.action.as_deref(), Some(played.text.as_str()));
            bids += 1;
        }
    }
    assert!(bids >= 6, "{bids} bids");
}
