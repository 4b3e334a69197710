//! Small games on the engine's trait: two known ones to measure with, and an invented one that has
//! every difficulty of the real games, to test the engine with.

pub mod connect_four;
pub mod crumbs;
mod encode;
#[cfg(feature = "testkit")]
pub mod testing;
pub mod tic_tac_toe;

pub use connect_four::ConnectFour;
pub use crumbs::{Crumbs, CrumbsUpTo};
pub use engine::NoChance;
pub use tic_tac_toe::TicTacToe;

/// The wording of the messages of all three games.
pub const TEXTS: engine::Texts = engine::Texts(languages::texts!("../locale/", ".ftl"));
