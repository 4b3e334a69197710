//! What bots here would have to wait for another server may think about. Whatever becomes of that server, the bots
//! think here in the end.

use std::sync::Arc;
use std::time::Duration;

use engine::Seats;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::Instant;

use super::guests::Shares;
use super::host::Request;
use super::{Shared, thoughts};
use crate::ids;
use crate::store::{Back, Nodes, Offer, StoreError, TakenBack};
use crate::thinkers::{Job, Offering, Turn, Wanted};

/// Whose turn comes so soon is not offered.
const BREATH: Duration = Duration::from_millis(100);
/// How often it is looked whether somebody still thinks about what was taken.
const LOOK: Duration = Duration::from_secs(1);
/// So much longer than bots may think an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// A thought that another server may have.
pub(super) struct Offered {
    pub(super) shared: Arc<Shared>,
    pub(super) offer: Offer,
    pub(super) asked: Seats,
    pub(super) wanted: Wanted,
    /// Rung when it was answered.
    pub(super) answered: Arc<Notify>,
    pub(super) table: mpsc::WeakSender<Request>,
}

impl Offered {
    /// Offers it if it has to wait.
    pub(super) fn offering(self) -> Offering {
        Box::new(|turn| drop(tokio::spawn(self.watch(turn))))
    }

    async fn watch(self, mut turn: oneshot::Receiver<Turn>) {
        tokio::select! {
            biased;
            () = self.wanted.cancelled() => return,
            // It comes back as this ends.
            _ = &mut turn => return,
            () = self.others_run() => {}
        }
        if let Err(error) = self.offer().await {
            tracing::warn!("other servers cannot be asked to think: {error}");
            drop(turn);
            return self.withdraw().await;
        }
        // Once its turn has come and somebody else thinks about it: the job, and for how long they are waited for.
        let mut passed: Option<(Job, Instant)> = None;
        loop {
            let mut came = None;
            tokio::select! {
                biased;
                () = self.wanted.cancelled() => {
                    drop(turn);
                    return self.withdraw().await;
                }
                turn = &mut turn, if passed.is_none() => match turn {
                    Ok(turn) => came = Some(turn),
                    // Something else is asked at the table by now.
                    Err(_) => return self.withdraw().await,
                },
                () = self.answered.notified() => {}
                () = tokio::time::sleep(LOOK), if passed.is_some() => {}
            }
            let is_late = passed
                .as_ref()
                .is_some_and(|(_, end)| *end <= Instant::now());
            let back = match (&passed, &came) {
                _ if is_late => Back::Anyway,
                (None, None) => Back::Answered,
                _ => Back::Free,
            };
            let answer = match self.take_back(back).await {
                Ok(TakenBack::Kept) => {
                    let end = Instant::now() + self.shared.thinkers.budget() + PATIENCE;
                    let job = came.and_then(Turn::pass);
                    passed = passed.or_else(|| Some((job?, end)));
                    continue;
                }
                Ok(TakenBack::Gone) => None,
                Ok(TakenBack::Answer(text)) => thoughts::read(&text, self.asked),
                Err(error) => {
                    tracing::warn!("it is not known what other servers think: {error}");
                    if came.is_none() && !is_late {
                        continue;
                    }
                    None
                }
            };
            if let Some(thoughts) = answer {
                drop(came.and_then(Turn::pass));
                self.tell(thoughts).await;
            } else if let Some((job, _)) = passed {
                self.shared.thinkers.go_on(job);
            }
            // Whoever waits for a turn that has come or will come has it now.
            return;
        }
    }

    /// Waits a little, and until there is anybody who could think.
    async fn others_run(&self) {
        tokio::time::sleep(BREATH).await;
        let mut running = self.shared.running.subscribe();
        // Whoever can tell is there as long as this is.
        let _ = running.wait_for(|running| !running.is_empty()).await;
    }

    async fn offer(&self) -> Result<(), StoreError> {
        let Some(nodes) = self.nodes() else {
            return Ok(());
        };
        let mut offer = self.offer.clone();
        offer.opener = told_apart(offer.opener);
        in_time(nodes.offer(offer)).await
    }

    /// Nobody wants to know any more. Those who think about it hear that the table has moved on.
    async fn withdraw(&self) {
        // What cannot be taken back nobody takes once the table has moved on.
        let _ = self.take_back(Back::Anyway).await;
    }

    async fn take_back(&self, back: Back) -> Result<TakenBack, StoreError> {
        match self.nodes() {
            Some(nodes) => {
                let (table, ticket) = (&self.offer.table, &self.offer.ticket);
                in_time(nodes.take_back(table, ticket, back)).await
            }
            None => Ok(TakenBack::Gone),
        }
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        self.shared.store.nodes()
    }

    /// The table hears of it as of what was thought here.
    async fn tell(&self, thoughts: thoughts::Thoughts) {
        self.shared.metrics.gave();
        let table = self.table.upgrade();
        if let Some(table) = table.filter(|_| !self.wanted.is_cancelled()) {
            // A table that is gone needs no answer.
            let _ = table
                .send(Request::Thoughts(self.offer.seq, thoughts))
                .await;
        }
    }
}

/// Who shares in a thought, as other servers are told: of addresses they need only know which are the same.
fn told_apart([network, address, person]: Shares) -> Shares {
    let hashed = |text: String| {
        let hash = ids::hash_of(&text);
        hash[..8]
            .iter()
            .fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
    };
    [hashed(network), hashed(address), person]
}

/// Whoever waits thinks itself if the store does not answer.
async fn in_time<T>(asked: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let answer = tokio::time::timeout(PATIENCE, asked).await;
    answer.unwrap_or_else(|_| Err(StoreError::Gone("no answer".to_owned())))
}
