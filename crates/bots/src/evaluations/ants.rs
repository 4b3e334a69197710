//! Ants n°4: whose best area is ahead, and by how much late it is.

use ants::Ants;
use engine::PerSeat;

use super::Evaluate;

impl Evaluate for Ants {
    fn evaluate(&self) -> PerSeat<f32> {
        let scores = self.scores();
        PerSeat::from_fn(2, |seat| {
            let lead = scores[seat] - scores[seat.next(2)];
            1.0 / (1.0 + (-lead as f32 / 4.0).exp())
        })
    }
}
