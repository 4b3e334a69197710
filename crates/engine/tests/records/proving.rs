//! The proof that all chance came from the committed seed.

use formicary_engine::record::{Branch, Pins, Proof, ReplayError, VerifyError, replay, verify};
use formicary_engine::{Awaited, Game, Record, Seat, Seed, Share, Source};
use yardsticks::{Crumbs, TicTacToe};

use crate::{crumbs, crumbs_from, seed, tic_tac_toe};

/// The proof for somebody who has noted nothing down.
fn proof<G: Game>(record: &Record) -> Result<Proof, VerifyError> {
    verify::<G>(record, &Pins::default())
}

#[test]
fn all_chance_of_a_fair_game_comes_from_its_seed() {
    let record = crumbs(seed());
    let chance = record.plies.iter().filter(|ply| ply.seat.is_none()).count();
    assert!(chance > 9, "{chance}");
    let draws = |draws| Proof {
        draws,
        shares: 0,
        before: 0,
    };
    assert_eq!(proof::<Crumbs>(&record), Ok(draws(chance as u64)));
    assert_eq!(proof::<TicTacToe>(&tic_tac_toe()), Ok(draws(0)));
}

#[test]
fn a_swapped_result_is_caught() {
    let mut record = crumbs(seed());
    assert_eq!(record.plies[0].text, "roll 3");
    record.plies[0].text = "roll 2".into();
    // Whoever cheats mends the scores as well.
    record.scores = match replay::<Crumbs>(&record, Some(record.plies.len()), |_, _| {})
        .expect("still legal")
        .awaited()
    {
        Awaited::Nobody(standings) => Some(standings.scores.as_slice().to_vec()),
        _ => None,
    };
    assert_eq!(
        proof::<Crumbs>(&record),
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
        proof::<Crumbs>(&record),
        Err(VerifyError::Replay(ReplayError::Seed {
            found: other.commitment(),
            committed: seed().commitment()
        }))
    );
    // A commitment that fits the other seed does not help: the dice do not.
    record.commitment = other.commitment();
    let error = proof::<Crumbs>(&record).expect_err("other dice");
    assert!(matches!(error, VerifyError::Chance { .. }), "{error}");
}

#[test]
fn nothing_is_proved_without_the_seed() {
    let mut record = crumbs(seed());
    record.seed = None;
    assert_eq!(proof::<Crumbs>(&record), Err(VerifyError::NoSeed));
}

#[test]
fn a_record_that_does_not_replay_proves_nothing() {
    let mut record = crumbs(seed());
    record.plies.remove(0);
    let error = proof::<Crumbs>(&record).expect_err("no pile");
    assert!(
        matches!(
            error,
            VerifyError::Replay(ReplayError::Refused { ply: 1, .. })
        ),
        "{error}"
    );
}

/// A game whose three players have all added to chance.
fn shared() -> Source {
    let shares = (0..3).map(|index| (Seat::new(index), Share([index as u8 + 1; 32])));
    Source {
        secret: seed(),
        shares: shares.collect(),
    }
}

#[test]
fn chance_comes_from_the_house_and_everybody_at_the_table() {
    let record = crumbs_from(&shared(), 2);
    assert_eq!(proof::<Crumbs>(&record).map(|proof| proof.shares), Ok(3));
    assert_eq!(record.to_string().parse(), Ok(record.clone()));
    // Without the share of any one of them, the dice would have fallen otherwise.
    for index in 0..3 {
        let mut without = record.clone();
        without.shares.remove(index);
        let error = proof::<Crumbs>(&without).expect_err("other dice");
        assert!(matches!(error, VerifyError::Chance { .. }), "{error}");
    }
}

#[test]
fn two_who_change_seats_make_another_seed() {
    let mut other = shared();
    let (first, second) = (other.shares[0].1, other.shares[1].1);
    (other.shares[0].1, other.shares[1].1) = (second, first);
    assert_ne!(other.seed(), shared().seed());
}

