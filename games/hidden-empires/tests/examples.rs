//! Every worked example of the rulebook, the basic game first.

use engine::testkit::Scenario;
use formicary_hidden_empires::HiddenEmpires;
use formicary_hidden_empires::scoring::flight_points;

#[track_caller]
fn scenario(text: &str) -> Scenario<HiddenEmpires> {
    Scenario::new(text)
}

#[test]
fn harvest_two_ones_among_four_dice() {
    let _ = scenario("red at e3 4; marker e3 prey 2 +1; tasks red")
        .play("red harvest e3 4")
        .play("* roll 1146")
        .expect("red food 4; e3 value 1");
}

#[test]
fn tend_aphids_two_ones_add_one() {
    let _ = scenario("red at e3 2; marker e3 aphids 2; tasks red")
        .play("red tend e3")
        .play("* roll 11")
        .expect("red food 2; e3 value 3");
}

#[test]
fn tend_plants_two_workers() {
    let _ = scenario("red at e3 2 at e2 1; yellow at e2 1; marker e3 plants 2; tasks red")
        .play("red tend e3")
        .expect("red food 2; e3 value 2");
}

#[test]
fn trails_example_1_five_foragers_bring_three_food() {
    let _ = scenario("red at e4 5 at e3 3; marker e4 prey 2; tasks red")
        .play("red harvest e4 5")
        .expect("red food 3");
}

#[test]
fn trails_example_2_over_the_aphid_tenders() {
    let _ = scenario("red at e4 5 at e3 3; marker e4 prey 2; marker e3 aphids 2 +1; tasks red")
        .play("red harvest e4 5")
        .play("* roll 23456")
        .play("red tend e3")
        .expect("red food 6");
}

#[test]
fn trails_example_3_two_trails_over_the_same_ants() {
    let _ = scenario(
        "red at e4 5 at d3 4 at e3 3; marker e4 prey 2; marker d3 prey 1; marker e3 aphids 2 +1; tasks red",
    )
    .play("red harvest e4 5")
    .play("* roll 23456")
    .play("red harvest d3 4")
    .play("* roll 2345")
    .play("red tend e3")
    .expect("red food 9");
}

#[test]
fn combat_six_yellow_against_four_red() {
    let _ = scenario("red at e5 4; yellow at e5 6; tasks yellow")
        .play("yellow attack e5 red")
        .play("* roll 4566")
        .expect("yellow e5 2; red e5 0");
}

#[test]
fn the_ant_that_found_predators_goes_home() {
    let _ = scenario("red at e3 1; yellow at e8 1; facedown e3; discover red")
        .play("red turn e3")
        .play("* marker predators 2")
        .expect("red returning 1");
    let _ = scenario("red returning 1; nest")
        .play("red house e2 1")
        .expect("red e2 1");
}

#[test]
fn builder_nurse_and_two_reproductives_eat_four() {
    let _ = scenario("red builders 1 nurses 1 virgin-queens 1 drones 1 food 6 size 4; nest")
        .expect("red food 2");
}

#[test]
fn three_pupae_emerge() {
    let _ = scenario("red small-pupae 1 large-pupae 1 male-pupae 1; nest")
        .expect("red e2 1 virgin-queens 1 drones 1 small-pupae 0 large-pupae 0 male-pupae 0");
}

#[test]
fn two_female_larvae_eat_four() {
    let _ = scenario("red female-larvae 2 food 5; nest")
        .play("red raise 1")
        .expect("red food 1 small-pupae 1 large-pupae 1 female-larvae 0");
}

#[test]
fn two_eggs_hatch() {
    let _ = scenario("red female-eggs 1 male-eggs 1; nest")
        .expect("red female-larvae 1 male-larvae 1 female-eggs 0 male-eggs 0");
}

#[test]
fn two_food_for_two_female_eggs() {
    let _ = scenario("red food 2; yellow drones 1 food 1; nest")
        .play("red lay 2 0")
        .expect("red female-eggs 2 food 0");
}

#[test]
fn a_pair_flies_for_four_points() {
    assert_eq!(flight_points(1, 1), 4);
}

// ---- The advanced game

#[test]
fn four_workers_and_a_soldier_have_nine_points() {
    let _ = scenario(
        "options advanced; red at e5 4 majors e5 1 home 1 trait soldier-caste; yellow at e5 9 home 1; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 444444444")
    .expect("red e5 0; yellow e5 0");
}

#[test]
fn two_deadly_workers_and_three_average_ones_are_all_eliminated() {
    let _ = scenario(
        "options advanced; red at e5 2 home 1 trait deadly-sting; yellow at e5 3 home 1; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 456")
    .expect("red e5 0; yellow e5 0");
}

#[test]
fn three_yellow_areas_and_a_green_one_are_two_dna() {
    // Around red's nest in e5: e4 and e6 are yellow, d5 and f4 green; d2 next to e3 is yellow.
    let _ = scenario(
        "options advanced; red nest e5 at e4 1 at e6 1 at d5 1 at d2 1 at e3 1; yellow home 1; marker e4 plants 1; marker e6 plants 1; marker d5 plants 1; marker d2 plants 1; tasks red",
    )
    .expect("e4 color yellow; e6 color yellow; d2 color yellow; d5 color green")
    .play("red tend e4")
    .play("red tend e6")
    .play("red tend d2")
    .play("red tend d5")
    .expect("red food 4 dna 2");
}

#[test]
fn a_large_pupa_may_become_a_soldier_and_a_male_one_becomes_a_drone() {
    let _ = scenario(
        "options advanced; red home 1 male-pupae 1 large-pupae 1 trait soldier-caste; yellow drones 1 food 1; nest",
    )
    .play("red majors 1")
    .expect("red reserves 1 drones 1 virgin-queens 0 large-pupae 0 male-pupae 0");
}

#[test]
fn a_small_and_a_medium_pupa_eat_three() {
    let _ = scenario(
        "options advanced; red home 1 female-larvae 2 food 4 size 6 trait guard-caste; yellow drones 1 food 1; nest",
    )
    .play("red raise 0 1")
    .expect("red food 1 small-pupae 1 medium-pupae 1 female-larvae 0");
}

#[test]
fn patrolling_ants_may_be_sent_to_meet_a_scout() {
    // Patrollers Search: any 1 kills, any 2 or 3 sends back, otherwise the scout stays.
    let scouting = || {
        scenario("options advanced; red home 1; yellow at e3 3 patrol e3 3 home 1; one red")
            .play("red lift e2 1")
            .play("red put e3")
            .play("red scout e3")
    };
    let _ = scouting().play("* roll 126").expect("red e3 0 returning 0");
    let _ = scouting().play("* roll 346").expect("red e3 0 returning 1");
    let _ = scouting()
        .play("* roll 456")
        .expect("red e3 1; game phase react player yellow");
}
