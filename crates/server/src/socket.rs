//! A client's socket at one table.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use protocol::{Command, Notice};
use table::Words;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::admission::Busy;
use crate::config::Patience;
use crate::http::Gates;
use crate::limits::Allowance;
use crate::metrics::Metrics;
use crate::people::Ended;
use crate::problem::{Failure, Trouble};
use crate::tables::frame;
use crate::tables::host::{Joining, Request};
use crate::tables::outbox::{Outbox, Taken};
use crate::tables::visitor::{Answering, Visitor};

/// How often a silent client is asked whether it is still there.
const ASK: Duration = Duration::from_secs(25);

static NEXT: AtomicU64 = AtomicU64::new(1);

/// A client that has connected to a table.
pub(crate) struct Connected {
    pub(crate) visitor: Visitor,
    pub(crate) since: usize,
    /// Whether what has changed is enough, after the first update.
    pub(crate) changes: bool,
    pub(crate) table: mpsc::Sender<Request>,
    pub(crate) words: Arc<Words>,
    /// How often everybody may ask for something.
    pub(crate) gates: Arc<Gates>,
    pub(crate) patience: Patience,
    pub(crate) metrics: Arc<Metrics>,
    /// Who that is: a person, however many sockets they have, or an address.
    pub(crate) who: String,
    /// When the key ends that stands for the person.
    pub(crate) ended: Ended,
    /// Keeps the connection's place.
    pub(crate) busy: Option<Busy>,
}

impl Connected {
    /// Runs until the client or the table is gone.
    pub(crate) async fn run(mut self, mut socket: WebSocket) {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let outbox = Arc::new(Outbox::new(self.changes));
        let joining = Joining {
            socket: number,
            visitor: self.visitor.clone(),
            outbox: Arc::clone(&outbox),
            since: self.since,
        };
        if self.table.send(Request::Join(joining)).await.is_ok() {
            let busy = self.busy.take();
            let why = self.talk(&mut socket, &outbox, busy.as_ref()).await;
            if let Some((code, reason)) = why {
                let close = CloseFrame {
                    code,
                    reason: reason.into(),
                };
                let goodbye = socket.send(Message::Close(Some(close)));
                // Who does not listen need not hear it.
                let _ = tokio::time::timeout(Duration::from_secs(1), goodbye).await;
            }
            // A table that is gone need not be told.
            let _ = self.table.send(Request::Part(number)).await;
        }
    }

    /// Returns how to say goodbye; nothing if the client is gone already.
    async fn talk(
        &mut self,
        socket: &mut WebSocket,
        outbox: &Arc<Outbox>,
        busy: Option<&Busy>,
    ) -> Option<(u16, &'static str)> {
        let mut heard = Instant::now();
        let mut ask = tokio::time::interval(ASK);
        ask.reset();
        let pings = self.gates.pings;
        let mut allowance = Allowance::full(pings, heard.into());
        let has_to_leave = async {
            match busy {
                Some(busy) => busy.has_to_leave().await,
                None => std::future::pending().await,
            }
        };
        let mut has_to_leave = pin!(has_to_leave);
        let mut sat = false;
        loop {
            tokio::select! {
                // Whoever is signed out is not heard any more, however much they have said.
                biased;
                () = self.ended.wait() => return Some((close_code::POLICY, "signed out")),
                () = &mut has_to_leave => return None,
                () = outbox.bell() => match outbox.take() {
                    Taken::Nothing => {}
                    Taken::Frames(frames) => {
                        let sits = outbox.sits();
                        if let Some(busy) = busy.filter(|_| sits != sat) {
                            busy.sits(sits);
                            sat = sits;
                        }
                        self.send(socket, frames).await.ok()?;
                    }
                    Taken::Closed => return Some((close_code::AGAIN, "come back")),
                },
                _ = ask.tick() => {
                    if heard.elapsed() > self.patience.silence {
                        return None;
                    }
                    // Browsers answer pings by themselves, but show them to nobody.
                    socket.feed(Message::Ping(Vec::new().into())).await.ok()?;
                    self.send(socket, vec![frame::notice(&Notice::Alive)]).await.ok()?;
                }
                received = socket.recv() => {
                    heard = Instant::now();
                    match received?.ok()? {
                        Message::Text(text) => {
                            if !self.gates.commands.pass(&self.who, self.visitor.from) {
                                self.refuse(outbox, Trouble::TooOften, &text);
                            } else if !self.pass_on(outbox, &text).await {
                                return Some((close_code::AGAIN, "come back"));
                            }
                        }
                        Message::Binary(_) => return Some((close_code::UNSUPPORTED, "text only")),
                        Message::Close(_) => return None,
                        Message::Ping(_) | Message::Pong(_) => {
                            if !allowance.take(pings, heard.into()) {
                                return Some((close_code::POLICY, "too many pings"));
                            }
                        }
                    }
                }
            }
        }
    }

    /// Passes a command on to the table; says whether the table is still there.
    async fn pass_on(&self, outbox: &Arc<Outbox>, text: &Utf8Bytes) -> bool {
        let Ok(command) = serde_json::from_str::<Command>(text) else {
            self.refuse(outbox, Trouble::BadRequest, text);
            return true;
        };
        let answering = Answering::Socket(Arc::clone(outbox));
        let request = Request::Command(self.visitor.clone(), command, answering);
        self.table.send(request).await.is_ok()
    }

    fn refuse(&self, outbox: &Outbox, trouble: Trouble, text: &Utf8Bytes) {
        #[derive(serde::Deserialize)]
        struct OnlyId {
            #[serde(default)]
            id: String,
        }
        let id =
            serde_json::from_str::<OnlyId>(text).map_or_else(|_| String::new(), |only| only.id);
        self.metrics.refused(trouble.code());
        let notice = Failure::from(trouble).refuse(&id, &self.words);
        outbox.answer(frame::notice(&notice));
    }

    /// Sends everything in one go. A client that does not read it in time is gone.
    async fn send(&self, socket: &mut WebSocket, frames: Vec<Utf8Bytes>) -> Result<(), ()> {
        let sending = async {
            for frame in frames {
                socket.feed(Message::Text(frame)).await.map_err(|_| ())?;
            }
            socket.flush().await.map_err(|_| ())
        };
        tokio::time::timeout(self.patience.unread, sending)
            .await
            .map_err(|_| ())?
    }
}
