//! Games as arrays, for programs that learn: [`Batch`] steps thousands of them at once, [`Position`] is one of
//! them, [`truth`] holds programs on different machines against each other. What the numbers mean stands in
//! `docs/ENCODINGS.md`.
#![doc = include_str!("../README.md")]

mod batch;
mod game;
mod lane;
mod position;
pub mod truth;

pub use batch::{Array, Batch, Sheets, StepError};
pub use game::{Gym, Shapes, of};
pub use position::{PlayError, Position};
pub use truth::Truth;
