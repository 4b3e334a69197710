//! The laws that every game keeps, for every setup. With two players every ply is looked at closely, with
//! more only some: `cargo xtask soak` looks as closely and as long as one likes.

use engine::{Game, Setup};
use formicary_fourmidable::Fourmidable;
use formicary_fourmidable::setup::Options;
use formicary_fourmidable::staged::laws;

/// One ply in so many is looked at closely.
fn every(setup: &Setup) -> u32 {
    let usual = Fourmidable::PROFILE.setup(setup.variant(), Some(setup.players() as u8), []);
    match setup.players() {
        1 | 2 if usual.as_ref() == Ok(setup) => 1,
        1..=3 => 16,
        _ => 64,
    }
}

fn keeps_the_laws(level: &str) {
    let setups = Fourmidable::PROFILE.every_setup();
    for setup in setups.iter().filter(|setup| setup.variant() == level) {
        let decisions = laws().at_every(every(setup)).only(setup, 1);
        // Each of the first ants is taken up and goes or stops at least once.
        let ants = setup.players() * usize::from(Options::from(setup).first_ants());
        assert!(decisions >= 2 * ants as u64, "{setup}: {decisions}");
    }
}

#[test]
fn the_child_level_keeps_the_laws() {
    keeps_the_laws("child");
}

#[test]
fn the_apprentice_level_keeps_the_laws() {
    keeps_the_laws("apprentice");
}

#[test]
fn the_intermediate_level_keeps_the_laws() {
    keeps_the_laws("intermediate");
}

#[test]
fn the_experienced_level_keeps_the_laws() {
    keeps_the_laws("experienced");
}

#[test]
fn the_solo_game_keeps_the_laws() {
    keeps_the_laws("solo");
}

#[test]
fn what_is_written_as_numbers_keeps_the_laws() {
    for setup in Fourmidable::PROFILE.every_setup() {
        laws().at_every(every(&setup)).encodings_of(&setup, 2);
    }
}
