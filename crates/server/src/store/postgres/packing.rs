//! Logs of games that have been over for a while are one row each; whatever happened at the table since then stands
//! behind it as usual.

use tokio_postgres::Row;

use super::database::{Database, Work};
use super::rows::{get, texts};
use crate::store::archive::packing;
use crate::store::{Entry, StoreError};

type Found<T> = Result<T, StoreError>;

/// What is packed and what is not, at one moment: meanwhile somebody may be packing it.
const LOG: &str = "
    SELECT e.at, e.person, e.command, e.deed, NULL::bytea AS log, e.seq FROM entry e
    WHERE e.table_id = $1 AND e.seq > $2
    UNION ALL
    SELECT NULL, NULL, NULL, NULL, l.log, 0 FROM packed_log l WHERE l.table_id = $1 AND l.entries > $2
    ORDER BY seq";

/// The entries of a table but for the first `after`.
pub(super) async fn log(database: &Database, table: &str, after: u64) -> Found<Vec<Entry>> {
    joined(
        &database.rows(LOG, &[&table, &(after as i64)]).await?,
        after,
    )
}

fn joined(rows: &[Row], after: u64) -> Found<Vec<Entry>> {
    let mut log = Vec::with_capacity(rows.len());
    for row in rows {
        match get::<Option<&[u8]>>(row, 4)? {
            Some(packed) => log.extend(read(packing::unpack(packed))?.drain(after as usize..)),
            None => log.push(super::rows::entry(row)?),
        }
    }
    Ok(log)
}

fn read<T>(unpacked: Option<T>) -> Found<T> {
    unpacked.ok_or_else(|| StoreError::Failed("a packed log is damaged".to_owned()))
}

/// Packs the logs of some games that ended before this time. Says how many.
pub(super) async fn pack(database: &Database, before: u64, limit: usize) -> Found<usize> {
    let mut desk = database.desk().await?;
    let work = desk.begin().await?;
    // Nobody appends to them meanwhile, and no other server packs the same.
    let question = "SELECT f.table_id FROM finished f JOIN game_table t ON t.id = f.table_id
                    WHERE NOT f.packed AND f.ended < $1
                    ORDER BY f.ended LIMIT $2 FOR UPDATE SKIP LOCKED";
    let tables = work
        .rows(question, &[&(before as i64), &(limit as i64)])
        .await?;
    let tables = texts(&tables)?;
    for table in &tables {
        let log = joined(&work.rows(LOG, &[table, &0i64]).await?, 0)?;
        work.change(
            "INSERT INTO packed_log (table_id, entries, log) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, log = excluded.log",
            &[table, &(log.len() as i64), &packing::pack(&log)],
        )
        .await?;
    }
    for change in [
        "DELETE FROM entry WHERE table_id = ANY ($1::text[])",
        "UPDATE finished SET packed = TRUE WHERE table_id = ANY ($1::text[])",
    ] {
        work.change(change, &[&tables]).await?;
    }
    work.keep().await?;
    Ok(tables.len())
}

/// Where somebody has sat, they are called otherwise from now on.
pub(super) async fn rename(work: &Work<'_>, person: &str, name: &str) -> Found<()> {
    let question =
        "SELECT l.table_id, l.log FROM sitting s JOIN packed_log l ON l.table_id = s.table_id
                    WHERE s.person = $1 ORDER BY l.table_id FOR UPDATE OF l";
    for row in work.rows(question, &[&person]).await? {
        let log = read(packing::rename(get(&row, 1)?, person, name))?;
        let table: &str = get(&row, 0)?;
        let change = "UPDATE packed_log SET log = $2 WHERE table_id = $1";
        work.change(change, &[&table, &log]).await?;
    }
    Ok(())
}
