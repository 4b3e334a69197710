//! Who sits on a seat.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use bots::level::UnknownLevel;

use crate::words::Words;

/// Who sits on a seat. In records: `human NAME`, `bot LEVEL` or `open`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person, with a name.
    Human(String),
    /// A bot.
    Bot(Level),
    /// Nobody yet.
    Open,
}

/// Text that is nobody.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OccupantError {
    /// A bot of no known level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// Neither a person nor a bot.
    #[error("“{0}” is neither “human NAME” nor “bot LEVEL” nor “open”")]
    Unreadable(String),
}

impl Occupant {
    /// The name, in the reader's language.
    #[must_use]
    pub fn name(&self, words: &Words) -> String {
        match self {
            Self::Human(name) => name.clone(),
            Self::Bot(Level::Mcts(_)) => words.get("level-mcts"),
            Self::Bot(level) => words.get(&format!("level-{level}")),
            Self::Open => words.get("occupant-open"),
        }
    }
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human(name) => write!(f, "human {name}"),
            Self::Bot(level) => write!(f, "bot {level}"),
            Self::Open => f.write_str("open"),
        }
    }
}

impl FromStr for Occupant {
    type Err = OccupantError;
    fn from_str(text: &str) -> Result<Self, OccupantError> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("human", name) => Ok(Self::Human(name.trim().to_owned())),
            ("bot", level) => Ok(Self::Bot(level.parse()?)),
            ("open", "") => Ok(Self::Open),
            _ => Err(OccupantError::Unreadable(text.to_owned())),
        }
    }
}
