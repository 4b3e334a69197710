//! A thread with a connection of its own, to which errands are sent.
//!
//! All errands that wait are done in one transaction, and answered after it is safely on disk: group
//! commit. One wait for the disk then serves many players.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use rusqlite::{Connection, ErrorCode};
use tokio::sync::oneshot;

use super::super::{Reply, StoreError};

/// No more errands than this in one transaction.
const MOST_AT_ONCE: usize = 512;

/// Does its work, if it can be done at all, and returns what is to be done once the work is stored, or is known
/// not to be.
type Errand = Box<dyn FnOnce(Option<&Connection>) -> Answer + Send>;
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

pub(super) struct Worker {
    errands: Option<Sender<Errand>>,
    thread: Option<JoinHandle<()>>,
}

impl Worker {
    /// Each transaction starts with `begin`.
    pub(super) fn start(
        name: &str,
        connection: Connection,
        begin: &'static str,
    ) -> std::io::Result<Self> {
        let (errands, waiting) = channel();
        let thread = std::thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || work(&connection, begin, &waiting))?;
        Ok(Self {
            errands: Some(errands),
            thread: Some(thread),
        })
    }

    /// Sends an errand; the answer comes when it is stored.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        errand: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Reply<T> {
        let (reply, answer) = oneshot::channel();
        let errand: Errand = Box::new(move |connection| {
            let done = connection.map(|connection| alone(connection, errand));
            Box::new(move |stored| {
                let not_done = || Err(StoreError::Failed("there was no transaction".to_owned()));
                let done = match (done, stored) {
                    // Why it failed itself says more.
                    (Some(Err(error)), _) => Err(failed(error)),
                    (_, Err(error)) => Err(error),
                    (Some(Ok(done)), Ok(())) => Ok(done),
                    (None, Ok(())) => not_done(),
                };
                // Who asked may have gone away.
                let _ = reply.send(done);
            })
        });
        if let Some(errands) = &self.errands {
            // If the thread is gone, the answer says so.
            let _ = errands.send(errand);
        }
        Box::pin(async {
            answer
                .await
                .unwrap_or_else(|_| Err(StoreError::Ambiguous("it has stopped".to_owned())))
        })
    }
}

impl Drop for Worker {
    /// Finishes what waits.
    fn drop(&mut self) {
        self.errands = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn work(connection: &Connection, begin: &str, waiting: &Receiver<Errand>) {
    while let Ok(first) = waiting.recv() {
        let errands = std::iter::once(first)
            .chain(waiting.try_iter())
            .take(MOST_AT_ONCE);
        // Some failures, a full disk among them, end the transaction: then nothing more can be done in it.
        let begun = connection.execute_batch(begin);
        let in_transaction = || Some(connection).filter(|own| !own.is_autocommit());
        let answers: Vec<Answer> = errands.map(|errand| errand(in_transaction())).collect();
        let stored = begun.and_then(|()| connection.execute_batch("COMMIT"));
        if stored.is_err() && !connection.is_autocommit() {
            // Nothing of it is kept; what fails here is told below.
            let _ = connection.execute_batch("ROLLBACK");
        }
        let stored = stored.map_err(failed);
        if let Err(error) = &stored {
            tracing::error!("{error}");
        }
        for answer in answers {
            answer(stored.clone());
        }
    }
}

/// An errand that fails halfway leaves nothing behind, and does not hurt the others.
fn alone<T>(
    connection: &Connection,
    errand: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    let say = |words: &str| connection.prepare_cached(words)?.execute([]);
    say("SAVEPOINT errand")?;
    let done = errand(connection);
    if done.is_err() {
        // If there is no transaction any more, there is nothing left of it anyway.
        let _ = say("ROLLBACK TO errand").and_then(|_| say("RELEASE errand"));
    } else {
        say("RELEASE errand")?;
    }
    done
}

#[expect(clippy::needless_pass_by_value, reason = "fits map_err")]
fn failed(error: rusqlite::Error) -> StoreError {
    let why = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy(why),
        Some(ErrorCode::DiskFull) => StoreError::Full(why),
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            StoreError::Gone(why)
        }
        _ => StoreError::Failed(why),
    }
}
