//! A close look at everything in a database: whether the file is whole, whether every game can be replayed, and whether
//! what lists tell of it is true.

use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;

use super::opening::{self, OpenError};
use super::{archive, packing, rows};
use crate::catalog::Catalog;
use crate::problem::{Failure, Trouble};
use crate::store::{Entry, Summary};
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
    /// Tables of which something else is told than their log says.
    pub mistold: Vec<String>,
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
            Ok(true) => {}
            Ok(false) => found.mistold.push(id),
            Err(Failure::Trouble(Trouble::UnknownRules)) => found.unknown.push(id),
            Err(_) => found.broken.push(id),
        }
    }
    Ok(found)
}

/// Replays a game to where it is. Whether what is told of it is what its log says.
fn replay(connection: &Connection, id: &str, catalog: &Catalog) -> Result<bool, Failure> {
    let broken = |_: rusqlite::Error| Failure::from(Trouble::Internal);
    let opening = rows::opening(connection, id)
        .map_err(broken)?
        .ok_or(Trouble::UnknownTable)?;
    let numbered = packing::log(connection, id, 0).map_err(broken)?;
    let (numbers, entries): (Vec<u64>, Vec<Entry>) = numbered.into_iter().unzip();
    if !numbers.iter().zip(1..).all(|(own, next)| *own == next) {
        return Err(Trouble::Internal.into());
    }
    let hosted = Hosted::replay(catalog, &Arc::<Downtimes>::default(), opening, &entries)?;
    let told = archive::summaries(connection, &[id.to_owned()]).map_err(broken)?;
    // Games that an earlier version has ended are summed up by a server that runs.
    let Some(told) = told.into_iter().next() else {
        return Ok(true);
    };
    Ok(hosted.summary().map(without_names) == Some(without_names(told)))
}

/// People may have other names by now.
fn without_names(mut summary: Summary) -> Summary {
    for seat in &mut summary.seats {
        seat.name.clear();
        seat.account = false;
    }
    summary
}
