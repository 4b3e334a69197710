//! The parts of the client that come when a game is chosen: one for each game, with its rules, its board and its lesson,
//! and one for its words in each language. `cargo xtask web` makes files of their own of them.
//!
//! Whatever is called from here on belongs to a part. The rest of the client reaches games through [`loaded`] and
//! [`load`] only: naming a game's rules anywhere else would bring all of it into the first load.

use std::cell::RefCell;

use futures_util::future::join;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use table::catalog::bare;
use table::{Locale, Rules};

use crate::boards::{self, Board};
use crate::browser;
use crate::games;
use crate::lessons::{self, Lesson};
use crate::pages::{GAME_PAGES, GamePages};
use crate::words;

/// All that a game brings along.
pub(crate) struct Part {
    /// The rules.
    pub rules: &'static dyn Rules,
    /// The board.
    pub board: &'static Board,
    /// The first lesson.
    pub lesson: &'static Lesson,
    /// The pages that show all this.
    pub pages: &'static GamePages,
}

/// A part did not come: there is no network, or the server has other files by now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotLoaded;

impl From<SplitLoaderError> for NotLoaded {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

type Found = Result<&'static Part, NotLoaded>;

/// Declares the part of each game: its module and its rules in the catalog.
macro_rules! parts {
    ($($game:ident: $rules:ident;)*) => {
        $(
            #[wasm_split($game, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $game() -> Found {
                Ok(&Part {
                    rules: bare::$rules,
                    board: &boards::$game::BOARD,
                    lesson: &lessons::$game::LESSON,
                    pages: &GAME_PAGES,
                })
            }
        )*

        /// The part whose module has this name.
        async fn fetch(module: &str) -> Found {
            match module {
                $(stringify!($game) => $game().await,)*
                _ => Err(NotLoaded),
            }
        }
    };
}

parts! {
    ants: ANTS;
    myrmes: MYRMES;
    fourmidable: FOURMIDABLE;
    hidden_empires: HIDDEN_EMPIRES;
}

thread_local! {
    static LOADED: RefCell<Vec<&'static Part>> = const { RefCell::new(Vec::new()) };
}

/// A game's part, if it is there already. Outside browsers all parts always are.
pub(crate) fn loaded(game: &str) -> Option<&'static Part> {
    let found = LOADED.with_borrow(|loaded| {
        let mut loaded = loaded.iter();
        loaded.find(|part| part.board.game == game).copied()
    });
    #[cfg(not(target_family = "wasm"))]
    let found = found.or_else(|| now(fetch(&module_of(game))).ok());
    found
}

/// A game's part; it is fetched if it is not there yet. What has failed can be tried again.
pub(crate) async fn load(game: &str) -> Found {
    if let Some(part) = loaded(game) {
        return Ok(part);
    }
    let Some(known) = games::known(game) else {
        return Err(NotLoaded);
    };
    let id = known.profile.id;
    // Both at once. Bots think where nothing is drawn.
    let style = browser::has_page().then(|| browser::style(&format!("./boards/{id}.css")));
    let part = fetch(&module_of(id)).await;
    if let Some(style) = style {
        style.await.map_err(|_| NotLoaded)?;
    }
    let part = part?;
    LOADED.with_borrow_mut(|loaded| {
        if loaded.iter().all(|other| other.board.game != id) {
            loaded.push(part);
        }
    });
    Ok(part)
}

/// A game's part and its words in a language.
pub(crate) async fn load_with_words(game: &str, locale: Locale) -> Found {
    let (part, words) = join(load(game), words::load(game, locale)).await;
    words.and(part)
}

/// Modules are named as Rust has it.
fn module_of(game: &str) -> String {
    game.replace('-', "_")
}

/// What comes of a future that never waits, as those of parts outside browsers.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn now<T>(future: impl Future<Output = T>) -> T {
    use std::task::{Context, Poll, Waker};
    let mut future = std::pin::pin!(future);
    match future
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()))
    {
        Poll::Ready(done) => done,
        Poll::Pending => panic!("it waits for something"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_part_of_its_own() {
        for game in games::GAMES {
            let id = game.profile.id;
            let part = now(load(id)).expect("it is there");
            assert_eq!(part.rules.profile().id, id);
            assert_eq!(part.board.game, id);
            assert_eq!(part.lesson.game, id);
        }
        assert!(now(load("chess")).is_err());
    }
}
