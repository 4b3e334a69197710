//! A game in the gym, its type forgotten.

use std::marker::PhantomData;
use std::sync::Arc;

use engine::encode::{Encode, Encoder, Layout};
use engine::record::{Record, ReplayError};
use engine::{Profile, Seed, Setup, SetupError};

use crate::batch::{Batch, Games};
use crate::position::{Position, Standing};
use crate::truth::{self, Truth};

/// A game whose positions and actions can be written as numbers, whichever it is.
pub trait Gym: Send + Sync {
    /// What can be chosen.
    fn profile(&self) -> &'static Profile;

    /// What the arrays of a setup are made of.
    ///
    /// # Errors
    /// If the options do not go together.
    fn shapes(&self, setup: &Setup) -> Result<Shapes, SetupError>;

    /// So many games of one setup, stepped by so many threads.
    ///
    /// # Errors
    /// If the options do not go together.
    fn batch(
        &self,
        setup: &Setup,
        games: usize,
        seed: Seed,
        threads: usize,
    ) -> Result<Box<dyn Batch>, SetupError>;

    /// The start of one game.
    ///
    /// # Errors
    /// If the options do not go together.
    fn begin(&self, setup: &Setup) -> Result<Box<dyn Position>, SetupError>;

    /// The position after all events of a record.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    fn resume(&self, record: &Record) -> Result<Box<dyn Position>, ReplayError>;

    /// What there is to see of each position of a recorded game, from the start to the end.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    fn truths(&self, record: &Record) -> Result<Vec<Truth>, ReplayError>;

    /// The same of a game that is played at random, always the same one for the same seed.
    ///
    /// # Errors
    /// If the options do not go together.
    fn truths_of_random_game(&self, setup: &Setup, seed: u64) -> Result<Vec<Truth>, SetupError>;
}

/// What the arrays of a setup are made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shapes {
    /// How many players.
    pub players: usize,
    /// The parts of an observation.
    pub observation: Layout,
    /// The parts of the features of an action.
    pub features: Layout,
    /// The kinds of actions, by number.
    pub kinds: Layout,
    /// Whether passing has a number of its own, behind all actions.
    pub has_passing: bool,
}

impl Shapes {
    pub(crate) fn of<G: Encode>(encoder: &G::Encoder, players: usize) -> Self {
        Self {
            players,
            observation: encoder.observation().clone(),
            features: encoder.features().clone(),
            kinds: encoder.kinds().clone(),
            has_passing: encoder.has_passing(),
        }
    }

    /// How many numbers there are to choose from: a mask has so many entries.
    #[must_use]
    pub fn choices(&self) -> usize {
        self.kinds.len() + usize::from(self.has_passing)
    }
}

/// A game in the gym.
#[must_use]
pub const fn of<G: Encode>() -> &'static dyn Gym {
    &Of::<G>(PhantomData)
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Encode> Gym for Of<G> {
    fn profile(&self) -> &'static Profile {
        G::PROFILE
    }

    fn shapes(&self, setup: &Setup) -> Result<Shapes, SetupError> {
        Ok(Shapes::of::<G>(&G::encoder(setup)?, setup.players()))
    }

    fn batch(
        &self,
        setup: &Setup,
        games: usize,
        seed: Seed,
        threads: usize,
    ) -> Result<Box<dyn Batch>, SetupError> {
        Ok(Box::new(Games::<G>::new(setup, games, seed, threads)?))
    }

    fn begin(&self, setup: &Setup) -> Result<Box<dyn Position>, SetupError> {
        let encoder = Arc::new(G::encoder(setup)?);
        Ok(Box::new(Standing::new(G::new(setup)?, encoder)))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Position>, ReplayError> {
        let state = engine::record::replay::<G>(record, None, |_, _| {})?;
        let encoder = Arc::new(truth::encoder::<G>(record)?);
        Ok(Box::new(Standing::new(state, encoder)))
    }

    fn truths(&self, record: &Record) -> Result<Vec<Truth>, ReplayError> {
        truth::of_record::<G>(record)
    }

    fn truths_of_random_game(&self, setup: &Setup, seed: u64) -> Result<Vec<Truth>, SetupError> {
        truth::of_random_game::<G>(setup, seed)
    }
}
