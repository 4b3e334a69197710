//! What administrators do about people and tables. They may do it here or with another program on the same store
//! (`formicary admin`): either way it is noted there, read from there, and takes effect.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use protocol::{Act, ActInfo, NewAct, NewReport, ReportInfo};

use crate::limits::{PersonGate, Rate};
use crate::people::People;
use crate::problem::{Failure, Trouble};
use crate::store::{FOREVER, Person, Report, Store};
use crate::tables::{Tables, ask, now};

/// In milliseconds: so long an address is barred at most.
const LONGEST: u64 = 24 * 3600 * 1000;
/// How often the house looks for what was done elsewhere.
const LOOK: Duration = Duration::from_secs(2);
/// So much of it is read at once.
const AT_ONCE: usize = 100;
/// Reasons have at most so many letters.
const MOST_REASON: usize = 500;
/// So often one person may report something.
const REPORTS: Rate = Rate::new(5.0, 0.2);
/// And so many people of one address.
const REPORTERS: usize = 5;

/// Those whom others do not hear, and until when.
#[derive(Default)]
pub(crate) struct Silence(Mutex<HashMap<String, u64>>);

impl Silence {
    /// Until when others do not hear somebody, if they do not.
    pub(crate) fn until(&self, person: &str, now: u64) -> Option<u64> {
        let until = self.lock().get(person).copied();
        until.filter(|until| *until > now)
    }

    fn set(&self, person: &str, until: u64) {
        let now = now();
        let mut all = self.lock();
        all.retain(|_, until| *until > now);
        all.insert(person.to_owned(), until);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, u64>> {
        self.0.lock().expect("nobody panics with it")
    }
}

/// Looks after how people behave.
pub(crate) struct Moderation {
    store: Arc<dyn Store>,
    people: Arc<People>,
    tables: Arc<Tables>,
    silence: Arc<Silence>,
    /// The last act that has taken effect here.
    last: AtomicU64,
    /// One after the other.
    turn: tokio::sync::Mutex<()>,
    reporting: PersonGate,
}

impl Moderation {
    /// Begins to look after how people behave.
    pub(crate) async fn begin(
        store: Arc<dyn Store>,
        people: Arc<People>,
        tables: Arc<Tables>,
        silence: Arc<Silence>,
    ) -> Result<Arc<Self>, Failure> {
        let last = store.register().last_acts(1).await?;
        for (person, until) in store.register().muted(now()).await? {
            silence.set(&person, until);
        }
        let moderation = Arc::new(Self {
            store,
            people,
            tables,
            silence,
            last: AtomicU64::new(last.first().map_or(0, |act| act.id)),
            turn: tokio::sync::Mutex::default(),
            reporting: PersonGate::new(REPORTS, REPORTERS),
        });
        tokio::spawn(look_elsewhere(Arc::downgrade(&moderation)));
        Ok(moderation)
    }

    /// Does what an administrator wants.
    pub(crate) async fn act(&self, by: &Person, what: NewAct) -> Result<(), Failure> {
        reason(&what.reason, 0)?;
        if what.act == Act::ResetPassword {
            // Nobody is to know the passwords of others; on the machine itself there is no other way.
            return Err(Trouble::BadRequest.into());
        }
        let unknown = match what.act {
            Act::Close | Act::Reopen => Trouble::UnknownTable,
            Act::Settle => Trouble::UnknownReport,
            _ => Trouble::UnknownPerson,
        };
        if what.act == Act::Purge {
            self.people.purge().await?;
        }
        let by = Some(by.id.clone());
        let done = self.store.register().act(now(), by, what, None).await?;
        done.ok_or(unknown)?;
        self.catch_up().await
    }

    /// Lets what was done take effect.
    pub(crate) async fn catch_up(&self) -> Result<(), Failure> {
        let _turn = self.turn.lock().await;
        loop {
            let last = self.last.load(Ordering::SeqCst);
            let acts = self.store.register().acts_after(last, AT_ONCE).await?;
            for act in &acts {
                self.apply(act).await;
                self.last.store(act.id, Ordering::SeqCst);
            }
            if acts.len() < AT_ONCE {
                return Ok(());
            }
        }
    }

