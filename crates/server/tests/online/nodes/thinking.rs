//! Bots for whom there is no time at one server think at another, and whatever becomes of that, they act.

use std::collections::HashSet;
use std::time::Duration;

use engine::{Dice, PerSeat, Seat};
use formicary_server::store::{Back, Nodes, Offer, Quota, TakenBack};
use formicary_server::{Administration, Catalog, Config, PostgresStore, Running, Store};
use myrmes::Myrmes;
use protocol::{Act, Command, NewAct, Status, Update};
use search::Judge;
use serde_json::json;
use table::catalog::rules_with_judge;

use super::{config_of, record_is_true, soon};
use crate::client::{Client, Socket, accepted, metric, new_table, serve_with};
use crate::cluster;
use crate::contract;
use crate::outages::entry;

/// A judge for whom every position is as good as any other, and who takes long to say so: however quick the machine is,
/// its bots think for as long as they may, and others can go on meanwhile.
#[derive(Clone)]
struct Ponderous;

impl Judge<Myrmes> for Ponderous {
    fn value(&self, _: &Myrmes) -> PerSeat<f32> {
        std::thread::sleep(Duration::from_millis(5));
        PerSeat::filled(2, 0.5)
    }

    fn prior(
        &self,
        _: &Myrmes,
        _: Seat,
        actions: &[<Myrmes as engine::Game>::Action],
        _: &mut dyn Dice,
        out: &mut Vec<f32>,
    ) {
        out.extend(actions.iter().map(|_| 0.5));
    }
}

/// A server where so many bots think at the same time, each for so long.
async fn serve_thinkers(address: &str, thinkers: usize, thinking: Duration) -> Running {
    serve_with(Config {
        thinkers: thinkers + 1,
        thinking,
        catalog: Catalog::of(&[Box::leak(Box::new(rules_with_judge(Ponderous)))]),
        ..config_of(address).await
    })
    .await
}

/// The servers know that they are not alone.
async fn know_each_other(address: &str, servers: usize) {
    soon("all run", async || {
        let alive = "SELECT count(*) FROM node WHERE until > clock_timestamp()";
        cluster::tell(address, alive) == servers.to_string()
    })
    .await;
    tokio::time::sleep(Duration::from_secs(2)).await;
}

/// Tables where she and a bot choose at the same time, and the bot thinks for long.
async fn slow_tables(ada: &Client, number: usize) -> Vec<(String, Socket, Update)> {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "mcts:20000"}]);
    let mut tables = Vec::new();
    for _ in 0..number {
        let id = ada.open(&new_table("myrmes", "players=2", &seats)).await.id;
        let mut socket = ada.join(&id).await;
        let first = socket.until(|update| !update.legal.is_empty()).await;
        tables.push((id, socket, first));
    }
    tables
}

