//! `formicary truth`: hashes of all there is to see in a recorded game, to hold programs against each other.

use std::fmt::Write;

use anyhow::bail;
use table::{Locale, Truth};

use crate::printing::print;
use crate::record_file::RecordFile;
use crate::wording::words_of;

/// Which game.
#[derive(clap::Args)]
pub(crate) struct Game {
    /// The record; - is standard input
    #[arg(value_hint = clap::ValueHint::FilePath)]
    file: String,
}

/// A line for each position: how many events came before it, and its hash. The last line is the hash of all of
/// these.
pub(crate) fn run(game: &Game, locale: Locale) -> anyhow::Result<()> {
    let file = RecordFile::read(&game.file, locale)?;
    let Some(gym) = file.rules.gym() else {
        bail!(words_of(file.rules, locale).get("cli-truth-no-numbers"));
    };
    let truths = gym
        .truths(&file.record)
        .map_err(|error| file.replay_error(&error, locale))?;
    let mut page = String::new();
    for (ply, truth) in truths.iter().enumerate() {
        writeln!(page, "{ply} {truth}")?;
    }
    writeln!(page, "= {}", Truth::of_all(&truths))?;
    print(&page)
}
