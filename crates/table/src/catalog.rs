//! The only list of games.

use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

use bots::Level;
use bots::judges::{AntsJudge, FourmidableJudge, HiddenEmpiresJudge, MyrmesJudge};
use bots::level::Means;
use engine::record::{self, Branch, Pins, Proof, Record, ReplayError, VerifyError};
use engine::{Chapter, Game, Profile, QuickDice, Seat, Seed, Setup, SetupError, Source, Texts};
use gym::Gym;
use search::{Impartial, Judge};

use crate::imagined::{self, Foreseen, Thinker, UnreadableView};
use crate::occupant::Occupant;
use crate::perft::{Luck, perft_while};
use crate::session::{PlayError, Session};
use crate::simulation::{Simulated, simulate};
use crate::table::Table;

/// The games of the table, and those that a program has brought.
static ALL: OnceLock<Vec<&'static dyn Rules>> = OnceLock::new();

/// Every game there is.
#[must_use]
pub fn games() -> &'static [&'static dyn Rules] {
    ALL.get_or_init(|| own().to_vec())
}

/// Adds games to the list, for programs that bring their own.
///
/// # Panics
/// If somebody has asked for the list already, or a game has the name of another.
pub fn bring(more: &[&'static dyn Rules]) {
    let all: Vec<_> = own().iter().chain(more).copied().collect();
    for (index, rules) in all.iter().enumerate() {
        let id = rules.profile().id;
        let before = all[..index].iter().any(|other| other.profile().id == id);
        assert!(!before, "there are two games named {id}");
    }
    assert!(
        ALL.set(all).is_ok(),
        "games are brought before anybody asks for them"
    );
}

const fn own() -> &'static [&'static dyn Rules] {
    const {
        &[
            &Of::<ants::Ants, _, true>::new(AntsJudge, Some(gym::of::<ants::Ants>())),
            &Of::<myrmes::Myrmes, _, true>::new(MyrmesJudge, Some(gym::of::<myrmes::Myrmes>())),
            &Of::<fourmidable::Fourmidable, _, true>::new(
                FourmidableJudge,
                Some(gym::of::<fourmidable::Fourmidable>()),
            ),
            &Of::<hidden_empires::HiddenEmpires, _, true>::new(
                HiddenEmpiresJudge::USUAL,
                Some(gym::of::<hidden_empires::HiddenEmpires>()),
            ),
        ]
    }
}

/// Each game by itself, without its words and without trials: for programs that load games and languages one by one.
pub mod bare {
    use super::*;

    /// Ants n°4.
    pub const ANTS: &dyn Rules = &Of::<ants::Ants, _, false>::new(AntsJudge, None);
    /// Myrmes.
    pub const MYRMES: &dyn Rules = &Of::<myrmes::Myrmes, _, false>::new(MyrmesJudge, None);
    /// Fourmidable.
    pub const FOURMIDABLE: &dyn Rules =
        &Of::<fourmidable::Fourmidable, _, false>::new(FourmidableJudge, None);
    /// Hidden Empires.
    pub const HIDDEN_EMPIRES: &dyn Rules =
        &Of::<hidden_empires::HiddenEmpires, _, false>::new(HiddenEmpiresJudge::USUAL, None);
}

/// A game that is not in the list, for programs that bring their own. Nobody has told its bots anything
/// but the rules: larvae and workers take anything, soldiers and queens play games out at random.
#[must_use]
pub const fn rules_of<G: Game>() -> &'static dyn Rules {
    const { &Of::<G, _, true>::new(Impartial, None) }
}

/// A game whose bots trust this judge. An `Arc<dyn Judge<G>>` is one, too.
pub const fn rules_with_judge<G, J>(judge: J) -> impl Rules
where
    G: Game,
    J: Judge<G> + Clone + 'static,
{
    Of::<G, J, true>::new(judge, None)
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

    /// Everything that there are lists of, beside what the guide tells.
    fn terms(&self) -> Vec<Chapter>;

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

    /// The table that a record leads to, to be played on. If the record does not tell its seed, the game
    /// branches off there, with chance from `fresh`.
    ///
    /// # Errors
    /// If the record cannot be replayed, or its seed is not the one that it promises.
    fn go_on(&self, record: &Record, fresh: Seed) -> Result<Box<dyn Session>, ReplayError> {
        if record.seed.is_some() || record.is_over() {
            return self.resume(record);
        }
        self.resume(&Record {
            branch: Some(Branch {
                from: record.commitment,
                plies: record.plies.len(),
            }),
            commitment: fresh.commitment(),
            shares: Vec::new(),
            seed: Some(fresh),
            ..record.clone()
        })
    }

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
        start.back_to(ply);
        // Those who play on have decided nothing yet.
        start.calls.clear();
        start.places = None;
        start.players = occupants.iter().map(ToString::to_string).collect();
        start.branch = Some(Branch {
            from: record.commitment,
            plies: ply,
        });
        start.commitment = seed.commitment();
        start.shares = Vec::new();
        start.seed = Some(seed);
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
    ) -> Result<Option<String>, UnreadableView> {
        self.thinker(level, seed, Means::default())
            .choose(view, seat)
    }

    /// A bot of this level for one seat, which goes on thinking from move to move.
    fn thinker(&self, level: Level, seed: u64, means: Means) -> Box<dyn Thinker>;

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

    /// The game as arrays, many of them stepped at once, and hashes of what there is to see. Rules that come bare
    /// have none, nor have those that are not written as numbers.
    fn gym(&self) -> Option<&'static dyn Gym>;

    /// Games between bots, and counts. Rules that come bare have none.
    fn trials(&self) -> Option<&dyn Trials>;
}

