//! Guests, accounts, and the keys that stand for them.

mod attempts;
mod expiry;
mod farewell;
mod hashers;
pub(crate) mod names;
mod passwords;
pub(crate) mod profile;
mod recovery;
mod revocations;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use protocol::{Me, SessionInfo, TokenInfo};
use tokio::sync::Semaphore;

use self::attempts::Attempts;
use self::hashers::Hashers;
use self::revocations::Revocations;
use crate::ids;
use crate::problem::{Failure, Trouble};
use crate::store::{Attempt, Change, Key, KeyKind, Person, Reply, Store, Which};
use crate::tables::downtimes::Downtimes;
use crate::tables::now;

pub use self::expiry::Stay;
pub(crate) use self::passwords::hash;
pub(crate) use self::recovery::checked as checked_address;
pub(crate) use self::revocations::Ended;

/// A session ends after half a year.
pub(crate) const SESSION_SECONDS: u64 = 180 * 24 * 3600;
const MOST_TOKENS: usize = 20;
/// Who signs in once more than this is signed out where they came in first.
const MOST_SESSIONS: usize = 100;
/// So many wait for their password to be looked at.
const MOST_HASHING: usize = 100;
/// In milliseconds.
const DAY: u64 = 24 * 3600 * 1000;
const MOST_REMEMBERED: usize = 20_000;
const MOST_LABEL: usize = 60;
/// What browsers call themselves is cut off here.
const MOST_BROWSER: usize = 250;
/// However often somebody guesses a password, its owner waits no longer for the next try.
const ACCOUNT_WAIT: Duration = Duration::from_secs(30);
/// Who guesses from one address waits up to this long.
const ADDRESS_WAIT: Duration = Duration::from_secs(900);

/// Everybody who uses the table.
pub(crate) struct People {
    store: Arc<dyn Store>,
    /// How long what nobody uses is kept.
    stay: Stay,
    /// Whether people may come in without an account.
    guests: bool,
    /// From where nobody new comes in, and until when.
    barred: Mutex<HashMap<IpAddr, u64>>,
    downtimes: Arc<Downtimes>,
    /// Whom keys stand for, as far as they were used lately.
    known: Mutex<HashMap<[u8; 32], Known>>,
    /// How often keys have ended: whoever looked one up meanwhile does not remember it.
    ended: AtomicU64,
    revocations: Revocations,
    by_account: Attempts,
    by_address: Attempts,
    /// Of one account, from one address.
    by_both: Attempts,
    hashers: Hashers,
    hashing: Semaphore,
}

#[derive(Clone)]
struct Known {
    person: Arc<Person>,
    key: Arc<Key>,
}

