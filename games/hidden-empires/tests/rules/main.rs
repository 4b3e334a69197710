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
use formicary_hidden_empires::HiddenEmpires;

/// A position of two players: red's nest is in e2, yellow's in e8.
#[track_caller]
fn scenario(text: &str) -> Scenario<HiddenEmpires> {
    Scenario::new(text)
}
