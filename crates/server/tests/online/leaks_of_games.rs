//! Nothing on the wire depends on what a seat may not know, in the four games.
//!
//! Random games are played over real sockets, one for every seat and one for somebody who watches; every other one
//! hears changes instead of whole updates. What each received is held against states that are imagined behind its
//! views: in each of them it would have received the same. What stands beside the views is the same for everybody, so that
//! it tells no more than those may know who only watch; replays show what was seen while the game went on.
//!
//! `FORMICARY_LEAK_GAMES` says how many games are played to their end of each; usually it is the beginning of two.

use std::collections::HashMap;

use engine::{Awaited, Game, Observer, QuickDice, Seat};
use formicary_server::Running;
use protocol::{AwaitedInfo, Notice, Replay, Update};
use serde_json::json;
use table::Step;

use crate::client::{Client, Socket, accepted, new_table, play_on, serve};

/// States imagined behind each view.
const TWINS: u64 = 2;
/// Usually a game goes on for so many events.
const BEGINNING: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn what_sockets_receive_in_ants_never_depends_on_secrets() {
    games::<ants::Ants>("ants", &[""]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_sockets_receive_in_myrmes_never_depends_on_secrets() {
    games::<myrmes::Myrmes>("myrmes", &["base players=3", "base players=2"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_sockets_receive_in_fourmidable_never_depends_on_secrets() {
    let setups = ["apprentice players=3", "experienced players=2"];
    games::<fourmidable::Fourmidable>("fourmidable", &setups).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_sockets_receive_in_hidden_empires_never_depends_on_secrets() {
    let setups = ["advanced players=3", "basic players=2"];
    games::<hidden_empires::HiddenEmpires>("hidden-empires", &setups).await;
}

async fn games<G: Game>(game: &str, setups: &[&str]) {
    let (number, until) = match std::env::var("FORMICARY_LEAK_GAMES") {
        Ok(number) => (number.parse().unwrap(), usize::MAX),
        Err(_) => (2, BEGINNING),
    };
    let server = serve().await;
    let (mut checked, mut replayed) = (0, 0);
    for seed in 0..number {
        let setup = setups[seed as usize % setups.len()];
        let mut told_to_all = HashMap::new();
        let played = play(&server, game, setup, seed, until).await;
        for (observer, received, steps) in played {
            let known = checked;
            let mut last = None;
            for text in &received {
                if let Ok(Notice::Update(update)) = serde_json::from_str(text) {
                    checked += imagine::<G>(observer, &update);
                    let info = for_everybody(&update);
                    let first = told_to_all
                        .entry(update.number)
                        .or_insert_with(|| info.clone());
                    assert_eq!(*first, info, "{observer:?}");
                    if let Some(step) = steps.get(update.ply).filter(|_| update.ply > 0) {
                        assert_eq!(step.view, update.view, "{observer:?} in the replay");
                        replayed += 1;
                    }
                    last = Some(update);
                }
            }
            assert!(checked > known, "{observer:?} received nothing");
            let over = last.is_some_and(|update| update.awaited.standings.is_some());
            assert!(over || until != usize::MAX, "{game}: the game ends");
        }
    }
    assert!(replayed > 0);
    println!("{game}: {number} games, {checked} imagined states, {replayed} steps of replays");
    server.stop().await.unwrap();
}

/// What everybody may know of a table, but for who is there right now.
fn for_everybody(update: &Update) -> serde_json::Value {
    let mut table = update.table.clone();
    table.spectators = 0;
    for seat in &mut table.seats {
        seat.connected = false;
    }
    json!([table, update.fairness, update.offer, update.rematch])
}

/// All of a replay.
async fn replay(client: &Client, table: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    loop {
        let path = format!("tables/{table}/replay?from={}", steps.len());
        let Replay { plies, steps: more } = client.get(&path).await;
        steps.extend(more);
        if steps.len() > plies {
            return steps;
        }
    }
}

/// A game between random players, with somebody watching: what everybody received, and how it is shown to them again.
async fn play(
    server: &Running,
    game: &str,
    setup: &str,
    seed: u64,
    until: usize,
) -> Vec<(Observer, Vec<String>, Vec<Step>)> {
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada
        .open(&new_table(game, setup, &json!([{"kind": "me"}])))
        .await;
    let mut watcher = Client::stranger(server.address())
        .join_at(&table.id, "changes=1")
        .await;
    let mut playing = Vec::new();
    for index in 0..table.seats.len() {
        let client = match index {
            0 => ada.clone(),
            _ => Client::guest(server.address(), "Bea").await,
        };
        let query = ["", "changes=1"][index % 2];
        let mut socket = client.join_at(&table.id, query).await;
        if index > 0 {
            accepted(&socket.sit(index + 1).await);
        }
        playing.push(tokio::spawn(async move {
            let first = socket.until(|update| update.you == Some(index + 1)).await;
            play_on(&mut socket, first, until, seed * 10 + index as u64).await;
            (socket, client)
        }));
    }
    let end = |update: &Update| update.ply >= until || update.awaited.standings.is_some();
    let mut received = Vec::new();
    let watching = async {
        watcher.until(end).await;
    };
    let all = futures_util::future::join_all(playing);
    let (sockets, ()) = tokio::join!(all, watching);
    for (index, socket) in sockets.into_iter().enumerate() {
        let (socket, client): (Socket, Client) = socket.unwrap();
        let steps = replay(&client, &table.id).await;
        received.push((Observer::Seat(Seat::new(index)), socket.received, steps));
    }
    let stranger = Client::stranger(server.address());
    let steps = replay(&stranger, &table.id).await;
    received.push((Observer::Spectator, watcher.received, steps));
    received
}

/// States behind a view: the update follows from any of them. Gives how many were imagined.
fn imagine<G: Game>(observer: Observer, update: &Update) -> u64 {
    if update.table.status != protocol::Status::Playing || update.ply == 0 {
        return 0;
    }
    let view: G::View = serde_json::from_value(update.view.clone()).unwrap();
    for twin in 0..TWINS {
        let imagined = G::determinize(&view, &mut QuickDice::new(twin));
        let seen = serde_json::to_value(imagined.view(observer)).unwrap();
        assert_eq!(seen, update.view, "{observer:?}");
        let awaited = AwaitedInfo::seen_by(observer, &imagined.awaited());
        assert_eq!(awaited, update.awaited, "{observer:?}");
        let mut actions = Vec::new();
        if let (Observer::Seat(seat), Awaited::Seats { .. }) = (observer, imagined.awaited())
            && imagined.awaited().actors().contains(seat)
        {
            imagined.legal_actions(seat, &mut actions);
        }
        let mut possible: Vec<_> = actions.iter().map(ToString::to_string).collect();
        let mut told: Vec<_> = update
            .legal
            .iter()
            .map(|choice| choice.notation.clone())
            .collect();
        possible.sort();
        told.sort();
        assert_eq!(possible, told, "{observer:?}");
    }
    TWINS
}
