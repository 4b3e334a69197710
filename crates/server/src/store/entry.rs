//! One thing that happened at a table.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use engine::record::Ply;
use engine::{NotationError, Seat};

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who did it; nobody for bots, dice and decks.
    pub person: Option<String>,
    /// The id of their command, so that it is carried out only once.
    pub command: Option<String>,
    /// What was done.
    pub deed: Deed,
}

/// What was done. As text: `1 half -1,2 t0`, `* reveal half`, `undo 1`, `sit 1 Ada`, `leave 1`,
/// `stand-in 1 worker`, `return 1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Something happened in the game.
    Ply(Ply),
    /// The last event was taken back.
    Undo(Seat),
    /// Somebody sat down, with this name.
    Sit(Seat, String),
    /// Somebody stood up.
    Leave(Seat),
    /// A bot began to stand in.
    StandIn(Seat, Level),
    /// Somebody came back.
    Return(Seat),
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(ply) => ply.fmt(f),
            Self::Undo(seat) => write!(f, "undo {seat}"),
            Self::Sit(seat, name) => write!(f, "sit {seat} {name}"),
            Self::Leave(seat) => write!(f, "leave {seat}"),
            Self::StandIn(seat, level) => write!(f, "stand-in {seat} {level}"),
            Self::Return(seat) => write!(f, "return {seat}"),
        }
    }
}

impl FromStr for Deed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (second, end) = rest.split_once(' ').unwrap_or((rest, ""));
        let ply = |seat| {
            Self::Ply(Ply {
                seat,
                text: rest.to_owned(),
            })
        };
        Ok(match first {
            "*" => ply(None),
            "undo" => Self::Undo(seat(second)?),
            "sit" => Self::Sit(seat(second)?, end.to_owned()),
            "leave" => Self::Leave(seat(second)?),
            "stand-in" => {
                let level = end.parse().map_err(|_| unexpected("a level", end))?;
                Self::StandIn(seat(second)?, level)
            }
            "return" => Self::Return(seat(second)?),
            number => ply(Some(seat(number)?)),
        })
    }
}

fn seat(text: &str) -> Result<Seat, NotationError> {
    text.parse()
        .ok()
        .and_then(Seat::from_number)
        .ok_or_else(|| unexpected("a seat", text))
}

fn unexpected(expected: &'static str, found: &str) -> NotationError {
    NotationError::Unexpected {
        expected,
        found: found.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_read_back_as_written() {
        for text in [
            "1 half -1,2 t0",
            "* reveal half",
            "undo 2",
            "sit 1 Ada Lovelace",
            "leave 6",
            "stand-in 2 mcts:100",
            "return 2",
        ] {
            assert_eq!(text.parse::<Deed>().unwrap().to_string(), text);
        }
        for text in ["", "7 x", "sit 0 Ada", "stand-in 1 emperor", "jump 1"] {
            assert!(text.parse::<Deed>().is_err(), "{text}");
        }
    }
}
