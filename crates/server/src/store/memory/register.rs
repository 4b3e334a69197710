//! What is kept about people beside their names and keys.

use protocol::{Act, ActInfo, ChatLine, NewAct, ReportInfo};

use super::{Kept, KeptReport, MemoryStore};
use crate::people::names;
use crate::store::{
    Browser, Deed, FOREVER, Key, KeyKind, Letter, Outdated, Person, Purged, Purpose, Register,
    Reply, Report, Turns, Wish,
};

impl Kept {
    fn keys_of(&self, person: &str) -> impl Iterator<Item = &Key> {
        let keys = self.keys.values();
        keys.filter(move |key| key.person == person)
    }

    pub(super) fn forget_browsers(&mut self, keys: &[Key]) {
        for key in keys {
            if let Some(wish) = self.wishes.get_mut(&key.person) {
                wish.browsers.retain(|browser| browser.session != key.id);
            }
        }
    }

    fn plays(&self, person: &str) -> bool {
        self.tables.values().any(|table| {
            let sits = |deed: &Deed| matches!(deed, Deed::Sit(..));
            !table.standing.over
                && !table.opening.closed
                && table
                    .entries
                    .iter()
                    .any(|entry| sits(&entry.deed) && entry.person.as_deref() == Some(person))
        })
    }

    fn forget(&mut self, person: &str) -> bool {
        self.keys.retain(|_, key| key.person != person);
        self.wishes.remove(person);
        self.letters.retain(|_, letter| letter.person != person);
        self.turns.retain(|(whose, _), _| whose != person);
        self.told.remove(person);
        self.people.remove(person).is_some()
    }

    fn act(&mut self, what: &NewAct, password: Option<String>) -> Option<()> {
        let until = what.until.unwrap_or(FOREVER).min(FOREVER);
        if what.act == Act::Settle {
            what.report?;
        }
        if let Some(id) = what.report {
            self.reports.iter().find(|report| report.info.id == id)?;
        }
        let person = what.person.as_ref();
        let person = person.and_then(|id| self.people.get_mut(id));
        let table = what.table.as_ref();
        let table = table.and_then(|id| self.tables.get_mut(id));
        match what.act {
            Act::Grant => person.filter(|person| person.password.is_some())?.admin = true,
            Act::Revoke => person?.admin = false,
            Act::Mute => person?.muted = until,
            Act::Unmute => person?.muted = 0,
            Act::Ban => person?.banned = until,
            Act::Unban => person?.banned = 0,
            Act::Close => table?.opening.closed = true,
            Act::Reopen => table?.opening.closed = false,
            Act::ResetPassword => {
                let person = person?;
                person.password.as_mut()?.clone_from(&password?);
                let id = person.id.clone();
                self.keys.retain(|_, key| key.person != id);
                self.letters.retain(|_, letter| letter.person != id);
            }
            Act::Settle | Act::Purge => {}
        }
        Some(())
    }
}

impl Register for MemoryStore {
    fn person(&self, id: &str) -> Reply<Option<Person>> {
        self.with(|kept| kept.people.get(id).cloned())
    }

    fn named(&self, name: &str) -> Reply<Vec<Person>> {
        self.with(|kept| {
            let login = names::login(name);
            let fits = |person: &&Person| person.id == name || names::login(&person.name) == login;
            let mut found: Vec<_> = kept.people.values().filter(fits).cloned().collect();
            found.sort_by_key(|person| {
                let newest = std::cmp::Reverse(person.seen);
                (person.password.is_none(), newest)
            });
            found
        })
    }

    fn accounts(&self, people: Vec<String>) -> Reply<Vec<(String, String)>> {
        self.with(|kept| {
            let found = people.iter().filter_map(|id| kept.people.get(id));
            let accounts = found.filter(|person| person.password.is_some());
            accounts
                .map(|person| (person.id.clone(), person.name.clone()))
                .collect()
        })
    }

    fn administrators(&self) -> Reply<Vec<Person>> {
        self.with(|kept| {
            let admins = kept.people.values().filter(|person| person.admin);
            admins.cloned().collect()
        })
    }

    fn muted(&self, now: u64) -> Reply<Vec<(String, u64)>> {
        self.with(|kept| {
            let muted = kept.people.values().filter(|person| person.muted > now);
            muted
                .map(|person| (person.id.clone(), person.muted))
                .collect()
        })
    }

    fn touch(&self, key: [u8; 32], now: u64) -> Reply<()> {
        self.with(|kept| {
            if let Some(key) = kept.keys.get_mut(&key) {
                key.used = now;
                if let Some(person) = kept.people.get_mut(&key.person) {
                    person.seen = now;
                }
            }
        })
    }

