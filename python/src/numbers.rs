//! Whole numbers from Python. One that cannot be right for its purpose fails as that purpose says, and not because of
//! how many bits there are for it here.

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use crate::failures::Failure;

macro_rules! purposes {
    ($($(#[$doc:meta])* $name:ident($number:ty) fails with $exception:literal, $reason:literal, $words:literal;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(crate) struct $name(pub(crate) $number);

        impl $name {
            pub(crate) fn unfit(said: impl std::fmt::Display) -> Failure {
                Failure::Other {
                    exception: $exception,
                    reason: $reason.to_owned(),
                    words: format!($words, said),
                }
            }
        }

        impl<'py> FromPyObject<'_, 'py> for $name {
            type Error = PyErr;

            fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
                let py = given.py();
                given.extract().map(Self).map_err(|error: PyErr| {
                    if !error.is_instance_of::<PyOverflowError>(py) {
                        return error;
                    }
                    match given.str() {
                        Ok(said) => Self::unfit(said).raise(py),
                        Err(error) => error,
                    }
                })
            }
        }
    )+};
}

purposes! {
    /// A seat, counted from 0; whether a table has it is asked of the table.
    SeatIndex(usize) fails with "NoSuchSeat", "no-such-seat", "There is no seat {}: seats are counted from 0.";
    /// What is chosen; whether it can be is asked of the position.
    Number(u32) fails with "NotListed", "not-listed", "no action has the number {}";
    /// How many play; whether a variant is for so many is asked of the game.
    Players(u8) fails with "BadSetup", "setup-players", "Nothing is for {} players.";
    /// A revision of the rules.
    Revision(u32) fails with "BadSetup", "setup-unknown-revision", "There is no revision {}.";
    /// So many games of a batch, or one of them.
    Games(usize) fails with "BadArray", "array", "A batch has at most 4194304 games and at least none; {} is none of these.";
    /// So many threads.
    Threads(usize) fails with "BadSetup", "threads", "One to 256 threads can step a batch, not {}.";
    /// What random choices come from where it must be a number.
    Random(u64) fails with "BadSetup", "seed", "The seed is a whole number from 0 to 2^64 - 1 here, not {}.";
    /// So many steps of a batch.
    Steps(usize) fails with "BadSetup", "steps", "A batch cannot be stepped {} times.";
    /// So many games, or the number of one.
    Count(u64) fails with "BadSetup", "games", "{} is no number of games.";
    /// So many events of a record.
    Ply(usize) fails with "BadRecord", "replay", "There is no state after {} events.";
    /// So many events.
    Events(usize) fails with "BadSetup", "events", "{} is no number of events.";
    /// So many decisions that are counted.
    Depth(u32) fails with "BadSetup", "depth", "From 0 to 100 decisions can be counted, not {}.";
}
