//! A directory for the records of the games.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use engine::Record;
use table::Words;

use crate::text_file::reason_in_words;

/// Where the records go: one file for each game, numbered from 1.
pub(super) struct Archive {
    pub(super) directory: PathBuf,
    game: &'static str,
    digits: usize,
}

impl Archive {
    /// Makes the directory if it is missing. Says no if a file is already there, before anything is
    /// played.
    pub(super) fn new(
        directory: &Path,
        game: &'static str,
        games: u64,
        words: &Words,
    ) -> anyhow::Result<Self> {
        let archive = Self {
            directory: directory.to_owned(),
            game,
            digits: games.to_string().len().max(4),
        };
        fs::create_dir_all(directory).map_err(|error| refuse(directory, &error, words))?;
        for index in 0..games {
            let path = archive.path(index);
            if path.exists() {
                return Err(refuse(&path, &io::ErrorKind::AlreadyExists.into(), words));
            }
        }
        Ok(archive)
    }

    /// The file of a game, counted from 0.
    pub(super) fn path(&self, index: u64) -> PathBuf {
        let (game, number, digits) = (self.game, index + 1, self.digits);
        self.directory.join(format!("{game}-{number:0digits$}.txt"))
    }

    /// Writes a record; never over an existing file.
    pub(super) fn keep(&self, index: u64, record: &Record, words: &Words) -> anyhow::Result<()> {
        let path = self.path(index);
        let mut new = OpenOptions::new();
        new.write(true)
            .create_new(true)
            .open(&path)
            .and_then(|mut file| file.write_all(record.to_string().as_bytes()))
            .map_err(|error| refuse(&path, &error, words))
    }
}

fn refuse(path: &Path, error: &io::Error, words: &Words) -> anyhow::Error {
    anyhow::anyhow!("{}: {}", path.display(), reason_in_words(error, words))
}
