//! How the latest fight, marker or auction ended; no rules.

use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// How the latest fight, marker or auction ended. It is kept where it happens: the next turn or a Nest
/// Phase may follow at once, and change everything else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Ants of each seat that were driven off by the marker that was turned up last.
    pub driven_off: [u16; MAX_SEATS],
    /// Ants of each seat that were lost in the latest fight.
    pub fallen: [u16; MAX_SEATS],
    /// Whether it is clear who has won that fight.
    pub settled: bool,
    /// Whether nobody could pay what was bid in the latest auction.
    pub unpaid: bool,
}

impl Outcome {
    pub(crate) fn drive_off(&mut self, seat: Seat, ants: u16) {
        self.driven_off[seat.index()] += ants;
    }

    pub(crate) fn fall(&mut self, seat: Seat, ants: u16) {
        self.fallen[seat.index()] += ants;
    }

    /// A fight begins.
    pub(crate) fn begin_fight(&mut self) {
        self.fallen = [0; MAX_SEATS];
        self.settled = false;
    }
}
