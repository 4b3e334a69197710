//! The task that runs one table: it alone changes it, one thing after the other.
//!
//! A move is applied, stored, and only then told to anybody. If storing fails, the table is rebuilt
//! from what is stored. Where several servers share the store each runs the table for those who are connected to it, and
//! follows what happens through the others.

mod commands;
mod following;
mod manners;
mod sharing;
mod storing;
mod thinking;
pub(crate) mod visitors;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use engine::Seats;
use protocol::{Command, Status};
use table::{Locale, Words};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::Shared;
use super::card::Card;
use super::frame::{Frames, Told, Viewing};
use super::hosted::manners::Again;
use super::hosted::{Hosted, Presence};
use super::outbox::Outbox;
use super::thoughts::Thoughts;
use super::visitor::{Answering, Visitor};
use crate::problem::{Failure, Trouble};
use crate::store::{Entry, Standing};
pub(crate) use following::Lease;
use following::{House, Lines};
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
    /// Bots have thought, about so many entries.
    Thoughts(u64, Thoughts),
    /// Bots have thought at another server.
    Answered,
    /// A person, by their id, wants to play again.
    Again(String, oneshot::Sender<Result<Again, Failure>>),
    /// A person, by their id, is gone and not to be named any more.
    Forget(String),
    /// Another server says that there are so many entries.
    Follow(u64),
    /// Something was said through another server: the line with this id.
    Said(u64),
    /// Others may be here through other servers, or one of them is gone.
    Others,
    /// Something may have been missed.
    LookAgain,
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
    /// With this the house may act here.
    lease: Option<Lease>,
    /// The house acts through another server, as far as is known.
    elsewhere: bool,
    /// Who is here through other servers.
    others: Presence,
    /// Who is here, as other servers know.
    noted_presence: Presence,
    /// What was said, as far as it was told.
    lines: Lines,
    /// When somebody here needed the table last.
    needed: Instant,
}

impl Request {
    /// Whether somebody here needs the table.
    const fn is_own(&self) -> bool {
        !matches!(
            self,
            Self::Follow(_) | Self::Said(_) | Self::Others | Self::LookAgain | Self::Answered
        )
    }
}

impl Host {
    pub(crate) fn new(
        shared: Arc<Shared>,
        words: HashMap<Locale, Arc<Words>>,
        hosted: Hosted,
        card: Arc<Card>,
        own: mpsc::WeakSender<Request>,
        lease: Option<Lease>,
    ) -> Self {
        // Where nobody else uses the store, the house acts here.
        let alone = shared.store.nodes().is_none();
        let usual = || Lease::new(&shared.store, &hosted.opening().id, 0);
        let lease = lease.or_else(|| alone.then(usual));
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
            lease,
            elsewhere: false,
            others: Presence::default(),
            noted_presence: Presence::default(),
            lines: Lines::default(),
            needed: Instant::now(),
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
        self.card.reaches(self.hosted.seq());
        self.look_who_is_elsewhere().await;
        let mut is_sound = false;
        loop {
            let now = Instant::now();
            let idle = self.needed + self.shared.idle;
            let timers = [self.go_on, self.overdue, self.begin, self.presence_due];
            let next = timers.into_iter().flatten().fold(idle, Instant::min);
            // However much is asked of the table, time does not wait.
            if next <= now && self.ring().await.is_err() {
                break;
            }
            match tokio::time::timeout_at(next, requests.recv()).await {
                Ok(Some(Request::Close) | None) => {
                    is_sound = true;
                    break;
                }
                Ok(Some(request)) => {
                    if self.serve(request).await.is_err() {
                        break;
                    }
                }
                Err(_) if self.ring().await.is_err() => break,
                Err(_) if next == idle => {
                    let needed = !self.listeners.is_empty()
                        || self.thinking.is_some()
                        || self.begin.is_some();
                    if !needed {
                        is_sound = true;
                        break;
                    }
                    self.needed = Instant::now();
                }
                Err(_) => {}
            }
        }
        // What was asked in the last moment is still done. Whoever listens comes back and wakes the
        // table up again.
        requests.close();
        while let Some(request) = requests.recv().await {
            match request {
                Request::Join(joining) => self.listeners.push(joining),
                // What could not be stored may be known here: nobody is told of it.
                request if is_sound => is_sound = self.serve(request).await.is_ok(),
                _ => {}
            }
        }
        self.end()
    }

    /// Nobody is here any more. Gives when the house has to look after the table again.
    fn end(mut self) -> Option<u64> {
        for listener in std::mem::take(&mut self.listeners) {
            listener.outbox.close();
        }
        let info = self.hosted.info(&self.others, self.now());
        self.card.show(&info, self.hosted.people());
        self.post();
        self.hosted.due(self.now())
    }

