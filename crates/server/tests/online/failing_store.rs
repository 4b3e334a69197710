//! A store whose disk can be full, and whose answers can be lost.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use formicary_server::store::{
    Appended, Archive, Entry, Key, KeyKind, Opened, Opening, Person, Quota, Register, Reply, Span,
    Standing, StoreError, Untouched, Which,
};
use formicary_server::{MemoryStore, Store};
use protocol::ChatLine;

/// A store whose disk can be full.
#[derive(Default)]
pub(crate) struct FailingStore {
    kept: MemoryStore,
    full: AtomicBool,
    doubt: Mutex<Option<Doubt>>,
    /// How often something was to be appended although it was full.
    pub(crate) tries: AtomicUsize,
}

/// What became of something whose answer is lost.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Doubt {
    /// It was stored.
    Stored,
    /// It was not.
    Lost,
}

impl FailingStore {
    /// The answer to the next append is lost.
    pub(crate) fn lose_answer(&self, doubt: Doubt) {
        *self.doubt.lock().unwrap() = Some(doubt);
    }

    pub(crate) fn fill(self: &Arc<Self>, full: bool) {
        self.full.store(full, Ordering::SeqCst);
    }

    fn unless_full<T: Send + 'static>(&self, reply: impl FnOnce() -> Reply<T>) -> Reply<T> {
        if self.full.load(Ordering::SeqCst) {
            let full = StoreError::Full("the disk is full".to_owned());
            return Box::pin(std::future::ready(Err(full)));
        }
        reply()
    }
}

impl Store for FailingStore {
    fn add_person(&self, person: Person) -> Reply<bool> {
        self.kept.add_person(person)
    }

    fn upgrade(&self, person: Person) -> Reply<bool> {
        self.kept.upgrade(person)
    }

    fn account(&self, login: &str) -> Reply<Option<Person>> {
        self.kept.account(login)
    }

    fn is_worn(&self, looks: &str) -> Reply<bool> {
        self.kept.is_worn(looks)
    }

    fn change_password(&self, person: &str, hash: String) -> Reply<()> {
        self.kept.change_password(person, hash)
    }

    fn add_key(&self, key: Key) -> Reply<()> {
        self.kept.add_key(key)
    }

    fn key(&self, hash: [u8; 32]) -> Reply<Option<(Key, Person)>> {
        self.kept.key(hash)
    }

    fn keys(&self, person: &str, kind: KeyKind) -> Reply<Vec<Key>> {
        self.kept.keys(person, kind)
    }

    fn remove_keys(&self, person: &str, which: Which) -> Reply<Vec<Key>> {
        self.kept.remove_keys(person, which)
    }

    fn open_table(
        &self,
        table: Opening,
        entries: Vec<Entry>,
        due: Option<u64>,
        quota: Quota,
    ) -> Reply<Opened> {
        self.unless_full(|| self.kept.open_table(table, entries, due, quota))
    }

    fn append(
        &self,
        table: &str,
        after: u64,
        entries: Vec<Entry>,
        standing: Option<Standing>,
        lease: Option<u64>,
    ) -> Reply<Appended> {
        if self.full.load(Ordering::SeqCst) {
            self.tries.fetch_add(1, Ordering::SeqCst);
        }
        let doubt = self.doubt.lock().unwrap().take();
        if doubt != Some(Doubt::Lost) {
            let kept = || self.kept.append(table, after, entries, standing, lease);
            let appended = self.unless_full(kept);
            if doubt.is_none() {
                return appended;
            }
        }
        let lost = StoreError::Ambiguous("the answer is lost".to_owned());
        Box::pin(std::future::ready(Err(lost)))
    }

    fn heads(&self, tables: Vec<String>) -> Reply<Vec<(String, u64)>> {
        self.kept.heads(tables)
    }

    fn table(&self, id: &str) -> Reply<Option<(Opening, Vec<Entry>)>> {
        self.kept.table(id)
    }

    fn entries_after(&self, id: &str, after: u64) -> Reply<Vec<Entry>> {
        self.kept.entries_after(id, after)
    }

    fn lobby(&self, limit: usize) -> Reply<Vec<String>> {
        self.kept.lobby(limit)
    }

    fn forget_waiting(&self, before: u64, but: Vec<String>) -> Reply<Vec<String>> {
        self.kept.forget_waiting(before, but)
    }

    fn forget_games(&self, before: Untouched, but: Vec<String>) -> Reply<Vec<String>> {
        self.kept.forget_games(before, but)
    }

    fn due(&self) -> Reply<Vec<(String, u64)>> {
        self.kept.due()
    }

    fn tables_of(&self, person: &str, limit: usize) -> Reply<Vec<String>> {
        self.kept.tables_of(person, limit)
    }

    fn sign_of_life(&self, at: u64) -> Reply<()> {
        self.unless_full(|| self.kept.sign_of_life(at))
    }

    fn came_up(&self, at: u64) -> Reply<Vec<Span>> {
        self.kept.came_up(at)
    }

    fn add_chat(&self, table: &str, person: &str, line: ChatLine) -> Reply<u64> {
        self.kept.add_chat(table, person, line)
    }

    fn chat(&self, table: &str, limit: usize) -> Reply<Vec<ChatLine>> {
        self.kept.chat(table, limit)
    }

    fn register(&self) -> &dyn Register {
        self.kept.register()
    }

    fn archive(&self) -> &dyn Archive {
        self.kept.archive()
    }
}
