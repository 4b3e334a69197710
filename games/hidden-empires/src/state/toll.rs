//! What the latest fight or the latest predators have cost; no rules.

use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// What the latest fight or the latest predators have cost. It is counted where it happens: the next turn
/// or a Nest Phase may follow at once, and change everything else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Toll {
    /// Ants of each seat that were driven off by the marker that was turned up last.
    pub driven_off: [u16; MAX_SEATS],
    /// Ants of each seat that were lost in the latest fight.
    pub fallen: [u16; MAX_SEATS],
    /// Whether it is clear who has won that fight.
    pub settled: bool,
}

impl Toll {
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