impl People {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        stay: Stay,
        guests: bool,
        downtimes: Arc<Downtimes>,
    ) -> Self {
        Self {
            store,
            stay,
            guests,
            barred: Mutex::default(),
            downtimes,
            known: Mutex::default(),
            ended: AtomicU64::new(0),
            revocations: Revocations::default(),
            by_account: Attempts::new(ACCOUNT_WAIT),
            by_address: Attempts::new(ADDRESS_WAIT),
            by_both: Attempts::new(ADDRESS_WAIT),
            hashers: Hashers::new(2),
            hashing: Semaphore::new(MOST_HASHING),
        }
    }

    /// Nobody new comes in from an address for a while, or somebody may again.
    pub(crate) fn bar(&self, from: IpAddr, until: u64) {
        let now = now();
        let mut barred = self.barred.lock().expect("nobody panics with it");
        barred.retain(|_, until| *until > now);
        barred.insert(from, until);
    }

    /// Somebody new may come in from this address.
    ///
    /// # Errors
    /// If it is barred.
    pub(crate) fn let_in(&self, from: IpAddr) -> Result<(), Failure> {
        let barred = self.barred.lock().expect("nobody panics with it");
        match barred.get(&from) {
            Some(until) if *until > now() => Err(Failure::Until(Trouble::Banned, *until)),
            _ => Ok(()),
        }
    }

    /// A new guest. Nobody is called like an account, or nearly so.
    pub(crate) async fn add_guest(&self, name: &str) -> Result<Person, Failure> {
        if !self.guests {
            return Err(Trouble::AccountsOnly.into());
        }
        let name = names::checked(name)?;
        if self.store.is_worn(&names::looks(&name)).await? {
            return Err(Trouble::NameTaken.into());
        }
        let person = Person {
            id: ids::new_id(),
            name,
            made: now(),
            seen: now(),
            ..Person::default()
        };
        self.store.add_person(person.clone()).await?;
        Ok(person)
    }

    /// An account: a new one, or for a guest who keeps all seats. A guest's keys end: somebody else may know
    /// them.
    pub(crate) async fn add_account(
        &self,
        guest: Option<&Person>,
        name: &str,
        password: &str,
    ) -> Result<Person, Failure> {
        let name = names::checked(name)?;
        passwords::check(&name, password)?;
        if guest.is_some_and(|guest| guest.password.is_some()) {
            return Err(Trouble::HasAccount.into());
        }
        let person = Person {
            id: guest.map_or_else(ids::new_id, |guest| guest.id.clone()),
            name,
            password: Some(self.hash(password).await?),
            made: guest.map_or_else(now, |guest| guest.made),
            seen: now(),
            ..Person::default()
        };
        let added = match guest {
            Some(_) => self.store.upgrade(person.clone()).await?,
            None => self.store.add_person(person.clone()).await?,
        };
        if !added {
            // Somebody else with the same key may have been faster.
            let known = self.store.register().person(&person.id).await?;
            let is_account = known.is_some_and(|known| known.password.is_some());
            let why = if is_account {
                Trouble::HasAccount
            } else {
                Trouble::NameTaken
            };
            return Err(why.into());
        }
        if guest.is_some() {
            self.end_keys(&person, Which::All).await?;
        }
        Ok(person)
    }

    /// The account with this name and password. Whoever is wrong has to wait, longer each time; where the owner
    /// came in before, others' guesses from elsewhere keep nobody out.
    pub(crate) async fn log_in(
        &self,
        name: &str,
        password: &str,
        from: IpAddr,
    ) -> Result<Person, Failure> {
        if !names::may_be(name) {
            // What cannot be a name is not remembered, either: it may be long.
            return Err(Trouble::WrongPassword.into());
        }
        let login = names::login(name);
        let account = self.store.account(&login);
        self.attempt(&login, account, password, from).await
    }

    /// Somebody who is signed in shows once more who they are. What strangers guess has no part in that.
    async fn show(&self, person: &Person, password: &str, from: IpAddr) -> Result<(), Failure> {
        // No name begins like that.
        let who = format!("#{}", person.id);
        let account = self.store.register().person(&person.id);
        self.attempt(&who, account, password, from).await.map(drop)
    }

    async fn attempt(
        &self,
        who: &str,
        account: Reply<Option<Person>>,
        password: &str,
        from: IpAddr,
    ) -> Result<Person, Failure> {
        let from = from.to_string();
        let both = format!("{from} {who}");
        let now = Instant::now();
        let may_try = self.by_address.may_try(&from, now)
            && self.by_both.may_try(&both, now)
            && (self.by_both.is_trusted(&both) || self.by_account.may_try(who, now));
        if !may_try {
            return Err(Trouble::TooOften.into());
        }
        // It counts before it is known, so that nobody tries many at the same time.
        self.note_attempt(who, &from, false);
        let account = account.await?;
        let hash = account.as_ref().and_then(|person| person.password.clone());
        let right = self.verify(password, hash).await?;
        match account {
            Some(person) if right && person.banned > crate::tables::now() => {
                Err(Failure::Until(Trouble::Banned, person.banned))
            }
            Some(person) if right => {
                self.note_attempt(who, &from, true);
                Ok(person)
            }
            _ => Err(Trouble::WrongPassword.into()),
        }
    }

    /// Somebody tries a password here: all servers count it.
    fn note_attempt(&self, account: &str, address: &str, right: bool) {
        let attempt = Attempt {
            account: account.to_owned(),
            address: address.to_owned(),
            right,
        };
        self.hear_of(&attempt);
        if let Some(nodes) = self.store.nodes() {
            nodes.tell(Change::Attempt(attempt));
        }
    }

    /// Somebody tries a password, here or through another server.
    pub(crate) fn hear_of(&self, attempt: &Attempt) {
        let Attempt {
            account,
            address,
            right,
        } = attempt;
        let both = format!("{address} {account}");
        let now = Instant::now();
        if *right {
            self.by_account.right(account);
            // Whoever guesses others' passwords does not begin anew with an account of their own.
            let times = self.by_both.trust(&both, now);
            self.by_address.forgive(address, times);
        } else {
            self.by_account.wrong(account, now);
            self.by_address.wrong(address, now);
            self.by_both.wrong(&both, now);
        }
    }

    /// Another password for an account. All its sessions end; whoever has changed it gets a new one.
    pub(crate) async fn change_password(
        &self,
        person: &Person,
        old: &str,
        new: &str,
        from: IpAddr,
    ) -> Result<(), Failure> {
        if person.password.is_none() {
            return Err(Trouble::NoAccount.into());
        }
        self.show(person, old, from).await?;
        passwords::check(&person.name, new)?;
        let hash = self.hash(new).await?;
        self.store.change_password(&person.id, hash).await?;
        self.end_keys(person, Which::Kind(KeyKind::Session)).await
    }

    /// Whether the password of somebody is still what it was.
    pub(crate) async fn has_that_password(&self, person: &Person) -> Result<bool, Failure> {
        let now = self.store.register().person(&person.id).await?;
        Ok(now.is_some_and(|now| now.password == person.password))
    }

    async fn hash(&self, password: &str) -> Result<String, Failure> {
        let password = password.to_owned();
        let hash = self.on_a_thread(move || passwords::hash(&password)).await?;
        hash.ok_or_else(|| Trouble::Internal.into())
    }

    async fn verify(&self, password: &str, hash: Option<String>) -> Result<bool, Failure> {
        let password = password.to_owned();
        self.on_a_thread(move || match hash {
            Some(hash) => passwords::verify(&password, &hash),
            None => {
                // It takes as long as for a name that exists, so that nobody can find out which do.
                passwords::verify(&password, passwords::NOBODYS_HASH);
                false
            }
        })
        .await
    }

    async fn on_a_thread<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        // Nobody waits behind very many others.
        let place = self.hashing.try_acquire();
        let _place = place.map_err(|_| Trouble::TooOften)?;
        let done = self.hashers.ask(work).await;
        done.ok_or(Trouble::Internal.into())
    }

    /// A new key for somebody; it is told only once.
    pub(crate) async fn add_key(
        &self,
        person: &Person,
        kind: KeyKind,
        label: &str,
    ) -> Result<TokenInfo, Failure> {
        let label = label.chars().filter(|letter| !letter.is_control());
        let label: String = match kind {
            KeyKind::Session => label.take(MOST_BROWSER).collect(),
            KeyKind::Token => label.collect(),
        };
        if kind == KeyKind::Token && label.chars().count() > MOST_LABEL {
            return Err(Trouble::BadRequest.into());
        }
        if kind == KeyKind::Token && self.store.keys(&person.id, kind).await?.len() >= MOST_TOKENS {
            return Err(Trouble::TooManyTokens.into());
        }
        if kind == KeyKind::Session {
            let sessions = self.store.keys(&person.id, kind).await?;
            let surplus = (sessions.len() + 1).saturating_sub(MOST_SESSIONS);
            for oldest in &sessions[..surplus] {
                let which = Which::One(kind, oldest.id.clone());
                self.end_keys(person, which).await?;
            }
        }
        let secret = ids::new_key();
        let key = Key {
            id: ids::new_id(),
            hash: ids::hash_of(&secret),
            person: person.id.clone(),
            kind,
            label,
            made: now(),
            used: now(),
        };
        self.store.add_key(key.clone()).await?;
        Ok(TokenInfo {
            token: Some(secret),
            ..token_info(&key)
        })
    }

    pub(crate) async fn tokens(&self, person: &Person) -> Result<Vec<TokenInfo>, Failure> {
        let tokens = self.store.keys(&person.id, KeyKind::Token).await?;
        Ok(tokens.iter().map(token_info).collect())
    }

    /// Where somebody is signed in; `own` is the session that asks.
    pub(crate) async fn sessions(
        &self,
        person: &Person,
        own: &Key,
    ) -> Result<Vec<SessionInfo>, Failure> {
        let sessions = self.store.keys(&person.id, KeyKind::Session).await?;
        let going_on = sessions.iter().filter(|key| !has_ended(key));
        let info = |key: &Key| SessionInfo {
            id: key.id.clone(),
            label: key.label.clone(),
            made: key.made,
            current: key.id == own.id,
        };
        Ok(going_on.map(info).collect())
    }

    /// Takes one key back.
    pub(crate) async fn end_key(
        &self,
        person: &Person,
        kind: KeyKind,
        id: &str,
    ) -> Result<(), Failure> {
        let which = Which::One(kind, id.to_owned());
        let ended = self.store.remove_keys(&person.id, which).await?;
        self.ended(&ended);
        if ended.is_empty() {
            return Err(Trouble::UnknownToken.into());
        }
        Ok(())
    }

    /// Takes some keys back.
    pub(crate) async fn end_keys(&self, person: &Person, which: Which) -> Result<(), Failure> {
        let ended = self.store.remove_keys(&person.id, which).await?;
        self.ended(&ended);
        Ok(())
    }

    /// Keys are no longer stored: nobody remembers them, and sockets that were opened with them end.
    fn ended(&self, keys: &[Key]) {
        self.ended.fetch_add(1, Ordering::SeqCst);
        let mut known = self.lock();
        for key in keys {
            known.remove(&key.hash);
        }
        drop(known);
        for key in keys {
            self.revocations.end(&key.id);
        }
    }

    /// A key has ended, as another server says.
    pub(crate) fn key_has_ended(&self, id: &str) {
        self.ended.fetch_add(1, Ordering::SeqCst);
        self.lock().retain(|_, known| known.key.id != id);
        self.revocations.end(id);
    }

    /// Keys may have ended without anybody having said so.
    pub(crate) async fn look_again_at_keys(&self) {
        self.look_again_at_all();
        for (id, hash) in self.revocations.watched() {
            match self.look_up(hash).await {
                Ok(Some(known)) if known.person.banned <= now() => {}
                Ok(_) => self.revocations.end(&id),
                Err(failure) => tracing::warn!("keys cannot be looked at: {failure:?}"),
            }
        }
    }

    /// All sockets of somebody end; the keys may still be good.
    pub(crate) fn end_sockets(&self, person: &str) {
        self.revocations.end_all(person);
    }

    /// What is known of somebody may have changed.
    pub(crate) fn look_again(&self, person: &str) {
        self.ended.fetch_add(1, Ordering::SeqCst);
        self.lock().retain(|_, known| known.person.id != person);
    }

    /// What is known of anybody may have changed.
    pub(crate) fn look_again_at_all(&self) {
        self.ended.fetch_add(1, Ordering::SeqCst);
        self.lock().clear();
    }

    /// Tells when a key ends.
    ///
    /// # Errors
    /// If it has ended by now.
    pub(crate) async fn watch(&self, key: &Key) -> Result<Ended, Failure> {
        let ended = self.revocations.watch(key);
        let known = self.look_up(key.hash).await?;
        known
            .filter(|known| known.person.banned <= now())
            .ok_or(Trouble::SignInFirst)?;
        Ok(ended)
    }

    /// Whom a key stands for.
    pub(crate) async fn find(
        &self,
        secret: &str,
        kind: KeyKind,
    ) -> Result<Option<(Arc<Person>, Arc<Key>)>, Failure> {
        let known = self.look_up(ids::hash_of(secret)).await?;
        let known = known.filter(|known| known.key.kind == kind && !has_ended(&known.key));
        if let Some(known) = &known {
            self.note_use(known);
        }
        Ok(known.map(|known| (known.person, known.key)))
    }

    /// Notes, once a day, that a key is used.
    fn note_use(&self, known: &Known) {
        let now = now();
        if now.saturating_sub(known.key.used) < DAY {
            return;
        }
        let hash = known.key.hash;
        let mut all = self.lock();
        match all.get_mut(&hash) {
            // Who looked it up at the same time notes it.
            Some(known) if now.saturating_sub(known.key.used) < DAY => return,
            Some(known) => Arc::make_mut(&mut known.key).used = now,
            None => {}
        }
        drop(all);
        // Nobody waits for it; if it fails, it is noted the next time.
        tokio::spawn(self.store.register().touch(hash, now));
    }

    async fn look_up(&self, hash: [u8; 32]) -> Result<Option<Known>, Failure> {
        let remembered = self.lock().get(&hash).cloned();
        if remembered.is_some() {
            return Ok(remembered);
        }
        let before = self.ended.load(Ordering::SeqCst);
        let Some((key, person)) = self.store.key(hash).await? else {
            return Ok(None);
        };
        let known = Known {
            person: Arc::new(person),
            key: Arc::new(key),
        };
        let mut all = self.lock();
        if all.len() >= MOST_REMEMBERED {
            all.clear();
        }
        if self.ended.load(Ordering::SeqCst) == before {
            all.insert(hash, known.clone());
        }
        Ok(Some(known))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<[u8; 32], Known>> {
        self.known.lock().expect("nobody panics with it")
    }
}

