//! What players decide and what chance decides.

use crate::board::Point;
use crate::components::{Color, Design};

/// Rulebook: How to play. The one decision of a turn: which tile of the hand, where, and how turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// The tile.
    pub design: Design,
    /// Its centre: a place on the ground or a whole dot.
    pub at: Point,
    /// Sixths of a full turn, anticlockwise.
    pub turn: u8,
}

/// What chance brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Who begins.
    First(Color),
    /// The next tile of the stack.
    Reveal(Design),
}
