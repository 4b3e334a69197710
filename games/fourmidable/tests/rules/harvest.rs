//! Rulebook: Commencer la partie, on harvesting; Placer des phéromones.

use super::{apprentice, level};

#[test]
fn each_caste_harvests_its_own_where_it_stops() {
    level("child", "white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white step m8")
        .play("white stop")
        .expect("white ladybug 1 pheromones 1 supply 17; m8 pheromone white");
    level("child", "white ant farmer hole; turn white")
        .play("white walk farmer hole")
        .play("white step l10")
        .play("white stop")
        .expect("white raspberry 1; l10 pheromone white");
}

#[test]
fn a_digger_must_stop_in_the_first_earth() {
    // Rulebook, example: it cannot pass a cell to dig the one behind.
    level("child", "white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .expect("white soil 1 dug 1 ant-0 r1c4 pheromones 0; game actor blue");
}

#[test]
fn diggers_harvest_nothing_outside() {
    level("child", "white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step m8")
        .play("white stop")
        .expect("white ladybug 0; m8 ground ladybug");
}

#[test]
fn without_pheromones_a_harvest_leaves_empty_terrain() {
    level("child", "white supply 0; white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white step m8")
        .play("white stop")
        .expect("white ladybug 1 pheromones 0; m8 ground empty");
}

#[test]
fn empty_terrain_is_marked_by_whoever_crosses_it() {
    apprentice("empty l10 l9; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step l10")
        .play("white step l9")
        .play("white step l8")
        .expect("white pheromones 2 supply 16; l10 pheromone white; l9 pheromone white");
}

#[test]
fn experienced_pheromones_only_beside_ones_own() {
    level(
        "experienced",
        "white ant hunter m6; white ant farmer hole; turn white",
    )
    .play("white walk hunter m6")
    .play("white stop")
    .expect("white ladybug 1 pheromones 0; m6 ground empty");
    level("experienced", "white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white step m8")
        .play("white stop")
        .expect("white ladybug 1 pheromones 1");
}

#[test]
fn experienced_a_chain_of_empty_terrain_in_one_move() {
    // Rulebook, picture: pheromones in two moves.
    level(
        "experienced",
        "empty l10 l9; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step l10")
    .play("white step l9")
    .play("white stop")
    .expect("white pheromones 2");
    level("experienced", "empty l9; white ant hunter l9; turn white")
        .play("white walk hunter l9")
        .play("white stop")
        .expect("white pheromones 0; l9 ground empty");
}

#[test]
fn experienced_an_ant_that_stands_there_marks_at_once() {
    level(
        "experienced",
        "empty m7; white ant digger m7; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step m8")
    .play("white stop")
    .expect("white pheromones 2; m7 pheromone white");
}

#[test]
fn children_do_not_mark_empty_terrain() {
    level("child", "empty l10 l9; white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white step l10")
        .play("white step l9")
        .play("white stop")
        .expect("white pheromones 0; l10 ground empty; l9 ground empty");
}
