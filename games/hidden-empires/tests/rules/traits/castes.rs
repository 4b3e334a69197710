//! Traits of media and major ants.

use crate::scenario;

// ---- Media

#[test]
fn repletes_live_in_storage_and_hold_ten_food_each() {
    let _ = scenario(
        "options advanced; red home 1 medium-pupae 2 size 2 food 30 trait replete; yellow drones 1 food 1; nest",
    )
    .expect("red storage 2 stored 20 discarded 10 reserves 0 room 0");
    // They are not fed, and count against the nest size.
    let position = scenario(
        "options advanced; red home 1 medias storage 3 stored 5 size 2 trait replete; yellow home 1; move red",
    )
    .refuse("red done", "rule-nest-size", "refused-nest-size");
    assert_eq!(position.listed(0, "eliminate"), ["eliminate replete"]);
    let _ = position
        .play("red eliminate replete")
        .expect("red storage 2 stored 5")
        .play("red done");
}

#[test]
fn food_goes_with_a_replete_if_nobody_else_can_hold_it() {
    let _ = scenario(
        "options advanced; red home 1 medias storage 3 stored 28 size 2 trait replete; yellow home 1; move red",
    )
    .play("red eliminate replete")
    .expect("red storage 2 stored 20");
}

#[test]
fn repletes_do_not_leave_storage() {
    let position = scenario(
        "options advanced; red home 1 medias storage 3 trait replete; yellow home 1; move red",
    );
    assert_eq!(position.listed(0, "lift"), ["lift e2 1"]);
}

#[test]
fn specialist_foragers_harvest_three_but_the_limit_counts_ants() {
    let _ = scenario(
        "options advanced; red at e3 4 medias e3 4 trait specialist-forager-caste; marker e3 prey 2; tasks red",
    )
    .refuse("red harvest e3 7", "rule-harvest", "refused-harvesters")
    .play("red harvest e3 6")
    .refuse("* roll 222334455566", "rule-chance", "refused-impossible-chance")
    .play("* roll 223456")
    .expect("red food 14");
}

#[test]
fn porters_that_patrol_carry_nothing() {
    let _ = scenario(
        "options advanced; red at e4 6 medias e3 2 trait porter-caste; marker e4 prey 2; tasks red",
    )
    .expect("red trail-e4 6")
    .play("red patrol e3")
    .expect("red trail-e4 0");
}

#[test]
fn guards_count_three_points() {
    let _ = scenario(
        "options advanced; red at e5 5 home 1; yellow medias e5 2 trait guard-caste home 1; tasks red",
    )
    .play("red attack e5 yellow")
    .play("* roll 55")
    .expect("red e5 0; yellow e5 0");
}

// ---- Major

#[test]
fn large_pupae_become_soldiers_or_virgin_queens() {
    let _ = scenario(
        "options advanced; red home 1 large-pupae 3 trait soldier-caste; yellow drones 1 food 1; nest",
    )
    .expect("red chore majors")
    .refuse("red majors 4", "rule-pupae-emerge", "refused-majors")
    .play("red majors 2")
    .expect("red reserves 2 virgin-queens 1 large-pupae 0");
    let _ = scenario("options advanced; red home 1 large-pupae 3; yellow drones 1 food 1; nest")
        .expect("red virgin-queens 3");
}

#[test]
fn each_miller_makes_four_food_of_one() {
    let _ = scenario(
        "options advanced; red home 1 majors storage 3 food 2 trait miller-caste size 9; yellow drones 1 food 1; nest",
    )
    .expect("red food 8 chore lay storage 3");
    let _ = scenario(
        "options advanced; red home 1 large-pupae 1 trait miller-caste; yellow drones 1 food 1; nest",
    )
    .play("red majors 1")
    .expect("red storage 1 reserves 0");
}

#[test]
fn millers_grind_before_thieves_come() {
    let _ = scenario(
        "options advanced; red home 1 majors storage 1 food 1 trait miller-caste size 9; yellow home 1 card thief-ants; nest",
    )
    .expect("game phase nest-cards player yellow; red food 4");
}

#[test]
fn blockers_stay_in_reserves() {
    let position = scenario(
        "options advanced; red home 1 reserves 1 majors reserves 2 trait blocker-caste size 9; yellow home 1; move red",
    );
    assert_eq!(position.listed(0, "lift"), ["lift reserves 1", "lift e2 1"]);
    let _ = position.refuse(
        "red lift reserves 1 majors",
        "rule-redistribute",
        "refused-blockers",
    );
    // Nor do they follow a scout.
    let position = scenario(
        "options advanced; red home 1 majors reserves 2 reserves 1 trait blocker-caste; yellow home 1; facedown e3; one red",
    )
    .play("red lift e2 1")
    .play("red put e3")
    .play("red done")
    .play("red scout e3")
    .play("red done");
    assert_eq!(position.listed(0, ""), ["reinforce 0", "reinforce 1"]);
}

#[test]
fn scattered_millers_return_to_storage() {
    let _ = scenario(
        "options advanced; red home 1 majors returning 2 trait miller-caste size 9; yellow drones 1 food 1; nest",
    )
    .expect("red storage 2 returning 0");
}

#[test]
fn buses_carry_without_limit_and_count_four() {
    let _ = scenario(
        "options advanced; red at e4 6 majors e3 1 trait bus-caste; marker e4 prey 2; tasks red",
    )
    .play("red harvest e4 6")
    .expect("red food 6");
    let _ =
        scenario("options advanced; red majors e5 1 trait bus-caste; yellow at e5 4; tasks red")
            .play("red attack e5 yellow")
            .play("* roll 5555")
            .expect("red e5 0; yellow e5 0");
    let _ = scenario(
        "options advanced; red at e4 6 majors e3 1 trait bus-caste; marker e4 prey 2; tasks red",
    )
    .play("red patrol e3")
    .refuse("red harvest e4 6", "rule-trail", "refused-no-trail");
}
