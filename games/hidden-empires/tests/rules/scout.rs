//! Rulebook: Scout Areas.

use super::scenario;

#[test]
fn only_a_single_ant_enters_the_unknown() {
    let position = scenario("advanced; red at e3 3 at f4 1; facedown e4; one red")
        .play("red lift e3 2")
        .refuse("red put e4", "rule-scout", "refused-single-scout")
        .play("red put d3");
    assert!(position.play("red lift f4 1").lists("red put e4"));
    let position = scenario("advanced; red at e3 3 at f4 1; facedown e4; one red")
        .play("red lift e3 1")
        .play("red put e4")
        .play("red lift f4 1")
        .refuse("red put e4", "rule-scout", "refused-second-scout");
    assert!(!position.lists("red put e4"));
}

#[test]
fn redistribution_needs_no_scout() {
    let _ = scenario("advanced; red at e3 3 at e4 1; facedown e4; move red")
        .play("red lift e3 2")
        .play("red put e4")
        .expect("red e4 3");
}

const SEARCHED: &str = "advanced; red at e3 1; yellow at e4 2";

#[test]
fn patrollers_kill_send_back_or_react() {
    let searched = || {
        scenario(&format!("{SEARCHED}; yellow patrol e4 2; one red"))
            .play("red lift e3 1")
            .play("red put e4")
            .expect("game phase scout player red")
            .refuse("red done", "rule-turn-order", "refused-when-done")
            .play("red scout e4")
            .expect("game phase search-dice")
    };
    let _ = searched().play("* roll 13").expect("red e4 0 returning 0");
    let _ = searched().play("* roll 26").expect("red e4 0 returning 1");
    let _ = searched()
        .play("* roll 46")
        .expect("game phase react player yellow");
}

#[test]
fn patrollers_reinforce_or_retreat() {
    let reacting = || {
        scenario("advanced; red at e3 1; yellow at e4 2 reserves 2; yellow patrol e4 2; one red")
            .play("red lift e3 1")
            .play("red put e4")
            .play("red scout e4")
            .play("* roll 46")
    };
    let position = reacting();
    assert_eq!(
        position.listed(1, ""),
        [
            "reinforce 0",
            "reinforce 1",
            "reinforce 2",
            "return 1",
            "return 2"
        ]
    );
    let _ = position
        .refuse("yellow reinforce 3", "rule-scout", "refused-no-reserves")
        .play("yellow reinforce 2")
        .expect("yellow e4 4 patrol-e4 4 reserves 0; game phase tasks player red");
    let _ = reacting()
        .play("yellow return 1")
        .expect("yellow e4 1 patrol-e4 1 returning 1");
}

#[test]
fn the_marker_may_be_turned_up_and_reserves_follow() {
    let _ = scenario("advanced; red at e3 1 reserves 2; facedown e4; one red")
        .play("red lift e3 1")
        .play("red put e4")
        .play("red done")
        .play("red scout e4")
        .expect("game phase scout-marker")
        .play("red turn e4")
        .play("* marker prey 2")
        .expect("game phase reinforce; red e4 1")
        .play("red reinforce 2")
        .expect("red e4 3 reserves 0");
}

#[test]
fn the_marker_may_stay_face_down() {
    let _ = scenario("advanced; red at e3 1 reserves 2; facedown e4; one red")
        .play("red lift e3 1")
        .play("red put e4")
        .play("red done")
        .play("red scout e4")
        .play("red done")
        .expect("game phase reinforce; e4 marker facedown");
}

#[test]
fn predators_roll_their_number_against_the_scout() {
    let found = |with: &str| {
        scenario(&format!(
            "advanced; red at e3 1 {with}; facedown e4; one red"
        ))
        .play("red lift e3 1")
        .play("red put e4")
        .play("red scout e4")
        .play("red turn e4")
        .play("* marker predators 3")
    };
    let _ = found("")
        .expect("game phase predator-dice")
        .refuse("* roll 66", "rule-chance", "refused-impossible-chance")
        .play("* roll 166")
        .expect("red e4 0 returning 0; e4 marker predators");
    let _ = found("").play("* roll 266").expect("red e4 0 returning 1");
    let _ = found("trait warning-coloration").expect("red e4 0 returning 1");
    let _ = found("trait camouflage").expect("red e4 1; e4 marker predators");
}

#[test]
fn several_scouts_go_to_several_areas_but_only_one_to_each() {
    let position =
        scenario("advanced; red at e3 2 at d4 1 at g4 1; facedown e4; facedown g3; one red")
            .play("red lift e3 1")
            .play("red put e4")
            .play("red lift d4 1")
            .refuse("red put e4", "rule-scout", "refused-second-scout");
    assert!(!position.lists("red put e4"));
    let position = position
        .play("red put d3")
        .play("red lift g4 1")
        .play("red put g3");
    let position = position.play("red done").expect("game phase scout");
    assert_eq!(position.listed(0, "scout"), ["scout e4", "scout g3"]);
}

#[test]
fn predators_are_the_scouts_and_not_of_those_beside_it() {
    let found = |option: &str, with: &str| {
        scenario(&format!(
            "options advanced {option}; red at e3 1 at e4 2 {with}; facedown e4; one red"
        ))
        .play("red lift e3 1")
        .play("red put e4")
        .play("red done")
        .play("red scout e4")
        .play("red turn e4")
        .play("* marker predators 2")
    };
    // The scout faces the dice, the two that stood there stay.
    let _ = found("", "")
        .expect("red e4 3 returning 0; game phase predator-dice")
        .play("* roll 16")
        .expect("red e4 2 returning 0");
    let _ = found("", "trait warning-coloration").expect("red e4 2 returning 1");
    // By option they return.
    let all = "predators=everybody";
    let _ = found(all, "")
        .expect("red e4 1 returning 2; game phase predator-dice")
        .play("* roll 16")
        .expect("red e4 0 returning 2");
    let _ = found(all, "trait warning-coloration").expect("red e4 0 returning 3");
    let _ = found(all, "trait camouflage").expect("red e4 3 returning 0");
}

#[test]
fn every_patrolling_player_searches_clockwise_from_the_scout() {
    let _ = scenario(
        "options advanced players=4; red at e4 1; blue at e5 1 patrol e5 1; \
         green at e5 1 patrol e5 1; one red",
    )
    .play("red lift e4 1")
    .play("red put e5")
    .play("red scout e5")
    .expect("game phase search-dice")
    .play("* roll 6")
    .expect("game phase react player blue")
    .play("blue reinforce 0")
    .expect("game phase search-dice")
    .play("* roll 6")
    .expect("game phase react player green");
}
