//! Rulebook: Donner naissance à une fourmi.

use engine::testkit::Scenario;
use formicary_fourmidable::Fourmidable;

use super::{apprentice, level};

#[test]
fn the_newborn_is_with_the_queen_and_moves_in_a_later_action() {
    apprentice("white ant hunter hole moved; turn white")
        .play("white birth farmer")
        .expect("white ants 2 ant-1 queen; tiles farmer 0; game actor blue")
        .play("blue walk hunter hole")
        .play("blue stop")
        .refuse("white birth farmer", "rule-births", "refused-birth-done")
        .play("white walk farmer queen")
        .play("white step hole")
        .expect("game steps 2");
}

#[test]
fn a_tile_that_is_taken_is_gone_for_the_round() {
    apprentice("white ant hunter hole; turn white")
        .play("white birth digger")
        .refuse("blue birth digger", "rule-births", "refused-no-birth-tile");
}

#[test]
fn five_ants_of_a_caste_at_most() {
    apprentice("white unborn hunter 0; white ant farmer hole; turn white").refuse(
        "white birth hunter",
        "rule-births",
        "refused-all-born",
    );
}

#[test]
fn more_tiles_for_more_players() {
    // The rulebook speaks of one tile marked 4th, of those marked 4th and 5th, and of several marked 6th.
    for (births, players, tiles) in [
        ("four", 2, "hunter 2 farmer 1 digger 1"),
        ("four", 3, "hunter 2 farmer 1 digger 1"),
        ("four", 4, "hunter 2 farmer 2 digger 1"),
        ("four", 5, "hunter 2 farmer 2 digger 2"),
        ("four", 6, "hunter 3 farmer 3 digger 2"),
        ("five", 2, "hunter 2 farmer 2 digger 1"),
        ("five", 3, "hunter 2 farmer 2 digger 1"),
        ("five", 4, "hunter 2 farmer 2 digger 2"),
        ("five", 5, "hunter 3 farmer 2 digger 2"),
        ("five", 6, "hunter 3 farmer 3 digger 2"),
    ] {
        Scenario::<Fourmidable>::new(&format!(
            "options apprentice players={players} births={births}; begin"
        ))
        .expect(&format!("tiles {tiles}"));
    }
    Scenario::<Fourmidable>::new("options apprentice players=6; begin")
        .expect("tiles hunter 3 farmer 3 digger 2");
    Scenario::<Fourmidable>::new("options solo; begin").expect("tiles hunter 2 farmer 1 digger 1");
}

#[test]
fn a_birth_is_an_action_of_its_own() {
    apprentice("white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .refuse("white birth farmer", "rule-births", "refused-birth-when");
    level("child", "white ant hunter hole; turn white").refuse(
        "white birth farmer",
        "rule-births",
        "refused-no-births-for-children",
    );
}
