//! What a search found out, for hints.

use engine::{EventOf, Game, Seat};

/// What a search found out.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<G: Game> {
    /// Who was to choose.
    pub seat: Seat,
    /// Whether others seal their choices at the same time.
    pub sealed: bool,
    /// How long was searched.
    pub iterations: u32,
    /// Everything that could be done, what was looked at most first: that is the best.
    pub candidates: Vec<Candidate<G::Action>>,
    /// What is expected to happen, from the best candidate on.
    pub line: Vec<EventOf<G>>,
}

/// Something that could be done.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action; none for letting the others go on.
    pub action: Option<A>,
    /// How often it was looked at.
    pub visits: u32,
    /// What it promises the seat, from 0 (lost) to 1 (won).
    pub value: f32,
}