    /// The time by which entries are noted: it never goes back at a table.
    fn now(&self) -> u64 {
        self.shared.now().max(self.hosted.changed())
    }

    /// A timer has rung.
    async fn ring(&mut self) -> Result<(), Gone> {
        let now = Instant::now();
        if self.presence_due.is_some_and(|time| time <= now) {
            self.tell_presence();
        }
        let rings = |timer: Option<Instant>| timer.is_some_and(|time| time <= now);
        let late = rings(self.overdue) && self.is_somebody_late(self.now());
        if rings(self.go_on) || rings(self.begin) || late {
            match self.take_lease().await? {
                House::Here => {}
                House::Elsewhere => {
                    self.put_off(now);
                    return Ok(());
                }
                House::Overtaken => return Ok(()),
            }
        }
        if rings(self.overdue) {
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
            if !entries.is_empty() && !self.store_for_the_house(before, entries).await? {
                return Ok(());
            }
            self.ask_bots();
        }
        Ok(())
    }

    async fn serve(&mut self, request: Request) -> Result<(), Gone> {
        if request.is_own() {
            self.needed = Instant::now();
        }
        match request {
            Request::Join(joining) => {
                if self.catch_up().await.is_err() {
                    joining.outbox.close();
                    return Err(Gone);
                }
                self.join(joining).await;
            }
            Request::Part(socket) => self.part(socket),
            Request::Command(visitor, command, answering) => {
                self.command(&visitor, &command, &answering).await?;
            }
            Request::Look(look) => {
                // Whoever asks here may just have done something elsewhere.
                self.catch_up().await?;
                look(&self.hosted, &self.presence());
            }
            Request::Thoughts(seq, thoughts) => self.take_thoughts(seq, thoughts).await?,
            Request::Answered => {
                if let Some(thinking) = &self.thinking {
                    thinking.answered.notify_one();
                }
            }
            Request::Again(person, answer) => self.again(&person, answer).await?,
            Request::Forget(person) => {
                if self.hosted.forget(&person) {
                    self.tell_all(usize::MAX);
                }
            }
            Request::Follow(head) => self.follow_to(head).await?,
            Request::Said(line) => self.hear(line).await,
            Request::Others => {
                self.look_who_is_elsewhere().await;
                self.nodes_have_changed();
            }
            Request::LookAgain => self.look_again().await?,
            Request::Close => return Err(Gone),
        }
        Ok(())
    }

    /// Lets dice and decks decide until somebody has to.
    fn draw_all(&mut self) -> Vec<Entry> {
        let mut entries = Vec::new();
        while let Some(entry) = self.hosted.draw(self.now()) {
            entries.push(entry);
        }
        entries
    }

    /// Tells everybody and goes on. Only the first `firm` events are what they were.
    fn after_change(&mut self, firm: usize) {
        self.tell_all(firm);
        self.note_turns();
        self.go_on_from_here();
    }

    fn go_on_from_here(&mut self) {
        self.wait_for_others();
        self.wait_for_shares();
        self.watch_clocks();
    }

    fn tell_all(&mut self, firm: usize) {
        self.tell_changed(firm);
        self.post();
    }

    /// Tells everybody here that something has happened, wherever it was done.
    fn tell_changed(&mut self, firm: usize) {
        self.told_presence = self.presence();
        self.presence_due = None;
        self.updated = None;
        self.tell(firm, |_| true);
    }

    /// Tells some of those who listen how the table is now. Who comes soon after somebody else, while nothing
    /// has happened, is told the same.
    fn tell(&mut self, firm: usize, whom: impl Fn(&Joining) -> bool) {
        let info = self.hosted.info(&self.presence(), self.now());
        self.card.reaches(self.hosted.seq());
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

    /// Who is here, through whichever server.
    fn presence(&self) -> Presence {
        let here = self.present();
        Presence {
            connected: here.connected.union(self.others.connected),
            spectators: here.spectators + self.others.spectators,
        }
    }

    /// Who is here through this server.
    fn present(&self) -> Presence {
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
        self.go_on = waits.then(|| Instant::now() + self.pause());
    }
}

/// The table cannot go on here.
struct Gone;

/// Why a command was not carried out.
enum Stop {
    Refused(Failure),
    /// Others were quicker; the table is now as they have left it.
    Overtaken,
    Gone,
}

impl From<Gone> for Stop {
    fn from(_: Gone) -> Self {
        Self::Gone
    }
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
