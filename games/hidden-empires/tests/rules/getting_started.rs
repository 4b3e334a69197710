//! Rulebook: Getting Started.

use super::{listed, scenario};

#[test]
fn nest_markers_are_drawn_one_by_one_and_the_last_player_has_no_choice() {
    let position = scenario("options basic players=3; begin")
        .expect("game phase draw-nest")
        .play("* next blue")
        .expect("game phase place-nest player blue");
    assert_eq!(
        listed(&position, 2, "nest"),
        ["nest b2", "nest e8", "nest h2"]
    );
    position
        .refuse("red nest b2", "rule-turn-order", "refused-not-your-turn")
        .refuse("blue nest e5", "rule-setup", "refused-no-start")
        .play("blue nest e8")
        .refuse("* next blue", "rule-chance", "refused-impossible-chance")
        .play("* next red")
        .refuse("red nest e8", "rule-setup", "refused-start-taken")
        .play("red nest b2")
        .play("* next yellow")
        .expect("yellow h2 6 size 6 female-eggs 1 female-larvae 1 small-pupae 1 brood 3 food 0")
        .expect("game phase marker");
}

#[test]
fn every_area_without_a_nest_has_a_marker_and_those_next_to_nests_are_turned_up() {
    let mut position = scenario("begin")
        .play("* next red")
        .play("red nest e8")
        .play("* next yellow")
        .expect("map facedown 59; unused unseen 25; yellow e2 6");
    for _ in 0..12 {
        position = position.play("* marker prey 1");
    }
    // Whoever placed last begins; the first nest is turned up first.
    let _ = position
        .expect("map facedown 47; e9 marker prey; f2 marker prey; unused unseen 25 seen 0")
        .expect("game phase move player yellow turn 1");
}

#[test]
fn predators_next_to_predators_are_replaced_in_the_set_up() {
    // Around e8: e9, d8, d7, e7, f7, f8.
    let _ = scenario("begin")
        .play("* next red")
        .play("red nest e8")
        .play("* next yellow")
        .play("* marker predators 3")
        .expect("e9 marker predators")
        .play("* marker predators 1")
        .expect("game phase replacement; d8 marker none")
        .refuse(
            "* again predators 1",
            "rule-chance",
            "refused-impossible-chance",
        )
        .play("* marker predators 2")
        .expect("game phase replacement")
        .play("* marker aphids 2")
        .expect("d8 marker aphids; unused seen 2 unseen 23; game phase marker");
}

#[test]
fn empty_markers_are_removed() {
    let _ = scenario("begin")
        .play("* next red")
        .play("red nest e8")
        .play("* next yellow")
        .play("* marker empty")
        .expect("e9 marker none; unused seen 1");
}
