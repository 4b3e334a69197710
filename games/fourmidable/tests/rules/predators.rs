//! Rulebook: Déplacer un prédateur.

use super::{apprentice, level};

const RULE: &str = "rule-predators";

#[test]
fn the_spider_eats_insects_and_the_grasshopper_plants() {
    apprentice("white ant hunter hole; turn white")
        .play("white predator spider k12")
        .expect("k12 ground empty; spider at k12; white beetle 0")
        .play("blue predator grasshopper l10")
        .expect("l10 ground empty");
    apprentice("white ant hunter hole; turn white")
        .play("white predator spider l10")
        .expect("l10 ground raspberry");
}

#[test]
fn the_worm_removes_earth_for_nobody() {
    apprentice("white ant hunter hole; turn white")
        .play("white predator worm 2 r1c3")
        .expect("blue dug 1 clay 0; white clay 0; worm at blue/r1c3");
}

#[test]
fn the_worm_fears_the_surface() {
    apprentice("white ant hunter hole; turn white")
        .refuse(
            "white predator worm 2 r0c4",
            RULE,
            "refused-worm-stays-below",
        )
        .refuse(
            "white predator worm 2 hole",
            RULE,
            "refused-worm-stays-below",
        )
        .refuse("white predator worm l10", RULE, "refused-not-its-place");
}

#[test]
fn not_on_pheromones_holes_ants_predators_or_water() {
    apprentice(
        "white pheromone l10; blue ant hunter k11; grasshopper k10; white ant hunter hole; turn white",
    )
    .refuse("white predator spider l10", RULE, "refused-predator-place-taken")
    .refuse("white predator spider l11", RULE, "refused-predator-place-taken")
    .refuse("white predator spider k11", RULE, "refused-predator-place-taken")
    .refuse("white predator spider k10", RULE, "refused-predator-place-taken")
    .refuse("white predator spider h6", RULE, "refused-out-of-bounds");
    apprentice("white dug r1c4; white ant digger r1c4; turn white").refuse(
        "white predator worm 1 r1c4",
        RULE,
        "refused-predator-place-taken",
    );
}

#[test]
fn once_a_round_each() {
    apprentice("white predator-done; white ant hunter hole; turn white").refuse(
        "white predator spider l10",
        RULE,
        "refused-predator-done",
    );
}

#[test]
fn children_have_no_predators() {
    level("child", "white ant hunter hole; turn white").refuse(
        "white predator spider l10",
        RULE,
        "refused-no-predators-for-children",
    );
}

#[test]
fn a_predator_has_to_go_somewhere_else() {
    apprentice("spider h8; grasshopper h7; worm blue r1c1; white ant hunter hole; turn white")
        .refuse(
            "white predator spider h8",
            RULE,
            "refused-predator-place-taken",
        )
        .refuse(
            "white predator grasshopper h8",
            RULE,
            "refused-predator-place-taken",
        )
        .refuse(
            "white predator worm 2 r1c1",
            RULE,
            "refused-predator-place-taken",
        );
}

#[test]
fn the_worm_visits_rooms_unless_it_is_agreed_otherwise() {
    // Rulebook: any space of a nest but the three numbered cells; no predator goes to a nest hole.
    apprentice("white ant hunter hole; turn white")
        .play("white predator worm 2 queen")
        .expect("worm at blue/queen; blue dug 0");
    apprentice("white ant hunter library; turn white").refuse(
        "white predator worm 1 library",
        RULE,
        "refused-predator-place-taken",
    );
    level("apprentice worm=earth", "white ant hunter hole; turn white").refuse(
        "white predator worm 2 library",
        RULE,
        "refused-worm-stays-in-earth",
    );
}

#[test]
fn only_as_an_action() {
    apprentice("white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .refuse("white predator spider l10", RULE, "refused-predator-when");
}
