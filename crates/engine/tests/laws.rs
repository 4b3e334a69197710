//! The laws hold for every setup of the yardstick games.

use formicary_engine::Game;
use yardsticks::{Crumbs, testing};

#[test]
fn tic_tac_toe_keeps_the_laws() {
    let report = testing::tic_tac_toe().check(200);
    assert_eq!(report.games, 200);
    assert_eq!(report.longest, 9);
}

#[test]
fn connect_four_keeps_the_laws() {
    let report = testing::connect_four().check(100);
    assert_eq!(report.games, 100);
    assert!(report.longest > 30, "{report:?}");
}

#[test]
fn crumbs_keeps_the_laws_with_every_setup() {
    let setups = Crumbs::PROFILE.every_setup().len() as u64;
    let report = testing::crumbs().check(40);
    assert_eq!(report.games, 40 * setups);
}
