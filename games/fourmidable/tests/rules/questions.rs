//! The rulebook's questions and answers.

use super::{apprentice, level};

#[test]
fn a_hole_may_be_dug_behind_a_line_of_pheromones() {
    apprentice("empty l8; blue pheromone l9 k10 m7; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r0c4")
        .refuse("white hole l9", "rule-nest-holes", "refused-hole-ground")
        .play("white hole l8")
        .expect("white holes 2");
}

#[test]
fn a_trapped_ant_stays_but_a_hole_may_be_dug_below_it() {
    apprentice(
        "white pheromone l9; white ant hunter l9; blue pheromone l8 m6 m7 l10 k10 k9; \
         white ant digger hole; turn white",
    )
    .play("white walk hunter l9")
    .refuse(
        "white step l10",
        "rule-movement",
        "refused-others-in-the-way",
    )
    .play("white stop")
    .play("blue predator worm 1 r3c0")
    .play("white walk digger hole")
    .play("white step r0c4")
    .play("white hole l9")
    .expect("white ant-0 r0c4 ant-1 r0c4");
}

#[test]
fn no_fifth_objective() {
    apprentice("white hand h01 h02 h03 h04; white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white step library")
        .refuse("white study", "rule-library", "refused-hand-full");
}

#[test]
fn births_need_not_come_first() {
    apprentice("white ant hunter hole; turn white")
        .play("white predator spider l10")
        .play("blue predator spider l9")
        .play("white walk hunter hole")
        .play("white stop")
        .play("blue birth hunter")
        .play("white birth hunter")
        .expect("white ants 2");
}

#[test]
fn experienced_diggers_mark_the_forest() {
    level(
        "experienced",
        "empty l10; white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step l10")
    .play("white stop")
    .expect("white pheromones 1");
}

#[test]
fn weather_and_cards_add_up() {
    level(
        "intermediate",
        "day; weather hunter; white special steps-hunter-day; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white play steps-hunter-day")
    .expect("game steps 6");
}

#[test]
fn more_steps_do_not_mean_farther_holes() {
    apprentice("weather digger; empty k8 l10; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r0c4")
        .refuse("white hole k8", "rule-nest-holes", "refused-hole-too-far");
}

#[test]
fn the_same_predator_may_be_moved_by_several() {
    apprentice("white ant hunter hole; turn white")
        .play("white predator spider l10")
        .play("blue predator spider l9")
        .expect("spider at l9");
}

#[test]
fn a_rewarded_resource_is_kept() {
    level(
        "intermediate",
        "day; white special harvest-ladybug-day; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step m8")
    .play("white stop")
    .play("white play harvest-ladybug-day")
    .expect("white ladybug 1 score 2");
}

#[test]
fn the_library_any_number_of_times() {
    apprentice("white ant hunter hole; white ant farmer hole; turn white")
        .play("white walk hunter hole")
        .play("white step library")
        .play("* objectives h01 h02")
        .play("white keep h01")
        .play("blue predator spider l9")
        .play("white walk farmer hole")
        .play("white step library")
        .play("* objectives f01 f02")
        .play("white keep f01")
        .expect("white hand 2");
}
