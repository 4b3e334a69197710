//! The rules of Myrmes, a game for two to four by Yoann Levet, and its solo variant.
//!
//! Reading order: [`components`] (what is in the box), [`board`] and [`placement`] (the garden),
//! [`garden`] (what lies in it), [`state`], then [`phases`], which follows the rulebook, [`solo`] and
//! [`scoring`].
#![doc = include_str!("../README.md")]

pub mod action;
pub mod board;
pub mod components;
pub mod describe;
pub mod encode;
pub mod game;
pub mod garden;
pub mod list;
pub mod notation;
pub mod phases;
pub mod placement;
pub mod scoring;
pub mod setup;
pub mod solo;
#[cfg(feature = "testkit")]
pub mod staged;
pub mod state;
mod stock;
mod tally;
mod terms;
pub mod view;

pub use action::{Action, Births, Chance};
pub use board::{Hex, HexSet};
pub use list::List;
pub use placement::Placement;
pub use state::{Colony, Myrmes, Phase, Table};
pub use view::View;
