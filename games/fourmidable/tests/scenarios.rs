//! Scenarios made from the rulebook alone, heading by heading, without a look at the program.
//! White's nest is on `l11`, blue's on `d1`.

#![expect(unused_must_use, reason = "a test may end with a refusal")]

#[path = "scenarios/box_files.rs"]
mod box_files;
#[path = "scenarios/combinations.rs"]
mod combinations;
#[path = "scenarios/corners.rs"]
mod corners;
#[path = "scenarios/imagining.rs"]
mod imagining;
#[path = "scenarios/interruptions.rs"]
mod interruptions;
#[path = "scenarios/levels.rs"]
mod levels;
#[path = "scenarios/random_play.rs"]
mod random_play;
#[path = "scenarios/readings.rs"]
mod readings;
#[path = "scenarios/together.rs"]
mod together;

use engine::testkit::Scenario;
use engine::{Game, Seat};
use formicary_fourmidable::{Action, Fourmidable};

const WHITE: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

#[track_caller]
fn stage(text: &str) -> Scenario<Fourmidable> {
    Scenario::new(text)
}

/// Two players, the usual deck; blue has a hunter at home.
#[track_caller]
fn two(options: &str, text: &str) -> Scenario<Fourmidable> {
    stage(&format!(
        "options {options} players=2; blue ant hunter hole; {text}"
    ))
}

fn actions(game: &Fourmidable, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}
