//! Whether the server can do its work: whether what happens can be stored, and whether there is room for more.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::metrics::{Disk, Metrics};
use crate::store::Store;
use crate::tables::downtimes::Downtimes;

/// Storing that takes longer is no good.
const PATIENCE: Duration = Duration::from_secs(2);
/// However many ask, the store is tried only so often.
const FRESH: Duration = Duration::from_secs(1);

pub(crate) struct Readiness {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    downtimes: Arc<Downtimes>,
    spare: u64,
    last: Mutex<Option<(Instant, State)>>,
}

/// How things are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub(crate) struct State {
    /// Whether what happens can be stored.
    pub(crate) store: bool,
    /// Whether there is room for more.
    pub(crate) room: bool,
}

impl State {
    pub(crate) const fn is_ready(self) -> bool {
        self.store && self.room
    }
}

impl Readiness {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        downtimes: Arc<Downtimes>,
        spare: u64,
    ) -> Self {
        Self {
            store,
            metrics,
            downtimes,
            spare,
            last: Mutex::new(None),
        }
    }

    /// How things are, as of a moment ago.
    pub(crate) async fn state(&self) -> State {
        let mut last = self.last.lock().await;
        if let Some((at, state)) = *last
            && at.elapsed() < FRESH
        {
            return state;
        }
        let begun = Instant::now();
        // The last sign of life once more: a newer one would hide that the machine slept or its clock was set, for
        // which the house alone looks.
        let sign = self.downtimes.seen().unwrap_or_else(|| self.store.now());
        let stored = tokio::time::timeout(PATIENCE, self.store.sign_of_life(sign)).await;
        let stored = matches!(stored, Ok(Ok(())));
        self.metrics.stored(begun.elapsed(), stored);
        let state = State {
            store: stored,
            room: self.has_room(),
        };
        *last = Some((Instant::now(), state));
        state
    }

    /// Whether there is room for more.
    pub(crate) fn has_room(&self) -> bool {
        let file = self.store.file();
        let free = file.and_then(|file| free(&file));
        free.is_none_or(|free| free >= self.spare)
    }

    /// How large what is stored is, and how much room there is, where that can be told.
    pub(crate) fn disk(&self) -> Option<Disk> {
        let file = self.store.file()?;
        Some(Disk {
            used: size(&file),
            free: free(&file)?,
        })
    }
}

/// The file and what has not been put into it yet.
fn size(file: &Path) -> u64 {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    let sizes = [file, Path::new(&log)].map(|file| file.metadata().map_or(0, |file| file.len()));
    sizes.iter().sum()
}

#[cfg(unix)]
fn free(file: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(file).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free(_file: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::MemoryStore;

    #[tokio::test]
    async fn whoever_asks_hides_no_time_in_which_the_machine_slept() {
        let store = Arc::new(MemoryStore::default());
        let downtimes = Arc::new(Downtimes::default());
        store.came_up(1_000).await.unwrap();
        downtimes.runs(1_000);
        let readiness = Readiness::new(Arc::clone(&store) as _, Arc::default(), downtimes, 0);
        assert!(readiness.state().await.is_ready());
        assert_eq!(store.came_up(900_000).await, Ok(vec![(1_000, 900_000)]));
    }
}
