//! What keeps several servers from doing the same thing twice, and what they agree on: leases, times, rules.

use std::time::Duration;

use formicary_server::store::{Appended, Change, Quota, Shown, There};
use formicary_server::{Catalog, Config, PostgresStore, Store};
use protocol::{Command, Status, TableInfo, Update};
use reqwest::{Method, StatusCode};
use serde_json::json;
use table::Rules;
use table::catalog::rules_of;
use yardsticks::CrumbsUpTo;

use super::{FIRST, SOON, config_of, serve_all, two_at_two};
use crate::client::{Client, accepted, new_table, play_on, serve_with};
use crate::cluster;
use crate::contract;
use crate::outages::entry;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn times_never_go_back_whatever_clocks_say() {
    let Some((address, [one, two])) = serve_all::<2>().await else {
        return;
    };
    let (id, people, _sockets, _) = two_at_two(&one, &two, "ants", FIRST).await;
    one.stop().await.unwrap();
    two.stop().await.unwrap();
    // Somebody's clock was an hour ahead.
    let hour = 3_600_000;
    cluster::tell(
        &address,
        &format!("UPDATE entry SET at = at + {hour} WHERE table_id = '{id}'"),
    );
    let three = serve_with(config_of(&address).await).await;
    let [ada, bea] = people.map(|person| person.moved_to(three.address()));
    let (mut first, mut second) = (ada.join(&id).await, bea.join(&id).await);
    let (mine, theirs) = (first.update().await, second.update().await);
    tokio::join!(
        play_on(&mut first, mine, 10, 1),
        play_on(&mut second, theirs, 10, 2),
    );
    let back =
        "SELECT count(*) FROM entry a JOIN entry b ON b.table_id = a.table_id AND b.seq = a.seq + 1
                WHERE b.at < a.at";
    assert_eq!(cluster::tell(&address, back), "0");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_when_no_server_runs_time_stands_still() {
    let Some((address, [one, two])) = serve_all::<2>().await else {
        return;
    };
    let downtimes = || cluster::tell(&address, "SELECT count(*) FROM downtime");
    one.stop().await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let one = serve_with(config_of(&address).await).await;
    assert_eq!(downtimes(), "0", "another one ran");
    one.stop().await.unwrap();
    two.stop().await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let three = serve_with(config_of(&address).await).await;
    assert_eq!(downtimes(), "1");
    three.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_leave_tables_alone_whose_rules_only_newer_ones_know() {
    const OLD: &dyn Rules = rules_of::<CrumbsUpTo<1>>();
    const NEW: &dyn Rules = rules_of::<CrumbsUpTo<2>>();
    let Some(address) = cluster::database() else {
        return;
    };
    let with = async |rules: &'static dyn Rules| {
        serve_with(Config {
            catalog: Catalog::of(&[rules]),
            ..config_of(&address).await
        })
        .await
    };
    let (old, new) = (with(OLD).await, with(NEW).await);
    let ada = Client::guest(new.address(), "Ada").await;
    let bot = json!({"kind": "bot", "level": "random"});
    let table = new_table(
        "crumbs",
        "base players=2 rounds=6",
        &json!([{"kind": "me"}, bot]),
    );
    let id = ada.open(&table).await.id;
    let mut socket = ada.join(&id).await;
    // Both choose at the same time, and the bot has done so.
    let only_she = |update: &Update| update.awaited.must == [1] && !update.legal.is_empty();
    let mine = socket.until(only_she).await;
    new.stop().await.unwrap();
    // The house has to look after it, but nobody does who would do it wrongly.
    cluster::tell(
        &address,
        &format!("UPDATE game_table SET due = 0 WHERE id = '{id}'"),
    );
    let known = || {
        cluster::tell(
            &address,
            &format!("SELECT head FROM game_table WHERE id = '{id}'"),
        )
    };
    let before = known();
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(known(), before);
    let lease = format!("SELECT count(*) FROM table_lease WHERE table_id = '{id}'");
    assert_eq!(cluster::tell(&address, &lease), "0");
    let failed = ada.moved_to(old.address());
    let failed = failed
        .fail(Method::GET, &format!("tables/{id}"), None)
        .await;
    assert_eq!(failed.status, StatusCode::NOT_IMPLEMENTED);
    let new = with(NEW).await;
    let mut socket = ada.moved_to(new.address()).join(&id).await;
    let again = socket.until(only_she).await;
    assert_eq!(again.ply, mine.ply);
    // She goes on until the house has done something, too.
    let (mut now, mut played) = (again, 0);
    while now.ply == mine.ply + played {
        accepted(&socket.play(now.ply, &now.legal[0].notation).await);
        played += 1;
        let goes_on = |update: &Update| only_she(update) || update.table.status == Status::Over;
        let ply = now.ply;
        now = socket
            .until(|update| update.ply > ply && goes_on(update))
            .await;
    }
    old.stop().await.unwrap();
    new.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_whoever_has_the_lease_acts_for_the_house() {
    let Some(address) = cluster::database() else {
        return;
    };
    let one = PostgresStore::open(&address).await.unwrap();
    let two = PostgresStore::open(&address).await.unwrap();
    let mut heard = two.nodes().unwrap().changes();
    let table = contract::opening("table", 1);
    one.open_table(table, Vec::new(), Some(0), Quota::NONE)
        .await
        .unwrap();
    let nodes = one.nodes().unwrap();
    let orphans = |now| nodes.orphans(now, 10);
    assert_eq!(orphans(1).await.unwrap()[0].table, "table");
    let append = |store: &PostgresStore, after: u64, lease| {
        store.append("table", after, vec![entry(after)], None, lease)
    };
    let first = one.claim("table").await.unwrap();
    assert!(first.is_some());
    assert_eq!(two.claim("table").await.unwrap(), None);
    assert_eq!(orphans(1).await.unwrap(), []);
    assert_eq!(append(&one, 0, first).await.unwrap(), Appended::Stored);
    // People may do something through whichever server.
    assert_eq!(append(&two, 1, None).await.unwrap(), Appended::Stored);
    assert_eq!(append(&two, 2, first).await.unwrap(), Appended::Fenced);
    assert_eq!(append(&one, 1, first).await.unwrap(), Appended::Conflict(2));
    // Once it was given back another server has it, and nobody acts with the earlier one.
    one.release("table", first.unwrap()).await.unwrap();
    let second = two.claim("table").await.unwrap();
    assert!(second > first);
    assert_eq!(append(&one, 2, first).await.unwrap(), Appended::Fenced);
    assert_eq!(append(&two, 2, second).await.unwrap(), Appended::Stored);
    // Whoever was taken for dead acts no more, even before anybody else does.
    cluster::tell(
        &address,
        "UPDATE node SET until = clock_timestamp() - interval '1 second'",
    );
    assert_eq!(append(&two, 3, second).await.unwrap(), Appended::Fenced);
    let moved = async {
        loop {
            if heard.recv().await == Some(Change::Moved("table".to_owned(), 1)) {
                return;
            }
        }
    };
    tokio::time::timeout(SOON, moved).await.unwrap();
}

#[tokio::test]
async fn servers_tell_each_other_who_is_where() {
    let Some(address) = cluster::database() else {
        return;
    };
    let one = PostgresStore::open(&address).await.unwrap();
    let two = PostgresStore::open(&address).await.unwrap();
    let (here, there) = (one.nodes().unwrap(), two.nodes().unwrap());
    let who = |seats, spectators| There {
        table: "table".to_owned(),
        seats,
        spectators,
    };
    here.note_presence(vec![who(0b101, 2)]).await.unwrap();
    assert_eq!(there.presence("table").await.unwrap(), who(0b101, 2));
    assert_eq!(here.presence("table").await.unwrap(), who(0, 0));
    there.note_presence(vec![who(0b1, 0)]).await.unwrap();
    here.note_presence(vec![who(0, 0)]).await.unwrap();
    assert_eq!(there.presence("table").await.unwrap(), who(0, 0));
    assert_eq!(here.presence("table").await.unwrap(), who(0b1, 0));
    there.leave().await.unwrap();
    assert_eq!(here.presence("table").await.unwrap(), who(0, 0));
    let card = |seq, text: &str| Shown {
        table: "table".to_owned(),
        node: String::new(),
        seq,
        over: false,
        text: text.to_owned(),
    };
    let table = contract::opening("table", 1);
    let opened = one.open_table(table, Vec::new(), None, Quota::NONE);
    opened.await.unwrap();
    for (seq, text) in [(3, "newer"), (2, "older"), (3, "newest")] {
        here.show(vec![card(seq, text)]).await.unwrap();
    }
    let shown = here.shown(vec!["table".to_owned()]).await.unwrap();
    assert_eq!((shown[0].seq, shown[0].text.as_str()), (3, "newest"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_play_again_at_the_same_time_come_to_one_table() {
    let Some((address, [one, two])) = serve_all::<2>().await else {
        return;
    };
    for _ in 0..5 {
        let (id, [ada, bea], [mut first, _second], _) = two_at_two(&one, &two, "ants", FIRST).await;
        let resign = Command::Resign {
            id: "enough".to_owned(),
        };
        accepted(&first.ask(&resign).await);
        let (path, empty) = (format!("tables/{id}/rematch"), json!({}));
        let (mine, theirs): (TableInfo, TableInfo) =
            tokio::join!(ada.post(&path, &empty), bea.post(&path, &empty));
        assert_eq!(mine.id, theirs.id);
        let shown: Update = bea.get(&format!("tables/{}", mine.id)).await;
        assert_eq!(shown.table.status, Status::Playing);
    }
    let tables = cluster::tell(&address, "SELECT count(*) FROM game_table");
    assert_eq!(tables, "10");
}
