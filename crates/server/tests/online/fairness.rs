//! Chance comes from the house and from everybody at the table, and no one of them can choose it.

use std::time::Duration;

use engine::record::{Pins, Record, VerifyError};
use engine::{Commitment, Seat, Seed, Share};
use formicary_server::{Config, Running};
use protocol::{Command, NewTable, Notice, Status, Update};
use reqwest::Method;
use serde_json::json;

use crate::client::{
    Client, Socket, accepted, new_table, play_on, refused, serve, serve_with, unlimited,
};
use crate::restarts::serve_from;
use crate::temporary::TemporaryFile;

const ADAS: Share = Share([7; 32]);
const BEAS: Share = Share([8; 32]);

fn promise(share: Share) -> String {
    share.commitment().to_string()
}

/// A table of Ants where Ada sits and has promised something, or nothing.
async fn adas_table(ada: &Client, share: Option<Share>) -> String {
    let seats = match share {
        Some(share) => json!([{"kind": "me", "promise": promise(share)}]),
        None => json!([{"kind": "me"}]),
    };
    ada.open(&new_table("ants", "base first=beige", &seats))
        .await
        .id
}

/// Ada and Bea before a full table where both have promised something.
async fn both_promise(server: &Running) -> (String, [Client; 2], [Socket; 2]) {
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let id = adas_table(&ada, Some(ADAS)).await;
    let (one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    accepted(&two.sit_and_promise(2, Some(promise(BEAS))).await);
    (id, [ada, bea], [one, two])
}

async fn tell(socket: &mut Socket, share: Share) -> Notice {
    let command = Command::Share {
        id: socket.new_id(),
        share: share.to_string(),
    };
    socket.ask(&command).await
}

async fn sharing(socket: &mut Socket) -> Update {
    let shares = |update: &Update| update.table.status == Status::Sharing;
    socket.until(shares).await
}

async fn begun(socket: &mut Socket) -> Update {
    let plays = |update: &Update| update.table.status == Status::Playing && update.ply > 0;
    socket.until(plays).await
}

async fn finish(sockets: &mut [Socket; 2]) -> Update {
    let [one, two] = sockets;
    let (first, second) = (begun(one).await, begun(two).await);
    let (end, _) = tokio::join!(
        play_on(one, first, usize::MAX, 1),
        play_on(two, second, usize::MAX, 2),
    );
    assert_eq!(end.table.status, Status::Over);
    end
}

async fn record_of(client: &Client, id: &str) -> Record {
    let path = format!("tables/{id}/record");
    let record = client.send(Method::GET, &path, None).await;
    record.text().await.unwrap().parse().unwrap()
}

fn verify(record: &Record, pins: &Pins) -> Result<engine::record::Proof, VerifyError> {
    table::game("ants").unwrap().verify(record, pins)
}

/// What somebody noted down who saw this before the game began.
fn pins(seen: &Update) -> Pins {
    let shares = seen.fairness.shares.iter();
    Pins {
        commitment: Some(seen.fairness.commitment.parse().unwrap()),
        shares: shares
            .map(|info| {
                let seat = Seat::from_number(info.seat).unwrap();
                (seat, info.promise.parse::<Commitment>().unwrap())
            })
            .collect(),
    }
}

/// A server that does not wait long for shares.
async fn hurried() -> Running {
    serve_with(Config {
        sharing: Duration::from_millis(200),
        ..unlimited()
    })
    .await
}

#[tokio::test]
async fn the_record_proves_what_both_promised_and_nothing_else() {
    let server = serve().await;
    let (id, [ada, _], mut sockets) = both_promise(&server).await;
    let seen = sharing(&mut sockets[0]).await;
    let pins = pins(&seen);
    assert_eq!(pins.shares.len(), 2);
    accepted(&tell(&mut sockets[0], ADAS).await);
    accepted(&tell(&mut sockets[1], BEAS).await);
    let end = finish(&mut sockets).await;
    let told: Vec<_> = end.fairness.shares.iter().map(|info| &info.share).collect();
    assert_eq!(told, [&Some(ADAS.to_string()), &Some(BEAS.to_string())]);
    assert!(end.fairness.shares.iter().all(|info| !info.withheld));
    assert_eq!(end.fairness.commitment, seen.fairness.commitment);

    let record = record_of(&ada, &id).await;
    let proof = verify(&record, &pins).unwrap();
    assert!(proof.draws > 10);
    assert_eq!(proof.shares, 2);

    // Another seed of the house, with the promise that fits it.
    let mut other = record.clone();
    other.seed = Some(Seed([1; 32]));
    assert!(verify(&other, &pins).is_err());
    other.commitment = Seed([1; 32]).commitment();
    assert!(matches!(
        verify(&other, &pins),
        Err(VerifyError::Promise { .. })
    ));
    assert!(matches!(
        verify(&other, &Pins::default()),
        Err(VerifyError::Chance { .. })
    ));
    // Another share, or one left out.
    for seat in 0..2 {
        let mut other = record.clone();
        other.shares[seat].1 = Share([9; 32]);
        let wrong = VerifyError::Share {
            seat: Seat::new(seat),
        };
        assert_eq!(verify(&other, &pins), Err(wrong.clone()));
        assert!(verify(&other, &Pins::default()).is_err());
        other.shares.remove(seat);
        assert_eq!(verify(&other, &pins), Err(wrong));
        assert!(verify(&other, &Pins::default()).is_err());
        // Somebody else's promise.
        let mut noted = pins.clone();
        noted.shares[seat].1 = Share([9; 32]).commitment();
        assert!(verify(&record, &noted).is_err());
    }
}

#[tokio::test]
async fn nothing_happens_before_all_shares_are_told_and_none_is_told_early() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let id = adas_table(&ada, Some(ADAS)).await;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    let first = one.update().await;
    assert_eq!(first.table.status, Status::Waiting);
    assert_eq!(first.fairness.shares[0].promise, promise(ADAS));
    assert_eq!(refused(&tell(&mut one, ADAS).await), "not-sharing");
    assert_eq!(refused(&tell(&mut two, BEAS).await), "not-seated");
    accepted(&two.sit_and_promise(2, Some(promise(BEAS))).await);

    let seen = sharing(&mut one).await;
    assert_eq!((seen.ply, seen.legal.len()), (0, 0));
    assert!(
        seen.fairness
            .shares
            .iter()
            .all(|info| info.share.is_none() && !info.withheld)
    );
    assert_eq!(refused(&tell(&mut one, BEAS).await), "wrong-share");
    assert_eq!(refused(&tell(&mut two, ADAS).await), "wrong-share");
    assert_eq!(refused(&one.play(0, "half 0,0 t0").await), "not-begun");
    let leave = Command::Leave { id: one.new_id() };
    assert_eq!(refused(&one.ask(&leave).await), "begun");
    let mut eve = Client::guest(server.address(), "Eve").await.join(&id).await;
    assert_eq!(refused(&tell(&mut eve, ADAS).await), "not-seated");

    accepted(&tell(&mut one, ADAS).await);
    assert_eq!(refused(&tell(&mut one, ADAS).await), "not-sharing");
    let told = |update: &Update| update.fairness.shares[0].share.is_some();
    let half = two.until(told).await;
    assert_eq!((half.table.status, half.ply), (Status::Sharing, 0));
    accepted(&tell(&mut two, BEAS).await);
    begun(&mut two).await;
    assert_eq!(refused(&tell(&mut two, BEAS).await), "not-sharing");
}

