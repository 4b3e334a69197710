//! Rulebook: 7) Winter; End of the year; End of the game.

use super::{scenario, two};

#[test]
fn winter_takes_four_then_five_then_six_food() {
    for (year, food) in [(1, 4), (2, 5), (3, 6)] {
        two(&format!(
            "year {year}; season autumn; red food 7 larvae 0; yellow food {food}; winter"
        ))
        .expect(&format!(
            "red food {} eaten {food} score 10; yellow food 0 score 10",
            7 - food
        ));
    }
}

#[test]
fn every_missing_food_costs_three_points() {
    two("season autumn; red food 1; yellow food 0; winter")
        .expect("red score 1 food 0 missing 3; yellow score -2 missing 4; game phase dice year 2");
}

#[test]
fn every_soldier_saves_a_food_and_stays() {
    two("season autumn; red food 4 soldiers 3; yellow soldiers 6; winter")
        .expect("red food 3 soldiers 3; yellow food 0 soldiers 6 score 10");
}

#[test]
fn larvae_may_become_food_if_the_player_wants() {
    let position = two("season autumn; red food 2 larvae 7; yellow food 4; winter")
        .expect("game phase winter");
    assert_eq!(position.listed(0, "feed"), ["feed 0", "feed 1", "feed 2"]);
    let position = position.refuse("red feed 3", "rule-winter", "refused-feed-too-much");
    position
        .play("red feed 2")
        .expect("red larvae 1 food 0 score 10 missing 0; game phase dice");
    two("season autumn; red food 2 larvae 7; yellow food 4; winter")
        .play("red feed 1")
        .expect("red larvae 4 score 7");
    two("season autumn; red food 2 larvae 7; yellow food 4; winter")
        .play("red feed 0")
        .expect("red larvae 7 score 4");
}

#[test]
fn no_more_larvae_become_food_than_are_needed() {
    let _ = two("season autumn; red food 3 larvae 9; yellow food 4; winter").refuse(
        "red feed 2",
        "rule-winter",
        "refused-feed-too-much",
    );
}

#[test]
fn winter_has_its_time() {
    let _ = two("work red").refuse("red feed 0", "rule-winter", "refused-other-phase");
    let _ = two("season autumn; red larvae 3; yellow larvae 3; winter")
        .play("red feed 0")
        .refuse("red feed 1", "rule-turn-order", "refused-not-your-turn");
}

#[test]
fn the_event_of_autumn_does_not_count_in_winter() {
    two("season autumn; red event point; winter").expect("red score -2");
}

#[test]
fn after_winter_the_dice_are_rolled_again() {
    two("season autumn; first yellow; red food 4; yellow food 4; winter")
        .expect("game phase dice year 2 first yellow")
        .play("* dice 6 1 1")
        .expect("game phase plan season spring year 2; red event hexagon");
}

#[test]
fn the_game_ends_after_the_third_winter() {
    let _ = two("year 3; season autumn; red food 6 score 40; yellow food 6 score 41; winter")
        .expect("game phase over; red place 2 standing 40; yellow place 1 standing 41")
        .refuse("red gestation", "rule-end-of-game", "refused-game-over");
}

#[test]
fn equal_scores_share_the_victory_whatever_is_left() {
    scenario(
        "options base players=3; year 3; season autumn; red food 6 score 40; yellow food 9 earth 9 score 40; \
         blue food 6 score 30; winter",
    )
    .expect("red place 1; yellow place 1; blue place 3");
}
