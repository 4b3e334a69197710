//! A law that nothing can break proves nothing. Here the rules of crumbs are spoiled in one way after
//! another, and each time the law that was made for it has to say so.

mod broken;
mod encoded;

use std::panic::catch_unwind;

use formicary_engine::testkit::Laws;
use yardsticks::testing;

use broken::Broken;

const NO_FAULT: u8 = 0;
/// With these, only positions and actions as numbers are spoiled.
const OF_ENCODINGS: std::ops::RangeInclusive<u8> = 50..=61;

/// For each fault its number, a test, and the law that must be broken by it.
macro_rules! faults {
    ($($number:literal $fault:ident: $test:ident, $law:literal;)*) => {
        mod fault {
            $(pub(crate) const $fault: u8 = $number;)*
        }

        $(
            #[test]
            fn $test() {
                assert_eq!(law_broken_by::<{ fault::$fault }>().as_deref(), Some($law));
            }
        )*

        const LAWS_TESTED: &[&str] = &[$($law),*];
    };
}

faults! {
    1 NEVER_ENDS: a_game_that_starts_again_is_caught, "games end";
    2 LOSES_A_CARD: a_lost_card_is_caught, "components are conserved";
    3 NOBODY_MUST: a_game_that_waits_for_nobody_is_caught, "somebody can always act";
    4 MUST_AND_MAY: a_seat_that_must_and_may_is_caught, "nobody both must and may act";
    5 NOTHING_LISTED: an_awaited_seat_without_actions_is_caught, "everybody awaited can act";
    6 LISTED_REFUSED: a_listed_action_that_is_refused_is_caught, "every listed action plays";
    7 LISTED_TWICE: an_action_listed_twice_is_caught, "no action is listed twice";
    8 LISTED_FOR_OTHERS: actions_of_seats_that_wait_are_caught, "only the awaited can act";
    9 UNLISTED_ACCEPTED: an_action_outside_the_list_is_caught, "what is not listed is refused";
    10 REFUSAL_CHANGES: a_refusal_that_changes_something_is_caught, "a refusal changes nothing";
    11 LEAKY_REFUSAL: a_refusal_that_tells_a_secret_is_caught, "refusals do not leak";
    12 GARBLED_ACTION: an_action_that_reads_back_differently_is_caught, "notation round-trips";
    13 GARBLED_CHANCE: a_result_that_reads_back_differently_is_caught, "notation round-trips";
    14 DICE_REFUSED: a_result_of_the_dice_that_is_refused_is_caught,
        "every result of the dice is taken";
    15 CHANCE_ANY_TIME: dice_that_nobody_asked_for_are_caught,
        "chance is refused where none is awaited";
    16 SEALS_KEEP_ORDER: sealed_answers_that_keep_their_order_are_caught, "sealed answers commute";
    17 LAST_SEAL_REFUSED: a_seal_that_refuses_the_next_one_is_caught, "sealed answers commute";
    18 VIEW_FORGETS: a_view_that_loses_something_on_its_way_is_caught, "views round-trip";
    19 LEAKY_VIEW: a_view_of_anothers_hand_is_caught, "views do not leak";
    20 LEAKY_SPECTATOR: a_spectator_who_sees_a_hand_is_caught, "views do not leak";
    21 AWAITED_LEAKS: a_hand_that_shows_in_who_is_awaited_is_caught, "who is awaited does not leak";
    22 IMAGINED_VIEW: an_imagined_state_with_another_view_is_caught,
        "the imagined state gives back the same view";
    23 IMAGINED_ACTIONS: an_imagined_state_with_other_actions_is_caught,
        "the imagined state has the same legal actions";
    24 IMAGINED_CARD: an_imagined_state_without_a_card_is_caught,
        "the imagined state has the same components";
    25 IMAGINED_STUCK: an_imagined_state_that_gets_stuck_is_caught,
        "an imagined game goes on to its end";
    26 BID_TOLD: an_account_that_tells_a_sealed_bid_is_caught, "accounts do not leak";
    27 DRAW_TOLD: an_account_that_tells_a_secret_draw_is_caught, "accounts do not leak";
    28 HAND_TOLD: an_account_that_tells_a_hand_is_caught, "accounts do not leak";
    29 NO_PLACE: a_winner_without_a_place_is_caught, "everybody has a score and a place";
    30 ONE_SCORE: scores_for_too_few_are_caught, "everybody has a score and a place";
    31 LOOSE_NOTATION: notation_that_a_record_cannot_keep_is_caught, "records round-trip";
    32 HIDDEN_SOURCE: a_state_that_hangs_on_something_outside_is_caught,
        "replay reproduces every state";
    33 PLAYS_OTHERWISE: a_listed_action_that_plays_otherwise_unchecked_is_caught,
        "listed actions play alike unchecked";
    34 CHANCE_LISTED_TWICE: a_chance_listed_twice_is_caught,
        "chances are listed once, each with a weight";
    35 CHANCE_WITHOUT_WEIGHT: a_chance_without_weight_is_caught,
        "chances are listed once, each with a weight";
    36 CHANCE_UNLISTED: a_result_that_is_not_listed_is_caught, "what comes up is listed";
    37 CHANCE_IMPOSSIBLE: a_listed_chance_that_is_refused_is_caught, "every listed chance is taken";
    38 CHANCE_WEIGHED_WRONG: a_loaded_die_is_caught, "chances come up by their weights";
    39 RARE_SECRET: a_secret_that_shows_one_time_in_many_is_caught, "undo reveals nothing";
    40 GUEST_LISTED: actions_of_a_seat_that_is_not_there_are_caught,
        "seats that are not at the table can do nothing";
    41 GUEST_PLAYS: a_play_of_a_seat_that_is_not_there_is_caught,
        "seats that are not at the table can do nothing";
    42 FINGERPRINT_BLIND: a_fingerprint_that_sees_nothing_is_caught,
        "other states have other fingerprints";
    43 FINGERPRINT_MOODY: a_fingerprint_that_hangs_on_something_outside_is_caught,
        "equal states have equal fingerprints";
    44 CHANCE_NEVER_COMES: a_side_of_the_die_that_never_comes_up_is_caught,
        "chances come up by their weights";
    45 FINGERPRINT_FORGETS: a_fingerprint_that_forgets_what_is_sealed_is_caught,
        "other states have other fingerprints";
    46 BARE_REFUSAL: a_refusal_that_only_says_no_is_caught, "a refusal has a reason of its own";
    47 REFUSED_AS_OTHERS: a_refusal_of_somebody_elses_turn_to_those_who_must_act_is_caught,
        "a refusal has a reason of its own";
    48 END_UNTOLD: a_refusal_that_hides_the_end_is_caught,
        "after the end a refusal says that the game is over";
    49 POINTS_FORGOTTEN: points_that_nobody_was_told_of_are_caught, "points add up";
    50 OBSERVED_OTHERWISE: a_state_that_is_observed_otherwise_is_caught,
        "a state is observed like its view";
    51 HAND_OBSERVED: an_observation_of_anothers_hand_is_caught, "observations do not leak";
    52 ENTRY_LEFT_OUT: an_entry_that_is_no_number_is_caught, "every entry is a finite number";
    53 NO_NUMBER: an_action_without_a_number_is_caught, "every listed action has a number";
    54 OTHER_ACTION: a_number_of_another_action_is_caught, "a number gives back its action";
    55 OTHER_ORDER: numbers_in_another_order_are_caught,
        "numbers are the same one by one and together";
    56 HAND_NUMBERED: numbers_that_tell_a_hand_are_caught, "numbers are a function of the view";
    57 SECOND_NUMBER: an_action_with_two_numbers_is_caught, "an action gives back its number";
    58 BEYOND_THE_LAST: an_action_beyond_the_last_number_is_caught,
        "there are no actions beyond the last number";
    59 FEATURE_LEFT_OUT: a_feature_that_is_no_number_is_caught, "every feature is a finite number";
    60 HAND_DESCRIBED: features_that_tell_a_hand_are_caught,
        "features are a function of the view";
    61 NO_PASSING: passing_without_a_number_is_caught,
        "where seats may pass, passing has a number";
    62 SIGHT_PEEKS: a_sight_of_what_is_hidden_is_caught, "what looks alike is recognised";
}

