//! Words in the reader's language.

use std::sync::Arc;

use engine::{Message, Texts};
use leptos::prelude::*;
use table::{Locale, Rules, Words};

use crate::boards::kit;
use crate::games::Known;
use crate::settings::Preferences;
use crate::words::words_of;

/// The wording of the client itself. All keys start with `web-`.
pub(crate) const TEXTS: Texts = Texts(languages::texts!("../locale/", ".ftl"));

/// Words that follow the chosen language.
#[derive(Clone, Copy)]
pub(crate) struct Speech {
    words: Memo<Arc<Words>>,
}

impl Speech {
    /// The client's words.
    pub(crate) fn own() -> Self {
        Self::from_texts(|_| vec![TEXTS])
    }

    /// The client's words and those of a game that is there.
    pub(crate) fn of(rules: &'static dyn Rules) -> Self {
        Self::from_texts(move |locale| of_board(rules, locale))
    }

    /// The same with the words of its lesson.
    pub(crate) fn of_lesson(rules: &'static dyn Rules, lesson: Texts) -> Self {
        Self::from_texts(move |locale| {
            of_board(rules, locale)
                .into_iter()
                .chain([lesson])
                .collect()
        })
    }

    /// The names of a game alone, which are there before its part.
    pub(crate) fn of_names(game: &'static Known) -> Self {
        Self::from_texts(move |_| vec![game.names()])
    }

    fn from_texts(texts: impl Fn(Locale) -> Vec<Texts> + Send + Sync + 'static) -> Self {
        let locale = expect_context::<Preferences>().locale;
        let make = move |_: Option<&Arc<Words>>| {
            let locale = locale.get();
            Arc::new(Words::new(locale, &texts(locale)))
        };
        Self {
            words: Memo::new_with_compare(make, |_, _| true),
        }
    }

    /// The words themselves.
    pub(crate) fn words(self) -> Signal<Arc<Words>> {
        self.words.into()
    }

    /// The wording of a key.
    pub(crate) fn get(self, key: &str) -> String {
        self.words.read().get(key)
    }

    /// The wording of a message.
    pub(crate) fn tell(self, message: &Message) -> String {
        self.words.read().tell(message)
    }

    /// A view of the wording of a key that follows the language.
    pub(crate) fn text(self, key: &'static str) -> impl Fn() -> String + Copy + Send + 'static {
        move || self.get(key)
    }
}

/// A game's name, which follows the language.
pub(crate) fn game_name(game: &'static Known) -> impl Fn() -> String + Copy + Send + 'static {
    let names = Speech::of_names(game);
    move || names.get(&format!("game-{}", game.profile.id))
}

/// The words of the client, of a game and of its board.
fn of_board(rules: &dyn Rules, locale: Locale) -> Vec<Texts> {
    let words = words_of(rules.profile().id, locale);
    vec![TEXTS, words.rules, words.board, kit::TEXTS]
}

/// The client's own words.
pub(crate) fn speech() -> Speech {
    expect_context::<Speech>()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    fn keys(text: &'static str) -> BTreeSet<&'static str> {
        text.lines()
            .filter(|line| line.starts_with("web-"))
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .collect()
    }

    #[test]
    fn every_language_has_the_same_keys() {
        for (code, text) in TEXTS.0 {
            assert_eq!(keys(TEXTS.get("en")), keys(text), "{code}");
        }
    }

    #[test]
    fn every_language_is_valid_beside_every_game() {
        for rules in table::games() {
            for locale in Locale::all() {
                let words = Words::new(locale, &of_board(*rules, locale));
                assert!(words.has("web-title"));
            }
        }
    }

    #[test]
    fn every_used_key_exists_and_every_key_is_used() {
        let mut used = BTreeSet::new();
        collect(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
            &mut used,
        );
        let known: BTreeSet<String> = keys(TEXTS.get("en"))
            .iter()
            .map(ToString::to_string)
            .collect();
        // A key that ends in a dash is completed by the code.
        for key in &used {
            let exists = if key.ends_with('-') {
                known.iter().any(|known| known.starts_with(key.as_str()))
            } else {
                known.contains(key)
            };
            assert!(exists, "“{key}” has no wording");
        }
        let completed = |key: &String| {
            used.iter()
                .any(|used| used.ends_with('-') && key.starts_with(used.as_str()))
        };
        for key in &known {
            assert!(used.contains(key) || completed(key), "nobody uses “{key}”");
        }
    }

    fn collect(dir: &Path, used: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(dir).expect("the sources are there") {
            let path = entry.expect("the sources are there").path();
            if path.is_dir() {
                collect(&path, used);
            } else {
                let text = std::fs::read_to_string(&path).expect("sources are text");
                for part in text.split("\"web-").skip(1) {
                    let end = part
                        .find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
                        .unwrap_or(part.len());
                    if end > 0 {
                        used.insert(format!("web-{}", &part[..end]));
                    }
                }
            }
        }
    }
}
