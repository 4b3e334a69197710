//! Rulebook: Commencer la partie (child); Déplacer une fourmi jusqu'à 3 cases.

use super::{apprentice, level};

const FAR: &str = "rule-movement";

#[test]
fn an_ant_goes_three_steps_and_leaves_the_nest_for_nothing() {
    level("child", "white ant farmer hole; turn white")
        .play("white walk farmer hole")
        .play("white step m8")
        .play("white step m7")
        .expect("game steps 1")
        .play("white step l9")
        .expect("white ant-0 l9 mushroom 0; game actor blue");
}

#[test]
fn only_what_is_next_to_it() {
    level("child", "white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .refuse("white step l9", FAR, "refused-not-next-to-it")
        .refuse("white step r1c3", FAR, "refused-not-next-to-it");
}

#[test]
fn ants_pass_resources_without_harvesting() {
    // Rulebook, example: a hunter passes plants and insects.
    level("child", "white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white step m8")
        .play("white step l10")
        .play("white stop")
        .expect("white ladybug 0 raspberry 0; m8 ground ladybug; l10 ground raspberry");
}

#[test]
fn others_block_with_ants_pheromones_and_nests() {
    for thing in [
        "blue ant hunter l10",
        "blue pheromone l10",
        "blue hole 2 l10",
    ] {
        apprentice(&format!("{thing}; white ant hunter hole; turn white"))
            .play("white walk hunter hole")
            .refuse("white step l10", FAR, "refused-others-in-the-way");
    }
}

#[test]
fn own_ants_and_pheromones_do_not_block() {
    apprentice("white ant farmer l10; white pheromone l10; white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white step l10")
        .play("white stop")
        .expect("white pheromones 1");
}

#[test]
fn water_and_masked_sections_are_out() {
    apprentice("white ant hunter h5; turn white")
        .play("white walk hunter h5")
        .refuse("white step h6", FAR, "refused-out-of-bounds");
    apprentice("white ant hunter h4; turn white")
        .play("white walk hunter h4")
        .refuse("white step i4", FAR, "refused-out-of-bounds");
}

#[test]
fn predators_are_not_among_what_stops_ants() {
    // Rulebook: pheromones, nests and ants of others, water, and earth for those who do not dig.
    apprentice("spider m8; worm white r1c4; white dug r1c4; white ant hunter hole; white ant farmer hole; turn white")
        .play("white walk hunter hole")
        .play("white step m8")
        .play("white stop")
        .expect("white ant-0 m8 ladybug 1; m8 pheromone white")
        .play("blue predator worm 2 r3c0")
        .play("white walk farmer hole")
        .play("white step r1c4")
        .expect("white ant-1 r1c4");
}

#[test]
fn predators_block_where_it_is_agreed() {
    level(
        "apprentice predators=block",
        "spider l10; worm white r1c4; white dug r1c4; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .refuse(
        "white step l10",
        "rule-predators",
        "refused-predator-in-the-way",
    )
    .refuse(
        "white step r1c4",
        "rule-predators",
        "refused-predator-in-the-way",
    );
}

#[test]
fn hunters_and_farmers_do_not_enter_earth() {
    level("child", "white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .refuse("white step r1c4", "rule-nest", "refused-earth");
    level("child", "white ant hunter hole; white dug r1c4; turn white")
        .play("white walk hunter hole")
        .play("white step r1c4")
        .expect("white ant-0 r1c4");
}

#[test]
fn tunnels_have_no_diagonals() {
    level("child", "white ant digger r1c4; white dug r1c4; turn white")
        .play("white walk digger r1c4")
        .refuse("white step r2c3", FAR, "refused-not-next-to-it");
}

#[test]
fn through_the_nest_from_one_hole_to_another() {
    // Rulebook, picture: a hunter starts and ends outside and uses the holes.
    apprentice("white hole 2 h7; white ant hunter m8; turn white")
        .play("white walk hunter m8")
        .play("white step hole")
        .play("white step r0c4")
        .play("white step g6")
        .expect("white ant-0 g6 ladybug 1; game actor blue");
}

#[test]
fn an_ant_may_stay_and_harvests_where_it_is() {
    apprentice("white ant farmer m7; turn white")
        .play("white walk farmer m7")
        .play("white stop")
        .expect("white ant-0 m7 mushroom 1; game actor blue");
}

#[test]
fn there_must_be_such_an_ant() {
    apprentice("white ant hunter hole; turn white").refuse(
        "white walk digger hole",
        FAR,
        "refused-no-such-ant",
    );
}
