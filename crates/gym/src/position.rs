//! One game, played by numbers or by notation, its type forgotten.

use std::sync::Arc;

use engine::encode::{Encode, Encoder};
use engine::{Awaited, Dice, NotationError, Observer, Refusal, Seat};

use crate::game::Shapes;
use crate::truth::{self, Truth};

/// Where a game stands. It can be copied, so that search goes on from it.
pub trait Position: Send + Sync {
    /// The same once more.
    fn copy(&self) -> Box<dyn Position>;

    /// What the arrays are made of.
    fn shapes(&self) -> Shapes;

    /// What the game waits for.
    fn awaited(&self) -> Awaited;

    /// What `observer` may know, as JSON.
    fn view(&self, observer: Observer) -> String;

    /// A position that is possible behind what `observer` may know.
    fn imagine(&self, observer: Observer, dice: &mut dyn Dice) -> Box<dyn Position>;

    /// A number that is equal for equal positions, within one run of a program.
    fn fingerprint(&self) -> u64;

    /// The numbers of everything that `seat` may do now. Passing is not among them.
    fn listed(&self, seat: Seat) -> Vec<u32>;

    /// The notation of the same, in the same order.
    fn notations(&self, seat: Seat) -> Vec<String>;

    /// The notation of the action with this number, as it is in this position.
    fn notation(&self, seat: Seat, number: u32) -> Option<String>;

    /// The number of an action in this position; none if it has none.
    ///
    /// # Errors
    /// If the text is no notation.
    fn number(&self, seat: Seat, notation: &str) -> Result<Option<u32>, NotationError>;

    /// Does what has this number.
    ///
    /// # Errors
    /// If nothing has, or the rules forbid it; nothing has changed then.
    fn play(&mut self, seat: Seat, number: u32) -> Result<(), PlayError>;

    /// Does what the notation says.
    ///
    /// # Errors
    /// If the text is no notation or the rules forbid it; nothing has changed then.
    fn play_notation(&mut self, seat: Seat, notation: &str) -> Result<(), PlayError>;

    /// What dice or deck can bring, each with its weight, where that can be listed.
    fn chances(&self) -> Option<Vec<(String, u64)>>;

    /// What dice or deck bring, and takes it.
    ///
    /// # Errors
    /// If no chance is awaited.
    fn draw(&mut self, dice: &mut dyn Dice) -> Result<String, Refusal>;

    /// Takes a result of dice or deck, and says how a record writes it.
    ///
    /// # Errors
    /// If the text is no notation or this cannot come up now; nothing has changed then.
    fn take(&mut self, chance: &str) -> Result<String, PlayError>;

    /// Writes what `seat` knows.
    ///
    /// # Panics
    /// If the array has another length than an observation.
    fn observe(&self, seat: Seat, out: &mut [f32]);

    /// Writes what everything that `seat` may do now is like, in the order of [`listed`](Self::listed).
    ///
    /// # Panics
    /// If the array has not the length of so many times the features.
    fn describe(&self, seat: Seat, out: &mut [f32]);

    /// A hash of all there is to see.
    fn truth(&self) -> Truth;
}

/// Why something could not be done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// No action of the setup has the number.
    #[error("no action has the number {0}")]
    NoSuchNumber(u32),
    /// The text is no notation of the game.
    #[error(transparent)]
    Unreadable(#[from] NotationError),
    /// The rules forbid it.
    #[error("{0}")]
    Refused(Refusal),
}

impl From<Refusal> for PlayError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// A position of one particular game.
pub(crate) struct Standing<G: Encode> {
    state: G,
    encoder: Arc<G::Encoder>,
}

impl<G: Encode> Standing<G> {
    pub(crate) const fn new(state: G, encoder: Arc<G::Encoder>) -> Self {
        Self { state, encoder }
    }

    fn at(&self, state: G) -> Box<dyn Position> {
        Box::new(Self::new(state, Arc::clone(&self.encoder)))
    }

    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.state.legal_actions(seat, &mut actions);
        actions
    }
}

impl<G: Encode> Position for Standing<G> {
    fn copy(&self) -> Box<dyn Position> {
        self.at(self.state.clone())
    }

    fn shapes(&self) -> Shapes {
        Shapes::of::<G>(&self.encoder, self.state.players())
    }

    fn awaited(&self) -> Awaited {
        self.state.awaited()
    }

    fn view(&self, observer: Observer) -> String {
        serde_json::to_string(&self.state.view(observer)).expect("views can be written as JSON")
    }

    fn imagine(&self, observer: Observer, dice: &mut dyn Dice) -> Box<dyn Position> {
        self.at(G::determinize(&self.state.view(observer), dice))
    }

    fn fingerprint(&self) -> u64 {
        self.state.fingerprint()
    }

    fn listed(&self, seat: Seat) -> Vec<u32> {
        let mut numbers = Vec::new();
        let actions = self.actions(seat);
        self.encoder
            .numbers(&self.state, seat, &actions, &mut numbers);
        numbers
    }

    fn notations(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(ToString::to_string).collect()
    }

    fn notation(&self, seat: Seat, number: u32) -> Option<String> {
        let action = self.encoder.action(&self.state, seat, number as usize)?;
        Some(action.to_string())
    }

    fn number(&self, seat: Seat, notation: &str) -> Result<Option<u32>, NotationError> {
        let number = self.encoder.number(&self.state, seat, &notation.parse()?);
        Ok(number.map(|number| number as u32))
    }

    fn play(&mut self, seat: Seat, number: u32) -> Result<(), PlayError> {
        let action = self.encoder.action(&self.state, seat, number as usize);
        let action = action.ok_or(PlayError::NoSuchNumber(number))?;
        Ok(self.state.play(seat, action)?)
    }

    fn play_notation(&mut self, seat: Seat, notation: &str) -> Result<(), PlayError> {
        Ok(self.state.play(seat, notation.parse()?)?)
    }

    fn chances(&self) -> Option<Vec<(String, u64)>> {
        if self.state.awaited() != Awaited::Chance {
            return None;
        }
        let chances = self.state.chances()?.into_iter();
        Some(
            chances
                .map(|(chance, weight)| (chance.to_string(), weight))
                .collect(),
        )
    }

    fn draw(&mut self, dice: &mut dyn Dice) -> Result<String, Refusal> {
        if self.state.awaited() != Awaited::Chance {
            return Err(Refusal::no_chance_now());
        }
        let chance = self.state.sample_chance(dice);
        let drawn = chance.to_string();
        self.state.apply_chance(chance)?;
        Ok(drawn)
    }

    fn take(&mut self, chance: &str) -> Result<String, PlayError> {
        let chance: G::Chance = chance.parse()?;
        let taken = chance.to_string();
        self.state.apply_chance(chance)?;
        Ok(taken)
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.encoder.observe_state(&self.state, seat, out);
    }

    fn describe(&self, seat: Seat, out: &mut [f32]) {
        let actions = self.actions(seat);
        let len = self.encoder.features().len();
        assert_eq!(
            out.len(),
            len * actions.len(),
            "the array has another length"
        );
        for (action, out) in actions.iter().zip(out.chunks_exact_mut(len)) {
            self.encoder
                .describe_action_in(&self.state, seat, action, out);
        }
    }

    fn truth(&self) -> Truth {
        truth::of_state(&*self.encoder, &self.state)
    }
}
