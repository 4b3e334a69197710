//! What positions of each game promise, written by hand: one file and one [`Judge`](search::Judge) a
//! game.

pub mod ants;
pub mod fourmidable;
pub mod hidden_empires;
pub mod myrmes;

pub use ants::AntsJudge;
pub use fourmidable::FourmidableJudge;
pub use hidden_empires::HiddenEmpiresJudge;
pub use myrmes::MyrmesJudge;
