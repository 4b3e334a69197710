//! Rulebook: Déplacer une fourmi jusqu'à 3 cases, on nest holes.

use super::{apprentice, level};

const RULE: &str = "rule-nest-holes";

#[test]
fn a_numbered_cell_opens_a_hole_up_to_three_away() {
    apprentice("white pheromone l10 l8; empty k8; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r0c4")
        .refuse("white hole m7", RULE, "refused-hole-ground")
        .refuse("white hole k8", RULE, "refused-hole-too-far")
        .play("white hole l8")
        .expect("white holes 2 soil 1 pheromones 2; l8 hole white; game actor blue");
}

#[test]
fn nothing_of_others_and_no_predator_may_be_there() {
    apprentice(
        "empty l10 l9 m7 k12; blue ant hunter l9; spider m7; blue pheromone l8; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .refuse("white hole l9", RULE, "refused-hole-ground")
    .refuse("white hole m7", RULE, "refused-hole-ground")
    .refuse("white hole l8", RULE, "refused-hole-ground")
    .play("white hole k12")
    .expect("white holes 2");
}

#[test]
fn without_a_place_the_cell_cannot_be_dug() {
    apprentice("white ant digger hole; turn white")
        .play("white walk digger hole")
        .refuse("white step r0c4", RULE, "refused-no-place-for-hole");
}

#[test]
fn children_do_not_dig_numbered_cells() {
    level(
        "child",
        "white pheromone l10; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .refuse("white step r0c4", RULE, "refused-no-holes-for-children");
}

#[test]
fn a_hole_beyond_the_pheromones_of_others() {
    // Rulebook, tip: what lies between does not matter.
    apprentice("empty l8; blue pheromone l9 k9 m7 m6 l10; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r0c4")
        .play("white hole l8")
        .expect("l8 hole white pheromone nobody");
}

#[test]
fn not_on_another_nest_hole_of_ones_own() {
    // A pheromone of one's own lies below the second one: without the nest hole there would be room.
    apprentice(
        "empty l9; white pheromone l10 l8; white hole 2 l10; white ant digger r0c4; turn white",
    )
    .play("white walk digger r0c4")
    .play("white step r0c3")
    .refuse("white hole l10", RULE, "refused-hole-ground")
    .refuse("white hole l11", RULE, "refused-hole-ground")
    .play("white hole l8")
    .expect("white holes 3; l8 hole white pheromone white");
}

#[test]
fn experienced_an_ant_beside_a_new_hole_marks_at_once() {
    let text = "empty l9 l8; white ant hunter l8; white ant digger hole; turn white";
    level("experienced", text)
        .play("white walk digger hole")
        .play("white step r0c4")
        .play("white hole l9")
        .expect("l8 pheromone white; white pheromones 1");
    level("apprentice", text)
        .play("white walk digger hole")
        .play("white step r0c4")
        .play("white hole l9")
        .expect("l8 ground empty; white pheromones 0");
}

#[test]
fn a_card_for_another_time_does_not_lend_reach() {
    let text = |species| {
        format!(
            "day; white species {species}; white special dig-further-night; empty k7; white ant digger hole; \
             turn white"
        )
    };
    let _ = level("intermediate", &text("flying"))
        .play("white walk digger hole")
        .refuse("white step r0c4", RULE, "refused-no-place-for-hole");
    level("intermediate", &text("insomniac"))
        .play("white walk digger hole")
        .play("white step r0c4")
        .refuse("white hole k7", RULE, "refused-hole-too-far")
        .play("white play dig-further-night")
        .play("white hole k7")
        .expect("white holes 2");
}
