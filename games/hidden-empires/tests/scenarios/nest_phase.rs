//! The Nest Phase.

use super::*;

#[test]
fn without_a_queen_nurses_are_told_to_lay() {
    let position = scenario("options advanced; red queens 0 nurses 2 food 2; yellow home 1; nest");
    let _ = position.expect("red chore lay");
    let position = scenario("options advanced; red queens 0 nurses 2 food 2; yellow home 1; nest");
    let with = scenario("options advanced; red queens 1 nurses 2 food 4; yellow home 1; nest");
    assert_ne!(
        told(&position, 0, "lay 0 2"),
        told(&with, 0, "lay 0 2"),
        "a colony without a queen is told that its queen lays"
    );
}

#[test]
fn a_full_store_leaves_room_for_eggs() {
    let _ = scenario("options advanced; red queens 1 nurses 1 stored 50 size 6 food 1 trait harvester; yellow home 1; nest")
        .expect("red chore lay room 5")
        .play("red lay 5 0")
        .expect("red female-eggs 5 stored 0");
}

#[test]
fn stored_food_is_thrown_away_while_ants_are_redistributed() {
    let _ = scenario(
        "options advanced; red at e2 1 stored 25 size 6 trait harvester; yellow home 1; move red",
    )
    .play("red eliminate stored-food")
    .expect("red stored 20");
}

#[test]
fn only_the_mother_queen_is_kept_from_laying_by_migrate() {
    let moved = |queens: u8| {
        scenario(&format!("options advanced; red at e2 1 queens {queens} nurses 2 food 9 card migrate; yellow home 1; move red"))
            .play("red play migrate e3")
            .expect("red nest e3 size 10")
            .play("red done")
            .play("red done")
            .play("red done")
            .play("* card ant-dispersed-seeds")
            .play("yellow done")
            .play("yellow done")
            .play("yellow done")
    };
    let _ = moved(0)
        .expect("game phase nest; red chore lay")
        .play("red lay 0 2")
        .expect("red male-eggs 2");
    let _ = moved(1).expect("game turn 2; red female-eggs 0 male-eggs 0");
}

/// Rulebook: Guest Queen. The next flight, and no other.
#[test]
fn a_guest_queen_spoils_one_flight() {
    let _ = scenario("red virgin-queens 2 drones 2 food 4 guests 1; nest")
        .play("red fly")
        .expect("red score 4 guests 0");
}

/// Ruling 77: an ant in Storage keeps a colony alive.
#[test]
fn a_colony_lives_on_with_a_miller_alone() {
    let _ = scenario("options advanced; red queens 0 majors storage 1 trait miller-caste; yellow home 1; tasks yellow")
        .play("yellow done")
        .expect("game turn 2; red nest e2 storage 1");
}

/// Rulebook: Bivouac. Nobody lays eggs after it has moved, nurses without a queen neither.
#[test]
fn nurses_of_a_bivouac_that_has_moved_lay_no_eggs() {
    let _ = scenario("options advanced; red at e2 1 builders 1 nurses 2 queens 0 food 9 trait bivouac; yellow home 1; move red")
        .play("red wander e3")
        .play("red done")
        .play("red done")
        .play("red done")
        .play("* card ant-dispersed-seeds")
        .play("yellow done")
        .play("yellow done")
        .play("yellow done")
        .expect("game turn 2; red nest e3 male-eggs 0 nurses 2");
}

/// Ruling 62: stored food makes way for new eggs, those of a card too.
#[test]
fn stored_food_makes_way_for_the_eggs_of_male_eggs() {
    let _ = scenario("options advanced; red nurses 2 stored 50 size 8 food 2 trait harvester card male-eggs; yellow home 1; nest")
        .expect("game phase nest-cards player red; red stored 50")
        .play("red play male-eggs red")
        .expect("red male-eggs 2 stored 40");
}
