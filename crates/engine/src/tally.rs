//! Where points came from, and a few figures of a finished game.

use crate::{PerSeat, Seat};

/// Points that a seat has scored or lost, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Whose they are.
    pub seat: Seat,
    /// What they are for: a key in the locale files.
    pub source: &'static str,
    /// How many; less than nothing if they are lost.
    pub points: i32,
}

/// A figure of a finished game, for every seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What is counted: a key in the locale files.
    pub key: &'static str,
    /// How many, seat 1 first.
    pub figures: PerSeat<i32>,
}
