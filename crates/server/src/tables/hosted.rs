//! One table: its game, who sits where, and how long they have left. It is nothing but what its log
//! of entries says.

mod commands;
mod info;
pub(crate) mod manners;
mod summary;

use std::collections::HashMap;
use std::sync::Arc;

use bots::Level;
use engine::{Awaited, MAX_SEATS, Observer, Seat, Seats};
use protocol::{Fairness, Flag, Status};
use table::{Occupant, PlayError, Session};

pub(crate) use self::info::comment;
use self::manners::Offer;
use super::clocks::Clocks;
use super::downtimes::Downtimes;
use super::shares::Shares;
use crate::catalog::Catalog;
use crate::problem::{Failure, Trouble};
use crate::store::{Deed, Entry, FirstSeat, Opening};

/// One table.
pub(crate) struct Hosted {
    opening: Opening,
    shares: Shares,
    session: Box<dyn Session>,
    places: Vec<Place>,
    clocks: Clocks,
    /// How many entries there have been.
    seq: u64,
    /// The commands that were carried out, by person and id, and how many events there were then.
    done: HashMap<(String, String), usize>,
    /// Events from here on may have been others once, before they were taken back.
    firm: usize,
    /// What each seat has taken back.
    undone: Vec<Undone>,
    /// Events, counted from 1, for which a simpler bot had to take over.
    faltered: Vec<usize>,
    /// Somebody's proposal to leave it at that.
    offer: Option<Offer>,
    /// Whose proposal was declined last, and how many events there were then.
    declined: Option<(Seat, usize)>,
    /// How often whose proposals were declined.
    refused: [u32; MAX_SEATS],
    /// How often who has stood up again.
    left: Vec<(String, u32)>,
    /// Where the same people play again.
    rematch: Option<String>,
    /// Which of the people have an account, and how it is called.
    accounts: HashMap<String, String>,
    /// When something last happened.
    changed: u64,
    /// When the game ended, and where bots stood in.
    ended: Option<(u64, Seats)>,
}

/// How often somebody has taken something back.
#[derive(Clone, Copy, Default)]
struct Undone {
    /// Since anybody else, dice or deck did something.
    in_turn: u32,
    in_game: u32,
}

/// Whether what is applied has been applied before.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// It is new, and checked.
    New,
    /// It comes from the log, and was checked when it was new.
    Logged,
}

/// A seat of the table.
struct Place {
    holder: Holder,
    stand_in: Option<Level>,
}

/// Who has a seat.
enum Holder {
    Nobody,
    Person { id: String, name: String },
    Bot(Level),
}

/// Who is there right now.
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct Presence {
    /// Which seats have somebody connected.
    pub(crate) connected: Seats,
    /// How many others watch.
    pub(crate) spectators: usize,
}

impl Hosted {
    /// The table that a log leads to.
    ///
    /// # Errors
    /// If the game or its rules are not known here.
    pub(crate) fn replay(
        catalog: &Catalog,
        downtimes: &Arc<Downtimes>,
        opening: Opening,
        entries: &[Entry],
    ) -> Result<Self, Failure> {
        let game = catalog.game(&opening.game).ok_or(Trouble::UnknownRules)?;
        let profile = game.rules.profile();
        let setup = profile.read_setup(&opening.setup).map_err(Failure::Setup)?;
        let setup = profile
            .by_revision(setup, opening.revision)
            .map_err(|_| Trouble::UnknownRules)?;
        let occupants = opening.seats.iter().map(FirstSeat::occupant).collect();
        let session = game
            .rules
            .open(setup, occupants, opening.seed.into())
            .map_err(Failure::Setup)?;
        let seats = session.occupants().len();
        let mut hosted = Self {
            places: (0..seats)
                .map(|index| Place {
                    holder: Holder::first(opening.seats.get(index)),
                    stand_in: None,
                })
                .collect(),
            clocks: Clocks::new(opening.clock, seats, Arc::clone(downtimes)),
            shares: Shares::new(&opening.seed, seats),
            changed: opening.opened,
            opening,
            session,
            seq: 0,
            done: HashMap::new(),
            firm: usize::MAX,
            undone: vec![Undone::default(); seats],
            faltered: Vec::new(),
            offer: None,
            declined: None,
            refused: [0; MAX_SEATS],
            left: Vec::new(),
            rematch: None,
            accounts: HashMap::new(),
            ended: None,
        };
        hosted.follow(entries)?;
        Ok(hosted)
    }

    pub(crate) const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Where chance comes from, as everybody may know it.
    pub(crate) const fn fairness(&self) -> &Fairness {
        self.shares.told()
    }

    pub(crate) fn session(&self) -> &dyn Session {
        &*self.session
    }

    pub(crate) const fn seq(&self) -> u64 {
        self.seq
    }

