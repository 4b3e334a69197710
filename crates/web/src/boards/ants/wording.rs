//! The board in words, for those who hear it and for the line beside it.

use ants::{Action, Color, Design, Placed};
use engine::{Arg, Message};
use table::Words;

use super::position::Outcome;

/// Anticlockwise, in sixths.
const TURNED: [&str; 6] = [
    "board-ants-turned-0",
    "board-ants-turned-1",
    "board-ants-turned-2",
    "board-ants-turned-3",
    "board-ants-turned-4",
    "board-ants-turned-5",
];

/// A tile's name.
pub(super) fn tile(words: &Words, design: Design) -> String {
    words.tell(&Message::new("board-ants-tile").with("tile", design))
}

/// The same with the ants on it.
pub(super) fn tile_told(words: &Words, design: Design) -> String {
    format!("{}\n{}", tile(words, design), words.tell(&design.told()))
}

/// A tile on the table.
pub(super) fn placed(words: &Words, placed: &Placed) -> String {
    words.tell(
        &Message::new("board-ants-placed")
            .with("tile", placed.design)
            .with("turned", Arg::Term(TURNED[usize::from(placed.turn)]))
            .with("place", placed.at.to_string())
            .with("level", placed.level),
    )
}

/// A placement, and what it would bring.
pub(super) fn placement(words: &Words, action: Action, outcome: Outcome) -> String {
    let [beige, brown] = Color::BOTH.map(|color| {
        let index = color as usize;
        score(outcome.scores[index], outcome.changes[index])
    });
    let hidden = outcome.hidden[0] + outcome.hidden[1];
    words.tell(
        &Message::new("board-ants-placement")
            .with("tile", action.design)
            .with("turned", Arg::Term(TURNED[usize::from(action.turn)]))
            .with("place", action.at.to_string())
            .with("level", outcome.level)
            .with("beige", beige)
            .with("brown", brown)
            .with("hidden", hidden),
    )
}

fn score(score: i32, change: i32) -> String {
    if change == 0 {
        score.to_string()
    } else {
        format!("{score} ({})", signed(change))
    }
}

/// A number with its sign, a true minus sign included.
pub(super) fn signed(number: i32) -> String {
    match number {
        ..0 => format!("−{}", -number),
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
    }
}
