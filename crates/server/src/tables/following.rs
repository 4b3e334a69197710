//! Following what other servers on the same store do, and taking over what one of them has left behind.

use std::collections::HashSet;
use std::sync::{Arc, Weak};
use std::time::Duration;

use super::card::Card;
use super::host::Request;
use super::{Tables, bulletin, helping};
use crate::problem::{Failure, Trouble};
use crate::store::{Orphan, Shown, StoreError};

/// How often the house looks for tables that nobody looks after.
const SWEEP: Duration = Duration::from_secs(2);
/// After this time others have heard what they were told, and what they were about to do is done.
const HEARD: Duration = Duration::from_secs(1);
/// After so many of these looks it looks whether something was missed.
const COMPARE: u32 = 3;
/// So many tables are taken over before others get their turn.
const AT_ONCE: usize = 100;

impl Tables {
    /// Begins to follow what other servers do.
    pub(super) fn begin_following(self: &Arc<Self>) -> Vec<tokio::task::AbortHandle> {
        if self.shared.store.nodes().is_none() {
            return Vec::new();
        }
        vec![
            tokio::spawn(look_around(Arc::downgrade(self))).abort_handle(),
            tokio::spawn(bulletin::keep_telling(Arc::downgrade(self))).abort_handle(),
            tokio::spawn(helping::keep_helping(Arc::downgrade(self))).abort_handle(),
        ]
    }

    /// Sends something to a table if it is awake, without waiting for it.
    pub(crate) fn send(&self, id: &str, request: Request) {
        let Some(table) = self.awake(id) else {
            return;
        };
        if let Err(tokio::sync::mpsc::error::TrySendError::Full(request)) = table.try_send(request)
        {
            tokio::spawn(async move {
                // One that sleeps by now need not be told.
                let _ = table.send(request).await;
            });
        }
    }

    fn send_to_all(&self, request: impl Fn() -> Request) {
        for id in self.ids_awake() {
            self.send(&id, request());
        }
    }

    fn ids_awake(&self) -> Vec<String> {
        let awake = self.awake.lock().expect("nobody panics with it");
        awake.tables.keys().cloned().collect()
    }

    /// A table has so many entries, as another server says.
    pub(crate) fn moved(&self, id: &str, head: u64) {
        self.shared.helping.moved(id, head);
        self.send(id, Request::Follow(head));
    }

    /// Another server offers what bots would have to wait for.
    pub(crate) fn offered(&self) {
        self.shared.helping.hear_of_offers();
    }

    /// Other servers run than before: what those held who are gone is free.
    pub(crate) fn nodes_changed(&self, running: Vec<String>) {
        self.send_to_all(|| Request::Others);
        let awake = self.ids_awake();
        let cards = self.cards.lock().expect("nobody panics with it");
        for card in cards.all.values() {
            card.told_by_one_of(&running);
        }
        for id in &awake {
            // Whoever has just started does not know who is there.
            if let Some(card) = cards.all.get(id) {
                self.shared.bulletin.card(id, card);
            }
        }
        drop(cards);
        self.shared.running.send_replace(running);
        self.shared.helping.hear_of_offers();
        self.sweeping.notify_one();
    }

    /// Whether no other server runs.
    pub(super) fn is_alone(&self) -> bool {
        self.shared.running.borrow().is_empty()
    }

    /// Waits until the other servers know what this one has told, if there are any.
    pub(crate) async fn others_hear_of_it(&self) {
        if !self.is_alone() {
            tokio::time::sleep(HEARD).await;
        }
    }

    /// A server has stopped.
    pub(crate) fn node_left(&self, node: &str) {
        let mut running = self.shared.running.borrow().clone();
        running.retain(|id| id != node);
        self.nodes_changed(running);
    }

    /// Something may have been missed.
    pub(crate) async fn look_at_everything(self: &Arc<Self>) {
        self.shared.helping.hear_of_offers();
        self.send_to_all(|| Request::LookAgain);
        let known: Vec<String> = {
            let cards = self.cards.lock().expect("nobody panics with it");
            cards.all.keys().cloned().collect()
        };
        if let Ok(heads) = self.shared.store.heads(known.clone()).await {
            let there: HashSet<_> = heads.into_iter().map(|(id, _)| id).collect();
            for id in known.iter().filter(|id| !there.contains(*id)) {
                self.gone(id);
            }
        }
        if let Some(told) = self.read_cards(known.clone()).await {
            self.forget_cards(known.iter().filter(|id| !told.contains(*id)));
        }
        match self.shared.store.lobby(super::LOBBY).await {
            Ok(public) => {
                self.read_cards(public.clone()).await;
                self.show_all(public).await;
            }
            Err(error) => tracing::warn!("{error}"),
        }
        self.reread_downtimes().await;
    }

