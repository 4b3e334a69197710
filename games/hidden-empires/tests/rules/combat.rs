//! Rulebook: Combat.

use super::scenario;

#[test]
fn ants_in_a_shared_area_may_be_attacked() {
    let position = scenario("red at e5 3 at e2 1; yellow at e5 2; tasks red");
    assert_eq!(position.listed(0, "attack"), ["attack e5 yellow"]);
    let _ = position
        .refuse("red attack e5 red", "rule-combat", "refused-own-ants")
        .refuse(
            "red attack e2 yellow",
            "rule-combat",
            "refused-nobody-to-attack",
        )
        .play("red attack e5 yellow")
        .expect("game phase scatter-dice");
}

#[test]
fn only_one_of_several_opponents_can_be_attacked() {
    let _ =
        scenario("options basic players=3; red at e5 5; yellow at e5 1; blue at e5 2; tasks red")
            .play("red attack e5 blue")
            .play("* roll 56")
            .expect("red e5 3; blue e5 0; yellow e5 1")
            .play("red return 0")
            .expect("game phase move player yellow");
}

#[test]
fn defenders_scatter_on_one_two_and_three() {
    let position = scenario("red at e5 6; yellow at e5 4; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 1346")
        .expect("game phase scatter player yellow hits 2");
    assert_eq!(
        position.listed(1, "return"),
        ["return 0", "return 1", "return 2"]
    );
    let _ = position
        .refuse("red return 0", "rule-turn-order", "refused-not-your-turn")
        .refuse("yellow return 3", "rule-scatter", "refused-scatter")
        .play("yellow return 2")
        .expect("yellow returning 2 e5 0; red e5 4; game phase stay");
}

#[test]
fn nobody_has_to_scatter() {
    let _ = scenario("red at e5 3; yellow at e5 2; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 11")
        .play("yellow return 0")
        .expect("yellow returning 0 e5 0; red e5 1");
}

#[test]
fn equal_sides_are_eliminated() {
    let _ = scenario("red at e5 3; yellow at e5 3 at e8 1; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 456")
        .expect("red e5 0 returning 0; yellow e5 0; game player yellow");
}

#[test]
fn the_defender_may_win() {
    let _ = scenario("red at e5 2; yellow at e5 5; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 44456")
        .expect("red e5 0; yellow e5 3");
}

#[test]
fn remaining_attackers_stay_or_return() {
    let position = scenario("red at e5 4 at e3 1; yellow at e5 1; marker e3 prey 1; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 6")
        .expect("game phase stay player red");
    assert_eq!(position.listed(0, "return").len(), 4);
    let _ = position
        .refuse("red return 4", "rule-stay-or-return", "refused-return")
        .play("red return 2")
        .expect("red e5 1 returning 2; game phase tasks");
}

#[test]
fn attackers_at_an_opposing_nest_must_return() {
    let _ = scenario("red at e8 4 at e3 1; yellow at e8 1; marker e3 prey 1; tasks red")
        .play("red attack e8 yellow")
        .play("* roll 6")
        .expect("red e8 0 returning 3; game phase tasks");
}

#[test]
fn at_their_own_nest_attackers_may_stay() {
    let _ = scenario("red at e2 4; yellow at e2 1; tasks red")
        .play("red attack e2 yellow")
        .play("* roll 6")
        .expect("game phase stay; red e2 3");
}

#[test]
fn the_nest_itself_is_safe() {
    let position = scenario("red at e8 4; yellow nurses 2; one red").play("red done");
    assert_eq!(position.state().table().game_turn, 1);
    let _ = position.expect("yellow nurses 2; red e8 4; game player yellow");
}