/// What is done with rules to get to know them.
pub trait Trials {
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

    /// Counts the sequences of so many decisions from the start.
    ///
    /// # Errors
    /// If the options do not go together.
    fn perft(&self, setup: &Setup, depth: u32, seed: &Seed, luck: Luck) -> Result<u64, SetupError> {
        let count = self.perft_while(setup, depth, seed, luck, &mut || true)?;
        Ok(count.expect("it goes on to the end"))
    }

    /// The same as long as it shall go on; nothing if it was stopped before the end.
    ///
    /// # Errors
    /// If the options do not go together.
    fn perft_while(
        &self,
        setup: &Setup,
        depth: u32,
        seed: &Seed,
        luck: Luck,
        going: &mut dyn FnMut() -> bool,
    ) -> Result<Option<u64>, SetupError>;
}

/// A game, who judges it, how it is written as numbers, and whether it brings its words and trials.
struct Of<G, J, const WHOLE: bool> {
    judge: J,
    gym: Option<&'static dyn Gym>,
    game: PhantomData<fn() -> G>,
}

impl<G, J, const WHOLE: bool> Of<G, J, WHOLE> {
    const fn new(judge: J, gym: Option<&'static dyn Gym>) -> Self {
        Self {
            judge,
            gym,
            game: PhantomData,
        }
    }
}

impl<G: Game, J: Judge<G> + Clone + 'static, const WHOLE: bool> Of<G, J, WHOLE> {
    fn judge(&self) -> Arc<dyn Judge<G>> {
        Arc::new(self.judge.clone())
    }
}

impl<G: Game, J: Judge<G> + Clone + 'static, const WHOLE: bool> Rules for Of<G, J, WHOLE> {
    fn profile(&self) -> &'static Profile {
        G::PROFILE
    }

    fn texts(&self) -> Texts {
        if WHOLE { G::TEXTS } else { Texts::NONE }
    }

    fn guide(&self) -> Texts {
        if WHOLE { G::GUIDE } else { Texts::NONE }
    }

    fn terms(&self) -> Vec<Chapter> {
        G::terms()
    }

    fn open(
        &self,
        setup: Setup,
        occupants: Vec<Occupant>,
        source: Source,
    ) -> Result<Box<dyn Session>, SetupError> {
        let table = Table::<G>::new(setup, occupants, source)?;
        Ok(Box::new(table.judged_by(self.judge())))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, ReplayError> {
        let table = Table::<G>::from_record(record)?;
        Ok(Box::new(table.judged_by(self.judge())))
    }

    fn thinker(&self, level: Level, seed: u64, means: Means) -> Box<dyn Thinker> {
        Box::new(level.bot_with(&self.judge(), seed, means))
    }

    fn why_not(
        &self,
        view: &serde_json::Value,
        seat: Seat,
        action: &str,
    ) -> Result<Option<PlayError>, UnreadableView> {
        let imagined = G::determinize(&imagined::read::<G>(view)?, &mut QuickDice::new(0));
        Ok(imagined::why_not(&imagined, seat, action))
    }

    fn foresee(
        &self,
        view: &serde_json::Value,
        seat: Seat,
        action: &str,
    ) -> Result<Option<Foreseen>, UnreadableView> {
        let view = imagined::read::<G>(view)?;
        Ok(imagined::foresee::<G>(&view, seat, action))
    }

    fn verify(&self, record: &Record, pins: &Pins) -> Result<Proof, VerifyError> {
        record::verify::<G>(record, pins)
    }

    fn gym(&self) -> Option<&'static dyn Gym> {
        self.gym
    }

    fn trials(&self) -> Option<&dyn Trials> {
        if WHOLE { Some(self) } else { None }
    }
}

impl<G: Game, J: Judge<G> + Clone + 'static, const WHOLE: bool> Trials for Of<G, J, WHOLE> {
    fn simulate(
        &self,
        setup: &Setup,
        levels: &[Level],
        seed: &Seed,
        keep_record: bool,
    ) -> Result<Simulated, SetupError> {
        simulate::<G>(setup, levels, &self.judge(), seed, keep_record)
    }

    fn perft_while(
        &self,
        setup: &Setup,
        depth: u32,
        seed: &Seed,
        luck: Luck,
        going: &mut dyn FnMut() -> bool,
    ) -> Result<Option<u64>, SetupError> {
        Ok(perft_while(&G::new(setup)?, depth, seed, 0, luck, going))
    }
}
