//! Laws about refusals: each has a reason of its own, which tells the player something.

use super::Trial;
use crate::{Awaited, Game, Refusal, Seat};

/// Reasons that say no more than “no”: whatever a player does wrong, they fit. A reason says what is missing or
/// when the action has its place.
const BARE: [&str; 8] = [
    "refused",
    "refused-now",
    "refused-not-now",
    "refused-not-possible",
    "refused-not-allowed",
    "refused-impossible",
    "refused-illegal",
    "refused-unknown",
];

const GAME_OVER: &str = "refused-game-over";

/// What the engine says to those for whom the game does not wait. To those for whom it does it is no reason.
const OF_THE_TABLE: [&str; 3] = ["refused-not-your-turn", GAME_OVER, "refused-chance-first"];

impl<G: Game> Trial<'_, G> {
    /// A refusal says more than “no”, and to those who must act more than that they must not. After the end it
    /// says that.
    pub(super) fn has_a_reason(&self, seat: Seat, stray: &G::Action, refusal: &Refusal) {
        let key = refusal.reason.key;
        let (must_act, over) = match self.state.awaited() {
            Awaited::Seats { must, .. } => (must.contains(seat), false),
            Awaited::Chance => (false, false),
            Awaited::Nobody(_) => (false, true),
        };
        self.law(
            "a refusal has a reason of its own",
            !(BARE.contains(&key) || must_act && OF_THE_TABLE.contains(&key)),
            &(seat, stray, refusal),
        );
        self.law(
            "after the end a refusal says that the game is over",
            !over || key == GAME_OVER,
            &(seat, stray, refusal),
        );
    }
}
