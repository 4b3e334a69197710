//! Rows of the database and what they stand for.

use engine::Seed;
use protocol::{ActInfo, ChatLine, ReportInfo};
use serde::de::DeserializeOwned;
use tokio_postgres::Row;
use tokio_postgres::types::FromSql;

use crate::store::{Browser, Entry, Key, Opening, Person, Span, StoreError, columns};

/// What [`person`] reads, of the person called `p`.
macro_rules! person_columns {
    () => {
        "p.id, p.name, p.password, p.admin, p.muted, p.banned, p.email, p.made, p.seen"
    };
}
pub(super) use person_columns;

/// What [`key`] reads, of the key called `k`.
macro_rules! key_columns {
    () => {
        "k.hash, k.id, k.person, k.kind, k.label, k.made, k.used"
    };
}
pub(super) use key_columns;

/// What [`report`] reads.
macro_rules! report_columns {
    () => {
        "id, at, by_whom, table_id, person, name, text, reason, done"
    };
}
pub(super) use report_columns;

/// What [`chat_line`] reads.
macro_rules! chat_columns {
    () => {
        "id, name, account, text, at"
    };
}
pub(super) use chat_columns;

/// What stands in a column.
pub(super) fn get<'a, T: FromSql<'a>>(row: &'a Row, column: usize) -> Result<T, StoreError> {
    let read = row.try_get(column);
    read.map_err(|error| StoreError::Failed(error.to_string()))
}

/// A time or a number that is never below zero.
pub(super) fn number(row: &Row, column: usize) -> Result<u64, StoreError> {
    get::<i64>(row, column).map(|number| number as u64)
}

/// The same where there may be none.
pub(super) fn number_if_any(row: &Row, column: usize) -> Result<Option<u64>, StoreError> {
    let number = get::<Option<i64>>(row, column)?;
    Ok(number.map(|number| number as u64))
}

fn hash(row: &Row, column: usize) -> Result<[u8; 32], StoreError> {
    get::<&[u8]>(row, column)?.try_into().map_err(unreadable)
}

fn json<T: DeserializeOwned>(row: &Row, column: usize) -> Result<T, StoreError> {
    serde_json::from_str(get(row, column)?).map_err(unreadable)
}

fn unreadable(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(format!("what is stored cannot be read: {error}"))
}

pub(super) fn person(row: &Row, from: usize) -> Result<Person, StoreError> {
    Ok(Person {
        id: get(row, from)?,
        name: get(row, from + 1)?,
        password: get(row, from + 2)?,
        admin: get(row, from + 3)?,
        muted: number(row, from + 4)?,
        banned: number(row, from + 5)?,
        email: get(row, from + 6)?,
        made: number(row, from + 7)?,
        seen: number(row, from + 8)?,
    })
}

pub(super) fn key(row: &Row) -> Result<Key, StoreError> {
    Ok(Key {
        hash: hash(row, 0)?,
        id: get(row, 1)?,
        person: get(row, 2)?,
        kind: columns::kind(get(row, 3)?),
        label: get(row, 4)?,
        made: number(row, 5)?,
        used: number(row, 6)?,
    })
}

pub(super) fn entry(row: &Row) -> Result<Entry, StoreError> {
    Ok(Entry {
        at: number(row, 0)?,
        person: get(row, 1)?,
        command: get(row, 2)?,
        deed: get::<&str>(row, 3)?.parse().map_err(unreadable)?,
    })
}

pub(super) fn opening(row: &Row) -> Result<Opening, StoreError> {
    Ok(Opening {
        id: get(row, 0)?,
        game: get(row, 1)?,
        revision: number(row, 2)? as u32,
        setup: get(row, 3)?,
        seed: Seed(hash(row, 4)?),
        seats: columns::seats(get(row, 5)?),
        public: get(row, 6)?,
        clock: json(row, 7)?,
        opener: get(row, 8)?,
        invitation: get(row, 9)?,
        opened: number(row, 10)?,
        flag: json(row, 11)?,
        hints: get(row, 12)?,
        talk: json(row, 13)?,
        closed: get(row, 14)?,
        rated: get(row, 15)?,
        strength: get::<Option<&str>>(row, 16)?
            .map(serde_json::from_str)
            .transpose()
            .map_err(unreadable)?,
    })
}

pub(super) fn chat_line(row: &Row, from: usize) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        id: number(row, from)?,
        name: get(row, from + 1)?,
        account: get(row, from + 2)?,
        text: get(row, from + 3)?,
        at: number(row, from + 4)?,
    })
}

pub(super) fn report(row: &Row) -> Result<ReportInfo, StoreError> {
    Ok(ReportInfo {
        id: number(row, 0)?,
        at: number(row, 1)?,
        by: get(row, 2)?,
        table: get(row, 3)?,
        person: get(row, 4)?,
        name: get(row, 5)?,
        text: get(row, 6)?,
        reason: get(row, 7)?,
        done: number_if_any(row, 8)?,
    })
}

pub(super) fn span(row: &Row) -> Result<Span, StoreError> {
    Ok((number(row, 0)?, number(row, 1)?))
}

pub(super) fn act(row: &Row) -> Result<ActInfo, StoreError> {
    Ok(ActInfo {
        id: number(row, 0)?,
        at: number(row, 1)?,
        by: get(row, 2)?,
        what: json(row, 3)?,
    })
}

pub(super) fn browser(row: &Row) -> Result<Browser, StoreError> {
    Ok(Browser {
        id: get(row, 0)?,
        session: get(row, 1)?,
        endpoint: get(row, 2)?,
        p256dh: get(row, 3)?,
        auth: get(row, 4)?,
        made: number(row, 5)?,
    })
}

/// The first column of each row.
pub(super) fn texts(rows: &[Row]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| get(row, 0)).collect()
}

/// PostgreSQL keeps every letter but one, which nobody can see anyway.
pub(in crate::store) fn writable(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}
