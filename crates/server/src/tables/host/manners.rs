//! Clocks that have run out, and games that are played again.

use std::time::Duration;

use protocol::Clock;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::{Gone, Host, Stop};
use crate::ids;
use crate::problem::Failure;
use crate::store::{Deed, Entry};
use crate::tables::hosted::manners::Again;

impl Host {
    pub(super) fn watch_clocks(&mut self) {
        let now = self.now();
        let next = self.hosted.clocks().next_overdue(now);
        let next = next.map(|at| Instant::now() + Duration::from_millis(at - now + 1));
        // Whoever is late already is looked at when the pardon ends, or when storing may work again.
        let late = self.is_somebody_late(now).then(|| {
            let again = Instant::now() + self.retry();
            self.pardon.map_or(again, |pardon| pardon.max(again))
        });
        self.overdue = next.into_iter().chain(late).min();
    }

    pub(super) fn is_somebody_late(&self, now: u64) -> bool {
        self.hosted.next_late(now, self.shared.stand_in).is_some()
    }

    /// Whoever played a live game when the server stopped needs a little time to come back.
    pub(super) fn pardon_late(&mut self) {
        let (started, at) = self.shared.started;
        let live = matches!(self.hosted.opening().clock, Clock::Live { .. });
        let until = started + self.shared.pardon;
        if live && self.hosted.changed() < at && until > Instant::now() {
            self.pardon = Some(until);
        }
    }

    /// Carries out what it means that time has run out, and tells everybody.
    pub(super) async fn drop_flags(&mut self) -> Result<(), Gone> {
        let before = self.hosted.seq();
        let mut entries = Vec::new();
        if self.lease.is_some() && self.pardon.is_none_or(|until| until <= Instant::now()) {
            self.pardon = None;
            let at = self.now();
            while let Some(deeds) = self.hosted.next_late(at, self.shared.stand_in) {
                for deed in deeds {
                    let entry = by_the_house(at, deed);
                    if let Err(failure) = self.hosted.apply(&entry) {
                        tracing::error!("a flag cannot fall: {failure:?}");
                        return Err(Gone);
                    }
                    entries.push(entry);
                }
            }
        }
        if entries.is_empty() {
            self.tell_all(usize::MAX);
            self.watch_clocks();
            return Ok(());
        }
        self.store_for_the_house(before, entries).await.map(drop)
    }

    /// Somebody wants to play again. The id of the next table is stored first, so that all who ask come
    /// to the same one.
    pub(super) async fn again(
        &mut self,
        person: &str,
        answer: oneshot::Sender<Result<Again, Failure>>,
    ) -> Result<(), Gone> {
        let again = loop {
            let again = self.hosted.again(person, ids::new_id());
            let Ok(found) = &again else {
                if self.catch_up().await? {
                    continue;
                }
                break again.map_err(Failure::from);
            };
            if self.hosted.rematch().is_some() {
                break again.map_err(Failure::from);
            }
            let before = self.hosted.seq();
            let entry = by_the_house(self.now(), Deed::Rematch(found.id.clone()));
            if self.hosted.apply(&entry).is_err() {
                return Err(Gone);
            }
            match self.store(before, vec![entry], false).await {
                Ok(()) => {
                    self.after_change(usize::MAX);
                    break again.map_err(Failure::from);
                }
                // Somebody may have asked elsewhere.
                Err(Stop::Overtaken) => {}
                Err(Stop::Refused(failure)) => break Err(failure),
                Err(Stop::Gone) => return Err(Gone),
            }
        };
        // Who asked may have gone away.
        let _ = answer.send(again);
        Ok(())
    }
}

pub(super) const fn by_the_house(at: u64, deed: Deed) -> Entry {
    Entry {
        at,
        person: None,
        command: None,
        deed,
    }
}
