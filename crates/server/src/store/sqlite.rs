//! Everything in one SQLite file: one thread writes, another reads.

mod rows;
mod worker;

use std::path::Path;
use std::time::Duration;

use protocol::ChatLine;
use rusqlite::{Connection, OptionalExtension, params};

use super::{
    Deed, Entry, Key, KeyKind, Opened, Opening, Person, Quota, Reply, Span, Standing, Store,
    StoreError, Which,
};
use worker::Worker;

/// The version of the schema, kept in the file.
const VERSION: i64 = 4;

/// What leads from each version of the schema to the next, from the first on.
const MIGRATIONS: [&str; 3] = [
    include_str!("sqlite/from-1-to-2.sql"),
    include_str!("sqlite/from-2-to-3.sql"),
    include_str!("sqlite/from-3-to-4.sql"),
];

/// One SQLite file. What it answers has been written to the disk: `synchronous = FULL`.
pub struct SqliteStore {
    writer: Worker,
    reader: Worker,
}

impl SqliteStore {
    /// Opens a file, or begins a new one.
    ///
    /// # Errors
    /// If the file cannot be used, or is of a later version.
    pub fn open(file: &Path) -> Result<Self, StoreError> {
        let failed = |error: String| StoreError(format!("{}: {error}", file.display()));
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(|error| failed(error.to_string()))?;
        }
        let connect = || Self::connect(file).map_err(|error| failed(error.to_string()));
        let writer = connect()?;
        let version: i64 = writer
            .query_row("PRAGMA user_version", [], |row| row.get(0))
            .map_err(|error| failed(error.to_string()))?;
        if version > VERSION {
            let reason = format!("version {version} of the file; this program knows {VERSION}");
            return Err(failed(reason));
        }
        migrate(&writer, version).map_err(|error| failed(error.to_string()))?;
        let start = |name, connection| {
            Worker::start(name, connection).map_err(|error| failed(error.to_string()))
        };
        Ok(Self {
            writer: start("store-writer", writer)?,
            reader: start("store-reader", connect()?)?,
        })
    }

    fn connect(file: &Path) -> rusqlite::Result<Connection> {
        let connection = Connection::open(file)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        connection.set_prepared_statement_cache_capacity(32);
        Ok(connection)
    }
}

/// Brings the schema up to date, all of it or nothing.
fn migrate(connection: &Connection, version: i64) -> rusqlite::Result<()> {
    let change = connection.unchecked_transaction()?;
    if version > 0 {
        for step in &MIGRATIONS[version as usize - 1..] {
            change.execute_batch(step)?;
        }
    }
    change.execute_batch(include_str!("sqlite/schema.sql"))?;
    if (1..4).contains(&version) {
        rows::name_accounts(&change)?;
    }
    change.pragma_update(None, "user_version", VERSION)?;
    change.commit()
}

fn append(
    connection: &Connection,
    table: &str,
    after: u64,
    entries: &[Entry],
) -> rusqlite::Result<bool> {
    for (seq, entry) in (after as i64 + 1..).zip(entries) {
        // Compare and swap: whoever comes second finds that the number is taken.
        let inserted = connection
            .prepare_cached(
                "INSERT INTO entry (table_id, seq, at, person, command, deed)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
            )?
            .execute(params![
                table,
                seq,
                entry.at as i64,
                entry.person,
                entry.command,
                entry.deed.to_string()
            ])?;
        if inserted == 0 && seq == after as i64 + 1 {
            return Ok(false);
        } else if inserted == 0 {
            // There is a gap before it. The error takes back what was inserted.
            return Err(rusqlite::Error::StatementChangedRows(0));
        }
        if let (Deed::Sit(..), Some(person)) = (&entry.deed, &entry.person) {
            connection
                .prepare_cached("INSERT OR IGNORE INTO sitting (person, table_id) VALUES (?1, ?2)")?
                .execute(params![person, table])?;
        }
    }
    Ok(true)
}

fn ids(
    connection: &Connection,
    query: &str,
    who: &str,
    limit: i64,
) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached(query)?
        .query_map(params![limit, who], |row| row.get(0))?
        .collect()
}

