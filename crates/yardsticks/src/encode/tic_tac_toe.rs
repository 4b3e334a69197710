//! Tic-tac-toe: own and other marks, and a number for each cell.

use engine::encode::{Encode, Encoder, Layout, Pen, Sheet};
use engine::{Seat, Setup, SetupError};

use crate::TicTacToe;
use crate::tic_tac_toe::Cell;

const CELLS: usize = 9;

/// Tic-tac-toe as numbers.
#[derive(Debug)]
pub struct Numbers {
    observation: Layout,
    features: Layout,
    kinds: Layout,
}

impl Encode for TicTacToe {
    type Encoder = Numbers;

    fn encoder(_: &Setup) -> Result<Numbers, SetupError> {
        let mut observation = Layout::new();
        observation.add("own", &[3, 3]);
        observation.add("other", &[3, 3]);
        observation.add_named("turn", ["own"]);
        let cells = || Cell::all().map(|cell| cell.to_string());
        let mut features = Layout::new();
        features.add_named("cell", cells());
        let mut kinds = Layout::new();
        kinds.add_named("cell", cells());
        Ok(Numbers {
            observation,
            features,
            kinds,
        })
    }
}

impl Encoder<TicTacToe> for Numbers {
    fn observation(&self) -> &Layout {
        &self.observation
    }

    fn observe(&self, view: &TicTacToe, seat: Seat, out: &mut [f32]) {
        let mut pen = Pen::new(out, self.observation.len());
        for owner in [seat, seat.next(2)] {
            for cell in Cell::all() {
                pen.flag("", view.has_mark(owner, cell));
            }
        }
        pen.flag("own", view.is_turn_of(seat));
        pen.end();
    }

    fn features(&self) -> &Layout {
        &self.features
    }

    fn describe_action(&self, _: &TicTacToe, _: Seat, cell: &Cell, out: &mut [f32]) {
        let mut pen = Pen::new(out, CELLS);
        pen.take(CELLS)[cell.index()] = 1.0;
        pen.end();
    }

    fn kinds(&self) -> &Layout {
        &self.kinds
    }

    fn number(&self, _: &TicTacToe, _: Seat, cell: &Cell) -> Option<usize> {
        Some(cell.index())
    }

    fn action(&self, _: &TicTacToe, _: Seat, number: usize) -> Option<Cell> {
        Cell::new(number)
    }
}
