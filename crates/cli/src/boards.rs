//! The boards in the terminal: one file for each game.

mod ants;
mod fourmidable;
mod hexmap;
mod hidden_empires;
mod list;
mod myrmes;
mod pointer;
mod writer;

use crossterm::event::KeyEvent;
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::{Choice, Words};

pub(crate) use self::writer::wrapped;
use crate::play::canvas::Depth;

/// Draws a game and lets a player point at what to do.
pub(crate) trait Board {
    /// Shows another position. `seat` is the player who may act, if any does.
    fn update(&mut self, view: &serde_json::Value, seat: Option<Seat>);

    /// What the player may do, for boards that cannot tell from a view.
    fn offer(&mut self, _choices: &[Choice]) {}

    /// The table.
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, depth: Depth);

    /// What lies beside the table: hands, stacks, scores. Returns the height it took.
    fn draw_side(
        &mut self,
        area: Rect,
        buffer: &mut Buffer,
        depth: Depth,
        beside: &Beside<'_>,
    ) -> u16;

    /// A key for the board; says whether it meant anything.
    fn key(&mut self, key: KeyEvent) -> bool;

    /// A click on the table or beside it; says whether it hit what was already chosen.
    fn click(&mut self, column: u16, row: u16) -> bool;

    /// What the player who may act is asked, to be written after the player's name.
    fn question(&self, _beside: &Beside<'_>) -> Option<String> {
        None
    }

    /// The action that is pointed at, legal or not.
    fn chosen(&self) -> Option<String>;

    /// Points at an action.
    fn point_at(&mut self, action: &str);

    /// The keys that mean something on this board: key of the locale files and keys to press.
    fn keys(&self) -> &'static [(&'static str, &'static str)];

    /// What the letters on the board mean: key of the locale files and letters.
    fn signs(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// What a board needs to know about the players.
pub(crate) struct Beside<'a> {
    /// Names, seat 1 first.
    pub(crate) names: &'a [String],
    /// The reader's language.
    pub(crate) words: &'a Words,
}

/// The board of a game; a list of moves if it has none of its own.
pub(crate) fn board(game: &str) -> Box<dyn Board> {
    own(game).unwrap_or_else(|| Box::new(list::ListBoard::default()))
}

/// The board that was drawn for a game.
pub(crate) fn own(game: &str) -> Option<Box<dyn Board>> {
    match game {
        "ants" => Some(Box::new(ants::AntsBoard::default())),
        "fourmidable" => Some(Box::new(fourmidable::FourmidableBoard::default())),
        "hidden-empires" => Some(Box::new(hidden_empires::HiddenEmpiresBoard::default())),
        "myrmes" => Some(Box::new(myrmes::MyrmesBoard::default())),
        _ => None,
    }
}
