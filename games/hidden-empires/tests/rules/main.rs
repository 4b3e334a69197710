//! One test for each rule, in the order of the rulebook.

mod auction;
mod cards;
mod combat;
mod describe;
mod discovery;
mod draw_card;
mod events;
mod foraging;
mod forecast;
mod getting_started;
mod hand_cards;
mod invade;
mod map;
mod move_ants;
mod nest_phase;
mod options;
mod patrol;
mod realistic_time_scale;
mod restart;
mod scoring;
mod scout;
mod tasks;
mod traits;

use engine::testkit::Scenario;
use engine::{Game, Seat};
use formicary_hidden_empires::HiddenEmpires;

/// A position of two players: red's nest is in e2, yellow's in e8.
#[track_caller]
fn scenario(text: &str) -> Scenario<HiddenEmpires> {
    Scenario::new(text)
}

/// The listed actions that begin with a word, as text.
fn listed(position: &Scenario<HiddenEmpires>, seat: usize, word: &str) -> Vec<String> {
    let mut actions = Vec::new();
    position
        .state()
        .legal_actions(Seat::new(seat), &mut actions);
    actions
        .iter()
        .map(ToString::to_string)
        .filter(|text| text.starts_with(word))
        .collect()
}
