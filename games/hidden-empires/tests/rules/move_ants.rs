//! Rulebook: Move Ants.

use super::scenario;

#[test]
fn ants_go_any_distance_to_areas_occupied_at_the_start_of_the_turn() {
    let _ =
        scenario("red at e2 3 at e6 2 nurses 1; marker e4 predators 1; yellow at e4 1; move red")
            .play("red lift e2 2")
            .play("red put e6")
            .expect("red e2 1 e6 4");
}

#[test]
fn other_areas_cannot_be_reached_by_redistribution() {
    let _ = scenario("red at e2 3; move red")
        .play("red lift e2 1")
        .refuse("red put e3", "rule-redistribute", "refused-not-occupied")
        .play("red put nurses")
        .expect("red nurses 1 e2 2");
}

#[test]
fn an_empty_nest_area_is_always_open() {
    let _ = scenario("red at e6 3; move red")
        .play("red lift e6 2")
        .play("red put e2")
        .expect("red e2 2 e6 1");
}

#[test]
fn a_place_gives_ants_or_takes_them() {
    let _ = scenario("red at e2 3 at e3 3; move red")
        .play("red lift e2 1")
        .refuse("red lift e3 1", "rule-redistribute", "refused-carrying")
        .refuse("red put e2", "rule-redistribute", "refused-has-given")
        .refuse("red done", "rule-redistribute", "refused-carrying")
        .play("red put e3")
        .refuse("red lift e3 1", "rule-redistribute", "refused-has-taken")
        .refuse(
            "red put nurses",
            "rule-redistribute",
            "refused-carrying-nothing",
        );
}

#[test]
fn groups_come_in_a_few_sizes() {
    let position = scenario("red at e2 12; move red");
    assert_eq!(
        position.listed(0, "lift"),
        [1, 2, 3, 4, 5, 10, 12].map(|ants| format!("lift e2 {ants}"))
    );
    let _ = position
        .refuse("red lift e2 7", "rule-redistribute", "refused-group")
        .refuse("red lift e2 13", "rule-redistribute", "refused-group")
        .refuse(
            "red lift e3 1",
            "rule-redistribute",
            "refused-no-ants-there",
        );
}

#[test]
fn returning_ants_do_not_move() {
    let position = scenario("red returning 3 at e2 1; move red");
    assert_eq!(position.listed(0, "lift"), ["lift e2 1"]);
}

#[test]
fn brood_needs_a_nurse_for_every_ten() {
    let _ = scenario("red at e2 3 size 30 female-eggs 11 nurses 1; move red")
        .refuse("red done", "rule-brood-size", "refused-brood-size")
        .play("red eliminate female-egg")
        .refuse(
            "red eliminate female-egg",
            "rule-nest-size",
            "refused-needless",
        )
        .play("red done")
        .expect("red female-eggs 10; game phase one");
    let _ = scenario("red at e2 3 size 30 female-eggs 11 nurses 1; move red")
        .play("red lift e2 1")
        .play("red put nurses")
        .play("red done")
        .expect("red female-eggs 11 nurses 2");
}

#[test]
fn a_single_egg_needs_a_nurse() {
    let _ = scenario("red at e2 3 male-eggs 1; move red").refuse(
        "red done",
        "rule-brood-size",
        "refused-brood-size",
    );
}

#[test]
fn the_nest_holds_nurses_reproductives_and_brood_but_builders_do_not_count() {
    let _ = scenario("red at e2 3 nurses 2 drones 2 male-pupae 2 builders 9; move red")
        .play("red done")
        .expect("game phase one");
    let position = scenario("red at e2 3 nurses 2 drones 2 male-pupae 3; move red").refuse(
        "red done",
        "rule-nest-size",
        "refused-nest-size",
    );
    assert_eq!(position.listed(0, "eliminate"), ["eliminate male-pupa"]);
    let _ = position
        .refuse(
            "red eliminate drone",
            "rule-nest-size",
            "refused-others-first",
        )
        .play("red eliminate male-pupa")
        .play("red done")
        .expect("red drones 2 male-pupae 2");
}

#[test]
fn reproductives_go_only_without_brood() {
    let position = scenario("red at e2 3 virgin-queens 3 drones 4; move red");
    assert_eq!(
        position.listed(0, "eliminate"),
        ["eliminate virgin-queen", "eliminate drone"]
    );
    let _ = position
        .refuse(
            "red eliminate nurse",
            "rule-nest-size",
            "refused-none-of-them",
        )
        .play("red eliminate drone")
        .play("red done")
        .expect("red drones 3");
}

