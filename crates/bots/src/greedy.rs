//! Takes what looks best right away.

use std::marker::PhantomData;

use engine::chance::{pick, shuffle};
use engine::{QuickDice, Seat};

use crate::Bot;
use crate::evaluations::{Evaluate, worth};
use crate::random::must_act;

/// Tries each action out, looks no further, and takes the best.
#[derive(Clone, Debug)]
pub struct Greedy<G> {
    /// How many actions are looked at; the others are overlooked.
    glances: usize,
    dice: QuickDice,
    game: PhantomData<fn() -> G>,
}

impl<G: Evaluate> Greedy<G> {
    /// Looks at every action. Ties are broken by dice; always plays the same for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self::hasty(seed, usize::MAX)
    }

    /// Looks only at so many actions, picked at random.
    #[must_use]
    pub const fn hasty(seed: u64, glances: usize) -> Self {
        Self {
            glances,
            dice: QuickDice::new(seed),
            game: PhantomData,
        }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        let mut actions = Vec::new();
        let mut guesses = Vec::new();
        let mut promises = Vec::new();
        let mut patience = None;
        let mut before = None;
        for _ in 0..G::TUNING.imagined {
            let state = G::determinize(view, &mut self.dice);
            // Nothing is hidden if it looks the same twice.
            if before.as_ref() == Some(&state) {
                break;
            }
            if actions.is_empty() {
                state.legal_actions(seat, &mut actions);
                shuffle(&mut actions, &mut self.dice);
                actions.truncate(self.glances);
                promises.resize(actions.len(), 0.0);
            }
            guesses.clear();
            state.prior(seat, &actions, &mut self.dice, &mut guesses);
            for (promise, guess) in promises.iter_mut().zip(&guesses) {
                *promise += guess;
            }
            if !must_act(&state, seat) {
                *patience.get_or_insert(0.0) += worth(&state)[seat];
            }
            before = Some(state);
        }
        let best = promises.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        if patience.is_some_and(|patience| patience >= best) {
            return None;
        }
        let equals: Vec<_> = actions
            .iter()
            .zip(&promises)
            .filter(|&(_, &promise)| promise == best)
            .collect();
        Some(pick(&equals, &mut self.dice).0.clone())
    }
}
