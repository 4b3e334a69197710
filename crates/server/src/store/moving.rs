//! Everything from one kind of store into another, games that are going on included: from a file into a PostgreSQL
//! database and back. All of it or nothing, while no server uses either.

mod archive;

use std::path::Path;

use rusqlite::{Connection, params_from_iter, types::Value};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Row, Transaction};

use super::OpenError;
use super::postgres::{fresh_for_moving, writable};
use super::sqlite;

/// So many rows are moved at once.
const AT_ONCE: usize = 2_000;

/// What was moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// How many people there are, guests included.
    pub people: u64,
    /// How many tables.
    pub tables: u64,
    /// How many entries all their logs have.
    pub entries: u64,
}

/// Why nothing was moved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// The store from which everything was to be moved.
    #[error("{0}")]
    From(OpenError),
    /// The store that was to have it.
    #[error("{0}")]
    To(OpenError),
}

/// What stands in a column.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Number,
    Flag,
    Bytes,
}

use Kind::{Bytes, Flag, Number, Text};

/// A table and its columns.
type Table = (&'static str, &'static [(&'static str, Kind)]);

/// All that is kept, those first whom others name. What can be told from the rest is told anew: the heads of logs.
const TABLES: &[Table] = &[
    (
        "person",
        &[
            ("id", Text),
            ("name", Text),
            ("login", Text),
            ("password", Text),
            ("looks", Text),
            ("made", Number),
            ("seen", Number),
            ("admin", Flag),
            ("muted", Number),
            ("banned", Number),
            ("email", Text),
            ("mail_wish", Flag),
            ("notified", Number),
            ("lang", Text),
        ],
    ),
    (
        "access_key",
        &[
            ("hash", Bytes),
            ("id", Text),
            ("person", Text),
            ("kind", Text),
            ("label", Text),
            ("made", Number),
            ("used", Number),
        ],
    ),
    (
        "game_table",
        &[
            ("id", Text),
            ("game", Text),
            ("revision", Number),
            ("setup", Text),
            ("seed", Bytes),
            ("seats", Text),
            ("public", Flag),
            ("clock", Text),
            ("opener", Text),
            ("invitation", Text),
            ("opened", Number),
            ("finished", Flag),
            ("flag", Text),
            ("hints", Flag),
            ("due", Number),
            ("talk", Text),
            ("closed", Flag),
            ("rated", Flag),
            ("strength", Text),
            ("summed", Flag),
        ],
    ),
    (
        "entry",
        &[
            ("table_id", Text),
            ("seq", Number),
            ("at", Number),
            ("person", Text),
            ("command", Text),
            ("deed", Text),
        ],
    ),
    (
        "sitting",
        &[("person", Text), ("table_id", Text), ("over", Flag)],
    ),
    (
        "chat",
        &[
            ("id", Number),
            ("table_id", Text),
            ("name", Text),
            ("text", Text),
            ("at", Number),
            ("person", Text),
            ("account", Flag),
        ],
    ),
    (
        "report",
        &[
            ("id", Number),
            ("at", Number),
            ("by_whom", Text),
            ("table_id", Text),
            ("person", Text),
            ("name", Text),
            ("line", Number),
            ("text", Text),
            ("reason", Text),
            ("done", Number),
        ],
    ),
    (
        "act",
        &[
            ("id", Number),
            ("at", Number),
            ("by_whom", Text),
            ("what", Text),
        ],
    ),
    (
        "letter",
        &[
            ("hash", Bytes),
            ("person", Text),
            ("purpose", Text),
            ("address", Text),
            ("until", Number),
        ],
    ),
    (
        "browser",
        &[
            ("id", Text),
            ("person", Text),
            ("session", Text),
            ("endpoint", Text),
            ("p256dh", Bytes),
            ("auth", Bytes),
            ("made", Number),
        ],
    ),
    (
        "nudge",
        &[("person", Text), ("table_id", Text), ("at", Number)],
    ),
    ("house_secret", &[("name", Text), ("secret", Bytes)]),
    ("sign_of_life", &[("id", Number), ("at", Number)]),
    ("downtime", &[("began", Number), ("ended", Number)]),
];

/// Tables whose rows are numbered by the database.
const NUMBERED: [&str; 3] = ["chat", "report", "act"];

/// Moves everything from a file into a database that has nothing yet. The file stays as it is.
///
/// # Errors
/// If one of them cannot be used, a server uses one of them, or the database has something already.
pub async fn move_to_database(file: &Path, address: &str) -> Result<Moved, MoveError> {
    let from = |error: rusqlite::Error| MoveError::From(error.into());
    let (_claim, source) = sqlite::source_of_move(file).map_err(MoveError::From)?;
    let gaps =
        "SELECT table_id FROM entry e GROUP BY table_id HAVING max(seq) <> count(*) + coalesce(
                    (SELECT entries FROM packed_log l WHERE l.table_id = e.table_id), 0) LIMIT 1";
    if let Ok(id) = source.query_row(gaps, [], |row| row.get::<_, String>(0)) {
        let gap = format!("the log of table {id} has a gap");
        return Err(MoveError::From(OpenError::Damaged(gap)));
    }
    let mut place = fresh_for_moving(address).await.map_err(MoveError::To)?;
    let work = place.transaction().await.map_err(to)?;
    let mut counts = Vec::new();
    for (table, columns) in TABLES.iter().chain(archive::TABLES) {
        work.batch_execute(&format!("DELETE FROM {table}"))
            .await
            .map_err(to)?;
        let mut moved = 0;
        let question = format!("SELECT {} FROM {table}", names(columns));
        let mut question = source.prepare(&question).map_err(from)?;
        let mut rows = question.query([]).map_err(from)?;
        loop {
            let mut chunk: Vec<Column> = columns.iter().map(|(_, kind)| kind.column()).collect();
            let mut length = 0;
            while length < AT_ONCE
                && let Some(row) = rows.next().map_err(from)?
            {
                for (index, column) in chunk.iter_mut().enumerate() {
                    column.push(row, index).map_err(from)?;
                }
                length += 1;
            }
            insert(&work, table, columns, &chunk).await.map_err(to)?;
            moved += length as u64;
            if length < AT_ONCE {
                break;
            }
        }
        counts.push(moved);
    }
    finish(&work).await.map_err(to)?;
    work.commit().await.map_err(to)?;
    place.tidy().await;
    let packed = source.query_row(PACKED, [], |row| row.get::<_, i64>(0));
    Ok(moved(&counts, packed.map_err(from)?))
}

/// Moves everything from a database into a file that is not there yet. The database stays as it is.
///
/// # Errors
/// If one of them cannot be used, a server uses one of them, or there is such a file.
pub async fn move_to_file(address: &str, file: &Path) -> Result<Moved, MoveError> {
    let mut place = super::postgres::source_of_move(address)
        .await
        .map_err(MoveError::From)?;
    let of = |error: tokio_postgres::Error| MoveError::From(super::postgres::open_error(&error));
    let work = place.transaction().await.map_err(of)?;
    let target = sqlite::Target::beside(file).map_err(MoveError::To)?;
    let mut counts = Vec::new();
    for (table, columns) in TABLES.iter().chain(archive::TABLES) {
        let question = format!(
            "DECLARE moving CURSOR FOR SELECT {} FROM {table}",
            names(columns)
        );
        work.batch_execute(&question).await.map_err(of)?;
        let mut moved = 0;
        loop {
            let fetch = format!("FETCH {AT_ONCE} FROM moving");
            let rows = work.query(&fetch, &[]).await.map_err(of)?;
            put(target.connection(), table, columns, &rows)?;
            moved += rows.len() as u64;
            if rows.len() < AT_ONCE {
                break;
            }
        }
        work.batch_execute("CLOSE moving").await.map_err(of)?;
        counts.push(moved);
    }
    target.keep().map_err(MoveError::To)?;
    let packed = work.query_one(PACKED, &[]).await;
    let packed = packed.and_then(|row| row.try_get(0)).map_err(of)?;
    Ok(moved(&counts, packed))
}

#[expect(clippy::needless_pass_by_value, reason = "fits map_err")]
fn to(error: tokio_postgres::Error) -> MoveError {
    MoveError::To(super::postgres::open_error(&error))
}

/// How many entries stand in packed logs.
const PACKED: &str = "SELECT CAST(coalesce(sum(entries), 0) AS BIGINT) FROM packed_log";

fn moved(counts: &[u64], packed: i64) -> Moved {
    let of = |name: &str| {
        let index = TABLES.iter().position(|(table, _)| *table == name);
        index.map_or(0, |index| counts[index])
    };
    Moved {
        people: of("person"),
        tables: of("game_table"),
        entries: of("entry") + packed as u64,
    }
}

fn names(columns: &[(&str, Kind)]) -> String {
    let names: Vec<_> = columns.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}

impl Kind {
    fn column(self) -> Column {
        match self {
            Self::Text => Column::Text(Vec::new()),
            Self::Number => Column::Number(Vec::new()),
            Self::Flag => Column::Flag(Vec::new()),
            Self::Bytes => Column::Bytes(Vec::new()),
        }
    }

    const fn array(self) -> &'static str {
        match self {
            Self::Text => "text[]",
            Self::Number => "bigint[]",
            Self::Flag => "boolean[]",
            Self::Bytes => "bytea[]",
        }
    }
}

/// A column of some rows.
enum Column {
    Text(Vec<Option<String>>),
    Number(Vec<Option<i64>>),
    Flag(Vec<Option<bool>>),
    Bytes(Vec<Option<Vec<u8>>>),
}

impl Column {
    fn push(&mut self, row: &rusqlite::Row<'_>, index: usize) -> rusqlite::Result<()> {
        match self {
            Self::Text(all) => {
                let text: Option<String> = row.get(index)?;
                all.push(text.as_deref().map(writable));
            }
            Self::Number(all) => all.push(row.get(index)?),
            Self::Flag(all) => all.push(row.get(index)?),
            Self::Bytes(all) => all.push(row.get(index)?),
        }
        Ok(())
    }

    fn value(&self) -> &(dyn ToSql + Sync) {
        match self {
            Self::Text(all) => all,
            Self::Number(all) => all,
            Self::Flag(all) => all,
            Self::Bytes(all) => all,
        }
    }
}

/// Puts some rows into a table of the database.
async fn insert(
    work: &Transaction<'_>,
    table: &str,
    columns: &[(&str, Kind)],
    rows: &[Column],
) -> Result<(), tokio_postgres::Error> {
    let arrays = columns.iter().enumerate();
    let arrays: Vec<_> = arrays
        .map(|(index, (_, kind))| format!("${}::{}", index + 1, kind.array()))
        .collect();
    let insert = format!(
        "INSERT INTO {table} ({}) SELECT * FROM unnest({})",
        names(columns),
        arrays.join(", ")
    );
    let values: Vec<_> = rows.iter().map(Column::value).collect();
    work.execute(&insert, &values).await.map(drop)
}

/// What can be told from the rest.
async fn finish(work: &Transaction<'_>) -> Result<(), tokio_postgres::Error> {
    work.batch_execute(
        "UPDATE game_table t SET head = own.head
         FROM (SELECT table_id, count(*) AS head FROM entry GROUP BY table_id) own
         WHERE own.table_id = t.id;
         UPDATE game_table t SET head = t.head + l.entries FROM packed_log l WHERE l.table_id = t.id",
    )
    .await?;
    for table in NUMBERED {
        let next = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', 'id'), coalesce(max(id), 0) + 1, false)
             FROM {table}"
        );
        work.query(&next, &[]).await?;
    }
    // Whoever knows how much there is finds it sooner.
    work.batch_execute("ANALYZE").await
}

