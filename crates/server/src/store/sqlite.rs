//! Everything in one SQLite file: one thread writes, another reads.

mod archive;
mod copies;
mod counting;
mod examination;
mod moving;
mod opening;
mod packing;
mod people;
mod register;
mod rows;
mod waiting;
mod worker;

use std::path::{Path, PathBuf};

use protocol::ChatLine;
use rusqlite::{Connection, OptionalExtension, params};

use super::columns;
use super::{
    Appended, Archive, Deed, Entry, Key, KeyKind, MOST_CHAT, Opened, Opening, Person, Quota,
    Register, Reply, Span, Standing, Store, Untouched, Which,
};
use opening::Claim;
use rows::person_columns;
use worker::Worker;

pub use copies::{backup, restore};
pub use examination::{Found, examine};
pub(super) use moving::{Target, source_of_move};
pub use opening::{OpenError, try_file};

/// One SQLite file. What it answers has been written to the disk: `synchronous = FULL`.
pub struct SqliteStore {
    file: PathBuf,
    writer: Worker,
    reader: Worker,
    // Given back after the workers have ended; nothing beside a server that has it.
    _claim: Option<Claim>,
}

impl SqliteStore {
    /// Opens a file, or begins a new one, and looks whether it is damaged.
    ///
    /// # Errors
    /// If the file cannot be used, is damaged, is of a later version, or another server uses it.
    pub fn open(file: &Path) -> Result<Self, OpenError> {
        Self::open_and(file, true)
    }

    /// The same without looking whether it is damaged, which takes a while where much is stored.
    ///
    /// # Errors
    /// As above.
    pub fn open_unchecked(file: &Path) -> Result<Self, OpenError> {
        Self::open_and(file, false)
    }

    fn open_and(file: &Path, check: bool) -> Result<Self, OpenError> {
        opening::make_folder_of(file)?;
        let claim = Claim::on(file)?;
        let [writer, reader] = opening::open(file, check)?;
        Ok(Self {
            file: file.to_owned(),
            // Whoever writes says so at once, and waits for others only once.
            writer: Worker::start("store-writer", writer, "BEGIN IMMEDIATE")?,
            reader: Worker::start("store-reader", reader, "BEGIN")?,
            _claim: Some(claim),
        })
    }

    /// Opens a file that a server of this version may be using at the same time.
    ///
    /// # Errors
    /// If there is no such file, or it is of another version.
    pub fn open_beside(file: &Path) -> Result<Self, OpenError> {
        let [writer, reader] = opening::open_beside(file)?;
        Ok(Self {
            file: file.to_owned(),
            writer: Worker::start("store-writer", writer, "BEGIN IMMEDIATE")?,
            reader: Worker::start("store-reader", reader, "BEGIN")?,
            _claim: None,
        })
    }
}

