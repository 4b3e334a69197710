//! One table for any of the games.
//!
//! Programs do not know games by type. They ask the [`catalog`] for one and get a [`Session`]: text
//! actions go in, JSON views and sentences come out.

pub mod advice;
pub mod catalog;
pub mod imagined;
pub mod listing;
pub mod moves;
pub mod occupant;
pub mod perft;
pub mod session;
pub mod simulation;
pub mod table;
pub mod tally;
mod told;
mod twins;
pub mod words;

pub use advice::Advice;
pub use bots::level::Means;
pub use catalog::{Rules, Trials, game, games};
pub use gym::{Gym, Truth};
pub use imagined::Thinker;
pub use moves::{Move, moves};
pub use occupant::Occupant;
pub use search::play_out::next_to_ask;
pub use session::{Choice, Line, PlayError, Session, Step, Thinking, Thought, call_in_words};
pub use table::Table;
pub use tally::Tally;
pub use told::Notice;
pub use words::{Locale, Words, kept_together};
