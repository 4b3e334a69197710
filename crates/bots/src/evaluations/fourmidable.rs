//! The score so far.

use engine::{Game, PerSeat, Seat};
use fourmidable::Fourmidable;

use super::Evaluate;

impl Evaluate for Fourmidable {
    fn evaluate(&self) -> PerSeat<f32> {
        let table = self.table();
        PerSeat::from_fn(self.players(), |seat| {
            let own = f32::from(table.colony(seat).score);
            let others = Seat::all(self.players()).filter(|&other| other != seat);
            let rivals: f32 = others
                .map(|other| ((f32::from(table.colony(other).score) - own) / 15.0).exp())
                .sum();
            1.0 / (1.0 + rivals)
        })
    }
}
