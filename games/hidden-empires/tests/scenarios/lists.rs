//! Lists stay short, whatever the options.

use super::*;
use engine::chance::pick;
use engine::{Awaited, Dice, QuickDice};

/// Ruling 94: lists stay short.
#[test]
fn a_large_mixed_reserve_can_be_called_out_from_a_short_list() {
    let position = scenario("options advanced; red at e2 1 reserves 60 medias reserves 20 majors reserves 20 size 200 trait guard-caste trait soldier-caste; yellow home 1; facedown e3; one red")
        .play("red lift e2 1")
        .play("red put e3")
        .play("red done")
        .play("red scout e3")
        .play("red done");
    let count = position.listed(0, "reinforce").len();
    assert!(count < 5_000, "{count} ways to reinforce");
}

#[test]
fn a_large_mixed_army_scatters_from_a_short_list() {
    let position = scenario("options advanced; red at e5 1; yellow at e5 60 medias e5 20 majors e5 20 trait guard-caste trait soldier-caste; tasks red")
        .play("red attack e5 yellow")
        .play(&format!("* roll {}", "1".repeat(100)));
    let count = position.listed(1, "return").len();
    assert!(count < 5_000, "{count} ways to scatter");
}

/// Any two options go together: random games of every pair end, and their lists stay short.
#[test]
fn games_of_every_pair_of_options_end() {
    const CHOICES: [&str; 10] = [
        "predators=everybody",
        "turn-order=random",
        "restart=on",
        "down-with-the-queen=on",
        "fewer-events=on",
        "realistic-time-scale=on",
        "overbidding=off",
        "discovery=scouts",
        "nest-losses=in-order",
        "nest-sites=open",
    ];
    let mut longest = 0;
    for (place, one) in CHOICES.iter().enumerate() {
        for (other, two) in CHOICES[..place].iter().enumerate() {
            let players = 2 + (place + other) % 5;
            let text = format!("advanced players={players} target=4 {one} {two}");
            let setup = HiddenEmpires::PROFILE.read_setup(&text).unwrap();
            let mut dice = QuickDice::new((place * 10 + other) as u64);
            let mut game = HiddenEmpires::new(&setup).unwrap();
            let mut actions = Vec::new();
            for ply in 0.. {
                assert!(ply < 100_000, "{text}");
                match game.awaited() {
                    Awaited::Nobody(_) => break,
                    Awaited::Chance => {
                        let chance = game.sample_chance(&mut dice);
                        game.apply_chance(chance).unwrap();
                    }
                    awaited @ Awaited::Seats { .. } => {
                        let seat = awaited.actors().first().unwrap();
                        actions.clear();
                        game.legal_actions(seat, &mut actions);
                        longest = longest.max(actions.len());
                        let end = actions.contains(&Action::Done) && dice.below(3) == 0;
                        let action = if end {
                            Action::Done
                        } else {
                            *pick(&actions, &mut dice)
                        };
                        game.play(seat, action).unwrap();
                    }
                }
            }
        }
    }
    assert!(longest < 1_000, "{longest} actions in a list");
}

/// Ruling 94: what a list leaves out can be typed, and what it names can be played.
#[test]
fn choices_from_many_castes_are_named_or_typed() {
    let position = scenario("options advanced; red at e5 30 trait mace; yellow at e5 60 medias e5 20 majors e5 20 trait guard-caste trait soldier-caste; tasks red")
        .play("red attack e5 yellow")
        .play(&format!("* roll {}{}", "1".repeat(37), "6".repeat(63)));
    let named = position.listed(1, "return");
    assert!(named.len() < 1_000, "{}", named.len());
    assert!(named.contains(&"return 37".to_owned()));
    assert!(named.contains(&"return 0".to_owned()));
    for text in &named {
        let mut state = position.state().clone();
        state.play(Seat::new(1), text.parse().unwrap()).unwrap();
    }
    let position = position
        .play("yellow return 13 7 medias 6 majors")
        .play(&format!("* roll {}", "1".repeat(30)))
        .expect("yellow returning 26; game phase driven-off player yellow");
    let named = position.listed(1, "return");
    assert!((50..1_000).contains(&named.len()), "{}", named.len());
    for text in &named {
        let mut state = position.state().clone();
        state.play(Seat::new(1), text.parse().unwrap()).unwrap();
    }
    let _ = position
        .play("yellow return 9 9 medias 12 majors")
        .expect("yellow returning 56");
}
