//! What the small games promise, for bots that must find out the rest.

use engine::{Game, Observer, PerSeat, Seat};
use yardsticks::{ConnectFour, Crumbs, TicTacToe};

use crate::Evaluate;

impl Evaluate for TicTacToe {
    fn evaluate(&self) -> PerSeat<f32> {
        PerSeat::filled(2, 0.5)
    }
}

impl Evaluate for ConnectFour {
    fn evaluate(&self) -> PerSeat<f32> {
        PerSeat::filled(2, 0.5)
    }
}

impl Evaluate for Crumbs {
    fn evaluate(&self) -> PerSeat<f32> {
        let players = self.players();
        let crumbs = self.view(Observer::Spectator).crumbs;
        PerSeat::from_fn(players, |seat| {
            let others = Seat::all(players).filter(|&other| other != seat);
            let best_other = others.map(|other| crumbs[other]).max().unwrap_or(12);
            let lead = f32::from(crumbs[seat]) - f32::from(best_other);
            1.0 / (1.0 + (-lead / 6.0).exp())
        })
    }
}
