//! Bots at play.

mod fourmidable;
mod hidden_empires;
mod levels;
mod myrmes;

use std::sync::Arc;

use engine::{EventOf, Game, QuickDice, Seat, Standings};
use search::play_out::{asking, drawing};
use search::{AnyBot, Judge, play_out};

use crate::Level;

/// Plays a game to its end, one bot on each seat, and shows every event with the state before it.
/// Gives the end as well.
fn game<G: Game>(
    setup: &str,
    bots: &mut [AnyBot<G>],
    seed: u64,
    each: impl FnMut(&G, &EventOf<G>),
) -> (Standings, G) {
    let setup = G::PROFILE.read_setup(setup).expect("the setup is valid");
    let mut state = G::new(&setup).expect("the setup is valid");
    let mut dice = QuickDice::new(seed);
    let standings = play_out(&mut state, asking(bots), drawing(&mut dice), each);
    (standings, state)
}

/// How much of the victories the first level takes; the seats rotate. So few games tell a bot that is broken from one
/// that is sound, and no more: thresholds are far below what long series show (the games' `BALANCE.md`).
fn share<G: Game>(
    judge: impl Judge<G> + 'static,
    setup: &str,
    levels: &[Level],
    games: u64,
) -> f32 {
    let judge: Arc<dyn Judge<G>> = Arc::new(judge);
    let seats = levels.len();
    let won = |number: u64| {
        let first = number as usize % seats;
        let mut bots: Vec<AnyBot<G>> = (0..seats)
            .map(|seat| levels[(seat + seats - first) % seats].bot(&judge, number))
            .collect();
        let (standings, _) = game(setup, &mut bots, number, |_, _| {});
        standings.shares()[Seat::new(first)]
    };
    (0..games).map(won).sum::<f32>() / games as f32
}
