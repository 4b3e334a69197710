//! How a file becomes a store: nobody else may read it, one server at a time uses it, and it is as it should be.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::rows;

/// The version of the schema, kept in the file.
pub(super) const VERSION: i64 = 6;

/// What leads from each version of the schema to the next, from the first on.
const MIGRATIONS: [&str; VERSION as usize - 1] = [
    include_str!("from-1-to-2.sql"),
    include_str!("from-2-to-3.sql"),
    include_str!("from-3-to-4.sql"),
    include_str!("from-4-to-5.sql"),
    include_str!("from-5-to-6.sql"),
];

/// A server that is just ending is waited for.
const HANDING_OVER: Duration = Duration::from_secs(3);

/// Whoever writes is waited for.
const BUSY: Duration = Duration::from_secs(5);

/// Why a file or a database cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// Another server uses it.
    #[error("in use by another server")]
    InUse,
    /// Another program is writing into it and does not end.
    #[error("locked by another program")]
    Busy,
    /// There is no such file.
    #[error("missing")]
    Missing,
    /// There is a file already.
    #[error("there already")]
    Exists,
    /// It is something else.
    #[error("no database of this program")]
    Foreign,
    /// It is damaged.
    #[error("damaged: {0}")]
    Damaged(String),
    /// A later program has written it: its version, and the one that is known here.
    #[error("version {0}, later than {1}")]
    Later(i64, i64),
    /// An earlier program has written it: its version, and the one that is known here.
    #[error("version {0}, earlier than {1}")]
    Earlier(i64, i64),
    /// It may not be written, or its folder may not.
    #[error("may not be written: {0}")]
    Forbidden(String),
    /// There is no room left on the disk.
    #[error("the disk is full")]
    Full,
    /// The address of a database cannot be read.
    #[error("no address of a database: {0}")]
    Address(String),
    /// No database answers there.
    #[error("cannot be reached: {0}")]
    Unreachable(String),
    /// Something else.
    #[error("{0}")]
    Other(String),
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Self::Foreign,
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(error.to_string()),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => {
                Self::Forbidden(error.to_string())
            }
            Some(ErrorCode::DiskFull) => Self::Full,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::Missing,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                Self::Forbidden(error.to_string())
            }
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Other(error.to_string()),
        }
    }
}

/// One server at a time uses a file: whoever has this. The system takes it back when the process ends, however
/// that happens.
pub(in crate::store) struct Claim {
    _file: File,
}

impl Claim {
    /// Claims a file, which need not be there yet.
    pub(super) fn on(file: &Path) -> Result<Self, OpenError> {
        let own = create(&lock_of(file))?;
        let begun = Instant::now();
        loop {
            match own.try_lock() {
                Ok(()) => return Ok(Self { _file: own }),
                Err(TryLockError::Error(error)) => return Err(error.into()),
                Err(TryLockError::WouldBlock) if begun.elapsed() > HANDING_OVER => {
                    return Err(OpenError::InUse);
                }
                Err(TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(50)),
            }
        }
    }
}

/// What is locked while a server uses a file, by whatever name it was told.
pub(super) fn lock_of(file: &Path) -> PathBuf {
    let own = file.canonicalize().unwrap_or_else(|_| file.to_owned());
    beside(&own, ".lock")
}

/// Whether no server uses a file right now.
///
/// # Errors
/// If one does.
pub(super) fn nobody_uses(file: &Path) -> Result<(), OpenError> {
    if let Ok(lock) = File::open(lock_of(file))
        && matches!(lock.try_lock(), Err(TryLockError::WouldBlock))
    {
        return Err(OpenError::InUse);
    }
    Ok(())
}

/// A file with a name that begins like that of another one.
pub(super) fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The folder for a file, for nobody else to look into if it is new.
pub(super) fn make_folder_of(file: &Path) -> io::Result<()> {
    let Some(folder) = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    else {
        return Ok(());
    };
    let mut maker = std::fs::DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.create(folder)
}

