//! What only some know, and whether anybody has looked.
//!
//! A state keeps what does not lie open in [`Secret`]s. Rules look into them with [`Secret::open`], and
//! the look is noted; [`watched`] tells who could have learned something. So taking back needs no guess:
//! an action that looked into nothing that its player does not know has revealed nothing, however rarely
//! the secret would have made a difference.
//!
//! ```
//! use formicary_engine::secret::watched;
//! use formicary_engine::{Seat, Seats, Secret};
//!
//! let (ada, bea) = (Seat::new(0), Seat::new(1));
//! let hand = Secret::new(vec![7, 9], Seats::only(ada));
//! assert_eq!(watched(|| hand.openly(Vec::len)), (2, Seats::NONE));
//! let (card, learned) = watched(|| hand.open()[0]);
//! assert_eq!(card, 7);
//! assert!(learned.contains(bea) && !learned.contains(ada));
//! ```

use std::cell::Cell;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::{MAX_SEATS, Observer, Seat, Seats};

thread_local! {
    /// Who does not know everything that was looked into since this was last set back.
    static LEARNED: Cell<Seats> = const { Cell::new(Seats::NONE) };
    /// Through whose eyes things are hashed; nobody's in particular while everything is.
    static EYES: Cell<Option<Seat>> = const { Cell::new(None) };
}

/// Does something during which hashes of secrets that `seat` does not know are left out.
pub(crate) fn through_the_eyes_of<R>(seat: Seat, deed: impl FnOnce() -> R) -> R {
    let before = EYES.replace(Some(seat));
    let result = deed();
    EYES.set(before);
    result
}

/// Does something with a state; says which seats might have learned something from the result, because
/// the rules looked into what those seats did not know.
pub fn watched<R>(deed: impl FnOnce() -> R) -> (R, Seats) {
    let before = Before(LEARNED.replace(Seats::NONE));
    let result = deed();
    let learned = LEARNED.get();
    drop(before);
    (result, learned)
}

/// What was noted before; it is noted again when it goes away, even in a panic.
struct Before(Seats);

impl Drop for Before {
    fn drop(&mut self) {
        LEARNED.set(LEARNED.get().union(self.0));
    }
}

fn note(knowing: Seats) {
    LEARNED.set(LEARNED.get().union(Seats::all(MAX_SEATS).minus(knowing)));
}

/// Something that only some seats know.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Secret<T> {
    value: T,
    known: Seats,
}

impl<T: Hash> Hash for Secret<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.known.hash(state);
        self.hash_value(state);
    }
}

impl<T> Secret<T> {
    /// Hashes what is secret, but not who knows it, for states in which these are always the same. It is
    /// left out of what a seat sees that does not know it ([`Game::sight`](crate::Game::sight)).
    pub fn hash_value<H: Hasher>(&self, state: &mut H)
    where
        T: Hash,
    {
        if EYES.get().is_none_or(|seat| self.known.contains(seat)) {
            self.value.hash(state);
        }
    }

    /// Hashes what is secret. Whoever knows it has seen only this part of it: the rest counts for hashes of whole
    /// states alone.
    pub fn hash_seen_part<H: Hasher, P: Hash + ?Sized>(
        &self,
        state: &mut H,
        part: impl FnOnce(&T) -> &P,
    ) where
        T: Hash,
    {
        match EYES.get() {
            None => self.value.hash(state),
            Some(seat) if self.known.contains(seat) => part(&self.value).hash(state),
            Some(_) => {}
        }
    }

    /// Known to these seats and nobody else.
    #[must_use]
    pub const fn new(value: T, known: Seats) -> Self {
        Self { value, known }
    }

    /// Who knows it.
    #[must_use]
    pub const fn known(&self) -> Seats {
        self.known
    }

    /// The secret, for rules that depend on it. Whoever does not know it might learn of it.
    pub fn open(&self) -> &T {
        note(self.known);
        &self.value
    }

    /// The secret, to be changed by rules that depend on it. Whoever does not know it might learn of it.
    pub fn open_mut(&mut self) -> &mut T {
        note(self.known);
        &mut self.value
    }

    /// The secret, if the observer knows it: for views and accounts.
    #[must_use]
    pub const fn seen_by(&self, observer: Observer) -> Option<&T> {
        match observer {
            Observer::Seat(seat) if self.known.contains(seat) => Some(&self.value),
            _ => None,
        }
    }

    /// Something about it that lies open anyway, such as the number of cards in a hand; or something
    /// that is not done for a player, such as imagining and drawing.
    pub fn openly<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.value)
    }

    /// Changes it without a look: what becomes of everything else must not depend on what it was.
    pub fn blindly<R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R {
        change(&mut self.value)
    }

    /// Lets a seat know it.
    pub fn tell(&mut self, seat: Seat) {
        note(self.known);
        self.known = self.known.with(seat);
    }
}

impl<T: fmt::Debug> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} known to {:?}", self.value, self.known)
    }
}
