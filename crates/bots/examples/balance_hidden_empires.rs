//! How fair Hidden Empires is, and how long it lasts: games among bots of one level.
//!
//! ```text
//! cargo run --release -p formicary-bots --example balance_hidden_empires -- worker 10000 1 "basic players=2"
//! ```

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use engine::{Event, Game, QuickDice, Seat, Setup};
use formicary_bots::Level;
use formicary_bots::judges::HiddenEmpiresJudge;
use hidden_empires::{Area, HiddenEmpires};
use search::play_out::{asking, drawing};
use search::{Judge, play_out};

const USAGE: &str = "usage: balance_hidden_empires [LEVEL [GAMES [SEED [SETUP]]]]";

type Failure = Box<dyn std::error::Error>;

/// Victories of those who had something.
#[derive(Clone, Copy, Default)]
struct Share {
    victories: f64,
    games: u32,
}

#[derive(Default)]
struct Tally {
    /// By what somebody had.
    shares: BTreeMap<String, Share>,
    /// The game turns of each game.
    turns: Vec<u32>,
    /// The decisions of each game.
    decisions: Vec<u32>,
    winning_scores: Vec<u32>,
    reached: u32,
    tied: u32,
}

impl Tally {
    fn add(&mut self, other: Self) {
        for (what, share) in other.shares {
            let sum = self.shares.entry(what).or_default();
            sum.victories += share.victories;
            sum.games += share.games;
        }
        self.turns.extend(other.turns);
        self.decisions.extend(other.decisions);
        self.winning_scores.extend(other.winning_scores);
        self.reached += other.reached;
        self.tied += other.tied;
    }

    fn count(&mut self, what: String, victory: f64) {
        let share = self.shares.entry(what).or_default();
        share.victories += victory;
        share.games += 1;
    }
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.len() > 4 {
        return Err(USAGE.into());
    }
    let level: Level = args.first().map_or("worker", String::as_str).parse()?;
    let games: u64 = args.get(1).map_or(Ok(200), |games| games.parse())?;
    let seed: u64 = args.get(2).map_or(Ok(1), |seed| seed.parse())?;
    let setup = args.get(3).map_or("basic players=2", String::as_str);
    let setup = HiddenEmpires::PROFILE.read_setup(setup)?;
    let threads = std::thread::available_parallelism()?.get() as u64;
    let start = Instant::now();
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let setup = &setup;
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    let mut tally = Tally::default();
                    for game in (worker..games).step_by(threads as usize) {
                        play(
                            setup,
                            level,
                            seed.wrapping_mul(1_000_003) + game,
                            &mut tally,
                        );
                    }
                    tally
                })
            })
            .collect();
        for worker in workers {
            tally.add(worker.join().expect("games do not fail"));
        }
    });
    let seconds = start.elapsed().as_secs_f64() * threads as f64;
    println!(
        "{games} games of {} players, all {level}, seed {seed}: {:.1} ms of thread time each",
        setup.players(),
        1000.0 * seconds / games as f64
    );
    print_lengths("game turns", &mut tally.turns);
    print_lengths("decisions", &mut tally.decisions);
    print_lengths("winning score", &mut tally.winning_scores);
    println!(
        "target reached in {:.1} % of games, victory shared in {:.1} %",
        100.0 * f64::from(tally.reached) / games as f64,
        100.0 * f64::from(tally.tied) / games as f64
    );
    println!("fair: {:.1} %", 100.0 / setup.players() as f64);
    for (what, share) in &tally.shares {
        let part = share.victories / f64::from(share.games);
        // A shared victory counts less than a whole one: the interval is a little too wide, if anything.
        let error = 1.96 * (part * (1.0 - part) / f64::from(share.games)).sqrt();
        println!(
            "{what:>28}  {:5.1} % ± {:.1} of {}",
            100.0 * part,
            100.0 * error,
            share.games
        );
    }
    Ok(())
}

fn print_lengths(what: &str, lengths: &mut [u32]) {
    lengths.sort_unstable();
    let Some(last) = lengths.len().checked_sub(1) else {
        return;
    };
    let mean = lengths.iter().map(|&length| f64::from(length)).sum::<f64>() / (last + 1) as f64;
    println!(
        "{what}: {mean:.2} on average, {} to {}, half of them {} to {}",
        lengths[0],
        lengths[last],
        lengths[last / 4],
        lengths[last * 3 / 4]
    );
}

fn play(setup: &Setup, level: Level, seed: u64, tally: &mut Tally) {
    let mut luck = QuickDice::new(seed);
    let judge: Arc<dyn Judge<HiddenEmpires>> = Arc::new(HiddenEmpiresJudge::USUAL);
    let mut bots: Vec<_> = Seat::all(setup.players())
        .map(|_| level.bot(&judge, luck.long()))
        .collect();
    let mut state = HiddenEmpires::new(setup).expect("the setup was checked");
    let mut decisions = 0;
    // Nests can move in the advanced game.
    let mut founded: Vec<Option<Area>> = vec![None; setup.players()];
    let standings = play_out(
        &mut state,
        asking(&mut bots),
        drawing(&mut luck),
        |state, event| {
            for (area, colony) in founded.iter_mut().zip(&state.table().colonies) {
                *area = area.or(colony.nest);
            }
            decisions += u32::from(matches!(event, Event::Action(..)));
        },
    );
    let table = state.table();
    let shares = standings.shares();
    let best = standings.scores.iter().max().copied().unwrap_or(0);
    tally.turns.push(table.game_turn.into());
    tally.decisions.push(decisions);
    tally.winning_scores.push(best as u32);
    tally.reached += u32::from(best >= i32::from(table.options.target));
    tally.tied += u32::from(Seat::all(setup.players()).all(|seat| shares[seat] < 1.0));
    for (order, &seat) in table.placed.iter().rev().enumerate() {
        let colony = table.colony(seat);
        let won = f64::from(shares[seat]);
        tally.count(format!("seat {}", seat.index() + 1), won);
        // Whoever placed the nest last starts; the others follow clockwise.
        let first = table.first().expect("all nests are placed");
        let after = (seat.index() + setup.players() - first.index()) % setup.players();
        tally.count(format!("turn {}", after + 1), won);
        tally.count(format!("nest placed {}", setup.players() - order), won);
        if let Some(area) = founded[seat.index()] {
            tally.count(format!("start area {area}"), won);
        }
        for held in colony.traits.iter() {
            tally.count(format!("trait {held:?}"), won);
        }
    }
}
