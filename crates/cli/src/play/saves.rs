//! Saved games: records in files, written after every move.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use engine::{Record, Seed};
use table::{Session, Words};

use crate::data_folder::data_folder;

/// Where a game is saved.
pub(crate) struct Save {
    file: PathBuf,
}

impl Save {
    /// This file.
    pub(crate) fn at(file: PathBuf) -> Self {
        Self { file }
    }

    /// The file that was asked for, or a new one among the player's own saved games.
    pub(crate) fn for_game(file: Option<PathBuf>, game: &str, seed: &Seed) -> Self {
        file.map_or_else(|| Self::in_folder(&folder(), game, seed), Self::at)
    }

    /// A file for a new game. Another game from the same seed, readable or not, keeps its own.
    pub(crate) fn in_folder(folder: &Path, game: &str, seed: &Seed) -> Self {
        let name = format!("{game}-{}", &seed.commitment().to_string()[..12]);
        let first = folder.join(format!("{name}.txt"));
        let others = (2..).map(|number: u32| folder.join(format!("{name}-{number}.txt")));
        let free = std::iter::once(first)
            .chain(others)
            .find(|file| !file.exists());
        Self::at(free.expect("some number is free"))
    }

    /// The file's path.
    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    /// Writes the game. A save that is interrupted leaves the one before it whole.
    pub(crate) fn write(&self, session: &dyn Session) -> anyhow::Result<()> {
        let place = || format!("cannot save to {}", self.file.display());
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder).with_context(place)?;
        }
        let draft = self.file.with_extension("part");
        let mut file = fs::File::create(&draft).with_context(place)?;
        file.write_all(session.record(true).to_string().as_bytes())
            .and_then(|()| file.sync_all())
            .and_then(|()| fs::rename(&draft, &self.file))
            .with_context(place)
    }
}

/// The folder of the player's saved games.
fn folder() -> PathBuf {
    data_folder().join("saves")
}

/// The game that was saved last.
pub(crate) fn latest() -> Option<PathBuf> {
    let saved = fs::read_dir(folder()).ok()?.flatten();
    saved
        .filter(|entry| entry.path().extension().is_some_and(|end| end == "txt"))
        .max_by_key(|entry| entry.metadata().and_then(|data| data.modified()).ok())
        .map(|entry| entry.path())
}

/// Reads a saved game.
pub(crate) fn read(file: &Path, words: &Words) -> anyhow::Result<Record> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    text.parse()
        .map_err(|error| anyhow::anyhow!(words.record_error(&error)))
        .with_context(|| file.display().to_string())
}
