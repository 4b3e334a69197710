//! Levels play against each other; the seats rotate from game to game, with the same luck in each round.
//!
//! ```text
//! cargo run --release -p formicary-bots --example duel -- ants soldier,greedy 200
//! cargo run --release -p formicary-bots --example duel -- myrmes worker,random,random 200 7 "base players=3"
//! cargo run --release -p formicary-bots --example duel -- hidden-empires queen,classic-queen 100
//! ```
//!
//! A file of weights and a `:` before a level means that it trusts these. `mcts:N` may be followed by `/` and how it
//! searches: `t` places are told apart by what was told, `k` what was found out is kept, `x` exact chance, `h` sequential halving;
//! `mcts:500/` is the first version's way, `mcts:500` the usual one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{Game, Observer, QuickDice, Seat, Setup};
use formicary_bots::Level;
use formicary_bots::judges::{AntsJudge, FourmidableJudge, HiddenEmpiresJudge, MyrmesJudge};
use formicary_bots::net::Net;
use hidden_empires::HiddenEmpires;
use search::mcts::{Method, Places, Root};
use search::play_out::drawing;
use search::{AnyBot, Budget, Judge, Mcts, play_out};

const USAGE: &str = "usage: duel GAME LEVEL,LEVEL,… [GAMES [SEED [SETUP]]]";

/// What one side has done.
#[derive(Clone, Default)]
struct Tally {
    wins: f64,
    scores: Vec<i32>,
    moves: u32,
    time: Duration,
    longest: Duration,
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.wins += other.wins;
        self.scores.extend(other.scores);
        self.moves += other.moves;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, levels, rest @ ..] = args.as_slice() else {
        return Err(USAGE.into());
    };
    let sides: Vec<&str> = levels.split(',').collect();
    let games: u64 = rest.first().map_or(Ok(200), |games| games.parse())?;
    let seed: u64 = rest.get(1).map_or(Ok(1), |seed| seed.parse())?;
    let setup = rest.get(2).map(String::as_str);
    match game.as_str() {
        "ants" => duel(one(AntsJudge), &sides, games, seed, setup),
        "myrmes" => duel(one(MyrmesJudge), &sides, games, seed, setup),
        "fourmidable" => duel(one(FourmidableJudge), &sides, games, seed, setup),
        "hidden-empires" => duel(hidden_empires, &sides, games, seed, setup),
        _ => Err(USAGE.into()),
    }
}

/// Somebody who plays: how strong, and whom they trust.
struct Side<G: Game> {
    name: String,
    level: Level,
    method: Option<Method>,
    judge: Arc<dyn Judge<G>>,
}

impl<G: Game> Side<G> {
    fn bot(&self, seed: u64) -> AnyBot<G> {
        match (self.level, self.method) {
            (Level::Mcts(iterations), Some(method)) => {
                let budget = Budget::Iterations(iterations);
                Box::new(Mcts::new(Arc::clone(&self.judge), budget, seed).by(method))
            }
            (level, _) => level.bot(&self.judge, seed),
        }
    }
}

/// A level, and how it searches if that is said.
fn level_and_method(text: &str) -> Result<(Level, Option<Method>), Failure> {
    let Some((level, letters)) = text.split_once('/') else {
        return Ok((text.parse()?, None));
    };
    let mut method = Method::CLASSIC;
    for letter in letters.chars() {
        match letter {
            't' => method.places = Places::Told,
            'k' => method.keeps = true,
            'x' => method.exact_chance = true,
            'h' => method.root = Root::Halving,
            _ => return Err(USAGE.into()),
        }
    }
    Ok((level.parse()?, Some(method)))
}

/// Whom a side trusts, and its level.
type Trust<'a, G> = (Arc<dyn Judge<G>>, &'a str);

/// The judge of a side that trusts the usual one: for games of which there is no other.
fn one<G: Game>(
    judge: impl Judge<G> + Copy + 'static,
) -> impl Fn(&str) -> Result<Trust<'_, G>, Failure> {
    move |side| Ok((Arc::new(judge), side))
}

