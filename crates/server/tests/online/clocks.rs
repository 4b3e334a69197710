//! Clocks, bots that stand in, and coming back.

use protocol::{Clock, Command, Flag, NewTable, Status};
use serde_json::json;

use crate::client::{Client, accepted, new_table, play_on, refused, serve};

#[tokio::test]
async fn a_bot_stands_in_for_who_is_overdue_until_they_come_back() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let table = NewTable {
        clock: Clock::Live {
            minutes: 0,
            increment: 1,
        },
        flag: Flag::StandIn,
        ..new_table("ants", "first=brown", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    accepted(&two.sit(2).await);
    let begun = one.until(|update| update.awaited.must == [2]).await;
    assert!(begun.table.seats[1].time_left.unwrap() <= 1000);
    assert!(!begun.table.seats[1].overdue);
    let ask = |id: &str, seat| Command::StandIn {
        id: id.to_owned(),
        seat,
    };
    assert_eq!(refused(&one.ask(&ask("a", 2)).await), "not-overdue");
    assert_eq!(refused(&one.ask(&ask("b", 1)).await), "not-overdue");

    // The table says by itself when somebody becomes overdue.
    let late = one.until(|update| update.table.seats[1].overdue).await;
    assert_eq!(late.table.seats[1].time_left, Some(0));
    let mut watcher = Client::guest(server.address(), "Eve").await.join(&id).await;
    assert_eq!(refused(&watcher.ask(&ask("c", 2)).await), "not-seated");
    accepted(&one.ask(&ask("d", 2)).await);
    let mine = one.until(|update| update.awaited.must == [1]).await;
    assert_eq!(mine.table.seats[1].stand_in.as_deref(), Some("worker"));
    assert!(
        mine.lines.iter().any(|line| line.seat.is_some()),
        "the bot has moved"
    );

    // Bea cannot act before she comes back; afterwards she can.
    let seen = two.until(|update| update.awaited.must == [1]).await;
    assert!(seen.legal.is_empty());
    assert_eq!(
        refused(&two.play(seen.ply, "half 0,0 t0").await),
        "bot-stands-in"
    );
    let back = |id: &str| Command::Return { id: id.to_owned() };
    assert_eq!(refused(&one.ask(&back("e")).await), "no-stand-in");
    accepted(&two.ask(&back("f")).await);
    let two_now = two
        .until(|update| update.table.seats[1].stand_in.is_none())
        .await;
    let one_now = one
        .until(|update| update.table.seats[1].stand_in.is_none())
        .await;
    let (end, _) = tokio::join!(
        play_on(&mut one, one_now, usize::MAX, 1),
        play_on(&mut two, two_now, usize::MAX, 2),
    );
    assert_eq!(end.table.status, Status::Over);
    assert!(end.table.seats.iter().all(|seat| !seat.overdue));
}
