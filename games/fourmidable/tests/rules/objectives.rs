//! Rulebook: Commencer la partie, on revealing objectives.

use engine::{Game, Seat};

use super::{apprentice, level};

#[test]
fn resources_are_paid_and_points_scored() {
    apprentice("white hand h01; white store ladybug 3; white ant hunter hole; turn white")
        .play("white reveal h01")
        .expect("white ladybug 1 score 8 completed 1 hand 0; game actor white");
}

#[test]
fn resources_cannot_be_used_twice() {
    apprentice("white hand h01 h04; white store ladybug 2; white store caterpillar 1; white ant hunter hole; turn white")
        .play("white reveal h01")
        .refuse("white reveal h04", "rule-objectives", "refused-cannot-pay")
        .refuse("white reveal h02", "rule-objectives", "refused-not-in-hand");
}

#[test]
fn during_somebody_elses_action_too() {
    let game = apprentice("blue hand h01; blue store ladybug 2; white ant hunter hole; turn white")
        .play("white walk hunter hole");
    let blue = Seat::new(1);
    assert!(game.state().awaited().actors().contains(blue));
    let after = game
        .play("blue reveal h01")
        .expect("blue score 8; game phase walk actor white");
    assert!(!after.state().awaited().actors().contains(blue));
}

#[test]
fn the_child_level_ends_with_the_seventh() {
    level(
        "child",
        "white completed h02 h03 h04 h05 h06 h07; white hand h01; white store ladybug 2; \
         blue hand f01; blue store blueberry 2; white ant hunter hole; turn white",
    )
    .play("white reveal h01")
    .expect("game phase last actor blue")
    .play("blue reveal f01")
    .play("blue done")
    .expect("game phase over; blue score 8");
}
