//! One thing that happened at a table.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use engine::record::{Call, Ply};
use engine::{Commitment, NotationError, Seat, Share};

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

/// What was done. As text: `1 half -1,2 t0`, `* reveal half`, `undo 1`, `faltered 1`,
/// `sit 1 Ada`,
/// `promise 1 9f86d0…`, `leave 1`, `share 1 5f16a1…`, `begin`, `stand-in 1 worker`, `return 1`,
/// `resigned 1`, `late 1`, `agreed`, `aborted`, `offer 1`, `accept 2`, `decline 2`, `rematch k3…`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Something happened in the game.
    Ply(Ply),
    /// The last event was taken back.
    Undo(Seat),
    /// The bot on a seat failed, and a simpler one took over for the next move.
    Faltered(Seat),
    /// Somebody sat down, with this name.
    Sit(Seat, String),
    /// Somebody who sat down promised a share of chance.
    Promise(Seat, Commitment),
    /// Somebody stood up; their promise goes with them.
    Leave(Seat),
    /// Somebody told the share that they had promised.
    Share(Seat, Share),
    /// The game begins without the shares that nobody has told.
    Begin,
    /// A bot began to stand in.
    StandIn(Seat, Level),
    /// Somebody came back.
    Return(Seat),
    /// People decided something about the game.
    Call(Call),
    /// Somebody proposed to leave it at that.
    Offer(Seat),
    /// Somebody agreed.
    Accept(Seat),
    /// Somebody did not, or took the proposal back.
    Decline(Seat),
    /// The same people play again, at the table with this id.
    Rematch(String),
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ply(ply) => ply.fmt(f),
            Self::Undo(seat) => write!(f, "undo {seat}"),
            Self::Faltered(seat) => write!(f, "faltered {seat}"),
            Self::Sit(seat, name) => write!(f, "sit {seat} {name}"),
            Self::Promise(seat, promise) => write!(f, "promise {seat} {promise}"),
            Self::Leave(seat) => write!(f, "leave {seat}"),
            Self::Share(seat, share) => write!(f, "share {seat} {share}"),
            Self::Begin => write!(f, "begin"),
            Self::StandIn(seat, level) => write!(f, "stand-in {seat} {level}"),
            Self::Return(seat) => write!(f, "return {seat}"),
            Self::Call(call) => call.fmt(f),
            Self::Offer(seat) => write!(f, "offer {seat}"),
            Self::Accept(seat) => write!(f, "accept {seat}"),
            Self::Decline(seat) => write!(f, "decline {seat}"),
            Self::Rematch(id) => write!(f, "rematch {id}"),
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
                text: rest.into(),
            })
        };
        Ok(match first {
            "*" => ply(None),
            "undo" => Self::Undo(seat(second)?),
            "faltered" => Self::Faltered(seat(second)?),
            "sit" => Self::Sit(seat(second)?, end.to_owned()),
            "promise" => Self::Promise(seat(second)?, end.parse()?),
            "leave" => Self::Leave(seat(second)?),
            "share" => Self::Share(seat(second)?, end.parse()?),
            "begin" => Self::Begin,
            "stand-in" => {
                let level = end.parse().map_err(|_| unexpected("a level", end))?;
                Self::StandIn(seat(second)?, level)
            }
            "return" => Self::Return(seat(second)?),
            "resigned" | "late" | "agreed" | "aborted" => Self::Call(text.parse()?),
            "offer" => Self::Offer(seat(second)?),
            "accept" => Self::Accept(seat(second)?),
            "decline" => Self::Decline(seat(second)?),
            "rematch" => Self::Rematch(second.to_owned()),
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
            "faltered 2",
            "sit 1 Ada Lovelace",
            "leave 6",
            "promise 3 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9",
            "share 3 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b",
            "begin",
            "stand-in 2 mcts:100",
            "return 2",
            "resigned 2",
            "late 3",
            "agreed",
            "aborted",
            "offer 1",
            "accept 2",
            "decline 2",
            "rematch k3x9",
        ] {
            assert_eq!(text.parse::<Deed>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "7 x",
            "sit 0 Ada",
            "promise 1 5fec",
            "share 1",
            "stand-in 1 emperor",
            "jump 1",
            "resigned",
            "late 9",
        ] {
            assert!(text.parse::<Deed>().is_err(), "{text}");
        }
    }
}
