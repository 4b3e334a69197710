//! Playing the games, on several threads.

use std::io::{IsTerminal, stderr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use engine::Seed;
use indicatif::{ProgressBar, ProgressStyle};
use table::Words;

use super::Plan;
use super::tally::Tally;

/// Games that go by faster than this get no progress bar.
const PATIENCE: Duration = Duration::from_millis(300);
/// How often the progress bar moves.
const BEAT: Duration = Duration::from_millis(50);

/// The games' sums, and the time they took.
pub(super) struct Played {
    pub(super) tally: Tally,
    /// From the first game's start to the last one's end.
    pub(super) elapsed: Duration,
    /// The time that all threads together worked.
    pub(super) busy: Duration,
}

/// Plays all games of the plan. The tally is the same for any number of threads.
pub(super) fn play(plan: &Plan, words: &Words) -> anyhow::Result<Played> {
    let counter = Counter {
        games: plan.games,
        next: AtomicU64::new(0),
        done: AtomicU64::new(0),
        stopped: AtomicBool::new(false),
    };
    let start = Instant::now();
    let parts: Vec<anyhow::Result<(Tally, Duration)>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads)
            .map(|_| scope.spawn(|| work(plan, &counter, words)))
            .collect();
        if stderr().is_terminal() {
            show_progress(&counter, start);
        }
        let join = |thread: thread::ScopedJoinHandle<'_, _>| thread.join().expect("it finished");
        threads.into_iter().map(join).collect()
    });
    let elapsed = start.elapsed();
    let mut tally = Tally::new(plan.entrants.levels.len());
    let mut busy = Duration::ZERO;
    for part in parts {
        let (games, time) = part?;
        tally.merge(&games);
        busy += time;
    }
    Ok(Played {
        tally,
        elapsed,
        busy,
    })
}

/// Which games are still to be played.
struct Counter {
    games: u64,
    next: AtomicU64,
    done: AtomicU64,
    /// One thread has failed; the others need not go on.
    stopped: AtomicBool,
}

impl Counter {
    fn next(&self) -> Option<u64> {
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        let index = self.next.fetch_add(1, Ordering::Relaxed);
        (index < self.games).then_some(index)
    }

    fn is_over(&self) -> bool {
        self.done.load(Ordering::Relaxed) == self.games || self.stopped.load(Ordering::Relaxed)
    }
}

fn work(plan: &Plan, counter: &Counter, words: &Words) -> anyhow::Result<(Tally, Duration)> {
    let start = Instant::now();
    let mut tally = Tally::new(plan.entrants.levels.len());
    while let Some(index) = counter.next() {
        let played = play_one(plan, index, &mut tally, words);
        if played.is_err() {
            counter.stopped.store(true, Ordering::Relaxed);
        }
        played?;
        counter.done.fetch_add(1, Ordering::Relaxed);
    }
    Ok((tally, start.elapsed()))
}

fn play_one(plan: &Plan, index: u64, tally: &mut Tally, words: &Words) -> anyhow::Result<()> {
    let seed = Seed::from_words(&format!("{} game {}", plan.seed, index + 1));
    let levels = plan.entrants.seated(index);
    let game = plan
        .rules
        .trials()
        .expect("the rules of the list are whole")
        .simulate(&plan.setup, &levels, &seed, plan.archive.is_some())
        .map_err(|error| anyhow::Error::msg(words.setup_error(&error)))?;
    tally.add(index, &game, &plan.entrants);
    match (&plan.archive, &game.record) {
        (Some(archive), Some(record)) => archive.keep(index, record, words),
        _ => Ok(()),
    }
}

/// Stays until the games are over.
fn show_progress(counter: &Counter, start: Instant) {
    while !counter.is_over() && start.elapsed() < PATIENCE {
        thread::sleep(BEAT / 10);
    }
    if counter.is_over() {
        return;
    }
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}")
        .expect("a valid template");
    let bar = ProgressBar::new(counter.games).with_style(style);
    while !counter.is_over() {
        bar.set_position(counter.done.load(Ordering::Relaxed));
        thread::sleep(BEAT);
    }
    bar.finish_and_clear();
}
