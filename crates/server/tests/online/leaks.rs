//! Nothing on the wire depends on what a seat may not know.
//!
//! Random games of Crumbs are played over real sockets. Afterwards everything that each socket received
//! is held against two kinds of other worlds: full states imagined behind its views, and whole histories
//! in which two cards that it never saw have changed places. In each of them it would have received
//! exactly the same.

use std::sync::Arc;

use engine::record::Record;
use engine::{Awaited, Game, Observer, QuickDice, Seat};
use formicary_server::Running;
use protocol::{AwaitedInfo, Notice, Update};
use serde_json::json;
use table::{Line, Locale, Session, Words};
use yardsticks::Crumbs;
use yardsticks::crumbs::{Card, Cards, View};

use crate::client::{Client, Socket, accepted, new_table, play_on};
use crate::crumbs::{RULES, serve_crumbs};

const GAMES: u64 = 100;
const TWINS: u64 = 4;

#[tokio::test]
async fn what_a_socket_receives_never_depends_on_secrets() {
    let server = Arc::new(serve_crumbs().await);
    let mut checked = Checked::default();
    for game in 0..GAMES {
        let players = 2 + game as usize % 3;
        let played = play(&server, game, players).await;
        for (observer, received) in &played.received {
            checked.everything(&played.record, *observer, received);
        }
    }
    // The test would be worth nothing if it compared nothing.
    assert!(checked.imagined > 5_000, "{checked:?}");
    assert!(checked.twins > 5_000, "{checked:?}");
    assert!(checked.differed > 200, "{checked:?}");
}

struct Played {
    record: Record,
    received: Vec<(Observer, Vec<String>)>,
}

/// A game between random players, with somebody watching.
async fn play(server: &Running, game: u64, players: usize) -> Played {
    let names = ["Ada", "Bea", "Cleo", "Dora"];
    let mut clients = Vec::new();
    for name in &names[..players] {
        clients.push(Client::guest(server.address(), name).await);
    }
    let setup = format!("base players={players}");
    let seats = json!([{"kind": "me"}]);
    let id = clients[0]
        .open(&new_table("crumbs", &setup, &seats))
        .await
        .id;
    let mut watcher = Client::stranger(server.address()).join_at(&id, "").await;
    let mut sockets = Vec::new();
    for (index, client) in clients.iter().enumerate() {
        let mut socket = client.join_at(&id, "").await;
        if index > 0 {
            accepted(&socket.sit(index + 1).await);
        }
        sockets.push(socket);
    }
    let playing = sockets.into_iter().enumerate().map(|(index, mut socket)| {
        tokio::spawn(async move {
            let own = Some(index + 1);
            let first = socket.until(|update| update.you == own).await;
            play_on(&mut socket, first, usize::MAX, game * 10 + index as u64).await;
            socket
        })
    });
    let playing: Vec<_> = playing.collect();
    let mut received = Vec::new();
    for (index, task) in playing.into_iter().enumerate() {
        let socket: Socket = task.await.unwrap();
        received.push((Observer::Seat(Seat::new(index)), socket.received));
    }
    watcher.until(|update| update.fairness.seed.is_some()).await;
    received.push((Observer::Spectator, watcher.received));
    let path = format!("tables/{id}/record");
    let record = clients[0].send(reqwest::Method::GET, &path, None).await;
    Played {
        record: record.text().await.unwrap().parse().unwrap(),
        received,
    }
}

#[derive(Debug, Default)]
struct Checked {
    imagined: u64,
    twins: u64,
    /// Twins whose others may do something else: a leak of that would show.
    differed: u64,
}

impl Checked {
    fn everything(&mut self, record: &Record, observer: Observer, received: &[String]) {
        let words = Words::new(Locale::ENGLISH, &[RULES.texts()]);
        let mut lines: Vec<Line> = Vec::new();
        for text in received {
            let Ok(Notice::Update(update)) = serde_json::from_str(text) else {
                continue;
            };
            lines.truncate(update.since);
            lines.extend(update.lines.iter().cloned());
            assert_eq!(lines.len(), update.ply, "the log has no gaps");
            let over = update.awaited.standings.is_some();
            assert_eq!(
                update.fairness.seed.is_some(),
                over,
                "the seed is told at the end only"
            );
            if over || update.ply == 0 {
                continue;
            }
            let view: View = serde_json::from_value(update.view.clone()).unwrap();
            self.imagined_states(&view, observer, &update);
            self.twin_histories(record, &view, observer, &update, &lines, &words);
        }
    }

