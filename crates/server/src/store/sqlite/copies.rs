//! Copies of a database: made while a server uses it, and put back in its place.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::opening::{self, Claim, OpenError, beside};

/// While somebody else writes.
const PAUSE: Duration = Duration::from_millis(20);

/// Copies a database as it is at one moment, while a server goes on using it. The copy is one file, and nobody
/// else may read it. Gives its size in bytes.
///
/// # Errors
/// If there is no such database, or a file is there already that may not be replaced.
pub fn backup(from: &Path, to: &Path, replace: bool) -> Result<u64, OpenError> {
    let source = opening::look_into(from)?;
    is_ours(&source)?;
    if to.try_exists()? {
        // A server would go on writing into what is no longer there.
        opening::nobody_uses(to)?;
        if !replace || from.canonicalize()? == to.canonicalize()? {
            return Err(OpenError::Exists);
        }
    }
    opening::make_folder_of(to)?;
    let part = copy_beside(&source, to)?;
    put(&part, to)
}

/// Puts a copy in the place of a database that no server uses. Gives its size in bytes.
///
/// # Errors
/// If the copy is damaged or of a later version, a server uses the database, or there is one that may not be
/// replaced. Nothing has changed then.
pub fn restore(from: &Path, to: &Path, replace: bool) -> Result<u64, OpenError> {
    let source = opening::look_into(from)?;
    is_ours(&source)?;
    is_whole(&source)?;
    opening::make_folder_of(to)?;
    let _claim = Claim::on(to)?;
    if !replace && to.try_exists()? {
        return Err(OpenError::Exists);
    }
    // Until there is a copy that is whole, the old database keeps all it has.
    let part = copy_beside(&source, to)?;
    // What was not yet written into the old database has no place in the new one.
    let log = beside(to, "-wal");
    let put_aside = replace && to.try_exists()? && log.try_exists()?;
    if put_aside && let Ok(old) = Connection::open(to) {
        // If that fails, the old one is damaged, and goes anyway.
        let _ = old.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    for end in ["-wal", "-shm"] {
        match fs::remove_file(beside(to, end)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    let bytes = put(&part, to)?;
    for file in [to, &opening::lock_of(to)] {
        give_to_owner_of_folder(file);
    }
    Ok(bytes)
}

/// Whoever restores as the system's administrator does so for the user under whom the server runs.
fn give_to_owner_of_folder(file: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};
        let folder = file.parent().filter(|name| !name.as_os_str().is_empty());
        let owner = folder.unwrap_or(Path::new(".")).metadata();
        let given = owner.and_then(|owner| {
            let known = file.metadata()?;
            if (known.uid(), known.gid()) == (owner.uid(), owner.gid()) {
                return Ok(());
            }
            chown(file, Some(owner.uid()), Some(owner.gid()))
        });
        // Others may only keep what they have made.
        if let Err(error) = given {
            tracing::warn!("{} keeps its owner: {error}", file.display());
        }
    }
    #[cfg(not(unix))]
    let _ = file;
}

/// Copies beside the place and looks at the copy, which is given.
fn copy_beside(source: &Connection, to: &Path) -> Result<PathBuf, OpenError> {
    let part = beside(to, ".part");
    let copied = copy_to(source, &part);
    if copied.is_err() {
        // What is left of it is of no use.
        let _ = fs::remove_file(&part);
        copied?;
    }
    Ok(part)
}

/// Puts a copy in its place in one step.
pub(super) fn put(part: &Path, to: &Path) -> Result<u64, OpenError> {
    fs::rename(part, to)?;
    if let Some(folder) = to.parent() {
        let folder = if folder.as_os_str().is_empty() {
            Path::new(".")
        } else {
            folder
        };
        // Where folders cannot be written out, the system does it soon.
        let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(fs::metadata(to)?.len())
}

fn copy_to(source: &Connection, part: &Path) -> Result<(), OpenError> {
    let file = opening::create(part)?;
    file.set_len(0)?;
    let mut target = Connection::open(part)?;
    let copying = Backup::new(source, &mut target)?;
    // All pages in one step: whoever writes meanwhile does not make it begin anew.
    while copying.step(-1)? != StepResult::Done {
        std::thread::sleep(PAUSE);
    }
    drop(copying);
    // One file is easier to carry around.
    target.pragma_update(None, "journal_mode", "DELETE")?;
    is_whole(&target)?;
    target.close().map_err(|(_, error)| error)?;
    Ok(file.sync_all()?)
}

fn is_ours(connection: &Connection) -> Result<(), OpenError> {
    match opening::version(connection)? {
        0 => Err(OpenError::Foreign),
        _ => Ok(()),
    }
}

fn is_whole(connection: &Connection) -> Result<(), OpenError> {
    let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if found == "ok" {
        Ok(())
    } else {
        Err(OpenError::Damaged(found))
    }
}
