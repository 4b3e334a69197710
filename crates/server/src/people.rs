//! Guests, accounts, and the keys that stand for them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use protocol::{Me, TokenInfo};

use crate::ids;
use crate::problem::{Failure, Trouble};
use crate::store::{Key, KeyKind, Person, Store};
use crate::tables::now;

/// A session ends after half a year.
pub(crate) const SESSION_SECONDS: u64 = 180 * 24 * 3600;
const MOST_TOKENS: usize = 20;
const MOST_REMEMBERED: usize = 20_000;

/// Everybody who uses the table.
pub(crate) struct People {
    store: Arc<dyn Store>,
    /// Whom keys stand for, as far as they were used lately.
    known: Mutex<HashMap<[u8; 32], Known>>,
    /// So many passwords are hashed at once: each takes a lot of memory.
    hashing: tokio::sync::Semaphore,
}

#[derive(Clone)]
struct Known {
    person: Arc<Person>,
    key: Arc<Key>,
}

impl People {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            known: Mutex::default(),
            hashing: tokio::sync::Semaphore::new(2),
        }
    }

    /// A new guest.
    pub(crate) async fn add_guest(&self, name: &str) -> Result<Person, Failure> {
        let person = Person {
            id: ids::new_id(),
            name: checked_name(name)?,
            password: None,
        };
        self.store.add_person(person.clone()).await?;
        Ok(person)
    }

    /// An account: a new one, or for a guest who keeps all seats.
    pub(crate) async fn add_account(
        &self,
        guest: Option<&Person>,
        name: &str,
        password: &str,
    ) -> Result<Person, Failure> {
        let name = checked_name(name)?;
        if !(8..=200).contains(&password.chars().count()) {
            return Err(Trouble::BadPassword.into());
        }
        if guest.is_some_and(|guest| guest.password.is_some()) {
            return Err(Trouble::HasAccount.into());
        }
        let password = password.to_owned();
        let hash = self.on_a_thread(move || hash(&password)).await?;
        let person = Person {
            id: guest.map_or_else(ids::new_id, |guest| guest.id.clone()),
            name,
            password: Some(hash.ok_or(Trouble::Internal)?),
        };
        let added = match guest {
            Some(_) => self.store.upgrade(person.clone()).await?,
            None => self.store.add_person(person.clone()).await?,
        };
        if !added {
            return Err(Trouble::NameTaken.into());
        }
        self.forget(&person.id);
        Ok(person)
    }

    /// The account with this name and password.
    pub(crate) async fn log_in(&self, name: &str, password: &str) -> Result<Person, Failure> {
        let account = self.store.account(name.trim()).await?;
        let (hash, password) = (
            account.as_ref().and_then(|person| person.password.clone()),
            password.to_owned(),
        );
        let right = self
            .on_a_thread(move || match hash {
                Some(hash) => verify(&password, &hash),
                None => {
                    // It takes as long as for a name that exists, so that nobody can find out which do.
                    verify(&password, NOBODYS_HASH);
                    false
                }
            })
            .await?;
        match account {
            Some(person) if right => Ok(person),
            _ => Err(Trouble::WrongPassword.into()),
        }
    }

    async fn on_a_thread<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let _place = self
            .hashing
            .acquire()
            .await
            .map_err(|_| Trouble::Stopping)?;
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|_| Trouble::Internal.into())
    }

    /// A new key for somebody; it is told only once.
    pub(crate) async fn add_key(
        &self,
        person: &Person,
        kind: KeyKind,
        label: &str,
    ) -> Result<TokenInfo, Failure> {
        let label: String = label
            .chars()
            .filter(|letter| !letter.is_control())
            .collect();
        if label.chars().count() > 60 {
            return Err(Trouble::BadRequest.into());
        }
        if kind == KeyKind::Token && self.store.tokens(&person.id).await?.len() >= MOST_TOKENS {
            return Err(Trouble::TooManyTokens.into());
        }
        let secret = ids::new_key();
        let key = Key {
            id: ids::new_id(),
            hash: ids::hash_of(&secret),
            person: person.id.clone(),
            kind,
            label,
            made: now(),
        };
        self.store.add_key(key.clone()).await?;
        Ok(TokenInfo {
            token: Some(secret),
            ..token_info(&key)
        })
    }

    pub(crate) async fn tokens(&self, person: &Person) -> Result<Vec<TokenInfo>, Failure> {
        let tokens = self.store.tokens(&person.id).await?;
        Ok(tokens.iter().map(token_info).collect())
    }

    /// Takes a key back.
    pub(crate) async fn remove_key(&self, person: &Person, id: &str) -> Result<(), Failure> {
        let removed = self.store.remove_key(&person.id, id).await?;
        let hash = removed.ok_or(Trouble::UnknownToken)?;
        self.lock().remove(&hash);
        Ok(())
    }

    /// Whom a key stands for.
    pub(crate) async fn find(
        &self,
        secret: &str,
        kind: KeyKind,
    ) -> Result<Option<(Arc<Person>, Arc<Key>)>, Failure> {
        let hash = ids::hash_of(secret);
        let remembered = self.lock().get(&hash).cloned();
        let known = match remembered {
            Some(known) => known,
            None => {
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
                all.insert(hash, known.clone());
                known
            }
        };
        let ended = kind == KeyKind::Session && known.key.made + SESSION_SECONDS * 1000 < now();
        if known.key.kind != kind || ended {
            return Ok(None);
        }
        Ok(Some((known.person, known.key)))
    }

    /// Looks a person up again next time.
    fn forget(&self, person: &str) {
        self.lock().retain(|_, known| known.person.id != person);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<[u8; 32], Known>> {
        self.known.lock().expect("nobody panics with it")
    }
}

/// Somebody as others may know them.
pub(crate) fn me(person: &Person) -> Me {
    Me {
        id: person.id.clone(),
        name: person.name.clone(),
        account: person.password.is_some(),
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

/// A name in one line, with single spaces.
fn checked_name(name: &str) -> Result<String, Trouble> {
    let words: Vec<_> = name.split_whitespace().collect();
    let name = words.join(" ");
    let fine = |letter: char| letter.is_alphanumeric() || " -_.'’·".contains(letter);
    if (1..=24).contains(&name.chars().count()) && name.chars().all(fine) {
        Ok(name)
    } else {
        Err(Trouble::BadName)
    }
}

/// The hash of a password that nobody has.
const NOBODYS_HASH: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
                            Q4bOsHcLcFpsCF2Ht2xvB8kUJLrjEQ1h1cdbUjZoT0M";

fn hash(password: &str) -> Option<String> {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.ok().map(|hash| hash.to_string())
}

fn verify(password: &str, hash: &str) -> bool {
    Argon2::default()
        .verify_password(password.as_bytes(), hash)
        .is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_in_one_line() {
        assert_eq!(checked_name("  Ada \n Lovelace ").unwrap(), "Ada Lovelace");
        assert_eq!(checked_name("Zoé d’Œuvre").unwrap(), "Zoé d’Œuvre");
        for bad in ["", "   ", "<script>", "x\u{202e}y", &"a".repeat(25)] {
            assert!(checked_name(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn passwords_are_recognized() {
        let kept = hash("correct horse").unwrap();
        assert!(kept.starts_with("$argon2id$"));
        assert!(verify("correct horse", &kept));
        assert!(!verify("wrong horse", &kept));
        assert!(!verify("correct horse", NOBODYS_HASH));
    }
}
