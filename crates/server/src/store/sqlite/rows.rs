//! Rows of the database and what they stand for.

use protocol::ChatLine;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::store::columns::{self, login, looks};
use crate::store::{Entry, Key, Opening, Person};

/// What `person` reads, of the person called `p`.
macro_rules! person_columns {
    () => {
        "p.id, p.name, p.password, p.admin, p.muted, p.banned, p.email, p.made, p.seen"
    };
}
pub(super) use person_columns;

/// Whether another account has this name, or one that looks so.
pub(super) fn is_taken(connection: &Connection, person: &Person) -> rusqlite::Result<bool> {
    match looks(person) {
        Some(looks) => is_worn(connection, &looks, &person.id),
        None => Ok(false),
    }
}

/// Whether an account of somebody else has a name that looks so.
pub(super) fn is_worn(connection: &Connection, looks: &str, by: &str) -> rusqlite::Result<bool> {
    connection
        .prepare_cached("SELECT 1 FROM person WHERE looks = ?1 AND id <> ?2")?
        .exists([looks, by])
}

/// Writes down what the names of older accounts look like. Those that look the same stay.
pub(super) fn name_accounts(connection: &Connection) -> rusqlite::Result<()> {
    let accounts: rusqlite::Result<Vec<Person>> = connection
        .prepare(concat!(
            "SELECT ",
            person_columns!(),
            " FROM person p WHERE login IS NOT NULL"
        ))?
        .query_map([], |row| person(row, 0))?
        .collect();
    for person in accounts? {
        connection.execute(
            "UPDATE person SET looks = ?2 WHERE id = ?1",
            params![person.id, looks(&person)],
        )?;
        connection.execute(
            "UPDATE OR IGNORE person SET login = ?2 WHERE id = ?1",
            params![person.id, login(&person)],
        )?;
    }
    Ok(())
}

/// All keys of a person, the oldest first.
pub(super) fn keys_of(connection: &Connection, person: &str) -> rusqlite::Result<Vec<Key>> {
    connection
        .prepare_cached(
            "SELECT hash, id, person, kind, label, made, used FROM access_key
             WHERE person = ?1 ORDER BY made",
        )?
        .query_map([person], key)?
        .collect()
}

pub(super) fn person(row: &Row<'_>, from: usize) -> rusqlite::Result<Person> {
    Ok(Person {
        id: row.get(from)?,
        name: row.get(from + 1)?,
        password: row.get(from + 2)?,
        admin: row.get(from + 3)?,
        muted: row.get::<_, i64>(from + 4)? as u64,
        banned: row.get::<_, i64>(from + 5)? as u64,
        email: row.get(from + 6)?,
        made: row.get::<_, i64>(from + 7)? as u64,
        seen: row.get::<_, i64>(from + 8)? as u64,
    })
}

pub(super) fn key(row: &Row<'_>) -> rusqlite::Result<Key> {
    let kind: String = row.get(3)?;
    Ok(Key {
        hash: row.get(0)?,
        id: row.get(1)?,
        person: row.get(2)?,
        kind: columns::kind(&kind),
        label: row.get(4)?,
        made: row.get::<_, i64>(5)? as u64,
        used: row.get::<_, i64>(6)? as u64,
    })
}

/// Takes a key back, and the browsers that belong to it.
pub(super) fn remove_key(connection: &Connection, key: &Key) -> rusqlite::Result<()> {
    connection
        .prepare_cached("DELETE FROM access_key WHERE hash = ?1")?
        .execute([key.hash])?;
    connection
        .prepare_cached("DELETE FROM browser WHERE person = ?1 AND session = ?2")?
        .execute([&key.person, &key.id])?;
    Ok(())
}

pub(super) fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let deed: String = row.get(3)?;
    Ok(Entry {
        at: row.get::<_, i64>(0)? as u64,
        person: row.get(1)?,
        command: row.get(2)?,
        deed: deed.parse().map_err(|error| unreadable(3, error))?,
    })
}

pub(super) fn chat_line(row: &Row<'_>, from: usize) -> rusqlite::Result<ChatLine> {
    Ok(ChatLine {
        id: row.get::<_, i64>(from)? as u64,
        name: row.get(from + 1)?,
        account: row.get(from + 2)?,
        text: row.get(from + 3)?,
        at: row.get::<_, i64>(from + 4)? as u64,
    })
}

pub(super) fn insert_opening(
    connection: &Connection,
    table: &Opening,
    due: Option<u64>,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO game_table (id, game, revision, setup, seed, seats, public, clock, opener,
                                     invitation, opened, flag, hints, due, talk, rated, strength)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)",
        )?
        .execute(params![
            table.id,
            table.game,
            table.revision,
            table.setup,
            table.seed.0,
            columns::seats_text(&table.seats),
            table.public,
            columns::json(&table.clock),
            table.opener,
            table.invitation,
            table.opened as i64,
            columns::json(&table.flag),
            table.hints,
            due.map(|due| due as i64),
            columns::json(&table.talk),
            table.rated,
            table.strength.map(|strength| columns::json(&strength))
        ])?;
    Ok(())
}

/// How many unfinished tables somebody has opened, and how many of them for bots alone.
pub(super) fn opened_by(connection: &Connection, opener: &str) -> rusqlite::Result<(usize, usize)> {
    connection
        .prepare_cached(
            "SELECT count(*),
                    count(*) FILTER (WHERE seats NOT LIKE '%open%' AND seats NOT LIKE '%invited%')
             FROM game_table WHERE opener = ?1 AND finished = 0 AND closed = 0",
        )?
        .query_row([opener], |row| {
            Ok((
                row.get::<_, i64>(0)? as usize,
                row.get::<_, i64>(1)? as usize,
            ))
        })
}

pub(super) fn opening(connection: &Connection, id: &str) -> rusqlite::Result<Option<Opening>> {
    connection
        .prepare_cached(
            "SELECT id, game, revision, setup, seed, seats, public, clock, opener, invitation, opened,
                    flag, hints, talk, closed, rated, strength
             FROM game_table WHERE id = ?1",
        )?
        .query_row([id], |row| {
            let seats: String = row.get(5)?;
            let clock: String = row.get(7)?;
            let flag: String = row.get(11)?;
            let talk: String = row.get(13)?;
            let strength: Option<String> = row.get(16)?;
            let strength = strength.map(|strength| serde_json::from_str(&strength));
            Ok(Opening {
                id: row.get(0)?,
                game: row.get(1)?,
                revision: row.get(2)?,
                setup: row.get(3)?,
                seed: engine::Seed(row.get(4)?),
                seats: columns::seats(&seats),
                public: row.get(6)?,
                clock: serde_json::from_str(&clock).map_err(|error| unreadable(7, error))?,
                opener: row.get(8)?,
                invitation: row.get(9)?,
                opened: row.get::<_, i64>(10)? as u64,
                flag: serde_json::from_str(&flag).map_err(|error| unreadable(11, error))?,
                hints: row.get(12)?,
                talk: serde_json::from_str(&talk).map_err(|error| unreadable(13, error))?,
                closed: row.get(14)?,
                rated: row.get(15)?,
                strength: strength
                    .transpose()
                    .map_err(|error| unreadable(16, error))?,
            })
        })
        .optional()
}

pub(super) fn unreadable(
    column: usize,
    error: impl std::error::Error + Send + Sync + 'static,
) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error))
}
