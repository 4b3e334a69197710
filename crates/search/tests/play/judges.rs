//! What the small games promise, for bots that must find out the rest.

use engine::{Game, Observer, PerSeat, Seat};
use formicary_search::{Judge, Tuning};
use yardsticks::crumbs::Phase;
use yardsticks::{ConnectFour, Crumbs, TicTacToe};

/// Knows nothing, but looks one step ahead; games are played out.
#[derive(Clone, Copy)]
pub(super) struct Novice;

const PLAYED_OUT: Tuning = Tuning {
    least_spread: 0.3,
    least_weight: 0.0,
    playout: 42,
    ..Tuning::USUAL
};

impl Judge<TicTacToe> for Novice {
    fn value(&self, _: &TicTacToe) -> PerSeat<f32> {
        PerSeat::filled(2, 0.5)
    }

    fn tuning(&self, _: &TicTacToe) -> Tuning {
        PLAYED_OUT
    }
}

impl Judge<ConnectFour> for Novice {
    fn value(&self, _: &ConnectFour) -> PerSeat<f32> {
        PerSeat::filled(2, 0.5)
    }

    fn tuning(&self, _: &ConnectFour) -> Tuning {
        PLAYED_OUT
    }
}

/// Counts crumbs.
#[derive(Clone, Copy)]
pub(super) struct Counter;

impl Judge<Crumbs> for Counter {
    fn value(&self, state: &Crumbs) -> PerSeat<f32> {
        let players = state.players();
        let view = state.view(Observer::Spectator);
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
