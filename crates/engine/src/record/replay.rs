//! Records played again.

use super::{Record, call};
use crate::{Awaited, Commitment, EventOf, Game, NotationError, Refusal, Setup, SetupError};

/// A record that cannot be replayed, and where it goes wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The record is of another game.
    #[error("the record is of the game “{found}”, not “{expected}”")]
    Game {
        /// The game in the record.
        found: String,
        /// The game that was to be replayed.
        expected: &'static str,
    },
    /// The setup cannot be played, or not by the revision of the rules that the record follows.
    #[error("setup: {0}")]
    Setup(SetupError),
    /// The number of players does not fit the setup.
    #[error("the record names {found} players, the setup has {expected}")]
    Players {
        /// Players named.
        found: usize,
        /// Seats of the setup.
        expected: usize,
    },
    /// A line is not notation of the game.
    #[error("ply {ply} “{text}”: {reason}")]
    Notation {
        /// The ply, counted from 1.
        ply: usize,
        /// The line.
        text: String,
        /// Why it cannot be read.
        reason: NotationError,
    },
    /// A line is against the rules.
    #[error("ply {ply} “{text}”: {refusal}")]
    Refused {
        /// The ply, counted from 1.
        ply: usize,
        /// The line.
        text: String,
        /// Which rule, and why.
        refusal: Refusal,
    },
    /// The record says that the game is over, but it is not, or the other way round.
    #[error("after ply {ply}: the record and the rules disagree on whether the game is over")]
    End {
        /// The last ply.
        ply: usize,
    },
    /// The scores are not those of the final position.
    #[error("the record gives the scores {found:?}, the rules give {expected:?}")]
    Scores {
        /// The record's scores.
        found: Vec<i32>,
        /// The true scores.
        expected: Vec<i32>,
    },
    /// The places are not those that follow from what people decided.
    #[error("the record gives the places {found:?}, its calls give {expected:?}")]
    Places {
        /// The record's places.
        found: Vec<u8>,
        /// The true places.
        expected: Vec<u8>,
    },
    /// The seed is not the one that the record promises.
    #[error("the seed has the SHA-256 {found}, but the game was committed to {committed}")]
    Seed {
        /// What the seed gives.
        found: Commitment,
        /// What was promised.
        committed: Commitment,
    },
    /// There are fewer plies than asked for.
    #[error("there is no ply {asked}: the record has {plies}")]
    TooFar {
        /// The ply asked for.
        asked: usize,
        /// The plies there are.
        plies: usize,
    },
}

/// The setup of a record, with the revision of the rules that it follows.
///
/// # Errors
/// If this program cannot play it.
pub fn setup_of<G: Game>(record: &Record) -> Result<Setup, ReplayError> {
    let read = G::PROFILE.read_setup(&record.setup);
    read.and_then(|setup| G::PROFILE.by_revision(setup, record.rules))
        .map_err(ReplayError::Setup)
}

/// Replays the first `to` plies of a record, or all of it with its end. Each state is handed to
/// `each` before the event that follows.
///
/// # Errors
/// At the first line that is not in order.
pub fn replay<G: Game>(
    record: &Record,
    to: Option<usize>,
    mut each: impl FnMut(&G, &EventOf<G>),
) -> Result<G, ReplayError> {
    let profile = G::PROFILE;
    if record.game != profile.id {
        return Err(ReplayError::Game {
            found: record.game.clone(),
            expected: profile.id,
        });
    }
    let setup = setup_of::<G>(record)?;
    if record.players.len() != setup.players() {
        return Err(ReplayError::Players {
            found: record.players.len(),
            expected: setup.players(),
        });
    }
    let mut state = G::new(&setup).map_err(ReplayError::Setup)?;
    let end = to.unwrap_or(record.plies.len());
    let plies = record.plies.get(..end).ok_or(ReplayError::TooFar {
        asked: end,
        plies: record.plies.len(),
    })?;
    for (index, line) in plies.iter().enumerate() {
        let ply = index + 1;
        let event = line.event::<G>().map_err(|reason| ReplayError::Notation {
            ply,
            text: line.to_string(),
            reason,
        })?;
        each(&state, &event);
        state.apply(event).map_err(|refusal| ReplayError::Refused {
            ply,
            text: line.to_string(),
            refusal,
        })?;
    }
    if to.is_none() {
        check_end(record, &state)?;
    }
    Ok(state)
}

fn check_end<G: Game>(record: &Record, state: &G) -> Result<(), ReplayError> {
    let disagree = ReplayError::End {
        ply: record.plies.len(),
    };
    if let Some(found) = &record.places {
        // The last call has ended it, and nothing has happened since.
        let ended = record
            .calls
            .last()
            .is_some_and(|(after, _)| *after == record.plies.len());
        let over = matches!(state.awaited(), Awaited::Nobody(_));
        let expected = call::places(state.players(), &record.calls);
        return if !ended || over || record.scores.is_some() {
            Err(disagree)
        } else if *found == expected {
            Ok(())
        } else {
            Err(ReplayError::Places {
                found: found.clone(),
                expected,
            })
        };
    }
    match (&record.scores, state.awaited()) {
        (None, Awaited::Seats { .. } | Awaited::Chance) => Ok(()),
        (Some(found), Awaited::Nobody(standings)) => {
            let expected = standings.scores.as_slice();
            if found == expected {
                Ok(())
            } else {
                Err(ReplayError::Scores {
                    found: found.clone(),
                    expected: expected.to_vec(),
                })
            }
        }
        _ => Err(disagree),
    }
}
