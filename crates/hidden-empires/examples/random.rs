//! Random games: speed, lengths and scores.
//! `cargo run --release -p formicary-hidden-empires --example random -- [GAMES] [SETUP…]`.

use std::time::Instant;

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice};
use hidden_empires::HiddenEmpires;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments
        .next()
        .map_or(1000, |text| text.parse().expect("a number"));
    let setup = arguments.collect::<Vec<_>>().join(" ");
    let setup = HiddenEmpires::PROFILE
        .read_setup(&setup)
        .expect("a setup that exists");
    let start = Instant::now();
    let (mut decisions, mut turns, mut points, mut listed, mut longest) =
        (0_u64, 0_u64, 0_i64, 0, 0);
    let mut reached = 0;
    let mut actions = Vec::new();
    for seed in 0..games {
        let mut dice = QuickDice::new(seed);
        let mut game = HiddenEmpires::new(&setup).expect("options that go together");
        loop {
            match game.awaited() {
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).expect("a possible result");
                }
                Awaited::Seats { must, may } => {
                    actions.clear();
                    let seat = may.union(must).first().expect("somebody");
                    game.legal_actions(seat, &mut actions);
                    listed += actions.len() as u64;
                    longest = longest.max(actions.len());
                    let action = *pick(&actions, &mut dice);
                    game.play(seat, action).expect("taken from the list");
                    decisions += 1;
                }
                Awaited::Nobody(standings) => {
                    turns += u64::from(game.table().game_turn);
                    points += i64::from(standings.scores.iter().copied().max().unwrap_or(0));
                    reached += u64::from(game.table().game_turn < game.table().options.last_turn());
                    break;
                }
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{setup}: {games} games, {decisions} decisions, {:.0} per second\n\
         per game: {:.1} game turns, best score {:.1}; {reached} games before the last turn\n\
         actions listed: {:.1} on average, {longest} at most",
        decisions as f64 / seconds,
        turns as f64 / games as f64,
        points as f64 / games as f64,
        listed as f64 / decisions as f64,
    );
}
