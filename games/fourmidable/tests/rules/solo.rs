//! Rulebook: Solo.

use engine::testkit::Scenario;
use formicary_fourmidable::Fourmidable;
use formicary_fourmidable::scoring::rating;

/// White's nest is on the water.
fn solo(text: &str) -> Scenario<Fourmidable> {
    Scenario::new(&format!(
        "options solo deck=symmetric; row h01 f01 d01 h02 f02; {text}"
    ))
}

/// The same where only the middle is in play.
fn middle(text: &str) -> Scenario<Fourmidable> {
    Scenario::new(&format!(
        "options solo deck=symmetric forest=middle; row h01 f01 d01 h02 f02; {text}"
    ))
}

const RULE: &str = "rule-solo";

#[test]
fn each_harvest_is_answered_from_the_bag() {
    solo("white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white step g6")
        .play("white stop")
        .expect("game phase bag")
        // Two raspberries lie beside g6.
        .play("* bag raspberry")
        .expect("white ladybug 1; game phase feed");
}

#[test]
fn the_nearest_food_and_the_player_decides_ties() {
    let game = solo("white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag beetle");
    // From the nest in the middle, one beetle lies one step away; the digger is one step below.
    game.expect("spider at g5; g5 ground empty");
    solo("white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag ladybug")
        .expect("game phase feed")
        .refuse("white feed f7", RULE, "refused-not-nearest")
        .play("white feed h5")
        .expect("spider at h5; h5 ground empty");
}

#[test]
fn other_food_of_its_kind_and_then_anywhere() {
    let no_beetles = "empty g5 g7 j6";
    middle(&format!("{no_beetles}; white ant digger hole; turn white"))
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag beetle")
        .play("white feed g6")
        .expect("g6 ground empty");
    let no_insects = "empty g5 g7 j6 f7 g6 h5 i5 i8 j8";
    middle(&format!("{no_insects}; white ant digger hole; turn white"))
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag beetle")
        .play("white feed f5")
        .expect("f5 ground mushroom; spider at f5");
}

#[test]
fn predators_complete_objectives() {
    solo("white ant digger hole; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag ladybug")
        .play("white feed h5")
        .play("white walk digger hole")
        .play("white step r2c4")
        .play("* bag ladybug")
        .expect("game lost 1 row 4 phase refill")
        .play("* refill h03")
        .expect("game row 5 phase turn");
}

#[test]
fn there_is_no_predator_action() {
    solo("white ant digger hole; turn white").refuse(
        "white predator spider h5",
        RULE,
        "refused-no-predators-alone",
    );
}

#[test]
fn six_rounds() {
    solo("round 6; white birth-done; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white stop")
        .expect("game phase over; white place 2");
    solo("round 5; white birth-done; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white stop")
        .expect("game phase weather round 6");
}

#[test]
fn ratings() {
    for (score, expected) in [(100, 0), (101, 1), (111, 2), (121, 3), (131, 4)] {
        assert_eq!(rating(score), expected);
    }
}
