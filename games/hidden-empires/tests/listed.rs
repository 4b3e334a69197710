//! Listed actions lead to the same state whether they are checked again or not.

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice};
use formicary_hidden_empires::staged::Flourishing;
use formicary_hidden_empires::{Colony, HiddenEmpires};

fn play<G: Game>(mut game: G, seed: u64) -> u32 {
    let mut dice = QuickDice::new(seed);
    let mut actions = Vec::new();
    let mut compared = 0;
    loop {
        match game.awaited() {
            Awaited::Nobody(_) => return compared,
            Awaited::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(chance).unwrap();
            }
            awaited @ Awaited::Seats { .. } => {
                for seat in awaited.actors().iter() {
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    for action in &actions {
                        let (mut checked, mut listed) = (game.clone(), game.clone());
                        checked.play(seat, action.clone()).unwrap();
                        listed.play_listed(seat, action.clone());
                        assert_eq!(checked, listed, "{action} of {seat}");
                        assert_eq!(checked.fingerprint(), listed.fingerprint());
                        compared += 1;
                    }
                }
                let seats: Vec<_> = awaited.actors().iter().collect();
                let seat = *pick(&seats, &mut dice);
                actions.clear();
                game.legal_actions(seat, &mut actions);
                game.play_listed(seat, pick(&actions, &mut dice).clone());
            }
        }
    }
}

#[test]
fn listed_actions_play_the_same_without_checks() {
    let mut compared = 0;
    for (seed, setup) in HiddenEmpires::PROFILE.every_setup().iter().enumerate() {
        compared += play(HiddenEmpires::new(setup).unwrap(), seed as u64);
    }
    println!("{compared} actions");
    assert!(compared > 50_000);
}

#[test]
fn listed_actions_of_large_colonies_play_the_same_without_checks() {
    for options in [
        "basic",
        "advanced",
        "advanced restart=on",
        "advanced down-with-the-queen=on",
    ] {
        for players in 2..=6 {
            let setup = format!("{options} players={players}");
            let setup = HiddenEmpires::PROFILE.read_setup(&setup).unwrap();
            assert!(play(Flourishing::new(&setup).unwrap(), players) > 1000);
        }
    }
}

/// Search copies states all the time.
#[test]
fn a_state_is_small() {
    let (shared, colony) = (size_of::<HiddenEmpires>(), size_of::<Colony>());
    println!("{shared} bytes, and {colony} for each colony");
    assert!(shared + 6 * colony < 3000);
}
