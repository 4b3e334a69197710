//! The rules of Ants n°4, a game for two by Léandre Proust.
//!
//! Reading order: [`components`] (the tiles), [`board`] (the grid), [`surface`] (what lies on the
//! table), [`state`], then [`phases`], which follows the rulebook, and [`scoring`].
#![doc = include_str!("../README.md")]

pub mod action;
pub mod board;
pub mod box_file;
pub mod components;
pub mod describe;
pub mod encode;
pub mod game;
pub mod notation;
pub mod phases;
pub mod scoring;
pub mod setup;
pub mod stack;
#[cfg(feature = "testkit")]
pub mod staged;
pub mod state;
pub mod surface;
mod tally;
pub mod view;

pub use action::{Action, Chance};
pub use board::Point;
pub use components::{Color, Design};
pub use state::Ants;
pub use surface::{Placed, Surface};
pub use view::View;
