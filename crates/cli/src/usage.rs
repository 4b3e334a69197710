//! Complaints about the command line itself, in one line and in the user's language.

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use engine::Message;
use table::Words;

/// Exit code for a command line that cannot be understood.
const WRONG_USAGE: u8 = 2;

/// Reads a whole number; for clap.
///
/// # Errors
/// The key of the reason.
pub(crate) fn number<T: TryFrom<u64>>(text: &str) -> Result<T, &'static str> {
    if text.is_empty() || !text.bytes().all(|letter| letter.is_ascii_digit()) {
        return Err("cli-usage-not-a-number");
    }
    let number: Option<u64> = text.parse().ok();
    number
        .and_then(|number| T::try_from(number).ok())
        .ok_or("cli-usage-too-large")
}

/// Reads a whole number that is not 0; for clap.
///
/// # Errors
/// The key of the reason.
pub(crate) fn positive<T: TryFrom<u64> + PartialEq + Default>(
    text: &str,
) -> Result<T, &'static str> {
    match number(text)? {
        zero if zero == T::default() => Err("cli-usage-not-positive"),
        positive => Ok(positive),
    }
}

/// Prints the help that was asked for, or what is wrong with the command line.
pub(crate) fn answer(error: &clap::Error, words: &Words) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Whoever stops reading the help has seen enough of it.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(WRONG_USAGE)
        }
        _ => {
            crate::complain(&complaint(error, words));
            ExitCode::from(WRONG_USAGE)
        }
    }
}

fn complaint(error: &clap::Error, words: &Words) -> String {
    let Some(message) = message(error, words) else {
        return in_one_line(&error.render().to_string());
    };
    let mut sentences = vec![words.tell(&message)];
    let close = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    let port = told(error, ContextKind::InvalidArg).filter(|found| found == "--port");
    let close = port
        .map(|_| "--address 127.0.0.1:8080".to_owned())
        .or_else(|| close.into_iter().find_map(|kind| told(error, kind)));
    if let Some(close) = close {
        sentences.push(words.tell(&Message::new("cli-did-you-mean").with("close", close)));
    }
    if let Some(usage) = told(error, ContextKind::Usage) {
        let usage = usage.trim_start_matches("Usage:").trim().to_owned();
        sentences.push(words.tell(&Message::new("cli-usage").with("usage", usage)));
    }
    sentences.join(" ")
}

/// The usual complaints; nothing for the rare ones, which keep clap's wording.
fn message(error: &clap::Error, words: &Words) -> Option<Message> {
    let argument = || told(error, ContextKind::InvalidArg);
    let value = || told(error, ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => {
            Message::new("cli-usage-unknown-argument").with("found", argument()?)
        }
        ErrorKind::InvalidSubcommand => Message::new("cli-usage-unknown-command")
            .with("found", told(error, ContextKind::InvalidSubcommand)?),
        ErrorKind::MissingRequiredArgument => {
            Message::new("cli-usage-missing").with("missing", argument()?)
        }
        ErrorKind::ArgumentConflict if argument() == told(error, ContextKind::PriorArg) => {
            Message::new("cli-usage-twice").with("found", argument()?)
        }
        ErrorKind::ArgumentConflict => Message::new("cli-usage-conflict")
            .with("found", argument()?)
            .with("other", told(error, ContextKind::PriorArg)?),
        ErrorKind::InvalidValue if value().is_none_or(|value| value.is_empty()) => {
            Message::new("cli-usage-no-value").with("argument", argument()?)
        }
        ErrorKind::InvalidValue => Message::new("cli-usage-not-one-of")
            .with("found", value()?)
            .with("argument", argument()?)
            .with("known", told(error, ContextKind::ValidValue)?),
        ErrorKind::ValueValidation => {
            let reason = std::error::Error::source(error)?.to_string();
            Message::new("cli-usage-bad-value")
                .with("found", value()?)
                .with("argument", argument()?)
                .with("reason", words.get(&reason))
        }
        _ => return None,
    })
}

/// What clap knows of the mistake.
fn told(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        _ => None,
    }
}

/// Clap's paragraphs one after the other, without its last one, which only points to the help.
fn in_one_line(rendered: &str) -> String {
    let paragraphs: Vec<_> = rendered
        .split("\n\n")
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|paragraph| !paragraph.is_empty() && !paragraph.starts_with("For more"))
        .collect();
    let text = paragraphs.join("; ");
    text.strip_prefix("error: ").unwrap_or(&text).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_whole_and_not_too_large() {
        assert_eq!(number::<u8>("12"), Ok(12));
        assert_eq!(number::<u8>("-1"), Err("cli-usage-not-a-number"));
        assert_eq!(number::<u8>("256"), Err("cli-usage-too-large"));
        assert_eq!(positive::<u64>("0"), Err("cli-usage-not-positive"));
        assert_eq!(
            positive::<u64>("99999999999999999999"),
            Err("cli-usage-too-large")
        );
    }
}
