//! Rulebook: Patrol, Reserve, Media and Major Castes, DNA (advanced game).

use super::scenario;

#[test]
fn idle_ants_may_patrol_and_stop_when_they_move_again() {
    let position =
        scenario("advanced; red at e4 2 at e3 3; yellow at e8 1; marker e3 plants 1; tasks red");
    // All of them first, then fewer.
    assert_eq!(
        position.listed(0, "patrol"),
        [
            "patrol e3",
            "patrol e3 1",
            "patrol e3 2",
            "patrol e4",
            "patrol e4 1"
        ]
    );
    let _ = position
        .play("red patrol e4")
        .expect("red patrol-e4 2")
        .refuse("red patrol e4", "rule-patrol", "refused-all-assigned")
        .play("red done")
        .play("* card ant-dispersed-seeds")
        .play("yellow done")
        .play("yellow done")
        .play("yellow done")
        .expect("game turn 2 phase draw-card; red patrol-e4 2")
        .play("* card plant-eating-insects")
        .expect("game player red; red patrol-e4 0; e3 marker none");
}

#[test]
fn some_forage_and_others_patrol_the_same_area() {
    let _ = scenario("advanced; red at e3 3; marker e3 plants 1; tasks red")
        .play("red tend e3")
        .play("red patrol e3")
        .expect("red food 1 patrol-e3 2");
}

#[test]
fn nobody_patrols_a_shared_area() {
    let _ = scenario("advanced; red at e4 2; yellow at e4 1; tasks red").refuse(
        "red patrol e4",
        "rule-patrol",
        "refused-shared-patrol",
    );
}

#[test]
fn patrollers_carry_no_trail_and_carriers_do_not_patrol() {
    let _ = scenario("advanced; red at e4 2 at e3 3; marker e4 prey 2; tasks red")
        .play("red patrol e3")
        .expect("red trail-e4 0");
    let _ = scenario("advanced; red at e4 2 at e3 3 at h4 1; marker e4 prey 2; tasks red")
        .play("red harvest e4 2")
        .play("* roll 66")
        .play("red patrol e3")
        .expect("red patrol-e3 1 food 2")
        .refuse("red patrol e3", "rule-patrol", "refused-carriers")
        .refuse("red patrol e4", "rule-patrol", "refused-all-assigned");
}

#[test]
fn there_are_no_patrols_in_the_basic_game() {
    let _ = scenario("red at e3 3; marker e3 plants 1; tasks red").refuse(
        "red patrol e3",
        "rule-patrol",
        "refused-advanced-only",
    );
}

#[test]
fn each_color_foraged_gives_dna_once() {
    // e3 is green, d2 yellow, f2 yellow.
    let _ = scenario("advanced; red at e3 1 at d2 1 at f2 1; marker e3 plants 1; marker d2 plants 1; marker f2 plants 1; tasks red")
        .play("red tend e3")
        .expect("red dna 1")
        .play("red tend d2")
        .play("red tend f2")
        .expect("red dna 2 food 3");
    let _ = scenario("advanced; red at e3 1 trait plant-specialist; marker e3 plants 1; tasks red")
        .play("red tend e3")
        .expect("red dna 2");
}

#[test]
fn reserves_count_against_the_nest_size_and_do_not_eat() {
    let _ = scenario("advanced; red at e2 1 reserves 7; move red").refuse(
        "red done",
        "rule-nest-size",
        "refused-nest-size",
    );
    let _ = scenario("advanced; red reserves 3; yellow drones 1 food 1; nest")
        .expect("red reserves 3 chore none");
    let _ = scenario("advanced; red at e2 3; move red")
        .play("red lift e2 2")
        .play("red put reserves")
        .expect("red reserves 2");
    let _ = scenario("red at e2 3; move red")
        .play("red lift e2 2")
        .refuse(
            "red put reserves",
            "rule-redistribute",
            "refused-no-reserves-yet",
        );
}

#[test]
fn new_workers_go_to_reserves() {
    let _ = scenario("advanced; red small-pupae 2; yellow drones 1 food 1; nest")
        .expect("red reserves 2 e2 0");
}

#[test]
fn medium_pupae_need_a_media_trait() {
    let _ = scenario("advanced; red female-larvae 2 food 5; nest").refuse(
        "red raise 0 1",
        "rule-feed-larvae",
        "refused-no-medias",
    );
    // The worked example: one larva eats 1, the other 2.
    let _ = scenario("advanced; red female-larvae 2 food 5 trait guard-caste; nest")
        .play("red raise 0 1")
        .expect("red small-pupae 1 medium-pupae 1 food 2");
    let _ =
        scenario("advanced; red medium-pupae 2 trait guard-caste; yellow drones 1 food 1; nest")
            .expect("red reserves 2 medium-pupae 0");
}

#[test]
fn a_large_pupa_becomes_a_virgin_queen_or_with_a_trait_a_major() {
    let position = scenario("advanced; red male-pupae 1 large-pupae 1 trait soldier-caste; nest")
        .expect("red chore majors");
    assert_eq!(position.listed(0, ""), ["majors 0", "majors 1"]);
    let _ = position
        .play("red majors 1")
        .expect("red drones 1 virgin-queens 0 reserves 1");
    let _ = scenario("advanced; red large-pupae 1; nest").expect("red virgin-queens 1");
}

#[test]
fn nobody_forages_beside_opposing_patrollers() {
    let _ =
        scenario("advanced; red at e3 2; yellow at e3 1 patrol e3 1; marker e3 prey 1; tasks red")
            .refuse("red harvest e3 1", "rule-foraging", "refused-guarded");
}

