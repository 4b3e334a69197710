//! A database from which everything is moved into another kind of store, or that gets everything from one.

use tokio_postgres::{Client, Transaction};

use super::failures::open_error;
use super::opening::{self, Claim};
use super::place::Place;
use crate::store::OpenError;

/// A connection to a database that no server uses meanwhile.
pub(in crate::store) struct Held {
    client: Client,
    _claim: Claim,
}

impl Held {
    /// Begins to move, as everything is at this moment.
    pub(in crate::store) async fn transaction(
        &mut self,
    ) -> Result<Transaction<'_>, tokio_postgres::Error> {
        let work = self.client.build_transaction();
        let same = tokio_postgres::IsolationLevel::RepeatableRead;
        let work = work.isolation_level(same).start().await?;
        begin_moving(&work).await?;
        Ok(work)
    }

    /// After that lists are quicker, because nobody has to look whether each row is there. All is moved already, whatever
    /// becomes of it.
    pub(in crate::store) async fn tidy(&self) {
        let tidied = async {
            self.client
                .batch_execute("SET statement_timeout = 0")
                .await?;
            self.client.batch_execute("VACUUM").await
        };
        if let Err(error) = tidied.await {
            tracing::warn!("the database could not be tidied up: {error}");
        }
    }
}

/// However much there is, it is waited for.
async fn begin_moving(work: &Transaction<'_>) -> Result<(), tokio_postgres::Error> {
    work.batch_execute(
        "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0",
    )
    .await
}

/// A database that no server uses and from which everything is to be moved.
pub(in crate::store) async fn source_of_move(address: &str) -> Result<Held, OpenError> {
    let place = Place::read(address)?;
    let client = place.open().await?;
    match opening::version(&client).await? {
        opening::VERSION => {}
        0 => return Err(OpenError::Missing),
        earlier => return Err(OpenError::Earlier(earlier, opening::VERSION)),
    }
    let claim = Claim::on(&place).await?;
    Ok(Held {
        client,
        _claim: claim,
    })
}

/// A database that no server uses and in which nobody has done anything yet.
pub(in crate::store) async fn fresh_for_moving(address: &str) -> Result<Held, OpenError> {
    let place = Place::read(address)?;
    let claim = Claim::on(&place).await?;
    let mut client = place.open().await?;
    opening::migrate(&mut client).await?;
    let used = "SELECT EXISTS (SELECT 1 FROM person) OR EXISTS (SELECT 1 FROM game_table)
                OR EXISTS (SELECT 1 FROM act)";
    let used = client.query_one(used, &[]).await;
    let used = used.and_then(|row| row.try_get(0));
    if used.map_err(|error| open_error(&error))? {
        return Err(OpenError::Exists);
    }
    Ok(Held {
        client,
        _claim: claim,
    })
}
