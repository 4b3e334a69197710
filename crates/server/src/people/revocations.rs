//! Sockets end when the key ends that they were opened with.

use std::collections::HashMap;
use std::sync::Mutex;

use tokio::sync::watch;

/// Who wants to hear of the end of which key.
#[derive(Default)]
pub(crate) struct Revocations(Mutex<HashMap<String, watch::Sender<bool>>>);

/// Tells when a key has ended.
pub(crate) struct Ended(Option<watch::Receiver<bool>>);

impl Revocations {
    /// Tells when a key ends, by its id.
    pub(crate) fn watch(&self, key: &str) -> Ended {
        let mut all = self.lock();
        // Sockets that are gone need not hear of anything.
        if all.len().is_power_of_two() {
            all.retain(|_, sender| !sender.is_closed());
        }
        let sender = all
            .entry(key.to_owned())
            .or_insert_with(|| watch::channel(false).0);
        Ended(Some(sender.subscribe()))
    }

    /// A key has ended.
    pub(crate) fn end(&self, key: &str) {
        if let Some(sender) = self.lock().remove(key) {
            sender.send_replace(true);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, watch::Sender<bool>>> {
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
