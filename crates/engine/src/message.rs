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

/// Wording in several languages: Fluent resources of a crate's messages, or a guide. The code of each
/// language stands before its text.
#[derive(Clone, Copy, Debug)]
pub struct Texts(pub &'static [(&'static str, &'static str)]);

impl Texts {
    /// Nothing in any language.
    pub const NONE: Self = Self(&[]);

    /// The text in a language; in the first one if there is none in that language, and nothing if there is
    /// none at all.
    #[must_use]
    pub fn get(&self, code: &str) -> &'static str {
        let found = self.0.iter().find(|(known, _)| *known == code);
        found.or(self.0.first()).map_or("", |(_, text)| *text)
    }
}

/// The wording of the engine's own messages.
pub const TEXTS: Texts = Texts(languages::texts!("../locale/", ".ftl"));
