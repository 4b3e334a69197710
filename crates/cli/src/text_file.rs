//! Reading text from a file, and saying why it cannot be read.

use std::io::{self, Read};

use engine::Message;
use table::Words;

/// The text of a file, or of standard input if its name is `-`.
///
/// # Errors
/// In words, with the file's name, if there is no file or it holds no text.
pub(crate) fn read(path: &str, words: &Words) -> anyhow::Result<String> {
    let name = name(path, words);
    let bytes = bytes_of(path)
        .map_err(|error| anyhow::anyhow!("{name}: {}", reason_in_words(&error, words)))?;
    readable(bytes).map_err(|message| anyhow::anyhow!("{name}: {}", words.tell(&message)))
}

/// What a file is called in messages.
pub(crate) fn name(path: &str, words: &Words) -> String {
    if path == "-" {
        words.get("cli-standard-input")
    } else {
        path.to_owned()
    }
}

fn bytes_of(path: &str) -> io::Result<Vec<u8>> {
    if path == "-" {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes)?;
        Ok(bytes)
    } else {
        std::fs::read(path)
    }
}

/// The reason why a file cannot be read or written.
pub(crate) fn reason_in_words(error: &io::Error, words: &Words) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => words.get("cli-no-such-file"),
        io::ErrorKind::IsADirectory => words.get("cli-is-a-directory"),
        io::ErrorKind::PermissionDenied => words.get("cli-permission-denied"),
        io::ErrorKind::AlreadyExists => words.get("cli-already-exists"),
        _ => error.to_string(),
    }
}

/// The bytes as text. Other control characters than line ends and tabs are refused: they could do anything to a
/// terminal.
fn readable(bytes: Vec<u8>) -> Result<String, Message> {
    let at = |before: &[u8]| {
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        Message::new("cli-not-text").with("line", line as i64)
    };
    let text = String::from_utf8(bytes)
        .map_err(|error| at(&error.as_bytes()[..error.utf8_error().valid_up_to()]))?;
    let strange = |c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    match text.find(strange) {
        Some(index) => Err(at(&text.as_bytes()[..index])),
        None => Ok(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_refused_with_their_line() {
        let refused = readable(b"formicary record 1\ngame \x1b[2J".to_vec()).unwrap_err();
        assert_eq!(refused, Message::new("cli-not-text").with("line", 2_i64));
    }
}
