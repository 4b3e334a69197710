//! Rulebook: 2) Births.

use super::two;

/// Red has eight nurses, yellow does nothing.
fn births(
    event: &str,
    more: &str,
    plan: &str,
) -> engine::testkit::Scenario<formicary_myrmes::Myrmes> {
    two(&format!(
        "dice 4 1 1; red nurses 8 larvae 7 {more}; yellow larvae 0; plan"
    ))
    .play(&format!("red event {event}"))
    .play(&format!("red births {plan}"))
    .play("yellow births none")
}

#[test]
fn one_two_or_three_nurses_bring_one_three_or_five_larvae() {
    births("move", "", "larvae 1").expect("red larvae 8");
    births("move", "", "larvae 2").expect("red larvae 10");
    births("move", "", "larvae 3").expect("red larvae 12");
}

#[test]
fn two_or_three_nurses_bring_one_or_two_soldiers() {
    births("move", "", "soldiers 2").expect("red soldiers 1 reserve 5");
    births("move", "", "soldiers 3").expect("red soldiers 2 reserve 4");
}

#[test]
fn two_or_four_nurses_bring_one_or_two_workers() {
    births("move", "", "workers 2").expect("red workers 3 reserve 5");
    births("move", "", "workers 4").expect("red workers 4 reserve 4");
}

#[test]
fn a_nurse_that_brings_nothing_is_not_placed() {
    let _ = two("dice 4 1 1; red nurses 8 larvae 0; plan")
        .refuse(
            "red births soldiers 1",
            "rule-births",
            "refused-births-idle-nurse",
        )
        .refuse(
            "red births workers 1",
            "rule-births",
            "refused-births-idle-nurse",
        )
        .refuse(
            "red births workers 3",
            "rule-births",
            "refused-births-idle-nurse",
        );
}

#[test]
fn tracks_have_room_for_three_three_and_four_nurses() {
    let _ = two("dice 4 1 1; red nurses 8 larvae 0; plan")
        .refuse("red births larvae 4", "rule-births", "refused-births-track")
        .refuse(
            "red births soldiers 4",
            "rule-births",
            "refused-births-track",
        )
        .refuse(
            "red births workers 5",
            "rule-births",
            "refused-births-track",
        );
}

#[test]
fn four_nurses_fit_into_the_atelier() {
    let _ = two("dice 4 1 1; red nurses 8 larvae 0; plan")
        .refuse(
            "red births atelier 5",
            "rule-births",
            "refused-births-atelier",
        )
        .play("red births larvae 3 atelier 4");
}

#[test]
fn nobody_has_more_nurses_than_there_are() {
    let _ = two("dice 4 1 1; red larvae 0; plan")
        .refuse(
            "red births larvae 2 atelier 2",
            "rule-births",
            "refused-births-nurses",
        )
        .play("red births larvae 2 atelier 1");
}

#[test]
fn nurses_may_rest() {
    births("move", "", "none").expect("red larvae 7 workers 2 soldiers 0 atelier 0");
}

#[test]
fn larvae_plus_two_helps_if_a_larva_is_born() {
    births("larvae", "", "larvae 1").expect("red larvae 8");
    births("larvae", "", "soldiers 2").expect("red larvae 5 soldiers 1");
}

#[test]
fn soldier_plus_one_helps_if_a_soldier_is_born() {
    births("soldier", "", "soldiers 2").expect("red soldiers 2");
    births("soldier", "", "workers 2").expect("red soldiers 0");
}

#[test]
fn worker_plus_one_helps_if_a_worker_is_born() {
    births("worker", "", "workers 2").expect("red workers 4 larvae 4");
    births("worker", "", "soldiers 2").expect("red workers 2");
}

#[test]
fn there_are_never_more_than_eight_workers_and_soldiers() {
    births("move", "workers 2 soldiers 5", "workers 4")
        .expect("red workers 3 soldiers 5 reserve 0");
    births("worker", "workers 3 soldiers 5", "workers 4")
        .expect("red workers 3 soldiers 5 reserve 0");
}

#[test]
fn if_not_all_fit_the_player_chooses_between_soldiers_and_workers() {
    let full = "workers 2 soldiers 4";
    births("move", full, "soldiers 3 workers 4 kept 0").expect("red workers 4 soldiers 4");
    births("move", full, "soldiers 3 workers 4 kept 1").expect("red workers 3 soldiers 5");
    births("move", full, "soldiers 3 workers 4 kept 2").expect("red workers 2 soldiers 6");
    let position = two(&format!("dice 4 1 1; red nurses 8 larvae 0 {full}; plan"))
        .refuse(
            "red births soldiers 3 workers 4",
            "rule-births",
            "refused-births-too-many",
        )
        .refuse(
            "red births soldiers 3 workers 4 kept 3",
            "rule-births",
            "refused-births-too-many",
        )
        .refuse(
            "red births soldiers 2 kept 1",
            "rule-births",
            "refused-births-all-fit",
        );
    assert_eq!(
        position.listed(0, "births soldiers 3 workers 4").len(),
        3 + 3
    );
}

#[test]
fn every_number_of_soldiers_that_fits_is_listed_once() {
    let position = two("dice 4 1 1; red nurses 8 larvae 0 workers 2 soldiers 4; plan");
    let both = "births soldiers 3 workers 4";
    let mut listed = position.listed(0, both);
    listed.retain(|text| !text.contains("atelier"));
    assert_eq!(
        listed,
        ["kept 0", "kept 1", "kept 2"].map(|kept| format!("{both} {kept}"))
    );
}

#[test]
fn as_many_as_possible_are_born() {
    // Three ants are left, and two workers: at least one of them is a soldier.
    let _ = two("dice 4 1 1; red nurses 8 larvae 0 workers 2 soldiers 3; plan").refuse(
        "red births soldiers 3 workers 4 kept 0",
        "rule-births",
        "refused-births-too-many",
    );
}

#[test]
fn births_belong_to_the_planning() {
    let _ = two("work red").refuse("red births none", "rule-births", "refused-other-phase");
}

#[test]
fn nurses_on_objectives_do_not_work() {
    let _ = two("dice 4 1 1; red nurses 2 posted 2 larvae 0; plan").refuse(
        "red births larvae 3",
        "rule-births",
        "refused-births-nurses",
    );
}

#[test]
fn each_track_is_named_once_and_in_order() {
    let is_read = |text: &str| text.parse::<formicary_myrmes::Action>().is_ok();
    assert!(is_read("births larvae 1 soldiers 2"));
    assert!(!is_read("births larvae 1 larvae 2"));
    assert!(!is_read("births soldiers 2 soldiers 3"));
    assert!(!is_read("births soldiers 2 larvae 1"));
}

#[test]
fn a_season_has_just_begun_until_somebody_plans() {
    let position = two("dice 4 1 1; red nurses 8 larvae 7; yellow larvae 0; plan");
    assert!(position.state().is_season_start());
    let position = position.play("red event point");
    assert!(!position.state().is_season_start());
    let position = births("move", "", "larvae 1");
    assert!(!position.state().is_season_start());
}