#[test]
fn what_was_noted_down_must_be_kept() {
    let record = crumbs_from(&shared(), 2);
    let noted = Pins {
        commitment: Some(seed().commitment()),
        shares: (shared().shares.iter())
            .map(|(seat, share)| (*seat, share.commitment()))
            .collect(),
    };
    assert!(verify::<Crumbs>(&record, &noted).is_ok());

    let other = Seed::from_words("chosen later");
    let late = Pins {
        commitment: Some(other.commitment()),
        ..noted.clone()
    };
    assert_eq!(
        verify::<Crumbs>(&record, &late),
        Err(VerifyError::Promise {
            found: seed().commitment(),
            pinned: other.commitment()
        })
    );
    // Somebody's share was left out, or swapped for another, and the game played from what was left.
    let seat = Seat::new(1);
    for swapped in [None, Some(Share([9; 32]))] {
        let mut source = shared();
        source.shares.remove(1);
        source
            .shares
            .splice(1..1, swapped.map(|share| (seat, share)));
        let bent = crumbs_from(&source, 2);
        assert!(proof::<Crumbs>(&bent).is_ok());
        assert_eq!(
            verify::<Crumbs>(&bent, &noted),
            Err(VerifyError::Share { seat })
        );
    }
}

#[test]
fn a_share_that_nobody_had_promised_is_caught() {
    let mut noted = Pins {
        commitment: Some(seed().commitment()),
        shares: Vec::new(),
    };
    let record = crumbs_from(&shared(), 2);
    let (own, rest) = (shared().shares[0], &shared().shares[1..]);
    noted.shares.push((own.0, own.1.commitment()));
    let seat = rest[0].0;
    assert_eq!(
        verify::<Crumbs>(&record, &noted),
        Err(VerifyError::Share { seat })
    );
}

#[test]
fn a_branch_proves_what_came_after_it() {
    let whole = crumbs(seed());
    // The same events, said to come from another game up to the last chance but two.
    let chance = |index: &usize| whole.plies[*index].seat.is_none();
    let last = (0..whole.plies.len())
        .rev()
        .filter(chance)
        .nth(2)
        .expect("many");
    let mut branch = whole.clone();
    branch.branch = Some(Branch {
        from: Seed::from_words("an earlier game").commitment(),
        plies: last,
    });
    assert_eq!(branch.to_string().parse(), Ok(branch.clone()));
    let expected = Proof {
        draws: 3,
        shares: 0,
        before: last,
    };
    assert_eq!(proof::<Crumbs>(&branch), Ok(expected));
    // The draws before the branch are the earlier game's affair; those after it are not.
    let mut spoiled = branch.clone();
    spoiled.branch = Some(Branch {
        plies: last + 1,
        ..branch.branch.expect("a branch")
    });
    assert_eq!(proof::<Crumbs>(&spoiled).map(|proof| proof.draws), Ok(2));
    let beyond = Branch {
        plies: whole.plies.len() + 1,
        ..branch.branch.expect("a branch")
    };
    spoiled.branch = Some(beyond);
    let error = proof::<Crumbs>(&spoiled).expect_err("no such place");
    assert!(matches!(error, VerifyError::Branch { .. }), "{error}");
}

#[test]
fn whims_are_as_secret_as_the_dice() {
    let seat = Seat::new(0);
    let source = shared();
    assert_eq!(source.whims(3, seat), shared().whims(3, seat));
    let others = [
        source.whims(4, seat),
        source.whims(3, Seat::new(1)),
        Source::of(seed()).whims(3, seat),
    ];
    assert!(others.iter().all(|&other| other != source.whims(3, seat)));
}

#[test]
fn a_game_that_people_have_shared_in_exempts_nothing_from_the_proof() {
    // A house that has shown draws of its own choice would say that they come from elsewhere.
    let mut record = crumbs_from(&shared(), 2);
    record.branch = Some(Branch {
        from: Seed::from_words("an earlier game").commitment(),
        plies: record.plies.len(),
    });
    assert!(record.to_string().parse::<Record>().is_err());
}

#[test]
fn nobody_shares_who_is_not_at_the_table() {
    let mut source = shared();
    source.shares.push((Seat::new(5), Share([6; 32])));
    let record = crumbs_from(&source, 2);
    assert!(record.players.len() < 6);
    assert!(record.to_string().parse::<Record>().is_err());
}
