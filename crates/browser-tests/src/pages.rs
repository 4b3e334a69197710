//! The pages of the app, by what people do on them.

pub mod fourmidable;
pub mod hidden_empires;
pub mod myrmes;
pub mod new_game;
pub mod replay;
pub mod table;

pub use hidden_empires::Empire;
pub use myrmes::Colony;
pub use replay::Replay;
pub use table::{Table, Turn};
