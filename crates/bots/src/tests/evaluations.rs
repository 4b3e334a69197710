//! What the small games promise, for bots that must find out the rest.

use engine::{Game, Observer, PerSeat, Seat};
use yardsticks::crumbs::Phase;
use yardsticks::{ConnectFour, Crumbs, TicTacToe};

use crate::{Evaluate, Tuning};

/// For games whose evaluation knows nothing: they are played out.
const PLAYED_OUT: Tuning = Tuning {
    least_spread: 0.3,
    least_weight: 0.0,
    playout: 42,
    ..Tuning::USUAL
};

impl Evaluate for TicTacToe {
    const TUNING: Tuning = PLAYED_OUT;

    fn evaluate(&self) -> PerSeat<f32> {
        PerSeat::filled(2, 0.5)
    }
}

impl Evaluate for ConnectFour {
    const TUNING: Tuning = PLAYED_OUT;

    fn evaluate(&self) -> PerSeat<f32> {
        PerSeat::filled(2, 0.5)
    }
}

impl Evaluate for Crumbs {
    fn evaluate(&self) -> PerSeat<f32> {
        let players = self.players();
        let view = self.view(Observer::Spectator);
        let mut crumbs = view.crumbs;
        // Whoever may take the pile most likely will.
        if let Phase::Take(taker) = view.phase {
            crumbs[taker] += view.pile;
        }
        PerSeat::from_fn(players, |seat| {
            let others = Seat::all(players).filter(|&other| other != seat);
            let best_other = others.map(|other| crumbs[other]).max().unwrap_or(12);
            let lead = f32::from(crumbs[seat]) - f32::from(best_other);
            1.0 / (1.0 + (-lead / 6.0).exp())
        })
    }
}
