//! The task that runs one table: it alone changes it, one thing after the other.
//!
//! A move is applied, stored, and only then told to anybody. If storing fails, the table is rebuilt
//! from what is stored.

mod manners;
mod sharing;
mod thinking;

use std::collections::HashMap;
use std::sync::Arc;

use engine::{Awaited, Seat, Seats};
use protocol::{ChatLine, Command, Notice, Status};
use table::{Locale, Thought, Words};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::card::Card;
use super::frame::{self, Frames, Viewing};
use super::hosted::manners::Again;
use super::hosted::{Hosted, Presence};
use super::outbox::Outbox;
use super::visitor::{Answering, Visitor};
use super::{Shared, now};
use crate::problem::{Failure, Trouble};
use crate::store::Entry;

/// Something asked of a table.
pub(crate) enum Request {
    /// A socket wants to hear of everything.
    Join(Joining),
    /// A socket is gone.
    Part(u64),
    /// Somebody wants something done.
    Command(Visitor, Command, Answering),
    /// Somebody wants to know something.
    Look(Look),
    /// Bots have thought, about so many entries.
    Thoughts(u64, Vec<(Seat, Thought)>),
    /// A person, by their id, wants to play again.
    Again(String, oneshot::Sender<Result<Again, Failure>>),
    /// The server is about to stop.
    Close,
}

/// A question to a table.
pub(crate) type Look = Box<dyn FnOnce(&Hosted, &Presence) + Send>;

/// A socket that joins.
pub(crate) struct Joining {
    /// Its number, different from all others.
    pub(crate) socket: u64,
    /// Who is there.
    pub(crate) visitor: Visitor,
    /// Where to put what is to be sent.
    pub(crate) outbox: Arc<Outbox>,
    /// How many events the client knows of.
    pub(crate) since: usize,
}

/// Newcomers are told so much of what was said before.
const LAST_CHAT: usize = 50;

/// A table with everybody who looks at it.
pub(crate) struct Host {
    shared: Arc<Shared>,
    words: HashMap<Locale, Arc<Words>>,
    hosted: Hosted,
    card: Arc<Card>,
    own: mpsc::WeakSender<Request>,
    listeners: Vec<Joining>,
    /// What bots are thinking about: the number of entries.
    thinking: Option<u64>,
    /// Bots that let the others go on, and when: the number of entries.
    passed: (Seats, u64),
    /// Dice, decks and bots go on then.
    go_on: Option<Instant>,
    /// Somebody will be overdue then.
    overdue: Option<Instant>,
    /// Nobody loses by the clock before that.
    pardon: Option<Instant>,
    /// The game begins then, whoever has not told their share.
    begin: Option<Instant>,
}

impl Host {
    pub(crate) fn new(
        shared: Arc<Shared>,
        words: HashMap<Locale, Arc<Words>>,
        hosted: Hosted,
        card: Arc<Card>,
        own: mpsc::WeakSender<Request>,
    ) -> Self {
        Self {
            shared,
            words,
            hosted,
            card,
            own,
            listeners: Vec::new(),
            thinking: None,
            passed: (Seats::NONE, 0),
            go_on: None,
            overdue: None,
            pardon: None,
            begin: None,
        }
    }