    fn purge(&self, outdated: Outdated) -> Reply<Purged> {
        self.with(|kept| {
            let old = |_: &[u8; 32], key: &mut Key| {
                (key.kind == KeyKind::Session && key.made < outdated.sessions)
                    || key.used < outdated.keys
            };
            let mut keys: Vec<_> = kept.keys.extract_if(old).map(|(_, key)| key).collect();
            kept.forget_browsers(&keys);
            kept.letters
                .retain(|_, letter| letter.until >= outdated.now);
            let gone = |person: &&Person| {
                let alone = || kept.keys_of(&person.id).next().is_none();
                person.password.is_none()
                    && person.banned <= outdated.now
                    && ((person.seen < outdated.strangers && alone())
                        || (person.seen < outdated.guests && !kept.plays(&person.id)))
            };
            let guests = kept.people.values().filter(gone).take(outdated.limit);
            let guests: Vec<_> = guests.map(|person| person.id.clone()).collect();
            for guest in &guests {
                keys.extend(kept.keys_of(guest).cloned().collect::<Vec<_>>());
                kept.forget(guest);
            }
            Purged { keys, guests }
        })
    }

    fn said(&self, person: &str) -> Reply<Vec<protocol::Said>> {
        self.with(|kept| {
            let mut found = Vec::new();
            for (id, table) in &kept.tables {
                let own = table.chat.iter();
                let own = own.filter(|said| said.person.as_deref() == Some(person));
                found.extend(own.map(|said| protocol::Said {
                    table: id.clone(),
                    line: said.line.clone(),
                }));
            }
            found.sort_by_key(|said| said.line.id);
            found
        })
    }

    fn reported(&self, person: &str) -> Reply<Vec<ReportInfo>> {
        self.with(|kept| {
            let reports = kept.reports.iter().map(|report| &report.info);
            let own = reports.filter(|info| info.by.as_deref() == Some(person));
            own.cloned().collect()
        })
    }

    fn erase(&self, person: &str, former: &'static str) -> Reply<bool> {
        self.with(|kept| {
            for table in kept.tables.values_mut() {
                for entry in &mut table.entries {
                    if let Deed::Sit(_, name) = &mut entry.deed
                        && entry.person.as_deref() == Some(person)
                    {
                        former.clone_into(name);
                    }
                }
                for said in &mut table.chat {
                    if said.person.as_deref() == Some(person) {
                        said.person = None;
                        former.clone_into(&mut said.line.name);
                        said.line.account = false;
                    }
                }
            }
            let seats = kept.finished.iter_mut().flat_map(|game| &mut game.seats);
            for seat in seats.filter(|seat| seat.person.as_deref() == Some(person)) {
                former.clone_into(&mut seat.name);
            }
            for KeptReport { info, .. } in &mut kept.reports {
                if info.by.as_deref() == Some(person) {
                    info.by = None;
                }
                if info.person.as_deref() == Some(person) {
                    info.person = None;
                    info.text = None;
                    former.clone_into(&mut info.name);
                }
            }
            kept.forget(person)
        })
    }

    fn line(&self, table: &str, id: u64) -> Reply<Option<(Option<String>, ChatLine)>> {
        self.with(|kept| {
            let mut chat = kept.tables.get(table)?.chat.iter();
            let said = chat.find(|said| said.line.id == id)?;
            Some((said.person.clone(), said.line.clone()))
        })
    }

    fn report(&self, report: Report) -> Reply<bool> {
        self.with(|kept| {
            let Report { mut info, line } = report;
            let known = kept.reports.iter().any(|known| {
                let same = (&known.info.by, &known.info.table, &known.info.person);
                known.info.done.is_none()
                    && known.line == line
                    && same == (&info.by, &info.table, &info.person)
            });
            if !known {
                info.id = kept.reports.len() as u64 + 1;
                kept.reports.push(KeptReport { info, line });
            }
            !known
        })
    }

    fn reports(&self, all: bool, limit: usize) -> Reply<Vec<ReportInfo>> {
        self.with(|kept| {
            let newest = kept.reports.iter().rev().map(|report| &report.info);
            let wanted = newest.filter(|info| all || info.done.is_none());
            wanted.take(limit).cloned().collect()
        })
    }

    fn act(
        &self,
        at: u64,
        by: Option<String>,
        what: NewAct,
        password: Option<String>,
    ) -> Reply<Option<ActInfo>> {
        self.with(|kept| {
            kept.act(&what, password)?;
            let mut reports = kept.reports.iter_mut();
            if let Some(report) = reports.find(|report| Some(report.info.id) == what.report) {
                report.info.done.get_or_insert(at);
            }
            let id = kept.acts.len() as u64 + 1;
            let info = ActInfo { id, at, by, what };
            kept.acts.push(info.clone());
            Some(info)
        })
    }

