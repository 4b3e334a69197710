//! Positions of Hidden Empires with who has won, to learn from: workers play each other and now and then do
//! anything.
//!
//! ```text
//! cargo run --release -p formicary-bots --example positions -- FILE GAMES SEED "advanced players=2"
//! ```
//!
//! For each position and each seat the things of its colony and its share of the victory, as `f32`, the smallest
//! byte first; before each position the number of its game. How surprised the judges were by who won is told.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Arc;

use engine::{Dice, Game, Observer, QuickDice, Seat, Setup};
use formicary_bots::Level;
use formicary_bots::judges::HiddenEmpiresJudge;
use hidden_empires::HiddenEmpires;
use search::play_out::drawing;
use search::{AnyBot, Judge, play_out};

const USAGE: &str = "usage: positions FILE GAMES SEED SETUP";

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [file, games, seed, setup] = args.as_slice() else {
        return Err(USAGE.into());
    };
    let (games, seed): (u64, u64) = (games.parse()?, seed.parse()?);
    let setup = HiddenEmpires::PROFILE.read_setup(setup)?;
    let threads = std::thread::available_parallelism()?.get() as u64;
    let mut parts = Vec::new();
    std::thread::scope(|scope| {
        let setup = &setup;
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    let mut out = Found::default();
                    for game in (worker..games).step_by(threads as usize) {
                        play(setup, seed.wrapping_mul(1_000_003) + game, game, &mut out);
                    }
                    out
                })
            })
            .collect();
        parts.extend(
            workers
                .into_iter()
                .map(|worker| worker.join().expect("games do not fail")),
        );
    });
    let mut file = BufWriter::new(File::create(file)?);
    let (mut positions, mut surprise) = (0.0, [0.0; 2]);
    for part in parts {
        for number in part.numbers {
            file.write_all(&f32::to_le_bytes(number))?;
        }
        positions += part.positions;
        for (all, some) in surprise.iter_mut().zip(part.surprise) {
            *all += some;
        }
    }
    file.flush()?;
    let [classic, learned] = surprise.map(|sum| sum / positions);
    println!(
        "{positions} positions; surprise of the judge of before {classic:.4}, of today's {learned:.4}"
    );
    Ok(())
}

/// What was found in some games.
#[derive(Default)]
struct Found {
    numbers: Vec<f32>,
    positions: f64,
    /// The sums of how unlikely who won had seemed, on a logarithmic scale: to the judge of before, and today's.
    surprise: [f64; 2],
}

fn play(setup: &Setup, seed: u64, number: u64, out: &mut Found) {
    let mut luck = QuickDice::new(seed);
    let own = HiddenEmpiresJudge::CLASSIC;
    let judge: Arc<dyn Judge<HiddenEmpires>> = Arc::new(own);
    let mut bots: Vec<AnyBot<HiddenEmpires>> = (0..setup.players())
        .map(|_| Level::Worker.bot(&judge, luck.long()))
        .collect();
    let mut state = HiddenEmpires::new(setup).expect("the setup was checked");
    // Some seats go astray more often than others, so that both good and bad colonies are seen.
    let whims: Vec<u32> = (0..setup.players())
        .map(|_| [0, 0, 10, 40][luck.below(4) as usize])
        .collect();
    let mut whim = QuickDice::new(luck.long());
    let mut seen = Vec::new();
    let mut last_turn = 0;
    let mut actions = Vec::new();
    let ask = |state: &HiddenEmpires, seat: Seat| {
        if whim.below(1000) < whims[seat.index()] {
            actions.clear();
            state.legal_actions(seat, &mut actions);
            let chosen = whim.below(actions.len() as u32) as usize;
            return Some(actions.swap_remove(chosen));
        }
        bots[seat.index()].choose(&state.view(Observer::Seat(seat)), seat)
    };
    let standings = play_out(&mut state, ask, drawing(&mut luck), |state, _| {
        let turn = state.table().game_turn;
        if turn != last_turn
            && let Some(things) = own.things(state)
        {
            last_turn = turn;
            let chances = [own, HiddenEmpiresJudge::USUAL].map(|judge| judge.value(state));
            seen.push((things, chances));
        }
    });
    let shares = standings.shares();
    for (things, chances) in seen {
        out.positions += 1.0;
        out.numbers.push(number as f32);
        for seat in Seat::all(setup.players()) {
            out.numbers.extend(things[seat.index()]);
            out.numbers.push(shares[seat]);
            for (surprise, chances) in out.surprise.iter_mut().zip(&chances) {
                *surprise -= f64::from(shares[seat]) * f64::from(chances[seat].max(1e-6)).ln();
            }
        }
    }
}
