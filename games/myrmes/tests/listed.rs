//! A listed action does the same whether it is checked or not, and fingerprints tell states apart.

use std::collections::HashMap;

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice};
use formicary_myrmes::Myrmes;

#[test]
fn listed_actions_lead_to_the_same_state_unchecked() {
    let mut played = 0;
    let mut fingerprints: HashMap<u64, Myrmes> = HashMap::new();
    for (index, setup) in Myrmes::PROFILE.every_setup().iter().enumerate() {
        let mut dice = QuickDice::new(index as u64);
        let mut game = Myrmes::new(setup).unwrap();
        let mut actions = Vec::new();
        loop {
            match game.awaited() {
                Awaited::Nobody(_) => break,
                Awaited::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(chance).unwrap();
                }
                awaited @ Awaited::Seats { .. } => {
                    for seat in awaited.actors().iter() {
                        actions.clear();
                        game.legal_actions(seat, &mut actions);
                        for &action in &actions {
                            let mut checked = game.clone();
                            checked.play(seat, action).unwrap();
                            let mut unchecked = game.clone();
                            unchecked.play_listed(seat, action);
                            assert_eq!(checked, unchecked, "{action}");
                            let fingerprint = checked.fingerprint();
                            assert_eq!(fingerprint, unchecked.fingerprint(), "{action}");
                            let same = fingerprints.entry(fingerprint).or_insert(unchecked);
                            assert_eq!(*same, checked, "{action}");
                            played += 1;
                        }
                    }
                    let seats: Vec<_> = awaited.actors().iter().collect();
                    let seat = *pick(&seats, &mut dice);
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    game.play_listed(seat, *pick(&actions, &mut dice));
                }
            }
        }
        fingerprints.clear();
    }
    assert!(played > 10_000, "{played}");
}
