//! Information-set search, for any game and any number of players.
//!
//! A [`Bot`] is given what its seat may see and nothing else, so no bot can peek. What a bot knows of
//! a game beyond its rules is a [`Judge`]: a value that somebody wrote or trained. No game is in here.
//!
//! Reading order: [`judge`], [`greedy`], then [`mcts`]; [`play_out`] is a whole game.

pub mod budget;
pub mod greedy;
pub mod judge;
pub mod mcts;
pub mod play_out;
pub mod random;
pub mod tuning;

use engine::{Awaited, Game, Seat};

pub use budget::Budget;
pub use greedy::Greedy;
pub use judge::{Impartial, Judge, final_worth, worth};
pub use mcts::Mcts;
pub use play_out::play_out;
pub use random::Random;
pub use tuning::Tuning;

/// Somebody who plays.
pub trait Bot<G: Game> {
    /// What to do on `seat`, which may act now: one of the actions that are listed for it.
    ///
    /// `None` only if the seat need not act and lets the others go on.
    ///
    /// Where several seats seal their choices, ask all bots before any choice is played: one that
    /// is asked later takes what others have sealed for anything at all. [`play_out`](play_out())
    /// does.
    fn choose(&mut self, view: &G::View, seat: Seat) -> Option<G::Action>;
}

/// Any bot.
pub type AnyBot<G> = Box<dyn Bot<G> + Send>;

/// Whether `seat` holds the game up.
pub fn must_act<G: Game>(state: &G, seat: Seat) -> bool {
    match state.awaited() {
        Awaited::Seats { must, .. } => must.contains(seat),
        Awaited::Chance | Awaited::Nobody(_) => false,
    }
}
