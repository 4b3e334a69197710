//! Reading a record from a file, and saying where in it something is wrong.

use engine::record::{ReplayError, VerifyError};
use engine::{Message, Record, Seat};
use table::{Locale, Occupant, Rules, Words};

use crate::chosen::find_game;
use crate::text_file;
use crate::wording::{words, words_of};

/// How a record starts.
const FIRST_LINE: &str = "formicary record 1";

/// A record with the file that it came from and the rules of its game.
pub(crate) struct RecordFile {
    /// The file's name, for messages.
    pub(crate) name: String,
    pub(crate) record: Record,
    pub(crate) rules: &'static dyn Rules,
    text: String,
}

impl RecordFile {
    /// Reads a file, or standard input if its name is `-`.
    ///
    /// # Errors
    /// In words, with the place, if there is no file or it holds no record of a known game.
    pub(crate) fn read(path: &str, locale: Locale) -> anyhow::Result<Self> {
        let words = words(locale);
        let name = text_file::name(path, &words);
        let text = text_file::read(path, &words)?;
        let text = starting_like_a_record(text)
            .map_err(|message| anyhow::anyhow!("{name}: {}", words.tell(&message)))?;
        let record: Record = text
            .parse()
            .map_err(|error| anyhow::anyhow!("{name}: {}", words.record_error(&error)))?;
        let rules = find_game(&record.game, &words).map_err(|error| {
            let place = at_line(line_of(&text, Place::Word("game")), &words);
            anyhow::anyhow!("{name}: {place}{error}")
        })?;
        Ok(Self {
            name,
            record,
            rules,
            text,
        })
    }

    /// The name of the player on a seat.
    pub(crate) fn player(&self, seat: Seat, words: &Words) -> String {
        let player = self.record.players.get(seat.index());
        let name = player.map(|player| match player.parse::<Occupant>() {
            Ok(occupant) => occupant.name(seat, words),
            Err(_) => player.clone(),
        });
        name.unwrap_or_else(|| seat.to_string())
    }

    /// Why the record cannot be replayed, with the place.
    pub(crate) fn replay_error(&self, error: &ReplayError, locale: Locale) -> anyhow::Error {
        let words = words_of(self.rules, locale);
        self.wrong(place_of(error), &words.replay_error(error), &words)
    }

    /// Why the record proves nothing, with the place.
    pub(crate) fn verify_error(&self, error: &VerifyError, locale: Locale) -> anyhow::Error {
        let words = words_of(self.rules, locale);
        let place = match error {
            VerifyError::Replay(error) => place_of(error),
            VerifyError::NoSeed => Place::WholeFile,
            VerifyError::Promise { .. } => Place::Word("commitment"),
            VerifyError::Share { .. } => Place::Word("share"),
            VerifyError::Branch { .. } => Place::Word("branch"),
            VerifyError::Chance { ply, .. } => Place::Ply(*ply),
        };
        self.wrong(place, &words.verify_error(error), &words)
    }

    fn wrong(&self, place: Place, reason: &str, words: &Words) -> anyhow::Error {
        let place = at_line(line_of(&self.text, place), words);
        anyhow::anyhow!("{}: {place}{reason}", self.name)
    }
}

/// The text, if it starts like a record.
fn starting_like_a_record(text: String) -> Result<String, Message> {
    let first = meaningful(&text).next();
    match first {
        None => Err(Message::new("cli-empty-file")),
        Some((_, FIRST_LINE)) => Ok(text),
        Some((line, _)) => Err(Message::new("cli-not-a-record")
            .with("line", line as i64)
            .with("expected", FIRST_LINE.to_owned())),
    }
}

/// What a complaint is about.
#[derive(Clone, Copy)]
enum Place {
    /// The first line that begins with this word.
    Word(&'static str),
    /// The line of this ply, counted from 1.
    Ply(usize),
    /// No line in particular.
    WholeFile,
}

fn place_of(error: &ReplayError) -> Place {
    match error {
        ReplayError::Game { .. } => Place::Word("game"),
        ReplayError::Setup(error) if error.0.key == "setup-unknown-revision" => {
            Place::Word("rules")
        }
        ReplayError::Setup(_) => Place::Word("setup"),
        ReplayError::Seed { .. } => Place::Word("seed"),
        ReplayError::Players { .. } => Place::Word("player"),
        ReplayError::Notation { ply, .. } | ReplayError::Refused { ply, .. } => Place::Ply(*ply),
        ReplayError::Scores { .. } => Place::Word("scores"),
        ReplayError::Places { .. } => Place::Word("places"),
        ReplayError::End { .. } | ReplayError::TooFar { .. } => Place::WholeFile,
    }
}

fn line_of(text: &str, place: Place) -> Option<usize> {
    let mut lines = meaningful(text);
    let found = match place {
        Place::Word(word) => lines.find(|(_, line)| line.split(' ').next() == Some(word)),
        Place::Ply(ply) => lines
            .skip_while(|(_, line)| *line != "begin")
            .filter(|(_, line)| !line.starts_with('!'))
            .nth(ply),
        Place::WholeFile => None,
    };
    found.map(|(line, _)| line)
}

/// The lines of a record that mean something, with their numbers.
fn meaningful(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

fn at_line(line: Option<usize>, words: &Words) -> String {
    line.map_or_else(String::new, |line| {
        let place = Message::new("cli-at-line").with("line", line as i64);
        format!("{} ", words.tell(&place))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "# saved\nformicary record 1\ngame ants\n\nbegin\n* first beige\n\n! resigned 2\n1 x\nend\n";

    #[test]
    fn places_are_lines_of_the_file() {
        assert_eq!(line_of(RECORD, Place::Word("game")), Some(3));
        assert_eq!(line_of(RECORD, Place::Ply(1)), Some(6));
        assert_eq!(line_of(RECORD, Place::Ply(2)), Some(9));
        assert_eq!(line_of(RECORD, Place::WholeFile), None);
    }
}
