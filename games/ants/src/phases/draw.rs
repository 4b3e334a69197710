//! Rulebook: How to play, drawing.

use crate::state::{Ants, Phase};

impl Ants {
    /// The player to move takes the open top of the stack; the tile below it is turned up.
    pub(super) fn draw(&mut self) {
        let top = self.top.take().expect("called only with an open top");
        self.hands[self.to_move as usize].push(top);
        self.phase = if self.unseen.is_empty() {
            Phase::Place
        } else {
            Phase::Reveal
        };
    }
}
