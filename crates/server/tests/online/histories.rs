//! Histories: people play at three servers behind a proxy that sends them anywhere, while servers are killed, stopped and
//! started anew, and the database ends connections, starts anew and cannot be reached. Afterwards everything that anybody
//! was told is held against what is stored.
//!
//! `FORMICARY_FAULTS` and `FORMICARY_TABLES` say how many faults there are, and at how many tables people play.

mod checking;
mod faults;
mod players;
mod ways;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use self::faults::Stage;
use self::players::{Figures, Table};
use crate::cluster::Cluster;

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_fails_nothing_acknowledged_is_lost_or_doubled() {
    let Some(cluster) = Cluster::alone("histories") else {
        return;
    };
    let (faults, tables) = (
        number("FORMICARY_FAULTS", 5),
        number("FORMICARY_TABLES", 12),
    );
    let mut stage = Stage::set(cluster).await;
    let over = Arc::new(AtomicBool::new(false));
    let figures = Arc::new(Figures::default());
    let doors = stage.doors();
    let players: Vec<_> = (0..tables)
        .map(|number| {
            let table = Table::new(number as u64, doors.clone(), Arc::clone(&figures));
            tokio::spawn(table.play(Arc::clone(&over)))
        })
        .collect();
    while figures.moves() < 3 * tables {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let begun = Instant::now();
    for fault in 0..faults {
        let before = figures.moves();
        stage.fail(fault).await;
        // Whatever has failed, people play on.
        let patience = Instant::now();
        while figures.moves() < before + tables {
            assert!(
                patience.elapsed() < Duration::from_secs(60),
                "nobody plays on"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    over.store(true, Ordering::Relaxed);
    let mut tables = Vec::new();
    for player in players {
        tables.push(player.await.unwrap());
    }
    figures.print(begun.elapsed());
    checking::check(&stage, tables).await;
}
