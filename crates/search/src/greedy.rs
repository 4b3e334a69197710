//! Takes what looks best right away.

use std::sync::Arc;

use engine::chance::{pick, shuffle};
use engine::{Game, QuickDice, Seat};

use crate::judge::{Judge, worth};
use crate::{Bot, must_act};

/// Tries each action out, looks no further, and takes the best.
#[derive(Clone)]
pub struct Greedy<G: Game> {
    judge: Arc<dyn Judge<G>>,
    /// How many actions are looked at; the others are overlooked.
    glances: usize,
    dice: QuickDice,
}

impl<G: Game> Greedy<G> {
    /// Looks at every action. Ties are broken by dice; always plays the same for the same seed.
    #[must_use]
    pub const fn new(judge: Arc<dyn Judge<G>>, seed: u64) -> Self {
        Self::hasty(judge, seed, usize::MAX)
    }

    /// Looks only at so many actions, picked at random.
    #[must_use]
    pub const fn hasty(judge: Arc<dyn Judge<G>>, seed: u64, glances: usize) -> Self {
        Self {
            judge,
            glances,
            dice: QuickDice::new(seed),
        }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        let mut state = G::determinize(view, &mut self.dice);
        let imagined = self.judge.tuning(&state).imagined;
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        shuffle(&mut actions, &mut self.dice);
        actions.truncate(self.glances);
        let mut promises = vec![0.0; actions.len()];
        let mut guesses = Vec::new();
        let mut patience = None;
        for so_far in 1.. {
            guesses.clear();
            self.judge
                .prior(&state, seat, &actions, &mut self.dice, &mut guesses);
            for (promise, guess) in promises.iter_mut().zip(&guesses) {
                *promise += guess;
            }
            if !must_act(&state, seat) {
                *patience.get_or_insert(0.0) += worth(&*self.judge, &state)[seat];
            }
            if so_far >= imagined {
                break;
            }
            let other = G::determinize(view, &mut self.dice);
            // Nothing is hidden if it looks the same twice.
            if other == state {
                break;
            }
            state = other;
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
