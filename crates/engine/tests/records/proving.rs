//! The proof that all chance came from the committed seed.

use formicary_engine::record::{ReplayError, VerifyError, replay, verify};
use formicary_engine::{Awaited, Game, Seed};
use yardsticks::{Crumbs, TicTacToe};

use crate::{crumbs, seed, tic_tac_toe};

#[test]
fn all_chance_of_a_fair_game_comes_from_its_seed() {
    let record = crumbs(seed());
    let chance = record.plies.iter().filter(|ply| ply.seat.is_none()).count();
    assert!(chance > 9, "{chance}");
    assert_eq!(verify::<Crumbs>(&record), Ok(chance as u64));
    assert_eq!(verify::<TicTacToe>(&tic_tac_toe()), Ok(0));
}

#[test]
fn a_swapped_result_is_caught() {
    let mut record = crumbs(seed());
    assert_eq!(record.plies[0].text, "roll 3");
    record.plies[0].text = "roll 2".to_owned();
    // Whoever cheats mends the scores as well.
    record.scores = match replay::<Crumbs>(&record, Some(record.plies.len()), |_, _| {})
        .expect("still legal")
        .awaited()
    {
        Awaited::Nobody(standings) => Some(standings.scores.as_slice().to_vec()),
        _ => None,
    };
    assert_eq!(
        verify::<Crumbs>(&record),
        Err(VerifyError::Chance {
            ply: 1,
            found: "roll 2".to_owned(),
            expected: "roll 3".to_owned()
        })
    );
}

#[test]
fn another_seed_is_caught() {
    let mut record = crumbs(seed());
    let other = Seed::from_words("another");
    record.seed = Some(other);
    assert_eq!(
        verify::<Crumbs>(&record),
        Err(VerifyError::Commitment {
            found: other.commitment(),
            committed: seed().commitment()
        })
    );
    // A commitment that fits the other seed does not help: the dice do not.
    record.commitment = other.commitment();
    let error = verify::<Crumbs>(&record).expect_err("other dice");
    assert!(matches!(error, VerifyError::Chance { .. }), "{error}");
}

#[test]
fn nothing_is_proved_without_the_seed() {
    let mut record = crumbs(seed());
    record.seed = None;
    assert_eq!(verify::<Crumbs>(&record), Err(VerifyError::NoSeed));
}

#[test]
fn a_record_that_does_not_replay_proves_nothing() {
    let mut record = crumbs(seed());
    record.plies.remove(0);
    let error = verify::<Crumbs>(&record).expect_err("no pile");
    assert!(
        matches!(
            error,
            VerifyError::Replay(ReplayError::Refused { ply: 1, .. })
        ),
        "{error}"
    );
}
