//! Plays anything that is allowed.

use engine::chance::pick;
use engine::{Dice, Game, QuickDice, Seat};

use crate::{Bot, must_act};

/// Takes every action with the same probability; letting the others go on counts as one.
#[derive(Clone, Debug)]
pub struct Random {
    dice: QuickDice,
}

impl Random {
    /// Always plays the same for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            dice: QuickDice::new(seed),
        }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        let state = G::determinize(view, &mut self.dice);
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        let may_pass = !must_act(&state, seat);
        if may_pass && self.dice.below(actions.len() as u32 + 1) == 0 {
            return None;
        }
        Some(pick(&actions, &mut self.dice).clone())
    }
}