/// A file that nobody else may read. One that is there keeps what is in it.
pub(super) fn create(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Whoever could read a file so far no longer can: passwords are in it, if only as hashes.
fn close_to_others(file: &File) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let kept = file.metadata().and_then(|known| {
            if known.permissions().mode() & 0o077 == 0 {
                return Ok(());
            }
            file.set_permissions(std::fs::Permissions::from_mode(0o600))
        });
        // Who does not own the file cannot do that; it can be used all the same.
        if let Err(error) = kept {
            tracing::warn!("others may read the database: {error}");
        }
    }
    #[cfg(not(unix))]
    let _ = file;
}

/// Connections to a file, which is brought up to date: to write, and to read.
pub(super) fn open(file: &Path, check: bool) -> Result<[Connection; 2], OpenError> {
    // What SQLite keeps beside it gets the same mode.
    close_to_others(&create(file)?);
    let writer = connect(file)?;
    if check {
        quick_check(&writer)?;
    }
    let version = version(&writer)?;
    migrate(&writer, version)?;
    Ok([writer, connect(file)?])
}

fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    // The pages of a thousand tables at which something happens stay in memory: so many kibibytes.
    connection.pragma_update(None, "cache_size", -32_768)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    // Who is forgotten is not to be found in the file either.
    connection.pragma_update(None, "secure_delete", "ON")?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// Looks into a file without changing it, while a server may be using it.
pub(super) fn look_into(file: &Path) -> Result<Connection, OpenError> {
    if !file.try_exists()? {
        return Err(OpenError::Missing);
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

/// Connections to a file that a server of this version may be using: to write, and to read.
pub(super) fn open_beside(file: &Path) -> Result<[Connection; 2], OpenError> {
    match version(&look_into(file)?)? {
        VERSION => Ok([connect(file)?, connect(file)?]),
        earlier => Err(OpenError::Earlier(earlier, VERSION)),
    }
}

/// The version of the schema; 0 if there is none yet.
pub(super) fn version(connection: &Connection) -> Result<i64, OpenError> {
    let version = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version > VERSION {
        return Err(OpenError::Later(version, VERSION));
    }
    let of_others = "SELECT 1 FROM sqlite_schema LIMIT 1";
    if version < 0 || (version == 0 && connection.prepare(of_others)?.exists([])?) {
        return Err(OpenError::Foreign);
    }
    Ok(version)
}

/// Whether the pages of the file fit together.
fn quick_check(connection: &Connection) -> Result<(), OpenError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" {
        Ok(())
    } else {
        Err(OpenError::Damaged(found))
    }
}

/// Brings the schema up to date, all of it or nothing.
fn migrate(connection: &Connection, version: i64) -> Result<(), OpenError> {
    if version == VERSION {
        return Ok(());
    }
    let change = connection.unchecked_transaction()?;
    if version > 0 {
        for step in &MIGRATIONS[version as usize - 1..] {
            change.execute_batch(step)?;
        }
    }
    change.execute_batch(include_str!("schema.sql"))?;
    change.execute_batch(include_str!("archive.sql"))?;
    if (1..4).contains(&version) {
        rows::name_accounts(&change)?;
    }
    change.pragma_update(None, "user_version", VERSION)?;
    Ok(change.commit()?)
}

/// Whether a server could use a file, without changing anything: it is as it should be or could be made, and nobody
/// else uses it.
///
/// # Errors
/// If it could not.
pub fn try_file(file: &Path) -> Result<(), OpenError> {
    if file.try_exists()? {
        let connection = look_into(file)?;
        version(&connection)?;
        quick_check(&connection)?;
        OpenOptions::new().write(true).open(file)?;
    }
    nobody_uses(file)?;
    let here = Path::new(".");
    let mut folders = file.ancestors().skip(1).map(|folder| {
        if folder.as_os_str().is_empty() {
            here
        } else {
            folder
        }
    });
    let folder = folders.find(|folder| folder.is_dir()).unwrap_or(here);
    let trial = folder.join(format!(".formicary-{}", std::process::id()));
    create(&trial)?;
    Ok(std::fs::remove_file(trial)?)
}
