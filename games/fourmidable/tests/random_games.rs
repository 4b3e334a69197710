//! What must hold in whatever position a random game of any setup comes to.

use std::collections::HashMap;

use engine::chance::pick;
use engine::secret::watched;
use engine::{Awaited, Dice, Event, EventOf, Game, Observer, QuickDice, Seat, Setup};
use formicary_fourmidable::staged::laws::scramble;
use formicary_fourmidable::{Action, Fourmidable, Phase};

/// The next event of a random game; nothing when it is over.
fn next(state: &Fourmidable, dice: &mut QuickDice) -> Option<EventOf<Fourmidable>> {
    match state.awaited() {
        Awaited::Nobody(_) => None,
        Awaited::Chance => Some(Event::Chance(state.sample_chance(dice))),
        awaited @ Awaited::Seats { .. } => {
            let actors: Vec<Seat> = awaited.actors().iter().collect();
            let seat = *pick(&actors, dice);
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            Some(Event::Action(seat, *pick(&actions, dice)))
        }
    }
}

/// Plays a random game; each state is shown with the event that follows.
fn play(setup: &Setup, seed: u64, mut each: impl FnMut(&Fourmidable, &EventOf<Fourmidable>)) {
    let mut dice = QuickDice::new(seed);
    let mut state = Fourmidable::new(setup).expect("every setup can be played");
    while let Some(event) = next(&state, &mut dice) {
        each(&state, &event);
        state.apply(event).expect("it was listed or sampled");
    }
}

#[test]
fn a_listed_action_leads_to_the_same_state_unchecked() {
    for setup in Fourmidable::PROFILE.every_setup() {
        for seed in 0..2 {
            play(&setup, seed, |state, event| {
                let Event::Action(seat, action) = *event else {
                    return;
                };
                let (mut checked, mut unchecked) = (state.clone(), state.clone());
                checked.play(seat, action).expect("it was listed");
                unchecked.play_listed(seat, action);
                assert_eq!(checked, unchecked, "{action} in {state:?}");
                assert_eq!(checked.fingerprint(), unchecked.fingerprint());
            });
        }
    }
}

/// How many samples are drawn where outcomes are listed, for each outcome.
const SAMPLES: usize = 40;

#[test]
fn samples_follow_the_listed_weights() {
    let mut dice = QuickDice::new(7);
    let (mut listed, mut positions) = (0, 0);
    for setup in Fourmidable::PROFILE.every_setup() {
        play(&setup, 3, |state, event| {
            let Event::Chance(found) = event else { return };
            positions += 1;
            let Some(chances) = state.chances() else {
                // Rows and hands, and draws of several cards from full decks.
                let phase = state.table().phase;
                assert!(
                    matches!(
                        phase,
                        Phase::Row | Phase::Deal(_) | Phase::Objectives(..) | Phase::Draw(..)
                    ),
                    "{phase:?}"
                );
                return;
            };
            listed += 1;
            let total: u64 = chances.iter().map(|(_, weight)| weight).sum();
            let mut drawn: HashMap<_, usize> = HashMap::new();
            let most = if chances.len() > 200 {
                400
            } else {
                SAMPLES * chances.len()
            };
            for _ in 0..most {
                *drawn.entry(state.sample_chance(&mut dice)).or_default() += 1;
            }
            assert!(chances.iter().any(|(chance, _)| chance == found));
            // Squares of what is off, in units of what chance alone brings.
            let mut off = 0.0;
            for (chance, weight) in &chances {
                assert!(*weight > 0);
                // Applying thousands of outcomes takes long, and they are of one kind.
                if chances.len() < 200 || dice.below(20) == 0 {
                    let mut next = state.clone();
                    next.apply_chance(chance.clone()).expect("it is listed");
                }
                let expected = most as f64 * *weight as f64 / total as f64;
                let found = drawn.remove(chance).unwrap_or(0) as f64;
                off += (found - expected).powi(2) / expected;
            }
            assert!(drawn.is_empty(), "not listed: {drawn:?}");
            let free = chances.len() as f64 - 1.0;
            let bound = free + 6.0 * (2.0 * free).sqrt() + 18.0;
            assert!(
                off <= bound,
                "{off:.1} of {bound:.1} in {:?}",
                state.table().phase
            );
        });
    }
    // Most chance in a game is the weather.
    assert!(listed * 4 > positions * 3, "{listed} of {positions}");
}

/// Twins that one action is tried in.
const TWINS: u64 = 64;

#[test]
fn what_rules_look_into_is_what_an_action_can_reveal() {
    let (mut actions, mut revealing, mut in_vain) = (0, 0, 0);
    for setup in Fourmidable::PROFILE.every_setup() {
        let mut dice = QuickDice::new(11);
        play(&setup, 5, |state, event| {
            let Event::Action(seat, action) = *event else {
                return;
            };
            let mut after = state.clone();
            let (done, learned) = watched(|| after.play(seat, action));
            done.expect("it was listed");
            let noted = learned.contains(seat);
            // Where nothing is noted, a few twins at every action are many in all.
            let twins = if noted { TWINS } else { 2 };
            let observer = Observer::Seat(seat);
            let seen = after.view(observer);
            let differs = (0..twins).any(|_| {
                let mut twin = scramble(state, seat, &mut dice);
                twin.play(seat, action).is_err() || twin.view(observer) != seen
            });
            assert!(noted || !differs, "{action} reveals something in {state:?}");
            actions += 1;
            revealing += usize::from(differs);
            in_vain += usize::from(noted && !differs);
        });
    }
    println!("{actions} actions, {revealing} reveal something, {in_vain} noted in vain");
    assert!(revealing > 20, "{revealing} of {actions}");
    assert!(in_vain * 4 < revealing, "{in_vain} beside {revealing}");
}

#[test]
fn only_the_last_choice_of_a_draft_round_and_the_end_reveal_anything() {
    for setup in Fourmidable::PROFILE.every_setup() {
        play(&setup, 9, |state, event| {
            let Event::Action(seat, action) = *event else {
                return;
            };
            let mut after = state.clone();
            let (_, learned) = watched(|| after.play(seat, action));
            if learned.contains(seat) {
                let over = after.table().phase == Phase::Over;
                assert!(matches!(action, Action::Take(_)) || over, "{action}");
            }
        });
    }
}

#[test]
fn states_that_differ_have_other_fingerprints() {
    let mut states: HashMap<u64, Fourmidable> = HashMap::new();
    for variant in ["child", "apprentice", "intermediate", "experienced", "solo"] {
        let setup = Fourmidable::PROFILE.read_setup(variant).expect("a variant");
        for seed in 0..3 {
            play(&setup, seed, |state, _| {
                let known = states
                    .entry(state.fingerprint())
                    .or_insert_with(|| state.clone());
                assert_eq!(known, state);
            });
        }
    }
    assert!(states.len() > 2_000, "{}", states.len());
}
