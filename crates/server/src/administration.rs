//! What administrators do on the machine itself, beside a server that may be running on the same file or database: the server
//! notices it soon.

use std::path::Path;

use protocol::{Act, ActInfo, NewAct, PersonInfo, ReportInfo};

use crate::ids;
use crate::people::{Stay, hash};
use crate::store::{OpenError, Person, PostgresStore, SqliteStore, Store, StoreError};
use crate::tables::now;

/// A list has so many lines.
const MOST: usize = 200;
/// So many games are counted in one step.
const AT_ONCE: usize = 500;

/// A server's file or database.
pub struct Administration(Box<dyn Store>);

impl Administration {
    /// Opens the file of a server of this version.
    ///
    /// # Errors
    /// If there is none, or it is of another version.
    pub fn open(file: &Path) -> Result<Self, OpenError> {
        Ok(Self(Box::new(SqliteStore::open_beside(file)?)))
    }

    /// Opens the database of a server of this version.
    ///
    /// # Errors
    /// If it cannot be reached, there is nothing in it, or it is of another version.
    pub async fn open_database(address: &str) -> Result<Self, OpenError> {
        Ok(Self(Box::new(PostgresStore::open_beside(address).await?)))
    }

    /// All administrators.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn administrators(&self) -> Result<Vec<PersonInfo>, StoreError> {
        let found = self.0.register().administrators().await?;
        Ok(found.into_iter().map(info).collect())
    }

    /// Those who are called so or have this id, accounts first.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn named(&self, name: &str) -> Result<Vec<PersonInfo>, StoreError> {
        let found = self.0.register().named(name).await?;
        Ok(found.into_iter().map(info).collect())
    }

    /// The newest reports: those that wait, or all.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn reports(&self, all: bool) -> Result<Vec<ReportInfo>, StoreError> {
        self.0.register().reports(all, MOST).await
    }

    /// What was done last, newest first.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn acts(&self) -> Result<Vec<ActInfo>, StoreError> {
        self.0.register().last_acts(MOST).await
    }

    /// Does something and notes it; says no if there is no such person, table or report.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn act(&self, what: NewAct) -> Result<bool, StoreError> {
        let done = self.0.register().act(now(), None, what, None).await?;
        Ok(done.is_some())
    }

    /// Gives an account another password, which nobody has known before, and ends all its keys.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn reset_password(&self, person: &str) -> Result<Option<String>, StoreError> {
        let password = ids::new_key()[..16].to_owned();
        let hash = hash(&password).ok_or_else(|| StoreError::Failed("no hash".to_owned()))?;
        let what = NewAct {
            act: Act::ResetPassword,
            person: Some(person.to_owned()),
            table: None,
            report: None,
            until: None,
            reason: String::new(),
        };
        let done = self.0.register().act(now(), None, what, Some(hash)).await?;
        Ok(done.map(|_| password))
    }

    /// Forgets guests and keys that nobody uses any more. Tells how many of each.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn purge(&self, stay: Stay) -> Result<(usize, usize), StoreError> {
        let (mut guests, mut keys) = (0, 0);
        loop {
            let purged = self.0.register().purge(stay.outdated(now())).await?;
            guests += purged.guests.len();
            keys += purged.keys.len();
            if purged.guests.is_empty() && purged.keys.is_empty() {
                break;
            }
        }
        self.act(NewAct {
            act: Act::Purge,
            person: None,
            table: None,
            report: None,
            until: None,
            reason: String::new(),
        })
        .await?;
        Ok((guests, keys))
    }

    /// Counts all finished games anew: ratings, and records against bots. Tells how many.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn recount(&self) -> Result<usize, StoreError> {
        let archive = self.0.archive();
        archive.count_anew().await?;
        let mut all = 0;
        loop {
            match archive.count(AT_ONCE).await? {
                0 => return Ok(all),
                counted => all += counted,
            }
        }
    }
}

/// Somebody as administrators see them.
pub(crate) fn info(person: Person) -> PersonInfo {
    let now = now();
    PersonInfo {
        account: person.password.is_some(),
        id: person.id,
        name: person.name,
        admin: person.admin,
        muted: Some(person.muted).filter(|until| *until > now),
        banned: Some(person.banned).filter(|until| *until > now),
        made: person.made,
        seen: person.seen,
    }
}
