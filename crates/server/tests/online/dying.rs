//! Servers on one database die, are stopped and come back: others go on where they were, soon, and nobody acts twice.

use std::path::Path;
use std::time::{Duration, Instant};

use engine::record::Pins;
use protocol::{Status, Update};
use reqwest::Method;
use serde_json::json;

use crate::child::{Limits, Server};
use crate::client::{Client, Socket, accepted, new_table};
use crate::cluster;
use crate::restarts::bare;

/// Nobody waits longer for the house when a server has died.
const TAKEOVER: Duration = Duration::from_secs(10);

/// Ada at her table, and what she has seen last.
struct Game {
    socket: Socket,
    seen: Update,
}

impl Game {
    async fn join(ada: &Client, id: &str) -> Self {
        let mut socket = ada.join(id).await;
        let seen = socket.until(|update| !update.legal.is_empty()).await;
        Self { socket, seen }
    }

    /// Plays a move, and says how long it takes until it is one's turn again.
    async fn answered(&mut self) -> Duration {
        let begun = Instant::now();
        let ply = self.seen.ply;
        accepted(&self.socket.play(ply, &self.seen.legal[0].notation).await);
        let own_again = |update: &Update| update.ply > ply + 1 && !update.legal.is_empty();
        self.seen = self.socket.until(own_again).await;
        begun.elapsed()
    }
}

/// Ada against a bot, connected through one server, where the house acts through another.
async fn ada_at_two(one: &Server, two: &Server) -> (String, Client, Game) {
    let ada = Client::guest(&one.address, "Ada").await;
    let bot = json!({"kind": "bot", "level": "random"});
    let table = new_table("ants", "base first=beige", &json!([{"kind": "me"}, bot]));
    let id = ada.open(&table).await.id;
    Game::join(&ada, &id).await.answered().await;
    let ada = ada.moved_to(&two.address);
    let mut game = Game::join(&ada, &id).await;
    game.answered().await;
    (id, ada, game)
}

fn lease(address: &str, id: &str) -> String {
    let lease = format!("SELECT node || ' ' || epoch FROM table_lease WHERE table_id = '{id}'");
    cluster::tell(address, &lease)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_server_dies_others_act_for_the_house_soon() {
    let Some(address) = cluster::database() else {
        return;
    };
    let file = Path::new(&address);
    let one = Server::start(file, Limits::None);
    let two = Server::start(file, Limits::None);
    let (id, ada, mut game) = ada_at_two(&one, &two).await;
    // Where nobody looks on, others go on, too.
    let bot = json!({"kind": "bot", "level": "mcts:300"});
    let alone = Client::guest(&one.address, "Eve")
        .await
        .open(&new_table("ants", "", &json!([bot, bot])))
        .await
        .id;
    let head = format!("SELECT head FROM game_table WHERE id = '{alone}'");
    let head = || cluster::tell(&address, &head).parse::<u64>().unwrap();
    while head() < 3 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let before = lease(&address, &id);
    drop(one);
    let gone = Instant::now();
    let known = head();
    let waited = game.answered().await;
    println!("the house acted after {} ms", waited.as_millis());
    assert!(waited < TAKEOVER, "{waited:?}");
    assert_ne!(lease(&address, &id), before);
    while head() == known {
        assert!(gone.elapsed() < TAKEOVER, "nobody looks after it");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!(
        "a table was taken over after {} ms",
        gone.elapsed().as_millis()
    );
    assert!(game.answered().await < Duration::from_secs(3), "as ever");
    drop(ada);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_stopped_for_too_long_does_not_act_any_more() {
    let Some(address) = cluster::database() else {
        return;
    };
    let file = Path::new(&address);
    let one = Server::start(file, Limits::None);
    let two = Server::start(file, Limits::None);
    let (id, ada, mut game) = ada_at_two(&one, &two).await;
    let before = lease(&address, &id);
    one.signal("-STOP");
    let waited = game.answered().await;
    assert!(waited < TAKEOVER, "{waited:?}");
    let taken = lease(&address, &id);
    assert_ne!(taken, before);
    game.answered().await;
    one.signal("-CONT");
    for _ in 0..3 {
        assert!(game.answered().await < Duration::from_secs(3));
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    assert_eq!(lease(&address, &id), taken, "it stays where it is");
    // Whoever was stopped follows the others again.
    let back = ada.moved_to(&one.address);
    let path = format!("tables/{id}?words=0");
    let shown: [Update; 2] = [back.get(&path).await, ada.get(&path).await];
    assert_eq!(bare(shown[0].clone()), bare(shown[1].clone()));
    let resign = json!({"type": "resign", "id": "enough"});
    let _: protocol::Notice = back.post(&format!("tables/{id}/commands"), &resign).await;
    game.socket
        .until(|update| update.table.status == Status::Over)
        .await;
    let path = format!("tables/{id}/record");
    let record = back.send(Method::GET, &path, None).await;
    let record: engine::Record = record.text().await.unwrap().parse().unwrap();
    let rules = table::games();
    let ants = rules.iter().find(|game| game.profile().id == "ants");
    ants.unwrap().verify(&record, &Pins::default()).unwrap();
}