#[tokio::test]
async fn a_share_that_is_not_told_in_time_is_left_out() {
    let server = hurried().await;
    let (id, [ada, _], mut sockets) = both_promise(&server).await;
    accepted(&tell(&mut sockets[1], BEAS).await);
    let seen = begun(&mut sockets[0]).await;
    let withheld: Vec<_> = seen
        .fairness
        .shares
        .iter()
        .map(|info| info.withheld)
        .collect();
    assert_eq!(withheld, [true, false]);
    assert_eq!(seen.fairness.shares[0].share, None);
    assert_eq!(refused(&tell(&mut sockets[0], ADAS).await), "not-sharing");
    let [one, two] = &mut sockets;
    let second = begun(two).await;
    tokio::join!(
        play_on(one, seen, usize::MAX, 1),
        play_on(two, second, usize::MAX, 2),
    );
    let record = record_of(&ada, &id).await;
    assert_eq!(record.shares, [(Seat::new(1), BEAS)]);
    assert_eq!(verify(&record, &Pins::default()).unwrap().shares, 1);
}

#[tokio::test]
async fn a_table_begins_even_if_nobody_looks() {
    let server = serve_with(Config {
        sharing: Duration::from_millis(200),
        idle: Duration::from_millis(20),
        ..unlimited()
    })
    .await;
    let (id, [ada, _], [one, two]) = both_promise(&server).await;
    one.close().await;
    two.close().await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let update: Update = ada.get(&format!("tables/{id}")).await;
    assert_eq!(update.table.status, Status::Playing);
    assert!(update.fairness.shares.iter().all(|info| info.withheld));
}