    fn acts_after(&self, id: u64, limit: usize) -> Reply<Vec<ActInfo>> {
        self.with(|kept| {
            let later = kept.acts.iter().filter(|act| act.id > id);
            later.take(limit).cloned().collect()
        })
    }

    fn last_acts(&self, limit: usize) -> Reply<Vec<ActInfo>> {
        self.with(|kept| kept.acts.iter().rev().take(limit).cloned().collect())
    }

    fn add_letter(&self, letter: Letter) -> Reply<()> {
        self.with(|kept| {
            let other =
                |known: &Letter| known.person != letter.person || known.purpose != letter.purpose;
            kept.letters.retain(|_, known| other(known));
            kept.letters.insert(letter.hash, letter);
        })
    }

    fn take_letter(&self, hash: [u8; 32], purpose: Purpose, now: u64) -> Reply<Option<Letter>> {
        self.with(|kept| {
            kept.letters
                .get(&hash)
                .filter(|letter| letter.purpose == purpose)?;
            kept.letters
                .remove(&hash)
                .filter(|letter| letter.until > now)
        })
    }

    fn by_email(&self, address: &str) -> Reply<Vec<Person>> {
        self.with(|kept| {
            let people = kept.people.values();
            let found = people.filter(|person| person.email.as_deref() == Some(address));
            found.cloned().collect()
        })
    }

    fn set_email(&self, person: &str, address: Option<String>) -> Reply<()> {
        self.with(|kept| {
            if let Some(person) = kept.people.get_mut(person) {
                if address.is_none()
                    && let Some(wish) = kept.wishes.get_mut(&person.id)
                {
                    wish.mail = false;
                }
                person.email = address;
            }
        })
    }

    fn wish(&self, person: &str) -> Reply<Wish> {
        self.with(|kept| kept.wishes.get(person).cloned().unwrap_or_default())
    }

    fn set_mail_wish(&self, person: &str, mail: bool, lang: String) -> Reply<()> {
        self.with(|kept| {
            let known = kept.people.get(person);
            let mail = mail && known.is_some_and(|person| person.email.is_some());
            let wish = kept.wishes.entry(person.to_owned()).or_default();
            wish.mail = mail;
            wish.lang = Some(lang);
        })
    }

    fn add_browser(&self, person: &str, browser: Browser, lang: String) -> Reply<()> {
        self.with(|kept| {
            for wish in kept.wishes.values_mut() {
                wish.browsers
                    .retain(|known| known.endpoint != browser.endpoint);
            }
            let wish = kept.wishes.entry(person.to_owned()).or_default();
            wish.lang = Some(lang);
            wish.browsers.push(browser);
            let old = wish.browsers.len().saturating_sub(10);
            wish.browsers.drain(..old);
        })
    }

    fn remove_browser(&self, person: &str, id: &str) -> Reply<bool> {
        self.with(|kept| {
            kept.wishes.get_mut(person).is_some_and(|wish| {
                let before = wish.browsers.len();
                wish.browsers.retain(|browser| browser.id != id);
                wish.browsers.len() < before
            })
        })
    }

    fn end_wishes(&self, person: &str) -> Reply<()> {
        self.with(|kept| {
            kept.wishes.remove(person);
            kept.turns.retain(|(whose, _), _| whose != person);
        })
    }

    fn turn(&self, person: &str, table: &str, at: u64) -> Reply<()> {
        self.with(|kept| {
            let wish = kept.wishes.get(person);
            if wish.is_some_and(|wish| wish.mail || !wish.browsers.is_empty()) {
                kept.turns.insert((person.to_owned(), table.to_owned()), at);
            }
        })
    }

    fn turns(&self, came: u64, told: u64) -> Reply<Vec<Turns>> {
        self.with(|kept| {
            let mut found: Vec<Turns> = Vec::new();
            for (person, table) in kept.turns.keys() {
                match found.last_mut().filter(|last| last.person == *person) {
                    Some(last) => last.tables.push(table.clone()),
                    None => found.push(Turns {
                        person: person.clone(),
                        tables: vec![table.clone()],
                    }),
                }
            }
            found.retain(|turns| {
                let of = |table: &String| kept.turns[&(turns.person.clone(), table.clone())];
                kept.told.get(&turns.person).is_none_or(|at| *at < told)
                    && turns.tables.iter().any(|table| of(table) < came)
            });
            found
        })
    }

    fn told(&self, person: &str, tables: Vec<String>, at: Option<u64>) -> Reply<()> {
        self.with(|kept| {
            for table in tables {
                kept.turns.remove(&(person.to_owned(), table));
            }
            if let Some(at) = at {
                kept.told.insert(person.to_owned(), at);
            }
        })
    }

    fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Reply<Vec<u8>> {
        self.with(|kept| kept.secrets.entry(name).or_insert(fresh).clone())
    }
}
