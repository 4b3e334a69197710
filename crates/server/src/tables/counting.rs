//! What finished games tell: ratings and records against bots, soon after each game; and summaries of games that an
//! earlier program has ended. After a while their logs are packed.

use std::collections::HashSet;
use std::sync::{Arc, Weak};
use std::time::Duration;

use super::Tables;
use crate::problem::Failure;
use crate::store::Summary;

/// So many games are counted in one step, so that nobody waits for it.
const AT_ONCE: usize = 100;
/// How often it is looked for games that others have ended.
const LOOK: Duration = Duration::from_secs(30);
/// Between two steps others get their turn.
const BREATH: Duration = Duration::from_millis(5);

/// Logs of games that have been over for so long are packed.
const A_WHILE: u64 = 7 * 24 * 60 * 60 * 1_000;
/// So many are packed in one step.
const PACKED_AT_ONCE: usize = 20;
/// How often it is looked for more of them.
const TIDY: Duration = Duration::from_secs(600);
/// Between two steps of it; nobody is in a hurry.
const REST: Duration = Duration::from_millis(100);

/// Packs the logs of games that have been over for a while.
pub(super) async fn pack_logs(tables: Weak<Tables>) {
    let mut wait = TIDY;
    loop {
        tokio::time::sleep(wait).await;
        let Some(own) = tables.upgrade() else {
            return;
        };
        let archive = own.shared.store.archive();
        let before = own.shared.now().saturating_sub(A_WHILE);
        wait = match archive.pack(before, PACKED_AT_ONCE).await {
            Ok(packed) if packed > 0 => REST,
            Ok(_) => TIDY,
            Err(error) => {
                tracing::warn!("logs cannot be packed: {error}");
                TIDY
            }
        };
    }
}

/// Counts finished games.
pub(super) async fn count_games(tables: Weak<Tables>) {
    let mut left = HashSet::new();
    loop {
        let Some(own) = tables.upgrade() else {
            return;
        };
        let shared = Arc::clone(&own.shared);
        let summed = own.sum_up_older(&mut left).await;
        let counted = match summed {
            Ok(summed) => own
                .shared
                .store
                .archive()
                .count(AT_ONCE)
                .await
                .map(|counted| summed || counted > 0)
                .map_err(Failure::from),
            Err(failure) => Err(failure),
        };
        drop(own);
        match counted {
            Ok(true) => tokio::time::sleep(BREATH).await,
            Ok(false) => {
                // Whoever waits does not keep the tables alive.
                let _ = tokio::time::timeout(LOOK, shared.ended.notified()).await;
            }
            Err(failure) => {
                tracing::warn!("games cannot be counted: {failure:?}");
                tokio::time::sleep(LOOK).await;
            }
        }
    }
}

impl Tables {
    /// Sums some games up that an earlier program has ended. Says whether there were any. What cannot be read is `left`
    /// for a program that can.
    async fn sum_up_older(self: &Arc<Self>, left: &mut HashSet<String>) -> Result<bool, Failure> {
        let archive = self.shared.store.archive();
        let older = archive.unsummed(AT_ONCE + left.len()).await?;
        let mut any = false;
        for id in older {
            if left.contains(&id) {
                continue;
            }
            match self.summary_of(&id).await? {
                Some(summary) => {
                    archive.sum_up(summary).await?;
                    any = true;
                }
                None => {
                    tracing::warn!("table {id} cannot be summed up");
                    left.insert(id);
                }
            }
            tokio::time::sleep(BREATH).await;
        }
        Ok(any)
    }

    /// What the log of a table tells of its game.
    async fn summary_of(self: &Arc<Self>, id: &str) -> Result<Option<Summary>, Failure> {
        let Some((opening, entries)) = self.shared.store.table(id).await? else {
            return Ok(None);
        };
        let tables = Arc::clone(self);
        let replayed = tokio::task::spawn_blocking(move || {
            let hosted = tables.replay(opening, &entries).ok()?;
            hosted.summary()
        });
        Ok(replayed.await.unwrap_or_default())
    }
}
