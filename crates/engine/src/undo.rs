//! Taking back, derived from what the rules looked at and never flagged by hand.
//!
//! A seat may take back its last action as long as nothing was revealed: no dice or cards since, no
//! other seat's decision since, and no look into a [`Secret`](crate::Secret) that the seat does not know.

use crate::secret::watched;
use crate::{Event, EventOf, Game};

/// Whether `event` in the state `before` reveals something to the one who acts. Dice and decks always do; an
/// action does if its rules look into anything that the seat does not know, even if that makes no difference
/// this time.
pub fn reveals<G: Game>(before: &G, event: &EventOf<G>) -> bool {
    let Event::Action(seat, action) = event else {
        return true;
    };
    let mut after = before.clone();
    let (played, learned) = watched(|| after.play(*seat, action.clone()));
    played.is_err() || learned.contains(*seat)
}
