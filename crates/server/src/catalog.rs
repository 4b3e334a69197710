//! The games that a server offers, with their words.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use engine::Texts;
use table::listing::GameInfo;
use table::{Locale, Rules, Words};

/// The wording of the server's own messages.
pub const TEXTS: Texts = Texts(languages::texts!("../locale/", ".ftl"));

/// The games that a server offers.
pub struct Catalog {
    games: Vec<Offered>,
    words: HashMap<Locale, Arc<Words>>,
    /// What `listed` gives, once somebody has asked for it.
    listed: HashMap<Locale, OnceLock<String>>,
}

/// A game, and how it is talked about.
pub(crate) struct Offered {
    pub(crate) rules: &'static dyn Rules,
    words: HashMap<Locale, Arc<Words>>,
}

impl Catalog {
    /// These games.
    #[must_use]
    pub fn of(games: &[&'static dyn Rules]) -> Self {
        let words = |more: &[Texts]| {
            Locale::all()
                .map(|locale| (locale, Arc::new(Words::new(locale, more))))
                .collect()
        };
        Self {
            games: games
                .iter()
                .map(|rules| Offered {
                    rules: *rules,
                    words: words(&[TEXTS, rules.texts()]),
                })
                .collect(),
            words: words(&[TEXTS]),
            listed: Locale::all()
                .map(|locale| (locale, OnceLock::new()))
                .collect(),
        }
    }

    /// Every game of the table.
    #[must_use]
    pub fn usual() -> Self {
        Self::of(table::games())
    }

    pub(crate) fn game(&self, id: &str) -> Option<&Offered> {
        self.games.iter().find(|game| game.rules.profile().id == id)
    }

    /// The games with all revisions of their rules.
    pub(crate) fn revisions(&self) -> Vec<(String, u32)> {
        let games = self.games.iter().map(|game| game.rules.profile());
        let revisions = games.flat_map(|profile| {
            let revisions = profile.revisions.iter();
            revisions.map(|revision| (profile.id.to_owned(), *revision))
        });
        revisions.collect()
    }

    /// The words that belong to no game.
    pub(crate) fn words(&self, locale: Locale) -> &Arc<Words> {
        &self.words[&locale]
    }

    /// All games with their variants and options, as JSON.
    pub(crate) fn listed(&self, locale: Locale) -> &str {
        self.listed[&locale].get_or_init(|| {
            let games = self.games.iter();
            let infos = games.map(|game| GameInfo::of(game.rules, game.words(locale)));
            let infos: Vec<GameInfo> = infos.collect();
            serde_json::to_string(&infos).expect("lists can be written as JSON")
        })
    }
}

impl Offered {
    pub(crate) fn words(&self, locale: Locale) -> &Arc<Words> {
        &self.words[&locale]
    }

    pub(crate) fn all_words(&self) -> HashMap<Locale, Arc<Words>> {
        self.words.clone()
    }
}
