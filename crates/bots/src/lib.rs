//! The games' bots: how strong people can have them, and what they know of each game.
//!
//! Thinking is in the crate `search`, which knows no game. What a bot knows of a game beyond its rules
//! is one file in [`judges`]; [`level`] is what people choose from.

pub mod judges;
pub mod level;
mod names;
#[cfg(not(target_arch = "wasm32"))]
pub mod net;
#[cfg(test)]
mod tests;

pub use level::Level;
