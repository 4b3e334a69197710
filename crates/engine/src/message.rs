//! Sentences as data. The rules say *what* is to be told; the table puts it into words, in the
//! reader's language and with the players' names.

use crate::Seat;

/// One sentence: the key of its wording, and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Key in the locale files; also the machine-readable code.
    pub key: &'static str,
    /// Named values for the wording.
    pub args: Vec<(&'static str, Arg)>,
}

/// Something that goes into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// Text that is the same in every language, such as notation.
    Text(String),
    /// The player on a seat; shown by name.
    Seat(Seat),
    /// Another key of the locale files, such as the name of a tile.
    Term(&'static str),
}

impl Message {
    /// A sentence without values.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// Adds a named value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

/// Only for logs and tests: the bare key and values. People read the locale files' wording.
impl std::fmt::Display for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key)?;
        for (name, value) in &self.args {
            match value {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Text(text) => write!(f, " {name}={text}")?,
                Arg::Seat(seat) => write!(f, " {name}=seat {seat}")?,
                Arg::Term(term) => write!(f, " {name}={term}")?,
            }
        }
        Ok(())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// The wording of a crate's messages, as Fluent resources.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// English.
    pub english: &'static str,
    /// French.
    pub french: &'static str,
}

/// The wording of the engine's own messages.
pub const TEXTS: Texts = Texts {
    english: include_str!("../locale/en.ftl"),
    french: include_str!("../locale/fr.ftl"),
};
