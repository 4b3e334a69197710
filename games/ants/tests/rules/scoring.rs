//! Rulebook: Game objective; Victory conditions and end of play.

use engine::{Awaited, Game};
use formicary_ants::{Color, Point};

use super::scenario;

#[test]
fn the_score_is_the_ants_in_the_best_areas() {
    // The tile in the upper notch joins beige: the two halves' beige areas touch it.
    scenario("tile half -1,2 t3").expect("beige score 6 second 0 ants 6; brown score 2");
}

#[test]
fn areas_that_only_share_a_corner_are_separate() {
    // Before any tile the beige areas of the two halves meet in no edge.
    scenario("").expect("beige score 2 second 2; brown score 2 second 2");
}

#[test]
fn sectors_without_ants_connect_too() {
    // Sector 1 of the half has no ant but joins its sectors 0 and 2.
    scenario("tile half -1,2 t3").expect("beige score 6");
}

#[test]
fn covered_ants_do_not_count() {
    scenario("tile half -1,2 t3").expect("beige ants 6; brown ants 6");
    // The tip's single sector has two beige ants, the rest two brown ones; six sectors are hidden.
    scenario("tile half -1,2 t3; tile tip-beige 0,1 t0").expect("beige ants 5; brown ants 7");
}

#[test]
fn areas_connect_across_levels() {
    // The wedge's two beige ants on level 1 join one ant of the tile in the notch and one of the left
    // half, both on the ground.
    scenario("tile half -1,2 t3; tile wedge-brown 0,1 t0").expect("beige score 4 second 1");
}

#[test]
fn equally_good_areas_are_told_together() {
    let start = scenario("");
    assert_eq!(start.state().surface().best_areas(Color::Brown).len(), 6);
}

#[test]
fn the_best_area_is_told_with_its_sectors() {
    let position = scenario("tile half -1,2 t3");
    let area = position.state().surface().best_areas(Color::Beige);
    assert_eq!(area.len(), 9);
    for sector in 0..3 {
        assert!(area.contains(&Point::new(0, 0).triangle(sector)));
        assert!(area.contains(&Point::new(1, 1).triangle(sector)));
    }
}

const TIED: &str = "tile half -1,2 t0; tile half 2,-1 t0; stack empty";

#[test]
fn the_most_ants_in_one_area_win() {
    let position = scenario("beige holds half; brown holds star; stack empty; beige to move")
        .play("beige half -1,2 t3")
        .play("brown star 2,-1 t0")
        .expect("game over true; beige score 6 place 1; brown score 3 place 2");
    let Awaited::Nobody(standings) = position.state().awaited() else {
        panic!("the game is over");
    };
    assert_eq!(standings.scores.as_slice(), [6, 3]);
    assert_eq!(standings.shares().as_slice(), [1.0, 0.0]);
}

#[test]
fn equal_areas_share_the_victory() {
    scenario(TIED).expect("beige place 1; brown place 1");
}

/// Both best areas have 3 ants; brown's second area has 2, beige's 1.
const SECOND_AREAS_DIFFER: &str =
    "tile half -1,2 t0; tile band-beige 2,-1 t1; tile hook-beige 0,1 t1; stack empty";

#[test]
fn with_broken_ties_the_second_area_decides() {
    scenario(SECOND_AREAS_DIFFER).expect("beige score 3 second 1 place 1; brown score 3 place 1");
    scenario(&format!("options ties=broken; {SECOND_AREAS_DIFFER}"))
        .expect("beige score 3 second 1 place 2; brown score 3 second 2 place 1");
}

#[test]
fn with_broken_ties_full_equality_is_still_shared() {
    scenario(&format!("options ties=broken; {TIED}")).expect("beige place 1; brown place 1");
}

#[test]
fn with_broken_ties_all_visible_ants_decide_last() {
    scenario(
        "options ties=broken; tile half -1,2 t2; tile wedge-beige 2,-1 t1; \
         tile hook-beige 0,1 t2; stack empty",
    )
    .expect("beige score 3 second 2 ants 7 place 2; brown score 3 second 2 ants 8 place 1");
}