    /// When something last happened.
    pub(crate) const fn changed(&self) -> u64 {
        self.changed
    }

    pub(crate) const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// When the house has to look after the table next, if nobody comes before: at 0 at once.
    pub(crate) fn due(&self, now: u64) -> Option<u64> {
        match self.status() {
            Status::Sharing => Some(0),
            Status::Playing if self.waits_for_house() => Some(0),
            Status::Playing if self.opening.flag == Flag::Loses => {
                let late = |seat| self.clocks.is_overdue(seat, now);
                if Seat::all(self.places.len()).any(late) {
                    Some(0)
                } else {
                    self.clocks.next_overdue(now)
                }
            }
            Status::Waiting | Status::Playing | Status::Over => None,
        }
    }

    /// Whether dice, a deck or a bot come next.
    pub(crate) fn waits_for_house(&self) -> bool {
        match self.session.awaited() {
            Awaited::Chance => true,
            Awaited::Seats { must, may } => {
                let mut seats = must.union(may).iter();
                seats.any(|seat| self.bot(seat).is_some())
            }
            Awaited::Nobody(_) => false,
        }
    }

    /// How many of the first `since` events are certainly the same as when somebody last looked.
    pub(crate) fn still_known(&self, since: usize) -> usize {
        since.min(self.firm).min(self.session.plies())
    }

    /// What a command brought about that was carried out before: how many events there were then.
    pub(crate) fn done_before(&self, person: &str, command: &str) -> Option<usize> {
        let key = (person.to_owned(), command.to_owned());
        self.done.get(&key).copied()
    }

    pub(crate) fn seat_of(&self, person: &str) -> Option<Seat> {
        let index = self
            .places
            .iter()
            .position(|place| matches!(&place.holder, Holder::Person { id, .. } if id == person))?;
        Some(Seat::new(index))
    }

    pub(crate) fn observer(&self, person: Option<&str>) -> Observer {
        person
            .and_then(|person| self.seat_of(person))
            .map_or(Observer::Spectator, Observer::Seat)
    }

    /// Somebody has an account of this name. Says whether that is new.
    pub(crate) fn know_account(&mut self, person: &str, name: &str) -> bool {
        let is_new = self.accounts.get(person).is_none_or(|known| known != name);
        if is_new {
            self.accounts.insert(person.to_owned(), name.to_owned());
        }
        is_new
    }

    /// Knows of accounts whatever another has known.
    pub(crate) fn know_accounts_of(&mut self, other: &mut Self) {
        self.accounts = std::mem::take(&mut other.accounts);
    }

    /// Somebody is gone, and not to be named any more. Says whether they sit here.
    pub(crate) fn forget(&mut self, person: &str) -> bool {
        self.accounts.remove(person);
        let Some(seat) = self.seat_of(person) else {
            return false;
        };
        if let Holder::Person { name, .. } = &mut self.places[seat.index()].holder {
            Occupant::FORMER.clone_into(name);
        }
        let former = Occupant::Human(Occupant::FORMER.to_owned());
        self.session.sit(seat, former);
        true
    }

