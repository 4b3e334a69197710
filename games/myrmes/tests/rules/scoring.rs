//! Rulebook: Event, VP+1: one point more at every scoring.

use super::{scenario, two};

#[test]
fn vp_plus_one_counts_for_pheromones_worth_points() {
    two("red event point level 1; sortie red m3 0")
        .play("red pheromone line m2-m3-m4")
        .expect("red score 13");
    two("red event point; sortie red m3 0")
        .play("red pheromone pair m2-m3")
        .expect("red score 10");
}

#[test]
fn vp_plus_one_counts_for_special_tiles() {
    two("red event point level 1 food 1; sortie red m3 0")
        .play("red build scavenging m2-m3-n1")
        .expect("red score 13");
}

#[test]
fn vp_plus_one_counts_for_prey_worth_points() {
    two("red event point soldiers 2; prey termite m3; prey ladybug m4; sortie red l3 3")
        .play("red step m3")
        .expect("red score 13")
        .play("red step m4")
        .expect("red score 13");
}

#[test]
fn vp_plus_one_counts_for_clearing_opposing_pheromones() {
    two("red event point earth 1; yellow tile line m2-m3-m4; sortie red m2 3")
        .play("red clear")
        .expect("red score 13");
    two("red event point earth 1; red tile line m2-m3-m4; sortie red m2 3")
        .play("red clear")
        .expect("red score 10");
}

#[test]
fn vp_plus_one_counts_for_the_queen() {
    two("red event point level 3 food 1; work red")
        .play("red queen")
        .expect("red score 13");
}

#[test]
fn vp_plus_one_counts_for_each_sub_colony() {
    two("red event point; red build sub-colony m2-m3-n1-n2; red build sub-colony h7-h8-i7-i8; harvest")
        .expect("red score 16");
}

#[test]
fn vp_plus_one_counts_for_objectives_and_for_earlier_ones() {
    two(
        "objectives food-3; red completed food-3 1; season summer; red event point; \
         yellow event point food 3 atelier 1; atelier yellow",
    )
    .play("yellow objective food-3")
    .expect("yellow score 17; red score 16");
}

#[test]
fn vp_plus_one_counts_every_time() {
    two("red event point soldiers 4; prey termite m3; prey spider m4; sortie red l3 3")
        .play("red step m3")
        .play("red step m4")
        .expect("red score 18");
}

#[test]
fn as_an_option_vp_plus_one_counts_once_in_a_season() {
    scenario(
        "options base players=2 point-event=once; red event point soldiers 4; prey ladybug l4; prey termite m3; \
         prey spider m4; sortie red l3 3",
    )
    .play("red step l4")
    .play("red step m3")
    .expect("red score 13")
    .play("red step m4")
    .expect("red score 17");
}

#[test]
fn and_again_in_the_next_season() {
    scenario(
        "options base players=2 point-event=once; dice 1 1 1; red event point workers 1 larvae 0; yellow workers 0 larvae 0; \
         red build sub-colony m2-m3-n1-n2; work red",
    )
    .play("red gestation")
    .expect("red score 13")
    .play("red event point")
    .play("red births none")
    .play("yellow births none")
    .play("red gestation")
    .expect("red score 16");
}
