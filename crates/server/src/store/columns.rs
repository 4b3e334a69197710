//! How what is kept is written into the columns of a database, whichever it is.

use table::Occupant;

use super::{FirstSeat, KeyKind, Person, Purpose};
use crate::people::names;

/// Accounts are told apart by their names; guests are not told apart.
pub(super) fn login(person: &Person) -> Option<String> {
    let account = person.password.is_some();
    account.then(|| names::login(&person.name))
}

/// No two new accounts look the same.
pub(super) fn looks(person: &Person) -> Option<String> {
    let account = person.password.is_some();
    account.then(|| names::looks(&person.name))
}

pub(super) const fn kind_text(kind: KeyKind) -> &'static str {
    match kind {
        KeyKind::Session => "session",
        KeyKind::Token => "token",
    }
}

pub(super) fn kind(text: &str) -> KeyKind {
    if text == "token" {
        KeyKind::Token
    } else {
        KeyKind::Session
    }
}

pub(super) const fn purpose_text(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Confirm => "confirm",
        Purpose::Recover => "recover",
    }
}

pub(super) fn seats_text(seats: &[FirstSeat]) -> String {
    let seats: Vec<_> = seats.iter().map(seat_text).collect();
    seats.join(",")
}

pub(super) fn seats(text: &str) -> Vec<FirstSeat> {
    text.split(',').map(seat).collect()
}

fn seat_text(seat: &FirstSeat) -> String {
    match seat {
        FirstSeat::Open => "open".to_owned(),
        FirstSeat::Invited => "invited".to_owned(),
        FirstSeat::Bot(level) => Occupant::Bot(*level).to_string(),
    }
}

fn seat(text: &str) -> FirstSeat {
    match (text, text.parse()) {
        ("invited", _) => FirstSeat::Invited,
        (_, Ok(Occupant::Bot(level))) => FirstSeat::Bot(level),
        _ => FirstSeat::Open,
    }
}

/// A word or a small thing, such as a clock.
pub(super) fn json(thing: &impl serde::Serialize) -> String {
    serde_json::to_string(thing).expect("what is kept can be written as JSON")
}
