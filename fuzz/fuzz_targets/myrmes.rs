//! Any bytes, read as choices: a game of Myrmes never breaks, and refusals change nothing.

#![no_main]

use engine::{Awaited, Game, QuickDice};
use libfuzzer_sys::fuzz_target;
use myrmes::Myrmes;

fuzz_target!(|bytes: &[u8]| {
    let setups = Myrmes::PROFILE.every_setup();
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next();
    let Some(setup) = next() else { return };
    let mut state = Myrmes::new(&setups[usize::from(setup) % setups.len()]).expect("a valid setup");
    let mut dice = QuickDice::new(1);
    // What was possible before is mostly impossible now.
    let mut seen = Vec::new();
    loop {
        match state.awaited() {
            Awaited::Nobody(_) => break,
            Awaited::Chance => {
                let chance = state.sample_chance(&mut dice);
                state.apply_chance(chance).expect("it was sampled");
            }
            Awaited::Seats { must, .. } => {
                let (Some(who), Some(stray), Some(choice)) = (next(), next(), next()) else {
                    break;
                };
                let seats: Vec<_> = must.iter().collect();
                let seat = seats[usize::from(who) % seats.len()];
                let mut actions = Vec::new();
                state.legal_actions(seat, &mut actions);
                if !seen.is_empty() {
                    let stray = seen[usize::from(stray) % seen.len()];
                    let before = state.clone();
                    if state.play(seat, stray).is_ok() {
                        assert!(actions.contains(&stray));
                        continue;
                    }
                    assert_eq!(state, before);
                    assert!(!actions.contains(&stray));
                }
                let action = actions[usize::from(choice) % actions.len()];
                seen.push(action);
                state.play(seat, action).expect("it was listed");
            }
        }
    }
});
