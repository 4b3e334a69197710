//! Plays what is still to be played.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use engine::Seed;

use crate::Failure;
use crate::plan::{self, Game};
use crate::results::{self, FILE, HEAD, Played};

/// What is to be played, and for how long.
pub(crate) struct Wanted {
    /// After so many seconds no game is begun any more.
    seconds: u64,
    threads: usize,
    /// Only contests in whose names this occurs, such as `myrmes` or `queen classic-queen`.
    only: String,
}

impl Wanted {
    pub(crate) fn read(args: &[&str]) -> Result<Self, Failure> {
        let mut wanted = Self {
            seconds: 480,
            threads: std::thread::available_parallelism()?.get(),
            only: String::new(),
        };
        for arg in args {
            match arg.split_once('=') {
                Some(("seconds", seconds)) => wanted.seconds = seconds.parse()?,
                Some(("threads", threads)) => wanted.threads = threads.parse()?,
                Some(("only", only)) => only.clone_into(&mut wanted.only),
                _ => return Err(format!("“{arg}” is none of seconds=, threads=, only=").into()),
            }
        }
        Ok(wanted)
    }
}

pub(crate) fn play(folder: &Path, wanted: &Wanted) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)?;
    let known: BTreeSet<_> = results::read(folder)?.iter().map(Played::name).collect();
    let contests: Vec<_> = plan::contests()
        .into_iter()
        .filter(|contest| {
            let levels: Vec<_> = contest.levels.iter().map(ToString::to_string).collect();
            format!("{} {}", contest.setup, levels.join(" ")).contains(&wanted.only)
        })
        .collect();
    let games: Vec<_> = plan::games(&contests)
        .into_iter()
        .filter(|game| !known.contains(&name(game)))
        .collect();
    let file = Mutex::new(opened(folder)?);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let end = Instant::now() + Duration::from_secs(wanted.seconds);
    println!(
        "{} games are known, {} to be played",
        known.len(),
        games.len()
    );
    std::thread::scope(|scope| {
        let players: Vec<_> = (0..wanted.threads.max(1))
            .map(|_| {
                scope.spawn(|| -> Result<(), String> {
                    while Instant::now() < end {
                        let Some(game) = games.get(next.fetch_add(1, Ordering::Relaxed)) else {
                            return Ok(());
                        };
                        let line = play_one(game)?.to_string();
                        let mut file = file.lock().map_err(|error| error.to_string())?;
                        writeln!(file, "{line}").map_err(|error| error.to_string())?;
                        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                        if done.is_multiple_of(PROGRESS) {
                            println!("{done} of {}", games.len());
                        }
                    }
                    Ok(())
                })
            })
            .collect();
        let ends = players.into_iter().map(|player| {
            let end = player.join();
            end.unwrap_or_else(|_| Err("a game has failed".to_owned()))
        });
        ends.collect::<Result<Vec<_>, _>>()
    })?;
    println!("{} of {} games are played", done.into_inner(), games.len());
    Ok(())
}

/// A sign of life after so many games.
const PROGRESS: usize = 20;

/// The file, for further lines.
fn opened(folder: &Path) -> Result<File, Failure> {
    let path = folder.join(FILE);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let mut file = OpenOptions::new().append(true).create(true).open(&path)?;
    if text.is_empty() {
        writeln!(file, "{HEAD}")?;
    } else if !text.ends_with('\n') {
        // What was cut off in the middle is left out.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64)?;
    }
    Ok(file)
}

fn name(game: &Game<'_>) -> results::Name {
    results::name(&game.contest.setup, &game.seated(), game.round, game.turn)
}

fn play_one(game: &Game<'_>) -> Result<Played, String> {
    let setup = &game.contest.setup;
    let (id, rest) = setup.split_once(' ').unwrap_or((setup, ""));
    let rules = table::game(id).ok_or_else(|| format!("there is no game {id}"))?;
    let trials = rules.trials().ok_or("there are no trials of this game")?;
    let chosen = rules.profile().read_setup(rest);
    let chosen = chosen.map_err(|error| error.to_string())?;
    let seed = Seed::from_words(&format!("ladder {setup} {}", game.round));
    let levels = game.seated();
    let simulated = trials
        .simulate(&chosen, &levels, &seed, false)
        .map_err(|error| error.to_string())?;
    let thought = simulated.thought.as_slice();
    let milliseconds = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
    let shares = simulated.standings.shares();
    Ok(Played {
        setup: setup.clone(),
        levels,
        round: game.round,
        turn: game.turn,
        shares: shares
            .as_slice()
            .iter()
            .map(|&share| share.into())
            .collect(),
        scores: simulated.standings.scores.as_slice().to_vec(),
        moves: thought.iter().map(|effort| effort.moves).collect(),
        milliseconds: thought
            .iter()
            .map(|effort| milliseconds(effort.time))
            .collect(),
        longest: thought
            .iter()
            .map(|effort| milliseconds(effort.longest))
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;
    use crate::plan::Contest;

    #[test]
    fn a_game_follows_from_its_line() {
        let contest = Contest {
            setup: "ants base players=2".to_owned(),
            levels: vec![Level::Worker, Level::Larva],
            rounds: 1,
        };
        let game = |turn| Game {
            contest: &contest,
            round: 0,
            turn,
        };
        let [one, again, other] = [0, 0, 1].map(|turn| play_one(&game(turn)).unwrap());
        assert_eq!(one.scores, again.scores);
        assert_eq!(one.levels, [Level::Worker, Level::Larva]);
        assert_eq!(other.levels, [Level::Larva, Level::Worker]);
    }
}
