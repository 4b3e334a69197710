//! The server is killed in the middle of everything, again and again: no move that was accepted is
//! missing afterwards, and none is there twice.
//!
//! `FORMICARY_KILLS` says how often it is killed.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use engine::chance::pick;
use engine::{Dice, QuickDice};
use protocol::{Command, Notice, Update};
use serde_json::json;
use table::Line;
use tokio::sync::watch;

use crate::child::{Limits, Server};
use crate::client::{Client, Socket, accepted, new_table};
use crate::temporary::TemporaryFile;

const TABLES: usize = 8;

/// A table as its players know it.
struct Table {
    id: String,
    people: [Client; 2],
    /// The moves that were accepted: which event, and what.
    accepted: Vec<(usize, String)>,
    /// A command that was sent, and whose answer is not known.
    open: Option<(usize, Command)>,
}

#[tokio::test]
async fn no_accepted_move_is_lost_or_doubled_when_the_server_is_killed() {
    let file = TemporaryFile::new("kills");
    kill_again_and_again(file.path()).await;
}

#[cfg(unix)]
#[tokio::test]
async fn nor_is_one_in_a_database() {
    if let Some(address) = crate::cluster::database() {
        kill_again_and_again(Path::new(&address)).await;
    }
}

async fn kill_again_and_again(file: &Path) {
    let kills: u64 = std::env::var("FORMICARY_KILLS").map_or(3, |text| text.parse().unwrap());
    let mut server = Server::start(file, Limits::None);
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let ada = Client::guest(&server.address, "Ada").await;
        let bea = Client::guest(&server.address, "Bea").await;
        tables.push(open([ada, bea]).await);
    }
    let moves = Arc::new(AtomicUsize::new(0));
    for kill in 0..kills {
        let before = moves.load(Ordering::Relaxed);
        let (stop, stopped) = watch::channel(false);
        let playing: Vec<_> = tables
            .into_iter()
            .enumerate()
            .map(|(index, table)| {
                let seed = kill * 100 + index as u64;
                let moves = Arc::clone(&moves);
                tokio::spawn(play(table, seed, stopped.clone(), moves))
            })
            .collect();
        // In the middle of things, at another moment each time.
        let enough = before + 20 + 7 * (kill as usize % 5);
        while moves.load(Ordering::Relaxed) < enough
            && !playing.iter().all(tokio::task::JoinHandle::is_finished)
        {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        drop(server);
        stop.send(true).unwrap();
        tables = Vec::new();
        for table in playing {
            tables.push(table.await.unwrap());
        }

        server = Server::start(file, Limits::None);
        for table in &mut tables {
            for person in &mut table.people {
                *person = person.moved_to(&server.address);
            }
            check(table).await;
            if is_over(table).await {
                *table = open(table.people.clone()).await;
            }
        }
    }
    assert!(moves.load(Ordering::Relaxed) as u64 >= 10 * kills);
    drop(server);
}

async fn open([ada, bea]: [Client; 2]) -> Table {
    let wanted = new_table("ants", "", &json!([{"kind": "me"}]));
    let id = ada.open(&wanted).await.id;
    let mut socket = bea.join(&id).await;
    accepted(&socket.sit(2).await);
    Table {
        id,
        people: [ada, bea],
        accepted: Vec::new(),
        open: None,
    }
}

/// Plays random moves for both players until the server is gone or the game is over.
async fn play(
    mut table: Table,
    seed: u64,
    stopped: watch::Receiver<bool>,
    moves: Arc<AtomicUsize>,
) -> Table {
    let mut dice = QuickDice::new(seed);
    let mut number = u64::from(dice.word()) << 20;
    let Some(mut sockets) = connect(&table).await else {
        return table;
    };
    while !*stopped.borrow() {
        let mut seen = Vec::new();
        for socket in &mut sockets {
            match next(socket, table.accepted.last().map_or(0, |(ply, _)| *ply)).await {
                Some(update) => seen.push(update),
                None => return table,
            }
        }
        let Some(mover) = seen.iter().position(|update| !update.legal.is_empty()) else {
            return table;
        };
        let ply = seen[mover].ply;
        let action = pick(&seen[mover].legal, &mut dice).notation.clone();
        number += 1;
        let command = Command::Play {
            id: format!("m{number}"),
            ply,
            action: action.clone(),
        };
        table.open = Some((mover, command.clone()));
        if !sockets[mover].try_say(&command).await {
            return table;
        }
        match sockets[mover].answer_or_end(command.id()).await {
            Some(Notice::Accepted { ply, .. }) => {
                table.accepted.push((ply, action));
                table.open = None;
                moves.fetch_add(1, Ordering::Relaxed);
            }
            Some(other) => panic!("{other:?}"),
            None => return table,
        }
    }
    table
}

async fn connect(table: &Table) -> Option<[Socket; 2]> {
    let [ada, bea] = &table.people;
    let one = ada.connect(&table.id, "words=0", None).await.ok()?;
    let two = bea.connect(&table.id, "words=0", None).await.ok()?;
    Some([one, two])
}

/// The next update after so many events in which somebody has to move, or nobody any more.
async fn next(socket: &mut Socket, ply: usize) -> Option<Update> {
    loop {
        let update = socket.update_or_end().await?;
        let settled = !update.awaited.must.is_empty() || update.awaited.standings.is_some();
        if update.ply >= ply && settled {
            return Some(update);
        }
    }
}

/// Holds what is stored against what the players know.
async fn check(table: &mut Table) {
    let lines = log(table).await;
    for (ply, action) in &table.accepted {
        let line = &lines[ply - 1];
        assert_eq!(line.notation.as_deref(), Some(action.as_str()), "lost");
    }
    let stored = |lines: &[Line]| lines.iter().filter(|line| line.seat.is_some()).count();
    let known = table.accepted.len();
    let extra = stored(&lines) - known;
    assert!(extra <= usize::from(table.open.is_some()), "doubled");
    // Whoever has no answer asks again; it is carried out once, now or then.
    if let Some((mover, command)) = table.open.take() {
        let mut socket = table.people[mover].join(&table.id).await;
        let ply = accepted(&socket.ask(&command).await);
        let Command::Play { action, .. } = command else {
            unreachable!("only moves are sent")
        };
        table.accepted.push((ply, action));
        assert_eq!(stored(&log(table).await), known + 1, "doubled");
    }
}

async fn log(table: &Table) -> Vec<Line> {
    let update: Update = table.people[0].get(&format!("tables/{}", table.id)).await;
    update.lines
}

async fn is_over(table: &Table) -> bool {
    let update: Update = table.people[0].get(&format!("tables/{}", table.id)).await;
    update.awaited.standings.is_some()
}
