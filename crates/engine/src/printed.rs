//! Box files: facts printed on the material of a box, told in a small text file by whoever owns one.
//!
//! An option of the kind [`Values::Printed`](crate::Values::Printed) is [`STANDARD`] or the content of such a
//! file. The game reads the text and writes what it has understood in one way only, a fact to a line. Its lines
//! are joined to one word, which is the option's value: so setups, records, stored tables and saved games carry
//! the content of the file like any other value and need the file no more.
//!
//! In a file, `#` and what follows it in a line is a remark, and empty lines mean nothing.

use crate::notation::Words;
use crate::{Message, NotationError};

/// The value without a box file: what the game has by itself.
pub const STANDARD: &str = "standard";

/// A box file has no more characters.
pub const MOST_CHARACTERS: usize = 8 * 1024;

/// Stands for the end of a line in a value.
const NEXT_LINE: char = ';';
/// Stands for a space in a value.
const SPACE: char = '_';

/// What the game has understood of a box file, as the value of an option. The text is that of a file or a value.
pub(crate) fn value(
    text: &str,
    read: fn(&str) -> Result<String, Message>,
) -> Result<String, Message> {
    if text == STANDARD {
        return Ok(text.to_owned());
    }
    // Some editors put a mark before the text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.chars().count() > MOST_CHARACTERS {
        return Err(Message::new("box-too-long").with("most", MOST_CHARACTERS as i64));
    }
    let understood = if text.contains(char::is_whitespace) {
        read(text)?
    } else {
        read(&lines_of(text))?
    };
    debug_assert!(!understood.contains([NEXT_LINE, SPACE, '=']));
    Ok(understood
        .trim_end()
        .replace('\n', &NEXT_LINE.to_string())
        .replace(' ', &SPACE.to_string()))
}

/// The lines that a value was joined from.
pub(crate) fn lines_of(value: &str) -> String {
    value.replace(NEXT_LINE, "\n").replace(SPACE, " ")
}

/// The lines of a box file that mean something.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let line = line.split('#').next().unwrap_or("").trim();
        (!line.is_empty()).then(|| Line {
            number: index + 1,
            words: Words::of(line),
        })
    })
}

/// A line of a box file, read word by word. Whatever is wrong is told with the number of the line.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    number: usize,
    words: Words<'a>,
}

impl<'a> Line<'a> {
    /// A sentence about this line; the wording gets its number as `line`.
    #[must_use]
    pub fn message(&self, key: &'static str) -> Message {
        Message::new(key).with("line", self.number as i64)
    }

    /// The next word. `expected` is the key of what should stand there.
    ///
    /// # Errors
    /// If there is none.
    pub fn next(&mut self, expected: &'static str) -> Result<&'a str, Message> {
        let word = self.words.next(expected);
        word.map_err(|error| self.wrong(error))
    }

    /// The next word, turned into what it stands for. `expected` is the key of what should stand there.
    ///
    /// # Errors
    /// If there is no word, or it stands for nothing.
    pub fn read<T>(
        &mut self,
        expected: &'static str,
        meaning: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, Message> {
        let read = self.words.read(expected, meaning);
        read.map_err(|error| self.wrong(error))
    }

    /// Whether another word follows.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.words.clone().end().is_err()
    }

    /// The end of the line.
    ///
    /// # Errors
    /// If more words follow.
    pub fn end(&self) -> Result<(), Message> {
        let end = self.words.clone().end();
        end.map_err(|error| self.wrong(error))
    }

    fn wrong(&self, error: NotationError) -> Message {
        use crate::Arg::Term;
        match error {
            NotationError::Missing { expected } => self
                .message("box-line-ends")
                .with("expected", Term(expected)),
            NotationError::Unexpected { expected, found } => self
                .message("box-unexpected")
                .with("found", found)
                .with("expected", Term(expected)),
            NotationError::TooMuch { found } => self.message("box-too-much").with("found", found),
        }
    }
}
