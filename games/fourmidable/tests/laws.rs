//! The laws that every game keeps. Tables of four and more take long: `cargo test --release -- --ignored`
//! plays one game of every setup.

use engine::Game;
use formicary_fourmidable::Fourmidable;
use formicary_fourmidable::staged::laws;

/// Every setup of a level with so many players at most.
fn keeps_the_laws(level: &str, most: usize) {
    let setups = Fourmidable::PROFILE.every_setup();
    for setup in setups.iter().filter(|setup| setup.variant() == level) {
        if setup.players() <= most {
            assert!(laws().only(setup, 1) > 50);
        }
    }
}

#[test]
fn the_child_level_keeps_the_laws() {
    keeps_the_laws("child", 4);
}

#[test]
fn the_apprentice_level_keeps_the_laws() {
    keeps_the_laws("apprentice", 3);
}

#[test]
fn the_intermediate_level_keeps_the_laws() {
    keeps_the_laws("intermediate", 2);
}

#[test]
fn the_experienced_level_keeps_the_laws() {
    keeps_the_laws("experienced", 2);
}

#[test]
fn the_solo_game_keeps_the_laws() {
    keeps_the_laws("solo", 1);
}

#[test]
#[ignore = "long"]
fn every_setup_keeps_the_laws() {
    let report = laws().check(1);
    assert!(report.games > 40);
}
