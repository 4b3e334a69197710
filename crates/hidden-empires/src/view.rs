//! What an observer may know: everything but who else has decided to fly.

use engine::{Dice, Observer, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::state::{Chore, HiddenEmpires, Phase, Table};

/// The game as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Everything that lies open.
    pub table: Table,
    /// Who looks; nobody in particular if it is a spectator.
    pub seat: Option<Seat>,
    /// What the observer has decided about a nuptial flight.
    pub flight: Option<bool>,
}

impl HiddenEmpires {
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        let seat = match observer {
            Observer::Seat(seat) if seat.index() < self.table.players() => Some(seat),
            _ => None,
        };
        View {
            table: self.table.clone(),
            seat,
            flight: seat.and_then(|seat| self.flights[seat]),
        }
    }

    pub(crate) fn imagine(view: &View, dice: &mut dyn Dice) -> Self {
        let flights = PerSeat::from_fn(view.table.players(), |seat| {
            if view.seat == Some(seat) {
                view.flight
            } else {
                view.table.has_decided(seat).then(|| dice.below(2) == 0)
            }
        });
        Self {
            table: view.table.clone(),
            flights,
        }
    }
}

impl Table {
    /// Whether a player has decided about a nuptial flight while others are still busy.
    #[must_use]
    pub fn has_decided(&self, seat: Seat) -> bool {
        let colony = self.colony(seat);
        self.phase == Phase::Nest && colony.chore == Chore::None && colony.reproductives() > 0
    }
}
