//! Every place that a game can reach has a number.

use engine::encode::{Encode, Encoder};
use engine::{Awaited, Game, QuickDice, Seat};
use formicary_ants::{Action, Ants};

/// Plays a game in which everybody goes as far as possible in a direction.
fn farthest(seed: u64, direction: (i16, i16), mut each: impl FnMut(&Ants, Seat, &Action)) {
    let mut state = Ants::new(&Ants::PROFILE.usual()).expect("the usual setup");
    let mut dice = QuickDice::new(seed);
    let mut actions = Vec::new();
    loop {
        match state.awaited() {
            Awaited::Nobody(_) => return,
            Awaited::Chance => {
                let chance = state.sample_chance(&mut dice);
                state.apply_chance(chance).expect("it was just drawn");
            }
            awaited => {
                let seat = awaited.actors().first().expect("somebody can act");
                actions.clear();
                state.legal_actions(seat, &mut actions);
                for action in &actions {
                    each(&state, seat, action);
                }
                let far = |action: &&Action| {
                    let (a, b) = (i16::from(action.at.a), i16::from(action.at.b));
                    direction.0 * a + direction.1 * b
                };
                let farthest = *actions.iter().max_by_key(far).expect("somebody can act");
                state.play_listed(seat, farthest);
            }
        }
    }
}

#[test]
fn the_farthest_places_have_numbers() {
    let encoder = Ants::encoder(&Ants::PROFILE.usual()).expect("the usual setup");
    let mut furthest = 0;
    for direction in [
        (1, 0),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
        (1, -1),
        (1, 1),
        (-1, 2),
        (-2, 1),
        (-1, -1),
        (1, -2),
        (2, -1),
        (3, 1),
        (1, 3),
        (-3, 4),
        (-4, 3),
        (-3, -1),
        (-1, -3),
        (4, -3),
        (3, -4),
    ] {
        for seed in 0..3 {
            farthest(seed, direction, |state, seat, action| {
                let number = encoder.number(state, seat, action);
                let number = number.unwrap_or_else(|| panic!("{action} has no number"));
                assert_eq!(encoder.action(state, seat, number), Some(*action));
                furthest = furthest.max(action.at.distance(formicary_ants::board::DOUBLE_TILE[0]));
            });
        }
    }
    assert!(furthest > 12, "the games went only {furthest} steps out");
}
