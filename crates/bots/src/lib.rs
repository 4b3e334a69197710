//! Players made of code.
//!
//! A [`Bot`] is given what its seat may see and nothing else, so no bot can peek. What a bot knows of
//! a game beyond its rules is one file in [`evaluations`].
//!
//! Reading order: [`evaluations`], [`greedy`], then [`mcts`]; [`level`] is what people choose from.

pub mod budget;
pub mod evaluations;
pub mod greedy;
pub mod level;
pub mod mcts;
pub mod random;
#[cfg(test)]
mod tests;

use engine::{Game, Seat};

pub use budget::Budget;
pub use evaluations::{Evaluate, Tuning};
pub use greedy::Greedy;
pub use level::Level;
pub use mcts::Mcts;
pub use random::Random;

/// Somebody who plays.
pub trait Bot<G: Game> {
    /// What to do on `seat`, which may act now.
    ///
    /// `None` only if the seat need not act and lets the others go on.
    ///
    /// Where several seats seal their choices, ask all bots before any choice is played: one that
    /// is asked later takes what others have sealed for anything at all.
    fn choose(&mut self, view: &G::View, seat: Seat) -> Option<G::Action>;
}
