//! Rulebook: Solo.

use engine::Game;
use engine::testkit::Scenario;
use formicary_fourmidable::Fourmidable;
use formicary_fourmidable::scoring::rating;

/// White's nest is on the water.
fn solo(text: &str) -> Scenario<Fourmidable> {
    Scenario::new(&format!(
        "options solo deck=symmetric; row h01 f01 d01 h02 f02; {text}"
    ))
}

/// The same where only the middle is in play.
fn middle(text: &str) -> Scenario<Fourmidable> {
    Scenario::new(&format!(
        "options solo deck=symmetric forest=middle; row h01 f01 d01 h02 f02; {text}"
    ))
}

const RULE: &str = "rule-solo";

#[test]
fn each_harvest_is_answered_from_the_bag() {
    solo("white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white step g6")
        .play("white stop")
        .expect("game phase bag")
        // Two raspberries lie beside g6.
        .play("* bag raspberry")
        .expect("white ladybug 1; game phase feed");
}

#[test]
fn the_nearest_food_and_the_player_decides_ties() {
    let game = solo("white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag beetle");
    // From the nest in the middle, one beetle lies one step away; the digger is one step below.
    game.expect("spider at g5; g5 ground empty");
    solo("white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag ladybug")
        .expect("game phase feed")
        .refuse("white feed f7", RULE, "refused-not-nearest")
        .play("white feed h5")
        .expect("spider at h5; h5 ground empty");
}

#[test]
fn other_food_of_its_kind_and_then_anywhere() {
    let no_beetles = "empty g5 g7 j6";
    middle(&format!("{no_beetles}; white ant digger hole; turn white"))
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag beetle")
        .play("white feed g6")
        .expect("g6 ground empty");
    let no_insects = "empty g5 g7 j6 f7 g6 h5 i5 i8 j8";
    middle(&format!("{no_insects}; white ant digger hole; turn white"))
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag beetle")
        .play("white feed f5")
        .expect("f5 ground mushroom; spider at f5");
}

#[test]
fn predators_complete_objectives() {
    solo("white ant digger hole; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag ladybug")
        .play("white feed h5")
        .play("white walk digger hole")
        .play("white step r2c4")
        .play("* bag ladybug")
        .expect("game lost 1 row 4 phase refill")
        .play("* refill h03")
        .expect("game row 5 phase turn");
}

#[test]
fn there_is_no_predator_action() {
    solo("white ant digger hole; turn white").refuse(
        "white predator spider h5",
        RULE,
        "refused-no-predators-alone",
    );
}

#[test]
fn six_rounds() {
    solo("round 6; white birth-done; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white stop")
        .expect("game phase over; white place 2");
    solo("round 5; white birth-done; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white stop")
        .expect("game phase weather round 6");
}

#[test]
fn ratings() {
    for (score, expected) in [(100, 0), (101, 1), (111, 2), (121, 3), (131, 4)] {
        assert_eq!(rating(score), expected);
    }
}

#[test]
fn a_rating_is_given_at_the_end_of_a_solo_game_alone() {
    let last = "round 6; white birth-done; white ant digger hole; turn white";
    let rating = |scenario: Scenario<Fourmidable>| scenario.state().rating();
    assert_eq!(rating(solo(last)), None);
    let ended = solo(last).play("white walk digger hole").play("white stop");
    assert_eq!(rating(ended).map(|said| said.key), Some("rating-solo"));
}

#[test]
fn ants_walk_the_whole_forest_but_harvest_in_the_middle_only() {
    // Rulebook: only the resources of the big hexagon in the middle can be harvested.
    solo("white ant hunter l9; white ant hunter g6; turn white")
        .play("white walk hunter l9")
        .play("white stop")
        .expect("white beetle 0; l9 ground beetle; game phase turn")
        .play("white walk hunter g6")
        .play("white stop")
        .expect("white ladybug 1; game phase bag");
    middle("white ant hunter h4; turn white")
        .play("white walk hunter h4")
        .refuse("white step h3", "rule-movement", "refused-out-of-bounds");
}

#[test]
fn predators_eat_the_nearest_wherever_it_is() {
    solo("white ant digger l11; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag beetle")
        // Beside the digger in the corner; the next one is two steps from the one in the nest.
        .expect("spider at k12; k12 ground empty");
}

#[test]
fn if_a_kind_is_gone_the_nearest_of_the_others_is_eaten() {
    middle("empty g5 g7 j6; white ant digger hole; turn white")
        .play("white walk digger hole")
        .play("white step r1c4")
        .play("* bag beetle")
        .refuse("white feed f7", RULE, "refused-not-nearest")
        .play("white feed h5")
        .expect("h5 ground empty");
}

#[test]
fn predators_complete_the_oldest_card_first() {
    // Both h04 and h01 could be paid.
    Scenario::<Fourmidable>::new(
        "options solo deck=symmetric; row h04 h01 f01 d01 f02; eaten ladybug caterpillar; \
         white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white step r1c4")
    .play("* bag ladybug")
    .play("white feed h5")
    .expect("game lost 1 row 4 phase refill")
    .expect("row h04 gone h01 open");
}

#[test]
fn what_a_card_lets_predators_eat_completes_objectives_too() {
    solo("eaten ladybug; day; white special move-spider-day; white ant digger hole; turn white")
        .play("white play move-spider-day h5")
        .expect("game lost 1 phase refill")
        .play("* refill h03")
        .expect("game phase turn actor white row 5");
}

#[test]
fn bonus_cards_are_contested_by_the_predators() {
    let end = |text: &str| {
        solo(&format!(
            "round 6; white birth-done; {text}; white ant digger hole; turn white"
        ))
        .play("white walk digger hole")
        .play("white stop")
    };
    end("white completed h03").expect("white bonus 3");
    end("white completed h03; lost h05 h06").expect("white bonus 0");
    end("white completed h03; lost h07").expect("white bonus 0");
    end("white completed h07; lost h03").expect("white bonus 3");
}

#[test]
fn neither_objectives_nor_a_quiet_round_end_the_game_early() {
    solo(
        "round 3; white completed h03 h04 h05 h06 h07 h08 h09 h10; white birth-done; \
         white ant digger hole; turn white",
    )
    .play("white walk digger hole")
    .play("white stop")
    .expect("game phase weather round 4");
}
