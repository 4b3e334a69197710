//! What the people at a table add to chance: promised when they sit down, told when the last seat is taken.

use engine::{Commitment, Seat, Seed, Share};
use protocol::{Fairness, ShareInfo};

use crate::problem::Trouble;

/// What everybody has promised and told.
pub(crate) struct Shares {
    seats: Vec<Contribution>,
    /// Whether the game has begun without those that are missing.
    begun: bool,
    /// All of it as everybody may know it, written once for many updates.
    told: Fairness,
}

/// What somebody on a seat adds.
#[derive(Clone, Copy, Default)]
struct Contribution {
    promise: Option<Commitment>,
    share: Option<Share>,
}

impl Shares {
    pub(crate) fn new(house: &Seed, seats: usize) -> Self {
        Self {
            seats: vec![Contribution::default(); seats],
            begun: false,
            told: Fairness {
                commitment: house.commitment().to_string(),
                ..Fairness::default()
            },
        }
    }

    /// What everybody may know.
    pub(crate) const fn told(&self) -> &Fairness {
        &self.told
    }

    /// Whether something that was promised is still to come before the game can begin.
    pub(crate) fn are_missing(&self) -> bool {
        let missing = |one: &Contribution| one.promise.is_some() && one.share.is_none();
        !self.begun && self.seats.iter().any(missing)
    }

    /// What came together, in the order of seats.
    pub(crate) fn all(&self) -> Vec<(Seat, Share)> {
        let seats = self.seats.iter().enumerate();
        seats
            .filter_map(|(index, one)| Some((Seat::new(index), one.share?)))
            .collect()
    }

    pub(crate) fn promise(&mut self, seat: Seat, promise: Commitment) {
        self.seats[seat.index()].promise = Some(promise);
        self.tell();
    }

    /// Somebody has left with what they promised.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.seats[seat.index()] = Contribution::default();
        self.tell();
    }

    /// The share that somebody on a seat tells, if it is awaited.
    ///
    /// # Errors
    /// If none is awaited, or another one was promised.
    pub(crate) fn check(&self, seat: Seat, share: &str) -> Result<Share, Trouble> {
        let one = &self.seats[seat.index()];
        let Some(promise) = one.promise.filter(|_| !self.begun && one.share.is_none()) else {
            return Err(Trouble::NotSharing);
        };
        let share: Share = share.parse().map_err(|_| Trouble::WrongShare)?;
        if share.commitment() == promise {
            Ok(share)
        } else {
            Err(Trouble::WrongShare)
        }
    }

    pub(crate) fn add(&mut self, seat: Seat, share: Share) {
        self.seats[seat.index()].share = Some(share);
        self.tell();
    }

    /// The game begins without what is missing.
    pub(crate) fn begin(&mut self) {
        self.begun = true;
        self.tell();
    }

    /// The game is over, and the house tells its secret.
    pub(crate) fn reveal(&mut self, house: &Seed) {
        self.told.seed = Some(house.to_string());
    }

    fn tell(&mut self) {
        let infos = self.seats.iter().enumerate().filter_map(|(index, one)| {
            Some(ShareInfo {
                seat: index + 1,
                promise: one.promise?.to_string(),
                share: one.share.map(|share| share.to_string()),
                withheld: self.begun && one.share.is_none(),
            })
        });
        self.told.shares = infos.collect();
    }
}

/// A promise as a client writes it.
///
/// # Errors
/// If it is no SHA-256.
pub(crate) fn promise(text: Option<&str>) -> Result<Option<Commitment>, Trouble> {
    let read = |text: &str| text.parse().map_err(|_| Trouble::BadRequest);
    text.map(read).transpose()
}
