//! Rulebook: Différence entre une action et un tour; Fin d'un tour.

use engine::testkit::Scenario;
use formicary_fourmidable::Fourmidable;

use super::{apprentice, level};

#[test]
fn players_move_one_ant_each_and_no_ant_twice() {
    level(
        "child",
        "white ant hunter hole; white ant farmer hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white step k12")
    .play("white stop")
    .refuse(
        "white walk farmer hole",
        "rule-turn-order",
        "refused-not-your-turn",
    )
    .play("blue walk hunter hole")
    .play("blue stop")
    .refuse(
        "white walk hunter k12",
        "rule-rounds",
        "refused-ant-has-moved",
    )
    .expect("game actor white");
}

#[test]
fn whoever_has_nothing_left_is_skipped() {
    level(
        "child",
        "white ant hunter hole; white ant farmer hole; turn blue",
    )
    .play("blue walk hunter hole")
    .play("blue stop")
    .play("white walk hunter hole")
    .play("white stop")
    .expect("game actor white round 1");
}

#[test]
fn after_a_round_day_turns_to_night_and_the_tile_is_passed() {
    level("child", "noisy; white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white stop")
        .play("blue walk hunter hole")
        .play("blue stop")
        .expect("game round 2 time night first blue actor blue");
}

#[test]
fn a_round_takes_births_and_predators_too() {
    apprentice("noisy; white ant hunter hole; turn white")
        .play("white predator spider l10")
        .play("blue birth digger")
        .refuse("white birth digger", "rule-births", "refused-no-birth-tile")
        .play("white walk hunter hole")
        .play("white stop")
        .play("blue walk hunter hole")
        .play("blue stop")
        .play("white birth hunter")
        .play("blue walk digger queen")
        .play("blue stop")
        .play("white walk hunter queen")
        .play("white stop")
        .play("blue predator worm 2 r1c0")
        .expect("game round 2 phase weather time night; tiles digger 1 hunter 2");
}

#[test]
fn nobody_may_pass() {
    apprentice("white ant hunter hole; turn white").refuse(
        "white done",
        "rule-actions",
        "refused-done-when",
    );
}

#[test]
fn a_round_in_which_nothing_happens_ends_the_game() {
    level("child", "white ant hunter hole; turn white")
        .play("white walk hunter hole")
        .play("white stop")
        .play("blue walk hunter hole")
        .play("blue stop")
        .expect("game phase over");
}

#[test]
fn as_long_as_something_happens_there_are_more_rounds() {
    level(
        "child",
        "noisy; round 300; white ant hunter hole; turn white",
    )
    .play("white walk hunter hole")
    .play("white stop")
    .play("blue walk hunter hole")
    .play("blue stop")
    .expect("game round 301 phase turn");
}

#[test]
fn a_round_of_draws_births_or_marks_does_not_end_the_game() {
    let text = |more: &str| {
        format!(
            "{more}; blue ant hunter hole moved; white ant hunter hole; white predator-done; \
             blue birth-done; blue predator-done; turn white"
        )
    };
    // Nothing else happens in this round.
    level("apprentice", &text("white birth-done"))
        .play("white walk hunter hole")
        .play("white stop")
        .expect("game phase turn actor blue")
        .play("blue walk hunter hole")
        .play("blue stop")
        .expect("game phase over");
    level("apprentice", &text("white birth-done"))
        .play("white walk hunter hole")
        .play("white step library")
        .play("* objectives h01 h02")
        .play("white keep h01")
        .play("blue walk hunter hole")
        .play("blue stop")
        .expect("game phase weather");
    level("apprentice", &text("white birth-done; empty l10"))
        .play("white walk hunter hole")
        .play("white step l10")
        .play("white stop")
        .play("blue walk hunter hole")
        .play("blue stop")
        .expect("game phase weather");
    level(
        "apprentice",
        &text("white unborn farmer 0; white unborn digger 0"),
    )
    .play("white birth hunter")
    .play("blue walk hunter hole")
    .play("blue stop")
    .play("white walk hunter hole")
    .play("white stop")
    .play("white walk hunter queen")
    .play("white stop")
    .expect("game phase weather");
}

/// White's hunter is left, no birth tile of an unborn caste, and one special card; blue has a hunter and its birth.
fn last_action(card: &str, more: &str) -> Scenario<Fourmidable> {
    level(
        "intermediate",
        &format!(
            "day; noisy; white special {card}; white ant hunter hole; white predator-done; \
             white unborn hunter 0; white unborn digger 0; white unborn farmer 4; \
             blue predator-done; {more} turn white"
        ),
    )
}

/// Last page: such a card counts as an action and uses the birth of the round; a round ends when all have given birth.
#[test]
fn a_birth_card_may_be_the_last_action_of_a_round() {
    // Blue takes the only tile.
    let position = last_action("birth-farmer-day", "")
        .play("white walk hunter hole")
        .play("white stop")
        .play("white done")
        .play("blue birth farmer");
    assert!(position.lists("white play birth-farmer-day") && position.lists("white done"));
    position
        .expect("game phase turn actor white")
        .play("white play birth-farmer-day")
        .expect("white farmer 1; game actor blue");
}

#[test]
fn who_is_asked_for_a_birth_card_hangs_on_no_hidden_card() {
    // The same question with a card that gives no birth; then nothing more.
    let position = last_action("harvest-clay-day", "")
        .play("white walk hunter hole")
        .play("white stop")
        .play("white done")
        .play("blue birth farmer")
        .expect("game phase turn actor white");
    assert_eq!(position.listed(0, ""), ["done"]);
    position
        .play("white done")
        .expect("game phase turn actor blue")
        .play("blue walk hunter hole")
        .play("blue stop")
        .expect("game actor blue")
        .play("blue walk farmer queen")
        .play("blue stop")
        .expect("game phase weather round 2");
}

#[test]
fn nobody_is_asked_for_a_birth_that_no_card_can_bring() {
    // Without cards, or with nobody left to be born.
    for more in ["white unborn farmer 0;", "white birth-done;"] {
        last_action("birth-farmer-day", more)
            .play("white walk hunter hole")
            .play("white stop")
            .play("white done")
            .play("blue birth hunter")
            .expect("game phase turn actor blue");
    }
    level(
        "intermediate",
        "day; noisy; white ant hunter hole; white predator-done; white unborn hunter 0; \
         white unborn digger 0; blue predator-done; turn white",
    )
    .play("white walk hunter hole")
    .play("white stop")
    .play("blue birth farmer")
    .expect("game phase turn actor blue");
}

#[test]
fn nobody_passes_while_an_action_is_left_beside_a_birth_card() {
    last_action("birth-farmer-day", "").refuse("white done", "rule-actions", "refused-done-when");
}
