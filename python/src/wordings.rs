//! The words of each game in each language, made once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use table::{Locale, Rules, Words};

use crate::failures::Failure;

type Known = HashMap<(&'static str, &'static str), Arc<Words>>;

static KNOWN: Mutex<Option<Known>> = Mutex::new(None);

/// The words of a game in a language.
pub(crate) fn words_in(rules: &'static dyn Rules, locale: Locale) -> Arc<Words> {
    words_for(rules.profile().id, locale, || {
        Words::new(locale, &[rules.texts()])
    })
}

/// The words that belong to no game.
pub(crate) fn common_words() -> Arc<Words> {
    words_for("", Locale::ENGLISH, || Words::new(Locale::ENGLISH, &[]))
}

fn words_for(game: &'static str, locale: Locale, make: impl FnOnce() -> Words) -> Arc<Words> {
    // Words are only ever added, so that what another thread has left is whole.
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let all = known.get_or_insert_with(Known::new);
    let words = all.entry((game, locale.code()));
    Arc::clone(words.or_insert_with(|| Arc::new(make())))
}

/// English words of a game: the language of exceptions.
pub(crate) fn english(rules: &'static dyn Rules) -> Arc<Words> {
    words_in(rules, Locale::ENGLISH)
}

/// The language with this code.
pub(crate) fn language(code: &str) -> Result<Locale, Failure> {
    Locale::all()
        .find(|locale| locale.code() == code)
        .ok_or_else(|| {
            let known: Vec<_> = Locale::all().map(Locale::code).collect();
            Failure::Other {
                exception: "BadSetup",
                reason: "language".to_owned(),
                words: format!("“{code}” is none of the languages {}.", known.join(", ")),
            }
        })
}