fn hidden_empires(side: &str) -> Result<Trust<'_, HiddenEmpires>, Failure> {
    match side.rsplit_once(".net:") {
        Some((file, level)) => {
            let net = Net::read(&std::fs::read(format!("{file}.net"))?)?;
            // As long as the program runs.
            let judge = HiddenEmpiresJudge::trusting(Box::leak(Box::new(net)))?;
            Ok((Arc::new(judge), level))
        }
        None => Ok((Arc::new(HiddenEmpiresJudge::USUAL), side)),
    }
}

fn duel<G: Game>(
    judge: impl Fn(&str) -> Result<Trust<'_, G>, Failure>,
    sides: &[&str],
    games: u64,
    seed: u64,
    setup: Option<&str>,
) -> Result<(), Failure> {
    let sides: Vec<Side<G>> = sides
        .iter()
        .map(|&name| {
            let (judge, level) = judge(name)?;
            let (level, method) = level_and_method(level)?;
            Ok(Side {
                name: name.to_owned(),
                level,
                method,
                judge,
            })
        })
        .collect::<Result<_, Failure>>()?;
    let usual = format!("{} players={}", G::PROFILE.variants[0].id, sides.len());
    let setup = G::PROFILE.read_setup(setup.unwrap_or(&usual))?;
    let threads = std::thread::available_parallelism()?.get() as u64;
    let mut tallies = vec![Tally::default(); sides.len()];
    std::thread::scope(|scope| {
        let (sides, setup) = (&sides, &setup);
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    let mut tallies = vec![Tally::default(); sides.len()];
                    for game in (worker..games).step_by(threads as usize) {
                        play(setup, sides, seed, game, &mut tallies);
                    }
                    tallies
                })
            })
            .collect();
        for worker in workers {
            let found = worker.join().expect("games do not fail");
            for (tally, found) in tallies.iter_mut().zip(found) {
                tally.add(found);
            }
        }
    });
    for (side, tally) in sides.iter().zip(&tallies) {
        let mean = tally
            .scores
            .iter()
            .map(|&score| f64::from(score))
            .sum::<f64>()
            / games as f64;
        println!(
            "{:>14}  {:5.1} % won, scores {mean:.2} ({} to {}), per move {:.2} ms, longest {:.1} ms",
            side.name,
            100.0 * tally.wins / games as f64,
            tally.scores.iter().min().unwrap_or(&0),
            tally.scores.iter().max().unwrap_or(&0),
            milliseconds(tally.time) / f64::from(tally.moves),
            milliseconds(tally.longest),
        );
    }
    Ok(())
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn play<G: Game>(setup: &Setup, sides: &[Side<G>], seed: u64, game: u64, tallies: &mut [Tally]) {
    let players = sides.len();
    let side_of = |seat: Seat| (seat.index() + game as usize) % players;
    let mut luck = QuickDice::new(seed.wrapping_mul(1_000_003) + game / players as u64);
    let mut bots: Vec<_> = sides.iter().map(|side| side.bot(luck.long())).collect();
    let mut state = G::new(setup).expect("the setup was checked");
    let ask = |state: &G, seat: Seat| {
        let side = side_of(seat);
        let view = state.view(Observer::Seat(seat));
        let start = Instant::now();
        let action = bots[side].choose(&view, seat);
        let time = start.elapsed();
        let tally = &mut tallies[side];
        tally.moves += 1;
        tally.time += time;
        tally.longest = tally.longest.max(time);
        action
    };
    let standings = play_out(&mut state, ask, drawing(&mut luck), |_, _| {});
    let shares = standings.shares();
    for seat in Seat::all(players) {
        let tally = &mut tallies[side_of(seat)];
        tally.wins += f64::from(shares[seat]);
        tally.scores.push(standings.scores[seat]);
    }
}
