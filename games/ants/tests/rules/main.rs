//! One test for each rule, in the order of the rulebook.

mod box_file;
mod deal;
mod draw;
mod place;
mod scoring;
mod tiles;

use engine::testkit::Scenario;
use formicary_ants::Ants;

/// A position of Ants, as text.
#[track_caller]
fn scenario(text: &str) -> Scenario<Ants> {
    Scenario::new(text)
}
