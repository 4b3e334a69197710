//! What other servers on the same store have done takes effect here.

use std::sync::{Arc, Weak};

use crate::moderation::Moderation;
use crate::people::People;
use crate::store::{Change, Nodes, Store};
use crate::tables::Tables;
use crate::tables::host::Request;

/// So many changes are looked at together.
const AT_ONCE: usize = 1_000;

struct Follower {
    tables: Weak<Tables>,
    people: Weak<People>,
    moderation: Weak<Moderation>,
}

/// Follows what other servers do from now on, if others can use the store.
pub(crate) fn follow(
    store: &Arc<dyn Store>,
    tables: &Arc<Tables>,
    people: &Arc<People>,
    moderation: &Arc<Moderation>,
) {
    let Some(mut changes) = store.nodes().map(Nodes::changes) else {
        return;
    };
    let follower = Follower {
        tables: Arc::downgrade(tables),
        people: Arc::downgrade(people),
        moderation: Arc::downgrade(moderation),
    };
    tokio::spawn(async move {
        let mut all = Vec::new();
        while changes.recv_many(&mut all, AT_ONCE).await > 0 {
            if follower.take_in(all.drain(..)).is_none() {
                return;
            }
        }
    });
}

impl Follower {
    /// Nothing if the server has stopped.
    fn take_in(&self, changes: impl Iterator<Item = Change>) -> Option<()> {
        let tables = self.tables.upgrade()?;
        let people = self.people.upgrade()?;
        let mut cards = Vec::new();
        for change in changes {
            match change {
                Change::Moved(table, head) => tables.moved(&table, head),
                Change::Said(table, line) => tables.send(&table, Request::Said(line)),
                Change::Presence(table) => tables.send(&table, Request::Others),
                Change::Card(table) => cards.push(table),
                Change::Gone(table) => tables.gone(&table),
                Change::Ended(key) => people.key_has_ended(&key),
                Change::Person(person) => people.look_again(&person),
                Change::Forgotten(person) => self.forget(person)?,
                Change::Act => self.catch_up_with_acts()?,
                Change::Attempt(attempt) => people.hear_of(&attempt),
                Change::Downtime => {
                    let tables = Arc::clone(&tables);
                    tokio::spawn(async move { tables.reread_downtimes().await });
                }
                Change::Offered => tables.offered(),
                Change::Answered(table) => tables.send(&table, Request::Answered),
                Change::Left(node) => tables.node_left(&node),
                Change::Nodes(running) => tables.nodes_changed(running),
                Change::Everything => self.look_at_everything()?,
            }
        }
        if !cards.is_empty() {
            tokio::spawn(async move { tables.read_cards(cards).await });
        }
        Some(())
    }

    fn forget(&self, person: String) -> Option<()> {
        let tables = self.tables.upgrade()?;
        self.people.upgrade()?.look_again(&person);
        tokio::spawn(async move { tables.forget(&person).await });
        Some(())
    }

    fn catch_up_with_acts(&self) -> Option<()> {
        let moderation = self.moderation.upgrade()?;
        tokio::spawn(async move {
            if let Err(failure) = moderation.catch_up().await {
                tracing::warn!("what administrators did cannot be read: {failure:?}");
            }
        });
        Some(())
    }

    fn look_at_everything(&self) -> Option<()> {
        let (tables, people) = (self.tables.upgrade()?, self.people.upgrade()?);
        self.catch_up_with_acts()?;
        tokio::spawn(async move {
            people.look_again_at_keys().await;
            tables.look_at_everything().await;
        });
        Some(())
    }
}
