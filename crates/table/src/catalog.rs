//! The only list of games.

use std::marker::PhantomData;

use bots::{Evaluate, Level};
use engine::record::{self, Branch, Pins, Proof, Record, ReplayError, VerifyError};
use engine::{Profile, Seat, Seed, Setup, SetupError, Source, Texts};

use crate::imagined::{self, Foreseen, UnreadableView};
use crate::occupant::Occupant;
use crate::perft::perft;
use crate::session::{PlayError, Session};
use crate::simulation::{Simulated, simulate};
use crate::table::Table;

/// Every game there is.
#[must_use]
pub fn games() -> &'static [&'static dyn Rules] {
    &[
        &Of::<ants::Ants>(PhantomData),
        &Of::<myrmes::Myrmes>(PhantomData),
        &Of::<fourmidable::Fourmidable>(PhantomData),
        &Of::<hidden_empires::HiddenEmpires>(PhantomData),
    ]
}

/// A game that is not in the list, for programs that bring their own.
#[must_use]
pub const fn rules_of<G: Evaluate>() -> &'static dyn Rules {
    &Of::<G>(PhantomData)
}

/// The game with this id.
#[must_use]
pub fn game(id: &str) -> Option<&'static dyn Rules> {
    games()
        .iter()
        .copied()
        .find(|rules| rules.profile().id == id)
}

/// The rules of some game, whichever it is.
pub trait Rules: Send + Sync {
    /// What can be chosen.
    fn profile(&self) -> &'static Profile;

    /// The wording of the game's messages.
    fn texts(&self) -> Texts;

    /// The rules in words, as Markdown, for players.
    fn guide(&self) -> Texts;

    /// A new table. Seats that nobody is named for stay open.
    ///
    /// # Errors
    /// If the options do not go together.
    fn open(
        &self,
        setup: Setup,
        occupants: Vec<Occupant>,
        source: Source,
    ) -> Result<Box<dyn Session>, SetupError>;

    /// The table that a record leads to. If the record does not tell its seed, the game can be looked at
    /// but waits for ever where dice or decks come: see [`branch`](Self::branch).
    ///
    /// # Errors
    /// If the record cannot be replayed, or its seed is not the one that it promises.
    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, ReplayError>;

    /// A game of its own that starts where `record` was after `ply` events, with other players and
    /// with chance from another seed. Its record names where it comes from.
    ///
    /// # Errors
    /// If the record cannot be replayed so far.
    fn branch(
        &self,
        record: &Record,
        ply: usize,
        occupants: &[Occupant],
        seed: Seed,
    ) -> Result<Box<dyn Session>, ReplayError> {
        if ply > record.plies.len() {
            return Err(ReplayError::TooFar {
                asked: ply,
                plies: record.plies.len(),
            });
        }
        let mut start = record.clone();
        start.plies.truncate(ply);
        start.players = occupants.iter().map(ToString::to_string).collect();
        start.branch = Some(Branch {
            from: record.commitment,
            plies: ply,
        });
        start.commitment = seed.commitment();
        start.shares = Vec::new();
        start.seed = Some(seed);
        if ply < record.plies.len() {
            start.scores = None;
        }
        self.resume(&start)
    }

    /// What a bot of this level would do on `seat`, in notation; nothing if it need not act and lets
    /// the others go on. It knows the view and nothing else.
    ///
    /// # Errors
    /// If the view comes from another version of the game.
    fn choose(
        &self,
        view: &serde_json::Value,
        seat: Seat,
        level: Level,
        seed: u64,
    ) -> Result<Option<String>, UnreadableView>;

    /// Why `seat`, who sees `view`, cannot do something; nothing if it is possible.
    ///
    /// # Errors
    /// If the view comes from another version of the game.
    fn why_not(
        &self,
        view: &serde_json::Value,
        seat: Seat,
        action: &str,
    ) -> Result<Option<PlayError>, UnreadableView>;

    /// What an action of `seat`, who sees `view`, would lead to; nothing if it is not possible.
    ///
    /// # Errors
    /// If the view comes from another version of the game.
    fn foresee(
        &self,
        view: &serde_json::Value,
        seat: Seat,
        action: &str,
    ) -> Result<Option<Foreseen>, UnreadableView>;

    /// Replays a record strictly and proves that its chance came from where it was promised to come from,
    /// and that this is what `pins` has noted down.
    ///
    /// # Errors
    /// At the first thing that is not in order.
    fn verify(&self, record: &Record, pins: &Pins) -> Result<Proof, VerifyError>;

    /// Plays one game between bots.
    ///
    /// # Errors
    /// If the options do not go together.
    fn simulate(
        &self,
        setup: &Setup,
        levels: &[Level],
        seed: &Seed,
        keep_record: bool,
    ) -> Result<Simulated, SetupError>;

    /// Counts the sequences of so many decisions from the start; chance comes from the seed.
    ///
    /// # Errors
    /// If the options do not go together.
    fn perft(&self, setup: &Setup, depth: u32, seed: &Seed) -> Result<u64, SetupError>;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Evaluate> Rules for Of<G> {
    fn profile(&self) -> &'static Profile {
        G::PROFILE
    }

    fn texts(&self) -> Texts {
        G::TEXTS
    }

    fn guide(&self) -> Texts {
        G::GUIDE
    }

    fn open(
        &self,
        setup: Setup,
        occupants: Vec<Occupant>,
        source: Source,
    ) -> Result<Box<dyn Session>, SetupError> {
        Ok(Box::new(Table::<G>::new(setup, occupants, source)?))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, ReplayError> {
        Ok(Box::new(Table::<G>::from_record(record)?))
    }

    fn choose(
        &self,
        view: &serde_json::Value,
        seat: Seat,
        level: Level,
        seed: u64,
    ) -> Result<Option<String>, UnreadableView> {
        imagined::choose::<G>(view, seat, level, seed)
    }

    fn why_not(
        &self,
        view: &serde_json::Value,
        seat: Seat,
        action: &str,
    ) -> Result<Option<PlayError>, UnreadableView> {
        imagined::why_not::<G>(view, seat, action)
    }

    fn foresee(
        &self,
        view: &serde_json::Value,
        seat: Seat,
        action: &str,
    ) -> Result<Option<Foreseen>, UnreadableView> {
        imagined::foresee::<G>(view, seat, action)
    }

    fn verify(&self, record: &Record, pins: &Pins) -> Result<Proof, VerifyError> {
        record::verify::<G>(record, pins)
    }

    fn simulate(
        &self,
        setup: &Setup,
        levels: &[Level],
        seed: &Seed,
        keep_record: bool,
    ) -> Result<Simulated, SetupError> {
        simulate::<G>(setup, levels, seed, keep_record)
    }

    fn perft(&self, setup: &Setup, depth: u32, seed: &Seed) -> Result<u64, SetupError> {
        Ok(perft(&G::new(setup)?, depth, seed, 0))
    }
}
