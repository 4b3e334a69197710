//! Personal bests, kept in this browser: one for each way to play a game.

use serde::{Deserialize, Serialize};

use crate::browser::storage::Shelf;

const PREFIX: &str = "formicary.best.";

/// A best score, and in which game it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Best {
    score: i32,
    game: String,
}

/// How a score compares with what was reached before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compared {
    /// Nothing was reached before.
    First,
    /// It is better than this.
    New(i32),
    /// This is still the best.
    Still(i32),
}

/// A way to play a game: what is chosen in its setup decides how many points there are.
pub(crate) fn kind(game: &str, setup: &str) -> String {
    format!("{game} {setup}")
}

/// Notes the score of a finished game of this kind, and says how it compares with others. Looking at
/// the same game again changes nothing.
pub(crate) fn note(shelf: &impl Shelf, kind: &str, game: &str, score: i32) -> Compared {
    let name = format!("{PREFIX}{kind}");
    let before: Option<Best> = shelf
        .get(&name)
        .and_then(|text| serde_json::from_str(&text).ok());
    match before {
        Some(best) if best.game == game => Compared::Still(best.score),
        Some(best) if best.score >= score => Compared::Still(best.score),
        before => {
            let best = Best {
                score,
                game: game.to_owned(),
            };
            if let Ok(text) = serde_json::to_string(&best) {
                shelf.set(&name, &text);
            }
            before.map_or(Compared::First, |before| Compared::New(before.score))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saves::tests::Drawer;

    #[test]
    fn games_of_other_options_are_not_compared() {
        let shelf = Drawer::default();
        let kind_of =
            |target: &str| kind("hidden-empires", &format!("free players=3 target={target}"));
        assert_eq!(note(&shelf, &kind_of("16"), "a", 16), Compared::First);
        assert_eq!(note(&shelf, &kind_of("4"), "b", 5), Compared::First);
        assert_eq!(note(&shelf, &kind_of("16"), "c", 14), Compared::Still(16));
    }

    #[test]
    fn the_best_of_all_games_of_a_kind_is_kept() {
        let shelf = Drawer::default();
        let kind = "fourmidable solo";
        assert_eq!(note(&shelf, kind, "a", 90), Compared::First);
        assert_eq!(note(&shelf, kind, "b", 80), Compared::Still(90));
        assert_eq!(note(&shelf, kind, "c", 112), Compared::New(90));
        assert_eq!(note(&shelf, kind, "c", 112), Compared::Still(112));
        assert_eq!(note(&shelf, "myrmes solo", "d", 5), Compared::First);
    }
}
