//! What is kept: people, their keys, tables with everything that happened there, and chat.
//!
//! A table is an append-only log of [`Entry`]s; its state is rebuilt by replay. Appending is a
//! compare-and-swap on the number of entries, so two servers could never both write entry 7.

mod entry;
mod memory;
mod sqlite;

use std::future::Future;
use std::pin::Pin;

use protocol::{ChatLine, Clock, Flag};

pub use entry::{Deed, Entry};
pub use memory::MemoryStore;
pub use sqlite::SqliteStore;

/// What a store answers, once it is safely stored.
pub type Reply<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// The storage failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the storage failed: {0}")]
pub struct StoreError(pub String);

/// A place where everything is kept. Whatever is answered is durable by then.
pub trait Store: Send + Sync + 'static {
    /// Adds a person; says no if the account's name is taken.
    fn add_person(&self, person: Person) -> Reply<bool>;

    /// Makes a guest an account; says no if its name is taken.
    fn upgrade(&self, person: Person) -> Reply<bool>;

    /// The account with this name, whatever its letters' case.
    fn account(&self, name: &str) -> Reply<Option<Person>>;

    /// Adds a key.
    fn add_key(&self, key: Key) -> Reply<()>;

    /// The key with this hash and the person it stands for.
    fn key(&self, hash: [u8; 32]) -> Reply<Option<(Key, Person)>>;

    /// A person's tokens.
    fn tokens(&self, person: &str) -> Reply<Vec<Key>>;

    /// Takes a key back; returns its hash if it was there.
    fn remove_key(&self, person: &str, id: &str) -> Reply<Option<[u8; 32]>>;

    /// Adds a table with its first entries.
    fn open_table(&self, table: Opening, entries: Vec<Entry>) -> Reply<()>;

    /// Appends entries to a table that has `after` of them; says no if it has more by now. `over`
    /// marks the table as finished.
    fn append(&self, table: &str, after: u64, entries: Vec<Entry>, over: bool) -> Reply<bool>;

    /// A table with all its entries.
    fn table(&self, id: &str) -> Reply<Option<(Opening, Vec<Entry>)>>;

    /// The newest tables that are not finished.
    fn unfinished(&self, limit: usize) -> Reply<Vec<String>>;

    /// The newest tables where a person has sat down.
    fn tables_of(&self, person: &str, limit: usize) -> Reply<Vec<String>>;

    /// Keeps something that was said.
    fn add_chat(&self, table: &str, line: ChatLine) -> Reply<()>;

    /// What was said last at a table, oldest first.
    fn chat(&self, table: &str, limit: usize) -> Reply<Vec<ChatLine>>;
}

/// Somebody who uses the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// The hash of the password; none for guests.
    pub password: Option<String>,
}

/// What a key is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyKind {
    /// A browser's cookie.
    Session,
    /// A script's token.
    Token,
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
    /// Who opened it.
    pub opener: String,
    /// What those who are to sit on kept seats have to know.
    pub invitation: String,
    /// When it was opened, in milliseconds since 1970.
    pub opened: u64,
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
