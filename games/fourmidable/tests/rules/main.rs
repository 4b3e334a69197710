//! One test for each rule, in the order of the rulebook. White's nest is on `l11`, blue's on `d1`.

#![expect(unused_must_use, reason = "a test may end with a refusal")]

mod births;
mod box_file;
mod cards;
mod end_of_game;
mod game_setup;
mod harvest;
mod library;
mod moments;
mod movement;
mod nest_holes;
mod objectives;
mod predators;
mod questions;
mod rounds;
mod rulings;
mod secrets;
mod solo;
mod species;
mod weather;
mod words;

use engine::testkit::Scenario;
use formicary_fourmidable::Fourmidable;

/// A position for two at the apprentice level; blue has a hunter at home.
#[track_caller]
fn apprentice(text: &str) -> Scenario<Fourmidable> {
    Scenario::new(&format!(
        "options apprentice players=2 deck=symmetric; blue ant hunter hole; {text}"
    ))
}

/// The same at another level.
#[track_caller]
fn level(level: &str, text: &str) -> Scenario<Fourmidable> {
    Scenario::new(&format!(
        "options {level} players=2 deck=symmetric; blue ant hunter hole; {text}"
    ))
}
