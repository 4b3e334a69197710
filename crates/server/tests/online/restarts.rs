//! The server stops and starts again: nothing is lost.

use std::sync::Arc;

use formicary_server::{Config, Running, SqliteStore};
use protocol::{Replay, Status, Update};

use crate::client::{Client, accepted, play_on, serve_with, two_at_ants, unlimited};
use crate::temporary::TemporaryFile;

pub(crate) async fn serve_from(file: &TemporaryFile) -> Running {
    let config = Config {
        store: Arc::new(SqliteStore::open(file.path()).unwrap()),
        ..unlimited()
    };
    serve_with(config).await
}

pub(crate) fn bare(mut update: Update) -> Update {
    update.number = 0;
    update.table.spectators = 0;
    for seat in &mut update.table.seats {
        seat.connected = false;
    }
    update
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart_exactly_where_it_was() {
    let file = TemporaryFile::new("restart");
    let server = serve_from(&file).await;
    let (id, [ada, bea], [mut one, mut two], [first, second]) = two_at_ants(&server).await;
    tokio::join!(
        play_on(&mut one, first, 15, 1),
        play_on(&mut two, second, 15, 2),
    );
    let before = bare(ada.join(&id).await.update().await);
    assert!(before.ply >= 15);
    server.stop().await.unwrap();
    assert!(one.notice_or_end().await, "the socket is closed");

    let server = serve_from(&file).await;
    // The same session, the same seat, the same position.
    let (ada, bea) = (
        ada.moved_to(server.address()),
        bea.moved_to(server.address()),
    );
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    let (mine, theirs) = (one.update().await, two.update().await);
    assert_eq!(bare(mine.clone()), before);
    let (end, _) = tokio::join!(
        play_on(&mut one, mine, usize::MAX, 3),
        play_on(&mut two, theirs, usize::MAX, 4),
    );
    assert_eq!(end.table.status, Status::Over);
    let replay: Replay = bea.get(&format!("tables/{id}/replay?count=5")).await;
    assert_eq!(replay.plies, end.ply);
    assert_eq!(replay.steps.len(), 5);
    server.stop().await.unwrap();

    // A finished game can still be looked at, step by step.
    let server = serve_from(&file).await;
    let bea = bea.moved_to(server.address());
    let replay: Replay = bea.get(&format!("tables/{id}/replay?lang=fr")).await;
    assert_eq!(replay.steps.len(), end.ply + 1);
    let last = replay.steps.last().unwrap();
    assert_eq!((last.ply, &last.view), (end.ply, &end.view));
    let rest: Replay = bea
        .get(&format!("tables/{id}/replay?from=7&count=2&lang=fr"))
        .await;
    assert_eq!(rest.steps, replay.steps[7..9]);
    assert_eq!(rest.steps[0].line.as_ref().unwrap().ply, 7);
}

#[tokio::test]
async fn a_bot_goes_on_by_itself_after_a_restart() {
    let file = TemporaryFile::new("bot");
    let server = serve_from(&file).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = serde_json::json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let id = ada
        .open(&crate::client::new_table("ants", "first=beige", &seats))
        .await
        .id;
    let mut one = ada.join(&id).await;
    let first = one.until(|update| !update.legal.is_empty()).await;
    accepted(&one.play(first.ply, &first.legal[0].notation).await);
    server.stop().await.unwrap();
    let server = serve_from(&file).await;
    let mut one = ada.moved_to(server.address()).join(&id).await;
    let update = one.until(|update| !update.legal.is_empty()).await;
    assert!(update.ply > first.ply + 1);
}