#[test]
fn attackers_that_stay_patrol() {
    let _ = scenario("advanced; red at e5 3 at e2 1; yellow at e5 1; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 6")
        .play("red return 1")
        .expect("red e5 1 patrol-e5 1 returning 1");
}

#[test]
fn a_patrol_that_is_attacked_goes_on_with_the_survivors() {
    let attacked = || {
        scenario("advanced; red at e5 1; yellow at e5 5 patrol e5 5; tasks red")
            .play("red attack e5 yellow")
    };
    let _ = attacked()
        .play("* roll 44456")
        .expect("yellow e5 4 patrol-e5 4; red e5 0");
    let _ = attacked()
        .play("* roll 12456")
        .play("yellow return 2")
        .expect("yellow e5 2 patrol-e5 2 returning 2");
}

#[test]
fn those_who_do_not_patrol_are_lost_first() {
    let _ = scenario("advanced; red at e5 2; yellow at e5 5 patrol e5 2; tasks red")
        .play("red attack e5 yellow")
        .play("* roll 44456")
        .expect("yellow e5 3 patrol-e5 2");
}

#[test]
fn one_tends_and_another_patrols() {
    let position = scenario("advanced; red at e3 2; marker e3 aphids 2; tasks red");
    assert_eq!(position.listed(0, "tend"), ["tend e3", "tend e3 with 1"]);
    let _ = position
        .refuse("red tend e3 with 2", "rule-tend", "refused-say-all")
        .refuse("red tend e3 with 3", "rule-tend", "refused-not-those-ants")
        .play("red tend e3 with 1")
        .play("* roll 6")
        .play("red patrol e3")
        .expect("red food 1 patrol-e3 1");
}

#[test]
fn eight_ants_can_be_three_carriers_and_five_patrollers() {
    let position =
        || scenario("advanced; red at e4 3 at e3 8 at h4 1; marker e4 prey 2; tasks red");
    let _ = position()
        .play("red harvest e4 3")
        .play("* roll 666")
        .play("red patrol e3")
        .expect("red food 3 patrol-e3 5");
    // In any order.
    let _ = position()
        .play("red patrol e3 5")
        .expect("red trail-e4 3")
        .play("red harvest e4 3")
        .play("* roll 666")
        .expect("red food 3 patrol-e3 5")
        .refuse("red patrol e3", "rule-patrol", "refused-carriers");
    // And any number, in groups.
    let _ = position()
        .refuse("red patrol e3 6", "rule-patrol", "refused-group")
        .play("red patrol e3 5")
        .play("red patrol e3 1")
        .expect("red patrol-e3 6 trail-e4 2");
}

#[test]
fn the_same_carriers_serve_several_trails() {
    let _ = scenario(
        "advanced; red at e4 2 at f3 2 at e3 4; marker e4 prey 2; marker f3 prey 2; tasks red",
    )
    .play("red harvest e4 2")
    .play("* roll 66")
    .play("red harvest f3 2")
    .play("* roll 66")
    .play("red patrol e3")
    .expect("red food 4 patrol-e3 2");
}

#[test]
fn the_media_that_harvested_does_not_patrol() {
    let position = || {
        scenario(
            "options advanced; red at e3 2 at h4 1 medias e3 1 trait specialist-forager-caste; yellow home 1; marker e3 prey 2; tasks red",
        )
    };
    // One forager: the one who brings most.
    let _ = position()
        .play("red harvest e3 1")
        .expect("red food 3")
        .play("* roll 6")
        .play("red patrol e3")
        .expect("red patrol-e3 2")
        .refuse(
            "red patrol e3 1 medias",
            "rule-patrol",
            "refused-all-assigned",
        );
    // Or another, who is named.
    let _ = position()
        .refuse(
            "red harvest e3 with 1 medias",
            "rule-harvest",
            "refused-say-number",
        )
        .play("red harvest e3 with 1")
        .expect("red food 1")
        .play("* roll 6")
        .play("red patrol e3 1 medias")
        .expect("red patrol-e3 1");
}

#[test]
fn foragers_of_one_caste_are_named_by_their_number() {
    let position = scenario("advanced; red at e3 3; marker e3 prey 2; tasks red");
    assert_eq!(
        position.listed(0, "harvest"),
        ["harvest e3 1", "harvest e3 2", "harvest e3 3"]
    );
    let _ = position.refuse(
        "red harvest e3 with 2",
        "rule-harvest",
        "refused-say-number",
    );
}

#[test]
fn porters_left_behind_carry_more_than_workers() {
    let _ = scenario(
        "options advanced; red at e4 3 at e3 3 at h4 1 medias e3 1 trait porter-caste; yellow home 1; marker e4 prey 2; tasks red",
    )
    .play("red harvest e4 3")
    .play("* roll 666")
    // The media carries the three food alone; it may not leave if no workers are left.
    .play("red patrol e3")
    .expect("red patrol-e3 3")
    .refuse("red patrol e3 1 medias", "rule-patrol", "refused-carriers");
}

#[test]
fn attackers_that_carried_a_trail_do_not_patrol() {
    let _ = scenario("advanced; red at e4 2 at e3 5; yellow at e3 1; marker e4 prey 2; tasks red")
        .play("red harvest e4 2")
        .play("* roll 66")
        .play("red attack e3 yellow")
        .play("* roll 6")
        .expect("red e3 4")
        .play("red return 0")
        .expect("red e3 4 patrol-e3 2");
}
