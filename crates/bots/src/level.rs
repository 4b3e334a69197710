//! How strong a bot is, in words people choose from.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use engine::Game;
#[cfg(not(target_arch = "wasm32"))]
use search::budget::Stopwatch;
use search::mcts::Method;
pub use search::mcts::Progress;
use search::{AnyBot, Budget, Clock, Greedy, Judge, Mcts, Random};

/// A larva glances at so many actions.
const LARVA_GLANCES: usize = 4;
/// A soldier thinks so many iterations, in a game of the usual pace.
pub const SOLDIER_ITERATIONS: u32 = 1_000;
/// Without a clock a queen thinks so many iterations, in a game of the usual pace.
pub const QUEEN_ITERATIONS: u32 = 8_000;

/// At a table a queen thinks so long about a move, and less where more can change nothing.
pub const QUEEN_TIME: Duration = Duration::from_millis(if cfg!(target_arch = "wasm32") {
    2_000
} else {
    1_000
});
/// However slow the machine is, a queen does so many iterations at a table.
const QUEEN_AT_LEAST: u32 = 100;

/// What a bot is given to think.
#[derive(Default)]
pub struct Means {
    /// What those who go by time go by.
    pub clock: Option<Box<dyn Clock + Send>>,
    /// Ends each search when it is up, whatever was found by then.
    pub limit: Option<Box<dyn Clock + Send>>,
    /// On how many threads it searches; one if nothing is said.
    pub threads: usize,
    /// Where it tells how far it is.
    pub progress: Option<Progress>,
}

impl Means {
    /// What a bot of this level is given at a table if nothing else is said. In browsers only the page has a clock.
    #[must_use]
    pub fn of(level: Level) -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        let clock = level
            .time()
            .map(|time| Box::new(Stopwatch::lasting(time)) as Box<dyn Clock + Send>);
        #[cfg(target_arch = "wasm32")]
        let clock = level.time().and(None);
        Self {
            clock,
            ..Self::default()
        }
    }
}

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Takes the best of a few actions that it happens to see.
    Larva,
    /// Takes what looks best right away.
    Worker,
    /// Thinks ahead.
    Soldier,
    /// Thinks far ahead.
    Queen,
    /// Takes anything.
    Random,
    /// The plain name of a worker.
    Greedy,
    /// Tree search with this many iterations.
    Mcts(u32),
    /// The soldier of the first version: a reference to measure others against.
    ClassicSoldier,
    /// The queen of the first version.
    ClassicQueen,
}

impl Level {
    /// The levels for players, the weakest first.
    pub const PLAYERS: [Self; 4] = [Self::Larva, Self::Worker, Self::Soldier, Self::Queen];

    /// A bot of this level that trusts this judge. Always plays the same for the same seed: queens, too, go by
    /// iterations and not by a clock.
    #[must_use]
    pub fn bot<G: Game>(self, judge: &Arc<dyn Judge<G>>, seed: u64) -> AnyBot<G> {
        self.bot_with(judge, seed, Means::default())
    }

    /// The same with what it is given to think.
    #[must_use]
    pub fn bot_with<G: Game>(
        self,
        judge: &Arc<dyn Judge<G>>,
        seed: u64,
        means: Means,
    ) -> AnyBot<G> {
        let judge = if self.is_classic() {
            judge.classic().unwrap_or_else(|| Arc::clone(judge))
        } else {
            Arc::clone(judge)
        };
        let budget = match (self, means.clock) {
            (Self::Random, _) => return Box::new(Random::new(seed)),
            (Self::Larva, _) => return Box::new(Greedy::hasty(judge, seed, LARVA_GLANCES)),
            (Self::Worker | Self::Greedy, _) => return Box::new(Greedy::new(judge, seed)),
            (Self::Queen, Some(clock)) => {
                let least = QUEEN_AT_LEAST;
                Budget::Time { clock, least }
            }
            (Self::Soldier | Self::ClassicSoldier, _) => Budget::Paced(SOLDIER_ITERATIONS),
            (Self::Queen | Self::ClassicQueen, _) => Budget::Paced(QUEEN_ITERATIONS),
            (Self::Mcts(iterations), _) => Budget::Iterations(iterations),
        };
        let mut bot = Mcts::new(judge, budget, seed);
        bot = if self.is_classic() {
            bot.by(Method::CLASSIC)
        } else {
            bot.on_threads(means.threads)
        };
        if let Some(limit) = means.limit {
            bot = bot.within(limit);
        }
        if let Some(progress) = means.progress {
            bot = bot.telling(progress);
        }
        Box::new(bot)
    }

    /// How long it may think about one move at a table, if it goes by time.
    #[must_use]
    pub const fn time(self) -> Option<Duration> {
        match self {
            Self::Queen => Some(QUEEN_TIME),
            _ => None,
        }
    }

    /// Whether it searches, which takes long; the others take what looks best right away.
    #[must_use]
    pub const fn searches(self) -> bool {
        !matches!(
            self,
            Self::Larva | Self::Worker | Self::Random | Self::Greedy
        )
    }

    /// Whether it is one of the first version.
    const fn is_classic(self) -> bool {
        matches!(self, Self::ClassicSoldier | Self::ClassicQueen)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Larva => f.write_str("larva"),
            Self::Worker => f.write_str("worker"),
            Self::Soldier => f.write_str("soldier"),
            Self::Queen => f.write_str("queen"),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::ClassicSoldier => f.write_str("classic-soldier"),
            Self::ClassicQueen => f.write_str("classic-queen"),
            Self::Mcts(iterations) => write!(f, "mcts:{iterations}"),
        }
    }
}

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "“{0}” is not a level; the levels are larva, worker, soldier, queen, random, greedy, mcts:N \
     with N iterations, classic-soldier and classic-queen"
)]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let unknown = || UnknownLevel(text.to_owned());
        Ok(match text {
            "larva" => Self::Larva,
            "worker" => Self::Worker,
            "soldier" => Self::Soldier,
            "queen" => Self::Queen,
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            "classic-soldier" => Self::ClassicSoldier,
            "classic-queen" => Self::ClassicQueen,
            _ => {
                let iterations = text.strip_prefix("mcts:").ok_or_else(unknown)?;
                match iterations.parse() {
                    Ok(iterations) if iterations > 0 => Self::Mcts(iterations),
                    _ => return Err(unknown()),
                }
            }
        })
    }
}
