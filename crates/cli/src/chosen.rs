//! The game chosen on a command line: which, which variant, how many players, which options.

use engine::{Arg, Message, Seed, Setup, SetupError};
use table::{Locale, Rules, Words};

use crate::text_file;
use crate::usage::number;
use crate::wording::{refuse, words, words_of};

/// A game, its variant, number of players and options.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Chosen {
    /// The game, such as `ants`; `formicary games` lists all
    pub(crate) game: String,
    /// Variant of the game
    #[arg(long, short = 'v', value_name = "VARIANT")]
    pub(crate) variant: Option<String>,
    /// Number of players
    #[arg(long, short = 'p', value_name = "N", value_parser = number::<u8>)]
    pub(crate) players: Option<u8>,
    /// An option of the game; may be given several times
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// A box file: what is printed in your box
    #[arg(long = "box", value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    pub(crate) box_file: Option<String>,
    /// Revision of the rules; the newest if nothing is said
    #[arg(long, value_name = "N", value_parser = number::<u32>)]
    pub(crate) revision: Option<u32>,
}

impl Chosen {
    /// The rules and a setup that can be played.
    ///
    /// # Errors
    /// In words, if there is no such game or it cannot be played so.
    pub(crate) fn setup(&self, locale: Locale) -> anyhow::Result<(&'static dyn Rules, Setup)> {
        let rules = find_game(&self.game, &words(locale))?;
        let words = words_of(rules, locale);
        let printed = match &self.box_file {
            Some(file) => Some(text_file::read(file, &words)?),
            None => None,
        };
        let setup = self
            .setup_of(rules, printed.as_deref())
            .map_err(|error| in_words(&error, &words))?;
        Ok((rules, setup))
    }

    fn setup_of(&self, rules: &dyn Rules, printed: Option<&str>) -> Result<Setup, SetupError> {
        let profile = rules.profile();
        let variant = self.variant.as_deref().unwrap_or(profile.variants[0].id);
        let mut options = Vec::with_capacity(self.options.len());
        for text in &self.options {
            options.push(text.split_once('=').ok_or_else(|| {
                SetupError(Message::new("setup-unreadable").with("found", text.clone()))
            })?);
        }
        if let Some(printed) = printed {
            options.push((profile.box_option(variant)?, printed));
        }
        let mut setup = profile.setup(variant, self.players, options)?;
        if let Some(revision) = self.revision {
            setup = profile.by_revision(setup, revision)?;
        }
        // Some rules that tie options together are the game's own.
        rules.open(setup.clone(), Vec::new(), Seed([0; 32]).into())?;
        Ok(setup)
    }
}

/// The game with this id.
///
/// # Errors
/// Lists the known games, if this is none of them.
pub(crate) fn find_game(id: &str, words: &Words) -> anyhow::Result<&'static dyn Rules> {
    if let Some(rules) = table::game(id) {
        return Ok(rules);
    }
    let known: Vec<_> = table::games()
        .iter()
        .map(|rules| rules.profile().id)
        .collect();
    let message = Message::new("cli-unknown-game")
        .with("found", id.to_owned())
        .with("known", known.join(", "));
    Err(suggest(&message, words))
}

fn in_words(error: &SetupError, words: &Words) -> anyhow::Error {
    suggest(&error.0, words)
}

/// The message in words; if it says what was found and what is known, and some of it is close to
/// what was found, then that is suggested.
pub(crate) fn suggest(message: &Message, words: &Words) -> anyhow::Error {
    match (text_of(message, "found"), text_of(message, "known")) {
        (Some(found), Some(known)) => match closest(found, known.split(", ")) {
            Some(close) => {
                let suggestion = Message::new("cli-did-you-mean").with("close", close.to_owned());
                anyhow::anyhow!("{} {}", words.tell(message), words.tell(&suggestion))
            }
            None => refuse(words, message),
        },
        _ => refuse(words, message),
    }
}

fn text_of<'a>(message: &'a Message, name: &str) -> Option<&'a str> {
    message.args.iter().find_map(|(key, value)| match value {
        Arg::Text(text) if *key == name => Some(text.as_str()),
        _ => None,
    })
}

/// The known word that `found` was probably meant to be.
fn closest<'a>(found: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let found = found.to_lowercase();
    known
        .map(|word| (strsim::jaro_winkler(&found, word), word))
        .filter(|(likeness, _)| *likeness > 0.8)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, word)| word)
}
