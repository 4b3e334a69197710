//! Connections to the database, and how questions are asked over them.

use std::time::{Duration, Instant};

use deadpool_postgres::{
    Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime, Transaction,
};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::failures::{at_the_end, is_lost, may_come_back, unchanged, unreachable};
use super::place::Place;
use crate::store::{OpenError, StoreError};

/// So many questions are asked at the same time.
const CONNECTIONS: usize = 8;
/// A database that starts anew is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(100);

/// What is filled into a question.
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Connections to the database.
#[derive(Clone)]
pub(super) struct Database(Pool);

impl Database {
    pub(super) fn at(place: &Place) -> Result<Self, OpenError> {
        let fast = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let manager = Manager::from_config(place.config.clone(), place.tls.clone(), fast);
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .build();
        pool.map(Self)
            .map_err(|error| OpenError::Other(error.to_string()))
    }

    /// A connection. Nothing was asked over it yet, so it can be waited for.
    async fn connection(&self) -> Result<Object, StoreError> {
        let begun = Instant::now();
        loop {
            match self.0.get().await {
                Ok(connection) => return Ok(connection),
                Err(PoolError::Backend(error))
                    if may_come_back(&error) && begun.elapsed() < PATIENCE =>
                {
                    tokio::time::sleep(PAUSE).await;
                }
                Err(error) => return Err(unreachable(error)),
            }
        }
    }

    /// Asks something that changes nothing, so that it can be asked again if the connection is lost.
    pub(super) async fn rows(
        &self,
        question: &str,
        values: Values<'_>,
    ) -> Result<Vec<Row>, StoreError> {
        let mut again = true;
        loop {
            let connection = self.connection().await?;
            let asked = async {
                let question = connection.prepare_cached(question).await?;
                connection.query(&question, values).await
            };
            match asked.await {
                Ok(rows) => return Ok(rows),
                Err(error) if is_lost(&error) && std::mem::take(&mut again) => {}
                Err(error) => return Err(unchanged(&error)),
            }
        }
    }

    /// The same where there is one answer at most.
    pub(super) async fn row(
        &self,
        question: &str,
        values: Values<'_>,
    ) -> Result<Option<Row>, StoreError> {
        let rows = self.rows(question, values).await?;
        Ok(rows.into_iter().next())
    }

    /// Changes something in one step. Gives how many rows.
    pub(super) async fn change(&self, change: &str, values: Values<'_>) -> Result<u64, StoreError> {
        let connection = self.connection().await?;
        let prepared = connection.prepare_cached(change).await;
        let change = prepared.map_err(|error| unchanged(&error))?;
        let changed = connection.execute(&change, values).await;
        changed.map_err(|error| at_the_end(&error))
    }

    /// The same, and gives what the change returns.
    pub(super) async fn change_to(
        &self,
        change: &str,
        values: Values<'_>,
    ) -> Result<Option<Row>, StoreError> {
        let connection = self.connection().await?;
        let prepared = connection.prepare_cached(change).await;
        let change = prepared.map_err(|error| unchanged(&error))?;
        let changed = connection.query_opt(&change, values).await;
        changed.map_err(|error| at_the_end(&error))
    }

    /// A connection for several steps.
    pub(super) async fn desk(&self) -> Result<Desk, StoreError> {
        self.connection().await.map(Desk)
    }
}

/// A connection on which several steps are made.
pub(super) struct Desk(Object);

impl Desk {
    /// Begins several steps that are kept together or not at all: if they are not [kept](Work::keep), they are not.
    pub(super) async fn begin(&mut self) -> Result<Work<'_>, StoreError> {
        let begun = self.0.transaction().await;
        begun.map(Work).map_err(|error| unchanged(&error))
    }
}

/// What only one may do at a time, whichever server it asks.
#[derive(Clone, Copy)]
pub(super) enum Turn {
    /// Opening tables: of one person.
    Opening = 1,
    /// Taking names: one that looks so.
    Naming = 2,
    /// Acting as an administrator, so that whoever reads acts in order misses none.
    Acting = 3,
    /// Noting when no server ran.
    Waking = 4,
    /// Counting finished games, in the order they ended.
    Counting = 5,
}

/// Several steps.
pub(super) struct Work<'a>(Transaction<'a>);

impl Work<'_> {
    pub(super) async fn rows(
        &self,
        question: &str,
        values: Values<'_>,
    ) -> Result<Vec<Row>, StoreError> {
        let asked = async {
            let question = self.0.prepare_cached(question).await?;
            self.0.query(&question, values).await
        };
        asked.await.map_err(|error| unchanged(&error))
    }

    pub(super) async fn row(
        &self,
        question: &str,
        values: Values<'_>,
    ) -> Result<Option<Row>, StoreError> {
        let rows = self.rows(question, values).await?;
        Ok(rows.into_iter().next())
    }

    pub(super) async fn change(&self, change: &str, values: Values<'_>) -> Result<u64, StoreError> {
        let changed = async {
            let change = self.0.prepare_cached(change).await?;
            self.0.execute(&change, values).await
        };
        changed.await.map_err(|error| unchanged(&error))
    }

    /// Waits until nobody else does this with the same thing; the turn ends with the work.
    pub(super) async fn take_turn(&self, at: Turn, what: &str) -> Result<(), StoreError> {
        let question = "SELECT pg_advisory_xact_lock($1::int4, hashtext($2))";
        self.rows(question, &[&(at as i32), &what]).await.map(drop)
    }

    /// Keeps it all.
    pub(super) async fn keep(self) -> Result<(), StoreError> {
        let kept = self.0.commit().await;
        kept.map_err(|error| at_the_end(&error))
    }
}
