//! Which game is to be played: variant, number of players, options.
//!
//! One shape for all games, so that lobbies, command lines and records need to know only one. Each
//! game declares a [`Profile`]; [`Setup`] is a valid choice from it. Rules that tie options together
//! are the game's own and are checked in [`Game::new`](crate::Game::new).

use std::fmt;

use crate::{Message, printed};

/// What can be chosen before a game, and the game's identity.
#[derive(Debug)]
pub struct Profile {
    /// Name in records and on command lines.
    pub id: &'static str,
    /// The revisions of the rules that can be played, in growing order. New games get the last one; games
    /// that were begun under another go on under it. A new one comes whenever an old record would replay
    /// differently.
    pub revisions: &'static [u32],
    /// The author of the game.
    pub designer: &'static str,
    /// The first one is the default.
    pub variants: &'static [Variant],
    /// What else can be chosen.
    pub options: &'static [GameOption],
    /// Names of the seats (colours), seat 1 first; also keys `seat-…` of the locale files.
    pub seats: &'static [&'static str],
}

/// One way to play the game.
#[derive(Debug)]
pub struct Variant {
    /// Name in records and on command lines.
    pub id: &'static str,
    /// Fewest players.
    pub least: u8,
    /// Most players.
    pub most: u8,
    /// Number of players when nothing is said.
    pub usual: u8,
}

/// Something that can be chosen.
#[derive(Debug)]
pub struct GameOption {
    /// Name in records and on command lines.
    pub id: &'static str,
    /// What can be chosen.
    pub values: Values,
    /// The variants that have the option; none named means all.
    pub variants: &'static [&'static str],
}

/// The possible values of an option.
#[derive(Debug)]
pub enum Values {
    /// One of these words; the first is the default.
    OneOf(&'static [&'static str]),
    /// A number.
    Number {
        /// Smallest value.
        least: i64,
        /// Largest value.
        most: i64,
        /// Default value.
        usual: i64,
    },
    /// [`STANDARD`](printed::STANDARD), or what is printed in a box: see [`printed`].
    Printed {
        /// Reads a box file and writes what it says in one way only: a fact to a line, words separated by one
        /// space, without `_`, `;` and `=`. What it has written it reads as the same.
        read: fn(&str) -> Result<String, Message>,
        /// A box file to learn from. The laws play it, too.
        example: &'static str,
    },
}

impl Values {
    /// The value when nothing is said.
    #[must_use]
    pub fn usual(&self) -> String {
        match self {
            Self::OneOf(words) => words[0].to_owned(),
            Self::Number { usual, .. } => usual.to_string(),
            Self::Printed { .. } => printed::STANDARD.to_owned(),
        }
    }

    /// The value that a text stands for.
    fn accept(&self, option: &str, text: &str) -> Result<String, Message> {
        let is_possible = match self {
            Self::OneOf(words) => words.contains(&text),
            Self::Number { least, most, .. } => text.parse::<i64>().is_ok_and(|number| {
                (*least..=*most).contains(&number) && number.to_string() == text
            }),
            Self::Printed { read, .. } => return printed::value(text, *read),
        };
        if is_possible {
            return Ok(text.to_owned());
        }
        Err(Message::new("setup-bad-value")
            .with("found", text.to_owned())
            .with("option", option.to_owned())
            .with("known", self.to_string()))
    }

    /// A few values worth trying, the usual one first: all words, the smallest and largest number, the example
    /// of a box file.
    #[must_use]
    pub fn samples(&self) -> Vec<String> {
        match self {
            Self::OneOf(words) => words.iter().map(|&word| word.to_owned()).collect(),
            Self::Number { least, most, usual } => {
                vec![usual.to_string(), least.to_string(), most.to_string()]
            }
            Self::Printed { read, example } => {
                let example = printed::value(example, *read).expect("the example can be read");
                vec![self.usual(), example]
            }
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneOf(words) => f.write_str(&words.join(", ")),
            Self::Number { least, most, .. } => write!(f, "{least}–{most}"),
            Self::Printed { .. } => f.write_str(printed::STANDARD),
        }
    }
}

/// A choice that cannot be played, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub Message);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for SetupError {}

/// A valid choice of variant, number of players and options, and the revision of the rules that it is
/// played by. As text it names every option, so that a record does not change when a default does; the
/// revision stands in a line of its own there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    revision: u32,
    variant: &'static str,
    players: u8,
    options: Vec<(&'static str, String)>,
}

impl Setup {
    /// The revision of the rules.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// The variant's name.
    #[must_use]
    pub fn variant(&self) -> &'static str {
        self.variant
    }

    /// How many players.
    #[must_use]
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// The value of an option.
    ///
    /// # Panics
    /// If the variant has no such option.
    #[must_use]
    pub fn option(&self, id: &str) -> &str {
        self.options
            .iter()
            .find(|(option, _)| *option == id)
            .map(|(_, value)| value.as_str())
            .unwrap_or_else(|| panic!("the profile has no option {id} for {}", self.variant))
    }

    /// The value of an option that is a number.
    ///
    /// # Panics
    /// If the variant has no such number.
    #[must_use]
    pub fn number(&self, id: &str) -> i64 {
        self.option(id).parse().expect("the profile says so")
    }

    /// What a box file has said for an option, a fact to a line; nothing if the game is played with what it has
    /// by itself.
    ///
    /// # Panics
    /// If the variant has no such option.
    #[must_use]
    pub fn printed(&self, id: &str) -> Option<String> {
        let value = self.option(id);
        (value != printed::STANDARD).then(|| printed::lines_of(value))
    }

    /// All options with their values.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.options.iter().map(|(id, value)| (*id, value.as_str()))
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players={}", self.variant, self.players)?;
        self.options()
            .try_for_each(|(id, value)| write!(f, " {id}={value}"))
    }
}

