//! The rules of Hidden Empires, a game for two to six by Greg Turner.
//!
//! Reading order: [`components`] (what is in the box), [`board`] (the map), [`state`], then
//! [`phases`], which follows the rulebook, and [`scoring`].
#![doc = include_str!("../README.md")]

pub mod action;
pub mod board;
mod box_file;
pub mod cards;
pub mod components;
pub mod describe;
pub mod encode;
pub mod forecast;
pub mod game;
pub mod notation;
pub mod phases;
pub mod scoring;
pub mod setup;
#[cfg(feature = "testkit")]
pub mod staged;
pub mod state;
mod tally;
pub mod view;

pub use action::{Action, Chance, On, Roll};
pub use board::{Area, AreaSet, ByArea, Place};
pub use components::{Marker, Member};
pub use state::{Colony, HiddenEmpires, Phase, Table};
pub use view::{DraftView, View};