impl Store for SqliteStore {
    fn add_person(&self, person: Person) -> Reply<bool> {
        self.writer.ask(move |connection| {
            if rows::is_taken(connection, &person)? {
                return Ok(false);
            }
            let added = connection
                .prepare_cached(
                    "INSERT INTO person (id, name, login, looks, password)
                     VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING",
                )?
                .execute(params![
                    person.id,
                    person.name,
                    rows::login(&person),
                    rows::looks(&person),
                    person.password
                ])?;
            Ok(added == 1)
        })
    }

    fn upgrade(&self, person: Person) -> Reply<bool> {
        self.writer.ask(move |connection| {
            if rows::is_taken(connection, &person)? {
                return Ok(false);
            }
            let changed = connection
                .prepare_cached(
                    "UPDATE OR IGNORE person
                     SET name = ?2, login = ?3, looks = ?4, password = ?5 WHERE id = ?1",
                )?
                .execute(params![
                    person.id,
                    person.name,
                    rows::login(&person),
                    rows::looks(&person),
                    person.password
                ])?;
            Ok(changed == 1)
        })
    }

    fn account(&self, login: &str) -> Reply<Option<Person>> {
        let login = login.to_owned();
        self.reader.ask(move |connection| {
            connection
                .prepare_cached("SELECT id, name, password FROM person WHERE login = ?1")?
                .query_row([login], |row| rows::person(row, 0))
                .optional()
        })
    }

    fn is_worn(&self, looks: &str) -> Reply<bool> {
        let looks = looks.to_owned();
        self.reader
            .ask(move |connection| rows::is_worn(connection, &looks, ""))
    }

    fn change_password(&self, person: &str, hash: String) -> Reply<()> {
        let person = person.to_owned();
        self.writer.ask(move |connection| {
            connection
                .prepare_cached("UPDATE person SET password = ?2 WHERE id = ?1")?
                .execute([person, hash])?;
            Ok(())
        })
    }

