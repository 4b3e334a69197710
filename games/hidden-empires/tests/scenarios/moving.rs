//! Ants and nests on the move.

use super::*;

/// Two castes change places between two areas and between chambers, and no ant is made or lost.
#[test]
fn castes_change_places_in_a_redistribution() {
    let position = scenario("options advanced; red at e3 2 medias e5 2 nurses 1 medias reserves 1 trait guard-caste; yellow home 1; move red")
        .play("red lift e3 2")
        .play("red put e5")
        .play("red lift e5 2 medias")
        .play("red put e3")
        .play("red lift nurses 1")
        .play("red put reserves")
        .play("red lift reserves 1 medias")
        .play("red put nurses")
        .expect("red e3 2 e5 2 nurses 1 reserves 1");
    let ants = |caste, area| of_caste(&position, 0, caste, area);
    assert_eq!(
        [ants(Caste::Worker, "e3"), ants(Caste::Media, "e3")],
        [0, 2]
    );
    assert_eq!(
        [ants(Caste::Worker, "e5"), ants(Caste::Media, "e5")],
        [2, 0]
    );
}

#[test]
fn castes_change_places_in_a_full_nest() {
    let _ = scenario("options advanced; red nurses 3 medias reserves 3 size 6 trait guard-caste; yellow home 1; move red")
        .play("red lift nurses 3")
        .play("red put reserves")
        .play("red lift reserves 3 medias")
        .play("red put nurses")
        .play("red done")
        .expect("red nurses 3 reserves 3");
}

#[test]
fn a_single_scout_enters_even_if_own_ants_stand_there() {
    let position =
        scenario("options advanced; red at e3 2 at e2 3; yellow home 1; facedown e3; one red");
    let _ =
        position
            .play("red lift e2 2")
            .refuse("red put e3", "rule-scout", "refused-single-scout");
}

#[test]
fn ants_do_not_step_onto_the_area_they_stand_in() {
    let position = scenario("red at e3 2; one red").play("red lift e3 1");
    // It is not more than one area away.
    assert_ne!(reason(&position, 0, "put e3"), "refused-too-far");
}

#[test]
fn a_caste_that_is_not_there_is_named() {
    let position = scenario("options advanced; red at e3 2; yellow home 1; move red");
    // There are ants there, but no medias.
    assert_ne!(
        reason(&position, 0, "lift e3 1 medias"),
        "refused-no-ants-there"
    );
}

/// Rulebook: Migrate. The new nest starts with a size of 10; it is checked in the same Move step.
#[test]
fn a_nest_that_migrates_while_ants_move_is_checked() {
    let _ = scenario("options advanced; red at e2 1 nurses 2 reserves 12 female-eggs 16 size 30 card migrate; yellow home 1; one red")
        .play("red play migrate e1")
        .expect("red size 10")
        .refuse("red done", "rule-nest-size", "refused-nest-size");
}

/// Rulebook: Migrate. During the Move step, which takes place although nobody can be moved.
#[test]
fn a_colony_whose_ants_all_return_may_migrate() {
    let position = scenario(
        "options advanced; red returning 3 drones 1 card migrate; yellow home 1; draw red",
    )
    .play("* card caterpillars");
    assert!(position.lists("red play migrate e3"));
}

/// Ruling 69: during the whole Move step; it does not end before its player says so.
#[test]
fn the_nest_may_migrate_after_the_last_ant_has_moved() {
    let _ = scenario("options advanced; red at e2 1 card migrate; yellow home 1; one red")
        .play("red lift e2 1")
        .play("red put e3")
        .play("red play migrate e1")
        .expect("red nest e1");
}

/// Ruling 60: during the Move step, which does not end before its player says so.
#[test]
fn a_bivouac_may_wander_after_the_last_ant_has_moved() {
    let _ =
        scenario("options advanced; red builders 1 queens 0 trait bivouac; yellow home 1; one red")
            .play("red lift builders 1")
            .play("red put e3")
            .play("red wander e3")
            .expect("red nest e3");
}

#[test]
fn bivouacs_wander_once_and_lay_no_eggs() {
    let _ = scenario("options advanced; red at e2 2 builders 1 nurses 1 food 9 trait bivouac; yellow home 1; move red")
        .play("red wander e3")
        .refuse("red wander e4", "rule-bivouac", "refused-wandered")
        .expect("red nest e3");
}

