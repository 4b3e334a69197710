//! `formicary serve --check`: what would keep a server from starting, in plain words.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener};

use engine::Message;
use server::Settings;
use table::Words;

use super::{Serve, settings};
use crate::database;
use crate::printing::print;
use crate::wording::refuse;

/// Tells everything that is wrong; it is a failure if anything is.
pub(super) fn check(serve: &Serve, words: &Words) -> anyhow::Result<()> {
    let wrong = match settings::read(serve)? {
        Ok(settings) => around(&settings, words),
        Err(mistakes) => mistakes.lines(words),
    };
    if wrong.is_empty() {
        return print(&format!("{}\n", words.get("cli-serve-in-order")));
    }
    for line in &wrong {
        print(&format!("{line}\n"))?;
    }
    let message = Message::new("cli-serve-not-in-order").with("number", wrong.len() as i64);
    Err(refuse(words, &message))
}

/// What is wrong with files and addresses.
fn around(settings: &Settings, words: &Words) -> Vec<String> {
    let mut wrong = Vec::new();
    wrong.extend(settings.config().messages.check().err());
    if let Some(address) = settings::database(settings) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        let tried = match runtime {
            Ok(runtime) => runtime.block_on(server::store::try_database(address)),
            Err(error) => Err(error.into()),
        };
        if let Err(error) = tried {
            wrong.push(words.tell(&database::reason_at(address, &error)));
        }
    } else if !settings.store.memory {
        let file = settings::file(settings);
        if let Err(error) = server::store::try_file(&file) {
            wrong.push(words.tell(&database::reason(&file, &error)));
        }
    }
    let addresses = std::iter::once(settings.address()).chain(settings.operations());
    let mut held = Vec::new();
    for address in addresses {
        match TcpListener::bind(address) {
            Ok(listener) => held.push(listener),
            Err(error) => wrong.push(words.tell(&unusable(address, &error))),
        }
    }
    wrong
}

/// Why nobody can listen at an address.
pub(super) fn unusable(address: SocketAddr, error: &std::io::Error) -> Message {
    let key = match error.kind() {
        ErrorKind::AddrInUse => "cli-address-taken",
        ErrorKind::PermissionDenied => "cli-address-forbidden",
        ErrorKind::AddrNotAvailable => "cli-address-elsewhere",
        _ => "cli-address-failed",
    };
    Message::new(key)
        .with("address", address.to_string())
        .with("error", error.to_string())
}