    /// Runs until nobody needs the table any more.
    pub(crate) async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        self.wait_for_others();
        self.wait_for_shares();
        self.pardon_late();
        self.watch_clocks();
        loop {
            let idle = Instant::now() + self.shared.idle;
            let timers = [self.go_on, self.overdue, self.begin];
            let next = timers.into_iter().flatten().fold(idle, Instant::min);
            match tokio::time::timeout_at(next, requests.recv()).await {
                Ok(Some(request)) => {
                    if self.serve(request).await.is_err() {
                        break;
                    }
                }
                Ok(None) => break,
                Err(_) if self.ring().await.is_err() => break,
                Err(_) => {
                    let needed = !self.listeners.is_empty()
                        || self.thinking.is_some()
                        || self.begin.is_some();
                    if next == idle && !needed {
                        break;
                    }
                }
            }
        }
        // What was asked in the last moment is still done. Whoever listens comes back and wakes the
        // table up again.
        requests.close();
        while let Some(request) = requests.recv().await {
            if self.serve(request).await.is_err() {
                break;
            }
        }
        for listener in &self.listeners {
            listener.outbox.close();
        }
        self.card.left(self.hosted.status());
    }

    /// A timer has rung.
    async fn ring(&mut self) -> Result<(), Gone> {
        let now = Instant::now();
        if self.overdue.is_some_and(|time| time <= now) {
            self.overdue = None;
            self.drop_flags().await?;
        }
        if self.begin.is_some_and(|time| time <= now) {
            self.begin = None;
            return self.begin_without().await;
        }
        if self.go_on.is_some_and(|time| time <= now) {
            self.go_on = None;
            let before = self.hosted.seq();
            let entries = self.draw_all();
            if !entries.is_empty() {
                match self.store(before, entries).await {
                    Ok(()) => self.after_change(usize::MAX),
                    Err(Stop::Refused(_)) => return Ok(()),
                    Err(Stop::Gone) => return Err(Gone),
                }
            }
            self.ask_bots();
        }
        Ok(())
    }

    async fn serve(&mut self, request: Request) -> Result<(), Gone> {
        match request {
            Request::Join(joining) => self.join(joining).await,
            Request::Part(socket) => {
                self.listeners.retain(|listener| listener.socket != socket);
                self.tell_all(usize::MAX);
            }
            Request::Command(visitor, command, answering) => {
                self.command(&visitor, &command, &answering).await?;
            }
            Request::Look(look) => look(&self.hosted, &self.presence()),
            Request::Thoughts(seq, thoughts) => self.take_thoughts(seq, thoughts).await?,
            Request::Again(person, answer) => self.again(&person, answer).await?,
            Request::Close => return Err(Gone),
        }
        Ok(())
    }

    async fn join(&mut self, joining: Joining) {
        let id = &self.hosted.opening().id;
        // Without the old chat the table can still be played.
        let chat = self
            .shared
            .store
            .chat(id, LAST_CHAT)
            .await
            .unwrap_or_default();
        for line in chat {
            joining.outbox.answer(frame::notice(&Notice::Chat(line)));
        }
        joining.outbox.knows(self.hosted.still_known(joining.since));
        self.listeners.push(joining);
        self.tell_all(usize::MAX);
    }

    async fn command(
        &mut self,
        visitor: &Visitor,
        command: &Command,
        answering: &Answering,
    ) -> Result<(), Gone> {
        let answer = match self.carry_out(visitor, command).await {
            Ok(answer) => answer,
            Err(Stop::Refused(failure)) => {
                self.shared.metrics.refused();
                let words = &self.words[&visitor.locale];
                Some(failure.refuse(command.id(), words))
            }
            Err(Stop::Gone) => {
                let words = &self.words[&visitor.locale];
                let failure = Failure::from(Trouble::Internal);
                answering.answer(failure.refuse(command.id(), words));
                return Err(Gone);
            }
        };
        if let Some(answer) = answer {
            answering.answer(answer);
        }
        Ok(())
    }

    async fn carry_out(
        &mut self,
        visitor: &Visitor,
        command: &Command,
    ) -> Result<Option<Notice>, Stop> {
        let person = visitor.person.as_ref().ok_or(Trouble::SignInFirst)?;
        if let Command::Chat { text } = command {
            self.chat(person, text).await?;
            return Ok(None);
        }
        let id = command.id();
        if id.is_empty() || id.len() > 64 {
            return Err(Trouble::BadRequest.into());
        }
        let accepted = |ply| {
            Some(Notice::Accepted {
                id: id.to_owned(),
                ply,
            })
        };
        if let Some(ply) = self.hosted.done_before(&person.id, id) {
            return Ok(accepted(ply));
        }
        let at = now();
        let stand_in = self.shared.stand_in;
        let deeds = self
            .hosted
            .check(&person.id, &person.name, command, at, stand_in)?;
        let before = self.hosted.seq();
        let mut firm = usize::MAX;
        let mut entries = Vec::with_capacity(deeds.len());
        for deed in deeds {
            let entry = Entry {
                at,
                person: Some(person.id.clone()),
                command: Some(id.to_owned()),
                deed,
            };
            firm = firm.min(self.hosted.apply(&entry)?);
            entries.push(entry);
        }
        let ply = self.hosted.session().plies();
        if self.shared.grace.is_zero() {
            entries.extend(self.draw_all());
        }
        self.store(before, entries).await?;
        if matches!(command, Command::Play { .. }) {
            self.shared.metrics.moved();
        }
        self.after_change(firm);
        Ok(accepted(ply))
    }

    async fn chat(&mut self, person: &crate::store::Person, text: &str) -> Result<(), Stop> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > 500 {
            return Err(Trouble::BadChat.into());
        }
        if !self.shared.chatting.pass(person.id.clone()) {
            return Err(Trouble::TooOften.into());
        }
        let line = ChatLine {
            name: person.name.clone(),
            text: text.to_owned(),
            at: now(),
        };
        let id = &self.hosted.opening().id;
        let stored = self.shared.store.add_chat(id, line.clone()).await;
        stored.map_err(Failure::from)?;
        let frame = frame::notice(&Notice::Chat(line));
        for listener in &self.listeners {
            listener.outbox.answer(frame.clone());
        }
        Ok(())
    }

    /// Lets dice and decks decide until somebody has to.
    fn draw_all(&mut self) -> Vec<Entry> {
        let mut entries = Vec::new();
        while let Some(entry) = self.hosted.draw(now()) {
            entries.push(entry);
        }
        entries
    }

    /// Stores what has been applied already. If that fails, the table is rebuilt as it is stored.
    async fn store(&mut self, before: u64, entries: Vec<Entry>) -> Result<(), Stop> {
        let id = self.hosted.opening().id.clone();
        let over = self.hosted.status() == Status::Over;
        let stored = self.shared.store.append(&id, before, entries, over).await;
        let failure = match stored {
            Ok(true) => return Ok(()),
            Ok(false) => Failure::from(Trouble::Stale),
            Err(error) => Failure::from(error),
        };
        let Ok(Some((opening, entries))) = self.shared.store.table(&id).await else {
            return Err(Stop::Gone);
        };
        let Ok(hosted) = Hosted::replay(&self.shared.catalog, opening, &entries) else {
            return Err(Stop::Gone);
        };
        self.hosted = hosted;
        self.thinking = None;
        self.after_change(0);
        Err(failure.into())
    }

    /// Tells everybody and goes on. Only the first `firm` events are what they were.
    fn after_change(&mut self, firm: usize) {
        self.tell_all(firm);
        self.wait_for_others();
        self.wait_for_shares();
        self.watch_clocks();
    }

    fn tell_all(&self, firm: usize) {
        let presence = self.presence();
        let info = self.hosted.info(&presence, now());
        self.card.show(&info, self.hosted.people());
        let ply = self.hosted.session().plies();
        let mut frames = Frames::new(&self.hosted, &self.words, info);
        for listener in &self.listeners {
            let viewing = self.viewing(&listener.visitor);
            listener
                .outbox
                .update(firm, ply, |since| frames.frame(viewing, since));
        }
    }

    fn viewing(&self, visitor: &Visitor) -> Viewing {
        let person = visitor.person.as_ref().map(|person| person.id.as_str());
        Viewing {
            observer: self.hosted.observer(person),
            locale: visitor.locale,
            words: visitor.words,
            opener: person == Some(self.hosted.opening().opener.as_str()),
        }
    }

    fn presence(&self) -> Presence {
        let mut presence = Presence {
            connected: Seats::NONE,
            spectators: 0,
        };
        for listener in &self.listeners {
            let person = listener.visitor.person.as_ref();
            match person.and_then(|person| self.hosted.seat_of(&person.id)) {
                Some(seat) => presence.connected = presence.connected.with(seat),
                None => presence.spectators += 1,
            }
        }
        presence
    }

    /// Dice, decks and bots wait a little, so that a move can be taken back.
    fn wait_for_others(&mut self) {
        self.go_on = None;
        if self.hosted.status() != Status::Playing {
            return;
        }
        let others = match self.hosted.session().awaited() {
            Awaited::Chance => true,
            Awaited::Seats { must, may } => {
                let seats = must.union(may);
                seats.iter().any(|seat| self.hosted.bot(seat).is_some())
            }
            Awaited::Nobody(_) => false,
        };
        self.go_on = others.then(|| Instant::now() + self.shared.grace);
    }
}

/// The table cannot go on here.
struct Gone;

/// Why a command was not carried out.
enum Stop {
    Refused(Failure),
    Gone,
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Refused(failure)
    }
}

impl From<Trouble> for Stop {
    fn from(trouble: Trouble) -> Self {
        Self::Refused(trouble.into())
    }
}