    /// What nobody tells any more of tables that are asleep may not be true any more; their logs tell it.
    fn forget_cards<'a>(&self, ids: impl Iterator<Item = &'a String>) {
        let awake = self.awake.lock().expect("nobody panics with it");
        let mut cards = self.cards.lock().expect("nobody panics with it");
        for id in ids.filter(|id| !awake.tables.contains_key(*id)) {
            cards.all.remove(id);
        }
    }

    /// When no server ran, as one of the others has noted.
    pub(crate) async fn reread_downtimes(&self) {
        let Some(nodes) = self.shared.store.nodes() else {
            return;
        };
        match nodes.downtimes().await {
            Ok(downtimes) => self.shared.downtimes.replace(downtimes),
            Err(error) => tracing::warn!("{error}"),
        }
    }

    /// The lobby shows these tables as other servers say, unless they are awake here. Tells of which they say something, if
    /// that is known.
    pub(crate) async fn read_cards(self: &Arc<Self>, ids: Vec<String>) -> Option<HashSet<String>> {
        let asleep: Vec<_> = {
            let awake = self.awake.lock().expect("nobody panics with it");
            let asleep = ids.into_iter().filter(|id| !awake.tables.contains_key(id));
            asleep.collect()
        };
        let nodes = self.shared.store.nodes().filter(|_| !asleep.is_empty())?;
        match nodes.shown(asleep).await {
            Ok(shown) => {
                for shown in &shown {
                    self.show_as_told(shown);
                }
                Some(shown.into_iter().map(|shown| shown.table).collect())
            }
            Err(error) => {
                tracing::warn!("what other servers show is not known: {error}");
                None
            }
        }
    }

    /// Shows a table as another server does: if it is known here, or everybody may see it.
    fn show_as_told(&self, shown: &Shown) {
        let mut cards = self.cards.lock().expect("nobody panics with it");
        if let Some(card) = cards.all.get(&shown.table) {
            card.read(shown);
        } else if let Some(card) = Card::told(shown).filter(|card| card.glance().is_some()) {
            cards.all.insert(shown.table.clone(), Arc::new(card));
            cards.rests(&shown.table, false, |_| false);
        }
        drop(cards);
        self.forget_the_dead(&shown.table);
    }

    /// Whoever was at a table through a server that is gone is not there any more.
    fn forget_the_dead(&self, table: &str) {
        let cards = self.cards.lock().expect("nobody panics with it");
        let card = cards.all.get(table).cloned();
        drop(cards);
        if let Some(card) = card {
            card.told_by_one_of(&self.shared.running.borrow());
        }
    }

    /// A table is gone for which nobody came.
    pub(crate) fn gone(&self, id: &str) {
        let mut cards = self.cards.lock().expect("nobody panics with it");
        cards.all.remove(id);
    }

    /// Looks whether something has happened at tables that are awake here.
    async fn compare(&self) -> Result<(), StoreError> {
        let heads = self.shared.store.heads(self.ids_awake()).await?;
        for (id, head) in heads {
            let known = {
                let cards = self.cards.lock().expect("nobody panics with it");
                cards.all.get(&id).map(|card| card.seq())
            };
            if known.is_some_and(|known| known < head) {
                self.moved(&id, head);
            }
        }
        Ok(())
    }

    /// Takes over tables that the house has to look after and where it does not. Says whether there may be more.
    async fn sweep(self: &Arc<Self>, unknown: &mut HashSet<String>) -> Result<bool, Failure> {
        let Some(nodes) = self.shared.store.nodes() else {
            return Ok(false);
        };
        let orphans = nodes
            .orphans(self.shared.now(), AT_ONCE + unknown.len())
            .await?;
        let full = orphans.len() >= AT_ONCE + unknown.len();
        for orphan in orphans {
            if self.awake(&orphan.table).is_some() || unknown.contains(&orphan.table) {
                continue;
            }
            if !self.knows(&orphan) {
                tracing::warn!("table {} follows rules of another version", orphan.table);
                unknown.insert(orphan.table);
                continue;
            }
            if let Err(failure) = self.look_after(&orphan.table).await {
                tracing::warn!("table {} cannot go on: {failure:?}", orphan.table);
                // What cannot be read or had now may be later.
                if !matches!(
                    failure,
                    Failure::Trouble(Trouble::Internal | Trouble::Unsure)
                ) {
                    unknown.insert(orphan.table);
                }
            }
        }
        Ok(full)
    }

    /// Whether this version of the program knows the rules of a table.
    fn knows(&self, orphan: &Orphan) -> bool {
        let game = self.shared.catalog.game(&orphan.game);
        game.is_some_and(|game| game.rules.profile().revisions.contains(&orphan.revision))
    }
}

async fn look_around(tables: Weak<Tables>) {
    let mut unknown = HashSet::new();
    for look in 0u32.. {
        let Some(tables) = tables.upgrade() else {
            return;
        };
        if look.is_multiple_of(COMPARE)
            && let Err(error) = tables.compare().await
        {
            tracing::warn!("it is not known whether something was missed: {error}");
        }
        match tables.sweep(&mut unknown).await {
            Ok(true) => continue,
            Ok(false) => {}
            Err(failure) => tracing::warn!("what is left behind is not found: {failure:?}"),
        }
        let sweeping = Arc::clone(&tables.sweeping);
        drop(tables);
        let _ = tokio::time::timeout(SWEEP, sweeping.notified()).await;
    }
}
