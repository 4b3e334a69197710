//! What happens at a table is stored before anybody hears of it.

use std::time::{Duration, Instant};

use protocol::Status;

use super::{Gone, Host, Stop};
use crate::problem::Failure;
use crate::store::{Appended, Entry, Opening, Standing, StoreError};
use crate::tables::Shared;
use crate::tables::hosted::Hosted;

impl Host {
    /// Stores what somebody has done, and what dice and decks decide after it.
    pub(super) async fn store_and_draw(
        &mut self,
        before: u64,
        mut entries: Vec<Entry>,
    ) -> Result<(), Stop> {
        let draws = if self.shared.grace.is_zero() && self.lease.is_some() {
            self.draw_all()
        } else {
            Vec::new()
        };
        let by_the_house = !draws.is_empty();
        entries.extend(draws);
        self.store(before, entries, by_the_house).await
    }

    /// Stores what the house has done, and tells it. Says whether that went well.
    pub(super) async fn store_for_the_house(
        &mut self,
        before: u64,
        entries: Vec<Entry>,
    ) -> Result<bool, Gone> {
        match self.store(before, entries, true).await {
            Ok(()) => {
                self.after_change(usize::MAX);
                Ok(true)
            }
            Err(Stop::Refused(_) | Stop::Overtaken) => Ok(false),
            Err(Stop::Gone) => Err(Gone),
        }
    }

    /// Stores what has been applied already. If that fails, the table is rebuilt as it is stored.
    pub(super) async fn store(
        &mut self,
        before: u64,
        entries: Vec<Entry>,
        by_the_house: bool,
    ) -> Result<(), Stop> {
        let id = self.hosted.opening().id.clone();
        let standing = Standing {
            over: self.hosted.status() == Status::Over,
            due: self.hosted.due(self.now()),
            summary: None,
        };
        let changed = (self.standing.as_ref() != Some(&standing)).then(|| Standing {
            summary: self.hosted.summary().map(Box::new),
            ..standing.clone()
        });
        let ends = changed.as_ref().is_some_and(|standing| standing.over);
        let lease = self.lease.as_ref().map(|lease| lease.number);
        let lease = lease.filter(|_| by_the_house);
        if by_the_house && lease.is_none() {
            // It acts elsewhere by now.
            let (opening, log) = self.stored_now().await?;
            self.rebuild_from(opening, &log, before).await?;
            return Err(Stop::Overtaken);
        }
        let begun = Instant::now();
        let stored = self
            .shared
            .store
            .append(&id, before, entries.clone(), changed, lease)
            .await;
        self.shared.metrics.stored(begun.elapsed(), stored.is_ok());
        let failure = match stored {
            Ok(Appended::Stored) => {
                self.standing = Some(standing);
                self.failures = 0;
                let head = before + entries.len() as u64;
                self.shared.helping.moved(&id, head);
                if ends {
                    self.shared.ended.notify_one();
                }
                return Ok(());
            }
            Ok(Appended::Conflict(_)) => None,
            Ok(Appended::Fenced) => {
                self.lease = None;
                None
            }
            Err(error) => {
                self.failures = self.failures.saturating_add(1);
                self.unsure = matches!(error, StoreError::Ambiguous(_));
                Some(error)
            }
        };
        self.standing = None;
        let (opening, log) = self.stored_now().await?;
        let after = log.get(before as usize..).unwrap_or_default();
        if self.unsure && after.is_empty() {
            // It may still come: whoever asks again finds the table as it is by then.
            return Err(Stop::Gone);
        }
        let was_unsure = std::mem::take(&mut self.unsure);
        if was_unsure && after.starts_with(&entries) {
            // It was stored; only the answer was lost.
            self.failures = 0;
            return Ok(());
        }
        // What was unsure and is not there never will be: somebody else was quicker.
        let failure = failure.filter(|_| !was_unsure);
        self.rebuild_from(opening, &log, before).await?;
        match failure {
            Some(error) => Err(Failure::from(error).into()),
            None => Err(Stop::Overtaken),
        }
    }

    async fn stored_now(&mut self) -> Result<(Opening, Vec<Entry>), Stop> {
        let stored = self.shared.store.table(&self.hosted.opening().id).await;
        stored.ok().flatten().ok_or(Stop::Gone)
    }

    /// The table as it is stored. What was there `before` is as everybody knows it.
    async fn rebuild_from(
        &mut self,
        opening: Opening,
        log: &[Entry],
        before: u64,
    ) -> Result<(), Stop> {
        let Shared {
            catalog, downtimes, ..
        } = &*self.shared;
        let (known, news) = log.split_at((before as usize).min(log.len()));
        let rebuilt = Hosted::replay(catalog, downtimes, opening, known).and_then(|mut hosted| {
            let plies = hosted.session().plies();
            let firm = hosted.follow(news)?.min(plies);
            Ok((hosted, firm))
        });
        let Ok((mut hosted, firm)) = rebuilt else {
            return Err(Stop::Gone);
        };
        hosted.know_accounts_of(&mut self.hosted);
        self.hosted = hosted;
        self.thinking = None;
        self.know_newcomers(news).await;
        self.after_news(firm);
        Ok(())
    }

    /// How long dice, decks and bots wait: so that a move can be taken back, after what could not be stored, and where
    /// the house acts elsewhere.
    pub(super) fn pause(&self) -> Duration {
        self.shared.grace.max(self.retry()) + self.patience_with_others()
    }

    /// How long the house waits after what could not be stored, before it tries again.
    pub(super) fn retry(&self) -> Duration {
        match self.failures {
            0 => Duration::ZERO,
            failures => self.shared.retry * (1 << (failures - 1).min(6)),
        }
    }
}
