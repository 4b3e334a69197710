//! What other servers soon have to know of tables here: who is there, told several times a second at most, and what the
//! lobby shows of them, told once a second at most, however much happens.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use super::Tables;
use super::card::Card;
use crate::store::{Shown, StoreError, There};

/// So long more is waited for.
const SOON: Duration = Duration::from_millis(200);
/// The lobby is told only so often; what could not be told is told again after this time.
const LATER: Duration = Duration::from_secs(1);

/// What other servers soon have to know.
#[derive(Default)]
pub(crate) struct Bulletin {
    waiting: Mutex<Waiting>,
    bell: Notify,
}

#[derive(Default)]
struct Waiting {
    cards: HashMap<String, Arc<Card>>,
    there: HashMap<String, There>,
}

impl Bulletin {
    /// The lobby shows a table otherwise.
    pub(super) fn card(&self, id: &str, card: &Arc<Card>) {
        let mut waiting = self.lock();
        waiting.cards.insert(id.to_owned(), Arc::clone(card));
        drop(waiting);
        self.bell.notify_one();
    }

    /// Others are at a table through this server than before.
    pub(super) fn there(&self, there: There) {
        self.lock().there.insert(there.table.clone(), there);
        self.bell.notify_one();
    }

    /// It could not be told: what is newer counts.
    fn put_back(&self, untold: Waiting) {
        let mut waiting = self.lock();
        for (id, card) in untold.cards {
            waiting.cards.entry(id).or_insert(card);
        }
        for (id, there) in untold.there {
            waiting.there.entry(id).or_insert(there);
        }
        drop(waiting);
        self.bell.notify_one();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("nobody panics with it")
    }
}

/// Tells other servers what they soon have to know, as long as there are tables.
pub(super) async fn keep_telling(tables: Weak<Tables>) {
    let mut shown = Instant::now();
    loop {
        let Some(shared) = tables.upgrade().map(|tables| Arc::clone(&tables.shared)) else {
            return;
        };
        // Whoever waits does not keep the tables alive for long.
        let _ = tokio::time::timeout(10 * LATER, shared.bulletin.bell.notified()).await;
        tokio::time::sleep(SOON).await;
        let Some(tables) = tables.upgrade() else {
            return;
        };
        let mut waiting = std::mem::take(&mut *shared.bulletin.lock());
        if tables.is_alone() {
            // Whoever starts later reads logs.
            waiting.cards.clear();
        } else if shown.elapsed() < LATER && !waiting.cards.is_empty() {
            let cards = std::mem::take(&mut waiting.cards);
            shared.bulletin.put_back(Waiting {
                cards,
                ..Waiting::default()
            });
        } else {
            shown = Instant::now();
        }
        if let Err(error) = tell(&shared, &waiting).await {
            tracing::warn!("other servers do not know who is where: {error}");
            shared.bulletin.put_back(waiting);
            tokio::time::sleep(LATER).await;
        }
    }
}

async fn tell(shared: &super::Shared, waiting: &Waiting) -> Result<(), StoreError> {
    let Some(nodes) = shared.store.nodes() else {
        return Ok(());
    };
    if !waiting.there.is_empty() {
        let there = waiting.there.values().cloned().collect();
        nodes.note_presence(there).await?;
    }
    if !waiting.cards.is_empty() {
        let shown = waiting.cards.iter();
        let shown = shown.map(|(id, card)| Shown {
            table: id.clone(),
            node: String::new(),
            seq: card.seq(),
            over: card.is_over(),
            text: card.text(),
        });
        nodes.show(shown.collect()).await?;
    }
    Ok(())
}
