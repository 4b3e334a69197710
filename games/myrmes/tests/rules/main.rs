//! One test for each rule, in the order of the rulebook.

mod atelier;
mod births;
mod clearing;
mod colony;
mod describe;
mod end_of_turn;
mod event;
mod game_setup;
mod garden;
mod harvest;
mod hunting;
mod interplay;
mod larvae;
mod movement;
mod objectives;
mod options;
mod placing;
mod scoring;
mod secrets;
mod solo;
mod winter;
mod workers;

use engine::testkit::Scenario;
use engine::{Game, Seat};
use formicary_myrmes::{Action, Myrmes};

/// A position of Myrmes, as text.
#[track_caller]
fn scenario(text: &str) -> Scenario<Myrmes> {
    Scenario::new(text)
}

/// A position of two players: red starts on l3, yellow on l9.
#[track_caller]
fn two(text: &str) -> Scenario<Myrmes> {
    scenario(&format!("options base players=2; {text}"))
}

/// A position of the easy solo game: red starts on m6.
#[track_caller]
fn alone(text: &str) -> Scenario<Myrmes> {
    scenario(&format!("options solo-easy players=1; {text}"))
}

/// Everything that the seat with this index may do.
fn actions(position: &Scenario<Myrmes>, seat: usize) -> Vec<Action> {
    let mut actions = Vec::new();
    position
        .state()
        .legal_actions(Seat::new(seat), &mut actions);
    actions
}
