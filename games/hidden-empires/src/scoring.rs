//! Rulebook: Winning the Game.

use engine::{PerSeat, Standings};

use crate::components::FLIGHT_POINTS;
use crate::state::Table;

/// Rulebook: Nuptial Flight. What virgin queens and drones score when they leave together.
#[must_use]
pub fn flight_points(virgin_queens: u16, drones: u16) -> u16 {
    let [pair, queen, drone] = FLIGHT_POINTS;
    let pairs = virgin_queens.min(drones);
    pair * pairs + queen * (virgin_queens - pairs) + drone * (drones - pairs)
}

impl Table {
    /// Rulebook: Winning. Checked at the end of a game turn; Ruling 87 ends games that go nowhere.
    pub(crate) fn is_decided(&self) -> bool {
        self.game_turn >= self.options.last_turn()
            || !self.options.regicide
                && self
                    .colonies
                    .iter()
                    .any(|colony| colony.score >= self.options.target)
    }

    /// The highest score wins; in the advanced game most DNA among equal scores. Down with the Queen:
    /// whoever has killed one. Otherwise the victory is shared (Ruling 78).
    #[must_use]
    pub fn standings(&self) -> Standings {
        let scores = PerSeat::from_fn(self.players(), |seat| i32::from(self.colony(seat).score));
        Standings::ranked(scores, |seat| {
            (
                self.regicide == Some(seat),
                scores[seat],
                self.colony(seat).dna,
            )
        })
    }
}
