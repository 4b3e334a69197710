//! Telling other servers what was done here, beside all that is stored: nobody who stores something waits for it. Only
//! ids are told, many at once.

use std::collections::VecDeque;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use tokio_postgres::{Client, Error};

use super::failures::told;
use super::place::Place;
use crate::store::Change;

/// Whoever wants to hear of it says so.
pub(super) const LISTEN: &str = "LISTEN formicary";
const TELL: &str = "SELECT pg_notify('formicary', $1)";
/// PostgreSQL takes messages of less than 8,000 bytes.
const MOST_BYTES: usize = 7_000;
/// An answer that takes longer is none.
const PATIENCE: Duration = Duration::from_secs(3);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(200);

#[derive(Serialize)]
struct Told<'a> {
    from: &'a str,
    changes: &'a [Change],
}

#[derive(Deserialize)]
struct Heard {
    from: String,
    changes: Vec<serde_json::Value>,
}

/// Tells other servers what was done here.
#[derive(Clone)]
pub(super) struct Herald(UnboundedSender<Change>);

impl Herald {
    pub(super) fn start(place: &Place, own: &str) -> Self {
        let (sender, waiting) = unbounded_channel();
        tokio::spawn(run(place.clone(), own.to_owned(), waiting));
        Self(sender)
    }

    pub(super) fn tell(&self, change: Change) {
        // If nobody is there any more, the server has stopped.
        let _ = self.0.send(change);
    }
}

/// What somebody else has told. What a later version tells is left out.
pub(super) fn read(payload: &str, own: &str) -> Vec<Change> {
    match serde_json::from_str::<Heard>(payload) {
        Ok(heard) if heard.from == own => Vec::new(),
        Ok(heard) => {
            let changes = heard.changes.into_iter();
            changes
                .filter_map(|change| serde_json::from_value(change).ok())
                .collect()
        }
        Err(_) => vec![Change::Everything],
    }
}

async fn run(place: Place, own: String, mut sent: UnboundedReceiver<Change>) {
    let mut client = None;
    let mut waiting = VecDeque::new();
    loop {
        if waiting.is_empty() {
            match sent.recv().await {
                Some(change) => waiting.push_back(change),
                None => return,
            }
        }
        while let Ok(change) = sent.try_recv() {
            waiting.push_back(change);
        }
        let payload = next(&mut waiting, &own);
        let telling = timeout(PATIENCE, tell(&mut client, &place, &payload)).await;
        let why = match telling {
            Ok(Ok(())) => continue,
            Ok(Err(error)) => told(&error),
            Err(_) => "the database does not answer".to_owned(),
        };
        client = None;
        if sent.is_closed() {
            return;
        }
        tracing::warn!("other servers cannot be told anything: {why}");
        waiting.clear();
        waiting.push_back(Change::Everything);
        tokio::time::sleep(PAUSE).await;
    }
}

/// As much as goes into one message.
fn next(waiting: &mut VecDeque<Change>, own: &str) -> String {
    let mut bytes = own.len();
    let mut changes = Vec::new();
    while let Some(change) = waiting.pop_front() {
        bytes += serde_json::to_string(&change).map_or(0, |text| text.len() + 1);
        if bytes > MOST_BYTES && !changes.is_empty() {
            waiting.push_front(change);
            break;
        }
        if changes.last() != Some(&change) {
            changes.push(change);
        }
    }
    let told = Told {
        from: own,
        changes: &changes,
    };
    serde_json::to_string(&told).expect("changes can be written as JSON")
}

async fn tell(client: &mut Option<Client>, place: &Place, payload: &str) -> Result<(), Error> {
    let known = match client.take().filter(|client| !client.is_closed()) {
        Some(known) => known,
        None => place.connect().await?,
    };
    let known = client.insert(known);
    let tell = known.prepare_typed(TELL, &[tokio_postgres::types::Type::TEXT]);
    let tell = tell.await?;
    known.query(&tell, &[&payload]).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_heard_by_others_in_messages_that_are_not_too_long() {
        let all: Vec<_> = (0..1_000)
            .map(|number| Change::Moved(format!("table{number}"), number))
            .collect();
        let mut waiting: VecDeque<_> = all.iter().cloned().collect();
        let mut heard = Vec::new();
        while !waiting.is_empty() {
            let payload = next(&mut waiting, "one");
            assert!(payload.len() < 8_000);
            assert_eq!(read(&payload, "one"), []);
            heard.extend(read(&payload, "two"));
        }
        assert_eq!(heard, all);
    }

    #[test]
    fn what_a_later_version_tells_is_left_out() {
        let payload = r#"{"from":"one","changes":[{"later":5},"act",{"gone":"x"}]}"#;
        let known = [Change::Act, Change::Gone("x".to_owned())];
        assert_eq!(read(payload, "two"), known);
        assert_eq!(read("?", "two"), [Change::Everything]);
    }
}
