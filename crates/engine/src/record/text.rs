//! Records as text: reading them.

use std::str::FromStr;

use super::{Branch, FIRST_LINE, Ply, Record, in_one_line};
use crate::notation::number;
use crate::{MAX_SEATS, Seat, Share};

/// Text that is not a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: RecordFault,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordFault {
    /// Another line belongs here.
    #[error("expected “{word}”, found “{found}”")]
    OtherLine {
        /// The first word of the line that belongs here.
        word: &'static str,
        /// The line that stands here.
        found: String,
    },
    /// The text is over too soon.
    #[error("the record stops here, before its line “{word}”")]
    Stops {
        /// The first word of the line that is missing.
        word: &'static str,
    },
    /// Something cannot be read.
    #[error("“{found}” is not {expected}")]
    Unreadable {
        /// Key of what should stand there.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
}

/// The lines of a record that mean something, with their numbers.
struct Lines<'a> {
    lines: std::iter::Peekable<Box<dyn Iterator<Item = (usize, &'a str)> + 'a>>,
    last: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let lines: Box<dyn Iterator<Item = (usize, &'a str)> + 'a> = Box::new(
            text.lines()
                .enumerate()
                .map(|(index, line)| (index + 1, line.trim()))
                .filter(|(_, line)| !line.is_empty() && !line.starts_with('#')),
        );
        Self {
            lines: lines.peekable(),
            last: text.lines().count().max(1),
        }
    }

    /// The rest of the next line, which must start with `word`.
    fn expect(&mut self, word: &'static str) -> Result<(usize, &'a str), RecordError> {
        match self.lines.next() {
            Some((line, text)) => match strip_word(text, word) {
                Some(rest) => Ok((line, rest)),
                None => Err(RecordError {
                    line,
                    reason: RecordFault::OtherLine {
                        word,
                        found: text.to_owned(),
                    },
                }),
            },
            None => Err(RecordError {
                line: self.last,
                reason: RecordFault::Stops { word },
            }),
        }
    }

    fn accept(&mut self, word: &str) -> Option<(usize, &'a str)> {
        let (line, text) = *self.lines.peek()?;
        let rest = strip_word(text, word)?;
        self.lines.next();
        Some((line, rest))
    }
}

fn strip_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let rest = text.strip_prefix(word)?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim_start())
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = Lines::of(text);
        let unreadable = |line: usize, expected: &'static str, found: &str| RecordError {
            line,
            reason: RecordFault::Unreadable {
                expected,
                found: found.to_owned(),
            },
        };
        lines.expect(FIRST_LINE)?;
        let game = lines.expect("game")?.1.to_owned();
        let (line, rules) = lines.expect("rules")?;
        let rules = rules
            .parse()
            .map_err(|_| unreadable(line, "record-revision", rules))?;
        let setup = lines.expect("setup")?.1.to_owned();
        let (line, commitment) = lines.expect("commitment")?;
        let commitment = commitment
            .parse()
            .map_err(|_| unreadable(line, "record-commitment", commitment))?;
        let mut shares: Vec<(Seat, Share)> = Vec::new();
        while let Some((line, text)) = lines.accept("share") {
            let share = text.split_once(' ').and_then(|(seat, share)| {
                let seat = seat_numbered(seat)?;
                let later = shares.last().is_none_or(|(last, _)| *last < seat);
                later.then_some((seat, share.parse().ok()?))
            });
            shares.push(share.ok_or_else(|| unreadable(line, "record-share", text))?);
        }
        let mut branch = None;
        if let Some((line, text)) = lines.accept("branch") {
            let read = text.split_once(' ').and_then(|(from, plies)| {
                let (from, plies) = (from.parse().ok()?, number(plies)?);
                Some(Branch { from, plies })
            });
            branch = Some(read.ok_or_else(|| unreadable(line, "record-branch", text))?);
        }
        let mut players = Vec::new();
        while let Some((line, player)) = lines.accept("player") {
            let (number, name) = player.split_once(' ').unwrap_or((player, ""));
            if players.len() == MAX_SEATS || number != (players.len() + 1).to_string() {
                return Err(unreadable(line, "record-next-seat", number));
            }
            players.push(in_one_line(name));
        }
        lines.expect("begin")?;
        let mut plies = Vec::new();
        while let Some((line, text)) = lines.lines.next_if(|(_, text)| {
            text.starts_with('*') || text.starts_with(|digit: char| digit.is_ascii_digit())
        }) {
            let (who, what) = text.split_once(' ').unwrap_or((text, ""));
            let seat = match who {
                "*" => None,
                number => match seat_numbered(number) {
                    Some(seat) if seat.index() < players.len() => Some(seat),
                    _ => return Err(unreadable(line, "record-seat", number)),
                },
            };
            plies.push(Ply {
                seat,
                text: what.trim().to_owned(),
            });
        }
        let mut scores = None;
        if lines.accept("end").is_some() {
            let (line, text) = lines.expect("scores")?;
            let read: Result<Vec<i32>, _> = text.split_whitespace().map(str::parse).collect();
            scores = Some(read.map_err(|_| unreadable(line, "record-scores", text))?);
        }
        let mut seed = None;
        if let Some((line, text)) = lines.accept("seed") {
            seed = Some(
                text.parse()
                    .map_err(|_| unreadable(line, "record-seed", text))?,
            );
        }
        if let Some((line, text)) = lines.lines.next() {
            return Err(unreadable(line, "record-line-here", text));
        }
        Ok(Self {
            game,
            rules,
            setup,
            commitment,
            shares,
            branch,
            players,
            plies,
            scores,
            seed,
        })
    }
}

fn seat_numbered(text: &str) -> Option<Seat> {
    number(text).and_then(Seat::from_number)
}
