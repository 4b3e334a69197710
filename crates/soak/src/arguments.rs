//! What stands on the command line.

use std::num::NonZero;
use std::thread::available_parallelism;

const USAGE: &str =
    "formicary-soak GAME [GAMES] [seed=1] [bots=20] [threads=N] [every=1] [setup='…' again=SEED]";

/// What is to be played.
pub(crate) struct Wanted {
    pub(crate) game: String,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// In so many of a hundred games bots take part.
    pub(crate) bots: u64,
    pub(crate) threads: usize,
    /// One ply in so many is looked at closely.
    pub(crate) every: u32,
    /// Only this setup.
    pub(crate) setup: Option<String>,
    /// Only the game with this seed.
    pub(crate) again: Option<u64>,
}

impl Wanted {
    pub(crate) fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let cores = available_parallelism().map_or(1, NonZero::get);
        let mut wanted = Self {
            game: arguments.next().ok_or(USAGE)?,
            games: 1_000,
            seed: 1,
            bots: 20,
            threads: cores,
            every: 1,
            setup: None,
            again: None,
        };
        for argument in arguments {
            let (name, value) = argument.split_once('=').unwrap_or(("games", &argument));
            if name == "setup" {
                wanted.setup = Some(value.to_owned());
                continue;
            }
            let number: u64 = value
                .parse()
                .map_err(|_| format!("“{argument}” is not understood: {USAGE}"))?;
            match name {
                "games" => wanted.games = number,
                "seed" => wanted.seed = number,
                "bots" => wanted.bots = number.min(100),
                "threads" => wanted.threads = (number as usize).max(1),
                "every" => wanted.every = (number as u32).max(1),
                "again" => wanted.again = Some(number),
                _ => return Err(format!("“{argument}” is not understood: {USAGE}")),
            }
        }
        Ok(wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<Wanted, String> {
        Wanted::read(words.split(' ').map(ToOwned::to_owned))
    }

    #[test]
    fn numbers_and_settings_are_read() {
        let wanted = read("ants 500 seed=7 bots=300 threads=0 every=4").expect("understood");
        assert_eq!(
            (wanted.game.as_str(), wanted.games, wanted.seed),
            ("ants", 500, 7)
        );
        assert_eq!((wanted.bots, wanted.threads, wanted.every), (100, 1, 4));
    }

    #[test]
    fn what_is_not_understood_is_told() {
        for words in ["ants many", "ants seed=x", "ants colour=3"] {
            assert!(
                read(words).is_err_and(|wrong| wrong.contains("not understood")),
                "{words}"
            );
        }
    }
}
