//! Records as text: reading them.

use std::str::FromStr;

use super::{Branch, Call, Called, FIRST_LINE, Ply, Record, call, in_one_line};
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
    rest: &'a str,
    line: usize,
    next: Option<(usize, &'a str)>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let mut lines = Self {
            rest: text,
            line: 0,
            next: None,
        };
        lines.pass();
        lines
    }

    /// Goes on to the next line that means something.
    fn pass(&mut self) {
        self.next = None;
        while self.next.is_none() && !self.rest.is_empty() {
            let (line, rest) = split_at_byte(self.rest, b'\n');
            self.rest = rest;
            self.line += 1;
            let line = line.trim_ascii();
            if !line.is_empty() && !line.starts_with('#') {
                self.next = Some((self.line, line));
            }
        }
    }

    fn take(&mut self) -> Option<(usize, &'a str)> {
        let next = self.next;
        self.pass();
        next
    }

    /// The rest of the next line, which must start with `word`.
    fn expect(&mut self, word: &'static str) -> Result<(usize, &'a str), RecordError> {
        match self.take() {
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
                line: self.line.max(1),
                reason: RecordFault::Stops { word },
            }),
        }
    }

    fn accept(&mut self, word: &str) -> Option<(usize, &'a str)> {
        let (line, text) = self.next?;
        let rest = strip_word(text, word)?;
        self.pass();
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
        let mut last_share = (0, "");
        while let Some((line, text)) = lines.accept("share") {
            last_share = (line, text);
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
            // Nobody shares in a branch: what people have shared in is proved from the beginning.
            let read = read.filter(|_| shares.is_empty());
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
        // The last share has the highest seat.
        if (shares.last()).is_some_and(|(seat, _)| seat.index() >= players.len()) {
            return Err(unreadable(last_share.0, "record-share", last_share.1));
        }
        lines.expect("begin")?;
        // Most lines are a little longer than this.
        let mut plies = Vec::with_capacity(text.len() / 12);
        let mut calls = Vec::new();
        while let Some((line, text)) = lines.next
            && matches!(text.as_bytes()[0], b'*' | b'!' | b'0'..=b'9')
        {
            lines.pass();
            let (who, what) = split_at_byte(text, b' ');
            if who == "!" {
                let call = next_call(what.trim_ascii(), &calls, players.len());
                let call = call.ok_or_else(|| unreadable(line, "record-call", what))?;
                calls.push((plies.len(), call));
                continue;
            }
            let seat = match who {
                "*" => None,
                number => match seat_numbered(number) {
                    Some(seat) if seat.index() < players.len() => Some(seat),
                    _ => return Err(unreadable(line, "record-seat", number)),
                },
            };
            plies.push(Ply {
                seat,
                text: what.trim_ascii().into(),
            });
        }
        let (mut scores, mut places) = (None, None);
        if lines.accept("end").is_some() {
            if let Some((line, text)) = lines.accept("places") {
                places = Some(row(text).ok_or_else(|| unreadable(line, "record-places", text))?);
            } else {
                let (line, text) = lines.expect("scores")?;
                scores = Some(row(text).ok_or_else(|| unreadable(line, "record-scores", text))?);
            }
        }
        let mut seed = None;
        if let Some((line, text)) = lines.accept("seed") {
            seed = Some(
                text.parse()
                    .map_err(|_| unreadable(line, "record-seed", text))?,
            );
        }
        if let Some((line, text)) = lines.take() {
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
            calls,
            scores,
            places,
            seed,
        })
    }
}

/// A call of somebody who still plays, in a game that no earlier one has ended.
fn next_call(text: &str, before: &[Called], players: usize) -> Option<Call> {
    let call: Call = text.parse().ok()?;
    let goes_on = before.iter().all(|(_, call)| call.out().is_some());
    let plays = |seat: Seat| seat.index() < players && !call::out(before).contains(seat);
    (goes_on && call.out().is_none_or(plays)).then_some(call)
}

fn row<T: FromStr>(text: &str) -> Option<Vec<T>> {
    let read = text.split_whitespace().map(str::parse);
    read.collect::<Result<_, _>>().ok()
}

fn seat_numbered(text: &str) -> Option<Seat> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Seat::from_number(usize::from(digit - b'0')),
        _ => None,
    }
}

/// What stands before the first such byte, and what behind it. Lines are so short that nothing clever pays.
fn split_at_byte(text: &str, byte: u8) -> (&str, &str) {
    match text.bytes().position(|found| found == byte) {
        Some(at) => (&text[..at], &text[at + 1..]),
        None => (text, ""),
    }
}
