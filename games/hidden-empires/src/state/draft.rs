//! Rulebook: Realistic Time Scale. Packs of traits on their way around the table.

use engine::{Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use crate::cards::{Trait, Traits};
use crate::components::DRAFT_ROUNDS;

/// A choice in the draft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// This trait is kept.
    Keep(Trait),
    /// Nothing in the pack can be kept.
    Nothing,
}

/// What a player has in the draft.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Drafter {
    /// The pack in front of the player; whoever has passed it on knows it, too.
    pub(crate) pack: Secret<Traits>,
    /// What the player has kept.
    pub(crate) kept: Secret<Traits>,
    /// What the player has chosen in this round. That something is chosen lies open.
    pub(crate) pick: Secret<Option<Pick>>,
    /// By whose pack it was: what it held when the player passed it on.
    pub(crate) passed: Secret<[Option<Traits>; 6]>,
    /// By round: whether a trait was kept. Everybody sees how many are passed on.
    pub(crate) took: [bool; DRAFT_ROUNDS as usize],
}

impl Drafter {
    /// Somebody who has been dealt a pack.
    pub(crate) fn with(seat: Seat, pack: Traits) -> Self {
        let own = Seats::only(seat);
        Self {
            pack: Secret::new(pack, own),
            kept: Secret::new(Traits::NONE, own),
            pick: Secret::new(None, own),
            passed: Secret::new([None; 6], own),
            took: [false; DRAFT_ROUNDS as usize],
        }
    }

    pub(crate) fn has_chosen(&self) -> bool {
        self.pick.openly(Option::is_some)
    }

    /// Whose pack is in front of a seat: packs go clockwise.
    pub(crate) fn origin(seat: Seat, round: u8, players: usize) -> usize {
        (seat.index() + DRAFT_ROUNDS as usize * players - usize::from(round)) % players
    }
}