/// The law that the fault breaks first, if any.
fn law_broken_by<const FAULT: u8>() -> Option<String> {
    let laws = Laws::<Broken<FAULT>>::new(
        testing::crumbs::LONGEST,
        broken::stray,
        broken::scramble,
        broken::census,
    );
    let panic = catch_unwind(|| {
        if !OF_ENCODINGS.contains(&FAULT) {
            laws.check(8);
        }
        laws.check_encodings(8);
    });
    let panic = panic.err()?;
    let report = panic.downcast_ref::<String>().expect("a report");
    let law = report
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("law broken: "));
    Some(
        law.unwrap_or_else(|| panic!("not a broken law: {report}"))
            .to_owned(),
    )
}

#[test]
fn without_a_fault_the_laws_hold() {
    assert_eq!(law_broken_by::<NO_FAULT>(), None);
}

#[test]
fn a_broken_law_says_how_to_see_it_again() {
    let laws = Laws::<Broken<{ fault::LOSES_A_CARD }>>::new(
        testing::crumbs::LONGEST,
        broken::stray,
        broken::scramble,
        broken::census,
    );
    let panic = catch_unwind(|| laws.check(1)).expect_err("a card is lost");
    let report = panic.downcast_ref::<String>().expect("a report");
    assert!(
        report.contains("setup base players=2 rounds=4 wasps=sting seed 0 ply 8"),
        "{report}"
    );
    assert!(report.contains("\n* roll "), "{report}");
}

#[test]
fn every_law_is_tested() {
    let source = [
        include_str!("../../src/testkit/laws.rs"),
        include_str!("../../src/testkit/laws/chances.rs"),
        include_str!("../../src/testkit/laws/encodings.rs"),
        include_str!("../../src/testkit/laws/reasons.rs"),
        include_str!("../../src/testkit/laws/secrets.rs"),
    ]
    .concat();
    let mut laws: Vec<&str> = source
        .split("law(")
        .chain(source.split("broken("))
        .skip(1)
        .filter_map(|call| call.trim_start().strip_prefix('"')?.split('"').next())
        .collect();
    laws.sort_unstable();
    laws.dedup();
    let mut tested = LAWS_TESTED.to_vec();
    tested.sort_unstable();
    tested.dedup();
    assert_eq!(laws, tested);
}
