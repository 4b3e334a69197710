//! `formicary backup`, `restore` and `check`: the database of a server.

use std::path::{Path, PathBuf};

use engine::Message;
use server::Catalog;
use server::store::{self, Found, OpenError, is_address, without_password};
use table::{Locale, Words};

use crate::printing::print;
use crate::serve::{database_of, usual_file, without_flags};
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

/// The file that is meant. PostgreSQL has programs of its own to copy its databases.
fn file_of(data: Option<&Path>, words: &Words) -> anyhow::Result<PathBuf> {
    let address = match data {
        Some(data) => data
            .to_str()
            .filter(|text| is_address(text))
            .map(str::to_owned),
        None => {
            let settings = without_flags(None)?.map_err(|mistakes| mistakes.error(words))?;
            database_of(&settings).map(str::to_owned)
        }
    };
    match address {
        Some(address) => {
            let message =
                Message::new("cli-database-copies").with("file", without_password(&address));
            Err(crate::wording::refuse(words, &message))
        }
        None => Ok(data.map_or_else(usual_file, Path::to_owned)),
    }
}

/// Copies the database, while a server may be using it.
pub(crate) fn back_up(backup: &Backup, locale: Locale) -> anyhow::Result<()> {
    let words = words(locale);
    let from = file_of(backup.data.as_deref(), &words)?;
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
    let to = file_of(restore.data.as_deref(), &words)?;
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
    let file = file_of(check.data.as_deref(), &words)?;
    let found = store::examine(&file, &Catalog::usual());
    let found = found.map_err(|error| refuse(&words, &file, &error))?;
    let Found {
        people,
        tables,
        entries,
        damage,
        broken,
        mistold,
        unknown,
    } = found;
    for line in &damage {
        print(&format!("{line}\n"))?;
    }
    for (key, ids) in [
        ("cli-check-broken", &broken),
        ("cli-check-mistold", &mistold),
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
    for (key, tables) in [
        ("cli-check-failed", &broken),
        ("cli-check-untrue", &mistold),
    ] {
        if !tables.is_empty() {
            let message = Message::new(key).with("number", tables.len() as i64);
            return Err(crate::wording::refuse(&words, &message));
        }
    }
    Ok(())
}

fn done(key: &'static str, file: &Path, bytes: u64, words: &Words) -> anyhow::Result<()> {
    let message = Message::new(key)
        .with("file", file.display().to_string())
        .with("kilobytes", bytes.div_ceil(1000).to_string());
    print(&format!("{}\n", words.tell(&message)))
}

/// Why a database cannot be used.
pub(crate) fn reason(file: &Path, error: &OpenError) -> Message {
    in_words(key_of(error), file.display().to_string(), error)
}

const fn key_of(error: &OpenError) -> &'static str {
    match error {
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
        OpenError::Address(_) => "cli-database-address",
        OpenError::Unreachable(_) => "cli-database-unreachable",
        OpenError::Other(_) => "cli-store-other",
    }
}

/// Why a database at an address cannot be used.
pub(crate) fn reason_at(address: &str, error: &OpenError) -> Message {
    let key = match error {
        OpenError::Busy => "cli-database-busy",
        OpenError::InUse => "cli-database-in-use",
        OpenError::Exists => "cli-database-exists",
        OpenError::Foreign => "cli-database-foreign",
        OpenError::Forbidden(_) => "cli-database-forbidden",
        other => return in_words(key_of(other), without_password(address), other),
    };
    in_words(key, without_password(address), error)
}

fn in_words(key: &'static str, place: String, error: &OpenError) -> Message {
    let message = Message::new(key).with("file", place);
    match error {
        OpenError::Damaged(reason)
        | OpenError::Forbidden(reason)
        | OpenError::Address(reason)
        | OpenError::Unreachable(reason)
        | OpenError::Other(reason) => message.with("reason", reason.clone()),
        OpenError::Later(own, known) | OpenError::Earlier(own, known) => message
            .with("own", own.to_string())
            .with("known", known.to_string()),
        _ => message,
    }
}

pub(crate) fn refuse_address(words: &Words, address: &str, error: &OpenError) -> anyhow::Error {
    crate::wording::refuse(words, &reason_at(address, error))
}

pub(crate) fn refuse(words: &Words, file: &Path, error: &OpenError) -> anyhow::Error {
    crate::wording::refuse(words, &reason(file, error))
}
