//! Who wins Fourmidable between equal bots: by place in turn, by seat, by species, by special card and by
//! how many resources the objectives cost; alone, how often each rating is reached.
//!
//! ```text
//! cargo run --release -p formicary-bots --example balance_fourmidable -- worker 10000 1 "experienced players=4"
//! ```

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Event, Game, QuickDice, Seat, Setup};
use formicary_bots::Level;
use formicary_bots::judges::FourmidableJudge;
use fourmidable::{Fourmidable, Phase, scoring};
use search::play_out::{asking, drawing};
use search::{AnyBot, Judge, play_out};

const USAGE: &str = "usage: balance_fourmidable LEVEL GAMES SEED SETUP";

/// How often those of one kind have won.
#[derive(Clone, Copy, Default)]
struct Share {
    seats: u32,
    won: f64,
    squares: f64,
    points: f64,
}

impl Share {
    fn add(&mut self, won: f64, points: f64) {
        self.seats += 1;
        self.won += won;
        self.squares += won * won;
        self.points += points;
    }

    fn merge(&mut self, other: &Self) {
        self.seats += other.seats;
        self.won += other.won;
        self.squares += other.squares;
        self.points += other.points;
    }

    /// Mean, and half the width of the interval that holds the truth in 95 of 100 cases.
    fn rate(&self) -> (f64, f64) {
        let seats = f64::from(self.seats);
        let mean = self.won / seats;
        let variance = (self.squares / seats - mean * mean).max(0.0);
        (mean, 1.96 * (variance / seats).sqrt())
    }
}

/// What a run has brought to light, by kind and name.
#[derive(Default)]
struct Findings {
    shares: BTreeMap<(&'static str, String), Share>,
    rounds: BTreeMap<u16, u32>,
    ends: BTreeMap<&'static str, u32>,
    /// Every score of a solo game.
    alone: Vec<i32>,
    decisions: u64,
}

impl Findings {
    fn merge(&mut self, other: Self) {
        for (name, share) in other.shares {
            self.shares.entry(name).or_default().merge(&share);
        }
        for (round, games) in other.rounds {
            *self.rounds.entry(round).or_default() += games;
        }
        for (end, games) in other.ends {
            *self.ends.entry(end).or_default() += games;
        }
        self.alone.extend(other.alone);
        self.decisions += other.decisions;
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [level, games, seed, setup] = args.as_slice() else {
        return Err(USAGE.into());
    };
    let level: Level = level.parse()?;
    let (games, seed): (u64, u64) = (games.parse()?, seed.parse()?);
    let setup = Fourmidable::PROFILE.read_setup(setup)?;
    let threads = std::thread::available_parallelism()?.get() as u64;
    let mut findings = Findings::default();
    std::thread::scope(|scope| {
        let setup = &setup;
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    let mut findings = Findings::default();
                    for game in (worker..games).step_by(threads as usize) {
                        play(
                            setup,
                            level,
                            seed.wrapping_mul(1_000_003) + game,
                            &mut findings,
                        );
                    }
                    findings
                })
            })
            .collect();
        for worker in workers {
            findings.merge(worker.join().expect("games do not fail"));
        }
    });
    report(&findings, &setup, level, games);
    Ok(())
}

fn play(setup: &Setup, level: Level, seed: u64, findings: &mut Findings) {
    let mut luck = QuickDice::new(seed);
    let judge: Arc<dyn Judge<Fourmidable>> = Arc::new(FourmidableJudge);
    let mut bots: Vec<AnyBot<Fourmidable>> = (0..setup.players())
        .map(|_| level.bot(&judge, luck.long()))
        .collect();
    let mut state = Fourmidable::new(setup).expect("the setup was checked");
    let mut opener = None;
    let mut dealt = None;
    let standings = play_out(
        &mut state,
        asking(&mut bots),
        drawing(&mut luck),
        |state, event| {
            if !matches!(event, Event::Action(..)) {
                return;
            }
            if let Phase::Turn(seat) = state.table().phase {
                opener.get_or_insert(seat);
                dealt.get_or_insert_with(|| {
                    Seat::all(setup.players())
                        .map(|seat| state.specials_of(seat))
                        .collect::<Vec<_>>()
                });
            }
            findings.decisions += 1;
        },
    );
    let table = state.table();
    let players = table.players();
    let target = usize::from(table.options.target());
    let end = if table
        .colonies
        .iter()
        .any(|colony| colony.completed.len() >= target)
    {
        "enough objectives"
    } else {
        "nothing more to do"
    };
    *findings.ends.entry(end).or_default() += 1;
    *findings.rounds.entry(table.round).or_default() += 1;
    if players == 1 {
        findings.alone.push(standings.scores[Seat::new(0)]);
    }
    let shares = standings.shares();
    let opener = opener.expect("somebody has begun").index();
    for seat in Seat::all(players) {
        let (won, points) = (f64::from(shares[seat]), f64::from(standings.scores[seat]));
        let mut note = |kind, name: String| {
            findings
                .shares
                .entry((kind, name))
                .or_default()
                .add(won, points);
        };
        let place = (seat.index() + players - opener) % players + 1;
        note("place in turn", place.to_string());
        note("seat", (seat.index() + 1).to_string());
        if let Some(species) = table.colony(seat).species {
            note("species", species.id().to_owned());
        }
        for card in dealt.as_ref().expect("somebody has begun")[seat.index()].iter() {
            note("special card", card.card().id.to_owned());
        }
        for card in table.colony(seat).completed.iter() {
            note("objective", card.to_string());
            let size = table.deck.card(card).size();
            note("resources of an objective", size.to_string());
        }
    }
}

fn report(findings: &Findings, setup: &Setup, level: Level, games: u64) {
    let rounds: u32 = findings
        .rounds
        .iter()
        .map(|(&round, &games)| u32::from(round) * games)
        .sum();
    println!(
        "{setup}, {level}: {games} games, {:.0} decisions and {:.1} rounds a game, {} to {} rounds",
        findings.decisions as f64 / games as f64,
        f64::from(rounds) / games as f64,
        findings.rounds.keys().next().unwrap_or(&0),
        findings.rounds.keys().last().unwrap_or(&0),
    );
    for (end, count) in &findings.ends {
        println!("  ended by {end}: {count}");
    }
    if !findings.alone.is_empty() {
        let games = findings.alone.len() as f64;
        let mean = f64::from(findings.alone.iter().sum::<i32>()) / games;
        let best = findings.alone.iter().max().expect("there are some");
        print!("  alone: mean {mean:.1}, best {best}");
        for rating in 1..=4 {
            let reached = findings.alone.iter();
            let reached = reached.filter(|&&score| scoring::rating(score) >= rating);
            print!(
                ", rating {rating} {:.1} %",
                100.0 * reached.count() as f64 / games
            );
        }
        println!();
    }
    let mut last = "";
    for ((kind, name), share) in &findings.shares {
        if *kind != last {
            println!("  {kind}");
            last = kind;
        }
        let (mean, margin) = share.rate();
        println!(
            "    {name:24} {:5.1} % ± {:.1}  mean score {:6.1}  of {}",
            100.0 * mean,
            100.0 * margin,
            share.points / f64::from(share.seats),
            share.seats,
        );
    }
}
