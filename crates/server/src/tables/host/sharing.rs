//! A full table waits for the shares of chance that people have promised, but not for ever.

use protocol::Status;
use tokio::time::Instant;

use super::{Gone, Host};
use crate::store::{Deed, Entry};

impl Host {
    /// However many tell their shares meanwhile, nobody has longer.
    pub(super) fn wait_for_shares(&mut self) {
        self.begin = if self.hosted.status() == Status::Sharing {
            let end = || Instant::now() + self.shared.sharing;
            Some(self.begin.unwrap_or_else(end))
        } else {
            None
        };
    }

    /// Begins the game without the shares that are still missing.
    pub(super) async fn begin_without(&mut self) -> Result<(), Gone> {
        let before = self.hosted.seq();
        let entry = Entry {
            at: self.now(),
            person: None,
            command: None,
            deed: Deed::Begin,
        };
        if let Err(failure) = self.hosted.apply(&entry) {
            tracing::error!("the game cannot begin: {failure:?}");
            return Err(Gone);
        }
        let mut entries = vec![entry];
        if self.shared.grace.is_zero() {
            entries.extend(self.draw_all());
        }
        self.store_for_the_house(before, entries).await.map(drop)
    }
}
