//! Replay, and where it stops.

use formicary_engine::record::{Call, ReplayError, replay};
use formicary_engine::{Awaited, Game, PerSeat, Record, Seat, Standings};
use yardsticks::{Crumbs, TicTacToe};

use crate::tic_tac_toe;

fn error(change: impl FnOnce(&mut Record)) -> ReplayError {
    let mut record = tic_tac_toe();
    change(&mut record);
    replay::<TicTacToe>(&record, None, |_, _| {}).expect_err("spoiled")
}

#[test]
fn a_replay_passes_through_every_state() {
    let record = tic_tac_toe();
    let mut state = TicTacToe::new(&TicTacToe::PROFILE.usual()).expect("possible");
    let mut events = 0;
    let end = replay::<TicTacToe>(&record, None, |before, event| {
        assert_eq!(*before, state);
        state.apply(event.clone()).expect("legal");
        events += 1;
    });
    assert_eq!(end, Ok(state));
    assert_eq!(events, 5);
}

#[test]
fn a_replay_stops_where_it_is_told() {
    let record = tic_tac_toe();
    let start = replay::<TicTacToe>(&record, Some(0), |_, _| {}).expect("the start");
    assert_eq!(
        start,
        TicTacToe::new(&TicTacToe::PROFILE.usual()).expect("possible")
    );
    let late = replay::<TicTacToe>(&record, Some(4), |_, _| {}).expect("ply 4");
    assert_eq!(late.awaited(), Awaited::only(Seat::new(0)));
    assert_eq!(
        replay::<TicTacToe>(&record, Some(6), |_, _| {}),
        Err(ReplayError::TooFar { asked: 6, plies: 5 })
    );
}

#[test]
fn another_game_or_revision_is_not_replayed() {
    assert_eq!(
        error(|record| record.game = "ludo".to_owned()),
        ReplayError::Game {
            found: "ludo".to_owned(),
            expected: "tic-tac-toe"
        }
    );
    let error = error(|record| record.rules = 2);
    assert_eq!(
        error.to_string(),
        "setup: setup-unknown-revision found=2 known=1"
    );
}

#[test]
fn a_setup_that_does_not_exist_is_not_replayed() {
    let error = error(|record| record.setup = "huge".to_owned());
    assert!(matches!(error, ReplayError::Setup(_)), "{error}");
}

#[test]
fn everybody_at_the_table_must_be_named() {
    assert_eq!(
        error(|record| record.players.truncate(1)),
        ReplayError::Players {
            found: 1,
            expected: 2
        }
    );
}

#[test]
fn unreadable_notation_names_its_ply() {
    let error = error(|record| record.plies[2].text = "d4".into());
    assert!(
        matches!(error, ReplayError::Notation { ply: 3, .. }),
        "{error}"
    );
    assert!(error.to_string().starts_with("ply 3 “1 d4”: "), "{error}");
}

#[test]
fn an_illegal_action_names_its_ply_and_the_rule() {
    let error = error(|record| record.plies[3].text = "b2".into());
    let ReplayError::Refused { ply, refusal, .. } = &error else {
        panic!("{error}");
    };
    assert_eq!((*ply, refusal.rule), (4, "rule-tic-tac-toe-mark"));
    assert!(error.to_string().starts_with("ply 4 “2 b2”: "), "{error}");
}

#[test]
fn chance_in_a_game_without_dice_names_its_ply() {
    let error = error(|record| record.plies[0].seat = None);
    assert!(
        matches!(error, ReplayError::Notation { ply: 1, .. }),
        "{error}"
    );
}

#[test]
fn the_end_of_the_record_must_be_the_end_of_the_game() {
    assert_eq!(
        error(|record| record.scores = None),
        ReplayError::End { ply: 5 }
    );
    let too_short = error(|record| {
        record.plies.pop();
    });
    assert_eq!(too_short, ReplayError::End { ply: 4 });
    let too_long = error(|record| record.plies.push(record.plies[0].clone()));
    assert!(matches!(too_long, ReplayError::Refused { ply: 6, .. }));
}

#[test]
fn the_scores_must_be_those_of_the_game() {
    assert_eq!(
        error(|record| record.scores = Some(vec![0, 1])),
        ReplayError::Scores {
            found: vec![0, 1],
            expected: vec![1, 0]
        }
    );
}

#[test]
fn a_record_is_replayed_by_the_revision_of_its_rules() {
    let source = formicary_engine::Source::of(crate::seed());
    for revision in [1, 2] {
        let record = crate::crumbs_from(&source, revision);
        assert_eq!(record.rules, revision);
        assert!(replay::<Crumbs>(&record, None, |_, _| {}).is_ok());
    }
    // The same moves bring other scores by the other revision.
    let mut record = crate::crumbs_from(&source, 1);
    record.rules = 2;
    let error = replay::<Crumbs>(&record, None, |_, _| {}).expect_err("other scores");
    assert!(matches!(error, ReplayError::Scores { .. }), "{error}");
}

#[test]
fn a_game_that_people_ended_replays_for_ever() {
    let mut record = tic_tac_toe();
    record.back_to(3);
    record.calls = vec![(3, Call::Resigned(Seat::new(0)))];
    record.places = Some(vec![2, 1]);
    replay::<TicTacToe>(&record, None, |_, _| {}).expect("seat 1 gave up");

    let error = |change: fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        replay::<TicTacToe>(&record, None, |_, _| {}).expect_err("it is not in order")
    };
    assert_eq!(
        error(|record| record.places = Some(vec![1, 2])),
        ReplayError::Places {
            found: vec![1, 2],
            expected: vec![2, 1]
        }
    );
    // Somebody has to have said so, and last.
    let end = ReplayError::End { ply: 3 };
    assert_eq!(error(|record| record.calls.clear()), end);
    assert_eq!(error(|record| record.calls[0].0 = 2), end);
    assert_eq!(error(|record| record.scores = Some(vec![0, 1])), end);
    let aborted = error(|record| record.calls[0].1 = Call::Aborted);
    assert!(matches!(aborted, ReplayError::Places { expected, .. } if expected.is_empty()));
}

#[test]
fn who_is_out_comes_after_all_others() {
    use formicary_engine::record::call;
    let scores = PerSeat::from_fn(4, |seat| [9, 4, 7, 4][seat.index()]);
    let standings = Standings::by_score(scores);
    let out = [(3, Call::Resigned(Seat::new(0)))];
    let ranked = call::ranked(standings, &out);
    assert_eq!(ranked.places.as_slice(), [4, 2, 1, 2]);
    assert_eq!(ranked.scores, scores);
    assert_eq!(call::places(3, &out), [3, 1, 1]);
    assert_eq!(call::places(1, &out), [2], "nobody wins by giving up");
}