#[test]
fn no_more_nurses_than_the_nest_can_hold() {
    let _ = scenario("red at e2 8; move red")
        .play("red lift e2 8")
        .refuse("red put nurses", "rule-nest-size", "refused-nest-full");
}

#[test]
fn then_every_ant_may_move_one_area() {
    let _ = scenario("red at e2 3 at e3 2 at g3 1; one red")
        .play("red lift e2 3")
        .refuse("red put e4", "rule-move-one", "refused-too-far")
        .refuse("red put nurses", "rule-move-one", "refused-not-into-nest")
        .play("red put e3")
        .expect("red e3 5")
        .refuse("red lift e3 3", "rule-move-one", "refused-group")
        .play("red lift e3 2")
        .play("red put e4")
        .refuse("red lift e3 1", "rule-move-one", "refused-has-moved")
        .expect("red e3 3 e4 2");
}

#[test]
fn nest_ants_move_into_the_nest_area_or_next_to_it() {
    let _ = scenario("red builders 2 nurses 1; one red")
        .play("red lift builders 1")
        .play("red put e2")
        .play("red lift nurses 1")
        .play("red put e3")
        .expect("red e2 1 e3 1 builders 1 nurses 0");
}

#[test]
fn the_nurses_that_the_brood_needs_stay() {
    let _ = scenario("red at e2 1 nurses 2 size 20 male-eggs 10; one red")
        .play("red lift nurses 1")
        .play("red put e2")
        .refuse(
            "red lift nurses 1",
            "rule-brood-size",
            "refused-nurses-needed",
        );
}

#[test]
fn nobody_enters_faceup_predators() {
    let position = scenario("red at e3 2; marker e4 predators 5; facedown d3; one red")
        .play("red lift e3 1")
        .refuse("red put e4", "rule-move-one", "refused-predators");
    assert!(position.lists("red put d3"));
    assert!(!position.lists("red put e4"));
}

#[test]
fn opposing_nest_areas_may_be_entered() {
    let _ = scenario("red at e7 2; one red")
        .play("red lift e7 2")
        .play("red put e8")
        .expect("red e8 2");
}

#[test]
fn a_colony_without_ants_loses_its_brood_and_passes() {
    let _ = scenario("red at e2 1 nurses 1; yellow female-eggs 2 male-larvae 1; move red")
        .play("red done")
        .play("red done")
        .expect("yellow brood 0; game phase move player red turn 2");
}

#[test]
fn castes_change_places() {
    let _ = scenario(
        "options advanced; red at e3 2 medias e5 2 trait guard-caste; yellow home 1; move red",
    )
    .play("red lift e3 2")
    .play("red put e5")
    .play("red lift e5 2 medias")
    .play("red put e3")
    .expect("red workers-e5 2 medias-e5 0 workers-e3 0 medias-e3 2")
    .refuse("red lift e5 2", "rule-redistribute", "refused-has-taken")
    .play("red done");
    // A media among the nurses and a worker in reserve, in a full nest.
    let _ = scenario(
        "options advanced; red medias nurses 1 reserves 1 size 2 trait guard-caste; yellow home 1; move red",
    )
    .play("red lift nurses 1 medias")
    .play("red put reserves")
    .play("red lift reserves 1")
    .play("red put nurses")
    .play("red done");
}

#[test]
fn two_ants_do_not_enter_their_own_nest_area_under_opposing_patrollers() {
    let _ = scenario("advanced; red nurses 3; yellow at e2 1 patrol e2 1; one red")
        .play("red lift nurses 2")
        .refuse("red put e2", "rule-scout", "refused-single-scout");
}

#[test]
fn too_many_reserves_are_refused_as_such() {
    let _ = scenario("advanced; red at e2 9; move red")
        .play("red lift e2 9")
        .refuse("red put reserves", "rule-nest-size", "refused-nest-full");
}

/// Rulebook: Check Nest Size. “If you exceed your Nest Size move workers or eliminate brood members”.
#[test]
fn ants_make_way_by_moving_out() {
    let _ = scenario("advanced; red nurses 8 builders 1 size 6; move red")
        .refuse("red done", "rule-nest-size", "refused-nest-size")
        .refuse(
            "red eliminate nurse",
            "rule-nest-size",
            "refused-ants-move-out",
        )
        .refuse(
            "red eliminate builder",
            "rule-nest-size",
            "refused-ants-move-out",
        )
        .play("red lift nurses 2")
        .play("red put builders")
        .play("red done")
        .expect("red nurses 6 builders 3");
}