#[tokio::test]
async fn whoever_leaves_takes_their_promise_along() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let id = adas_table(&ada, Some(ADAS)).await;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    accepted(&one.ask(&Command::Leave { id: "a".to_owned() }).await);
    let left = two.until(|update| update.fairness.shares.is_empty()).await;
    assert_eq!(left.table.status, Status::Waiting);
    accepted(&two.sit_and_promise(1, Some(promise(BEAS))).await);
    // Ada comes back without a promise: only Bea's share is awaited.
    accepted(&one.sit(2).await);
    let seen = sharing(&mut one).await;
    assert_eq!(seen.fairness.shares.len(), 1);
    assert_eq!(refused(&tell(&mut one, ADAS).await), "not-sharing");
    accepted(&tell(&mut two, BEAS).await);
    begun(&mut one).await;
}

#[tokio::test]
async fn where_nobody_promises_the_game_begins_at_once() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let id = adas_table(&ada, None).await;
    let mut sockets = [ada.join(&id).await, bea.join(&id).await];
    accepted(&sockets[1].sit(2).await);
    let end = finish(&mut sockets).await;
    assert!(end.fairness.shares.is_empty());
    for text in sockets.iter().flat_map(|socket| &socket.received) {
        assert!(!text.contains("\"sharing\""), "{text}");
    }
    let record = record_of(&ada, &id).await;
    let commitment = end.fairness.commitment.parse().ok();
    let pins = Pins {
        commitment,
        ..Pins::default()
    };
    assert_eq!(verify(&record, &pins).unwrap().shares, 0);
}

#[tokio::test]
async fn a_person_among_bots_tells_their_share_first() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats =
        json!([{"kind": "bot", "level": "random"}, {"kind": "me", "promise": promise(ADAS)}]);
    let id = ada.open(&new_table("ants", "first=beige", &seats)).await.id;
    let mut one = ada.join(&id).await;
    assert_eq!(sharing(&mut one).await.ply, 0);
    accepted(&tell(&mut one, ADAS).await);
    let mine = one.until(|update| !update.legal.is_empty()).await;
    let end = play_on(&mut one, mine, usize::MAX, 1).await;
    assert_eq!(end.table.status, Status::Over);
    let record = record_of(&ada, &id).await;
    assert_eq!(record.shares, [(Seat::new(1), ADAS)]);
    verify(&record, &Pins::default()).unwrap();
}

#[tokio::test]
async fn what_is_no_promise_is_refused() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = json!([{"kind": "me", "promise": "heads"}]);
    let table: NewTable = new_table("ants", "", &seats);
    let body = serde_json::to_value(table).unwrap();
    let failed = ada.fail(Method::POST, "tables", Some(&body)).await;
    assert_eq!(failed.problem.code, "bad-request");
    let id = adas_table(&ada, None).await;
    let mut two = Client::guest(server.address(), "Bea").await.join(&id).await;
    let sat = two.sit_and_promise(2, Some("tails".to_owned())).await;
    assert_eq!(refused(&sat), "bad-request");
    let seen: Update = ada.get(&format!("tables/{id}")).await;
    assert_eq!(seen.table.status, Status::Waiting);
}

