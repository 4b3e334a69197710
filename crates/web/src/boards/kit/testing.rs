//! What the tests of boards share.

use engine::chance::QuickDice;
use engine::{Awaited, Game, Observer, Seat};
use table::Locale;

use super::scene::Shown;
use super::seen::{OnBoard, Seen};
use crate::words::words_of;

/// Lets chance do what it has to.
pub(crate) fn roll<G: Game>(game: &mut G, dice: &mut QuickDice) {
    while game.awaited() == Awaited::Chance {
        let chance = game.sample_chance(dice);
        game.apply_chance(chance).expect("it was drawn");
    }
}

/// A game as a seat sees it.
pub(crate) fn seen<G>(game: &G, seat: Seat, acts: bool) -> Seen<G>
where
    G: OnBoard,
    G::View: Sync,
{
    let view = serde_json::to_value(game.view(Observer::Seat(seat))).expect("views are JSON");
    Seen::read(&view, acts.then_some(seat)).expect("a view of this game")
}

/// How many places the arrow keys lead to.
pub(crate) fn reached_by_arrows<S: Copy + PartialEq>(
    start: S,
    next: impl Fn(S, (i32, i32)) -> Option<S>,
) -> usize {
    let mut found = vec![start];
    let mut edge = vec![start];
    while let Some(spot) = edge.pop() {
        for way in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
            if let Some(next) = next(spot, way).filter(|next| !found.contains(next)) {
                found.push(next);
                edge.push(next);
            }
        }
    }
    found.len()
}

/// Every language has the same words for a game's board.
pub(crate) fn expect_same_keys(game: &str) {
    let keys = |locale: Locale| -> Vec<String> {
        let text = words_of(game, locale).board.get(locale.code());
        let mut keys: Vec<String> = text
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key.trim().to_owned()))
            .filter(|key| key.starts_with("board-"))
            .collect();
        keys.sort();
        keys
    };
    for locale in Locale::all() {
        assert_eq!(keys(Locale::ENGLISH), keys(locale), "{locale}");
    }
}
