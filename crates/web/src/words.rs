//! The words of each game in each language: parts by themselves, so that nobody fetches languages that they do not
//! read.

use std::cell::RefCell;

use engine::Texts;
use leptos::wasm_split::wasm_split;
use table::Locale;

use crate::parts::NotLoaded;

/// What there is to say about a game, in one language.
#[derive(Clone, Copy)]
pub(crate) struct GameWords {
    /// What its rules tell.
    pub rules: Texts,
    /// The rules in words, as Markdown.
    pub guide: Texts,
    /// What its board says.
    pub board: Texts,
    /// What its lesson says.
    pub lesson: Texts,
}

impl GameWords {
    const NONE: Self = Self {
        rules: Texts::NONE,
        guide: Texts::NONE,
        board: Texts::NONE,
        lesson: Texts::NONE,
    };
}

macro_rules! text {
    ($code:literal, $($path:literal),*) => {
        Texts(&[($code, include_str!(concat!($($path),*)))])
    };
}

/// Declares the words of each game in each language: a line for each of both.
macro_rules! words {
    ($($name:ident: $game:literal, $code:literal;)*) => {
        $(
            #[wasm_split($name, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $name() -> Result<&'static GameWords, NotLoaded> {
                Ok(&GameWords {
                    rules: text!($code, "../../../games/", $game, "/locale/", $code, ".ftl"),
                    guide: text!($code, "../../../games/", $game, "/guide/", $code, ".md"),
                    board: text!($code, "../locale/boards/", $game, ".", $code, ".ftl"),
                    lesson: text!($code, "../lessons/", $game, ".", $code, ".ftl"),
                })
            }
        )*

        async fn fetch(game: &str, code: &str) -> Result<&'static GameWords, NotLoaded> {
            match (game, code) {
                $(($game, $code) => $name().await,)*
                _ => Err(NotLoaded),
            }
        }
    };
}

words! {
    words_ants_en: "ants", "en";
    words_ants_fr: "ants", "fr";
    words_ants_de: "ants", "de";
    words_myrmes_en: "myrmes", "en";
    words_myrmes_fr: "myrmes", "fr";
    words_myrmes_de: "myrmes", "de";
    words_fourmidable_en: "fourmidable", "en";
    words_fourmidable_fr: "fourmidable", "fr";
    words_fourmidable_de: "fourmidable", "de";
    words_hidden_empires_en: "hidden-empires", "en";
    words_hidden_empires_fr: "hidden-empires", "fr";
    words_hidden_empires_de: "hidden-empires", "de";
}

/// Words that are there, of which game and in which language.
type Loaded = (String, Locale, &'static GameWords);

thread_local! {
    static LOADED: RefCell<Vec<Loaded>> = const { RefCell::new(Vec::new()) };
}

/// The words of a game in a language, if they are there. Outside browsers all words always are.
pub(crate) fn loaded(game: &str, locale: Locale) -> Option<&'static GameWords> {
    let found = LOADED.with_borrow(|loaded| {
        let is_it = |it: &&Loaded| it.0 == game && it.1 == locale;
        loaded.iter().find(is_it).map(|(_, _, words)| *words)
    });
    #[cfg(not(target_family = "wasm"))]
    let found = found.or_else(|| crate::parts::now(fetch(game, locale.code())).ok());
    found
}

/// The words of a game in a language; in any other that is there, if they are not.
pub(crate) fn words_of(game: &str, locale: Locale) -> GameWords {
    let any = || {
        LOADED.with_borrow(|loaded| {
            let found = loaded.iter().find(|it| it.0 == game);
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
        LOADED.with_borrow_mut(|loaded| loaded.push((game.to_owned(), locale, words)));
    }
    Ok(())
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
                assert_eq!(words.guide.get(code), rules.guide().get(code));
                assert!(!words.board.get(code).is_empty());
                assert!(!words.lesson.get(code).is_empty());
            }
        }
    }
}
