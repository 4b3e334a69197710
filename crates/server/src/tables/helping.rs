//! While nothing waits here, bots of other servers think here.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::Notify;

use super::hosted::Hosted;
use super::thoughts::{self, Asked};
use super::{Shared, Tables, ask};
use crate::problem::Failure;
use crate::store::Offer;
use crate::thinkers::{Job, Wanted};

/// How often it is looked whether it was missed that something is offered.
const LOOK: Duration = Duration::from_secs(5);

/// What bots of other servers think about here.
#[derive(Default)]
pub(crate) struct Helping {
    /// By table: how many entries there are, and the thought.
    taken: Mutex<HashMap<String, (u64, Wanted)>>,
    /// Rung when something is offered.
    offered: Notify,
}

impl Helping {
    /// Another server offers something.
    pub(crate) fn hear_of_offers(&self) {
        self.offered.notify_one();
    }

    /// A table has so many entries: what bots think about it as it was before nobody wants to know any more.
    pub(crate) fn moved(&self, table: &str, head: u64) {
        let mut taken = self.lock();
        if taken.get(table).is_some_and(|(seq, _)| *seq < head)
            && let Some((_, wanted)) = taken.remove(table)
        {
            wanted.cancel();
        }
    }

    /// The server stops.
    pub(super) fn stop(&self) {
        for (_, (_, wanted)) in self.lock().drain() {
            wanted.cancel();
        }
    }

    fn begin(&self, offer: &Offer) -> Wanted {
        let wanted = Wanted::default();
        let new = (offer.seq, wanted.clone());
        if let Some((_, earlier)) = self.lock().insert(offer.table.clone(), new) {
            earlier.cancel();
        }
        wanted
    }

    fn end(&self, offer: &Offer) {
        let mut taken = self.lock();
        if taken
            .get(&offer.table)
            .is_some_and(|(seq, _)| *seq == offer.seq)
        {
            taken.remove(&offer.table);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, (u64, Wanted)>> {
        self.taken.lock().expect("nobody panics with it")
    }
}

impl Tables {
    /// Takes what other servers offer, as long as there is time for it. Says whether there may be more.
    async fn take_thoughts(self: &Arc<Self>, rules: &[(String, u32)]) -> bool {
        let Some(nodes) = self.shared.store.nodes() else {
            return false;
        };
        while self.shared.thinkers.has_time() {
            if self.is_alone() {
                return false;
            }
            match nodes.take(rules.to_vec()).await {
                Ok(Some(offer)) => self.think_for_another(offer).await,
                Ok(None) => return false,
                Err(error) => {
                    tracing::warn!("it is not known what other servers offer: {error}");
                    return false;
                }
            }
        }
        true
    }

    async fn think_for_another(self: &Arc<Self>, offer: Offer) {
        self.shared.metrics.took();
        let wanted = self.shared.helping.begin(&offer);
        let asked = AssertUnwindSafe(self.asked(&offer, &wanted)).catch_unwind();
        let asked = asked.await.unwrap_or_else(|_| {
            self.shared.metrics.bug();
            Ok(None)
        });
        let shared = Arc::clone(&self.shared);
        let asked = match asked {
            Ok(Some(asked)) => asked,
            unknown => {
                if let Err(failure) = unknown {
                    tracing::warn!(
                        "bots at table {} cannot think here: {failure:?}",
                        offer.table
                    );
                }
                // Whoever has asked thinks itself.
                return answer(&shared, &offer, String::new()).await;
            }
        };
        let runtime = tokio::runtime::Handle::current();
        self.shared.thinkers.submit(Job {
            opener: offer.opener.clone(),
            alone: offer.alone,
            table: offer.table.clone(),
            searches: asked.searches,
            wanted: wanted.clone(),
            offer: None,
            work: Box::new(move || {
                let thoughts = thoughts::write(asked.think());
                if !wanted.is_cancelled() {
                    runtime.spawn(async move { answer(&shared, &offer, thoughts).await });
                }
            }),
        });
    }

    /// The bots that are asked, if the table is as it was when they were.
    async fn asked(
        self: &Arc<Self>,
        offer: &Offer,
        wanted: &Wanted,
    ) -> Result<Option<Asked>, Failure> {
        let (shared, wanted) = (Arc::clone(&self.shared), wanted.clone());
        let (seq, seats) = (offer.seq, thoughts::seats_of(offer.seats));
        let at = move |hosted: &Hosted| {
            let is_so = hosted.seq() == seq;
            is_so.then(|| Asked::at(hosted, seats, &shared.thinkers, &wanted))
        };
        match self.awake(&offer.table) {
            Some(table) => ask(&table, move |hosted, _| at(hosted)).await,
            None => Ok(at(&self.stored(&offer.table).await?)),
        }
    }
}

async fn answer(shared: &Shared, offer: &Offer, text: String) {
    shared.helping.end(offer);
    let Some(nodes) = shared.store.nodes() else {
        return;
    };
    // If nobody wants to know any more, or it cannot be told, whoever has asked does not wait for it.
    if let Err(error) = nodes.answer(&offer.table, &offer.ticket, text).await {
        tracing::warn!("what bots thought for another server is lost: {error}");
    }
}

/// Takes what other servers offer whenever there is time for it.
pub(super) async fn keep_helping(tables: Weak<Tables>) {
    let Some(shared) = tables.upgrade().map(|tables| Arc::clone(&tables.shared)) else {
        return;
    };
    let rules = shared.catalog.revisions();
    while let Some(tables) = tables.upgrade() {
        let more = tables.take_thoughts(&rules).await;
        drop(tables);
        tokio::select! {
            () = shared.helping.offered.notified() => {}
            () = shared.thinkers.had_time(), if more => {}
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_bots_think_for_others_ends_when_the_table_moves_on_or_the_server_stops() {
        let helping = Helping::default();
        let begin = |table: &str, seq| {
            let offer = Offer {
                table: table.to_owned(),
                seq,
                ..Offer::default()
            };
            (helping.begin(&offer), offer)
        };
        let (first, _) = begin("one", 5);
        helping.moved("one", 5);
        helping.moved("two", 9);
        assert!(!first.is_cancelled());
        helping.moved("one", 6);
        assert!(first.is_cancelled());
        // What is asked later replaces what was asked before, and does not end with it.
        let (earlier, over) = begin("one", 6);
        let (later, _) = begin("one", 7);
        helping.end(&over);
        assert!(earlier.is_cancelled() && !later.is_cancelled());
        helping.stop();
        assert!(later.is_cancelled() && helping.lock().is_empty());
    }
}