impl Profile {
    /// The default variant, number of players and options.
    #[must_use]
    pub fn usual(&self) -> Setup {
        self.setup(self.variants[0].id, None, [])
            .expect("defaults are valid")
    }

    /// The revision that new games get.
    #[must_use]
    pub const fn newest(&self) -> u32 {
        match self.revisions.last() {
            Some(newest) => *newest,
            None => panic!("every game has a revision"),
        }
    }

    /// The same choice by another revision of the rules.
    ///
    /// # Errors
    /// If this program does not know the revision.
    pub fn by_revision(&self, setup: Setup, revision: u32) -> Result<Setup, SetupError> {
        if self.revisions.contains(&revision) {
            return Ok(Setup { revision, ..setup });
        }
        let known: Vec<_> = self.revisions.iter().map(ToString::to_string).collect();
        Err(SetupError(
            Message::new("setup-unknown-revision")
                .with("found", i64::from(revision))
                .with("known", known.join(", ")),
        ))
    }

    /// Reads a setup as a record writes it, for new games. What is not named gets its default.
    ///
    /// # Errors
    /// If something is named that does not exist.
    pub fn read_setup(&self, text: &str) -> Result<Setup, SetupError> {
        let mut words = text.split_whitespace().peekable();
        let variant = words
            .next_if(|word| !word.contains('='))
            .unwrap_or(self.variants[0].id);
        let mut players = None;
        let mut options = Vec::new();
        for word in words {
            let (id, value) = word.split_once('=').ok_or_else(|| {
                SetupError(Message::new("setup-unreadable").with("found", word.to_owned()))
            })?;
            if id == "players" {
                players = Some(value.parse().unwrap_or(0));
            } else {
                options.push((id, value));
            }
        }
        self.setup(variant, players, options)
    }

    /// Checks a choice. What is not named gets its default.
    ///
    /// # Errors
    /// If something is named that does not exist.
    pub fn setup<'a>(
        &self,
        variant: &str,
        players: Option<u8>,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        let refuse = |message: Message| Err(SetupError(message));
        let Some(variant) = self.variants.iter().find(|known| known.id == variant) else {
            let known: Vec<_> = self.variants.iter().map(|known| known.id).collect();
            return refuse(
                Message::new("setup-unknown-variant")
                    .with("found", variant.to_owned())
                    .with("known", known.join(", ")),
            );
        };
        let players = players.unwrap_or(variant.usual);
        if !(variant.least..=variant.most).contains(&players) {
            return refuse(
                Message::new("setup-players")
                    .with("variant", variant.id.to_owned())
                    .with("least", variant.least)
                    .with("most", variant.most)
                    .with("found", players),
            );
        }
        let mut options: Vec<_> = self
            .options
            .iter()
            .filter(|option| option.belongs_to(variant.id))
            .map(|option| (option.id, option.values.usual()))
            .collect();
        for (id, value) in chosen {
            let Some(option) = self.options.iter().find(|option| option.id == id) else {
                let known: Vec<_> = self.options.iter().map(|option| option.id).collect();
                return refuse(
                    Message::new("setup-unknown-option")
                        .with("found", id.to_owned())
                        .with("known", known.join(", ")),
                );
            };
            let value = option.values.accept(id, value).map_err(SetupError)?;
            let Some(place) = options.iter_mut().find(|(known, _)| *known == id) else {
                return refuse(
                    Message::new("setup-not-in-variant")
                        .with("option", id.to_owned())
                        .with("variant", variant.id.to_owned()),
                );
            };
            place.1 = value;
        }
        Ok(Setup {
            revision: self.newest(),
            variant: variant.id,
            players,
            options,
        })
    }

    /// The option that a box file is for.
    ///
    /// # Errors
    /// If the variant has none, or does not exist.
    pub fn box_option(&self, variant: &str) -> Result<&'static str, SetupError> {
        let is_printed = |option: &&GameOption| matches!(option.values, Values::Printed { .. });
        let mut options = self.options.iter().filter(is_printed);
        let option = options.find(|option| option.belongs_to(variant));
        option.map(|option| option.id).ok_or_else(|| {
            SetupError(Message::new("setup-no-box").with("variant", variant.to_owned()))
        })
    }

    /// Every revision and variant with every number of players: with default options, and with each other
    /// value of each option alone. The newest revision comes first.
    #[must_use]
    pub fn every_setup(&self) -> Vec<Setup> {
        let newest = self.every_new_setup();
        let by = |revision| {
            let same = newest.iter().cloned();
            same.map(move |setup| Setup { revision, ..setup })
        };
        self.revisions.iter().rev().copied().flat_map(by).collect()
    }

    fn every_new_setup(&self) -> Vec<Setup> {
        let mut setups = Vec::new();
        for variant in self.variants {
            for players in variant.least..=variant.most {
                let with = |chosen: Option<(&str, &str)>| {
                    self.setup(variant.id, Some(players), chosen)
                        .expect("taken from the profile")
                };
                setups.push(with(None));
                for option in self.options {
                    if option.belongs_to(variant.id) {
                        for value in option.values.samples().iter().skip(1) {
                            setups.push(with(Some((option.id, value))));
                        }
                    }
                }
            }
        }
        setups
    }
}

impl GameOption {
    fn belongs_to(&self, variant: &str) -> bool {
        self.variants.is_empty() || self.variants.contains(&variant)
    }
}
