//! Rulebook: Donner naissance à une fourmi.

use super::apprentice;

#[test]
fn the_newborn_is_with_the_queen_and_moves_in_a_later_action() {
    apprentice("white ant hunter hole moved; turn white")
        .play("white birth farmer")
        .expect("white ants 2 ant-1 queen; tiles farmer 1; game actor blue")
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
    for (players, tiles) in [
        (2, "hunter 2 farmer 2 digger 1"),
        (3, "hunter 2 farmer 2 digger 1"),
        (4, "hunter 2 farmer 2 digger 2"),
        (5, "hunter 3 farmer 2 digger 2"),
        (6, "hunter 3 farmer 3 digger 2"),
    ] {
        engine::testkit::Scenario::<formicary_fourmidable::Fourmidable>::new(&format!(
            "options apprentice players={players}; begin"
        ))
        .expect(&format!("tiles {tiles}"));
    }
}