    /// The people who sit here.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.places
            .iter()
            .enumerate()
            .filter_map(|(index, place)| match &place.holder {
                Holder::Person { id, .. } => Some((Seat::new(index), id.as_str())),
                Holder::Nobody | Holder::Bot(_) => None,
            })
    }

    pub(crate) fn status(&self) -> Status {
        let open = |place: &Place| matches!(place.holder, Holder::Nobody);
        if matches!(self.session.awaited(), Awaited::Nobody(_)) {
            Status::Over
        } else if self.places.iter().any(open) {
            Status::Waiting
        } else if self.shares.are_missing() {
            Status::Sharing
        } else {
            Status::Playing
        }
    }

    /// The bot that plays on a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        let place = &self.places[seat.index()];
        match place.holder {
            Holder::Bot(level) => Some(level),
            Holder::Person { .. } | Holder::Nobody => place.stand_in,
        }
    }

    /// Follows what is stored already. Gives how many events are still what they were.
    ///
    /// # Errors
    /// If it cannot be what has happened here.
    pub(crate) fn follow(&mut self, news: &[Entry]) -> Result<usize, Failure> {
        let mut firm = usize::MAX;
        for entry in news {
            firm = firm.min(self.change(entry, Known::Logged)?);
        }
        Ok(firm)
    }

    /// Lets something happen. Gives how many events are still what they were.
    ///
    /// # Errors
    /// If the rules forbid it; nothing has changed then.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<usize, Failure> {
        self.change(entry, Known::New)
    }

    fn change(&mut self, entry: &Entry, known: Known) -> Result<usize, Failure> {
        let mut firm = usize::MAX;
        match &entry.deed {
            Deed::Ply(ply) => self.session.follow(ply)?,
            Deed::Undo(seat) => {
                firm = match known {
                    Known::Logged => self.session.take_back(*seat).ok_or(Trouble::Internal)?,
                    Known::New => {
                        let firm = self.session.may_undo(*seat).map_err(PlayError::Refused)?;
                        self.session.undo(*seat).map_err(PlayError::Refused)?;
                        firm
                    }
                };
                self.firm = self.firm.min(firm);
            }
            Deed::Faltered(_) => self.faltered.push(self.session.plies() + 1),
            Deed::Sit(seat, name) => {
                let id = entry.person.clone().unwrap_or_default();
                let name = name.clone();
                self.session.sit(*seat, Occupant::Human(name.clone()));
                self.places[seat.index()].holder = Holder::Person { id, name };
            }
            Deed::Leave(seat) => {
                self.session.sit(*seat, Occupant::Open);
                self.places[seat.index()].holder = Holder::Nobody;
                self.shares.forget(*seat);
                self.note_leaving(entry.person.as_deref().unwrap_or_default());
            }
            Deed::Promise(seat, promise) => self.shares.promise(*seat, *promise),
            Deed::Share(seat, share) => {
                self.shares.add(*seat, *share);
                self.mix()?;
            }
            Deed::Begin => {
                self.shares.begin();
                self.mix()?;
            }
            Deed::StandIn(seat, level) => self.places[seat.index()].stand_in = Some(*level),
            Deed::Return(seat) => {
                self.places[seat.index()].stand_in = None;
                self.clocks.refresh(*seat);
            }
            Deed::Call(call) => {
                self.session.call(*call).map_err(PlayError::Refused)?;
                self.offer = None;
            }
            Deed::Offer(seat) => self.offer = Some(Offer::by(*seat)),
            Deed::Accept(seat) => {
                if let Some(offer) = &mut self.offer {
                    offer.agreed = offer.agreed.with(*seat);
                }
            }
            Deed::Decline(_) => {
                let by = self.offer.take().map(|offer| offer.by);
                self.declined = by.map(|by| (by, self.session.plies()));
                if let Some(by) = by {
                    self.refused[by.index()] += 1;
                }
            }
            Deed::Rematch(id) => self.rematch = Some(id.clone()),
        }
        self.happened(entry);
        Ok(firm)
    }

    fn note_leaving(&mut self, person: &str) {
        match self.left.iter_mut().find(|(id, _)| id == person) {
            Some((_, times)) => *times += 1,
            None => self.left.push((person.to_owned(), 1)),
        }
    }

    /// Once no share is missing any more, chance is settled.
    fn mix(&mut self) -> Result<(), Trouble> {
        if !self.shares.are_missing() && !self.session.add_shares(self.shares.all()) {
            return Err(Trouble::Internal);
        }
        Ok(())
    }

    /// Lets dice or deck decide, if the game waits for that; says what came of it.
    pub(crate) fn draw(&mut self, at: u64) -> Option<Entry> {
        if self.status() != Status::Playing || !self.session.advance() {
            return None;
        }
        let entry = Entry {
            at,
            person: None,
            command: None,
            deed: Deed::Ply(self.session.last()?),
        };
        self.happened(&entry);
        Some(entry)
    }

    fn happened(&mut self, entry: &Entry) {
        self.seq += 1;
        self.changed = entry.at;
        if let (Some(person), Some(command)) = (&entry.person, &entry.command) {
            let key = (person.clone(), command.clone());
            self.done.insert(key, self.session.plies());
        }
        let running = match (self.status(), self.session.awaited()) {
            (Status::Playing, Awaited::Seats { must, .. }) => must
                .iter()
                .filter(|seat| self.bot(*seat).is_none())
                .collect(),
            _ => Seats::NONE,
        };
        match &entry.deed {
            Deed::Undo(seat) => {
                let undone = &mut self.undone[seat.index()];
                undone.in_turn += 1;
                undone.in_game += 1;
                self.clocks.take_back(entry.at, *seat, running);
            }
            Deed::Ply(ply) => {
                for (index, undone) in self.undone.iter_mut().enumerate() {
                    if ply.seat != Some(Seat::new(index)) {
                        undone.in_turn = 0;
                    }
                }
                self.clocks.turn(entry.at, ply.seat, running);
            }
            _ => self.clocks.turn(entry.at, None, running),
        }
        if self.status() == Status::Over {
            self.shares.reveal(&self.opening.seed);
            self.note_end(entry.at);
        }
    }
}

impl Holder {
    const fn first(seat: Option<&FirstSeat>) -> Self {
        match seat {
            Some(FirstSeat::Bot(level)) => Self::Bot(*level),
            _ => Self::Nobody,
        }
    }
}

impl FirstSeat {
    fn occupant(&self) -> Occupant {
        match self {
            Self::Bot(level) => Occupant::Bot(*level),
            Self::Open | Self::Invited => Occupant::Open,
        }
    }
}
