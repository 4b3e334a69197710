//! Random games that begin with large colonies, without the laws: many of them, fast.
//! `cargo run --release -p formicary-hidden-empires --features testkit --example large -- [GAMES] [SEED]`.

use std::collections::BTreeMap;
use std::time::Instant;

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice};
use hidden_empires::HiddenEmpires;
use hidden_empires::staged::Flourishing;

const OPTIONS: [&str; 7] = [
    "basic",
    "advanced",
    "advanced restart=on",
    "advanced fewer-events=on",
    "advanced realistic-time-scale=on",
    "advanced turn-order=random",
    "advanced fewer-events=on realistic-time-scale=on restart=on",
];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u64| {
        arguments
            .next()
            .map_or(usual, |text| text.parse().expect("a number"))
    };
    let (games, seed) = (number(1000), number(1));
    let start = Instant::now();
    let mut decisions = 0_u64;
    let mut longest = 0;
    let mut kinds = BTreeMap::<String, u64>::new();
    let mut actions = Vec::new();
    for game in 0..games {
        let options = OPTIONS[game as usize % OPTIONS.len()];
        let (players, target) = (2 + game / 7 % 5, 4 + game / 35 % 29);
        let text = format!("{options} players={players} target={target}");
        let setup = HiddenEmpires::PROFILE
            .read_setup(&text)
            .expect("a setup that exists");
        let mut state = Flourishing::new(&setup).expect("options that go together");
        let mut dice = QuickDice::new(seed + game);
        loop {
            match state.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = state.sample_chance(&mut dice);
                    state.apply_chance(chance).expect("a possible result");
                }
                Awaited::Seats { must, .. } => {
                    let seats: Vec<_> = must.iter().collect();
                    let seat = *pick(&seats, &mut dice);
                    actions.clear();
                    state.legal_actions(seat, &mut actions);
                    assert!(!actions.is_empty(), "{text}, game {game}: {state:?}");
                    longest = longest.max(actions.len());
                    let action = *pick(&actions, &mut dice);
                    let words = action.to_string();
                    let kind = words.split(' ').next().unwrap_or_default();
                    let kind = match kind {
                        "play" => words.split(' ').take(2).collect::<Vec<_>>().join(" "),
                        kind => kind.to_owned(),
                    };
                    *kinds.entry(kind).or_default() += 1;
                    if let Err(refusal) = state.play(seat, action) {
                        panic!("{text}, game {game}: {action} {refusal} {state:?}");
                    }
                    decisions += 1;
                }
            }
        }
    }
    println!(
        "{games} games, {decisions} decisions, {longest} actions at most, {:.0} per second",
        decisions as f64 / start.elapsed().as_secs_f64()
    );
    for (kind, count) in kinds {
        println!("{count:8} {kind}");
    }
}
