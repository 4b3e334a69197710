//! Positions and actions as numbers, for programs that learn.
//!
//! A game that implements [`Encode`] has, for each setup, an [`Encoder`]: what a seat knows as an array of fixed
//! length, features of an action, and a fixed space of numbered actions. The laws about them are
//! `testkit::Laws::check_encodings`.

mod layout;
mod numbering;
mod pen;

use crate::{Game, MAX_SEATS, Observer, Seat, Setup, SetupError};

pub use layout::{Block, Layout, Part};
pub use numbering::Numbering;
pub use pen::{Names, Pen, Sheet};

/// A game whose positions and actions can be written as numbers.
pub trait Encode: Game {
    /// How they are written.
    type Encoder: Encoder<Self>;

    /// How they are written in this setup.
    ///
    /// # Errors
    /// If the options do not go together.
    fn encoder(setup: &Setup) -> Result<Self::Encoder, SetupError>;
}

/// Writes positions and actions of one setup as numbers. It is built once and then only read.
///
/// All lengths depend on nothing but the setup. Seats come in the order in which they sit, beginning with the
/// seat that looks, wherever something is told of each seat.
pub trait Encoder<G: Game>: Send + Sync + 'static {
    /// The parts of an observation.
    fn observation(&self) -> &Layout;

    /// Writes what `seat`, who sees `view`, knows. It is a function of the view alone; every entry is written, and
    /// none is infinite. Most lie between -1 and 1.
    ///
    /// # Panics
    /// If `out` has not the length of [`observation`](Self::observation), or `view` is of another setup or of
    /// another observer.
    fn observe(&self, view: &G::View, seat: Seat, out: &mut [f32]);

    /// The same from a state, where that is quicker than making a view.
    fn observe_state(&self, state: &G, seat: Seat, out: &mut [f32]) {
        self.observe(&state.view(Observer::Seat(seat)), seat, out);
    }

    /// The parts of what is written for one action.
    fn features(&self) -> &Layout;

    /// Writes what `action`, which is listed for `seat`, is like. A function of the view and the action.
    ///
    /// # Panics
    /// As [`observe`](Self::observe). It may panic if the action is not listed.
    fn describe_action(&self, view: &G::View, seat: Seat, action: &G::Action, out: &mut [f32]);

    /// The same from a state, where that is quicker than making a view.
    fn describe_action_in(&self, state: &G, seat: Seat, action: &G::Action, out: &mut [f32]) {
        self.describe_action(&state.view(Observer::Seat(seat)), seat, action, out);
    }

    /// The kinds of actions, one after the other; a kind has as many numbers as its part has entries.
    fn kinds(&self) -> &Layout;

    /// How many numbers for actions there are.
    fn actions(&self) -> usize {
        self.kinds().len()
    }

    /// The number of an action, below [`actions`](Self::actions). Everything that is listed for a seat has one of
    /// its own; of what is not listed some has one, too. Most games need no position to say it: there each action
    /// has the same number all the time.
    fn number(&self, state: &G, seat: Seat, action: &G::Action) -> Option<usize>;

    /// The action with this number. There may be none, and it may be one that is not possible.
    fn action(&self, state: &G, seat: Seat, number: usize) -> Option<G::Action>;

    /// Appends the numbers of all that is listed, in the same order.
    fn numbers(&self, state: &G, seat: Seat, listed: &[G::Action], out: &mut Vec<u32>) {
        out.extend(listed.iter().map(|action| {
            let number = self.number(state, seat, action);
            number.expect("every listed action has a number") as u32
        }));
    }

    /// Whether seats are asked that need not act and may let the others go on
    /// ([`Awaited::Seats`](crate::Awaited::Seats)). To let them go on then has the number
    /// [`actions`](Self::actions), behind all others.
    fn has_passing(&self) -> bool {
        false
    }
}

/// Names for the seats in the order in which an observation tells of them.
pub const SEATS: [&str; MAX_SEATS] = ["own", "next", "second", "third", "fourth", "fifth"];

/// How far `other` sits from `seat` clockwise; the seat itself is 0.
#[must_use]
pub const fn distance(seat: Seat, other: Seat, players: usize) -> usize {
    (other.index() + players - seat.index()) % players
}

/// The seats of a table clockwise, beginning with `seat`.
pub fn from_own(seat: Seat, players: usize) -> impl Iterator<Item = Seat> + Clone {
    (0..players).map(move |step| Seat::new((seat.index() + step) % players))
}
