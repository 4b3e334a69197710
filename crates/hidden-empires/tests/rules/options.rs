//! Rulebook: Game Length; Random Turn Order.

use super::scenario;
use engine::Game;
use hidden_empires::HiddenEmpires;

#[test]
fn another_score_can_be_the_target() {
    let _ = scenario("options basic players=2 target=4; red virgin-queens 1 drones 1 food 2; nest")
        .play("red fly")
        .expect("game phase over");
    let _ = scenario(
        "options basic players=2 target=17; red at e2 1 score 12 virgin-queens 1 drones 1 food 2; nest",
    )
    .play("red fly")
    .expect("red score 16; game phase move");
}

#[test]
fn the_order_of_turns_may_be_drawn() {
    let _ = scenario(
        "options basic players=3 turn-order=random; red at b2 1; yellow at e8 1; blue at h2 1 drones 1 food 1; nest",
    )
    .play("blue stay")
    .expect("game phase next-player turn 2")
    .play("* next blue")
    .expect("game phase move player blue")
    .play("blue done")
    .play("blue done")
    .refuse("* next blue", "rule-chance", "refused-impossible-chance")
    .play("* next yellow")
    .play("yellow done")
    .play("yellow done")
    .expect("game phase move player red");
}

#[test]
fn unknown_options_are_refused() {
    let read = |text| HiddenEmpires::PROFILE.read_setup(text);
    assert!(read("basic target=3").is_err());
    assert!(read("basic players=7").is_err());
    assert!(read("advanced fewer-events=maybe").is_err());
    assert!(read("basic restart=on").is_err());
    assert!(read("advanced players=6 restart=on").is_ok());
    assert!(read("basic players=6 target=32 turn-order=random").is_ok());
}
