//! Somebody at a table, and where to send the answers.

use std::net::IpAddr;
use std::sync::Arc;

use protocol::Notice;
use table::Locale;
use tokio::sync::oneshot;

use super::frame;
use super::outbox::Outbox;
use crate::store::Person;

/// Somebody who looks at a table or wants something there.
#[derive(Clone)]
pub(crate) struct Visitor {
    /// Who it is, if that is known.
    pub(crate) person: Option<Arc<Person>>,
    /// From where; for IPv6 the network.
    pub(crate) from: IpAddr,
    /// The language.
    pub(crate) locale: Locale,
    /// Whether sentences are wanted in updates.
    pub(crate) words: bool,
}

/// Where the answer to a command goes.
pub(crate) enum Answering {
    /// Over a socket.
    Socket(Arc<Outbox>),
    /// To a single request.
    Once(std::sync::Mutex<Option<oneshot::Sender<Notice>>>),
}

impl Answering {
    pub(crate) fn once(sender: oneshot::Sender<Notice>) -> Self {
        Self::Once(std::sync::Mutex::new(Some(sender)))
    }

    pub(crate) fn answer(&self, notice: Notice) {
        match self {
            Self::Socket(outbox) => outbox.answer(frame::notice(&notice)),
            Self::Once(sender) => {
                let sender = sender.lock().expect("nobody panics with it").take();
                if let Some(sender) = sender {
                    // Who asked may have gone away.
                    let _ = sender.send(notice);
                }
            }
        }
    }
}
