//! Rulebook: Hunt a prey.

use super::two;

#[test]
fn a_ladybug_takes_one_soldier_and_brings_two_food() {
    two("prey ladybug m3; red soldiers 1; sortie red l3 3")
        .play("red step m3")
        .expect("red soldiers 0 reserve 6 food 2 score 10 prey 1; m3 content empty; game steps 2");
    let _ = two("prey ladybug m3; sortie red l3 3").refuse(
        "red step m3",
        "rule-hunt",
        "refused-hunt-soldiers",
    );
}

#[test]
fn a_termite_takes_one_soldier_and_brings_one_food_and_two_points() {
    two("prey termite m3; red soldiers 1; sortie red l3 3")
        .play("red step m3")
        .expect("red soldiers 0 food 1 score 12 prey 1");
    let _ = two("prey termite m3; sortie red l3 3").refuse(
        "red step m3",
        "rule-hunt",
        "refused-hunt-soldiers",
    );
}

#[test]
fn a_spider_takes_two_soldiers_and_brings_one_food_and_four_points() {
    two("prey spider m3; red soldiers 2; sortie red l3 3")
        .play("red step m3")
        .expect("red soldiers 0 food 1 score 14 prey 1");
    let position = two("prey spider m3; red soldiers 1; sortie red l3 3").refuse(
        "red step m3",
        "rule-hunt",
        "refused-hunt-soldiers",
    );
    assert!(!position.lists("red step m3"));
}

#[test]
fn a_worker_may_hunt_several_times() {
    two("prey ladybug m3; prey termite m4; prey spider m5; red soldiers 4; sortie red l3 3")
        .play("red step m3")
        .play("red step m4")
        .play("red step m5")
        .expect("red soldiers 0 food 4 score 16 prey 3; game steps 0; garden prey 0");
}

#[test]
fn after_the_hunt_a_tile_may_be_placed_there() {
    two("prey ladybug m4; red soldiers 1; sortie red l4 1")
        .play("red step m4")
        .play("red pheromone pair m3-m4")
        .expect("m4 content pair earth 1 food 1");
}

#[test]
fn more_food_than_can_be_stored_may_be_hunted() {
    two("prey ladybug m3; red soldiers 1 food 4; sortie red l3 3")
        .play("red step m3")
        .expect("red food 6");
}
