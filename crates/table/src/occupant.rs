//! Who sits on a seat.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use bots::level::UnknownLevel;
use engine::{Message, Seat};

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
    /// Stands for the name of a person who is gone and not to be named any more. Nobody can have it.
    pub const FORMER: &'static str = "—";

    /// What this occupant of a seat is called, in the reader's language.
    #[must_use]
    #[inline(never)]
    pub fn name(&self, seat: Seat, words: &Words) -> String {
        match self {
            Self::Human(name) if name == Self::FORMER => words.get("occupant-former"),
            Self::Human(name) => name.clone(),
            Self::Bot(level) => level
                .name(seat)
                .map_or_else(|| level_in_words(*level, words), str::to_owned),
            Self::Open => words.get("occupant-open"),
        }
    }

    /// How strong a bot is, with a sign for bots; nothing for others.
    #[must_use]
    pub fn level(&self, words: &Words) -> Option<String> {
        match self {
            Self::Bot(level) => {
                let level = level_in_words(*level, words);
                Some(words.tell(&Message::new("occupant-bot").with("level", level)))
            }
            Self::Human(_) | Self::Open => None,
        }
    }
}

fn level_in_words(level: Level, words: &Words) -> String {
    match level {
        Level::Mcts(_) => words.get("level-mcts"),
        level => words.get(&format!("level-{level}")),
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
