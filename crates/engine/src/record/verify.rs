//! Proof that all chance in a record came from where it was promised to come from.

use super::{Record, ReplayError, replay};
use crate::{Awaited, Commitment, Event, Game, Seat};

/// What somebody has noted down while a game began, to hold the record against at its end.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pins {
    /// What the house had promised.
    pub commitment: Option<Commitment>,
    /// What people had promised to add to chance, by seat. If anything stands here, everybody must: a share
    /// that nobody had promised could have been chosen at will.
    pub shares: Vec<(Seat, Commitment)>,
}

/// What was proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proof {
    /// So many results of dice and decks are what the seed gives.
    pub draws: u64,
    /// So many people have added to the seed.
    pub shares: usize,
    /// So many events came before, in the game that this one branched off from: nothing is proved of them.
    pub before: usize,
}

/// A record whose chance does not come from the committed seed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    /// The record cannot even be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The seed has not been revealed.
    #[error("the record does not reveal its seed, so nothing proves where its chance came from")]
    NoSeed,
    /// The house promised something else when the game began.
    #[error("the record is committed to {found}, but {pinned} was promised when the game began")]
    Promise {
        /// What the record says.
        found: Commitment,
        /// What was noted down.
        pinned: Commitment,
    },
    /// Somebody's share is not what they promised, or is missing.
    #[error("the share of seat {seat} is not the one that was promised")]
    Share {
        /// The seat.
        seat: Seat,
    },
    /// The branch starts later than the record goes.
    #[error("the record branches off after {asked} events, but has only {plies}")]
    Branch {
        /// Where it is said to branch off.
        asked: usize,
        /// The events there are.
        plies: usize,
    },
    /// An outcome is not the seed's.
    #[error("ply {ply}: the record says “{found}”, the seed gives “{expected}”")]
    Chance {
        /// The ply, counted from 1.
        ply: usize,
        /// The record's outcome.
        found: String,
        /// The seed's outcome.
        expected: String,
    },
}

/// Replays a record strictly and proves that all chance came from the house's promised seed and the shares
/// of the people at the table, and that these are what `pins` has noted of them. In a game that branched off
/// from another, the events before that are replayed and no more.
///
/// # Errors
/// At the first thing that is not in order.
pub fn verify<G: Game>(record: &Record, pins: &Pins) -> Result<Proof, VerifyError> {
    let source = record.source();
    let seed = source.as_ref().map(crate::Source::seed);
    let before = record.branch.map_or(0, |branch| branch.plies);
    if before > record.plies.len() {
        return Err(VerifyError::Branch {
            asked: before,
            plies: record.plies.len(),
        });
    }
    let (mut index, mut draws, mut ply) = (0, 0, 0);
    let mut wrong = None;
    replay::<G>(record, None, |state, event| {
        ply += 1;
        if let (Event::Chance(found), Awaited::Chance) = (event, state.awaited()) {
            if let Some(seed) = &seed
                && ply > before
            {
                let expected = state.sample_chance(&mut seed.dice(index));
                if wrong.is_none() && expected != *found {
                    wrong = Some(VerifyError::Chance {
                        ply,
                        found: found.to_string(),
                        expected: expected.to_string(),
                    });
                }
                draws += 1;
            }
            index += 1;
        }
    })?;
    let source = source.ok_or(VerifyError::NoSeed)?;
    let found = source.commitment();
    if found != record.commitment {
        return Err(VerifyError::Replay(ReplayError::Seed {
            found,
            committed: record.commitment,
        }));
    }
    pins.hold(record)?;
    match wrong {
        Some(wrong) => Err(wrong),
        None => Ok(Proof {
            draws,
            shares: source.shares.len(),
            before,
        }),
    }
}

impl Pins {
    /// Whether the record is what was promised.
    fn hold(&self, record: &Record) -> Result<(), VerifyError> {
        match self.commitment {
            Some(pinned) if pinned != record.commitment => {
                return Err(VerifyError::Promise {
                    found: record.commitment,
                    pinned,
                });
            }
            _ => {}
        }
        for &(seat, promised) in &self.shares {
            let share = record.shares.iter().find(|(of, _)| *of == seat);
            if share.is_none_or(|(_, share)| share.commitment() != promised) {
                return Err(VerifyError::Share { seat });
            }
        }
        let promised = |seat: Seat| self.shares.iter().any(|(of, _)| *of == seat);
        match record.shares.iter().find(|(seat, _)| !promised(*seat)) {
            Some(&(seat, _)) if !self.shares.is_empty() => Err(VerifyError::Share { seat }),
            _ => Ok(()),
        }
    }
}
