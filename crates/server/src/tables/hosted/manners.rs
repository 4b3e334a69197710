//! How people at a table treat each other: giving up, ending it together, playing again.

use bots::Level;
use engine::record::Call;
use engine::{Seat, Seats};
use protocol::{Flag, OfferInfo, Status};

use super::{Holder, Hosted};
use crate::problem::Trouble;
use crate::store::{Deed, Opening};

/// After so many proposals were declined in a game, the same person makes no more of them.
const MOST_REFUSED: u32 = 20;

/// Somebody proposes to leave it at that.
#[derive(Clone, Copy)]
pub(super) struct Offer {
    pub(super) by: Seat,
    /// Who has agreed, with the one who proposes it.
    pub(super) agreed: Seats,
}

impl Offer {
    pub(super) const fn by(seat: Seat) -> Self {
        Self {
            by: seat,
            agreed: Seats::only(seat),
        }
    }
}

/// What the next game with the same people is made from.
pub(crate) struct Again {
    /// Its table's id.
    pub(crate) id: String,
    /// How the first table was opened.
    pub(crate) first: Opening,
    /// Its bots, by seat.
    pub(crate) bots: Vec<Option<Level>>,
    /// Where the one who asks will sit.
    pub(crate) seat: Seat,
}

impl Hosted {
    /// The proposal that everybody may know of.
    pub(crate) fn offer(&self) -> Option<OfferInfo> {
        self.offer.map(|offer| OfferInfo {
            by: offer.by.number(),
            agreed: offer.agreed.iter().map(Seat::number).collect(),
        })
    }

    /// Where the same people play again.
    pub(crate) fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The people who still play themselves.
    fn playing(&self) -> Seats {
        let out = self.session.out();
        let people = self.people().map(|(seat, _)| seat);
        people
            .filter(|seat| !out.contains(*seat) && self.bot(*seat).is_none())
            .collect()
    }

    /// What it means that somebody is out: if the others play on, a bot plays for them.
    pub(super) fn leaving(&self, call: Call, stand_in: Level) -> Vec<Deed> {
        let mut deeds = vec![Deed::Call(call)];
        if let Some(seat) = call.out() {
            let out = self.session.out().with(seat);
            let left = Seat::all(self.places.len()).filter(|seat| !out.contains(*seat));
            let people = self.people().any(|(seat, _)| !out.contains(seat));
            if left.count() > 1 && people {
                deeds.push(Deed::StandIn(seat, stand_in));
            }
        }
        deeds
    }

    /// What follows for the next one whose time has run out, if anything does.
    pub(crate) fn next_late(&self, now: u64, stand_in: Level) -> Option<Vec<Deed>> {
        if self.opening.flag != Flag::Loses {
            return None;
        }
        let late = |seat: &Seat| self.bot(*seat).is_none() && self.clocks.is_overdue(*seat, now);
        let seat = Seat::all(self.places.len()).find(late)?;
        Some(self.leaving(Call::Late(seat), stand_in))
    }

    /// Somebody proposes to leave it at that, or agrees.
    pub(super) fn agree(&self, seat: Seat) -> Result<Vec<Deed>, Trouble> {
        let people = self.playing();
        if self.status() != Status::Playing {
            return Err(Trouble::NotBegun);
        }
        let Some(offer) = self.offer else {
            if people.len() < 2 {
                return Err(Trouble::NobodyToAsk);
            }
            // Nobody is asked the same thing again and again.
            if self.declined == Some((seat, self.session.plies()))
                || self.refused[seat.index()] >= MOST_REFUSED
            {
                return Err(Trouble::JustDeclined);
            }
            return Ok(vec![Deed::Offer(seat)]);
        };
        if offer.agreed.contains(seat) {
            return Err(Trouble::OfferedAlready);
        }
        let agreed = offer.agreed.with(seat);
        let mut deeds = vec![Deed::Accept(seat)];
        if people.minus(agreed).is_empty() {
            deeds.push(Deed::Call(Call::Agreed));
        }
        Ok(deeds)
    }

    /// What the next game with the same people is made from; `fresh` is its table's id, unless somebody
    /// has asked before.
    pub(crate) fn again(&self, person: &str, fresh: String) -> Result<Again, Trouble> {
        let seat = self.seat_of(person).ok_or(Trouble::NotSeated)?;
        if self.status() != Status::Over {
            return Err(Trouble::NotOver);
        }
        let bot = |holder: &Holder| match holder {
            Holder::Bot(level) => Some(*level),
            Holder::Person { .. } | Holder::Nobody => None,
        };
        Ok(Again {
            id: self.rematch.clone().unwrap_or(fresh),
            first: self.opening.clone(),
            bots: self.places.iter().map(|place| bot(&place.holder)).collect(),
            seat: seat.next(self.places.len()),
        })
    }
}