fn append(
    connection: &Connection,
    table: &str,
    after: u64,
    entries: &[Entry],
) -> rusqlite::Result<Appended> {
    let head = |connection: &Connection| {
        connection
            .prepare_cached(
                "SELECT max(coalesce((SELECT max(seq) FROM entry WHERE table_id = ?1), 0),
                            coalesce((SELECT entries FROM packed_log WHERE table_id = ?1), 0))",
            )?
            .query_row([table], |row| row.get::<_, i64>(0))
            .map(|head| Appended::Conflict(head as u64))
    };
    // What the table does not have yet leaves no gap.
    let known = connection
        .prepare_cached(
            "SELECT 1 FROM game_table WHERE id = ?1
                AND (?2 = 0 OR EXISTS (SELECT 1 FROM entry WHERE table_id = ?1 AND seq = ?2)
                     OR EXISTS (SELECT 1 FROM packed_log WHERE table_id = ?1 AND entries = ?2))
                AND NOT EXISTS (SELECT 1 FROM packed_log WHERE table_id = ?1 AND entries > ?2)",
        )?
        .exists(params![table, after as i64])?;
    if !known {
        return head(connection);
    }
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
            return head(connection);
        } else if inserted == 0 {
            // There was a gap before it. The error takes back what was inserted.
            return Err(rusqlite::Error::StatementChangedRows(0));
        }
        if let (Deed::Sit(..), Some(person)) = (&entry.deed, &entry.person) {
            // A table where nobody sat may have been forgotten meanwhile.
            let is_there = connection
                .prepare_cached("SELECT 1 FROM game_table WHERE id = ?1")?
                .exists([table])?;
            if !is_there {
                return Err(rusqlite::Error::StatementChangedRows(0));
            }
            connection
                .prepare_cached("INSERT OR IGNORE INTO sitting (person, table_id) VALUES (?1, ?2)")?
                .execute(params![person, table])?;
        }
    }
    Ok(Appended::Stored)
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
    fn file(&self) -> Option<PathBuf> {
        Some(self.file.clone())
    }

    fn add_person(&self, person: Person) -> Reply<bool> {
        self.writer.ask(move |connection| {
            if rows::is_taken(connection, &person)? {
                return Ok(false);
            }
            let added = connection
                .prepare_cached(
                    "INSERT INTO person (id, name, login, looks, password, made, seen)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING",
                )?
                .execute(params![
                    person.id,
                    person.name,
                    columns::login(&person),
                    columns::looks(&person),
                    person.password,
                    person.made as i64,
                    person.seen as i64
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
                     SET name = ?2, login = ?3, looks = ?4, password = ?5
                     WHERE id = ?1 AND password IS NULL",
                )?
                .execute(params![
                    person.id,
                    person.name,
                    columns::login(&person),
                    columns::looks(&person),
                    person.password
                ])?;
            Ok(changed == 1)
        })
    }

    fn account(&self, login: &str) -> Reply<Option<Person>> {
        let login = login.to_owned();
        self.reader.ask(move |connection| {
            connection
                .prepare_cached(concat!(
                    "SELECT ",
                    person_columns!(),
                    " FROM person p WHERE login = ?1"
                ))?
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
                .execute([&person, &hash])?;
            people::end_letters(connection, &person)
        })
    }

    fn add_key(&self, key: Key) -> Reply<()> {
        self.writer.ask(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO access_key (hash, id, person, kind, label, made, used)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                )?
                .execute(params![
                    key.hash,
                    key.id,
                    key.person,
                    columns::kind_text(key.kind),
                    key.label,
                    key.made as i64,
                    key.used as i64
                ])?;
            Ok(())
        })
    }

    fn key(&self, hash: [u8; 32]) -> Reply<Option<(Key, Person)>> {
        self.reader.ask(move |connection| {
            connection
                .prepare_cached(concat!(
                    "SELECT k.hash, k.id, k.person, k.kind, k.label, k.made, k.used, ",
                    person_columns!(),
                    " FROM access_key k JOIN person p ON p.id = k.person WHERE k.hash = ?1",
                ))?
                .query_row([hash], |row| Ok((rows::key(row)?, rows::person(row, 7)?)))
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
                rows::remove_key(connection, key)?;
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
        _lease: Option<u64>,
    ) -> Reply<Appended> {
        let table = table.to_owned();
        self.writer.ask(move |connection| {
            let appended = append(connection, &table, after, &entries)?;
            if let Some(standing) = standing.filter(|_| appended == Appended::Stored) {
                connection
                    .prepare_cached("UPDATE game_table SET finished = ?2, due = ?3 WHERE id = ?1")?
                    .execute(params![
                        table,
                        standing.over,
                        standing.due.map(|due| due as i64)
                    ])?;
                if let Some(summary) = &standing.summary {
                    archive::sum_up(connection, summary)?;
                }
            }
            Ok(appended)
        })
    }

    fn heads(&self, tables: Vec<String>) -> Reply<Vec<(String, u64)>> {
        self.reader.ask(move |connection| {
            let mut question = connection.prepare_cached(
                "SELECT (SELECT coalesce(max(seq), 0) FROM entry WHERE table_id = id)
                 FROM game_table WHERE id = ?1",
            )?;
            let mut heads = Vec::new();
            for id in tables {
                let head = question.query_row([&id], |row| row.get::<_, i64>(0));
                if let Some(head) = head.optional()? {
                    heads.push((id, head as u64));
                }
            }
            Ok(heads)
        })
    }

    fn table(&self, id: &str) -> Reply<Option<(Opening, Vec<Entry>)>> {
        let id = id.to_owned();
        self.reader.ask(move |connection| {
            let Some(opening) = rows::opening(connection, &id)? else {
                return Ok(None);
            };
            let log = packing::log(connection, &id, 0)?.into_iter();
            Ok(Some((opening, log.map(|(_, entry)| entry).collect())))
        })
    }

    fn entries_after(&self, id: &str, after: u64) -> Reply<Vec<Entry>> {
        let id = id.to_owned();
        self.reader.ask(move |connection| {
            let log = packing::log(connection, &id, after)?.into_iter();
            Ok(log.map(|(_, entry)| entry).collect())
        })
    }

    fn lobby(&self, limit: usize) -> Reply<Vec<String>> {
        self.reader.ask(move |connection| {
            ids(
                connection,
                "SELECT id FROM game_table WHERE finished = 0 AND closed = 0 AND public = 1 AND ?2 = ''
                 ORDER BY opened DESC LIMIT ?1",
                "",
                limit as i64,
            )
        })
    }

    fn forget_waiting(&self, before: u64, but: Vec<String>) -> Reply<Vec<String>> {
        self.writer
            .ask(move |connection| waiting::forget(connection, before, &but))
    }

    fn forget_games(&self, before: Untouched, but: Vec<String>) -> Reply<Vec<String>> {
        self.writer
            .ask(move |connection| waiting::forget_games(connection, before, &but))
    }

    fn due(&self) -> Reply<Vec<(String, u64)>> {
        self.reader.ask(|connection| {
            connection
                .prepare_cached(
                    "SELECT id, due FROM game_table
                     WHERE finished = 0 AND closed = 0 AND due IS NOT NULL",
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
            let mut found = ids(
                connection,
                "SELECT t.id FROM sitting s JOIN game_table t ON t.id = s.table_id
                 WHERE s.person = ?2 AND s.over = 0 AND t.closed = 0
                 ORDER BY t.finished, t.opened DESC LIMIT ?1",
                &person,
                limit as i64,
            )?;
            found.extend(ids(
                connection,
                "SELECT s.table_id FROM finished_seat s JOIN game_table t ON t.id = s.table_id
                 WHERE s.person = ?2 AND t.closed = 0 ORDER BY s.ended DESC, s.table_id DESC LIMIT ?1",
                &person,
                limit.saturating_sub(found.len()) as i64,
            )?);
            Ok(found)
        })
    }

    fn add_chat(&self, table: &str, person: &str, line: ChatLine) -> Reply<u64> {
        let (table, person) = (table.to_owned(), person.to_owned());
        self.writer.ask(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO chat (table_id, name, text, at, person, account)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                )?
                .execute(params![
                    table,
                    line.name,
                    line.text,
                    line.at as i64,
                    person,
                    line.account
                ])?;
            let id = connection.last_insert_rowid();
            connection
                .prepare_cached(
                    "DELETE FROM chat WHERE table_id = ?1 AND id <= (
                        SELECT id FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
                )?
                .execute(params![table, MOST_CHAT as i64])?;
            Ok(id as u64)
        })
    }

    fn chat(&self, table: &str, limit: usize) -> Reply<Vec<ChatLine>> {
        let table = table.to_owned();
        self.reader.ask(move |connection| {
            let newest: rusqlite::Result<Vec<ChatLine>> = connection
                .prepare_cached(
                    "SELECT id, name, account, text, at FROM chat
                     WHERE table_id = ?1 ORDER BY id DESC LIMIT ?2",
                )?
                .query_map(params![table, limit as i64], |row| rows::chat_line(row, 0))?
                .collect();
            let mut lines = newest?;
            lines.reverse();
            Ok(lines)
        })
    }

    fn register(&self) -> &dyn Register {
        self
    }

    fn archive(&self) -> &dyn Archive {
        self
    }
}
