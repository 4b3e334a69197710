//! Rulebook: Foraging.

use super::scenario;

#[test]
fn up_to_six_ants_harvest_and_each_one_rolled_takes_a_value() {
    let position =
        scenario("red at e3 9; marker e3 prey 2; marker d2 prey 1; red at d2 1; tasks red");
    assert_eq!(position.listed(0, "harvest e3").len(), 6);
    let _ = position
        .refuse("red harvest e3 7", "rule-harvest", "refused-harvesters")
        .refuse("red harvest e3 0", "rule-harvest", "refused-harvesters")
        .play("red harvest e3 6")
        .expect("red food 6; game phase forage-dice")
        .refuse("* roll 123", "rule-chance", "refused-impossible-chance")
        .play("* roll 123456")
        .expect("e3 value 1; red food 6");
}

#[test]
fn a_marker_without_value_is_removed() {
    let _ = scenario("red at e3 3; marker e3 plants 2; tasks red")
        .play("red harvest e3 3")
        .play("* roll 115")
        .expect("e3 marker none; unused seen 1; red food 3");
    let _ = scenario("red at e3 3; marker e3 prey 1; tasks red")
        .play("red harvest e3 3")
        .play("* roll 111")
        .expect("e3 marker none");
}

#[test]
fn aphids_grow_by_one_however_many_ones_are_rolled() {
    let _ = scenario("red at e3 3; marker e3 aphids 2; tasks red")
        .play("red tend e3")
        .expect("red food 2")
        .play("* roll 11")
        .expect("e3 value 3");
    let _ = scenario("red at e3 3; marker e3 aphids 2; tasks red")
        .play("red tend e3")
        .play("* roll 26")
        .expect("e3 value 2");
}

#[test]
fn tenders_are_limited_by_the_modified_value() {
    let _ = scenario("red at e3 9; marker e3 aphids 2 +3; tasks red")
        .play("red tend e3")
        .expect("red food 5");
    let _ = scenario("red at e3 2; marker e3 aphids 2 +3; tasks red")
        .play("red tend e3")
        .expect("red food 2");
}

#[test]
fn plus_and_minus_cancel_each_other() {
    let _ = scenario("red at e3 2; marker e3 aphids 1 +1; tasks red")
        .play("red harvest e3 2")
        .play("* roll 13")
        .expect("e3 value 1");
}

#[test]
fn plants_are_not_affected_by_tending() {
    let _ = scenario("red at e3 3 at d2 1; marker e3 plants 2; marker d2 prey 1; tasks red")
        .play("red tend e3")
        .expect("red food 2; e3 value 2; game phase tasks");
}

#[test]
fn prey_may_only_be_harvested() {
    let _ = scenario("red at e3 3; marker e3 prey 2; tasks red").refuse(
        "red tend e3",
        "rule-tend",
        "refused-prey-tended",
    );
}

#[test]
fn a_shared_area_may_only_be_harvested() {
    let position = scenario("red at e3 3; yellow at e3 1; marker e3 aphids 2; tasks red").refuse(
        "red tend e3",
        "rule-tend",
        "refused-shared-tended",
    );
    let _ = position.play("red harvest e3 2").expect("red food 2");
}

#[test]
fn there_must_be_something_to_forage() {
    let _ = scenario("red at e3 3 at d2 1; marker d2 prey 1; facedown e3; tasks red").refuse(
        "red harvest e3 1",
        "rule-foraging",
        "refused-nothing-to-forage",
    );
}

#[test]
fn without_a_trail_nobody_forages() {
    let _ = scenario("red at e4 3 at d2 1; marker e4 prey 1; marker d2 prey 1; tasks red").refuse(
        "red harvest e4 1",
        "rule-trail",
        "refused-no-trail",
    );
}

#[test]
fn the_best_trail_counts() {
    // Two ways home from e5: over e4 and e3 (2 ants each), or over d4, d3 and d2 (3, 4 and 5).
    let _ = scenario(
        "red at e5 6 at e4 2 at e3 2 at d4 3 at d3 4 at d2 5; marker e5 prey 2; tasks red",
    )
    .expect("red trail-e5 3 trail-e3 free trail-d3 5 trail-d4 4");
}

#[test]
fn the_foraging_area_itself_is_no_limit_next_to_the_nest() {
    let _ = scenario("red at e3 6; marker e3 prey 2; tasks red")
        .play("red harvest e3 6")
        .expect("red food 6");
}

#[test]
fn dice_follow_the_foragers_not_the_food() {
    let _ = scenario("red at e4 5 at e3 1; marker e4 prey 2; tasks red")
        .play("red harvest e4 5")
        .expect("red food 1")
        .play("* roll 12345")
        .expect("e4 value 1");
}

#[test]
fn foragers_of_several_castes_can_be_named() {
    let listed = |medias: u8| {
        let text = format!(
            "options advanced; red at e3 1 medias e3 {medias} trait specialist-forager-caste; marker e3 prey 2; tasks red"
        );
        scenario(&text).listed(0, "harvest e3")
    };
    assert_eq!(listed(0), ["harvest e3 1"]);
    // One of two: whoever brings more goes, unless the other is named.
    assert_eq!(listed(1).len(), 3);
}
