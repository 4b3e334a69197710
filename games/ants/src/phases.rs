//! The order of play.
//!
//! 1. Setup ([`deal`]): who begins; one tile to each player; the stack lies open.
//! 2. Turns, one player after the other:
//!    1. draw the open top of the stack ([`draw`]);
//!    2. place one of the two tiles ([`place`]), on the ground or over a dot.
//! 3. When the stack is empty and both hands are placed, the game is over.

pub mod deal;
pub mod draw;
pub mod place;

use crate::state::{Ants, Phase};

impl Ants {
    /// A tile has been placed: the other player's turn begins, or the game is over.
    fn next_turn(&mut self) {
        self.to_move = self.to_move.other();
        if self.top.is_some() {
            self.draw();
        } else if self.hands[self.to_move as usize].is_empty() {
            self.phase = Phase::Over;
        } else {
            // Ruling 4: without a stack the remaining tile is placed.
            self.phase = Phase::Place;
        }
    }
}
