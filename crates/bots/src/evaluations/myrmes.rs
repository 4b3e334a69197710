//! Myrmes.

use engine::{PerSeat, Seat};
use myrmes::Myrmes;

use super::Evaluate;

impl Evaluate for Myrmes {
    fn evaluate(&self) -> PerSeat<f32> {
        let table = self.table();
        PerSeat::from_fn(table.players(), |seat: Seat| {
            0.5 + f32::from(table.colony(seat).score) / 400.0
        })
    }
}
