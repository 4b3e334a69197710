//! Games kept in this browser: one record each, as text. Nothing that cannot be read is thrown away.

use engine::record::RecordError;
use engine::{Message, Record};
use table::Words;

use crate::browser::storage::Shelf;
use crate::games::{self, Known};

const PREFIX: &str = "formicary.game.";
const SAVED: &str = "# saved ";

/// A kept game, as the list of games shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    /// Its id.
    pub id: String,
    /// When it was kept, in milliseconds since 1970.
    pub at: u64,
    /// What can be said of it, or why it cannot be read.
    pub content: Result<Content, Unreadable>,
}

/// Why a game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unreadable {
    /// A line is not one of a record.
    Line(RecordError),
    /// This program does not know the game.
    Game(String),
}

impl Unreadable {
    /// The reason in words.
    pub(crate) fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Line(error) => words.record_error(error),
            Self::Game(found) => {
                words.tell(&Message::new("record-unknown-game").with("found", found.clone()))
            }
        }
    }
}

/// What can be said of a kept game without replaying it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Content {
    /// The game's id.
    pub game: String,
    /// Who plays, as records say it.
    pub players: Vec<String>,
    /// How many events there have been.
    pub plies: usize,
    /// Whether it is over.
    pub over: bool,
    /// The scores, if it went to its end.
    pub scores: Option<Vec<i32>>,
}

/// Keeps a game; says whether there was room.
pub(crate) fn keep(shelf: &impl Shelf, id: &str, record: &Record, now: f64) -> bool {
    shelf.set(
        &format!("{PREFIX}{id}"),
        &format!("{SAVED}{}\n{record}", now as u64),
    )
}

/// The text of a kept game, readable or not.
pub(crate) fn text(shelf: &impl Shelf, id: &str) -> Option<String> {
    shelf.get(&format!("{PREFIX}{id}"))
}

/// Whether a name in the browser's store is that of a game.
pub(crate) fn is_of(name: &str, id: &str) -> bool {
    name.strip_prefix(PREFIX) == Some(id)
}

/// A kept game and which one it is; why not, if it cannot be read.
pub(crate) fn open(
    shelf: &impl Shelf,
    id: &str,
) -> Option<Result<(&'static Known, Record), Unreadable>> {
    text(shelf, id).map(|text| read(&text))
}

/// A record and its game from text.
pub(crate) fn read(text: &str) -> Result<(&'static Known, Record), Unreadable> {
    let record: Record = text.parse().map_err(Unreadable::Line)?;
    match games::known(&record.game) {
        Some(known) => Ok((known, record)),
        None => Err(Unreadable::Game(record.game)),
    }
}

/// Throws a game away.
pub(crate) fn forget(shelf: &impl Shelf, id: &str) {
    shelf.remove(&format!("{PREFIX}{id}"));
}

/// All kept games, the newest first.
pub(crate) fn list(shelf: &impl Shelf) -> Vec<Kept> {
    let mut all: Vec<Kept> = shelf
        .names()
        .iter()
        .filter_map(|name| name.strip_prefix(PREFIX))
        .filter_map(|id| {
            let text = text(shelf, id)?;
            let at = text
                .lines()
                .find_map(|line| line.strip_prefix(SAVED)?.parse().ok())
                .unwrap_or(0);
            Some(Kept {
                id: id.to_owned(),
                at,
                content: read(&text).map(|(_, record)| Content {
                    over: record.is_over(),
                    game: record.game,
                    players: record.players,
                    plies: record.plies.len(),
                    scores: record.scores,
                }),
            })
        })
        .collect();
    all.sort_by(|one, other| other.at.cmp(&one.at).then_with(|| one.id.cmp(&other.id)));
    all
}

#[cfg(test)]
pub(crate) mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    use engine::Seed;
    use table::{Occupant, game};

    use super::*;

    /// A shelf for tests.
    #[derive(Default)]
    pub(crate) struct Drawer(RefCell<BTreeMap<String, String>>);

    impl Shelf for Drawer {
        fn get(&self, name: &str) -> Option<String> {
            self.0.borrow().get(name).cloned()
        }
        fn set(&self, name: &str, text: &str) -> bool {
            self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
            true
        }
        fn remove(&self, name: &str) {
            self.0.borrow_mut().remove(name);
        }
        fn names(&self) -> Vec<String> {
            self.0.borrow().keys().cloned().collect()
        }
    }

    fn a_record() -> Record {
        let rules = game("ants").expect("it is in the catalog");
        let players = vec![Occupant::Human("Ada".to_owned())];
        let mut session = rules
            .open(
                rules.profile().usual(),
                players,
                Seed::from_words("saves").into(),
            )
            .expect("the usual game");
        while session.advance() {}
        session.record(true)
    }

    #[test]
    fn a_kept_game_comes_back() {
        let shelf = Drawer::default();
        let record = a_record();
        assert!(keep(&shelf, "a", &record, 5.0));
        let (known, back) = open(&shelf, "a").expect("kept").expect("readable");
        assert_eq!(known.profile.id, "ants");
        assert_eq!(back, record);
    }

    #[test]
    fn the_newest_game_is_listed_first() {
        let shelf = Drawer::default();
        keep(&shelf, "old", &a_record(), 5.0);
        keep(&shelf, "new", &a_record(), 9.0);
        shelf.set("formicary.settings", "{}");
        let ids: Vec<_> = list(&shelf).into_iter().map(|kept| kept.id).collect();
        assert_eq!(ids, ["new", "old"]);
    }

    #[test]
    fn a_broken_game_is_listed_with_its_reason_and_not_lost() {
        let shelf = Drawer::default();
        shelf.set(
            "formicary.game.b",
            "# saved 3\nformicary record 1\ngame ants",
        );
        let all = list(&shelf);
        assert!(all[0].content.is_err());
        assert!(text(&shelf, "b").is_some());
    }

    #[test]
    fn a_game_that_is_thrown_away_is_gone() {
        let shelf = Drawer::default();
        keep(&shelf, "a", &a_record(), 5.0);
        forget(&shelf, "a");
        assert!(list(&shelf).is_empty());
    }
}
