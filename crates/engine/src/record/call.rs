//! What people decide about a game outside its rules: to leave it, or to end it before its end.

use std::fmt;
use std::str::FromStr;

use crate::{NotationError, PerSeat, Seat, Seats, Standings};

/// A decision about a game that its rules know nothing of. In records: `resigned 2`, `late 2`, `agreed`,
/// `aborted`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// Somebody gave up.
    Resigned(Seat),
    /// Somebody's time ran out.
    Late(Seat),
    /// Everybody agreed to leave it at that.
    Agreed,
    /// The game was broken off before it had properly begun; it counts for nothing.
    Aborted,
}

impl Call {
    /// Who is out by it.
    #[must_use]
    pub const fn out(self) -> Option<Seat> {
        match self {
            Self::Resigned(seat) | Self::Late(seat) => Some(seat),
            Self::Agreed | Self::Aborted => None,
        }
    }
}

/// A call, and how many events came before it.
pub type Called = (usize, Call);

/// Those who are out.
#[must_use]
pub fn out(calls: &[Called]) -> Seats {
    calls.iter().filter_map(|(_, call)| call.out()).collect()
}

/// The places in a game that was ended by calls: nobody has one if it was aborted; otherwise those who
/// played on share the first, and those who are out come after them.
#[must_use]
pub fn places(players: usize, calls: &[Called]) -> Vec<u8> {
    if calls.iter().any(|(_, call)| *call == Call::Aborted) {
        return Vec::new();
    }
    let out = out(calls);
    let last = after_all_others(players, out);
    Seat::all(players)
        .map(|seat| if out.contains(seat) { last } else { 1 })
        .collect()
}

/// The standings of a game that went to its end, after calls: those who are out come after all others,
/// whatever their score.
#[must_use]
pub fn ranked(standings: Standings, calls: &[Called]) -> Standings {
    let out = out(calls);
    if out.is_empty() {
        return standings;
    }
    let players = standings.places.players();
    let places = PerSeat::from_fn(players, |seat| {
        if out.contains(seat) {
            return after_all_others(players, out);
        }
        let better = Seat::all(players).filter(|&other| {
            !out.contains(other) && standings.places[other] < standings.places[seat]
        });
        better.count() as u8 + 1
    });
    Standings {
        places,
        ..standings
    }
}

/// Who leaves never wins, not even alone.
fn after_all_others(players: usize, out: Seats) -> u8 {
    let others = Seat::all(players).filter(|seat| !out.contains(*seat));
    others.count().max(1) as u8 + 1
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resigned(seat) => write!(f, "resigned {seat}"),
            Self::Late(seat) => write!(f, "late {seat}"),
            Self::Agreed => f.write_str("agreed"),
            Self::Aborted => f.write_str("aborted"),
        }
    }
}

impl FromStr for Call {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unexpected = || NotationError::Unexpected {
            expected: "record-call",
            found: text.to_owned(),
        };
        let (word, seat) = text.split_once(' ').unwrap_or((text, ""));
        let seat = seat.parse().ok().and_then(Seat::from_number);
        match (word, seat) {
            ("resigned", Some(seat)) => Ok(Self::Resigned(seat)),
            ("late", Some(seat)) => Ok(Self::Late(seat)),
            _ if text == "agreed" => Ok(Self::Agreed),
            _ if text == "aborted" => Ok(Self::Aborted),
            _ => Err(unexpected()),
        }
    }
}
