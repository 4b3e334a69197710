//! How much goes over the wire.

use std::io::Read;

use formicary_server::limits::{Limits, Rate};
use protocol::{Notice, Replay};
use reqwest::{Method, header};

use crate::client::{Client, Socket, play_on, serve, serve_with, two_at_ants, unlimited};

#[tokio::test]
async fn who_comes_and_goes_is_told_in_few_words() {
    let server = serve().await;
    let (id, _, [mut one, two], _) = two_at_ants(&server).await;
    let before = one.received.len();
    let mut watcher = Client::stranger(server.address()).join(&id).await;
    let seen = watcher.update().await;
    assert_eq!(seen.table.spectators, 1);
    heard(&mut one, (vec![1, 2], 1)).await;
    watcher.close().await;
    two.close().await;
    heard(&mut one, (vec![1], 0)).await;
    for text in &one.received[before..] {
        assert!(text.len() < 100, "{text}");
    }
    // Whoever comes late is told the rest with the table.
    let late = Client::stranger(server.address())
        .join(&id)
        .await
        .update()
        .await;
    let connected: Vec<_> = late.table.seats.iter().map(|seat| seat.connected).collect();
    assert_eq!(connected, [true, false]);
}

/// Hears of nothing but who is there, until that is so.
async fn heard(socket: &mut Socket, wanted: (Vec<usize>, usize)) {
    loop {
        match socket.notice().await.unwrap() {
            Notice::Presence(told)
                if (&told.connected, told.spectators) == (&wanted.0, wanted.1) =>
            {
                return;
            }
            Notice::Presence(_) => {}
            other => panic!("not a word about the game: {other:?}"),
        }
    }
}

/// However many come and go, those who play hear of it once in a while, and whoever comes while nothing has happened
/// is told what others were.
#[tokio::test]
async fn a_crowd_that_comes_and_goes_costs_little() {
    let mut config = unlimited();
    config.limits.spectators = 10;
    config.limits.spectators_from_one = 8;
    let server = serve_with(config).await;
    let (id, [ada, _], [mut one, mut two], [first, second]) = two_at_ants(&server).await;
    let stranger = Client::stranger(server.address());
    let before = one.received.len();
    let mut watching = Vec::new();
    for _ in 0..60 {
        let mut socket = stranger.join_at(&id, "words=0&changes=1").await;
        if socket.update_or_end().await.is_some() {
            watching.push(socket);
        }
    }
    assert_eq!(watching.len(), 8, "no more than that from one address");
    // Whoever plays comes in whatever others do, and moves are answered.
    let mut again = ada.join(&id).await;
    assert_eq!(again.update().await.you, Some(1));
    let until = first.ply + 10;
    tokio::join!(
        play_on(&mut one, first, until, 1),
        play_on(&mut two, second, until, 2),
    );
    let heard = |text: &&String| text.contains("\"presence\"");
    let told = one.received[before..].iter().filter(heard).count();
    assert!(told <= 10, "{told}");
    // They are told what has changed, and the same as each other.
    for socket in &mut watching {
        socket.until(|update| update.ply >= until).await;
        assert!(!socket.changes.is_empty());
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn updates_carry_what_has_changed() {
    let server = serve().await;
    let (id, [_, bea], [mut one, two], [first, _]) = two_at_ants(&server).await;
    two.close().await;
    let stranger = Client::stranger(server.address());
    let mut two = bea.join_at(&id, "words=0&changes=1").await;
    let mut watcher = stranger.join_at(&id, "changes=1").await;
    let mut whole = stranger.join(&id).await;
    let second = two.update().await;
    tokio::join!(
        play_on(&mut one, first, 40, 1),
        play_on(&mut two, second, 40, 2),
    );
    // Whoever follows the changes knows what others know who are told everything.
    let settled = |update: &protocol::Update| update.ply >= 40 && !update.awaited.must.is_empty();
    let followed = watcher.until(settled).await;
    let told = whole.until(|update| update.ply == followed.ply).await;
    assert_eq!(followed.view, told.view);
    assert_eq!(
        (followed.table, followed.awaited),
        (told.table, told.awaited)
    );
    let lengths = |texts: &[String]| -> Vec<usize> {
        let updates = texts.iter().filter(|text| text.contains("\"view\":"));
        updates.map(String::len).collect()
    };
    assert!(watcher.changes.len() >= 10 && two.changes.len() >= 10);
    assert_eq!(lengths(&watcher.received).len(), watcher.changes.len() + 1);
    assert!(whole.changes.is_empty());
    let mean = |lengths: &[usize]| lengths.iter().sum::<usize>() / lengths.len();
    let (changes, all) = (mean(&watcher.changes), mean(&lengths(&whole.received)));
    assert!(changes * 2 < all, "{changes} {all}");
}

#[tokio::test]
async fn a_replay_is_compressed_for_who_can_unpack_it() {
    let server = serve().await;
    let (id, [ada, _], [mut one, mut two], [first, second]) = two_at_ants(&server).await;
    tokio::join!(
        play_on(&mut one, first, 30, 1),
        play_on(&mut two, second, 30, 2),
    );
    let path = format!("tables/{id}/replay?lang=de");
    let plain = ada.send(Method::GET, &path, None).await;
    assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
    let plain = plain.bytes().await.unwrap();
    let request = ada.request(Method::GET, &path);
    let request = request.header(header::ACCEPT_ENCODING, "gzip, br");
    let packed = request.send().await.unwrap();
    assert_eq!(packed.headers()[header::CONTENT_ENCODING], "br");
    let packed = packed.bytes().await.unwrap();
    assert!(
        packed.len() * 8 < plain.len(),
        "{} {}",
        packed.len(),
        plain.len()
    );
    let mut unpacked = Vec::new();
    let mut reader = brotli::Decompressor::new(&packed[..], 4096);
    reader.read_to_end(&mut unpacked).unwrap();
    let replay: Replay = serde_json::from_slice(&unpacked).unwrap();
    assert_eq!(replay, serde_json::from_slice(&plain).unwrap());
    assert_eq!(replay.steps.len(), replay.plies + 1);
}

#[tokio::test]
async fn who_pings_all_the_time_is_cut_off() {
    let mut config = unlimited();
    config.limits = Limits {
        pings: Rate::new(5.0, 0.01),
        ..Limits::NONE
    };
    let server = serve_with(config).await;
    let (id, [ada, _], [mut one, _two], _) = two_at_ants(&server).await;
    for _ in 0..6 {
        one.ping().await;
    }
    assert!(one.notice_or_end().await);
    ada.join(&id).await.update().await;
}
