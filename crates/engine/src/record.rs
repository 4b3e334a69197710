//! A whole game as text, and its replay.
//!
//! ```text
//! formicary record 1
//! game ants
//! rules 1
//! setup base players=2 first=random corners=four overlay=any ties=shared
//! commitment 8d969eef…
//! player 1 Ada
//! player 2 bot queen
//! begin
//! * first beige
//! * reveal half
//! 1 half -1,2 t0
//! end
//! scores 11 10
//! seed 0badc0de…
//! ```
//!
//! A line with `*` is a result of dice or deck, a line with a number the choice of that seat. A game
//! that is still going on has no `end` and no `scores`; its seed stands there only in a private save.
//! Empty lines and lines that start with `#` are passed over.

use std::fmt;
use std::str::FromStr;

use crate::{
    Awaited, Commitment, Event, EventOf, Game, MAX_SEATS, NotationError, Refusal, Seat, Seed,
    SetupError,
};

const FIRST_LINE: &str = "formicary record 1";

/// A game from its first event to its last, or as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The rules' revision.
    pub rules: u32,
    /// The setup, as the game writes it.
    pub setup: String,
    /// What was shown of the seed before the first event.
    pub commitment: Commitment,
    /// Who sits where; seat 1 first.
    pub players: Vec<String>,
    /// What happened.
    pub plies: Vec<Ply>,
    /// The final scores, once the game is over.
    pub scores: Option<Vec<i32>>,
    /// The seed, once it is revealed.
    pub seed: Option<Seed>,
}

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who acted; nobody for dice and decks.
    pub seat: Option<Seat>,
    /// The notation of what happened.
    pub text: String,
}

impl Ply {
    /// The line for an event.
    #[must_use]
    pub fn of<A: fmt::Display, C: fmt::Display>(event: &Event<A, C>) -> Self {
        match event {
            Event::Action(seat, action) => Self {
                seat: Some(*seat),
                text: action.to_string(),
            },
            Event::Chance(chance) => Self {
                seat: None,
                text: chance.to_string(),
            },
        }
    }

    /// The event that the line stands for.
    ///
    /// # Errors
    /// If the text is not notation of the game.
    pub fn event<G: Game>(&self) -> Result<EventOf<G>, NotationError> {
        Ok(match self.seat {
            Some(seat) => Event::Action(seat, self.text.parse()?),
            None => Event::Chance(self.text.parse()?),
        })
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{seat} {}", self.text),
            None => write!(f, "* {}", self.text),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "setup {}", self.setup)?;
        writeln!(f, "commitment {}", self.commitment)?;
        for (index, name) in self.players.iter().enumerate() {
            writeln!(f, "player {} {}", index + 1, in_one_line(name))?;
        }
        writeln!(f, "begin")?;
        for ply in &self.plies {
            writeln!(f, "{ply}")?;
        }
        if let Some(scores) = &self.scores {
            writeln!(f, "end")?;
            write!(f, "scores")?;
            for score in scores {
                write!(f, " {score}")?;
            }
            writeln!(f)?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {seed}")?;
        }
        Ok(())
    }
}

/// A name never breaks its line, whatever somebody calls himself.
fn in_one_line(name: &str) -> String {
    let words: Vec<_> = name.split_whitespace().collect();
    words.join(" ")
}

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
                number => match number.parse().ok().and_then(Seat::from_number) {
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
            players,
            plies,
            scores,
            seed,
        })
    }
}

/// A record that cannot be replayed, and where it goes wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The record is of another game.
    #[error("the record is of the game “{found}”, not “{expected}”")]
    Game {
        /// The game in the record.
        found: String,
        /// The game that was to be replayed.
        expected: &'static str,
    },
    /// The record was made with other rules.
    #[error(
        "the record follows revision {found} of the rules, this program knows revision {known}"
    )]
    Revision {
        /// The record's revision.
        found: u32,
        /// The program's revision.
        known: u32,
    },
    /// The setup cannot be played.
    #[error("setup: {0}")]
    Setup(SetupError),
    /// The number of players does not fit the setup.
    #[error("the record names {found} players, the setup has {expected}")]
    Players {
        /// Players named.
        found: usize,
        /// Seats of the setup.
        expected: usize,
    },
    /// A line is not notation of the game.
    #[error("ply {ply} “{text}”: {reason}")]
    Notation {
        /// The ply, counted from 1.
        ply: usize,
        /// The line.
        text: String,
        /// Why it cannot be read.
        reason: NotationError,
    },
    /// A line is against the rules.
    #[error("ply {ply} “{text}”: {refusal}")]
    Refused {
        /// The ply, counted from 1.
        ply: usize,
        /// The line.
        text: String,
        /// Which rule, and why.
        refusal: Refusal,
    },
    /// The record says that the game is over, but it is not, or the other way round.
    #[error("after ply {ply}: the record and the rules disagree on whether the game is over")]
    End {
        /// The last ply.
        ply: usize,
    },
    /// The scores are not those of the final position.
    #[error("the record gives the scores {found:?}, the rules give {expected:?}")]
    Scores {
        /// The record's scores.
        found: Vec<i32>,
        /// The true scores.
        expected: Vec<i32>,
    },
    /// There are fewer plies than asked for.
    #[error("there is no ply {asked}: the record has {plies}")]
    TooFar {
        /// The ply asked for.
        asked: usize,
        /// The plies there are.
        plies: usize,
    },
}

