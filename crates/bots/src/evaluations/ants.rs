//! Ants n°4: whose best area is ahead, and by how much late it is.

mod survey;

use ants::scoring::Areas;
use ants::{Action, Ants, Color};
use engine::{Dice, PerSeat, Seat};

use super::{Evaluate, Tuning};
use survey::Survey;

impl Evaluate for Ants {
    const TUNING: Tuning = Tuning {
        exploration: 1.0,
        temperature: 0.1,
        playout: 2,
    };

    fn evaluate(&self) -> PerSeat<f32> {
        let beige = judge(&Survey::of(self.surface()).totals());
        PerSeat::from_fn(2, |seat| for_seat(beige, seat))
    }

    fn prior(&self, seat: Seat, actions: &[Action], _: &mut dyn Dice, out: &mut Vec<f32>) {
        let survey = Survey::of(self.surface());
        out.extend(
            actions
                .iter()
                .map(|&action| for_seat(judge(&survey.totals_after(action)), seat)),
        );
    }
}

fn for_seat(beige: f32, seat: Seat) -> f32 {
    match Color::of(seat) {
        Color::Beige => beige,
        Color::Brown => 1.0 - beige,
    }
}

fn judge(areas: &[Areas; 2]) -> f32 {
    let lead = f32::from(areas[0].best) - f32::from(areas[1].best);
    1.0 / (1.0 + (-lead / 4.0).exp())
}
