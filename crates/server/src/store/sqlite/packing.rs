//! Logs of games that have been over for a while are one row each; whatever happened at the table since then stands
//! behind it as usual.

use rusqlite::{Connection, OptionalExtension, params};

use super::rows::{self, unreadable};
use crate::store::Entry;
use crate::store::archive::packing;

type Found<T> = rusqlite::Result<T>;

/// The entries of a table but for the first `after`, and their numbers.
pub(super) fn log(connection: &Connection, table: &str, after: u64) -> Found<Vec<(u64, Entry)>> {
    let mut log = packed(connection, table)?.unwrap_or_default();
    let rows: Found<Vec<(u64, Entry)>> = connection
        .prepare_cached(
            "SELECT at, person, command, deed, seq FROM entry
             WHERE table_id = ?1 AND seq > ?2 ORDER BY seq",
        )?
        .query_map(params![table, after as i64], |row| {
            Ok((row.get::<_, i64>(4)? as u64, rows::entry(row)?))
        })?
        .collect();
    log.retain(|(number, _)| *number > after);
    log.extend(rows?);
    Ok(log)
}

fn packed(connection: &Connection, table: &str) -> Found<Option<Vec<(u64, Entry)>>> {
    let log = connection
        .prepare_cached("SELECT log FROM packed_log WHERE table_id = ?1")?
        .query_row([table], |row| row.get::<_, Vec<u8>>(0))
        .optional()?;
    log.map(|log| Ok((1..).zip(read(packing::unpack(&log))?).collect()))
        .transpose()
}

fn read<T>(unpacked: Option<T>) -> Found<T> {
    let damaged = || std::io::Error::other("a packed log is damaged");
    unpacked.ok_or_else(|| unreadable(0, damaged()))
}

/// Packs the logs of some games that ended before this time. Says how many.
pub(super) fn pack(connection: &Connection, before: u64, limit: usize) -> Found<usize> {
    let tables: Found<Vec<String>> = connection
        .prepare_cached(
            "SELECT table_id FROM finished WHERE NOT packed AND ended < ?1 ORDER BY ended LIMIT ?2",
        )?
        .query_map(params![before as i64, limit as i64], |row| row.get(0))?
        .collect();
    let tables = tables?;
    for table in &tables {
        let log: Vec<Entry> = log(connection, table, 0)?
            .into_iter()
            .map(|(_, entry)| entry)
            .collect();
        connection
            .prepare_cached("REPLACE INTO packed_log (table_id, entries, log) VALUES (?1, ?2, ?3)")?
            .execute(params![table, log.len() as i64, packing::pack(&log)])?;
        for change in [
            "DELETE FROM entry WHERE table_id = ?1",
            "UPDATE finished SET packed = 1 WHERE table_id = ?1",
        ] {
            connection.prepare_cached(change)?.execute([table])?;
        }
    }
    Ok(tables.len())
}

/// Where somebody has sat, they are called otherwise from now on.
pub(super) fn rename(connection: &Connection, person: &str, name: &str) -> Found<()> {
    let logs: Found<Vec<(String, Vec<u8>)>> = connection
        .prepare_cached(
            "SELECT l.table_id, l.log FROM sitting s JOIN packed_log l ON l.table_id = s.table_id
             WHERE s.person = ?1",
        )?
        .query_map([person], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect();
    for (table, log) in logs? {
        let log = read(packing::rename(&log, person, name))?;
        connection
            .prepare_cached("UPDATE packed_log SET log = ?2 WHERE table_id = ?1")?
            .execute(params![table, log])?;
    }
    Ok(())
}
