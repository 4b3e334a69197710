//! A table on a server, over a WebSocket that comes back by itself.

use std::sync::Arc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::Update as _;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Command, Follower, Missed, Notice, Update};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::conversation::{Conversation, News};
use super::{Link, Refused, Request, Standing};
use crate::browser;
use crate::browser::fetch::{self, Failure};
use crate::browser::storage;
use crate::fairness::Notes;
use crate::wording::Speech;

/// The server says something at least every 25 seconds.
const LONGEST_SILENCE: Duration = Duration::from_secs(70);

/// A table on a server.
#[derive(Clone, Copy)]
struct RemoteTable {
    id: StoredValue<String>,
    talk: StoredValue<Conversation, LocalStorage>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// What the open socket has told of the table.
    follower: StoredValue<Follower, LocalStorage>,
    retry: StoredValue<Option<TimeoutHandle>>,
    /// Rings when the server has said nothing for too long.
    silence: StoredValue<Option<TimeoutHandle>>,
    link: Link,
    speech: Speech,
}

/// An open socket and what listens to it.
struct Socket {
    socket: web_sys::WebSocket,
    _opened: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(web_sys::MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

/// Connects to a table.
pub(crate) fn connect(id: &str, speech: Speech) -> Link {
    let itself = StoredValue::new(None::<RemoteTable>);
    let request = Callback::new(move |request| {
        if let Some(table) = itself.try_get_value().flatten() {
            table.request(request);
        }
    });
    let table = RemoteTable {
        id: StoredValue::new(id.to_owned()),
        talk: StoredValue::new_local(Conversation::default()),
        socket: StoredValue::new_local(None),
        follower: StoredValue::new_local(Follower::default()),
        retry: StoredValue::new(None),
        silence: StoredValue::new(None),
        link: Link::new(true, request),
        speech,
    };
    itself.set_value(Some(table));
    table
        .link
        .notes
        .set(Notes::read(&storage::LocalStorage, id));
    // Again whenever the language changes: the server speaks it, too.
    Effect::new(move |_| {
        speech.words().track();
        table.hang_up();
        table.talk.set_value(Conversation::default());
        table.look();
    });
    on_cleanup(move || {
        table.hang_up();
    });
    table.link
}

impl RemoteTable {
    /// Asks for the table once; there is no use in connecting to one that does not exist.
    fn look(self) {
        let id = self.id.get_value();
        let lang = self.speech.words().get_untracked().locale();
        spawn_local(async move {
            let asked = fetch::get::<Update>(&format!("tables/{id}?lang={lang}")).await;
            if self.talk.is_disposed() {
                return;
            }
            match asked {
                Ok(update) => {
                    self.hear(Notice::Update(Box::new(update)));
                    self.dial();
                }
                Err(Failure::Problem(problem)) => {
                    self.link.standing.set(Standing::Gone(problem.reason));
                }
                Err(Failure::NoServer) if self.link.update.read_untracked().is_none() => {
                    let reason = self.speech.words().get_untracked().get("web-no-server");
                    self.link.standing.set(Standing::Gone(reason));
                }
                Err(Failure::NoServer | Failure::Stranger) => self.dial(),
            }
        });
    }

    fn dial(self) {
        self.hang_up();
        self.follower.set_value(Follower::default());
        match self.socket() {
            Ok(socket) => self.socket.set_value(Some(socket)),
            Err(_) => self.closed(),
        }
    }

    fn hang_up(self) {
        for timer in [self.retry, self.silence] {
            if let Some(handle) = timer.try_update_value(Option::take).flatten() {
                handle.clear();
            }
        }
        let _ = self.socket.try_update_value(Option::take);
    }

    fn address(self) -> String {
        let location = window().location();
        let secure = location
            .protocol()
            .is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let since = self.talk.with_value(Conversation::since);
        let lang = self.speech.words().get_untracked().locale();
        format!(
            "{scheme}://{host}/api/v1/tables/{}/socket?since={since}&changes=1&lang={lang}",
            self.id.read_value()
        )
    }

    fn socket(self) -> Result<Socket, JsValue> {
        let socket = web_sys::WebSocket::new(&self.address())?;
        let opened = Closure::<dyn FnMut()>::new(move || {
            self.link.standing.set(Standing::Open);
            self.listen();
            let again = self.talk.try_update_value(Conversation::opened);
            for command in again.unwrap_or_default() {
                self.send(&command);
            }
        });
        let heard = Closure::<dyn FnMut(web_sys::MessageEvent)>::new(
            move |event: web_sys::MessageEvent| {
                self.listen();
                let text = event.data().as_string().unwrap_or_default();
                match self.follower.try_update_value(|own| own.hear(text)) {
                    Some(Ok(text)) => {
                        if let Ok(notice) = serde_json::from_str(&text) {
                            self.hear(notice);
                        }
                    }
                    // Something was missed: the next connection begins with a whole update.
                    Some(Err(Missed)) => self.dial(),
                    None => {}
                }
            },
        );
        let closed = Closure::<dyn FnMut()>::new(move || self.closed());
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Ok(Socket {
            socket,
            _opened: opened,
            _heard: heard,
            _closed: closed,
        })
    }

    /// The server was heard; if it stays silent from now on, the connection is broken without saying so.
    fn listen(self) {
        let again = set_timeout_with_handle(move || self.dial(), LONGEST_SILENCE).ok();
        let before = self
            .silence
            .try_update_value(|own| std::mem::replace(own, again));
        if let Some(handle) = before.flatten() {
            handle.clear();
        }
    }

    fn closed(self) {
        self.link.standing.set(Standing::Closed);
        let Some(wait) = self.talk.try_update_value(Conversation::closed) else {
            return;
        };
        // Not all at the same moment, when a server comes back.
        let wait = Duration::from_millis(wait.into()).mul_f64(0.5 + js_sys::Math::random());
        let handle = set_timeout_with_handle(move || self.dial(), wait).ok();
        self.retry.set_value(handle);
    }

    fn hear(self, notice: Notice) {
        match self.talk.try_update_value(|talk| talk.hear(notice)) {
            Some(News::Changed(update)) => {
                let share = self.note(&update);
                self.link.update.set(Some(Arc::from(update)));
                if let Some(share) = share {
                    self.ask(Request::Share(share));
                }
            }
            Some(News::Refused(refused)) => self.link.refusal.set(Some(refused)),
            Some(News::Said(line)) => self.link.chat.update(|chat| {
                if !chat.contains(&line) {
                    chat.push(line);
                }
            }),
            Some(News::Present(presence)) => self.link.update.update(|update| {
                if let Some(update) = update {
                    presence.note(&mut Arc::make_mut(update).table);
                }
            }),
            Some(News::Missed) => self.dial(),
            Some(News::Nothing) | None => {}
        }
    }

    /// Notes what the table shows about chance. Gives one's share if it is to be told now.
    fn note(self, update: &Update) -> Option<String> {
        let before = self.link.notes.get_untracked();
        let mut notes = before.clone();
        let due = notes.see(update);
        if notes != before {
            self.keep(notes);
        }
        due.unwrap_or_else(|breach| {
            self.link.breach.set(Some(breach));
            None
        })
    }

    /// Keeps what was noted; says whether it will be there when the page comes again.
    fn keep(self, notes: Notes) -> bool {
        // Those who only watch leave nothing behind.
        let kept = notes.has_share() && notes.keep(&storage::LocalStorage, &self.id.read_value());
        self.link.notes.set(notes);
        kept
    }

    /// What is promised when sitting down; nothing where it could not be kept.
    fn promise(self) -> Option<String> {
        let mut notes = self.link.notes.get_untracked();
        let promise = notes.promise(browser::entropy());
        self.keep(notes).then_some(promise)
    }

    fn request(self, request: Request) {
        self.link.refusal.set(None);
        match request {
            Request::Greet => self.dial(),
            Request::Sit {
                seat, invitation, ..
            } => self.ask(Request::Sit {
                seat,
                invitation,
                promise: self.promise(),
            }),
            request => self.ask(request),
        }
    }

    fn ask(self, request: Request) {
        let chat = matches!(request, Request::Say(_));
        let asked = self
            .talk
            .try_update_value(|talk| talk.ask(request, browser::fresh_id()));
        if let Some(Some(command)) = asked
            && !self.send(&command)
            && chat
        {
            let reason = self.speech.words().get_untracked().get("web-not-said");
            self.link.refusal.set(Some(Refused::plain(reason)));
        }
    }

    /// Sends a command if the connection stands; says whether it did. Commands that did not go out
    /// are repeated when it stands again.
    fn send(self, command: &Command) -> bool {
        let Ok(text) = serde_json::to_string(command) else {
            return false;
        };
        self.socket.with_value(|socket| {
            socket.as_ref().is_some_and(|socket| {
                socket.socket.ready_state() == web_sys::WebSocket::OPEN
                    && socket.socket.send_with_str(&text).is_ok()
            })
        })
    }
}
