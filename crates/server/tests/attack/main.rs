//! Strangers do what they can to keep a server from serving others, while two people play on and one plays against
//! a bot. They are served all the while, nothing that was acknowledged is lost, and nothing grows without bound.
//!
//! `cargo xtask attack` runs the long form: the finished program, each attack for longer, with a server that is told
//! to stop in the middle of each, and with figures. Everything stays on this machine, and ends by itself.
#![cfg(target_os = "linux")]

#[path = "../online/child.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod child;
#[path = "../online/client.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod client;
#[path = "../online/temporary.rs"]
mod temporary;

mod attacker;
mod attacks;
mod victims;
mod watch;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch as told;

use attacker::Attacker;
use attacks::{ALL, Attack};
use child::{Limits, Server};
use temporary::TemporaryFile;
use victims::Victims;
use watch::Watch;

/// In the short form each attack goes on for so long.
const SHORT: Duration = Duration::from_millis(1200);
/// So many attack at the same time, each from an address of their own.
const ATTACKERS: u8 = 6;
/// However much is asked of a server, it needs no more memory than this besides.
const MOST_GROWTH: u64 = 400 << 20;
/// Files that may be open when an attack is over, besides those before it.
const MOST_FILES: usize = 40;

/// An attack that goes on until this is dropped.
struct Going {
    _stop: told::Sender<bool>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl Going {
    /// Ends it; an attack that broke off was none.
    async fn end(mut self) {
        for task in std::mem::take(&mut self.tasks) {
            task.abort();
            let ended = task.await;
            assert!(!ended.is_err_and(|error| error.is_panic()), "see above");
        }
    }
}

impl Drop for Going {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

fn begin(attack: &'static Attack, address: &str) -> Going {
    let (stop, stopped) = told::channel(false);
    let tasks = (0..ATTACKERS).map(|number| {
        let attacker = Attacker::new(address, number, stopped.clone());
        tokio::spawn((attack.run)(attacker))
    });
    Going {
        tasks: tasks.collect(),
        _stop: stop,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_are_served_whatever_strangers_do() {
    let file = TemporaryFile::new("attacked");
    let mut server = Server::start(file.path(), Limits::Usual);
    let victims = Arc::new(Victims::new(&server.address).await);
    let watch = Watch::of(server.id());
    victims.play_for(SHORT).await.expect("nobody attacks yet");
    let before = watch.now();
    for attack in ALL {
        let going = begin(attack, &server.address);
        let served = victims.play_for(SHORT).await;
        going.end().await;
        served.unwrap_or_else(|why| panic!("{}: {why}", attack.name));
        assert!(
            watch.now().bytes < before.bytes + MOST_GROWTH,
            "{}",
            attack.name
        );
    }
    watch
        .settle(before.files + MOST_FILES)
        .await
        .expect("connections end when an attack does");
    // All at once, and in the middle of that it is told to stop.
    let going: Vec<_> = ALL
        .iter()
        .map(|attack| begin(attack, &server.address))
        .collect();
    let served = victims.play_for(SHORT).await;
    served.unwrap_or_else(|why| panic!("all at once: {why}"));
    let stopped = tokio::task::spawn_blocking(|| server.stop(Duration::from_secs(10)));
    assert!(stopped.await.unwrap().is_some(), "it does not stop");
    for going in going {
        going.end().await;
    }
    server = Server::start(file.path(), Limits::Usual);
    victims.check(&server.address).await;
}

/// The long form, with figures.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes: cargo xtask attack"]
async fn each_attack_for_long() {
    let seconds = std::env::var("FORMICARY_ATTACK").map_or(8, |text| text.parse().unwrap());
    let time = Duration::from_secs(seconds);
    let file = TemporaryFile::new("attacked-long");
    println!(
        "{:>22}  move p50 / p99        worker p50 / p99      memory   files  stop",
        ""
    );
    let (mut late, mut grown) = (Vec::new(), Vec::new());
    let none = Attack::none();
    for attack in std::iter::once(&none).chain(ALL.iter().copied()) {
        let attack: &'static Attack = Box::leak(Box::new(attack.clone()));
        let server = Server::start(file.path(), Limits::Usual);
        let victims = Victims::new(&server.address).await;
        let watch = Watch::of(server.id());
        let before = watch.now();
        let going = begin(attack, &server.address);
        let served = victims.play_for(time).await;
        let figures = served.unwrap_or_else(|why| panic!("{}: {why}", attack.name));
        let after = watch.most();
        let stopped =
            tokio::task::spawn_blocking(move || server.stop(Duration::from_secs(10))).await;
        let stopped = stopped.unwrap().expect("it stops within ten seconds");
        going.end().await;
        println!(
            "{:>22}  {figures}  {:>+4} MB  {:>5}  {:.1} s",
            attack.name,
            (after.bytes as i64 - before.bytes as i64) >> 20,
            after.files,
            stopped.as_secs_f64(),
        );
        if after.bytes > before.bytes + MOST_GROWTH {
            grown.push(attack.name);
        }
        if figures.are_late() {
            late.push(attack.name);
        }
        let again = Server::start(file.path(), Limits::Usual);
        victims.check(&again.address).await;
        assert!(again.stop(Duration::from_secs(10)).is_some());
    }
    println!("later than 250 ms (moves) or 1 s (worker) at p99: {late:?}");
    assert!(grown.is_empty(), "{grown:?} made it grow too much");
    // On a machine that has other things to do as well, figures tell little.
    if std::env::var_os("FORMICARY_ATTACK_LATE").is_none() {
        assert!(late.is_empty(), "{late:?} made others wait too long");
    }
}
