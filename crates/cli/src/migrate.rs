//! `formicary migrate`: everything that a server keeps, from a file into a PostgreSQL database or back.

use std::path::Path;

use engine::Message;
use server::store::{MoveError, is_address, move_to_database, move_to_file, without_password};
use table::{Locale, Words};

use crate::database;
use crate::printing::print;
use crate::wording::{refuse, words};

/// From where, and to where.
#[derive(clap::Args)]
pub(crate) struct Migrate {
    /// File or PostgreSQL database of a server that is stopped
    #[arg(value_name = "FROM")]
    from: String,
    /// The other one, with nothing in it yet: postgres://ant@localhost/formicary, or a file
    #[arg(value_name = "TO")]
    to: String,
}

pub(crate) fn run(migrate: &Migrate, locale: Locale) -> anyhow::Result<()> {
    let words = words(locale);
    let Migrate { from, to } = migrate;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let moved = match (is_address(from), is_address(to)) {
        (false, true) => runtime.block_on(move_to_database(Path::new(from), to)),
        (true, false) => runtime.block_on(move_to_file(from, Path::new(to))),
        _ => return Err(refuse(&words, &Message::new("cli-migrate-alike"))),
    };
    let moved = moved.map_err(|error| match error {
        MoveError::From(error) => why(&words, from, &error),
        MoveError::To(error) => why(&words, to, &error),
    })?;
    let place = if is_address(to) {
        without_password(to)
    } else {
        to.clone()
    };
    let message = Message::new("cli-migrate-done")
        .with("place", place)
        .with("people", moved.people.to_string())
        .with("tables", moved.tables.to_string())
        .with("entries", moved.entries.to_string());
    print(&format!("{}\n", words.tell(&message)))
}

fn why(words: &Words, place: &str, error: &server::store::OpenError) -> anyhow::Error {
    if is_address(place) {
        database::refuse_address(words, place, error)
    } else if *error == server::store::OpenError::Exists {
        let message = Message::new("cli-migrate-exists").with("file", place.to_owned());
        refuse(words, &message)
    } else {
        database::refuse(words, Path::new(place), error)
    }
}
