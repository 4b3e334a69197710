//! Games between clients.

use engine::record::Pins;
use protocol::{Command, Notice, Status, Update};
use serde_json::json;

use crate::client::{
    Client, accepted, new_table, play_on, refused, serve, serve_with, two_at_ants, unlimited,
};

#[tokio::test]
async fn two_clients_play_a_whole_game_and_somebody_watches() {
    let server = serve().await;
    let (id, [ada, _], [mut one, mut two], [first, second]) = two_at_ants(&server).await;
    let mut watcher = Client::stranger(server.address()).join(&id).await;
    let seen = watcher.update().await;
    assert_eq!(seen.you, None);
    assert!(seen.legal.is_empty() && seen.fairness.seed.is_none());

    let (one_end, two_end, watched) = tokio::join!(
        play_on(&mut one, first, usize::MAX, 1),
        play_on(&mut two, second, usize::MAX, 2),
        watcher.until(|update| update.awaited.standings.is_some()),
    );
    assert_eq!((one_end.you, two_end.you), (Some(1), Some(2)));
    assert_eq!(one_end.view, two_end.view, "Ants is open to all");
    assert_eq!(one_end.view, watched.view);
    assert_eq!(one_end.table.status, Status::Over);

    // The seed keeps the promise, and the record proves it.
    let seed: engine::Seed = one_end.fairness.seed.unwrap().parse().unwrap();
    assert_eq!(seed.commitment().to_string(), one_end.fairness.commitment);
    let path = format!("tables/{id}/record");
    let record = ada.send(reqwest::Method::GET, &path, None).await;
    let record: engine::Record = record.text().await.unwrap().parse().unwrap();
    let proof = table::game("ants")
        .unwrap()
        .verify(&record, &Pins::default());
    assert!(proof.unwrap().draws > 10);
    assert_eq!(record.players, ["human Ada", "human Bea"]);
}

#[tokio::test]
async fn a_game_against_a_bot_is_played_to_the_end() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = json!([{"kind": "bot", "level": "larva"}, {"kind": "me"}]);
    let id = ada.open(&new_table("ants", "", &seats)).await.id;
    let mut socket = ada.join(&id).await;
    let first = socket.update().await;
    let end = play_on(&mut socket, first, usize::MAX, 3).await;
    assert_eq!(end.table.status, Status::Over);
}

#[tokio::test]
async fn bots_alone_finish_their_game() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}]);
    let id = ada.open(&new_table("ants", "", &seats)).await.id;
    let mut watcher = ada.join(&id).await;
    let end = watcher.until(|update| update.table.status == Status::Over);
    assert_eq!(end.await.you, None);
}

#[tokio::test]
async fn stale_and_doubled_commands_do_no_harm() {
    let server = serve().await;
    let (_, _, [mut one, mut two], [first, _]) = two_at_ants(&server).await;
    let action = first.legal[0].notation.clone();
    let play = |ply, id: &str| Command::Play {
        id: id.to_owned(),
        ply,
        action: action.clone(),
    };
    assert_eq!(
        refused(&one.ask(&play(first.ply + 1, "early")).await),
        "stale"
    );
    assert_eq!(
        refused(&one.ask(&play(first.ply - 1, "late")).await),
        "stale"
    );
    let ply = accepted(&one.ask(&play(first.ply, "move")).await);
    assert_eq!(ply, first.ply + 1);
    // The same command again is answered as before; the same move with another id is not.
    assert_eq!(accepted(&one.ask(&play(first.ply, "move")).await), ply);
    assert_eq!(refused(&one.ask(&play(first.ply, "other")).await), "stale");
    let update = two.until(|update| update.ply > first.ply).await;
    assert_eq!(
        update
            .lines
            .iter()
            .filter(|line| line.seat.is_some())
            .count(),
        1
    );
}

#[tokio::test]
async fn refusals_name_the_rule_and_the_reason() {
    let server = serve().await;
    let (_, [_, bea], [mut one, mut two], [first, _]) = two_at_ants(&server).await;
    let action = first.legal[0].notation.clone();
    let notice = two.play(first.ply, &action).await;
    assert_eq!(refused(&notice), "refused-not-your-turn");
    let Notice::Refused { rule, .. } = notice else {
        unreachable!()
    };
    assert_eq!(rule, "rule-turn-order");
    assert_eq!(
        refused(&one.play(first.ply, "half half").await),
        "unreadable"
    );
    let id = &first.table.id;
    let mut french = bea.join_at(id, "lang=fr").await;
    let Notice::Refused { reason, .. } = french.play(first.ply, &action).await else {
        panic!("it is not Bea's turn")
    };
    assert!(reason.starts_with("Ce n’est pas"), "{reason}");
}

