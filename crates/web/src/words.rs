//! The words of each game in each language: parts by themselves, so that nobody fetches languages that they do not
//! read.

use std::cell::RefCell;

use engine::Texts;
use leptos::wasm_split::wasm_split;
use table::Locale;

use crate::parts::NotLoaded;

/// What there is to say about a game while it is played, in one language.
#[derive(Clone, Copy)]
pub(crate) struct GameWords {
    /// What its rules tell.
    pub rules: Texts,
    /// What its board says.
    pub board: Texts,
}

impl GameWords {
    const NONE: Self = Self {
        rules: Texts::NONE,
        board: Texts::NONE,
    };
}

/// What there is to read about a game, in one language.
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    /// The rules in words, as Markdown.
    pub guide: Texts,
    /// What its lesson says.
    pub lesson: Texts,
    /// The records that the positions of its lesson come from.
    pub records: &'static str,
}

macro_rules! text {
    ($code:literal, $($path:literal),*) => {
        Texts(&[($code, include_str!(concat!($($path),*)))])
    };
}

/// Declares the words of each game in each language: a line for each of both.
macro_rules! words {
    ($($words:ident, $reading:ident: $game:literal, $code:literal;)*) => {
        $(
            #[wasm_split($words, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $words() -> Result<&'static GameWords, NotLoaded> {
                Ok(&GameWords {
                    rules: text!($code, "../../../games/", $game, "/locale/", $code, ".ftl"),
                    board: text!($code, "../locale/boards/", $game, ".", $code, ".ftl"),
                })
            }

            #[wasm_split($reading, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $reading() -> Result<&'static Reading, NotLoaded> {
                Ok(&Reading {
                    guide: text!($code, "../../../games/", $game, "/guide/", $code, ".md"),
                    lesson: text!($code, "../lessons/", $game, ".", $code, ".ftl"),
                    records: include_str!(concat!("../lessons/", $game, ".txt")),
                })
            }
        )*

        async fn fetch(game: &str, code: &str) -> Result<&'static GameWords, NotLoaded> {
            match (game, code) {
                $(($game, $code) => $words().await,)*
                _ => Err(NotLoaded),
            }
        }

        async fn fetch_reading(game: &str, code: &str) -> Result<&'static Reading, NotLoaded> {
            match (game, code) {
                $(($game, $code) => $reading().await,)*
                _ => Err(NotLoaded),
            }
        }
    };
}

words! {
    words_ants_en, reading_ants_en: "ants", "en";
    words_ants_fr, reading_ants_fr: "ants", "fr";
    words_ants_de, reading_ants_de: "ants", "de";
    words_myrmes_en, reading_myrmes_en: "myrmes", "en";
    words_myrmes_fr, reading_myrmes_fr: "myrmes", "fr";
    words_myrmes_de, reading_myrmes_de: "myrmes", "de";
    words_fourmidable_en, reading_fourmidable_en: "fourmidable", "en";
    words_fourmidable_fr, reading_fourmidable_fr: "fourmidable", "fr";
    words_fourmidable_de, reading_fourmidable_de: "fourmidable", "de";
    words_hidden_empires_en, reading_hidden_empires_en: "hidden-empires", "en";
    words_hidden_empires_fr, reading_hidden_empires_fr: "hidden-empires", "fr";
    words_hidden_empires_de, reading_hidden_empires_de: "hidden-empires", "de";
}

/// What is there, of which game and in which language.
struct Loaded<T: 'static>(Vec<(String, Locale, &'static T)>);

impl<T> Loaded<T> {
    fn find(&self, game: &str, locale: Locale) -> Option<&'static T> {
        let mut all = self.0.iter();
        all.find(|it| it.0 == game && it.1 == locale).map(|it| it.2)
    }
}

thread_local! {
    static WORDS: RefCell<Loaded<GameWords>> = const { RefCell::new(Loaded(Vec::new())) };
    static READING: RefCell<Loaded<Reading>> = const { RefCell::new(Loaded(Vec::new())) };
}

/// The words of a game in a language, if they are there. Outside browsers all words always are.
pub(crate) fn loaded(game: &str, locale: Locale) -> Option<&'static GameWords> {
    let found = WORDS.with_borrow(|loaded| loaded.find(game, locale));
    #[cfg(not(target_family = "wasm"))]
    let found = found.or_else(|| crate::parts::now(fetch(game, locale.code())).ok());
    found
}

/// The words of a game in a language; in any other that is there, if they are not.
pub(crate) fn words_of(game: &str, locale: Locale) -> GameWords {
    let any = || {
        WORDS.with_borrow(|loaded| {
            let found = loaded.0.iter().find(|it| it.0 == game);
            found.map(|(_, _, words)| *words)
        })
    };
    let found = loaded(game, locale).or_else(any);
    found.copied().unwrap_or(GameWords::NONE)
}

/// Fetches the words of a game in a language, if they are not there yet.
pub(crate) async fn load(game: &str, locale: Locale) -> Result<(), NotLoaded> {
    if loaded(game, locale).is_none() {
        let words = fetch(game, locale.code()).await?;
        WORDS.with_borrow_mut(|loaded| loaded.0.push((game.to_owned(), locale, words)));
    }
    Ok(())
}

/// What there is to read about a game in a language, if it is there.
pub(crate) fn reading(game: &str, locale: Locale) -> Option<&'static Reading> {
    let found = READING.with_borrow(|loaded| loaded.find(game, locale));
    #[cfg(not(target_family = "wasm"))]
    let found = found.or_else(|| crate::parts::now(fetch_reading(game, locale.code())).ok());
    found
}

/// Fetches what there is to read about a game in a language, if it is not there yet.
pub(crate) async fn load_reading(
    game: &str,
    locale: Locale,
) -> Result<&'static Reading, NotLoaded> {
    if let Some(found) = reading(game, locale) {
        return Ok(found);
    }
    let found = fetch_reading(game, locale.code()).await?;
    READING.with_borrow_mut(|loaded| loaded.0.push((game.to_owned(), locale, found)));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_words_in_every_language() {
        for rules in table::games() {
            let game = rules.profile().id;
            for locale in Locale::all() {
                let words = loaded(game, locale).expect("it has words");
                let code = locale.code();
                assert_eq!(words.rules.get(code), rules.texts().get(code));
                assert!(!words.board.get(code).is_empty());
                let reading = reading(game, locale).expect("it has something to read");
                assert_eq!(reading.guide.get(code), rules.guide().get(code));
                assert!(!reading.lesson.get(code).is_empty());
            }
        }
    }
}
