//! What is done at the table through other servers is followed; and the house acts here only with a lease.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use engine::{Seat, Seats};
use protocol::{ChatLine, Notice};
use table::Occupant;
use tokio::time::Instant;

use super::{Gone, Host};
use crate::store::{Deed, Entry, Store, StoreError, There};
use crate::tables::frame;
use crate::tables::hosted::Presence;

/// Where the house acts elsewhere it is looked again after this time whether it still does.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// So many lines of chat are remembered as told.
const REMEMBERED: usize = 200;

/// The right to let the house act at a table; it ends with this.
pub(crate) struct Lease {
    store: Arc<dyn Store>,
    table: String,
    pub(super) number: u64,
}

impl Lease {
    /// The lease of a table, if nobody else has it.
    pub(crate) async fn claim(
        store: &Arc<dyn Store>,
        table: &str,
    ) -> Result<Option<Self>, StoreError> {
        let claimed = match store.claim(table).await {
            // Whoever has it already gets it again.
            Err(StoreError::Ambiguous(_)) => store.claim(table).await,
            claimed => claimed,
        };
        Ok(claimed?.map(|number| Self::new(store, table, number)))
    }

    pub(super) fn new(store: &Arc<dyn Store>, table: &str, number: u64) -> Self {
        Self {
            store: Arc::clone(store),
            table: table.to_owned(),
            number,
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        // Where nobody else could have it, nobody waits for it.
        if self.store.nodes().is_some()
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            let (store, number) = (Arc::downgrade(&self.store), self.number);
            let table = std::mem::take(&mut self.table);
            let mut released = self.store.release(&table, number);
            runtime.spawn(async move {
                // As long as this server runs nobody else gets it before.
                while let Err(error) = released.await {
                    tracing::warn!("the lease of table {table} is not given back yet: {error}");
                    tokio::time::sleep(LOOK_AGAIN).await;
                    let Some(store) = store.upgrade() else {
                        return;
                    };
                    released = store.release(&table, number);
                }
            });
        }
    }
}

/// Where the house acts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum House {
    Here,
    Elsewhere,
    /// Something has happened that was not known here.
    Overtaken,
}

/// Which lines of chat were told.
#[derive(Default)]
pub(super) struct Lines(BTreeSet<u64>);

impl Lines {
    /// Notes a line; says whether it is new.
    pub(super) fn note(&mut self, id: u64) -> bool {
        let is_new = self.0.insert(id);
        if self.0.len() > REMEMBERED {
            self.0.pop_first();
        }
        is_new
    }

    /// Whether a line is older than all that were told.
    fn is_old(&self, id: u64) -> bool {
        self.0.first().is_some_and(|first| id < *first)
    }
}

impl Host {
    fn is_shared(&self) -> bool {
        self.shared.store.nodes().is_some()
    }

    /// Lets the house act here, if it does not act elsewhere.
    pub(super) async fn take_lease(&mut self) -> Result<House, Gone> {
        if self.lease.is_some() {
            return Ok(House::Here);
        }
        let store = &self.shared.store;
        let id = &self.hosted.opening().id;
        match Lease::claim(store, id).await {
            Ok(Some(lease)) => {
                self.lease = Some(lease);
                self.elsewhere = false;
                // Whoever had it before may have done something.
                Ok(if self.catch_up().await? {
                    House::Overtaken
                } else {
                    House::Here
                })
            }
            Ok(None) => {
                self.elsewhere = true;
                Ok(House::Elsewhere)
            }
            Err(error) => {
                tracing::warn!("it is not known who acts for the house: {error}");
                Ok(House::Elsewhere)
            }
        }
    }

    /// The house acts elsewhere: what has rung here rings again a little later.
    pub(super) fn put_off(&mut self, rung: Instant) {
        for timer in [&mut self.go_on, &mut self.overdue, &mut self.begin] {
            if timer.is_some_and(|time| time <= rung) {
                *timer = Some(Instant::now() + LOOK_AGAIN);
            }
        }
    }

    /// When the house goes on, if it acts elsewhere as far as is known here.
    pub(super) fn patience_with_others(&self) -> Duration {
        if self.lease.is_none() && self.elsewhere {
            LOOK_AGAIN
        } else {
            Duration::ZERO
        }
    }