#[tokio::test]
async fn a_move_is_taken_back_until_the_next_tile_is_turned_up() {
    let mut config = unlimited();
    config.grace = std::time::Duration::from_millis(600);
    let server = serve_with(config).await;
    let (_, _, [mut one, mut two], [first, _]) = two_at_ants(&server).await;
    let action = first.legal[0].notation.clone();
    let ply = accepted(&one.play(first.ply, &action).await);
    let update = one.until(|update| update.ply == ply).await;
    assert!(update.can_undo && update.awaited.chance);
    let undo = |socket: &mut crate::client::Socket, ply| Command::Undo {
        id: socket.new_id(),
        ply,
    };
    let others = undo(&mut two, ply);
    assert_eq!(
        refused(&two.ask(&others).await),
        "refused-undo-others-acted"
    );
    let own = undo(&mut one, ply);
    assert_eq!(accepted(&one.ask(&own).await), first.ply);
    let back = two.until(|update| update.ply == first.ply).await;
    assert_eq!((back.since, back.lines.len()), (first.ply, 0));
    let mine = one.until(|update| update.ply == first.ply).await;
    assert_eq!(mine.view, first.view);

    // Another move instead; once the tile is turned up, it stays.
    accepted(&one.play(first.ply, &first.legal[1].notation).await);
    let update = one.until(|update| update.ply == ply + 1).await;
    assert!(!update.can_undo);
    let late = undo(&mut one, ply + 1);
    assert_eq!(refused(&one.ask(&late).await), "refused-undo-revealed");
}

#[tokio::test]
async fn who_comes_back_is_told_exactly_what_is_missing() {
    let server = serve().await;
    let (id, [ada, bea], [mut one, mut two], [first, second]) = two_at_ants(&server).await;
    let half = 20;
    let (_, known) = tokio::join!(
        play_on(&mut one, first, half, 5),
        play_on(&mut two, second, half, 6),
    );
    two.close().await;
    // Whoever is awaited goes on; Bea knows only what she has seen.
    let mut again = bea
        .join_at(&id, &format!("since={}&words=0", known.ply))
        .await;
    let update = again.update().await;
    assert_eq!(update.since, known.ply);
    assert_eq!(update.lines.len(), update.ply - known.ply);
    let mut fresh = bea.join(&id).await;
    let whole = fresh.until(|whole| whole.ply == update.ply).await;
    assert_eq!(whole.lines.len(), whole.ply);
    assert_eq!(whole.lines[known.ply..], update.lines[..]);
    assert_eq!(without_people(whole), without_people(update.clone()));
    let end = {
        let first = ada.join(&id).await.update().await;
        let (end, _) = tokio::join!(
            play_on(&mut one, first, usize::MAX, 7),
            play_on(&mut again, update, usize::MAX, 8),
        );
        end
    };
    assert_eq!(end.table.status, Status::Over);
}

/// An update without what depends on who is there, and without the log.
fn without_people(mut update: Update) -> Update {
    update.number = 0;
    update.table.spectators = 0;
    for seat in &mut update.table.seats {
        seat.connected = false;
    }
    update.lines.clear();
    update.since = 0;
    update
}

#[tokio::test]
async fn words_come_in_the_language_asked_for() {
    let server = serve().await;
    let (id, [ada, _], _, [first, _]) = two_at_ants(&server).await;
    assert!(first.legal.iter().all(|choice| choice.words.is_empty()));
    let english = ada.join_at(&id, "lang=en").await.update().await;
    let french = ada.join_at(&id, "lang=fr").await.update().await;
    assert_eq!(english.legal.len(), first.legal.len());
    for (english, french) in english.legal.iter().zip(&french.legal) {
        assert_eq!(english.notation, french.notation);
        assert!(!english.words.is_empty() && english.words != french.words);
    }
    for line in &english.lines {
        assert!(!line.words.is_empty());
    }
}
