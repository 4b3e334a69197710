//! What happens at a table is stored before anybody hears of it.

use std::time::{Duration, Instant};

use protocol::Status;

use super::{Host, Stop};
use crate::problem::{Failure, Trouble};
use crate::store::{Appended, Entry, Standing, StoreError};
use crate::tables::hosted::Hosted;
use crate::tables::{Shared, now};

impl Host {
    /// Stores what has been applied already. If that fails, the table is rebuilt as it is stored.
    pub(super) async fn store(&mut self, before: u64, entries: Vec<Entry>) -> Result<(), Stop> {
        let id = self.hosted.opening().id.clone();
        let standing = Standing {
            over: self.hosted.status() == Status::Over,
            due: self.hosted.due(now()),
            summary: None,
        };
        let changed = (self.standing.as_ref() != Some(&standing)).then(|| Standing {
            summary: self.hosted.summary().map(Box::new),
            ..standing.clone()
        });
        let ends = changed.as_ref().is_some_and(|standing| standing.over);
        let begun = Instant::now();
        let stored = self
            .shared
            .store
            .append(&id, before, entries.clone(), changed)
            .await;
        self.shared.metrics.stored(begun.elapsed(), stored.is_ok());
        let failure = match stored {
            Ok(Appended::Stored) => {
                self.standing = Some(standing);
                self.failures = 0;
                if ends {
                    self.shared.ended.notify_one();
                }
                return Ok(());
            }
            Ok(Appended::Conflict(_)) => Failure::from(Trouble::Stale),
            Err(error) => {
                self.failures = self.failures.saturating_add(1);
                self.unsure = matches!(error, StoreError::Ambiguous(_));
                Failure::from(error)
            }
        };
        self.standing = None;
        let Ok(Some((opening, log))) = self.shared.store.table(&id).await else {
            return Err(Stop::Gone);
        };
        if self.unsure {
            let kept = log.iter().skip(before as usize).take(entries.len());
            if !kept.eq(&entries) {
                // It may still come: whoever asks again finds the table as it is by then.
                return Err(Stop::Gone);
            }
            // It was stored; only the answer was lost.
            self.unsure = false;
            self.failures = 0;
            return Ok(());
        }
        let Shared {
            catalog, downtimes, ..
        } = &*self.shared;
        let Ok(mut hosted) = Hosted::replay(catalog, downtimes, opening, &log) else {
            return Err(Stop::Gone);
        };
        hosted.know_accounts_of(&mut self.hosted);
        self.hosted = hosted;
        self.thinking = None;
        self.after_change(0);
        Err(failure.into())
    }

    /// How long the house waits after what could not be stored, before it tries again.
    pub(super) fn retry(&self) -> Duration {
        match self.failures {
            0 => Duration::ZERO,
            failures => self.shared.retry * (1 << (failures - 1).min(6)),
        }
    }
}
