//! Any bytes, read as choices: a game of Ants never breaks, and refusals change nothing.

#![no_main]

use ants::{Action, Ants, Design, Point};
use engine::{Awaited, Game, QuickDice};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let setups = Ants::PROFILE.every_setup();
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next();
    let Some(setup) = next() else { return };
    let mut state = Ants::new(&setups[usize::from(setup) % setups.len()]).expect("a valid setup");
    let mut dice = QuickDice::new(1);
    loop {
        match state.awaited() {
            Awaited::Nobody(_) => break,
            Awaited::Chance => {
                let chance = state.sample_chance(&mut dice);
                state.apply_chance(chance).expect("it was sampled");
            }
            Awaited::Seats { must, .. } => {
                let seat = must.first().expect("somebody");
                let (Some(choice), Some(a), Some(b)) = (next(), next(), next()) else {
                    break;
                };
                let stray = Action {
                    design: Design::ALL[usize::from(choice) % Design::ALL.len()],
                    at: Point::new((a as i8).clamp(-99, 99), (b as i8).clamp(-99, 99)),
                    turn: choice % 6,
                };
                let before = state.clone();
                if state.play(seat, stray).is_err() {
                    assert_eq!(state, before);
                    let mut actions = Vec::new();
                    state.legal_actions(seat, &mut actions);
                    assert!(!actions.contains(&stray));
                    let action = actions[usize::from(a) % actions.len()];
                    state.play(seat, action).expect("it was listed");
                }
            }
        }
    }
});
