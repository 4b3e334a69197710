//! Taking back, derived from what is known and never flagged by hand.
//!
//! A seat may take back its last action as long as nothing was revealed: no dice or cards since, no
//! other seat's decision since, and nothing in the result that the seat could not have foreseen.

use crate::{Event, EventOf, Game, Observer, QuickDice};

/// How many imagined states must agree before a result counts as foreseeable.
const TWINS: u64 = 256;

/// If so many imagined states are the true one, nothing is hidden from the player.
const TRUE_TWINS: u64 = 8;

/// Whether `event`, which led from `before` to `after`, revealed something to the one who acted.
///
/// States that the seat could not tell from `before` are imagined, and the same action is done in
/// them. If the seat's view of the result depends on which of them was true, it has learned something.
pub fn reveals<G: Game>(before: &G, event: &EventOf<G>, after: &G) -> bool {
    let Event::Action(seat, action) = event else {
        return true;
    };
    let observer = Observer::Seat(*seat);
    let known = before.view(observer);
    let seen = after.view(observer);
    let mut secrets = false;
    for twin in 0..TWINS {
        let mut imagined = G::determinize(&known, &mut QuickDice::new(twin));
        secrets |= imagined != *before;
        if !secrets && twin + 1 == TRUE_TWINS {
            return false;
        }
        if imagined.play(*seat, action.clone()).is_err() || imagined.view(observer) != seen {
            return true;
        }
    }
    false
}
