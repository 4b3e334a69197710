//! Rulebook: La Bibliothèque.

use super::{apprentice, level};

#[test]
fn two_objectives_of_the_ants_caste_and_one_is_kept() {
    // Rulebook, example: a farmer draws farmer objectives.
    apprentice("white ant farmer hole; turn white")
        .play("white walk farmer hole")
        .play("white step library")
        .play("* objectives f01 f02")
        .refuse("white keep f03", "rule-library", "refused-not-drawn")
        .play("white keep f01")
        .expect("white hand 1; game under 1 actor blue");
}

#[test]
fn an_ant_may_stay_in_the_library() {
    apprentice("white ant hunter library; turn white")
        .play("white walk hunter library")
        .play("white stop")
        .play("* objectives h01 h02")
        .play("white keep h02")
        .expect("white hand 1 ant-0 library");
}

#[test]
fn an_ant_stops_in_the_library() {
    apprentice("white hand h01 h02 h03 h04; white ant hunter queen; turn white")
        .play("white walk hunter queen")
        .play("white step library")
        .refuse("white step hole", "rule-movement", "refused-step-when")
        .play("white done")
        .expect("game actor blue");
}

#[test]
fn four_objectives_at_most_but_one_may_be_revealed_first() {
    let game = || {
        apprentice(
            "white hand h01 h02 h03 h04; white store ladybug 2; white ant hunter hole; turn white",
        )
        .play("white walk hunter hole")
        .play("white step library")
    };
    let _ = game().refuse("white study", "rule-library", "refused-hand-full");
    game()
        .play("white reveal h01")
        .refuse("white done", "rule-library", "refused-must-draw")
        .play("white study")
        .play("* objectives h05 h06")
        .play("white keep h05")
        .expect("white hand 4 score 8");
}

#[test]
fn cards_under_a_deck_come_up_last() {
    let all: Vec<_> = (1..=15).map(|card| format!("h{card:02}")).collect();
    apprentice(&format!(
        "white completed {}; white under h16; white ant hunter hole; turn white",
        all.join(" ")
    ))
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h16")
    .expect("white hand 1; game under 0");
}

#[test]
fn experienced_completes_an_objective_of_the_row() {
    level(
        "experienced",
        "row h01 h02 f01 d01 d02; white store ladybug 2; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .refuse(
        "white complete h02",
        "rule-objectives",
        "refused-cannot-pay",
    )
    .refuse("white complete f01", "rule-row", "refused-wrong-caste")
    .refuse("white complete h05", "rule-row", "refused-not-in-row")
    .refuse("white study", "rule-row", "refused-complete-here")
    .play("white complete h01")
    .play("* refill f02")
    .expect("white score 8 completed 1 ladybug 0; game row 5 actor blue");
}

#[test]
fn experienced_nothing_happens_without_the_resources() {
    level(
        "experienced",
        "row h01 h02 f01 d01 d02; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .expect("game actor blue");
}

#[test]
fn only_cards_of_the_deck_can_come_up() {
    let _ = apprentice("blue hand h01; white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white step library")
        .refuse("white stop", "rule-turn-order", "refused-chance-first")
        // In somebody's hand, of another deck, marked 4+, too few, twice the same.
        .refuse(
            "* objectives h01 h02",
            "rule-chance",
            "refused-impossible-chance",
        )
        .refuse(
            "* objectives f01 h02",
            "rule-chance",
            "refused-impossible-chance",
        )
        .refuse(
            "* objectives h17 h02",
            "rule-chance",
            "refused-impossible-chance",
        )
        .refuse(
            "* objectives h02",
            "rule-chance",
            "refused-impossible-chance",
        )
        .refuse(
            "* objectives h02 h02",
            "rule-chance",
            "refused-impossible-chance",
        )
        .refuse("* weather sun", "rule-chance", "refused-impossible-chance");
}

#[test]
fn cards_marked_4_plus_are_for_four_and_more() {
    engine::testkit::Scenario::<formicary_fourmidable::Fourmidable>::new(
        "options apprentice players=4 deck=symmetric; white ant hunter hole; blue ant hunter hole; \
         yellow ant hunter hole; red ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h17 h02")
    .play("white keep h17")
    .expect("white hand 1; tiles digger 1 farmer 2");
}

#[test]
fn cards_go_under_their_deck_in_the_chosen_order() {
    let all: Vec<_> = (1..=12).map(|card| format!("h{card:02}")).collect();
    level(
        "intermediate",
        &format!(
            "white species strategist; blue completed {}; white ant hunter hole; white ant hunter hole; \
             white ant hunter hole; turn white",
            all.join(" ")
        ),
    )
    .play("white walk hunter hole")
    .play("white step library")
    .play("* objectives h13 h14 h15")
    .play("white keep h14")
    .play("white under h15")
    .play("blue predator worm 2 r3c0")
    .play("white walk hunter hole")
    .play("white step library")
    // The last new card, then those from below in their order.
    .refuse("* objectives h16 h13 h15", "rule-chance", "refused-impossible-chance")
    .play("* objectives h16 h15 h13")
    .expect("game under 0");
}

#[test]
fn the_library_is_used_by_stopping_there_only() {
    apprentice("white ant hunter hole; turn white").refuse(
        "white study",
        "rule-library",
        "refused-study-when",
    );
    level(
        "experienced",
        "row h01 h02 f01 d01 d02; white store ladybug 2; white ant hunter hole; turn white",
    )
    .refuse("white complete h01", "rule-row", "refused-complete-when");
}
