//! Text for everything that a record holds or a player types.

use std::fmt::Display;
use std::str::FromStr;

use arrayvec::ArrayVec;

/// Text that reads back as exactly what was written, in one line.
pub trait Notation: Display + FromStr<Err = NotationError> {}

impl<T: Display + FromStr<Err = NotationError>> Notation for T {}

/// Text that could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotationError {
    /// The text stopped too early.
    #[error("expected {expected} after the last word")]
    Missing {
        /// What should have followed.
        expected: &'static str,
    },
    /// A word is not what it should be.
    #[error("expected {expected}, found “{found}”")]
    Unexpected {
        /// What should have stood there.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// The text goes on after its end.
    #[error("“{found}” is too much")]
    TooMuch {
        /// The first word too many.
        found: String,
    },
}

/// Reads notation word by word.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// The words of `text`.
    #[must_use]
    pub fn of(text: &'a str) -> Self {
        Self { rest: text }
    }

    /// The next word, if there is one. Like `split_whitespace`, but quick where a text is ASCII, as almost
    /// every one is.
    fn word(&mut self) -> Option<&'a str> {
        let text = match self.rest.as_bytes() {
            [b'!'..=b'~', ..] => self.rest,
            [b' ', b'!'..=b'~', ..] => &self.rest[1..],
            _ => self.rest.trim_start(),
        };
        // Every ASCII character that counts as white space, and whatever is not ASCII.
        let ends = |byte: &u8| matches!(byte, b'\t'..=b'\r' | b' ') || !byte.is_ascii();
        let end = match text.as_bytes().iter().position(ends) {
            Some(at) if text.as_bytes()[at].is_ascii() => at,
            Some(_) => text.find(char::is_whitespace).unwrap_or(text.len()),
            None => text.len(),
        };
        let (word, rest) = text.split_at(end);
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    /// The next word.
    ///
    /// # Errors
    /// If there is none.
    pub fn next(&mut self, expected: &'static str) -> Result<&'a str, NotationError> {
        self.word().ok_or(NotationError::Missing { expected })
    }

    /// The next word, turned into what it stands for.
    ///
    /// # Errors
    /// If there is no word, or it stands for nothing.
    pub fn read<T>(
        &mut self,
        expected: &'static str,
        meaning: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let word = self.next(expected)?;
        meaning(word).ok_or_else(|| NotationError::Unexpected {
            expected,
            found: word.to_owned(),
        })
    }

    /// All words that are left, each turned into what it stands for.
    ///
    /// # Errors
    /// If one stands for nothing, or there are more than `N`.
    pub fn rest<T, const N: usize>(
        &mut self,
        expected: &'static str,
        meaning: impl Fn(&'a str) -> Option<T>,
    ) -> Result<ArrayVec<T, N>, NotationError> {
        let mut found = ArrayVec::new();
        while let Ok(word) = self.clone().next(expected) {
            let item = self.read(expected, &meaning)?;
            found.try_push(item).map_err(|_| NotationError::TooMuch {
                found: word.to_owned(),
            })?;
        }
        Ok(found)
    }

    /// The end of the text.
    ///
    /// # Errors
    /// If more words follow.
    pub fn end(mut self) -> Result<(), NotationError> {
        match self.word() {
            None => Ok(()),
            Some(found) => Err(NotationError::TooMuch {
                found: found.to_owned(),
            }),
        }
    }
}

/// A number. There is only one way to write each: no plus sign, no leading zeros.
#[must_use]
pub fn number<T: FromStr + Display>(text: &str) -> Option<T> {
    text.parse()
        .ok()
        .filter(|read: &T| read.to_string() == text)
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// 32 bytes from 64 hexadecimal digits.
#[must_use]
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}
