//! Rulebook: Winning the Game.

use super::scenario;
use formicary_hidden_empires::scoring::flight_points;

#[test]
fn pairs_score_four_and_the_others_two_or_one() {
    assert_eq!(flight_points(1, 1), 4);
    assert_eq!(flight_points(3, 1), 8);
    assert_eq!(flight_points(1, 3), 6);
    assert_eq!(flight_points(0, 5), 5);
    assert_eq!(flight_points(0, 0), 0);
}

#[test]
fn sixteen_points_end_the_game_turn_and_the_highest_score_wins() {
    let _ = scenario(
        "red score 12 virgin-queens 1 drones 1 food 2; yellow score 16 drones 1 food 1; nest",
    )
    .play("red fly")
    .play("yellow fly")
    .expect("game phase over; red score 16 place 2; yellow score 17 place 1")
    .refuse("red done", "rule-end-of-game", "refused-game-over");
}

#[test]
fn equal_scores_share_the_victory() {
    let _ = scenario("red score 12 virgin-queens 1 drones 1 food 2; yellow score 16; nest")
        .play("red fly")
        .expect("game phase over; red place 1; yellow place 1");
}

#[test]
fn fifteen_points_do_not_end_it() {
    let _ = scenario("red at e2 1 score 14 drones 1 food 1; yellow at e8 1; nest")
        .play("red fly")
        .expect("red score 15; game phase move turn 2");
}

#[test]
fn after_forty_game_turns_the_highest_score_wins() {
    let _ = scenario("turn 40; red score 3 drones 1 food 1; yellow score 4 drones 1 food 1; nest")
        .play("red stay")
        .play("yellow stay")
        .expect("game phase over; yellow place 1; red place 2");
}

#[test]
fn in_the_advanced_game_dna_decides_among_equal_scores() {
    let text =
        "options advanced; red home 1 score 15 dna 3 drones 1 food 1; yellow home 1 score 16";
    let _ = scenario(&format!("{text} dna 4; nest"))
        .play("red fly")
        .expect("game phase over; red place 2; yellow place 1");
    let _ = scenario(&format!("{text} dna 3; nest"))
        .play("red fly")
        .expect("red place 1; yellow place 1");
}
