//! What an observer may know: everything that lies open, which in Ants is everything there is. The
//! order of the stack below its open top is not decided before a tile is turned up.

use arrayvec::ArrayVec;
use engine::PerSeat;
use serde::{Deserialize, Serialize};

use crate::board::DOUBLE_TILE;
use crate::components::{Color, Design, HEXAGONS};
use crate::setup::Options;
use crate::stack::Unseen;
use crate::state::{Ants, Hand, Phase};
use crate::surface::{Placed, Surface};

/// The table as anybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The chosen options.
    pub options: Options,
    /// The hexagons in the order in which they were placed, the Double Tile's halves first.
    pub hexagons: ArrayVec<Placed, HEXAGONS>,
    /// The tiles of beige and of brown.
    pub hands: [Hand; 2],
    /// The open top of the stack.
    pub top: Option<Design>,
    /// The tiles that are still in the stack below.
    pub unseen: Unseen,
    /// Whose turn it is.
    pub to_move: Color,
    /// What the game waits for.
    pub phase: Phase,
    /// The scores as they stand.
    pub scores: PerSeat<i32>,
}

impl Ants {
    pub(crate) fn open_view(&self) -> View {
        View {
            options: self.options,
            hexagons: self.surface.hexagons().iter().copied().collect(),
            hands: self.hands.clone(),
            top: self.top,
            unseen: self.unseen.clone(),
            to_move: self.to_move,
            phase: self.phase,
            scores: self.scores(),
        }
    }
}

impl From<&View> for Ants {
    fn from(view: &View) -> Self {
        let Options {
            corners, overlay, ..
        } = view.options;
        let (double, tiles) = view.hexagons.split_at(DOUBLE_TILE.len());
        let halves = [double[0].design, double[1].design];
        let mut surface = Surface::with_double_tile(halves, corners, overlay);
        for placed in tiles {
            surface.put(placed.design, placed.at, placed.turn);
        }
        Self {
            options: view.options,
            surface,
            hands: view.hands.clone(),
            top: view.top,
            unseen: view.unseen.clone(),
            to_move: view.to_move,
            phase: view.phase,
        }
    }
}