/// Replays the first `to` plies of a record, or all of it with its end. Each state is handed to
/// `each` before the event that follows.
///
/// # Errors
/// At the first line that is not in order.
pub fn replay<G: Game>(
    record: &Record,
    to: Option<usize>,
    mut each: impl FnMut(&G, &EventOf<G>),
) -> Result<G, ReplayError> {
    let profile = G::PROFILE;
    if record.game != profile.id {
        return Err(ReplayError::Game {
            found: record.game.clone(),
            expected: profile.id,
        });
    }
    if record.rules != profile.revision {
        return Err(ReplayError::Revision {
            found: record.rules,
            known: profile.revision,
        });
    }
    let setup = profile
        .read_setup(&record.setup)
        .map_err(ReplayError::Setup)?;
    if record.players.len() != setup.players() {
        return Err(ReplayError::Players {
            found: record.players.len(),
            expected: setup.players(),
        });
    }
    let mut state = G::new(&setup).map_err(ReplayError::Setup)?;
    let end = to.unwrap_or(record.plies.len());
    let plies = record.plies.get(..end).ok_or(ReplayError::TooFar {
        asked: end,
        plies: record.plies.len(),
    })?;
    for (index, line) in plies.iter().enumerate() {
        let ply = index + 1;
        let event = line.event::<G>().map_err(|reason| ReplayError::Notation {
            ply,
            text: line.to_string(),
            reason,
        })?;
        each(&state, &event);
        state.apply(event).map_err(|refusal| ReplayError::Refused {
            ply,
            text: line.to_string(),
            refusal,
        })?;
    }
    if to.is_none() {
        check_end(record, &state)?;
    }
    Ok(state)
}

fn check_end<G: Game>(record: &Record, state: &G) -> Result<(), ReplayError> {
    match (&record.scores, state.awaited()) {
        (None, Awaited::Seats { .. } | Awaited::Chance) => Ok(()),
        (Some(found), Awaited::Nobody(standings)) => {
            let expected = standings.scores.as_slice();
            if found == expected {
                Ok(())
            } else {
                Err(ReplayError::Scores {
                    found: found.clone(),
                    expected: expected.to_vec(),
                })
            }
        }
        _ => Err(ReplayError::End {
            ply: record.plies.len(),
        }),
    }
}

/// A record whose chance does not come from the committed seed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    /// The record cannot even be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The seed has not been revealed.
    #[error("the record does not reveal its seed, so nothing proves where its chance came from")]
    NoSeed,
    /// The seed is not the one that was committed to.
    #[error("the seed has the SHA-256 {found}, but the game was committed to {committed}")]
    Commitment {
        /// What the seed gives.
        found: Commitment,
        /// What was promised.
        committed: Commitment,
    },
    /// An outcome is not the seed's.
    #[error("ply {ply}: the record says “{found}”, the seed gives “{expected}”")]
    Chance {
        /// The ply, counted from 1.
        ply: usize,
        /// The record's outcome.
        found: String,
        /// The seed's outcome.
        expected: String,
    },
}

/// Replays a record strictly and proves that all chance came from the committed seed. Returns how
/// many outcomes were checked.
///
/// # Errors
/// At the first thing that is not in order.
pub fn verify<G: Game>(record: &Record) -> Result<u64, VerifyError> {
    let mut drawn = 0;
    let mut wrong = None;
    let mut ply = 0;
    replay::<G>(record, None, |state, event| {
        ply += 1;
        if let (Event::Chance(found), Some(seed)) = (event, &record.seed)
            && matches!(state.awaited(), Awaited::Chance)
        {
            let expected = state.sample_chance(&mut seed.dice(drawn));
            if wrong.is_none() && expected != *found {
                wrong = Some(VerifyError::Chance {
                    ply,
                    found: found.to_string(),
                    expected: expected.to_string(),
                });
            }
            drawn += 1;
        }
    })?;
    let seed = record.seed.ok_or(VerifyError::NoSeed)?;
    let found = seed.commitment();
    if found != record.commitment {
        return Err(VerifyError::Commitment {
            found,
            committed: record.commitment,
        });
    }
    match wrong {
        Some(wrong) => Err(wrong),
        None => Ok(drawn),
    }
}
