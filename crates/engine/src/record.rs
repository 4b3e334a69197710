//! A whole game as text, and its replay.
//!
//! ```text
//! formicary record 1
//! game ants
//! rules 1
//! setup base players=2 first=random corners=four overlay=any ties=shared
//! commitment 8d969eef…
//! share 1 5f16a1c2…
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
//! `share` is what a person on that seat added to chance; there may be none. A game that went another way
//! from the middle of an earlier one has a line `branch`: what that one had promised, and how many of its
//! events came before. A line with `!` is what people decided about the game outside its rules, such as
//! `! resigned 2`; a game that ended by that has `places` where others have `scores`. Empty lines and lines
//! that start with `#` are passed over.

pub mod call;
mod replay;
mod text;
mod verify;

use std::fmt;

use compact_str::{CompactString, ToCompactString};

use crate::{Commitment, Event, EventOf, Game, NotationError, Seat, Seed, Setup, Share, Source};

pub use call::{Call, Called};
pub use replay::{ReplayError, replay, setup_of};
pub use text::{RecordError, RecordFault};
pub use verify::{Pins, Proof, VerifyError, verify};

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
    /// What the house had promised before anybody sat down.
    pub commitment: Commitment,
    /// What people added to chance, in the order of seats.
    pub shares: Vec<(Seat, Share)>,
    /// Where the game comes from, if it did not begin at the beginning.
    pub branch: Option<Branch>,
    /// Who sits where; seat 1 first.
    pub players: Vec<String>,
    /// What happened.
    pub plies: Vec<Ply>,
    /// What people decided about it outside its rules, in order.
    pub calls: Vec<Called>,
    /// The final scores, once the game is over by its rules.
    pub scores: Option<Vec<i32>>,
    /// The places, if people ended it before that; none of them if they aborted it.
    pub places: Option<Vec<u8>>,
    /// The house's seed, once it is revealed.
    pub seed: Option<Seed>,
}

impl Record {
    /// A game that is about to begin.
    #[must_use]
    pub fn new<G: Game>(setup: &Setup, source: &Source, players: Vec<String>) -> Self {
        Self {
            game: G::PROFILE.id.to_owned(),
            rules: setup.revision(),
            setup: setup.to_string(),
            commitment: source.commitment(),
            shares: source.shares.clone(),
            branch: None,
            players,
            plies: Vec::new(),
            calls: Vec::new(),
            scores: None,
            places: None,
            seed: None,
        }
    }

    /// Whether the game is over, by its rules or because people ended it.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.scores.is_some() || self.places.is_some()
    }

    /// Forgets all but the first `ply` events, and with them how the game ended.
    pub fn back_to(&mut self, ply: usize) {
        if ply < self.plies.len() {
            self.plies.truncate(ply);
            self.calls.retain(|(after, _)| *after <= ply);
            (self.scores, self.places) = (None, None);
        }
    }

    /// Where its chance comes from, if it tells.
    #[must_use]
    pub fn source(&self) -> Option<Source> {
        Some(Source {
            secret: self.seed?,
            shares: self.shares.clone(),
        })
    }

    /// Tells the house's seed.
    ///
    /// # Errors
    /// If it is not the promised one, or not the one that the record already tells.
    pub fn reveal(&mut self, secret: Seed) -> Result<(), ReplayError> {
        let found = secret.commitment();
        if found != self.commitment || self.seed.is_some_and(|told| told != secret) {
            return Err(ReplayError::Seed {
                found,
                committed: self.commitment,
            });
        }
        self.seed = Some(secret);
        Ok(())
    }
}

/// Where a game comes from that went another way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    /// What the house had promised at the table of the earlier game, which names it.
    pub from: Commitment,
    /// How many of its events are the first ones of this game, too.
    pub plies: usize,
}

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who acted; nobody for dice and decks.
    pub seat: Option<Seat>,
    /// The notation of what happened. Almost always short, so that a whole game is read without a heap of
    /// small strings.
    pub text: CompactString,
}

impl Ply {
    /// The line for an event.
    #[must_use]
    pub fn of<A: fmt::Display, C: fmt::Display>(event: &Event<A, C>) -> Self {
        match event {
            Event::Action(seat, action) => Self {
                seat: Some(*seat),
                text: action.to_compact_string(),
            },
            Event::Chance(chance) => Self {
                seat: None,
                text: chance.to_compact_string(),
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
        for (seat, share) in &self.shares {
            writeln!(f, "share {seat} {share}")?;
        }
        if let Some(Branch { from, plies }) = &self.branch {
            writeln!(f, "branch {from} {plies}")?;
        }
        for (index, name) in self.players.iter().enumerate() {
            writeln!(f, "player {} {}", index + 1, in_one_line(name))?;
        }
        writeln!(f, "begin")?;
        let mut calls = self.calls.iter().peekable();
        for index in 0..=self.plies.len() {
            while let Some((_, call)) = calls.next_if(|(after, _)| *after <= index) {
                writeln!(f, "! {call}")?;
            }
            if let Some(ply) = self.plies.get(index) {
                writeln!(f, "{ply}")?;
            }
        }
        if self.is_over() {
            writeln!(f, "end")?;
        }
        if let Some(scores) = &self.scores {
            write_row(f, "scores", scores)?;
        }
        if let Some(places) = &self.places {
            write_row(f, "places", places)?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {seed}")?;
        }
        Ok(())
    }
}

fn write_row<T: fmt::Display>(f: &mut fmt::Formatter<'_>, word: &str, row: &[T]) -> fmt::Result {
    f.write_str(word)?;
    for number in row {
        write!(f, " {number}")?;
    }
    writeln!(f)
}

/// A name never breaks its line, whatever somebody calls himself.
fn in_one_line(name: &str) -> String {
    let words: Vec<_> = name.split_whitespace().collect();
    words.join(" ")
}