    fn add_key(&self, key: Key) -> Reply<()> {
        self.writer.ask(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO access_key (hash, id, person, kind, label, made)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                )?
                .execute(params![
                    key.hash,
                    key.id,
                    key.person,
                    rows::kind_text(key.kind),
                    key.label,
                    key.made as i64
                ])?;
            Ok(())
        })
    }

    fn key(&self, hash: [u8; 32]) -> Reply<Option<(Key, Person)>> {
        self.reader.ask(move |connection| {
            connection
                .prepare_cached(
                    "SELECT k.hash, k.id, k.person, k.kind, k.label, k.made, p.id, p.name, p.password
                     FROM access_key k JOIN person p ON p.id = k.person WHERE k.hash = ?1",
                )?
                .query_row([hash], |row| Ok((rows::key(row)?, rows::person(row, 6)?)))
                .optional()
        })
    }

    fn keys(&self, person: &str, kind: KeyKind) -> Reply<Vec<Key>> {
        let person = person.to_owned();
        self.reader.ask(move |connection| {
            let mut keys = rows::keys_of(connection, &person)?;
            keys.retain(|key| key.kind == kind);
            Ok(keys)
        })
    }

    fn remove_keys(&self, person: &str, which: Which) -> Reply<Vec<Key>> {
        let person = person.to_owned();
        self.writer.ask(move |connection| {
            let mut keys = rows::keys_of(connection, &person)?;
            keys.retain(|key| which.has(key));
            for key in &keys {
                connection
                    .prepare_cached("DELETE FROM access_key WHERE hash = ?1")?
                    .execute([key.hash])?;
            }
            Ok(keys)
        })
    }

    fn open_table(
        &self,
        table: Opening,
        entries: Vec<Entry>,
        due: Option<u64>,
        quota: Quota,
    ) -> Reply<Opened> {
        self.writer.ask(move |connection| {
            if quota != Quota::NONE {
                let (tables, of_bots) = rows::opened_by(connection, &table.opener)?;
                let judged = quota.judge(tables, of_bots, &table);
                if judged != Opened::Yes {
                    return Ok(judged);
                }
            }
            rows::insert_opening(connection, &table, due)?;
            append(connection, &table.id, 0, &entries)?;
            Ok(Opened::Yes)
        })
    }

    fn append(
        &self,
        table: &str,
        after: u64,
        entries: Vec<Entry>,
        standing: Option<Standing>,
    ) -> Reply<bool> {
        let table = table.to_owned();
        self.writer.ask(move |connection| {
            let won = append(connection, &table, after, &entries)?;
            if let Some(standing) = standing.filter(|_| won) {
                connection
                    .prepare_cached("UPDATE game_table SET finished = ?2, due = ?3 WHERE id = ?1")?
                    .execute(params![
                        table,
                        standing.over,
                        standing.due.map(|due| due as i64)
                    ])?;
            }
            Ok(won)
        })
    }

    fn table(&self, id: &str) -> Reply<Option<(Opening, Vec<Entry>)>> {
        let id = id.to_owned();
        self.reader.ask(move |connection| {
            let Some(opening) = rows::opening(connection, &id)? else {
                return Ok(None);
            };
            let entries: rusqlite::Result<Vec<Entry>> = connection
                .prepare_cached(
                    "SELECT at, person, command, deed FROM entry WHERE table_id = ?1 ORDER BY seq",
                )?
                .query_map([id], rows::entry)?
                .collect();
            Ok(Some((opening, entries?)))
        })
    }

    fn lobby(&self, limit: usize) -> Reply<Vec<String>> {
        self.reader.ask(move |connection| {
            ids(
                connection,
                "SELECT id FROM game_table WHERE finished = 0 AND public = 1 AND ?2 = ''
                 ORDER BY opened DESC LIMIT ?1",
                "",
                limit as i64,
            )
        })
    }

    fn due(&self) -> Reply<Vec<(String, u64)>> {
        self.reader.ask(|connection| {
            connection
                .prepare_cached(
                    "SELECT id, due FROM game_table WHERE finished = 0 AND due IS NOT NULL",
                )?
                .query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as u64)))?
                .collect()
        })
    }

    fn sign_of_life(&self, at: u64) -> Reply<()> {
        self.writer.ask(move |connection| {
            connection
                .prepare_cached("REPLACE INTO sign_of_life (id, at) VALUES (1, ?1)")?
                .execute([at as i64])?;
            Ok(())
        })
    }

    fn came_up(&self, at: u64) -> Reply<Vec<Span>> {
        self.writer.ask(move |connection| {
            connection.execute(
                "INSERT OR IGNORE INTO downtime (began, ended)
                 SELECT at, ?1 FROM sign_of_life WHERE at < ?1",
                [at as i64],
            )?;
            connection.execute(
                "REPLACE INTO sign_of_life (id, at) VALUES (1, ?1)",
                [at as i64],
            )?;
            connection
                .prepare("SELECT began, ended FROM downtime ORDER BY began")?
                .query_map([], |row| {
                    Ok((row.get::<_, i64>(0)? as u64, row.get::<_, i64>(1)? as u64))
                })?
                .collect()
        })
    }

    fn tables_of(&self, person: &str, limit: usize) -> Reply<Vec<String>> {
        let person = person.to_owned();
        self.reader.ask(move |connection| {
            ids(
                connection,
                "SELECT t.id FROM sitting s JOIN game_table t ON t.id = s.table_id
                 WHERE s.person = ?2 ORDER BY t.finished, t.opened DESC LIMIT ?1",
                &person,
                limit as i64,
            )
        })
    }

    fn add_chat(&self, table: &str, line: ChatLine) -> Reply<()> {
        let table = table.to_owned();
        self.writer.ask(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO chat (table_id, name, text, at) VALUES (?1, ?2, ?3, ?4)",
                )?
                .execute(params![table, line.name, line.text, line.at as i64])?;
            Ok(())
        })
    }

    fn chat(&self, table: &str, limit: usize) -> Reply<Vec<ChatLine>> {
        let table = table.to_owned();
        self.reader.ask(move |connection| {
            let newest: rusqlite::Result<Vec<ChatLine>> = connection
                .prepare_cached(
                    "SELECT name, text, at FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT ?2",
                )?
                .query_map(params![table, limit as i64], rows::chat_line)?
                .collect();
            let mut lines = newest?;
            lines.reverse();
            Ok(lines)
        })
    }
}