/// Puts some rows into a table of the file.
fn put(
    target: &Connection,
    table: &str,
    columns: &[(&str, Kind)],
    rows: &[Row],
) -> Result<(), MoveError> {
    let to = |error: rusqlite::Error| MoveError::To(error.into());
    let unreadable =
        |error: tokio_postgres::Error| MoveError::From(super::postgres::open_error(&error));
    let marks = vec!["?"; columns.len()].join(", ");
    let insert = format!("INSERT INTO {table} ({}) VALUES ({marks})", names(columns));
    let mut insert = target.prepare_cached(&insert).map_err(to)?;
    for row in rows {
        let values = columns.iter().enumerate();
        let values: Result<Vec<Value>, _> = values
            .map(|(index, (_, kind))| value(row, index, *kind))
            .collect();
        insert
            .execute(params_from_iter(values.map_err(unreadable)?))
            .map_err(to)?;
    }
    Ok(())
}

fn value(row: &Row, index: usize, kind: Kind) -> Result<Value, tokio_postgres::Error> {
    let value = match kind {
        Kind::Text => row.try_get::<_, Option<String>>(index)?.map(Value::Text),
        Kind::Number => row.try_get::<_, Option<i64>>(index)?.map(Value::Integer),
        Kind::Flag => {
            let flag = row.try_get::<_, Option<bool>>(index)?;
            flag.map(|flag| Value::Integer(flag.into()))
        }
        Kind::Bytes => row.try_get::<_, Option<Vec<u8>>>(index)?.map(Value::Blob),
    };
    Ok(value.unwrap_or(Value::Null))
}
