//! Rulebook: intermediate level. Special cards at any moment of one's action, the move included, and
//! species likewise (Ruling 64).

use super::level;

const RULE: &str = "rule-special-cards";

#[test]
fn a_pheromone_is_erased_in_the_middle_of_a_move() {
    let way = "day; white special erase-day; blue pheromone l10; white ant hunter hole; turn white";
    level("intermediate", way)
        .play("white walk hunter hole")
        .refuse(
            "white step l10",
            "rule-movement",
            "refused-others-in-the-way",
        )
        .play("white play erase-day l10")
        .play("white step l10")
        .expect("l10 pheromone white; white ant-0 l10; blue supply 18");
    level("intermediate", &way.replace("l10", "l9"))
        .play("white walk hunter hole")
        .play("white step l10")
        .play("white play erase-day l9")
        .play("white step l9")
        .expect("l9 pheromone white");
}

#[test]
fn a_predator_is_moved_out_of_the_way_in_the_middle_of_a_move() {
    level(
        "intermediate predators=block",
        "day; white special move-spider-day; spider l9; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step l10")
    .refuse(
        "white step l9",
        "rule-predators",
        "refused-predator-in-the-way",
    )
    .play("white play move-spider-day h8")
    .play("white step l9")
    .play("white stop")
    .expect("white ant-0 l9 beetle 1; spider at h8");
}

#[test]
fn crossing_begins_in_the_middle_of_a_move() {
    level(
        "intermediate",
        "day; white special cross-day; blue pheromone l9; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step l10")
    .refuse(
        "white step l9",
        "rule-movement",
        "refused-others-in-the-way",
    )
    .play("white play cross-day")
    .play("white step l9")
    .refuse("white stop", "rule-crossing", "refused-no-stop")
    .play("white step l8")
    .expect("white ant-0 l8");
}

#[test]
fn earth_is_passed_after_some_steps() {
    level(
        "intermediate",
        "day; white special skip-earth-day; white dug r1c4; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r1c4")
    .play("white play skip-earth-day")
    .play("white skip r1c3")
    .play("white step r1c2")
    .expect("white clay 1 dug 2 ant-0 r1c2");
}

#[test]
fn a_pheromone_placed_before_the_harvest_connects_it() {
    let text = "day; white special place-day; empty l9; white ant hunter m6; turn white";
    level("experienced", text)
        .play("white walk hunter m6")
        .play("white play place-day l9")
        .play("white stop")
        .expect("white ladybug 1 pheromones 2; m6 pheromone white");
    level("experienced", text)
        .play("white walk hunter m6")
        .play("white stop")
        .expect("white ladybug 1 pheromones 0; m6 ground empty");
}

#[test]
fn an_objective_is_drawn_in_the_middle_of_a_move() {
    level(
        "intermediate",
        "day; white special draw-farmer-day; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step m8")
    .play("white play draw-farmer-day")
    .play("* objectives f02")
    .expect("game phase walk steps 2; white hand 1")
    .play("white stop")
    .expect("white ladybug 1");
}

#[test]
fn experienced_an_objective_is_completed_in_the_middle_of_a_move() {
    level(
        "experienced",
        "day; row h01 f01 d01 h02 f02; white special draw-hunter-day; white store ladybug 2; \
         white ant farmer hole; turn white",
    )
    .play("white walk farmer hole")
    .play("white step l10")
    .play("white play draw-hunter-day objective h01")
    .play("* refill d02")
    .expect("game phase walk steps 2; white completed 1")
    .play("white stop")
    .expect("white raspberry 1");
}

