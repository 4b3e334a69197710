//! What is kept about people beside their names and keys: how they behave, what administrators do about that,
//! and how they are told that it is their turn.

use protocol::{ActInfo, ChatLine, NewAct, ReportInfo, Said};

use super::{Key, Person, Reply};

/// What has no end ends then.
pub const FOREVER: u64 = i64::MAX as u64;

/// What is kept about people beside their names and keys.
pub trait Register: Send + Sync {
    /// A person, by their id.
    fn person(&self, id: &str) -> Reply<Option<Person>>;

    /// Those who are called so or have this id, accounts first; not all, if there are very many.
    fn named(&self, name: &str) -> Reply<Vec<Person>>;

    /// Which of these people have an account, and how it is called.
    fn accounts(&self, people: Vec<String>) -> Reply<Vec<(String, String)>>;

    /// All administrators.
    fn administrators(&self) -> Reply<Vec<Person>>;

    /// Those whom others do not hear now, and until when.
    fn muted(&self, now: u64) -> Reply<Vec<(String, u64)>>;

    /// A key was used, and its person was seen.
    fn touch(&self, key: [u8; 32], now: u64) -> Reply<()>;

    /// Forgets some keys that nobody uses any more and some guests who cannot or will not come back. Their games
    /// stay.
    fn purge(&self, outdated: Outdated) -> Reply<Purged>;

    /// What somebody has said, oldest first.
    fn said(&self, person: &str) -> Reply<Vec<Said>>;

    /// What somebody has reported, oldest first.
    fn reported(&self, person: &str) -> Reply<Vec<ReportInfo>>;

    /// Forgets a person. Where their name stands in logs and chat, `former` stands from now on.
    fn erase(&self, person: &str, former: &'static str) -> Reply<bool>;

    /// Something that was said at a table, and by whom.
    fn line(&self, table: &str, id: u64) -> Reply<Option<(Option<String>, ChatLine)>>;

    /// Keeps a report; says no if the same has been reported before and waits.
    fn report(&self, report: Report) -> Reply<bool>;

    /// The newest reports: those that wait, or all.
    fn reports(&self, all: bool, limit: usize) -> Reply<Vec<ReportInfo>>;

    /// Does what an administrator wants and notes it, both or nothing. `password` is the hash of a new password, if
    /// it is about that. Says nothing if there is no such person, table or report.
    fn act(
        &self,
        at: u64,
        by: Option<String>,
        what: NewAct,
        password: Option<String>,
    ) -> Reply<Option<ActInfo>>;

    /// What was done after the act with this id, oldest first.
    fn acts_after(&self, id: u64, limit: usize) -> Reply<Vec<ActInfo>>;

    /// What was done last, newest first.
    fn last_acts(&self, limit: usize) -> Reply<Vec<ActInfo>>;

    /// Keeps what stands in a link that is sent to somebody, in place of an earlier one for the same purpose.
    fn add_letter(&self, letter: Letter) -> Reply<()>;

    /// What a link was for, if it is still good; it is good no more.
    fn take_letter(&self, hash: [u8; 32], purpose: Purpose, now: u64) -> Reply<Option<Letter>>;

    /// The accounts with this address.
    fn by_email(&self, address: &str) -> Reply<Vec<Person>>;

    /// Another address for somebody, or none.
    fn set_email(&self, person: &str, address: Option<String>) -> Reply<()>;

    /// How somebody wants to be told that it is their turn.
    fn wish(&self, person: &str) -> Reply<Wish>;

    /// Whether somebody wants e-mail.
    fn set_mail_wish(&self, person: &str, mail: bool, lang: String) -> Reply<()>;

    /// A browser shows messages from now on, to this person alone.
    fn add_browser(&self, person: &str, browser: Browser, lang: String) -> Reply<()>;

    /// A browser shows none any more.
    fn remove_browser(&self, person: &str, id: &str) -> Reply<bool>;

    /// Somebody wants to hear of no turn any more.
    fn end_wishes(&self, person: &str) -> Reply<()>;

    /// Somebody's turn has come at a table. It is noted if they want to hear of it.
    fn turn(&self, person: &str, table: &str, at: u64) -> Reply<()>;

    /// Some of those whose turns came before `came` and who were last told before `told`, with all tables where they
    /// wait.
    fn turns(&self, came: u64, told: u64) -> Reply<Vec<Turns>>;

    /// Somebody was told at this time, or need not be told, about these tables.
    fn told(&self, person: &str, tables: Vec<String>, at: Option<u64>) -> Reply<()>;

    /// Something that only the house knows, made once.
    fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Reply<Vec<u8>>;
}

/// What is to be forgotten; times are in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outdated {
    /// The time now.
    pub now: u64,
    /// Sessions that began before that.
    pub sessions: u64,
    /// Keys that were not used since.
    pub keys: u64,
    /// Guests without any key who were not seen since.
    pub strangers: u64,
    /// Guests who were not seen since, unless they have games going on.
    pub guests: u64,
    /// At most so many guests at once.
    pub limit: usize,
}

/// What was forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Purged {
    /// Keys.
    pub keys: Vec<Key>,
    /// Guests, by their ids.
    pub guests: Vec<String>,
}

/// A report that is to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// What it says. Its id is not known yet.
    pub info: ReportInfo,
    /// The id of what was said.
    pub line: Option<u64>,
}

/// What a link is for that was sent to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// It proves that the address is theirs.
    Confirm,
    /// It gives them another password.
    Recover,
}

/// A link that was sent to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// The hash of what stands in the link.
    pub hash: [u8; 32],
    /// To whom it was sent.
    pub person: String,
    /// What it is for.
    pub purpose: Purpose,
    /// Where it was sent.
    pub address: String,
    /// Until when it is good, in milliseconds since 1970.
    pub until: u64,
}

/// How somebody wants to be told that it is their turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// By e-mail.
    pub mail: bool,
    /// In these browsers.
    pub browsers: Vec<Browser>,
    /// In this language, if it is known.
    pub lang: Option<String>,
}

/// A browser that shows messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Browser {
    /// Its id.
    pub id: String,
    /// The id of the session that it belongs to; it ends with that.
    pub session: String,
    /// Where messages to it are sent.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: Vec<u8>,
    /// What only it and the server know.
    pub auth: Vec<u8>,
    /// Since when it is known, in milliseconds since 1970.
    pub made: u64,
}

/// Where somebody's turn has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turns {
    /// Whose.
    pub person: String,
    /// At which tables.
    pub tables: Vec<String>,
}