#[tokio::test]
async fn a_table_that_was_waiting_for_shares_goes_on_after_restarts() {
    let file = TemporaryFile::new("sharing");
    let server = serve_from(&file).await;
    let (id, [ada, bea], mut sockets) = both_promise(&server).await;
    let pins = pins(&sharing(&mut sockets[0]).await);
    accepted(&tell(&mut sockets[0], ADAS).await);
    server.stop().await.unwrap();

    // One share was told, the other not.
    let server = serve_from(&file).await;
    let ada = ada.moved_to(server.address());
    let bea = bea.moved_to(server.address());
    let mut two = bea.join(&id).await;
    let seen = sharing(&mut two).await;
    assert_eq!(seen.fairness.shares[0].share, Some(ADAS.to_string()));
    assert_eq!(seen.fairness.shares[1].share, None);
    accepted(&tell(&mut two, BEAS).await);
    let before = begun(&mut two).await;
    server.stop().await.unwrap();

    // The game has begun, and chance stays what it was.
    let server = serve_from(&file).await;
    let (ada, bea) = (
        ada.moved_to(server.address()),
        bea.moved_to(server.address()),
    );
    let mut sockets = [ada.join(&id).await, bea.join(&id).await];
    let end = finish(&mut sockets).await;
    assert_eq!(end.fairness.shares, before.fairness.shares);
    let record = record_of(&ada, &id).await;
    assert_eq!(verify(&record, &pins).unwrap().shares, 2);
}

#[tokio::test]
async fn a_table_that_began_without_a_share_does_so_after_a_restart_too() {
    let file = TemporaryFile::new("withheld");
    let store = || formicary_server::SqliteStore::open(file.path()).unwrap();
    let hurried = async || {
        serve_with(Config {
            store: std::sync::Arc::new(store()),
            sharing: Duration::from_millis(200),
            ..unlimited()
        })
        .await
    };
    let server = hurried().await;
    let (id, [ada, _], mut sockets) = both_promise(&server).await;
    accepted(&tell(&mut sockets[0], ADAS).await);
    let before = begun(&mut sockets[1]).await;
    server.stop().await.unwrap();
    let server = hurried().await;
    let update: Update = ada
        .moved_to(server.address())
        .get(&format!("tables/{id}?words=0"))
        .await;
    assert_eq!(update.fairness, before.fairness);
    assert_eq!((update.ply, update.view), (before.ply, before.view));
}

#[test]
fn the_dice_depend_on_every_share() {
    let rules = table::game("ants").unwrap();
    let draws = |shares: &[(Seat, Share)]| {
        let setup = rules.profile().read_setup("base first=random").unwrap();
        let mut session = rules.open(setup, vec![], Seed([1; 32]).into()).unwrap();
        assert!(session.add_shares(shares.to_vec()));
        while session.advance() {}
        assert!(!session.add_shares(shares.to_vec()), "it is too late now");
        let record = session.record(true);
        assert_eq!(record.shares, shares);
        record.source().unwrap().seed()
    };
    let (one, two) = ((Seat::new(0), ADAS), (Seat::new(1), BEAS));
    let all = [
        draws(&[]),
        draws(&[one]),
        draws(&[two]),
        draws(&[one, two]),
        draws(&[one, (Seat::new(1), ADAS)]),
    ];
    for (index, seed) in all.iter().enumerate() {
        assert!(!all[..index].contains(seed), "{index}");
    }
    // What sha256sum says, fed as docs/FAIRNESS.md tells.
    let by_hand = "06d908b345db69d1b26225ccbfaa31dd291509c026a0fc480b7b3a9f913f59b4";
    assert_eq!(all[3].to_string(), by_hand);
}
