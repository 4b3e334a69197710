//! What nobody uses any more is forgotten: keys, and guests who cannot or will not come back. Their games stay.

use std::sync::{Arc, Weak};
use std::time::Duration;

use super::{People, SESSION_SECONDS};
use crate::problem::Failure;
use crate::store::Outdated;

const DAY: Duration = Duration::from_secs(24 * 3600);
/// How often the house looks.
const LOOK: Duration = Duration::from_secs(6 * 3600);
/// After a start others come first.
const FIRST: Duration = Duration::from_secs(60);
/// So much is forgotten at once, so that nobody waits for it.
const AT_ONCE: usize = 500;

/// How long what nobody uses is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stay {
    /// Guests who do not come by, unless they have games going on.
    pub guests: Duration,
    /// Keys that are not used.
    pub keys: Duration,
}

impl Default for Stay {
    fn default() -> Self {
        Self {
            guests: 90 * DAY,
            keys: 180 * DAY,
        }
    }
}

impl Stay {
    /// What is to be forgotten now, by the clock alone.
    #[must_use]
    pub fn outdated(self, now: u64) -> Outdated {
        self.outdated_if(now, |time| now.saturating_sub(time.as_millis() as u64))
    }

    /// What is to be forgotten now: what was not used since as long ago as `before` says.
    fn outdated_if(self, now: u64, before: impl Fn(Duration) -> u64) -> Outdated {
        Outdated {
            now,
            sessions: before(Duration::from_secs(SESSION_SECONDS)),
            keys: before(self.keys),
            strangers: before(DAY),
            guests: before(self.guests),
            limit: AT_ONCE,
        }
    }
}

impl People {
    /// Forgets what nobody uses any more. Time when the server does not run, or when its clock jumps, makes nothing
    /// older.
    pub(crate) async fn purge(&self) -> Result<(), Failure> {
        loop {
            let now = self.store.now();
            let before = |time| self.downtimes.ago(now, time);
            let outdated = self.stay.outdated_if(now, before);
            let purged = self.store.register().purge(outdated).await?;
            self.ended(&purged.keys);
            for guest in &purged.guests {
                self.look_again(guest);
            }
            if purged.guests.len() < AT_ONCE && purged.keys.len() < AT_ONCE {
                return Ok(());
            }
        }
    }

    /// Forgets it from now on without being asked.
    pub(crate) fn keep_tidy(self: &Arc<Self>) {
        tokio::spawn(tidy(Arc::downgrade(self)));
    }
}

async fn tidy(people: Weak<People>) {
    let mut wait = FIRST;
    loop {
        tokio::time::sleep(wait).await;
        wait = LOOK;
        let Some(people) = people.upgrade() else {
            return;
        };
        if let Err(failure) = people.purge().await {
            tracing::warn!("what is outdated cannot be forgotten: {failure:?}");
        }
    }
}