#[test]
fn cards_before_a_nest_hole_is_placed() {
    level(
        "intermediate",
        "day; white special place-day erase-day; empty l9; blue pheromone l8; white ant digger hole; \
         turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .refuse("white hole l8", "rule-nest-holes", "refused-hole-ground")
    .play("white play erase-day l8")
    .play("white play place-day l9")
    .play("white hole l8")
    .expect("l8 hole white; white pheromones 1");
}

#[test]
fn no_predator_may_take_the_last_place_of_a_nest_hole() {
    level(
        "intermediate",
        "day; white special move-spider-day; empty l9; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r0c4")
    .refuse(
        "white play move-spider-day l9",
        "rule-predators",
        "refused-no-way-on",
    )
    .play("white play move-spider-day l8")
    .play("white hole l9")
    .expect("l9 hole white");
}

#[test]
fn no_predator_may_shut_in_an_ant_that_crosses() {
    level(
        "intermediate predators=block",
        "night; white species predator; white special cross-night; blue pheromone l10 l9 k10 m7; \
         blue pheromone m8 k11 k12; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white play cross-night")
    .play("white step l10")
    .play("white step l9")
    // From l9 only l8, k9 and m6 are left, one step away.
    .play("white hunt spider l8")
    .expect("game phase walk");
    level(
        "intermediate predators=block",
        "night; white species predator; white special cross-night; blue pheromone l10 l9 k10 m7 k9 m6; \
         white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white play cross-night")
    .play("white step l10")
    .play("white step l9")
    .refuse("white hunt spider l8", "rule-predators", "refused-no-way-on")
    .play("white step l8")
    .expect("white ant-0 l8");
}

#[test]
fn no_worm_may_take_the_earth_behind_a_digger_that_passes() {
    let text = |options: &str| {
        level(
            &format!("intermediate {options}"),
            "day; white special skip-earth-day move-worm-day; white dug r1c4 r1c2 r1c1 r2c0; \
             white dug r2c1; white ant digger r1c1; turn white",
        )
        .play("white walk digger r1c1")
        .play("white play skip-earth-day")
    };
    // Behind r1c0 everything is dug.
    let _ = text("predators=pass").refuse(
        "white skip r1c0",
        "rule-skip-earth",
        "refused-nothing-behind",
    );
}

#[test]
fn looking_further_works_with_a_card_that_draws() {
    level(
        "intermediate",
        "night; white special draw-hunter-night look-hunter-night; white ant farmer hole; turn white",
    )
    .play("white play draw-hunter-night")
    .play("* objectives h01")
    .expect("game phase keep")
    .play("white play look-hunter-night")
    .play("* objectives h02 h03")
    .play("white keep h02")
    .refuse("white keep h01", "rule-library", "refused-keep-when")
    .play("white under h03")
    .expect("white hand 1; game phase turn actor white under 2");
}

#[test]
fn a_drawn_card_is_kept_where_nobody_looks_further() {
    let text =
        "night; white special draw-hunter-night hole-night; white ant farmer hole; turn white";
    level("intermediate", text)
        .play("white play draw-hunter-night")
        .play("* objectives h01")
        .refuse("white under h01", "rule-library", "refused-under-when")
        .play("white keep h01")
        .expect("white hand 1; game phase turn under 0");
}

#[test]
fn looking_further_in_the_library_after_the_first_cards_are_seen() {
    level(
        "intermediate",
        "night; white special look-hunter-night draw-hunter-night; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h01 h02")
    .refuse(
        "white play draw-hunter-night",
        RULE,
        "refused-choose-from-drawn-first",
    )
    .play("white play look-hunter-night")
    .play("* objectives h03 h04")
    .play("white keep h04")
    .play("white under h02")
    .play("white under h03")
    .expect("white hand 1; game under 3 phase close");
}

#[test]
fn species_act_in_the_middle_of_a_move_too() {
    level(
        "experienced",
        "day; white species flying; empty l9; white ant hunter m6; turn white",
    )
    .play("white walk hunter m6")
    .play("white fly l9")
    .play("white stop")
    .expect("white ladybug 1 pheromones 2");
}

#[test]
fn cards_while_a_predator_is_led_to_its_food() {
    engine::testkit::Scenario::<formicary_fourmidable::Fourmidable>::new(
        "options solo deck=symmetric; row h01 f01 d01 h02 f02; day; white special move-spider-day; \
         white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r1c4")
    .play("* bag ladybug")
    .expect("game phase feed")
    // One of the two nearest ladybugs is below the spider now: one place is left.
    .play("white play move-spider-day h5")
    .expect("spider at g6; h5 ground empty; g6 ground empty");
}

#[test]
fn children_and_apprentices_have_no_special_cards() {
    for options in ["child", "apprentice"] {
        let _ = level(options, "white ant hunter hole; turn white").refuse(
            "white play erase-day l9",
            RULE,
            "refused-no-special-cards",
        );
    }
}
