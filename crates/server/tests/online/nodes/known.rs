//! What everybody knows through whichever server: who is there, what is said, which tables there are, who is nobody any
//! more.

use std::time::Duration;

use formicary_server::{Administration, Running};
use protocol::{Act, NewAct, NewTable, Notice, OccupantInfo, Status, TableInfo, Update};
use reqwest::{Method, StatusCode};
use serde_json::json;

use super::{serve_all, soon, two_at_two};
use crate::accounts::{account, is_stranger};
use crate::chatting::{hear, say};
use crate::client::{Client, accepted, new_table};
use crate::cluster;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_and_who_is_there_is_known_at_all_servers() {
    let Some((_, [one, two])) = serve_all::<2>().await else {
        return;
    };
    let (id, [_, bea], [mut first, mut second], _) = two_at_two(&one, &two, "ants", "").await;
    say(&mut first, "Hello, Bea!").await;
    say(&mut second, "Hello, Ada!").await;
    for socket in [&mut first, &mut second] {
        let mut heard = [hear(socket).await.1, hear(socket).await.1];
        heard.sort();
        assert_eq!(heard, ["Hello, Ada!", "Hello, Bea!"]);
    }
    let connected = async |server: &Running| {
        let stranger = Client::stranger(server.address());
        let shown: Update = stranger.get(&format!("tables/{id}")).await;
        let seats = shown.table.seats.iter();
        let connected: Vec<_> = seats.map(|seat| seat.connected).collect();
        (connected, shown.table.spectators)
    };
    for server in [&one, &two] {
        soon("both are there", async || {
            connected(server).await == (vec![true, true], 0)
        })
        .await;
    }
    let mut watcher = Client::stranger(two.address()).join(&id).await;
    watcher.update().await;
    second.close().await;
    soon("one has gone and another looks on", async || {
        connected(&one).await == (vec![true, false], 1)
    })
    .await;
    drop(bea);
    two.stop().await.unwrap();
    soon("nobody is left there", async || {
        connected(&one).await == (vec![true, false], 0)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_shows_what_happens_at_other_servers() {
    let Some((_, [one, two])) = serve_all::<2>().await else {
        return;
    };
    let ada = Client::guest(one.address(), "Ada").await;
    let bea = Client::guest(one.address(), "Bea").await;
    let table = NewTable {
        public: true,
        ..new_table("ants", "", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    let stranger = Client::stranger(two.address());
    let card = async || {
        let lobby: Vec<TableInfo> = stranger.get("tables").await;
        lobby.into_iter().find(|table| table.id == id)
    };
    soon("it is there", async || card().await.is_some()).await;
    let mut socket = bea.join(&id).await;
    accepted(&socket.sit(2).await);
    soon("Bea sits there, and is there", async || {
        let card = card().await.unwrap();
        let bea = OccupantInfo::Human {
            name: "Bea".to_owned(),
            account: false,
        };
        card.seats[1].occupant == bea && card.seats[1].connected && card.status == Status::Playing
    })
    .await;
    let own: Vec<TableInfo> = bea.moved_to(two.address()).get("tables?mine=1").await;
    assert_eq!((own[0].id.as_str(), own[0].you), (id.as_str(), Some(2)));
    let resign = json!({"type": "resign", "id": "enough"});
    let _: Notice = ada.post(&format!("tables/{id}/commands"), &resign).await;
    soon("it is over", async || card().await.is_none()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn keys_and_people_end_at_all_servers() {
    let Some((address, [one, two])) = serve_all::<2>().await else {
        return;
    };
    let ada = account(one.address(), "Cleo").await;
    let bea = account(one.address(), "Dora").await;
    let (id, _, mut sockets, _) = two_at_two(&one, &two, "ants", "").await;
    let (there, also) = (ada.moved_to(two.address()), bea.moved_to(two.address()));
    let (mut hers, mut beas) = (there.join(&id).await, also.join(&id).await);
    hers.update().await;
    beas.update().await;
    // Signed out at one server, Ada is a stranger at the other, and her socket ends.
    ada.send(Method::POST, "logout", None).await;
    assert!(hers.notice_or_end().await);
    soon("she is a stranger", async || is_stranger(&there).await).await;
    assert!(!is_stranger(&also).await);
    // Whoever is sent away is so everywhere.
    let administration = Administration::open_database(&address).await.unwrap();
    let me: protocol::Me = bea.get("me").await;
    let act = |act, person: Option<&str>, table: Option<&str>| NewAct {
        act,
        person: person.map(str::to_owned),
        table: table.map(str::to_owned),
        report: None,
        until: None,
        reason: "a test".to_owned(),
    };
    assert!(
        administration
            .act(act(Act::Ban, Some(&me.id), None))
            .await
            .unwrap()
    );
    assert!(beas.notice_or_end().await);
    // A table that is closed is so everywhere.
    assert!(
        administration
            .act(act(Act::Close, None, Some(&id)))
            .await
            .unwrap()
    );
    for socket in &mut sockets {
        assert!(socket.notice_or_end().await);
    }
    for server in [&one, &two] {
        let stranger = Client::stranger(server.address());
        soon("it is closed", async || {
            let found = stranger
                .send(Method::GET, &format!("tables/{id}"), None)
                .await;
            found.status() != StatusCode::OK
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_for_good_is_named_at_no_server() {
    let Some((_, [one, two])) = serve_all::<2>().await else {
        return;
    };
    let (id, [ada, bea], [_first, mut second], _) = two_at_two(&one, &two, "ants", "").await;
    let farewell = json!({"password": ""});
    let gone = ada.send(Method::DELETE, "account", Some(&farewell)).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    let nameless = |update: &Update| matches!(&update.table.seats[0].occupant, OccupantInfo::Human { name, .. } if name == "—");
    second.until(nameless).await;
    soon("nobody sees the name", async || {
        let own: Vec<TableInfo> = bea.get("tables?mine=1").await;
        !serde_json::to_string(&own).unwrap().contains("Ada")
    })
    .await;
    let shown: Update = bea.get(&format!("tables/{id}")).await;
    assert!(nameless(&shown));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_guesses_passwords_waits_at_all_servers() {
    let Some((_, [one, two])) = serve_all::<2>().await else {
        return;
    };
    account(one.address(), "Ada").await;
    let guess = async |server: &Running| {
        let login = json!({"name": "Ada", "password": "difference engine"});
        let stranger = Client::stranger(server.address());
        stranger
            .send(Method::POST, "login", Some(&login))
            .await
            .status()
    };
    let mut waits = 0;
    for _ in 0..5 {
        guess(&one).await;
    }
    for wait in [1_100, 2_100] {
        tokio::time::sleep(Duration::from_millis(wait)).await;
        waits += usize::from(guess(&one).await == StatusCode::UNAUTHORIZED);
    }
    assert_eq!(waits, 2, "each guess is looked at once the time is over");
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(guess(&two).await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_for_good_sits_down_nowhere_meanwhile() {
    let Some((address, [one, two])) = serve_all::<2>().await else {
        return;
    };
    let bea = Client::guest(two.address(), "Bea").await;
    for round in 0..2 {
        let name = format!("Zuleika {round}");
        let ada = account(one.address(), &name).await;
        let there = ada.moved_to(two.address());
        let mut tables = Vec::new();
        for _ in 0..40 {
            let table = new_table("ants", "", &json!([{"kind": "me"}]));
            tables.push(bea.open(&table).await.id);
        }
        let sits = async {
            for id in &tables {
                let sit = json!({"type": "sit", "id": "1", "seat": 2});
                let path = format!("tables/{id}/commands");
                let answer = there.send(Method::POST, &path, Some(&sit)).await;
                if answer.status() != StatusCode::OK {
                    break;
                }
            }
        };
        let farewell = json!({"password": "analytical engine"});
        let leaves = ada.send(Method::DELETE, "account", Some(&farewell));
        let ((), left) = tokio::join!(sits, leaves);
        assert_eq!(left.status(), StatusCode::NO_CONTENT);
        let named = format!("SELECT count(*) FROM entry WHERE deed LIKE 'sit % {name}'");
        assert_eq!(cluster::tell(&address, &named), "0");
        let playing = "SELECT count(*) FROM sitting s JOIN game_table t ON t.id = s.table_id
                       WHERE NOT t.finished AND NOT EXISTS (SELECT 1 FROM person p WHERE p.id = s.person)";
        assert_eq!(cluster::tell(&address, playing), "0");
    }
}
