//! The task that runs one table: it alone changes it, one thing after the other.
//!
//! A move is applied, stored, and only then told to anybody. If storing fails, the table is rebuilt
//! from what is stored.

mod manners;
mod sharing;
mod storing;
mod thinking;
pub(crate) mod visitors;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use engine::{Seat, Seats};
use protocol::{Command, Notice, Status};
use table::{Locale, Thought, Words};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::card::Card;
use super::frame::{Frames, Told, Viewing};
use super::hosted::manners::Again;
use super::hosted::{Hosted, Presence};
use super::outbox::Outbox;
use super::visitor::{Answering, Visitor};
use super::{Shared, now};
use crate::problem::{Failure, Trouble};
use crate::store::{Entry, Standing};
use thinking::Thinking;

/// For so long newcomers are told what was told last, if nothing has happened.
const FRESH: Duration = Duration::from_millis(100);

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
    /// Bots have thought, about so many entries; those that failed have no thought.
    Thoughts(u64, Vec<(Seat, Option<Thought>)>),
    /// A person, by their id, wants to play again.
    Again(String, oneshot::Sender<Result<Again, Failure>>),
    /// A person, by their id, is gone and not to be named any more.
    Forget(String),
    /// The table is about to be closed, or the server.
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

/// A table with everybody who looks at it.
pub(crate) struct Host {
    shared: Arc<Shared>,
    words: HashMap<Locale, Arc<Words>>,
    hosted: Hosted,
    card: Arc<Card>,
    own: mpsc::WeakSender<Request>,
    listeners: Vec<Joining>,
    /// Who is there, as everybody knows.
    told_presence: Presence,
    /// When others hear next of who has come or gone, and when they heard last.
    presence_due: Option<Instant>,
    presence_told: Option<Instant>,
    /// How many updates there have been, when the last one was made, and those that somebody knows.
    updates: u64,
    updated: Option<(Instant, Presence)>,
    told: Vec<Told>,
    /// Whom the table waits for, as far as people were told.
    awaited: Seats,
    /// What bots are thinking about.
    thinking: Option<Thinking>,
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
    /// What is stored of the table's standing, as far as that is known.
    standing: Option<Standing>,
    /// How often in a row something could not be stored.
    failures: u32,
    /// Nobody knows whether the last change was stored.
    unsure: bool,
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
            told_presence: Presence::default(),
            presence_due: None,
            presence_told: None,
            updates: 0,
            updated: None,
            told: Vec::new(),
            awaited: Seats::NONE,
            thinking: None,
            passed: (Seats::NONE, 0),
            go_on: None,
            overdue: None,
            pardon: None,
            begin: None,
            standing: None,
            failures: 0,
            unsure: false,
        }
    }

    /// Runs until nobody needs the table any more. Gives when the house has to look after it again.
    pub(crate) async fn run(mut self, mut requests: mpsc::Receiver<Request>) -> Option<u64> {
        // Whoever is awaited when the table wakes up was told before.
        self.awaited = self.awaited_people();
        self.wait_for_others();
        self.wait_for_shares();
        self.pardon_late();
        self.watch_clocks();
        loop {
            let now = Instant::now();
            let idle = now + self.shared.idle;
            let timers = [self.go_on, self.overdue, self.begin, self.presence_due];
            let next = timers.into_iter().flatten().fold(idle, Instant::min);
            // However much is asked of the table, time does not wait.
            if next <= now && self.ring().await.is_err() {
                break;
            }
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
        self.hosted.due(now())
    }

    /// A timer has rung.
    async fn ring(&mut self) -> Result<(), Gone> {
        let now = Instant::now();
        if self.presence_due.is_some_and(|time| time <= now) {
            self.tell_presence();
        }
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
            Request::Part(socket) => self.part(socket),
            Request::Command(visitor, command, answering) => {
                self.command(&visitor, &command, &answering).await?;
            }
            Request::Look(look) => look(&self.hosted, &self.presence()),
            Request::Thoughts(seq, thoughts) => self.take_thoughts(seq, thoughts).await?,
            Request::Again(person, answer) => self.again(&person, answer).await?,
            Request::Forget(person) => {
                if self.hosted.forget(&person) {
                    self.tell_all(usize::MAX);
                }
            }
            Request::Close => return Err(Gone),
        }
        Ok(())
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
                self.shared.metrics.refused(failure.code());
                let words = &self.words[&visitor.locale];
                Some(failure.refuse(command.id(), words))
            }
            // Whoever has a socket comes back, says the same once more, and is told what is true by then.
            Err(Stop::Gone) if self.unsure && matches!(answering, Answering::Socket(_)) => {
                return Err(Gone);
            }
            Err(Stop::Gone) => {
                let words = &self.words[&visitor.locale];
                let failure = if self.unsure {
                    Trouble::Unsure
                } else {
                    Trouble::Internal
                };
                let failure = Failure::from(failure);
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
            self.chat(person, visitor.from, text).await?;
            return Ok(None);
        }
        let id = command.id();
        // It is stored, and not every store keeps every sign.
        let printable = id.bytes().all(|byte| matches!(byte, b' '..=b'~'));
        if id.is_empty() || id.len() > 64 || !printable {
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
        if matches!(command, Command::Undo { .. })
            && !self.shared.undoing.pass(&person.id, visitor.from)
        {
            return Err(Trouble::TooOften.into());
        }
        if matches!(command, Command::Sit { .. }) {
            self.shared.is_own_name(person).await?;
        }
        self.know(person);
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

    /// Lets dice and decks decide until somebody has to.
    fn draw_all(&mut self) -> Vec<Entry> {
        let mut entries = Vec::new();
        while let Some(entry) = self.hosted.draw(now()) {
            entries.push(entry);
        }
        entries
    }

    /// Tells everybody and goes on. Only the first `firm` events are what they were.
    fn after_change(&mut self, firm: usize) {
        self.tell_all(firm);
        self.note_turns();
        self.wait_for_others();
        self.wait_for_shares();
        self.watch_clocks();
    }

    fn tell_all(&mut self, firm: usize) {
        self.told_presence = self.presence();
        self.presence_due = None;
        self.updated = None;
        self.tell(firm, |_| true);
    }

    /// Tells some of those who listen how the table is now. Who comes soon after somebody else, while nothing
    /// has happened, is told the same.
    fn tell(&mut self, firm: usize, whom: impl Fn(&Joining) -> bool) {
        let info = self.hosted.info(&self.presence(), now());
        self.card.show(&info, self.hosted.people());
        let ply = self.hosted.session().plies();
        let fresh = |(at, _): &(Instant, Presence)| at.elapsed() < FRESH;
        if !self.updated.as_ref().is_some_and(fresh) {
            self.updates += 1;
            self.updated = Some((Instant::now(), self.presence()));
            let listeners = self.listeners.iter();
            let known: HashSet<u64> = listeners
                .flat_map(|listener| listener.outbox.needs())
                .collect();
            self.told.retain(|told| known.contains(&told.number));
        }
        let number = self.updates;
        let mut frames = Frames::new(&self.hosted, &self.words, info, number, &self.told);
        for listener in self.listeners.iter().filter(|listener| whom(listener)) {
            let viewing = self.viewing(&listener.visitor);
            listener.outbox.update(viewing, firm, ply, number, |known| {
                frames.frame(viewing, known)
            });
        }
        let told: Vec<_> = frames.told().collect();
        self.told.extend(told);
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
        let mut presence = Presence::default();
        for listener in &self.listeners {
            let person = listener.visitor.person.as_ref();
            match person.and_then(|person| self.hosted.seat_of(&person.id)) {
                Some(seat) => presence.connected = presence.connected.with(seat),
                None => presence.spectators += 1,
            }
        }
        presence
    }

    /// Dice, decks and bots wait a little, so that a move can be taken back. What bots think about another
    /// position nobody wants to know any more.
    fn wait_for_others(&mut self) {
        let seq = self.hosted.seq();
        if self.thinking.as_ref().is_some_and(|own| own.about != seq) {
            self.thinking = None;
        }
        let playing = self.hosted.status() == Status::Playing;
        let waits = playing && self.hosted.waits_for_house();
        self.go_on = waits.then(|| Instant::now() + self.shared.grace.max(self.retry()));
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
