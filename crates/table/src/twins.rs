//! States that somebody who knows only a view cannot tell from the true one.
//!
//! What holds in all of them can be foreseen; what differs between them would tell of secrets.

use engine::{Game, QuickDice};

/// States behind `view`, up to so many, none twice; only one if nothing is hidden.
pub(crate) fn twins<G: Game>(view: &G::View, most: u64) -> Vec<G> {
    let mut twins: Vec<G> = Vec::new();
    for seed in 0..most {
        let twin = G::determinize(view, &mut QuickDice::new(seed));
        if !twins.contains(&twin) {
            twins.push(twin);
        }
    }
    twins
}

/// What is the same for all of them.
pub(crate) fn agreed<T: PartialEq>(answers: impl IntoIterator<Item = T>) -> Option<T> {
    let mut answers = answers.into_iter();
    let first = answers.next()?;
    answers.all(|other| other == first).then_some(first)
}
