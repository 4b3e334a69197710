//! What one seat knows, from a view or from a state.

use std::borrow::Cow;

use engine::encode::distance;
use engine::{Observer, Seat};

use crate::cards::HandCards;
use crate::state::{HiddenEmpires, Phase, Table};
use crate::view::{DraftView, View};

pub(super) struct Sight<'a> {
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    pub(super) flight: Option<bool>,
    pub(super) hand: HandCards,
    pub(super) draft: Option<Cow<'a, DraftView>>,
}

impl<'a> Sight<'a> {
    pub(super) fn seen(view: &'a View, seat: Seat) -> Self {
        assert_eq!(view.seat, Some(seat), "the view is of another observer");
        Self {
            table: &view.table,
            seat,
            flight: view.flight,
            hand: view.hand.iter().copied().collect(),
            draft: view.draft.as_ref().map(Cow::Borrowed),
        }
    }

    pub(super) fn of(state: &'a HiddenEmpires, seat: Seat) -> Self {
        let observer = Observer::Seat(seat);
        let flight = state.flights[seat.index()].seen_by(observer);
        let hand = state.hands[seat.index()].seen_by(observer);
        let drafting = matches!(state.table.phase, Phase::Deal(_) | Phase::Draft(_));
        Self {
            table: &state.table,
            seat,
            flight: flight.copied().flatten(),
            hand: hand.copied().unwrap_or_default(),
            draft: drafting.then(|| Cow::Owned(state.draft_seen_by(Some(seat)))),
        }
    }

    /// How far a seat sits from the one that looks.
    pub(super) fn distance(&self, seat: Seat) -> usize {
        distance(self.seat, seat, self.table.players())
    }
}
