//! Foraging, patrols, trunks and repellent.

use super::*;

#[test]
fn one_tends_one_carries_and_one_patrols() {
    let _ = scenario("options advanced; red at e3 3 at e4 2; yellow home 1; marker e3 aphids 2; marker e4 prey 2; tasks red")
        .play("red tend e3 with 1")
        .play("* roll 6")
        .play("red harvest e4 2")
        .play("* roll 66")
        // Two food came through e3: the tender carries one of them.
        .play("red patrol e3")
        .expect("red food 3 patrol-e3 1");
}

/// The fullest of the trails says how many stay to carry.
#[test]
fn a_thin_trail_does_not_release_the_carriers_of_a_thick_one() {
    let _ = scenario("options advanced; red at e4 3 at f3 1 at e3 4; yellow home 1; marker e4 prey 2; marker f3 prey 2; tasks red")
        .play("red harvest e4 3")
        .play("* roll 666")
        .play("red harvest f3 1")
        .play("* roll 6")
        .play("red patrol e3")
        .expect("red food 4 patrol-e3 1");
}

/// Rulebook: Foraging Trail of a trunk. Nothing is nearer to a trunk than its own area.
#[test]
fn food_from_the_area_of_a_trunk_needs_no_trail() {
    let _ = scenario("options advanced; red at e4 2 trunk e4 trait trunk-building; yellow home 1; marker e4 aphids 2; tasks red")
        .play("red tend e4")
        .expect("red food 2");
}

#[test]
fn some_workers_build_a_trunk_and_the_others_patrol() {
    let _ = scenario("options advanced; red at e3 8 trait trunk-building; yellow home 1; marker e3 prey 1; tasks red")
        .play("red trunk e3 6")
        .play("* roll 222224")
        .expect("red trunks 0; e3 marker none")
        .play("red patrol e3")
        .expect("red patrol-e3 2");
}

#[test]
fn nobody_of_a_caste_that_is_missing_patrols() {
    let position = scenario("options advanced; red at e3 3; yellow home 1; tasks red");
    // “Take 1 to 5, 10, 20 or 50 ants, or all of them: here at most 0.”
    assert_ne!(
        reason(&position, 0, "patrol e3 1 medias"),
        "refused-group most=0"
    );
}

/// Rulebook: Repellent, Forage. Each forager sends away one ant, whoever owns it.
#[test]
fn each_forager_drives_off_one_ant() {
    let position = scenario("options advanced players=3; red at b2 3 nest b2 trait repellent; yellow at c3 1; blue at c3 2; marker c3 prey 2; one red")
        .play("red lift b2 3")
        .play("red put c3")
        .play("red repel c3 yellow")
        .expect("yellow c3 0 returning 1");
    assert!(position.lists("red repel c3 blue"));
}

#[test]
fn foragers_that_drove_off_others_neither_attack_nor_patrol() {
    let _ = scenario("options advanced; red at e2 2 at e3 1 trait repellent; yellow at e3 2; marker e3 prey 2; one red")
        .play("red lift e2 2")
        .play("red put e3")
        .play("red done")
        .play("red repel e3 yellow")
        .expect("yellow e3 0 returning 2")
        .play("red patrol e3")
        .expect("red patrol-e3 1")
        .refuse("red patrol e3", "rule-patrol", "refused-all-assigned")
        .play("red harvest e3 2")
        .expect("red food 2");
}

/// Rulebook: Repellent, Forage. For each forager that is moved into the area, however it is moved.
#[test]
fn redistributed_foragers_drive_off_others_too() {
    let _ = scenario("options advanced; red at e3 1 at e2 2 trait repellent; yellow at e3 2; marker e3 prey 2; move red")
        .play("red lift e2 2")
        .play("red put e3")
        .play("red done")
        .play("red done")
        .play("red repel e3 yellow")
        .expect("yellow e3 0 returning 2");
}

#[test]
fn nobody_repels_where_nothing_is_foraged() {
    let _ = scenario("options advanced; red at e2 2 trait repellent; yellow at e3 2; one red")
        .play("red lift e2 2")
        .play("red put e3")
        .refuse(
            "red repel e3 yellow",
            "rule-repellent",
            "refused-nothing-to-forage",
        );
}

#[test]
fn reserves_that_follow_a_scout_drive_off_others_too() {
    let _ = scenario("options advanced; red at e2 1 reserves 2 trait repellent; yellow at e3 4 patrol e3 4; marker e3 prey 2; one red")
        .play("red lift e2 1")
        .play("red put e3")
        .play("red done")
        .play("red scout e3")
        .play("* roll 4456")
        .play("yellow reinforce 0")
        .play("red reinforce 2")
        .play("red repel e3 yellow")
        .expect("yellow e3 1 patrol-e3 1 returning 3")
        .refuse("red harvest e3 1", "rule-foraging", "refused-guarded");
}
