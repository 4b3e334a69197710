//! What is kept: people, their keys, tables with everything that happened there, and chat.
//!
//! A table is an append-only log of [`Entry`]s; its state is rebuilt by replay. Appending is a
//! compare-and-swap on the number of entries, so two servers could never both write entry 7.

mod archive;
mod columns;
mod entry;
mod error;
mod memory;
mod moving;
mod nodes;
mod postgres;
mod register;
mod sqlite;

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;

use protocol::{ChatLine, Clock, Flag, Talk};

pub use archive::{AgainstBots, Archive, Rated, RatedAt, Search, Summary, SummarySeat};
pub use entry::{Deed, Entry};
pub use error::StoreError;
pub use memory::MemoryStore;
pub use moving::{MoveError, Moved, move_to_database, move_to_file};
pub use nodes::{Attempt, Back, Change, Nodes, Offer, Orphan, Shown, TakenBack, There};
pub use postgres::{PostgresStore, is_address, try_database, without_password};
pub use register::{
    Browser, FOREVER, Letter, Outdated, Purged, Purpose, Register, Report, Turns, Wish,
};
pub use sqlite::{Found, OpenError, SqliteStore, backup, examine, restore, try_file};

/// A table keeps so many lines of what was said there: the newest.
const MOST_CHAT: usize = 1_000;

/// What a store answers, once it is safely stored.
pub type Reply<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Games where nothing has happened since these times, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Untouched {
    /// Those that are not finished.
    pub begun: u64,
    /// Those of guests and bots, finished or not.
    pub of_guests: u64,
}

/// A place where everything is kept. Whatever is answered is durable by then.
pub trait Store: Send + Sync + 'static {
    /// The file where everything is, if it is in one.
    fn file(&self) -> Option<PathBuf> {
        None
    }

    /// What servers that share the store need of each other; nothing if no other server can use it.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }

    /// The time, in milliseconds since 1970: the same for all who share the store.
    fn now(&self) -> u64 {
        crate::tables::now()
    }

    /// Adds a person; says no if another account's name is the same or looks the same.
    fn add_person(&self, person: Person) -> Reply<bool>;

    /// Makes a guest an account; says no if another account's name is the same or looks the same, or if it is an
    /// account by now.
    fn upgrade(&self, person: Person) -> Reply<bool>;

    /// The account that logs in so: see `people::names`.
    fn account(&self, login: &str) -> Reply<Option<Person>>;

    /// Whether an account has a name that looks so: see `people::names`.
    fn is_worn(&self, looks: &str) -> Reply<bool>;

    /// Another password for an account, by its hash.
    fn change_password(&self, person: &str, hash: String) -> Reply<()>;

    /// Adds a key.
    fn add_key(&self, key: Key) -> Reply<()>;

    /// The key with this hash and the person it stands for.
    fn key(&self, hash: [u8; 32]) -> Reply<Option<(Key, Person)>>;

    /// A person's keys of a kind, the oldest first.
    fn keys(&self, person: &str, kind: KeyKind) -> Reply<Vec<Key>>;

    /// Takes keys of a person back; returns those that were there.
    fn remove_keys(&self, person: &str, which: Which) -> Reply<Vec<Key>>;

    /// Adds a table with its first entries, unless its opener has too many already. `due` says when the house
    /// has to look after it.
    fn open_table(
        &self,
        table: Opening,
        entries: Vec<Entry>,
        due: Option<u64>,
        quota: Quota,
    ) -> Reply<Opened>;

    /// Appends entries, all or none, to a table that has `after` of them. The table's standing is kept with them,
    /// if it has changed. What the house does comes with its lease, and is appended only if that still holds.
    fn append(
        &self,
        table: &str,
        after: u64,
        entries: Vec<Entry>,
        standing: Option<Standing>,
        lease: Option<u64>,
    ) -> Reply<Appended>;

    /// From now on the house acts for a table here. Gives the number of the lease; nothing if it acts elsewhere.
    fn claim(&self, table: &str) -> Reply<Option<u64>> {
        let _ = table;
        Box::pin(std::future::ready(Ok(Some(0))))
    }

    /// The house need not act for a table here any more.
    fn release(&self, table: &str, lease: u64) -> Reply<()> {
        let _ = (table, lease);
        Box::pin(std::future::ready(Ok(())))
    }

    /// How many entries these tables have, as far as there are such tables.
    fn heads(&self, tables: Vec<String>) -> Reply<Vec<(String, u64)>>;

    /// A table with all its entries.
    fn table(&self, id: &str) -> Reply<Option<(Opening, Vec<Entry>)>>;

    /// The entries of a table but for the first `after`.
    fn entries_after(&self, id: &str, after: u64) -> Reply<Vec<Entry>>;

    /// The newest public tables that are not finished.
    fn lobby(&self, limit: usize) -> Reply<Vec<String>>;

    /// Forgets some tables that have waited for people since before this time, but for these; says which. Games that
    /// have begun stay.
    fn forget_waiting(&self, before: u64, but: Vec<String>) -> Reply<Vec<String>>;

    /// Forgets some games where nothing has happened since these times, but for these; says which. Where nobody sits who
    /// has an account finished ones, too. What was reported and nobody has dealt with stays, and so do closed tables.
    fn forget_games(&self, before: Untouched, but: Vec<String>) -> Reply<Vec<String>>;

    /// The tables that are not finished and that the house has to look after by itself, and when.
    fn due(&self) -> Reply<Vec<(String, u64)>>;

    /// The tables where a person has sat down: those that are not finished first, then the newest.
    fn tables_of(&self, person: &str, limit: usize) -> Reply<Vec<String>>;

    /// The server runs: at this time, in milliseconds since 1970. This is kept.
    fn sign_of_life(&self, at: u64) -> Reply<()>;

    /// The server has not run since the last sign of life, and runs again. Gives all times when no server did,
    /// in order: where others share the store, one of them may have run meanwhile.
    fn came_up(&self, at: u64) -> Reply<Vec<Span>>;

    /// Keeps something that a person has said. Gives its id.
    fn add_chat(&self, table: &str, person: &str, line: ChatLine) -> Reply<u64>;

    /// What was said last at a table, oldest first.
    fn chat(&self, table: &str, limit: usize) -> Reply<Vec<ChatLine>>;

    /// What is kept about people beside their names and keys.
    fn register(&self) -> &dyn Register;

    /// Games that are over, and how strong people are.
    fn archive(&self) -> &dyn Archive;
}