    /// Follows what others have done. Says whether there was anything.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Gone> {
        if !self.is_shared() {
            return Ok(false);
        }
        let store = &self.shared.store;
        let (id, seq) = (&self.hosted.opening().id, self.hosted.seq());
        match store.entries_after(id, seq).await {
            Ok(news) => {
                if !news.is_empty() {
                    self.follow(&news).await?;
                }
                Ok(!news.is_empty())
            }
            Err(error) => {
                tracing::warn!("table {id} cannot follow the others: {error}");
                Ok(false)
            }
        }
    }

    async fn follow(&mut self, news: &[Entry]) -> Result<(), Gone> {
        let firm = match self.hosted.follow(news) {
            Ok(firm) => firm,
            Err(failure) => {
                let id = &self.hosted.opening().id;
                tracing::error!("table {id} cannot follow the others: {failure:?}");
                return Err(Gone);
            }
        };
        self.standing = None;
        self.know_newcomers(news).await;
        self.after_news(firm);
        Ok(())
    }

    /// Whoever has sat down elsewhere and has an account is marked so.
    pub(super) async fn know_newcomers(&mut self, news: &[Entry]) {
        let sat = news
            .iter()
            .filter(|entry| matches!(entry.deed, Deed::Sit(..)));
        let people: Vec<_> = sat.filter_map(|entry| entry.person.clone()).collect();
        if people.is_empty() {
            return;
        }
        match self.shared.store.register().accounts(people).await {
            Ok(accounts) => {
                for (person, name) in accounts {
                    self.hosted.know_account(&person, &name);
                }
            }
            Err(error) => tracing::warn!("{error}"),
        }
    }

    /// Tells everybody what others have done. Only the first `firm` events are what they were.
    pub(super) fn after_news(&mut self, firm: usize) {
        self.tell_changed(firm);
        // Whoever did it has noted whose turn has come.
        self.awaited = self.awaited_people();
        self.note_presence();
        self.go_on_from_here();
    }

    /// A table has so many entries, as another server says.
    pub(super) async fn follow_to(&mut self, head: u64) -> Result<(), Gone> {
        if head > self.hosted.seq() {
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Others may be here through other servers, and one of them that acted for the house may be gone.
    pub(super) async fn look_who_is_elsewhere(&mut self) {
        let Some(nodes) = self.shared.store.nodes() else {
            return;
        };
        match nodes.presence(&self.hosted.opening().id).await {
            Ok(there) => self.others = presence_of(&there),
            Err(error) => tracing::warn!("it is not known who is there: {error}"),
        }
        self.tell_presence();
        let info = self.hosted.info(&self.presence(), self.now());
        self.card.show(&info, self.hosted.people());
    }

    pub(super) fn nodes_have_changed(&mut self) {
        if std::mem::take(&mut self.elsewhere) {
            self.go_on_from_here();
        }
    }

    /// Tells other servers who is here, if that has changed.
    pub(super) fn note_presence(&mut self) {
        let present = self.present();
        if self.is_shared() && present != self.noted_presence {
            let seats = present.connected.iter();
            self.shared.bulletin.there(There {
                table: self.hosted.opening().id.clone(),
                seats: seats.fold(0, |bits, seat| bits | 1 << seat.index()),
                spectators: present.spectators as u64,
            });
            self.noted_presence = present;
        }
    }

    /// Tells other servers what the lobby shows of the table, and who is here.
    pub(super) fn post(&mut self) {
        if self.is_shared() {
            let id = &self.hosted.opening().id;
            self.shared.bulletin.card(id, &self.card);
            self.note_presence();
        }
    }

    /// Something was said, perhaps elsewhere: tells it once.
    pub(super) fn tell_line(&mut self, line: ChatLine) {
        if self.lines.note(line.id) {
            let frame = frame::notice(&Notice::Chat(line));
            for listener in &self.listeners {
                listener.outbox.answer(frame.clone());
            }
        }
    }

    /// Something was said elsewhere.
    pub(super) async fn hear(&mut self, line: u64) {
        let id = &self.hosted.opening().id;
        match self.shared.store.register().line(id, line).await {
            Ok(said) => {
                if let Some((_, line)) = said {
                    self.tell_line(line);
                }
            }
            Err(error) => tracing::warn!("what was said elsewhere is not known: {error}"),
        }
    }

    /// Something may have been missed.
    pub(super) async fn look_again(&mut self) -> Result<(), Gone> {
        let id = self.hosted.opening().id.clone();
        let log = match self.shared.store.table(&id).await {
            Ok(Some((opening, log))) if !opening.closed => log,
            Ok(_) => return Err(Gone),
            // It is looked at again when something happens.
            Err(_) => return Ok(()),
        };
        if let Some(news) = log.get(self.hosted.seq() as usize..)
            && !news.is_empty()
        {
            self.follow(news).await?;
        }
        let mut forgotten = false;
        for entry in &log {
            if let (Deed::Sit(_, name), Some(person)) = (&entry.deed, &entry.person)
                && name == Occupant::FORMER
            {
                forgotten |= self.hosted.forget(person);
            }
        }
        if forgotten {
            self.tell_all(usize::MAX);
        }
        let said = self
            .shared
            .store
            .chat(&id, super::visitors::LAST_CHAT)
            .await;
        for line in said.unwrap_or_default() {
            if !self.lines.is_old(line.id) {
                self.tell_line(line);
            }
        }
        self.noted_presence = Presence::default();
        self.note_presence();
        self.look_who_is_elsewhere().await;
        self.nodes_have_changed();
        Ok(())
    }
}

fn presence_of(there: &There) -> Presence {
    let seats = Seat::all(engine::MAX_SEATS);
    Presence {
        connected: seats
            .filter(|seat| there.seats & (1 << seat.index()) != 0)
            .collect::<Seats>(),
        spectators: there.spectators as usize,
    }
}
