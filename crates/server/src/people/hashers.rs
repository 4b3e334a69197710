//! The threads on which passwords are hashed. Each hash takes a lot of memory, so there are few of them, always the
//! same ones, and what nobody waits for any more is not begun.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that hash passwords, until this is dropped.
pub(super) struct Hashers {
    jobs: Mutex<Sender<Job>>,
}

impl Hashers {
    pub(super) fn new(threads: usize) -> Self {
        let (jobs, waiting) = channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads {
            let waiting = Arc::clone(&waiting);
            std::thread::spawn(move || work(&waiting));
        }
        Self {
            jobs: Mutex::new(jobs),
        }
    }

    /// Does something when its turn comes; nothing if it broke off.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move || {
            if !answer.is_closed() {
                // Who asked may go away meanwhile.
                let _ = answer.send(work());
            }
        });
        // If nobody works any more, there is no answer.
        let _ = self.jobs.lock().expect("nobody panics with it").send(job);
        answered.await.ok()
    }
}

fn work(waiting: &Mutex<Receiver<Job>>) {
    loop {
        let job = waiting.lock().expect("nobody panics with it").recv();
        let Ok(job) = job else {
            return;
        };
        // Whoever waits for it hears that there is no answer.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[tokio::test]
    async fn only_so_many_work_at_once_and_what_nobody_wants_is_not_begun() {
        let hashers = Hashers::new(1);
        let begun = Arc::new(AtomicUsize::new(0));
        let count = |begun: &Arc<AtomicUsize>| {
            let begun = Arc::clone(begun);
            move || {
                std::thread::sleep(Duration::from_millis(30));
                begun.fetch_add(1, Ordering::SeqCst)
            }
        };
        // All of them leave at once; hardly any is at work by then.
        for _ in 0..20 {
            let asked = hashers.ask(count(&begun));
            assert!(tokio::time::timeout(Duration::ZERO, asked).await.is_err());
        }
        assert_eq!(hashers.ask(|| panic!("a bug")).await, None::<()>);
        let last = hashers.ask(count(&begun)).await;
        assert!(last.is_some_and(|before| before < 20), "{last:?}");
    }
}
