//! What is listed: actions that can be played unchecked, and what chance can bring.

use std::collections::BTreeMap;

use engine::chance::pick;
use engine::{Awaited, Game, Observer, QuickDice};
use formicary_ants::{Action, Ants, Chance, Design};

/// Shows every position of random games of every setup.
fn visit(games: u64, mut look: impl FnMut(&Ants, &[Action])) {
    let all_other = "first=brown corners=six overlay=flat ties=broken";
    let all_other = Ants::PROFILE.read_setup(all_other);
    for setup in Ants::PROFILE.every_setup().into_iter().chain(all_other) {
        for seed in 0..games {
            let mut dice = QuickDice::new(seed);
            let mut state = Ants::new(&setup).unwrap();
            let mut actions = Vec::new();
            loop {
                let awaited = state.awaited();
                actions.clear();
                if let Some(seat) = awaited.actors().first() {
                    state.legal_actions(seat, &mut actions);
                }
                look(&state, &actions);
                match awaited {
                    Awaited::Nobody(_) => break,
                    Awaited::Chance => {
                        let chance = state.sample_chance(&mut dice);
                        state.apply_chance(chance).unwrap();
                    }
                    Awaited::Seats { must, .. } => {
                        let action = *pick(&actions, &mut dice);
                        state.play(must.first().unwrap(), action).unwrap();
                    }
                }
            }
        }
    }
}

#[test]
fn a_listed_action_leads_to_the_same_state_unchecked() {
    visit(2, |state, actions| {
        let seat = state.to_move().seat();
        for &action in actions {
            let (mut checked, mut unchecked) = (state.clone(), state.clone());
            checked.play(seat, action).unwrap();
            unchecked.play_listed(seat, action);
            assert_eq!(checked, unchecked, "{action}");
            assert_eq!(checked.fingerprint(), unchecked.fingerprint(), "{action}");
        }
    });
}

#[test]
fn equal_states_have_equal_fingerprints_and_others_do_not() {
    let mut seen: BTreeMap<u64, Ants> = BTreeMap::new();
    visit(4, |state, actions| {
        let seat = state.to_move().seat();
        let after = actions.iter().step_by(7).map(|&action| {
            let mut after = state.clone();
            after.play_listed(seat, action);
            after
        });
        for state in after.chain([state.clone()]) {
            let view = state.view(Observer::Spectator);
            let again = Ants::determinize(&view, &mut QuickDice::new(0));
            assert_eq!(again, state);
            assert_eq!(again.fingerprint(), state.fingerprint());
            let same = seen
                .entry(state.fingerprint())
                .or_insert_with(|| state.clone());
            assert_eq!(*same, state, "two states with one fingerprint");
        }
    });
    assert!(seen.len() > 10_000, "{} states", seen.len());
}

#[test]
fn chances_are_everything_that_can_come_up() {
    let everything: Vec<Chance> = ["first beige", "first brown"]
        .map(str::to_owned)
        .into_iter()
        .chain(Design::ALL.map(|design| format!("reveal {}", design.id())))
        .chain(["reveal eeeeee-111111-111111".to_owned()])
        .map(|text| text.parse().unwrap())
        .collect();
    visit(2, |state, _| {
        if state.awaited() != Awaited::Chance {
            return;
        }
        let chances = state.chances().expect("they can be listed");
        for chance in &everything {
            let weight = chances.iter().filter(|(listed, _)| listed == chance);
            let can_come = state.clone().apply_chance(*chance).is_ok();
            assert_eq!(weight.count(), usize::from(can_come), "{chance}");
        }
        assert!(chances.iter().all(|&(_, weight)| weight > 0));
    });
}

#[test]
fn chances_are_as_likely_as_their_weights_say() {
    const SAMPLES: u32 = 4_000;
    let setup = Ants::PROFILE.usual();
    let mut dice = QuickDice::new(7);
    let mut state = Ants::new(&setup).unwrap();
    let mut compared = 0;
    loop {
        match state.awaited() {
            Awaited::Nobody(_) => break,
            Awaited::Chance => {
                let chances = state.chances().expect("they can be listed");
                let all: u64 = chances.iter().map(|&(_, weight)| weight).sum();
                let mut found = vec![0_u32; chances.len()];
                for _ in 0..SAMPLES {
                    let chance = state.sample_chance(&mut dice);
                    let listed = chances.iter().position(|&(listed, _)| listed == chance);
                    found[listed.expect("what comes up is listed")] += 1;
                }
                let chi_square: f64 = chances
                    .iter()
                    .zip(&found)
                    .map(|(&(_, weight), &found)| {
                        let expected = f64::from(SAMPLES) * weight as f64 / all as f64;
                        (f64::from(found) - expected).powi(2) / expected
                    })
                    .sum();
                // Mean and variance of the distribution are known: five deviations are very rare.
                let freedom = (chances.len() - 1) as f64;
                let bound = freedom + 5.0 * (2.0 * freedom).sqrt();
                assert!(
                    chi_square <= bound,
                    "{chi_square} for {chances:?}: {found:?}"
                );
                compared += 1;
                let (chance, _) = *pick(&chances, &mut dice);
                state.apply_chance(chance).unwrap();
            }
            Awaited::Seats { must, .. } => {
                let mut actions = Vec::new();
                let seat = must.first().unwrap();
                state.legal_actions(seat, &mut actions);
                state.play(seat, *pick(&actions, &mut dice)).unwrap();
            }
        }
    }
    assert_eq!(compared, 25, "who begins, and 24 tiles");
}
