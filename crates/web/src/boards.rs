//! The boards in the browser: one file for each game.

pub mod ants;
pub mod myrmes;

use std::sync::Arc;

use engine::{Seat, Texts};
use leptos::prelude::*;
use table::Words;

/// What a board shows and how it answers. Boards know nothing of servers, pages or other games.
#[derive(Clone)]
pub struct BoardProps {
    /// The game as the observer sees it: the `view` of a `table::message::Update`.
    pub view: Signal<serde_json::Value>,
    /// The seat that may act here and now; nobody while others think, in replays, and after the end.
    pub actor: Signal<Option<Seat>>,
    /// The action that is pointed at, in notation, legal or not: by this board, by the list of moves,
    /// or by a hint. Board and list follow each other through it.
    pub pointed: RwSignal<Option<String>>,
    /// Plays an action.
    pub play: Callback<String>,
    /// Somebody clicked on something that is not possible: the page asks the rules and says why.
    pub explain: Callback<String>,
    /// The notation of the line of the log that is being looked at.
    pub highlighted: Signal<Option<String>>,
    /// The players' names, seat 1 first.
    pub names: Signal<Vec<String>>,
    /// The words of the reader's language, the game's included.
    pub words: Signal<Arc<Words>>,
    /// Whether things may move.
    pub animate: Signal<bool>,
}

/// The board of a game, by the game's id.
#[must_use]
pub fn board(game: &str, props: BoardProps) -> AnyView {
    match game {
        "ants" => ants::board(props).into_any(),
        "myrmes" => myrmes::board(props).into_any(),
        _ => ().into_any(),
    }
}

/// The wording of a game's board; nothing for games without a board of their own.
#[must_use]
pub fn texts(game: &str) -> Option<Texts> {
    match game {
        "ants" => Some(ants::TEXTS),
        "myrmes" => Some(myrmes::TEXTS),
        _ => None,
    }
}