fn has_ended(key: &Key) -> bool {
    key.kind == KeyKind::Session && key.made + SESSION_SECONDS * 1000 < now()
}

/// Somebody as others may know them.
pub(crate) fn me(person: &Person) -> Me {
    Me {
        id: person.id.clone(),
        name: person.name.clone(),
        account: person.password.is_some(),
        admin: person.admin,
    }
}

fn token_info(key: &Key) -> TokenInfo {
    TokenInfo {
        id: key.id.clone(),
        label: key.label.clone(),
        token: None,
        made: key.made,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::MemoryStore;

    #[tokio::test]
    async fn the_oldest_sessions_give_way() {
        let people = People::new(
            Arc::new(MemoryStore::default()),
            Stay::default(),
            true,
            Arc::default(),
        );
        let ada = people.add_guest("Ada").await.unwrap();
        let session = || people.add_key(&ada, KeyKind::Session, "a browser");
        let first = session().await.unwrap();
        let mut last = session().await.unwrap();
        // Which one is the oldest is told in milliseconds.
        tokio::time::sleep(Duration::from_millis(2)).await;
        for _ in 0..MOST_SESSIONS {
            last = session().await.unwrap();
        }
        let kept = people.store.keys(&ada.id, KeyKind::Session).await.unwrap();
        assert_eq!(kept.len(), MOST_SESSIONS);
        assert!(kept.iter().all(|key| key.id != first.id));
        assert!(kept.iter().any(|key| key.id == last.id));
    }
}
