//! Rulebook: Perform Tasks.

use super::scenario;

#[test]
fn each_builder_adds_two_to_the_nest_size() {
    let _ = scenario("red at e3 1 builders 3; marker e3 prey 1; tasks red").expect("red size 12");
}

#[test]
fn tasks_can_be_done_in_any_order_and_each_area_once() {
    let position = scenario(
        "red at e3 2 at d2 2; yellow at d2 1; marker e3 prey 2; marker d2 prey 2; tasks red",
    );
    assert_eq!(
        position.listed(0, ""),
        [
            "attack d2 yellow",
            "harvest d2 1",
            "harvest d2 2",
            "harvest e3 1",
            "harvest e3 2",
            "done"
        ]
    );
    let _ = position
        .play("red harvest d2 1")
        .play("* roll 2")
        .refuse("red attack d2 yellow", "rule-tasks", "refused-busy")
        .refuse("red harvest d2 1", "rule-tasks", "refused-busy")
        .refuse("red tend e4", "rule-tasks", "refused-no-ants-there");
}

#[test]
fn who_attacks_does_not_forage() {
    let _ = scenario(
        "red at d2 3 at e3 1; yellow at d2 1; marker d2 prey 2; marker e3 prey 1; tasks red",
    )
    .play("red attack d2 yellow")
    .play("* roll 6")
    .play("red return 0")
    .refuse("red harvest d2 1", "rule-tasks", "refused-busy");
}

#[test]
fn a_turn_without_tasks_ends_by_itself() {
    let _ = scenario("red at e2 1; yellow at e8 1; one red")
        .play("red done")
        .expect("game phase move player yellow");
}