/// Ruling 69: places may give and take once more.
#[test]
fn places_give_and_take_anew_after_the_nest_has_moved() {
    let _ = scenario(
        "options advanced; red at e2 2 at e3 1 builders 1 trait bivouac; yellow home 1; move red",
    )
    .play("red lift e2 1")
    .play("red put e3")
    .play("red wander e1")
    .play("red lift e3 2")
    .play("red put e2")
    .expect("red e2 3 e3 0");
}

/// Ants that leave a chamber make room in the next.
#[test]
fn reserves_become_nurses_in_a_full_nest() {
    let _ = scenario(
        "options advanced; red at e2 1 builders 1 nurses 2 reserves 2 size 6; yellow home 1; move red",
    )
    .play("red lift builders 1")
    .play("red put nurses")
    .play("red lift e2 1")
    .play("red put nurses")
    .play("red lift reserves 1")
    .play("red put nurses")
    .expect("red nurses 5 reserves 1");
}

#[test]
fn sites_are_entrances_by_option_only() {
    let _ = scenario("options advanced; red reserves 1 at e2 1 trait supercolony site e3; yellow home 1; one red")
        .play("red lift reserves 1")
        .refuse("red put e4", "rule-move-one", "refused-too-far");
    let _ = scenario("options advanced nest-sites=open; red reserves 1 at e2 1 trait supercolony site e3; yellow home 1; one red")
        .play("red lift reserves 1")
        .play("red put e4")
        .expect("red e4 1");
}

/// Rulebook: Migrate. Size 10, and ten for each nest site that stays.
#[test]
fn sites_keep_their_size_when_the_nest_migrates() {
    let _ = scenario("options advanced; red at e2 1 size 40 trait supercolony site e3 card migrate; yellow home 1; move red")
        .play("red play migrate e1")
        .expect("red nest e1 size 20 sites 1");
}

/// Ants that predators have driven out have not arrived: others may come, and do not go on.
#[test]
fn ants_arrive_anew_where_predators_raided() {
    let _ = scenario("options advanced; red at e2 1 builders 1 reserves 2 trait bivouac card predator-migration; yellow home 1; marker e4 predators 2; one red")
        .play("red lift e2 1")
        .play("red put e3")
        .play("red play predator-migration e4 e3")
        .play("* roll 66")
        .expect("red e3 0 returning 1; game phase one")
        .play("red wander e3")
        .play("red lift reserves 1")
        .play("red put e3")
        .expect("red e3 1")
        .refuse("red lift e3 1", "rule-move-one", "refused-has-moved");
}

/// Rulebook: Migrate. Whoever is too many walks out or is eliminated; then the step can end.
#[test]
fn a_nest_that_migrates_late_is_emptied_by_hand() {
    let full = || {
        scenario("options advanced; red at e2 1 nurses 1 reserves 6 female-eggs 4 size 30 card migrate; yellow home 1; one red")
            .play("red play migrate e1")
            .expect("red size 10 reserves 6 brood 4")
    };
    assert!(!full().lists("red done"));
    let _ = full()
        .play("red eliminate female-egg")
        .refuse(
            "red eliminate female-egg",
            "rule-food-shortage",
            "refused-when-eliminate",
        )
        .play("red done")
        .expect("red brood 3; game phase tasks");
    let _ = full()
        .play("red lift reserves 1")
        .play("red put e1")
        .play("red done")
        .expect("red brood 4 reserves 5 e1 1; game phase tasks");
}

/// Ruling 69: the step waits only for nests that could still move.
#[test]
fn nobody_waits_for_a_nest_that_cannot_move() {
    let after_the_card = |red: &str| {
        scenario(&format!(
            "options advanced; red returning 3 drones 1 {red}; yellow home 1; draw red"
        ))
        .play("* card caterpillars")
    };
    let _ = after_the_card("card migrate").expect("game phase one player red");
    // Another card: the hand is not asked.
    let _ = after_the_card("card mutate").expect("game phase one player red");
    let _ = after_the_card("card migrate trait plant-house").expect("game phase tasks player red");
    let _ = after_the_card("").expect("game phase draw-card");
}

/// The step is not over for a nest that is too full, although nobody can move.
#[test]
fn a_full_nest_that_migrates_waits_for_its_owner() {
    let _ = scenario("options advanced; red nurses 2 female-eggs 20 size 30 card migrate; yellow home 1; one red")
        .play("red play migrate e1")
        .expect("red size 10 brood 20; game phase one player red")
        .play("red eliminate female-egg");
}