fn offers(address: &str) -> usize {
    let offers = cluster::tell(address, "SELECT count(*) FROM thought");
    offers.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_think_where_there_is_time() {
    let Some(address) = cluster::database() else {
        return;
    };
    let a_moment = Duration::from_millis(250);
    let one = serve_thinkers(&address, 1, a_moment).await;
    let two = serve_thinkers(&address, 2, a_moment).await;
    know_each_other(&address, 2).await;
    let ada = Client::guest(one.address(), "Ada").await;
    let mut tables = slow_tables(&ada, 6).await;
    for (_, socket, first) in &mut tables {
        socket.until(|update| update.ply >= first.ply + 2).await;
    }
    soon("all bots have done what they could", async || {
        metric(&one, "thinking").await == 0 && offers(&address) == 0
    })
    .await;
    let (given, taken) = ("thoughts_given_total", "thoughts_taken_total");
    assert!(metric(&one, given).await > 0);
    assert!(metric(&two, taken).await >= metric(&one, given).await);
    assert_eq!(metric(&one, "bots_faltered_total").await, 0);
    for (id, socket, _) in &mut tables {
        let resign = Command::Resign {
            id: "enough".to_owned(),
        };
        accepted(&socket.ask(&resign).await);
        socket
            .until(|update| update.table.status == Status::Over)
            .await;
        record_is_true(&ada, id).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_act_though_a_server_stops_that_thinks_or_for_which_it_does() {
    for stops_at_home in [false, true] {
        let Some(address) = cluster::database() else {
            return;
        };
        let one = serve_thinkers(&address, 1, Duration::from_secs(3)).await;
        let two = serve_thinkers(&address, 2, Duration::from_secs(3)).await;
        know_each_other(&address, 2).await;
        let ada = Client::guest(one.address(), "Ada").await;
        let mut tables = slow_tables(&ada, 3).await;
        soon("another server thinks", async || {
            metric(&two, "thinking").await > 0
        })
        .await;
        let stays = if stops_at_home {
            one.stop().await.unwrap();
            two
        } else {
            two.stop().await.unwrap();
            one
        };
        let there = ada.moved_to(stays.address());
        for (id, _, first) in &mut tables {
            let mut socket = there.join(id).await;
            socket.until(|update| update.ply > first.ply).await;
        }
        assert_eq!(metric(&stays, "bots_faltered_total").await, 0);
        stays.stop().await.unwrap();
    }
}

/// Takes a thought as another server would, as soon as one is offered.
async fn take(nodes: &dyn Nodes) -> Offer {
    let mut taken = None;
    soon("a thought is offered", async || {
        let rules = table::games().iter().flat_map(|game| {
            let profile = game.profile();
            let revisions = profile.revisions.iter();
            revisions.map(|revision| (profile.id.to_owned(), *revision))
        });
        taken = nodes.take(rules.collect()).await.unwrap();
        taken.is_some()
    })
    .await;
    taken.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_act_though_whoever_took_their_thoughts_dies_hangs_or_talks_nonsense() {
    let Some(address) = cluster::database() else {
        return;
    };
    let server = serve_thinkers(&address, 1, Duration::from_secs(1)).await;
    let fakes = [
        PostgresStore::open(&address).await.unwrap(),
        PostgresStore::open(&address).await.unwrap(),
    ];
    know_each_other(&address, 3).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let mut tables = slow_tables(&ada, 4).await;
    let [hangs, dies] = fakes;
    let nodes = hangs.nodes().unwrap();
    let held = take(nodes).await;
    let wrong = take(nodes).await;
    let lost = take(dies.nodes().unwrap()).await;
    drop(dies);
    let nonsense = "what?".to_owned();
    assert!(
        nodes
            .answer(&wrong.table, &wrong.ticket, nonsense)
            .await
            .unwrap()
    );
    let taken: HashSet<_> = [held, wrong, lost].map(|offer| offer.table).into();
    assert_eq!(taken.len(), 3);
    for (_, socket, first) in &mut tables {
        socket.until(|update| update.ply > first.ply).await;
    }
    assert_eq!(metric(&server, "thoughts_given_total").await, 0);
    assert_eq!(metric(&server, "bots_faltered_total").await, 0);
    server.stop().await.unwrap();
    assert_eq!(offers(&address), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_server_stops_thinking_when_the_table_moves_on() {
    let Some(address) = cluster::database() else {
        return;
    };
    let long = Duration::from_secs(60);
    let one = serve_thinkers(&address, 1, long).await;
    let two = serve_thinkers(&address, 1, long).await;
    know_each_other(&address, 2).await;
    let ada = Client::guest(one.address(), "Ada").await;
    // One bot thinks here, so the other one thinks there.
    let [_busy, (id, mut here, first)] = slow_tables(&ada, 2).await.try_into().ok().unwrap();
    let mut there = ada.moved_to(two.address()).join(&id).await;
    there.update().await;
    let taken = async |times: usize| {
        soon("it thinks there", async || {
            metric(&two, "thoughts_taken_total").await >= times
                && metric(&two, "thinking").await == 1
        })
        .await;
    };
    taken(1).await;
    // She makes up her mind again and again, through this server and that one.
    let action = first.legal[0].notation.clone();
    let mut times = 1;
    for socket in [&mut here, &mut there] {
        let ply = accepted(&socket.play(first.ply, &action).await);
        times += 1;
        taken(times).await;
        let undo = Command::Undo {
            id: socket.new_id(),
            ply,
        };
        assert_eq!(accepted(&socket.ask(&undo).await), first.ply);
        times += 1;
        taken(times).await;
    }
    let resign = Command::Resign {
        id: "enough".to_owned(),
    };
    accepted(&here.ask(&resign).await);
    soon("nobody thinks about it any more", async || {
        metric(&two, "thinking").await == 0 && offers(&address) == 0
    })
    .await;
    assert_eq!(metric(&one, "thinking").await, 1);
    let over = there
        .until(|update| update.table.status == Status::Over)
        .await;
    assert!(
        over.lines
            .iter()
            .all(|line| line.seat != Some(Seat::new(1)))
    );
    assert_eq!(metric(&one, "thoughts_given_total").await, 0);
    record_is_true(&ada, &id).await;
    one.stop().await.unwrap();
    two.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_that_come_too_late_change_nothing() {
    let Some(address) = cluster::database() else {
        return;
    };
    let server = serve_thinkers(&address, 1, Duration::from_secs(60)).await;
    let fake = PostgresStore::open(&address).await.unwrap();
    know_each_other(&address, 2).await;
    let nodes = fake.nodes().unwrap();
    let ada = Client::guest(server.address(), "Ada").await;
    let [_busy] = slow_tables(&ada, 1).await.try_into().ok().unwrap();
    for way in ["play", "undo", "resign", "close"] {
        let [(id, mut socket, first)] = slow_tables(&ada, 1).await.try_into().ok().unwrap();
        let offer = take(nodes).await;
        assert_eq!(offer.table, id);
        let action = first.legal[0].notation.clone();
        match way {
            "play" | "undo" => {
                let ply = accepted(&socket.play(first.ply, &action).await);
                let undo = Command::Undo {
                    id: socket.new_id(),
                    ply,
                };
                if way == "undo" {
                    assert_eq!(accepted(&socket.ask(&undo).await), first.ply);
                }
            }
            "resign" => {
                let resign = Command::Resign {
                    id: "enough".to_owned(),
                };
                accepted(&socket.ask(&resign).await);
            }
            _ => {
                let close = NewAct {
                    act: Act::Close,
                    person: None,
                    table: Some(id.clone()),
                    report: None,
                    until: None,
                    reason: "a test".to_owned(),
                };
                let administration = Administration::open_database(&address).await.unwrap();
                assert!(administration.act(close).await.unwrap());
                assert!(socket.notice_or_end().await);
            }
        }
        let answer = json!([{"seat": 1, "failed": false, "action": action}]).to_string();
        let answered = nodes.answer(&id, &offer.ticket, answer);
        // Perhaps it was not taken back yet.
        let _ = answered.await.unwrap();
        tokio::time::sleep(Duration::from_millis(300)).await;
        let by_bots = format!(
            "SELECT count(*) FROM entry WHERE table_id = '{id}' AND person IS NULL AND seq > {}",
            offer.seq
        );
        assert_eq!(cluster::tell(&address, &by_bots), "0", "{way}");
        assert_eq!(metric(&server, "thoughts_given_total").await, 0, "{way}");
        // Whatever is offered next is about the table as it is now.
        if let "play" | "undo" = way {
            let next = take(nodes).await;
            assert!(next.table == id && next.seq > offer.seq, "{way}");
            let resign = Command::Resign {
                id: "enough".to_owned(),
            };
            accepted(&socket.ask(&resign).await);
        }
    }
    soon("nothing is offered any more", async || {
        offers(&address) == 0
    })
    .await;
    assert_eq!(metric(&server, "bugs_total").await, 0);
    server.stop().await.unwrap();
}

/// Tables whose house acts at a server.
async fn with_leases(store: &PostgresStore, tables: &[&str]) {
    for table in tables {
        let opening = contract::opening(table, 1);
        let opened = store.open_table(opening, Vec::new(), None, Quota::NONE);
        opened.await.unwrap();
        store.claim(table).await.unwrap().unwrap();
    }
}

fn offer(table: &str, opener: [&str; 3]) -> Offer {
    Offer {
        table: table.to_owned(),
        ticket: format!("ticket of {table}"),
        seats: 0b100,
        opener: opener.map(str::to_owned),
        ..Offer::default()
    }
}

fn ants() -> Vec<(String, u32)> {
    vec![("ants".to_owned(), 3), ("myrmes".to_owned(), 1)]
}

#[tokio::test]
async fn thoughts_are_taken_in_turns_of_those_who_have_opened_tables() {
    let Some(address) = cluster::database() else {
        return;
    };
    let one = PostgresStore::open(&address).await.unwrap();
    let two = PostgresStore::open(&address).await.unwrap();
    let (here, there) = (one.nodes().unwrap(), two.nodes().unwrap());
    let eve = ["net", "here", "eve"];
    let offered = [
        offer("alone", ["elsewhere", "far", "bot"]),
        offer("eve1", eve),
        offer("eve2", eve),
        offer("next", ["net", "beside", "exe"]),
        offer("same", ["net", "here", "mallory"]),
        offer("ada", ["other", "home", "ada"]),
    ];
    with_leases(&one, &offered.each_ref().map(|offer| &*offer.table)).await;
    for offer in &offered {
        let alone = offer.table == "alone";
        here.offer(Offer {
            alone,
            ..offer.clone()
        })
        .await
        .unwrap();
    }
    let mut order = Vec::new();
    while let Some(taken) = there.take(ants()).await.unwrap() {
        assert_eq!(taken.seats, 0b100);
        order.push(taken.table);
    }
    assert_eq!(order, ["eve1", "ada", "next", "same", "eve2", "alone"]);
    // Nobody takes their own.
    here.offer(offered[1].clone()).await.unwrap();
    assert_eq!(here.take(ants()).await.unwrap(), None);
}

#[tokio::test]
async fn a_thought_is_taken_once_and_only_while_it_is_wanted() {
    let Some(address) = cluster::database() else {
        return;
    };
    let one = PostgresStore::open(&address).await.unwrap();
    let two = PostgresStore::open(&address).await.unwrap();
    let three = PostgresStore::open(&address).await.unwrap();
    let [here, there, beyond] = [&one, &two, &three].map(|store| store.nodes().unwrap());
    let tables = ["a", "b", "c", "d", "e", "f", "g", "h"];
    with_leases(&one, &tables).await;
    for table in tables {
        here.offer(offer(table, ["net", "here", "ada"]))
            .await
            .unwrap();
    }
    // However many want one at the same time, each gets another.
    let takes = (0..8).map(|number| if number % 2 == 0 { there } else { beyond }.take(ants()));
    let taken = futures_util::future::join_all(takes).await;
    let taken: HashSet<_> = taken
        .into_iter()
        .map(|taken| taken.unwrap().unwrap().table)
        .collect();
    assert_eq!(taken.len(), tables.len());
    assert_eq!(there.take(ants()).await.unwrap(), None);
    for table in tables {
        let ticket = format!("ticket of {table}");
        let gone = here.take_back(table, &ticket, Back::Anyway).await;
        assert_eq!(gone.unwrap(), TakenBack::Gone);
    }

    let back = |back| here.take_back("a", "ticket of a", back);
    let offer_again = || here.offer(offer("a", ["net", "here", "ada"]));
    // What nobody has taken is withdrawn.
    offer_again().await.unwrap();
    assert_eq!(back(Back::Answered).await.unwrap(), TakenBack::Kept);
    assert_eq!(back(Back::Free).await.unwrap(), TakenBack::Gone);
    assert_eq!(there.take(ants()).await.unwrap(), None);
    assert_eq!(back(Back::Free).await.unwrap(), TakenBack::Gone);
    // What somebody thinks about is not, until they have answered.
    offer_again().await.unwrap();
    assert!(
        there
            .take(vec![("ants".to_owned(), 2)])
            .await
            .unwrap()
            .is_none()
    );
    assert!(there.take(ants()).await.unwrap().is_some());
    assert_eq!(back(Back::Free).await.unwrap(), TakenBack::Kept);
    let answer = |nodes: &dyn Nodes, ticket: &str| nodes.answer("a", ticket, "five".to_owned());
    assert!(!answer(beyond, "ticket of a").await.unwrap());
    assert!(!answer(there, "an earlier ticket").await.unwrap());
    assert!(answer(there, "ticket of a").await.unwrap());
    assert!(!answer(there, "ticket of a").await.unwrap());
    let five = TakenBack::Answer("five".to_owned());
    assert_eq!(back(Back::Answered).await.unwrap(), five);
    assert_eq!(back(Back::Answered).await.unwrap(), TakenBack::Gone);
    // What a server had that is dead others may take.
    offer_again().await.unwrap();
    assert!(there.take(ants()).await.unwrap().is_some());
    assert!(beyond.take(ants()).await.unwrap().is_none());
    there.leave().await.unwrap();
    assert!(beyond.take(ants()).await.unwrap().is_some());
    assert!(!answer(there, "ticket of a").await.unwrap());
    assert!(answer(beyond, "ticket of a").await.unwrap());
    // Nobody takes what is asked about a table as it was, or by a house that is elsewhere now.
    offer_again().await.unwrap();
    let moved = one.append("a", 0, vec![entry(0)], None, None);
    moved.await.unwrap();
    assert!(beyond.take(ants()).await.unwrap().is_none());
    here.offer(Offer {
        seq: 1,
        ..offer("a", ["net", "here", "ada"])
    })
    .await
    .unwrap();
    let lease = one.claim("a").await.unwrap().unwrap();
    one.release("a", lease).await.unwrap();
    assert!(beyond.take(ants()).await.unwrap().is_none());
    assert!(three.claim("a").await.unwrap().is_some());
    assert!(beyond.take(ants()).await.unwrap().is_none());
    here.leave().await.unwrap();
    assert_eq!(cluster::tell(&address, "SELECT count(*) FROM thought"), "0");
}
