//! Everything in memory: for tests and for an evening that need not be remembered.

mod archive;
mod register;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Mutex;

use protocol::{ActInfo, ChatLine, ReportInfo};

use crate::people::names;

use super::{
    Appended, Archive, Deed, Entry, FirstSeat, Key, KeyKind, Letter, MOST_CHAT, Opened, Opening,
    Person, Quota, Register, Reply, Span, Standing, Store, StoreError, Summary, Untouched, Which,
    Wish,
};

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
    alive: Option<u64>,
    downtimes: Vec<Span>,
    lines: u64,
    reports: Vec<KeptReport>,
    acts: Vec<ActInfo>,
    letters: HashMap<[u8; 32], Letter>,
    wishes: HashMap<String, Wish>,
    turns: BTreeMap<(String, String), u64>,
    told: HashMap<String, u64>,
    secrets: HashMap<&'static str, Vec<u8>>,
    /// In the order they ended.
    finished: Vec<Summary>,
}

struct KeptReport {
    info: ReportInfo,
    line: Option<u64>,
}

struct KeptTable {
    opening: Opening,
    entries: Vec<Entry>,
    standing: Standing,
    chat: Vec<Said>,
}

struct Said {
    person: Option<String>,
    line: ChatLine,
}

impl Kept {
    fn accounts(&self) -> impl Iterator<Item = &Person> {
        let people = self.people.values();
        people.filter(|person| person.password.is_some())
    }

    fn is_worn(&self, looks: &str, but_by: Option<&str>) -> bool {
        self.accounts()
            .any(|person| Some(&*person.id) != but_by && names::looks(&person.name) == looks)
    }

    fn newest(&self, limit: usize, wanted: impl Fn(&KeptTable) -> bool) -> Vec<String> {
        let open = self.tables.values().filter(|table| !table.opening.closed);
        let mut found: Vec<_> = open.filter(|table| wanted(table)).collect();
        let ended = |table: &KeptTable| {
            let mut finished = self.finished.iter();
            let summary = finished.find(|summary| summary.table == table.opening.id);
            summary.map_or(table.opening.opened, |summary| summary.ended)
        };
        found.sort_by_cached_key(|table| {
            let newest = (ended(table), &table.opening.id);
            (table.standing.over, std::cmp::Reverse(newest))
        });
        let ids = found.iter().take(limit);
        ids.map(|table| table.opening.id.clone()).collect()
    }
}

impl MemoryStore {
    fn with<T: Send + 'static>(&self, act: impl FnOnce(&mut Kept) -> T) -> Reply<T> {
        let answer = self.with_answer(act);
        Box::pin(std::future::ready(Ok(answer)))
    }

    fn with_answer<T>(&self, act: impl FnOnce(&mut Kept) -> T) -> T {
        act(&mut self.kept.lock().expect("nobody panics with it"))
    }
}

impl Store for MemoryStore {
    fn add_person(&self, person: Person) -> Reply<bool> {
        self.with(|kept| {
            let looks = names::looks(&person.name);
            if person.password.is_some() && kept.is_worn(&looks, Some(&person.id)) {
                return false;
            }
            let new = !kept.people.contains_key(&person.id);
            if new {
                kept.people.insert(person.id.clone(), person);
            }
            new
        })
    }

    fn upgrade(&self, person: Person) -> Reply<bool> {
        self.with(|kept| {
            if kept.is_worn(&names::looks(&person.name), Some(&person.id)) {
                return false;
            }
            let known = kept.people.get_mut(&person.id);
            let Some(known) = known.filter(|known| known.password.is_none()) else {
                return false;
            };
            known.name = person.name;
            known.password = person.password;
            true
        })
    }

    fn account(&self, login: &str) -> Reply<Option<Person>> {
        self.with(|kept| {
            let mut accounts = kept.accounts();
            let found = accounts.find(|person| names::login(&person.name) == login);
            found.cloned()
        })
    }

    fn is_worn(&self, looks: &str) -> Reply<bool> {
        self.with(|kept| kept.is_worn(looks, None))
    }

