//! How a database becomes a store: its tables are as they should be, and whoever moves everything has it alone.

use std::time::{Duration, Instant};

use tokio_postgres::{Client, Error};

use super::failures::open_error;
use super::place::Place;
use crate::store::OpenError;

/// The version of the schema, kept in the database.
pub(super) const VERSION: i64 = 3;

/// What leads from each version of the schema to the next, from nothing on.
const MIGRATIONS: [&str; VERSION as usize] = [
    include_str!("to-1.sql"),
    include_str!("to-2.sql"),
    include_str!("to-3.sql"),
];

/// Servers that are just ending are waited for.
const HANDING_OVER: Duration = Duration::from_secs(3);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(100);
/// What is locked by whoever uses a database: servers share it.
pub(super) const LOCK: i64 = 0x0066_6f72_6d69_6361;
/// Of those who begin at the same time one makes the tables.
const MIGRATING: i64 = LOCK + 1;

/// Nobody else uses a database: whoever has this. The database takes it back when the connection ends, however that
/// happens.
pub(super) struct Claim {
    _client: Client,
}

impl Claim {
    pub(super) async fn on(place: &Place) -> Result<Self, OpenError> {
        let client = place.open().await?;
        let begun = Instant::now();
        while !lock(&client).await.map_err(|error| open_error(&error))? {
            if begun.elapsed() > HANDING_OVER {
                return Err(OpenError::InUse);
            }
            tokio::time::sleep(PAUSE).await;
        }
        Ok(Self { _client: client })
    }
}

async fn lock(client: &Client) -> Result<bool, Error> {
    let locked = client.query_one("SELECT pg_try_advisory_lock($1)", &[&LOCK]);
    locked.await?.try_get(0)
}

/// Whether nobody has a database alone right now.
pub(super) async fn nobody_moves(client: &Client) -> Result<(), OpenError> {
    let free = async {
        let free = client.query_one("SELECT pg_try_advisory_lock_shared($1)", &[&LOCK]);
        let free: bool = free.await?.try_get(0)?;
        let unlock = client.query("SELECT pg_advisory_unlock_shared($1)", &[&LOCK]);
        if free {
            unlock.await?;
        }
        Ok(free)
    };
    match free.await {
        Ok(true) => Ok(()),
        Ok(false) => Err(OpenError::InUse),
        Err(error) => Err(open_error(&error)),
    }
}

/// The version of the schema; 0 if there is none yet.
pub(super) async fn version(client: &Client) -> Result<i64, OpenError> {
    let looked = async {
        let known = client.query_one(
            "SELECT to_regclass('formicary') IS NOT NULL, EXISTS (
                SELECT 1 FROM pg_class WHERE relnamespace = current_schema()::regnamespace)",
            &[],
        );
        let known = known.await?;
        if !known.try_get::<_, bool>(0)? {
            return Ok((0, known.try_get(1)?));
        }
        let version = client
            .query_one("SELECT version FROM formicary", &[])
            .await?;
        Ok((version.try_get(0)?, false))
    };
    match looked.await {
        Ok((_, true)) => Err(OpenError::Foreign),
        Ok((version, _)) if version > VERSION => Err(OpenError::Later(version, VERSION)),
        Ok((version, _)) => Ok(version),
        Err(error) => Err(open_error(&error)),
    }
}

/// Brings the schema up to date, all of it or nothing.
pub(super) async fn migrate(client: &mut Client) -> Result<(), OpenError> {
    if version(client).await? == VERSION {
        return Ok(());
    }
    let turn = client.query("SELECT pg_advisory_lock($1)", &[&MIGRATING]);
    turn.await.map_err(|error| open_error(&error))?;
    let version = version(client).await?;
    let changed = async {
        let change = client.transaction().await?;
        // However much there is, it is waited for.
        change
            .batch_execute("SET LOCAL statement_timeout = 0")
            .await?;
        if version == 0 {
            change
                .batch_execute("CREATE TABLE formicary (version BIGINT NOT NULL); INSERT INTO formicary VALUES (0)")
                .await?;
        }
        for step in &MIGRATIONS[version as usize..] {
            change.batch_execute(step).await?;
        }
        change
            .execute("UPDATE formicary SET version = $1", &[&VERSION])
            .await?;
        change.commit().await?;
        let over = client.query("SELECT pg_advisory_unlock($1)", &[&MIGRATING]);
        over.await.map(drop)
    };
    changed.await.map_err(|error: Error| open_error(&error))
}
