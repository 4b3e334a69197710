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

impl<G: Game> Report<G> {
    /// What this and another search of the same question have found out together.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.iterations += other.iterations;
        let best = self.candidates[0].action.clone();
        add(&mut self.candidates, other.candidates);
        // Only whoever thought most of the same can say how it goes on.
        if self.candidates[0].action != best {
            self.line = other.line;
        }
        self
    }
}

/// Adds up what two searches have found out of the same candidates; the best comes first.
pub(super) fn add<A: PartialEq>(candidates: &mut Vec<Candidate<A>>, others: Vec<Candidate<A>>) {
    for theirs in others {
        match candidates
            .iter_mut()
            .find(|ours| ours.action == theirs.action)
        {
            Some(ours) => ours.add(&theirs),
            None => candidates.push(theirs),
        }
    }
    sort(candidates);
}

pub(super) fn sort<A>(candidates: &mut [Candidate<A>]) {
    candidates.sort_by(|a, b| (b.visits.cmp(&a.visits)).then(b.value.total_cmp(&a.value)));
}

impl<A> Candidate<A> {
    fn add(&mut self, other: &Self) {
        let visits = self.visits + other.visits;
        if visits > 0 {
            let total = self.value * self.visits as f32 + other.value * other.visits as f32;
            self.value = total / visits as f32;
        }
        self.visits = visits;
    }
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
