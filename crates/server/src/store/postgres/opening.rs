//! How a database becomes a store: one server at a time uses it, and its tables are as they should be.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::task::AbortHandle;
use tokio_postgres::{Client, Error};

use super::failures::{open_error, told};
use super::place::Place;
use crate::store::OpenError;

/// The version of the schema, kept in the database.
pub(super) const VERSION: i64 = 2;

/// What leads from each version of the schema to the next, from nothing on.
const MIGRATIONS: [&str; VERSION as usize] = [include_str!("to-1.sql"), include_str!("to-2.sql")];

/// A server that is just ending is waited for.
const HANDING_OVER: Duration = Duration::from_secs(3);
/// How often whoever has a database looks whether that is still so.
const LOOK: Duration = Duration::from_secs(5);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(100);
/// What is locked by whoever uses a database.
const LOCK: i64 = 0x0066_6f72_6d69_6361;

/// One server at a time uses a database: whoever has this. The database takes it back when the connection ends, however
/// that happens.
pub(super) struct Claim {
    lost: Arc<AtomicBool>,
    keeper: AbortHandle,
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
        let lost = Arc::new(AtomicBool::new(false));
        let keeper = tokio::spawn(keep(place.clone(), client, Arc::clone(&lost)));
        Ok(Self {
            lost,
            keeper: keeper.abort_handle(),
        })
    }

    /// Whether another server has taken the database over while it could not be reached from here.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.keeper.abort();
    }
}

async fn lock(client: &Client) -> Result<bool, Error> {
    let locked = client.query_one("SELECT pg_try_advisory_lock($1)", &[&LOCK]);
    locked.await?.try_get(0)
}

/// Whether nobody uses a database right now.
pub(super) async fn nobody_uses(client: &Client) -> Result<(), OpenError> {
    let free = async {
        let free = lock(client).await?;
        let unlock = client.query("SELECT pg_advisory_unlock($1)", &[&LOCK]);
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

/// Claims the database again when the connection was lost. Others do the same, and one of them has it.
async fn keep(place: Place, mut client: Client, lost: Arc<AtomicBool>) {
    let mut own = true;
    loop {
        tokio::time::sleep(if own { LOOK } else { PAUSE }).await;
        let held = if own {
            client.check_connection().await.map(|()| true)
        } else {
            match place.connect().await {
                Ok(new) => {
                    client = new;
                    lock(&client).await
                }
                Err(error) => Err(error),
            }
        };
        match held {
            Ok(held) => {
                if !held && !lost.load(Ordering::Relaxed) {
                    tracing::error!("another server uses the database now");
                }
                own = held;
                lost.store(!held, Ordering::Relaxed);
            }
            Err(error) => {
                tracing::warn!("the database cannot be reached: {}", told(&error));
                own = false;
            }
        }
        if lost.load(Ordering::Relaxed) {
            tokio::time::sleep(LOOK).await;
        }
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
    let version = version(client).await?;
    if version == VERSION {
        return Ok(());
    }
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
        change.commit().await
    };
    changed.await.map_err(|error: Error| open_error(&error))
}
