//! The rules of Fourmidable (BrilliAnts), a game for two to six by Maxime Tardif, at its four levels,
//! and its solo game.
//!
//! Reading order: [`components`] and [`cards`] (what is in the box), [`board`] (the forest), [`nest`],
//! [`state`] and `secrets`, then [`phases`], which follows the rulebook, and [`scoring`].
#![doc = include_str!("../README.md")]

pub mod action;
pub mod board;
mod box_file;
pub mod cards;
pub mod components;
pub mod describe;
pub mod encode;
pub mod game;
mod hash;
mod imagine;
pub mod list;
pub mod nest;
pub mod notation;
pub mod phases;
pub mod scoring;
mod secrets;
mod sets;
pub mod setup;
#[cfg(feature = "testkit")]
pub mod staged;
pub mod state;
mod tally;
mod terms;
pub mod view;

pub use action::{Action, Chance, Target};
pub use board::{Hex, HexSet};
pub use nest::{Cell, CellSet};
pub use state::{Colony, Fourmidable, Phase, Place, Table};
pub use view::View;
