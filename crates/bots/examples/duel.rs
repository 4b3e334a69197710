//! Two levels play Ants against each other, each pair of games with the same luck and seats swapped.
//!
//! ```text
//! cargo run --release -p formicary-bots --example duel -- soldier greedy 200
//! ```

use std::time::{Duration, Instant};

use ants::Ants;
use bots::Level;
use engine::{Awaited, Game, Observer, QuickDice, Seat, Standings};

const USAGE: &str = "usage: duel LEVEL LEVEL [GAMES [SEED]]";

/// What one side has done.
#[derive(Clone, Copy, Default)]
struct Tally {
    wins: u32,
    score: i64,
    moves: u32,
    time: Duration,
    longest: Duration,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.wins += other.wins;
        self.score += other.score;
        self.moves += other.moves;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [first, second, rest @ ..] = args.as_slice() else {
        return Err(USAGE.into());
    };
    let levels: [Level; 2] = [first.parse()?, second.parse()?];
    let games: u64 = rest.first().map_or(Ok(200), |games| games.parse())?;
    let seed: u64 = rest.get(1).map_or(Ok(1), |seed| seed.parse())?;

    let threads = std::thread::available_parallelism()?.get() as u64;
    let mut tallies = [Tally::default(); 2];
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    let mut tallies = [Tally::default(); 2];
                    for game in (worker..games).step_by(threads as usize) {
                        play(levels, seed, game, &mut tallies);
                    }
                    tallies
                })
            })
            .collect();
        for worker in workers {
            let found = worker.join().expect("games do not fail");
            for (tally, found) in tallies.iter_mut().zip(&found) {
                tally.add(found);
            }
        }
    });

    let draws = games as u32 - tallies[0].wins - tallies[1].wins;
    for (level, tally) in levels.iter().zip(&tallies) {
        let points = f64::from(tally.wins) + f64::from(draws) / 2.0;
        println!(
            "{level:>10}  {:5.1} %  {} won, {draws} drawn, mean score {:.2}, per move {:.1} ms, longest {:.1} ms",
            100.0 * points / games as f64,
            tally.wins,
            tally.score as f64 / games as f64,
            milliseconds(tally.time) / f64::from(tally.moves),
            milliseconds(tally.longest),
        );
    }
    Ok(())
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// In every second game the seats are swapped.
fn play(levels: [Level; 2], seed: u64, game: u64, tallies: &mut [Tally; 2]) {
    let side_of = |seat: Seat| (seat.index() + game as usize) % 2;
    let mut luck = QuickDice::new(seed.wrapping_mul(1_000_003) + game / 2);
    let mut bots = [0, 1].map(|side| levels[side].bot::<Ants>(luck.long() ^ side as u64));
    let mut state = Ants::new(&Ants::PROFILE.usual()).expect("the usual setup is valid");
    let standings: Standings = loop {
        match state.awaited() {
            Awaited::Nobody(standings) => break standings,
            Awaited::Chance => {
                let chance = state.sample_chance(&mut luck);
                state.apply_chance(chance).expect("sampled results apply");
            }
            Awaited::Seats { must, .. } => {
                let seat = must.first().expect("somebody can always act");
                let side = side_of(seat);
                let view = state.view(Observer::Seat(seat));
                let start = Instant::now();
                let action = bots[side].choose(&view, seat).expect("it must act");
                let time = start.elapsed();
                let tally = &mut tallies[side];
                tally.moves += 1;
                tally.time += time;
                tally.longest = tally.longest.max(time);
                state.play(seat, action).expect("bots play by the rules");
            }
        }
    };
    let shares = standings.shares();
    for seat in Seat::all(2) {
        let tally = &mut tallies[side_of(seat)];
        tally.wins += u32::from(shares[seat] == 1.0);
        tally.score += i64::from(standings.scores[seat]);
    }
}
