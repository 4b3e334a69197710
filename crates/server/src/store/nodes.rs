//! What servers that share a store need of each other: which of them act for the house where, and what the others have
//! done.

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::UnboundedReceiver;

use super::{Reply, Span};

/// What servers that share a store need of each other.
pub trait Nodes: Send + Sync {
    /// What the others do from now on. Whoever asks last hears it.
    fn changes(&self) -> UnboundedReceiver<Change>;

    /// Tells the others something that the store does not tell them by itself.
    fn tell(&self, change: Change);

    /// Some tables that the house has to look after at this time, and where it does not: nobody has a lease.
    fn orphans(&self, now: u64, limit: usize) -> Reply<Vec<Orphan>>;

    /// Who is at these tables through this server.
    fn note_presence(&self, there: Vec<There>) -> Reply<()>;

    /// Who is at a table through the others.
    fn presence(&self, table: &str) -> Reply<There>;

    /// Keeps what the lobby shows of tables, unless something newer is kept.
    fn show(&self, shown: Vec<Shown>) -> Reply<()>;

    /// What the lobby shows of these tables, as far as it is kept.
    fn shown(&self, tables: Vec<String>) -> Reply<Vec<Shown>>;

    /// All times when no server ran, in order.
    fn downtimes(&self) -> Reply<Vec<Span>>;

    /// Others may think about this, in place of whatever was offered at the table before.
    fn offer(&self, offer: Offer) -> Reply<()>;

    /// Takes what another server offers, if these rules are followed there: of those for whom the fewest are taken
    /// already, what has waited longest. Where bots play alone comes last.
    fn take(&self, rules: Vec<(String, u32)>) -> Reply<Option<Offer>>;

    /// What bots think of what was taken. Says whether anybody still wants to know.
    fn answer(&self, table: &str, ticket: &str, answer: String) -> Reply<bool>;

    /// Takes back what was offered.
    fn take_back(&self, table: &str, ticket: &str, back: Back) -> Reply<TakenBack>;

    /// The server stops: others may act for the house where it did.
    fn leave(&self) -> Reply<()>;
}

/// Something that another server has done. It says what to look at; what is true stands in the store.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// A table has so many entries.
    Moved(String, u64),
    /// Something was said at a table: the line with this id.
    Said(String, u64),
    /// Others are at a table than before.
    Presence(String),
    /// The lobby shows a table otherwise.
    Card(String),
    /// A table is gone for which nobody came.
    Gone(String),
    /// A key with this id has ended.
    Ended(String),
    /// What is kept of a person has changed.
    Person(String),
    /// A person is gone and not to be named any more.
    Forgotten(String),
    /// An administrator has done something.
    Act,
    /// Somebody has tried a password.
    Attempt(Attempt),
    /// It is known anew when no server ran.
    Downtime,
    /// A thought is offered.
    Offered,
    /// What was offered at a table has been thought about.
    Answered(String),
    /// A server has stopped.
    Left(String),
    /// These servers run besides this one.
    Nodes(Vec<String>),
    /// Something may have been missed.
    Everything,
}

/// A try of a password: at which account, from which address, from there at that account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attempt {
    /// The account.
    pub account: String,
    /// The address.
    pub address: String,
    /// Whether the password was right.
    pub right: bool,
}

/// A table that the house has to look after.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orphan {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The revision of its rules.
    pub revision: u32,
}

/// A thought that may be had by another server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The table's id.
    pub table: String,
    /// What no other offer has.
    pub ticket: String,
    /// The position: how many entries there are.
    pub seq: u64,
    /// The seats of the bots that are asked, counted from 0: one bit for each.
    pub seats: u64,
    /// Who shares in this: all of a network, all of an address in it, the person who has opened the table. What stands for
    /// an address need not be one.
    pub opener: [String; 3],
    /// Whether only bots play there.
    pub alone: bool,
}

/// When an offer is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// If there is an answer.
    Answered,
    /// And if nobody who runs thinks about it.
    Free,
    /// In any case.
    Anyway,
}

/// What became of an offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakenBack {
    /// It was answered.
    Answer(String),
    /// Nobody will answer.
    Gone,
    /// It was not taken back.
    Kept,
}

/// Who is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct There {
    /// The table's id.
    pub table: String,
    /// The seats of those who are connected, counted from 0: one bit for each.
    pub seats: u64,
    /// How many others watch.
    pub spectators: u64,
}

/// What the lobby shows of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The table's id.
    pub table: String,
    /// Which server says so.
    pub node: String,
    /// How many entries the table had by then.
    pub seq: u64,
    /// Whether the game is over.
    pub over: bool,
    /// What is shown, as JSON.
    pub text: String,
}