    fn change_password(&self, person: &str, hash: String) -> Reply<()> {
        self.with(|kept| {
            if let Some(person) = kept.people.get_mut(person) {
                person.password = Some(hash);
            }
            // Whoever asked for a link knew another password.
            kept.letters.retain(|_, letter| letter.person != person);
        })
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

    fn keys(&self, person: &str, kind: KeyKind) -> Reply<Vec<Key>> {
        self.with(|kept| {
            let own = |key: &&Key| key.person == person && key.kind == kind;
            let mut keys: Vec<_> = kept.keys.values().filter(own).cloned().collect();
            keys.sort_by_key(|key| key.made);
            keys
        })
    }

    fn remove_keys(&self, person: &str, which: Which) -> Reply<Vec<Key>> {
        self.with(|kept| {
            let chosen = |_: &[u8; 32], key: &mut Key| key.person == person && which.has(key);
            let removed = kept.keys.extract_if(chosen);
            let removed: Vec<_> = removed.map(|(_, key)| key).collect();
            kept.forget_browsers(&removed);
            removed
        })
    }

    fn open_table(
        &self,
        table: Opening,
        entries: Vec<Entry>,
        due: Option<u64>,
        quota: Quota,
    ) -> Reply<Opened> {
        let opened = self.with_answer(|kept| {
            if kept.tables.contains_key(&table.id) {
                return Err(StoreError::Failed(
                    "there is a table with this id".to_owned(),
                ));
            }
            let own = |kept: &&KeptTable| {
                kept.opening.opener == table.opener && !kept.standing.over && !kept.opening.closed
            };
            let own: Vec<_> = kept.tables.values().filter(own).collect();
            let of_bots = own.iter().filter(|kept| kept.opening.is_of_bots());
            let opened = quota.judge(own.len(), of_bots.count(), &table);
            if opened == Opened::Yes {
                let new = KeptTable {
                    opening: table,
                    entries,
                    standing: Standing {
                        due,
                        ..Standing::default()
                    },
                    chat: Vec::new(),
                };
                kept.tables.insert(new.opening.id.clone(), new);
            }
            Ok(opened)
        });
        Box::pin(std::future::ready(opened))
    }

    fn append(
        &self,
        table: &str,
        after: u64,
        entries: Vec<Entry>,
        standing: Option<Standing>,
        _lease: Option<u64>,
    ) -> Reply<Appended> {
        self.with(|kept| match kept.tables.get_mut(table) {
            Some(table) if table.entries.len() as u64 == after => {
                table.entries.extend(entries);
                if let Some(mut standing) = standing {
                    let summary = standing.summary.take();
                    table.standing = standing;
                    if let Some(summary) = summary {
                        kept.sum_up(*summary);
                    }
                }
                Appended::Stored
            }
            other => Appended::Conflict(other.map_or(0, |table| table.entries.len() as u64)),
        })
    }

    fn heads(&self, tables: Vec<String>) -> Reply<Vec<(String, u64)>> {
        self.with(|kept| {
            let known = tables.into_iter().filter_map(|id| {
                let head = kept.tables.get(&id)?.entries.len() as u64;
                Some((id, head))
            });
            known.collect()
        })
    }

    fn table(&self, id: &str) -> Reply<Option<(Opening, Vec<Entry>)>> {
        self.with(|kept| {
            let table = kept.tables.get(id)?;
            Some((table.opening.clone(), table.entries.clone()))
        })
    }

    fn entries_after(&self, id: &str, after: u64) -> Reply<Vec<Entry>> {
        self.with(|kept| {
            let table = kept.tables.get(id);
            let later = table.and_then(|table| table.entries.get(after as usize..));
            later.map(<[Entry]>::to_vec).unwrap_or_default()
        })
    }

    fn lobby(&self, limit: usize) -> Reply<Vec<String>> {
        self.with(|kept| kept.newest(limit, |table| table.opening.public && !table.standing.over))
    }

    fn forget_waiting(&self, before: u64, but: Vec<String>) -> Reply<Vec<String>> {
        self.with(|kept| {
            let waits = |table: &KeptTable| {
                let count = |wanted: fn(&Deed) -> bool| {
                    table.entries.iter().filter(|it| wanted(&it.deed)).count()
                };
                let sat = count(|deed| matches!(deed, Deed::Sit(..)));
                let left = count(|deed| matches!(deed, Deed::Leave(_)));
                let promised = count(|deed| matches!(deed, Deed::Promise(..)));
                let seats = table.opening.seats.iter();
                let free = seats.filter(|seat| !matches!(seat, FirstSeat::Bot(_)));
                sat + left + promised == table.entries.len() && sat - left < free.count()
            };
            let old = |id: &String, table: &mut KeptTable| {
                let opening = &table.opening;
                let last = table.entries.last().map_or(opening.opened, |it| it.at);
                !table.standing.over
                    && !opening.closed
                    && last < before
                    && !but.contains(id)
                    && waits(table)
            };
            let gone = kept.tables.extract_if(old);
            gone.map(|(id, _)| id).collect()
        })
    }

    fn forget_games(&self, before: Untouched, but: Vec<String>) -> Reply<Vec<String>> {
        self.with(|kept| {
            let accounts: HashSet<String> =
                kept.accounts().map(|person| person.id.clone()).collect();
            let reports = kept.reports.iter().map(|report| &report.info);
            let reported: HashSet<String> = reports
                .filter(|info| info.done.is_none())
                .map(|info| info.table.clone())
                .collect();
            let old = |id: &String, table: &mut KeptTable| {
                let last = table.entries.last();
                let last = last.map_or(table.opening.opened, |it| it.at);
                let of_accounts = table.entries.iter().any(|entry| {
                    let person = entry.person.as_ref();
                    matches!(entry.deed, Deed::Sit(..))
                        && person.is_some_and(|person| accounts.contains(person))
                });
                let made_ratings = table.standing.over && table.opening.rated;
                let begun = if table.standing.over { 0 } else { before.begun };
                let of_guests = if of_accounts { 0 } else { before.of_guests };
                !table.opening.closed
                    && !made_ratings
                    && last < begun.max(of_guests)
                    && !but.contains(id)
                    && !reported.contains(id)
            };
            let gone = kept.tables.extract_if(old);
            let gone: Vec<String> = gone.map(|(id, _)| id).collect();
            kept.finished
                .retain(|summary| !gone.contains(&summary.table));
            gone
        })
    }

    fn due(&self) -> Reply<Vec<(String, u64)>> {
        self.with(|kept| {
            let running = kept.tables.values();
            running
                .filter(|table| !table.standing.over && !table.opening.closed)
                .filter_map(|table| Some((table.opening.id.clone(), table.standing.due?)))
                .collect()
        })
    }

    fn sign_of_life(&self, at: u64) -> Reply<()> {
        self.with(|kept| kept.alive = Some(at))
    }

    fn came_up(&self, at: u64) -> Reply<Vec<Span>> {
        self.with(|kept| {
            if let Some(last) = kept.alive.replace(at).filter(|last| *last < at) {
                kept.downtimes.push((last, at));
            }
            kept.downtimes.clone()
        })
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

    fn add_chat(&self, table: &str, person: &str, line: ChatLine) -> Reply<u64> {
        self.with(|kept| {
            kept.lines += 1;
            let id = kept.lines;
            if let Some(table) = kept.tables.get_mut(table) {
                let person = Some(person.to_owned());
                let line = ChatLine { id, ..line };
                table.chat.push(Said { person, line });
                let old = table.chat.len().saturating_sub(MOST_CHAT);
                table.chat.drain(..old);
            }
            id
        })
    }

    fn chat(&self, table: &str, limit: usize) -> Reply<Vec<ChatLine>> {
        self.with(|kept| {
            let chat = kept.tables.get(table).map(|table| table.chat.as_slice());
            let chat = chat.unwrap_or_default();
            let last = chat[chat.len().saturating_sub(limit)..].iter();
            last.map(|said| said.line.clone()).collect()
        })
    }

    fn register(&self) -> &dyn Register {
        self
    }

    fn archive(&self) -> &dyn Archive {
        self
    }
}