    /// States behind the view: the update follows from any of them.
    fn imagined_states(&mut self, view: &View, observer: Observer, update: &Update) {
        for twin in 0..TWINS {
            let imagined = Crumbs::determinize(view, &mut QuickDice::new(twin));
            assert_eq!(imagined.view(observer), *view);
            let awaited = AwaitedInfo::seen_by(observer, &imagined.awaited());
            assert_eq!(awaited, update.awaited);
            assert_eq!(legal_in(&imagined, observer), notations(update));
            self.imagined += 1;
        }
    }

    /// Histories in which two unseen cards have changed places.
    fn twin_histories(
        &mut self,
        record: &Record,
        view: &View,
        observer: Observer,
        update: &Update,
        lines: &[Line],
        words: &Words,
    ) {
        let mut dice = QuickDice::new(update.ply as u64);
        let unseen: Vec<Card> = unseen(view, record.players.len()).iter().collect();
        for _ in 0..TWINS {
            if unseen.len() < 2 {
                return;
            }
            let mut cards = unseen.clone();
            engine::chance::shuffle(&mut cards, &mut dice);
            let Some((twin, truth)) = twin(record, update.ply, cards[0], cards[1]) else {
                continue;
            };
            assert_eq!(twin.view(observer), update.view);
            assert_eq!(twin.log(observer, words), lines);
            let awaited = twin.awaited();
            assert_eq!(AwaitedInfo::seen_by(observer, &awaited), update.awaited);
            if let Observer::Seat(seat) = observer {
                assert_eq!(twin.choices(seat, words), update.legal);
                assert_eq!(twin.may_undo(seat).is_ok(), update.can_undo);
            }
            self.twins += 1;
            self.differed += u64::from(awaited != truth.awaited());
        }
    }
}

fn notations(update: &Update) -> Vec<String> {
    let legal = update.legal.iter();
    legal.map(|choice| choice.notation.clone()).collect()
}

fn legal_in(state: &Crumbs, observer: Observer) -> Vec<String> {
    let mut actions = Vec::new();
    if let (Observer::Seat(seat), Awaited::Seats { .. }) = (observer, state.awaited()) {
        state.legal_actions(seat, &mut actions);
    }
    actions.iter().map(ToString::to_string).collect()
}

/// The cards of which the observer does not know where they are.
fn unseen(view: &View, players: usize) -> Cards {
    let bids: Cards = view.bids.iter().flatten().copied().collect();
    let under: Cards = view.under.iter().filter_map(|(_, card)| *card).collect();
    let known = view
        .known
        .iter()
        .fold(view.spent, |all, hand| all.union(*hand));
    let all = Cards::up_to(5 * players.max(2) as u8);
    all.minus(known.union(bids).union(under))
}

/// The game as it would be if two cards had changed places, and as it was.
fn twin(
    record: &Record,
    ply: usize,
    one: Card,
    other: Card,
) -> Option<(Box<dyn Session>, Box<dyn Session>)> {
    let mut truth = record.clone();
    truth.plies.truncate(ply);
    truth.scores = None;
    truth.seed = None;
    let mut twin = truth.clone();
    for ply in &mut twin.plies {
        if let Some((what @ ("draw" | "bid" | "sting"), card)) = ply.text.split_once(' ') {
            let card: u8 = card.parse().unwrap();
            let card = if card == one.number() {
                other.number()
            } else if card == other.number() {
                one.number()
            } else {
                card
            };
            ply.text = format!("{what} {card}").into();
        }
    }
    let resume = |record: &Record| RULES.resume(record).ok();
    Some((resume(&twin)?, resume(&truth)?))
}
