//! Rulebook: Important. Larvae for food, at any point of one's turn.

use super::{scenario, two};

#[test]
fn three_larvae_make_one_food() {
    let _ = two("red larvae 7; work red")
        .play("red exchange")
        .play("red exchange")
        .expect("red larvae 1 food 2; game turn red")
        .refuse("red exchange", "rule-larvae", "refused-larvae");
}

#[test]
fn fewer_than_three_larvae_make_nothing() {
    let position =
        two("red larvae 2; work red").refuse("red exchange", "rule-larvae", "refused-larvae");
    assert!(!position.lists("red exchange"));
}

#[test]
fn they_may_be_exchanged_while_a_worker_is_outside() {
    two("red larvae 3 level 1; sortie red m3 0")
        .play("red exchange")
        .play("red build scavenging m2-m3-n1")
        .expect("red larvae 0 food 0 special 1");
}

#[test]
fn they_may_be_exchanged_in_the_atelier() {
    two("red larvae 8 atelier 1; atelier red")
        .play("red exchange")
        .play("red exchange")
        .play("red nurse")
        .expect("red nurses 4 larvae 0 food 0");
}

#[test]
fn elsewhere_there_is_nothing_to_buy() {
    let _ = two("dice 1 1 1; red larvae 6; plan").refuse(
        "red exchange",
        "rule-larvae",
        "refused-other-phase",
    );
    let _ = two("red larvae 6 food 9; storage").refuse(
        "red exchange",
        "rule-larvae",
        "refused-other-phase",
    );
    let _ = two("red larvae 6; red tile pair l4-m4 food 1 stone 1; harvest").refuse(
        "red exchange",
        "rule-larvae",
        "refused-other-phase",
    );
}

#[test]
fn in_winter_they_are_exchanged_by_feeding() {
    let _ = two("season autumn; red larvae 7; yellow food 4; winter")
        .refuse("red exchange", "rule-larvae", "refused-exchange-in-winter")
        .play("red feed 2")
        .expect("red larvae 1");
}

#[test]
fn a_player_exchanges_only_in_the_own_turn() {
    let _ = two("yellow larvae 6; work red").refuse(
        "yellow exchange",
        "rule-turn-order",
        "refused-not-your-turn",
    );
}

#[test]
fn counted_food_can_run_out() {
    let position =
        scenario("options base players=2 cubes=counted; red larvae 6; stock food 0; work red")
            .refuse("red exchange", "rule-larvae", "refused-no-cube-left");
    assert!(!position.lists("red exchange"));
}
