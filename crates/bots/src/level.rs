//! How strong a bot is, in words people choose from.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use engine::Game;
use search::mcts::Method;
use search::{AnyBot, Budget, Clock, Greedy, Judge, Mcts, Random};

/// A larva glances at so many actions.
const LARVA_GLANCES: usize = 4;
/// A soldier thinks so many iterations, in a game of the usual pace.
pub const SOLDIER_ITERATIONS: u32 = 1_000;
/// A queen thinks so many iterations, in a game of the usual pace.
pub const QUEEN_ITERATIONS: u32 = 8_000;

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

    /// A bot of this level that trusts this judge. Always plays the same for the same seed.
    #[must_use]
    pub fn bot<G: Game>(self, judge: &Arc<dyn Judge<G>>, seed: u64) -> AnyBot<G> {
        self.bot_within(judge, seed, None)
    }

    /// The same, which ends each search when `limit` is up, whatever it has found by then.
    #[must_use]
    pub fn bot_within<G: Game>(
        self,
        judge: &Arc<dyn Judge<G>>,
        seed: u64,
        limit: Option<Box<dyn Clock + Send>>,
    ) -> AnyBot<G> {
        let judge = if self.is_classic() {
            judge.classic().unwrap_or_else(|| Arc::clone(judge))
        } else {
            Arc::clone(judge)
        };
        let budget = match self {
            Self::Random => return Box::new(Random::new(seed)),
            Self::Larva => return Box::new(Greedy::hasty(judge, seed, LARVA_GLANCES)),
            Self::Worker | Self::Greedy => return Box::new(Greedy::new(judge, seed)),
            Self::Soldier | Self::ClassicSoldier => Budget::Paced(SOLDIER_ITERATIONS),
            Self::Queen | Self::ClassicQueen => Budget::Paced(QUEEN_ITERATIONS),
            Self::Mcts(iterations) => Budget::Iterations(iterations),
        };
        let bot = Mcts::new(judge, budget, seed).by(if self.is_classic() {
            Method::CLASSIC
        } else {
            Method::USUAL
        });
        Box::new(match limit {
            Some(limit) => bot.within(limit),
            None => bot,
        })
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
