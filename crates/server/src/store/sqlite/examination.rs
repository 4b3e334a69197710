//! A close look at everything in a database: whether the file is whole, and whether every game can be replayed.

use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;

use super::opening::{self, OpenError};
use super::{packing, rows};
use crate::catalog::Catalog;
use crate::problem::{Failure, Trouble};
use crate::store::Entry;
use crate::tables::downtimes::Downtimes;
use crate::tables::hosted::Hosted;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// How many people there are, guests included.
    pub people: u64,
    /// How many tables.
    pub tables: u64,
    /// How many entries all their logs have.
    pub entries: u64,
    /// What is wrong with the file.
    pub damage: Vec<String>,
    /// Tables whose log has gaps or cannot be replayed.
    pub broken: Vec<String>,
    /// Tables that follow rules which are not known here; another program knows them.
    pub unknown: Vec<String>,
}

/// Looks at everything, while a server may be using it.
///
/// # Errors
/// If the file cannot be read at all.
pub fn examine(file: &Path, catalog: &Catalog) -> Result<Found, OpenError> {
    let connection = opening::look_into(file)?;
    match opening::version(&connection)? {
        opening::VERSION => {}
        0 => return Err(OpenError::Foreign),
        // The columns of an earlier one are others; a server brings them up to date.
        earlier => return Err(OpenError::Earlier(earlier, opening::VERSION)),
    }
    // All of it as it is at one moment.
    let moment = connection.unchecked_transaction()?;
    let count = |what: &str| -> rusqlite::Result<u64> {
        let counted = moment.query_row(&format!("SELECT count(*) FROM {what}"), [], |row| {
            row.get::<_, i64>(0)
        });
        counted.map(|number| number as u64)
    };
    let mut found = Found {
        damage: moment
            .prepare("PRAGMA integrity_check(20)")?
            .query_map([], |row| row.get(0))?
            .collect::<rusqlite::Result<_>>()?,
        ..Found::default()
    };
    found.damage.retain(|line: &String| line != "ok");
    if !found.damage.is_empty() {
        return Ok(found);
    }
    (found.people, found.tables, found.entries) =
        (count("person")?, count("game_table")?, count("entry")?);
    let packed = "SELECT coalesce(sum(entries), 0) FROM packed_log";
    let packed = moment.query_row(packed, [], |row| row.get::<_, i64>(0))?;
    found.entries += packed as u64;
    let ids: rusqlite::Result<Vec<String>> = moment
        .prepare("SELECT id FROM game_table ORDER BY opened")?
        .query_map([], |row| row.get(0))?
        .collect();
    for id in ids? {
        match replay(&moment, &id, catalog) {
            Ok(()) => {}
            Err(Failure::Trouble(Trouble::UnknownRules)) => found.unknown.push(id),
            Err(_) => found.broken.push(id),
        }
    }
    Ok(found)
}

/// Whether a game can be replayed to where it is.
fn replay(connection: &Connection, id: &str, catalog: &Catalog) -> Result<(), Failure> {
    let broken = |_: rusqlite::Error| Failure::from(Trouble::Internal);
    let opening = rows::opening(connection, id)
        .map_err(broken)?
        .ok_or(Trouble::UnknownTable)?;
    let numbered = packing::log(connection, id, 0).map_err(broken)?;
    let (numbers, entries): (Vec<u64>, Vec<Entry>) = numbered.into_iter().unzip();
    if !numbers.iter().zip(1..).all(|(own, next)| *own == next) {
        return Err(Trouble::Internal.into());
    }
    Hosted::replay(catalog, &Arc::<Downtimes>::default(), opening, &entries).map(drop)
}
