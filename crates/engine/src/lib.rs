//! What every game at the table shares. No game lives here.
//!
//! Start with [`Game`], the spine; then [`record`], because a game *is* its record.

pub mod chance;
pub mod encode;
pub mod fingerprint;
pub mod game;
pub mod message;
pub mod no_chance;
pub mod notation;
pub mod printed;
pub mod record;
pub mod refusal;
pub mod seat;
pub mod secret;
pub mod setup;
pub mod tally;
pub mod terms;
#[cfg(feature = "testkit")]
pub mod testkit;
pub mod undo;

pub use chance::{Commitment, Dice, QuickDice, Seed, Share, Source};
pub use encode::{Encode, Encoder, Layout};
pub use game::{Account, Awaited, Event, EventOf, Game, Standings};
pub use message::{Arg, Message, Texts};
pub use no_chance::NoChance;
pub use notation::{Notation, NotationError};
pub use record::Record;
pub use refusal::Refusal;
pub use seat::{MAX_SEATS, Observer, PerSeat, Seat, Seats};
pub use secret::Secret;
pub use setup::{GameOption, Profile, Setup, SetupError, Values, Variant};
pub use tally::{Fact, Gain};
pub use terms::{Chapter, Term};
