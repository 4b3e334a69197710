//! The games as they are known before their parts are loaded: enough to list them, to choose one, and to say what
//! is played at a table.

use engine::{Game, Profile, Texts};

/// A game that can be chosen.
pub(crate) struct Known {
    /// What can be chosen.
    pub profile: &'static Profile,
}

/// All games, in the order in which they are shown.
pub(crate) const GAMES: &[Known] = &[
    Known::of::<ants::Ants>(),
    Known::of::<myrmes::Myrmes>(),
    Known::of::<fourmidable::Fourmidable>(),
    Known::of::<hidden_empires::HiddenEmpires>(),
];

/// The names of each game, its variants, options and seats.
const NAMES: &[(&str, Texts)] = include!(concat!(env!("OUT_DIR"), "/names.rs"));

impl Known {
    const fn of<G: Game>() -> Self {
        Self {
            profile: G::PROFILE,
        }
    }

    /// The game's name and summary, and the names of its variants, options and seats. These are also among the
    /// words of the game's part; the two never go together.
    pub(crate) fn names(&self) -> Texts {
        let found = NAMES.iter().find(|(game, _)| *game == self.profile.id);
        found.map_or(Texts::NONE, |(_, names)| *names)
    }
}

/// The game with this id.
pub(crate) fn known(id: &str) -> Option<&'static Known> {
    GAMES.iter().find(|game| game.profile.id == id)
}

#[cfg(test)]
mod tests {
    use table::{Locale, Words};

    use super::*;

    #[test]
    fn all_games_of_the_table_are_known() {
        let ids = GAMES.iter().map(|game| game.profile.id);
        let table = table::games().iter().map(|rules| rules.profile().id);
        assert!(ids.eq(table));
        assert!(known("chess").is_none());
    }

    #[test]
    fn names_are_those_of_the_game_itself_in_every_language() {
        for rules in table::games() {
            let profile = rules.profile();
            let game = profile.id;
            let known = known(game).expect("it is known");
            let mut keys = vec![format!("game-{game}"), format!("game-{game}-summary")];
            for variant in profile.variants {
                keys.push(format!("variant-{game}-{}", variant.id));
            }
            for option in profile.options {
                keys.push(format!("option-{game}-{}", option.id));
            }
            for seat in profile.seats {
                keys.push(format!("seat-{seat}"));
            }
            for locale in Locale::all() {
                let names = Words::new(locale, &[known.names()]);
                let words = Words::new(locale, &[rules.texts()]);
                for key in &keys {
                    assert!(names.has(key), "{locale}: {key}");
                    assert_eq!(names.get(key), words.get(key));
                }
            }
        }
    }
}
