//! Connect four: own and other stones, and a number for each column.

use engine::encode::{Encode, Encoder, Layout, Pen, Sheet};
use engine::{Seat, Setup, SetupError};

use crate::ConnectFour;
use crate::connect_four::Column;

const COLUMNS: usize = 7;
const ROWS: usize = 6;

/// Connect four as numbers.
#[derive(Debug)]
pub struct Numbers {
    observation: Layout,
    features: Layout,
    kinds: Layout,
}

impl Encode for ConnectFour {
    type Encoder = Numbers;

    fn encoder(_: &Setup) -> Result<Numbers, SetupError> {
        let mut observation = Layout::new();
        observation.add("own", &[COLUMNS, ROWS]);
        observation.add("other", &[COLUMNS, ROWS]);
        observation.add_named("turn", ["own"]);
        let mut features = Layout::new();
        features.add("column", &[COLUMNS]);
        features.add("row", &[ROWS]);
        let mut kinds = Layout::new();
        kinds.add_named("column", ["a", "b", "c", "d", "e", "f", "g"]);
        Ok(Numbers {
            observation,
            features,
            kinds,
        })
    }
}

impl Encoder<ConnectFour> for Numbers {
    fn observation(&self) -> &Layout {
        &self.observation
    }

    fn observe(&self, view: &ConnectFour, seat: Seat, out: &mut [f32]) {
        let mut pen = Pen::new(out, self.observation.len());
        for owner in [seat, seat.next(2)] {
            let cells = pen.take(COLUMNS * ROWS);
            view.stones_of(owner)
                .for_each(|(column, row)| cells[column * ROWS + row] = 1.0);
        }
        pen.flag("own", view.is_turn_of(seat));
        pen.end();
    }

    fn observe_state(&self, state: &ConnectFour, seat: Seat, out: &mut [f32]) {
        self.observe(state, seat, out);
    }

    fn features(&self) -> &Layout {
        &self.features
    }

    fn describe_action(&self, view: &ConnectFour, _: Seat, column: &Column, out: &mut [f32]) {
        let mut pen = Pen::new(out, self.features.len());
        pen.take(COLUMNS)[column.index()] = 1.0;
        pen.take(ROWS)[view.height(*column)] = 1.0;
        pen.end();
    }

    fn kinds(&self) -> &Layout {
        &self.kinds
    }

    fn number(&self, _: &ConnectFour, _: Seat, column: &Column) -> Option<usize> {
        Some(column.index())
    }

    fn action(&self, _: &ConnectFour, _: Seat, number: usize) -> Option<Column> {
        Column::new(number)
    }
}
