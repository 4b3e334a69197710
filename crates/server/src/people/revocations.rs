//! Sockets end when the key ends that they were opened with.

use std::collections::HashMap;
use std::sync::Mutex;

use tokio::sync::watch;

use crate::store::Key;

/// Who wants to hear of the end of which key.
#[derive(Default)]
pub(crate) struct Revocations(Mutex<HashMap<String, Watched>>);

/// A key that somebody watches.
struct Watched {
    person: String,
    hash: [u8; 32],
    sender: watch::Sender<bool>,
}

/// Tells when a key has ended.
pub(crate) struct Ended(Option<watch::Receiver<bool>>);

impl Revocations {
    /// Tells when a key ends.
    pub(crate) fn watch(&self, key: &Key) -> Ended {
        let mut all = self.lock();
        // Sockets that are gone need not hear of anything.
        if all.len().is_power_of_two() {
            all.retain(|_, watched| !watched.sender.is_closed());
        }
        let watched = all.entry(key.id.clone()).or_insert_with(|| Watched {
            person: key.person.clone(),
            hash: key.hash,
            sender: watch::channel(false).0,
        });
        Ended(Some(watched.sender.subscribe()))
    }

    /// The ids and the hashes of the keys that somebody watches.
    pub(crate) fn watched(&self) -> Vec<(String, [u8; 32])> {
        let all = self.lock();
        let watched = all.iter();
        watched
            .map(|(id, watched)| (id.clone(), watched.hash))
            .collect()
    }

    /// A key has ended.
    pub(crate) fn end(&self, key: &str) {
        if let Some(watched) = self.lock().remove(key) {
            watched.sender.send_replace(true);
        }
    }

    /// All keys of a person are to be looked at again.
    pub(crate) fn end_all(&self, person: &str) {
        let mut all = self.lock();
        for (_, watched) in all.extract_if(|_, watched| watched.person == person) {
            watched.sender.send_replace(true);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Watched>> {
        self.0.lock().expect("nobody panics with it")
    }
}

impl Ended {
    /// What was opened without a key does not end by one.
    pub(crate) const NEVER: Self = Self(None);

    /// Waits until the key has ended.
    pub(crate) async fn wait(&mut self) {
        if let Some(ended) = &mut self.0
            && ended.wait_for(|ended| *ended).await.is_ok()
        {
            return;
        }
        std::future::pending::<()>().await;
    }
}