    async fn apply(&self, act: &ActInfo) {
        let by = act.by.as_deref().unwrap_or("console");
        let what = &act.what;
        tracing::info!(target: "audit", by, act = ?what.act, person = what.person, table = what.table);
        if let Some(person) = &what.person {
            self.people.look_again(person);
            match what.act {
                Act::Mute => self.silence.set(person, what.until.unwrap_or(FOREVER)),
                Act::Unmute => self.silence.set(person, 0),
                Act::Ban => {
                    self.people.end_sockets(person);
                    self.bar(person, what.until.unwrap_or(FOREVER)).await;
                }
                Act::ResetPassword => self.people.end_sockets(person),
                Act::Unban => self.bar(person, 0).await,
                _ => {}
            }
        }
        if let Some(table) = &what.table {
            match what.act {
                Act::Close => self.tables.shut(table).await,
                Act::Reopen => {
                    // It may be closed again by now, or not be readable: what comes after it takes effect all the same.
                    if let Err(failure) = self.tables.reopen(table).await {
                        tracing::warn!("table {table} cannot be looked at again: {failure:?}");
                    }
                }
                _ => {}
            }
        }
        if what.act == Act::Purge {
            self.people.look_again_at_all();
        }
    }

    /// A guest who is banned does not come back as another one, from where they were last. That is an address which others
    /// may have some day, so it is not for long.
    async fn bar(&self, person: &str, until: u64) {
        let Some(from) = self.tables.address_of(person) else {
            return;
        };
        match self.store.register().person(person).await {
            Ok(Some(known)) if known.password.is_none() => {
                self.people.bar(from, until.min(now() + LONGEST));
            }
            Ok(_) => {}
            Err(error) => tracing::warn!("{error}"),
        }
    }

    /// Somebody behaves badly at a table.
    pub(crate) async fn report(
        &self,
        by: &Person,
        from: IpAddr,
        table: &str,
        wanted: &NewReport,
    ) -> Result<(), Failure> {
        let reason = reason(&wanted.reason, 1)?.to_owned();
        // A table is not even waken up for those who ask too often.
        if !self.reporting.pass(&by.id, from) {
            return Err(Trouble::TooOften.into());
        }
        let requests = self.tables.find(table).await?;
        let (person, name, text) = match (wanted.line, wanted.seat) {
            (Some(line), None) => {
                let said = self.store.register().line(table, line).await?;
                let (person, said) = said.ok_or(Trouble::BadRequest)?;
                (person, said.name, Some(said.text))
            }
            (None, Some(seat)) => {
                let sits = move |(sits, id): (engine::Seat, &str)| {
                    (sits.number() == seat).then(|| id.to_owned())
                };
                let found = ask(&requests, move |hosted, _| hosted.people().find_map(sits)).await?;
                let id = found.ok_or(Trouble::UnknownSeat)?;
                let person = self.store.register().person(&id).await?;
                let person = person.ok_or(Trouble::UnknownPerson)?;
                (Some(id), person.name, None)
            }
            _ => return Err(Trouble::BadRequest.into()),
        };
        let info = ReportInfo {
            id: 0,
            at: now(),
            by: Some(by.id.clone()),
            table: table.to_owned(),
            person,
            name,
            text,
            reason,
            done: None,
        };
        let line = wanted.line;
        if self.store.register().report(Report { info, line }).await? {
            tracing::info!(target: "audit", by = by.id, table, "something was reported");
            Ok(())
        } else {
            Err(Trouble::ReportedAlready.into())
        }
    }
}

/// A reason that is neither too short nor too long.
fn reason(text: &str, least: usize) -> Result<&str, Trouble> {
    let text = text.trim();
    if (least..=MOST_REASON).contains(&text.chars().count()) {
        Ok(text)
    } else {
        Err(Trouble::BadReason)
    }
}

/// Reads what was done by another program.
async fn look_elsewhere(moderation: Weak<Moderation>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(moderation) = moderation.upgrade() else {
            return;
        };
        if let Err(failure) = moderation.catch_up().await {
            tracing::warn!("what administrators did cannot be read: {failure:?}");
        }
    }
}
