//! A file from which everything is moved into another kind of store, or that gets everything from one.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params};

use super::copies;
use super::opening::{self, Claim, OpenError, beside};

/// A file that no server uses and from which everything is to be moved, as it is at this moment.
pub(in crate::store) fn source_of_move(file: &Path) -> Result<(Claim, Connection), OpenError> {
    let source = opening::look_into(file)?;
    match opening::version(&source)? {
        opening::VERSION => {}
        0 => return Err(OpenError::Foreign),
        earlier => return Err(OpenError::Earlier(earlier, opening::VERSION)),
    }
    let claim = Claim::on(file)?;
    source.execute_batch("BEGIN")?;
    Ok((claim, source))
}

/// A new file, beside its place until it is whole.
pub(in crate::store) struct Target {
    connection: Connection,
    part: PathBuf,
    to: PathBuf,
    _claim: Claim,
}

impl Target {
    pub(in crate::store) fn beside(to: &Path) -> Result<Self, OpenError> {
        opening::make_folder_of(to)?;
        let claim = Claim::on(to)?;
        if to.try_exists()? {
            return Err(OpenError::Exists);
        }
        let part = beside(to, ".part");
        remove(&part);
        let [connection, _] = opening::open(&part, false)?;
        connection.execute_batch("BEGIN IMMEDIATE")?;
        Ok(Self {
            connection,
            part,
            to: to.to_owned(),
            _claim: claim,
        })
    }

    pub(in crate::store) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Puts the file in its place.
    pub(in crate::store) fn keep(self) -> Result<(), OpenError> {
        self.connection.execute_batch("COMMIT")?;
        self.connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", params![], |_| Ok(()))?;
        // One file is put into its place in one step.
        self.connection
            .query_row("PRAGMA journal_mode = DELETE", params![], |_| Ok(()))?;
        fs::File::open(&self.part)?.sync_all()?;
        copies::put(&self.part, &self.to).map(drop)
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        // What is left of it is of no use.
        remove(&self.part);
    }
}

fn remove(part: &Path) {
    for end in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(beside(part, end));
    }
}