/// Whether entries were appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// They were.
    Stored,
    /// They were not: the table has so many entries, or there is no such table and it has none.
    Conflict(u64),
    /// They were not: the house acts elsewhere by now.
    Fenced,
}

/// A span of time, in milliseconds since 1970.
pub type Span = (u64, u64);

/// How far a table is, as far as it can be told without replaying it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Whether the game is over.
    pub over: bool,
    /// When the house has to look after it even if nobody comes, in milliseconds since 1970.
    pub due: Option<u64>,
    /// How the game went, if it has just ended.
    pub summary: Option<Box<Summary>>,
}

/// How many unfinished tables one person may have opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// In all.
    pub tables: usize,
    /// Where only bots play.
    pub of_bots: usize,
}

impl Quota {
    /// As many as one likes.
    pub const NONE: Self = Self {
        tables: usize::MAX,
        of_bots: usize::MAX,
    };
}

/// Whether a table was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opened {
    /// It was.
    Yes,
    /// Its opener has too many.
    TooMany,
    /// Its opener has too many where only bots play.
    TooManyOfBots,
}

impl Quota {
    /// Whether somebody with so many tables may open one more.
    pub(crate) fn judge(self, tables: usize, of_bots: usize, opening: &Opening) -> Opened {
        if tables >= self.tables {
            Opened::TooMany
        } else if opening.is_of_bots() && of_bots >= self.of_bots {
            Opened::TooManyOfBots
        } else {
            Opened::Yes
        }
    }
}

/// Somebody who uses the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// The hash of the password; none for guests.
    pub password: Option<String>,
    /// Whether they look after the server.
    pub admin: bool,
    /// Others do not hear them before that, in milliseconds since 1970.
    pub muted: u64,
    /// They are sent away before that, in milliseconds since 1970.
    pub banned: u64,
    /// Their address for messages, which they have confirmed.
    pub email: Option<String>,
    /// When they came first, in milliseconds since 1970.
    pub made: u64,
    /// On which day they were seen last, in milliseconds since 1970.
    pub seen: u64,
}

/// What a key is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyKind {
    /// A browser's cookie.
    Session,
    /// A script's token.
    Token,
}

/// Some of a person's keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Which {
    /// The one of this kind with this id.
    One(KeyKind, String),
    /// All of this kind but the one with this id.
    Others(KeyKind, String),
    /// All of this kind.
    Kind(KeyKind),
    /// All.
    All,
}

impl Which {
    pub(crate) fn has(&self, key: &Key) -> bool {
        match self {
            Self::One(kind, id) => key.kind == *kind && key.id == *id,
            Self::Others(kind, id) => key.kind == *kind && key.id != *id,
            Self::Kind(kind) => key.kind == *kind,
            Self::All => true,
        }
    }
}

/// Something that stands for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// Its id, which tells nothing about the key itself.
    pub id: String,
    /// The hash of the key.
    pub hash: [u8; 32],
    /// For whom it stands.
    pub person: String,
    /// What it is for.
    pub kind: KeyKind,
    /// What it is for, in its owner's words.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// On which day it was used last, in milliseconds since 1970.
    pub used: u64,
}

/// How a table was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The revision of the rules.
    pub revision: u32,
    /// Variant, players and options, as in a record.
    pub setup: String,
    /// All chance comes from it; secret until the game is over.
    pub seed: engine::Seed,
    /// Who is to sit where.
    pub seats: Vec<FirstSeat>,
    /// Whether the lobby shows it.
    pub public: bool,
    /// How long players may think.
    pub clock: Clock,
    /// What happens when somebody's time has run out.
    pub flag: Flag,
    /// Whether clients offer hints.
    pub hints: bool,
    /// Who may speak there.
    pub talk: Talk,
    /// Whether an administrator has closed it.
    pub closed: bool,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The lowest and the highest rating with which one may sit down, if that is limited.
    pub strength: Option<[i32; 2]>,
    /// Who opened it.
    pub opener: String,
    /// What those who are to sit on kept seats have to know.
    pub invitation: String,
    /// When it was opened, in milliseconds since 1970.
    pub opened: u64,
}

impl Opening {
    /// Whether only bots play there.
    #[must_use]
    pub fn is_of_bots(&self) -> bool {
        let bot = |seat: &FirstSeat| matches!(seat, FirstSeat::Bot(_));
        self.seats.iter().all(bot)
    }
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FirstSeat {
    /// Whoever comes.
    Open,
    /// Whoever comes with the invitation.
    Invited,
    /// A bot.
    Bot(bots::Level),
}
