//! Random play without the laws: `cargo run --release -p formicary-fourmidable --example speed`.

use std::time::Instant;

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice, Setup};
use formicary_fourmidable::Fourmidable;

struct Played {
    decisions: u64,
    rounds: u64,
    longest: u64,
}

fn play(setup: &Setup, games: u64) -> Played {
    let mut played = Played {
        decisions: 0,
        rounds: 0,
        longest: 0,
    };
    let mut actions = Vec::new();
    for seed in 0..games {
        let mut dice = QuickDice::new(seed);
        let mut game = Fourmidable::new(setup).expect("every setup can be played");
        loop {
            match game.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).expect("it was sampled");
                }
                Awaited::Seats { must, may } => {
                    let seat = may.first().or(must.first()).expect("somebody can act");
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    assert!(!actions.is_empty(), "{:?}", game.table());
                    let action = *pick(&actions, &mut dice);
                    game.play_listed(seat, action);
                    played.decisions += 1;
                }
            }
        }
        let rounds = u64::from(game.table().round);
        played.rounds += rounds;
        played.longest = played.longest.max(rounds);
    }
    played
}

fn main() {
    let games = 300;
    for setup in Fourmidable::PROFILE.every_setup() {
        let start = Instant::now();
        let played = play(&setup, games);
        println!(
            "{setup}: {:.0} decisions per second, {} decisions and {:.1} rounds a game, longest {} rounds",
            played.decisions as f64 / start.elapsed().as_secs_f64(),
            played.decisions / games,
            played.rounds as f64 / games as f64,
            played.longest
        );
    }
}
