//! The whole truth about a game; no rules.

use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::board::DOUBLE_TILE;
use crate::components::{Color, Design};
use crate::setup::Options;
use crate::stack::Unseen;
use crate::surface::Surface;

/// A player's tiles: one between turns, two after drawing.
pub type Hand = ArrayVec<Design, 2>;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Chance decides who begins.
    First,
    /// The next tile of the stack is turned up, for a hand or as the top of the stack.
    Reveal,
    /// The player to move places a tile.
    Place,
    /// All tiles lie on the board.
    Over,
}

/// A game of Ants n°4.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ants {
    pub(crate) options: Options,
    pub(crate) surface: Surface,
    /// They lie open (Rulings 3 and 22).
    pub(crate) hands: [Hand; 2],
    /// The top of the stack lies open (Ruling 2).
    pub(crate) top: Option<Design>,
    pub(crate) unseen: Unseen,
    pub(crate) to_move: Color,
    pub(crate) phase: Phase,
}

impl Ants {
    /// What lies on the table.
    #[must_use]
    pub fn surface(&self) -> &Surface {
        &self.surface
    }

    /// A player's tiles.
    #[must_use]
    pub fn hand(&self, color: Color) -> &[Design] {
        &self.hands[color as usize]
    }

    /// The open top of the stack.
    #[must_use]
    pub fn top(&self) -> Option<Design> {
        self.top
    }

    /// How many tiles are in the stack, the open top included.
    #[must_use]
    pub fn stack(&self) -> usize {
        self.unseen.tiles() + usize::from(self.top.is_some())
    }

    /// Every design that is played with, the halves of the Double Tile first.
    pub fn designs(&self) -> impl Iterator<Item = Design> {
        let halves = self.surface.hexagons().iter().take(DOUBLE_TILE.len());
        let halves = halves.map(|half| half.design);
        halves.chain(self.unseen.iter().map(|(design, _)| design))
    }

    /// Whose turn it is.
    #[must_use]
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// What the game waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The chosen options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }
}

impl Color {
    /// The seat that plays this colour: whoever wants to sits there (Ruling 21).
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::new(self as usize)
    }

    /// The colour of a seat, if it is at the table.
    #[must_use]
    pub const fn of(seat: Seat) -> Option<Self> {
        match seat.index() {
            0 => Some(Self::Beige),
            1 => Some(Self::Brown),
            _ => None,
        }
    }
}
