//! The program's own sentences, and the language to say them in.

use engine::{Message, Texts};
use table::{Locale, Words};

/// The wording of everything the commands print. All keys start with `cli-`.
pub(crate) const TEXTS: Texts = Texts(languages::texts!("../locale/commands.", ".ftl"));

/// The commands' words, without those of any game.
pub(crate) fn words(locale: Locale) -> Words {
    Words::new(locale, &[TEXTS])
}

/// The commands' words and those of one game.
pub(crate) fn words_of(rules: &dyn table::Rules, locale: Locale) -> Words {
    Words::new(locale, &[TEXTS, rules.texts()])
}

/// The language to speak before the command line has been read: that of its `--lang` if there is a
/// clear one, else that of the environment.
pub(crate) fn locale_asked_for() -> Locale {
    let mut arguments = std::env::args_os().map(|argument| argument.to_string_lossy().into_owned());
    while let Some(argument) = arguments.next() {
        let code = match argument.strip_prefix("--lang") {
            Some("") => arguments.next(),
            Some(rest) => rest.strip_prefix('=').map(ToOwned::to_owned),
            None => None,
        };
        if let Some(locale) = code.and_then(|code| code.parse().ok()) {
            return locale;
        }
    }
    locale_of_environment()
}

/// The language that the environment asks for.
fn locale_of_environment() -> Locale {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .map_or(Locale::ENGLISH, |value| Locale::for_environment(&value))
}

/// An error with its reason in words.
pub(crate) fn refuse(words: &Words, message: &Message) -> anyhow::Error {
    anyhow::Error::msg(words.tell(message))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys of a Fluent file.
    fn keys(text: &str) -> Vec<&str> {
        let key = |line| str::split_once(line, " = ").map(|(key, _)| key);
        let mut keys: Vec<_> = text
            .lines()
            .filter(|line| line.starts_with("cli-"))
            .filter_map(key)
            .collect();
        keys.sort_unstable();
        keys
    }

    #[test]
    fn every_language_has_the_same_keys() {
        for (code, text) in TEXTS.0 {
            assert_eq!(keys(TEXTS.get("en")), keys(text), "{code}");
        }
    }
}
