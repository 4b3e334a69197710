//! `formicary backup`, `restore` and `check`: the database of a server.

use std::path::{Path, PathBuf};

use engine::Message;
use server::Catalog;
use server::store::{self, Found, OpenError};
use table::{Locale, Words};

use crate::printing::print;
use crate::serve::usual_file;
use crate::wording::words;

/// What to copy, and where to.
#[derive(clap::Args)]
pub(crate) struct Backup {
    /// File for the copy
    #[arg(value_name = "FILE")]
    to: PathBuf,
    /// The server's file; otherwise among your own data
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Replace a file that is there already
    #[arg(long)]
    overwrite: bool,
}

/// What to put back, and where.
#[derive(clap::Args)]
pub(crate) struct Restore {
    /// The copy
    #[arg(value_name = "FILE")]
    from: PathBuf,
    /// The server's file; otherwise among your own data
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Replace everything that is there now
    #[arg(long)]
    overwrite: bool,
}

/// What to look at.
#[derive(clap::Args)]
pub(crate) struct Check {
    /// The server's file, or a copy of it; otherwise among your own data
    #[arg(value_name = "FILE")]
    data: Option<PathBuf>,
}

/// Copies the database, while a server may be using it.
pub(crate) fn back_up(backup: &Backup, locale: Locale) -> anyhow::Result<()> {
    let words = words(locale);
    let from = backup.data.clone().unwrap_or_else(usual_file);
    let to = &backup.to;
    let bytes = store::backup(&from, to, backup.overwrite).map_err(|error| match error {
        OpenError::Exists | OpenError::InUse => refuse(&words, to, &error),
        error => refuse(&words, &from, &error),
    })?;
    done("cli-backup-done", to, bytes, &words)
}

/// Puts a copy back.
pub(crate) fn restore(restore: &Restore, locale: Locale) -> anyhow::Result<()> {
    let words = words(locale);
    let to = restore.data.clone().unwrap_or_else(usual_file);
    let from = &restore.from;
    let bytes = store::restore(from, &to, restore.overwrite).map_err(|error| match error {
        OpenError::Exists | OpenError::InUse => refuse(&words, &to, &error),
        error => refuse(&words, from, &error),
    })?;
    done("cli-restore-done", &to, bytes, &words)
}

/// Looks at everything.
pub(crate) fn check(check: &Check, locale: Locale) -> anyhow::Result<()> {
    let words = words(locale);
    let file = check.data.clone().unwrap_or_else(usual_file);
    let found = store::examine(&file, &Catalog::usual());
    let found = found.map_err(|error| refuse(&words, &file, &error))?;
    let Found {
        people,
        tables,
        entries,
        damage,
        broken,
        unknown,
    } = found;
    for line in &damage {
        print(&format!("{line}\n"))?;
    }
    for (key, ids) in [
        ("cli-check-broken", &broken),
        ("cli-check-unknown", &unknown),
    ] {
        for id in ids {
            let message = Message::new(key).with("id", id.clone());
            print(&format!("{}\n", words.tell(&message)))?;
        }
    }
    if !damage.is_empty() {
        return Err(refuse(
            &words,
            &file,
            &OpenError::Damaged(damage[0].clone()),
        ));
    }
    let number = |number: u64| number.to_string();
    let message = Message::new("cli-check-done")
        .with("people", number(people))
        .with("tables", number(tables))
        .with("entries", number(entries));
    print(&format!("{}\n", words.tell(&message)))?;
    if broken.is_empty() {
        Ok(())
    } else {
        let message = Message::new("cli-check-failed").with("number", broken.len() as i64);
        Err(crate::wording::refuse(&words, &message))
    }
}

fn done(key: &'static str, file: &Path, bytes: u64, words: &Words) -> anyhow::Result<()> {
    let message = Message::new(key)
        .with("file", file.display().to_string())
        .with("kilobytes", bytes.div_ceil(1000).to_string());
    print(&format!("{}\n", words.tell(&message)))
}

/// Why a database cannot be used.
pub(crate) fn reason(file: &Path, error: &OpenError) -> Message {
    let key = match error {
        OpenError::InUse => "cli-store-in-use",
        OpenError::Busy => "cli-store-busy",
        OpenError::Missing => "cli-store-missing",
        OpenError::Exists => "cli-store-exists",
        OpenError::Foreign => "cli-store-foreign",
        OpenError::Damaged(_) => "cli-store-damaged",
        OpenError::Later(..) => "cli-store-later",
        OpenError::Earlier(..) => "cli-store-earlier",
        OpenError::Forbidden(_) => "cli-store-forbidden",
        OpenError::Full => "cli-store-full",
        OpenError::Other(_) => "cli-store-other",
    };
    let message = Message::new(key).with("file", file.display().to_string());
    match error {
        OpenError::Damaged(reason) | OpenError::Forbidden(reason) | OpenError::Other(reason) => {
            message.with("reason", reason.clone())
        }
        OpenError::Later(own, known) | OpenError::Earlier(own, known) => message
            .with("own", own.to_string())
            .with("known", known.to_string()),
        _ => message,
    }
}

pub(crate) fn refuse(words: &Words, file: &Path, error: &OpenError) -> anyhow::Error {
    crate::wording::refuse(words, &reason(file, error))
}
