//! Everything in memory: for tests and for an evening that need not be remembered.

use std::collections::HashMap;
use std::sync::Mutex;

use protocol::ChatLine;

use super::{Deed, Entry, Key, KeyKind, Opening, Person, Reply, Store};

/// Forgets everything when it ends.
#[derive(Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    people: HashMap<String, Person>,
    keys: HashMap<[u8; 32], Key>,
    tables: HashMap<String, KeptTable>,
}

struct KeptTable {
    opening: Opening,
    entries: Vec<Entry>,
    over: bool,
    chat: Vec<ChatLine>,
}

impl Kept {
    fn account(&self, name: &str) -> Option<&Person> {
        let name = name.to_lowercase();
        self.people
            .values()
            .find(|person| person.password.is_some() && person.name.to_lowercase() == name)
    }

    fn newest(&self, limit: usize, wanted: impl Fn(&KeptTable) -> bool) -> Vec<String> {
        let mut found: Vec<_> = self.tables.values().filter(|table| wanted(table)).collect();
        found.sort_by_key(|table| std::cmp::Reverse(table.opening.opened));
        let ids = found.iter().take(limit);
        ids.map(|table| table.opening.id.clone()).collect()
    }
}

impl MemoryStore {
    fn with<T: Send + 'static>(&self, act: impl FnOnce(&mut Kept) -> T) -> Reply<T> {
        let mut kept = self.kept.lock().expect("nobody panics with it");
        let answer = act(&mut kept);
        Box::pin(std::future::ready(Ok(answer)))
    }
}

impl Store for MemoryStore {
    fn add_person(&self, person: Person) -> Reply<bool> {
        self.with(|kept| {
            if person.password.is_some() && kept.account(&person.name).is_some() {
                return false;
            }
            kept.people.insert(person.id.clone(), person);
            true
        })
    }

    fn upgrade(&self, person: Person) -> Reply<bool> {
        self.add_person(person)
    }

    fn account(&self, name: &str) -> Reply<Option<Person>> {
        self.with(|kept| kept.account(name).cloned())
    }

    fn add_key(&self, key: Key) -> Reply<()> {
        self.with(|kept| {
            kept.keys.insert(key.hash, key);
        })
    }

    fn key(&self, hash: [u8; 32]) -> Reply<Option<(Key, Person)>> {
        self.with(|kept| {
            let key = kept.keys.get(&hash)?;
            Some((key.clone(), kept.people.get(&key.person)?.clone()))
        })
    }

    fn tokens(&self, person: &str) -> Reply<Vec<Key>> {
        self.with(|kept| {
            let own = |key: &&Key| key.person == person && key.kind == KeyKind::Token;
            let mut tokens: Vec<_> = kept.keys.values().filter(own).cloned().collect();
            tokens.sort_by_key(|key| key.made);
            tokens
        })
    }

    fn remove_key(&self, person: &str, id: &str) -> Reply<Option<[u8; 32]>> {
        self.with(|kept| {
            let own = |key: &&Key| key.person == person && key.id == id;
            let hash = kept.keys.values().find(own)?.hash;
            kept.keys.remove(&hash);
            Some(hash)
        })
    }

    fn open_table(&self, table: Opening, entries: Vec<Entry>) -> Reply<()> {
        self.with(|kept| {
            let opened = KeptTable {
                opening: table,
                entries,
                over: false,
                chat: Vec::new(),
            };
            kept.tables.insert(opened.opening.id.clone(), opened);
        })
    }

    fn append(&self, table: &str, after: u64, entries: Vec<Entry>, over: bool) -> Reply<bool> {
        self.with(|kept| match kept.tables.get_mut(table) {
            Some(table) if table.entries.len() as u64 == after => {
                table.entries.extend(entries);
                table.over |= over;
                true
            }
            _ => false,
        })
    }

    fn table(&self, id: &str) -> Reply<Option<(Opening, Vec<Entry>)>> {
        self.with(|kept| {
            let table = kept.tables.get(id)?;
            Some((table.opening.clone(), table.entries.clone()))
        })
    }

    fn unfinished(&self, limit: usize) -> Reply<Vec<String>> {
        self.with(|kept| kept.newest(limit, |table| !table.over))
    }

    fn tables_of(&self, person: &str, limit: usize) -> Reply<Vec<String>> {
        self.with(|kept| {
            kept.newest(limit, |table| {
                table.entries.iter().any(|entry| {
                    matches!(entry.deed, Deed::Sit(..)) && entry.person.as_deref() == Some(person)
                })
            })
        })
    }

    fn add_chat(&self, table: &str, line: ChatLine) -> Reply<()> {
        self.with(|kept| {
            if let Some(table) = kept.tables.get_mut(table) {
                table.chat.push(line);
            }
        })
    }

    fn chat(&self, table: &str, limit: usize) -> Reply<Vec<ChatLine>> {
        self.with(|kept| {
            let chat = kept.tables.get(table).map(|table| table.chat.as_slice());
            let chat = chat.unwrap_or_default();
            chat[chat.len().saturating_sub(limit)..].to_vec()
        })
    }
}
