//! In games by days people are told when it is their turn: once for all their games, not too often, and not if they
//! have come back meanwhile.

use std::sync::{Arc, Weak};

use engine::Message;
use futures_util::future::join_all;
use futures_util::stream::{self, StreamExt};
use protocol::{Clock, Status, TableInfo};
use serde_json::json;
use table::{Locale, Words};

use super::{Messages, Messenger};
use crate::catalog::Catalog;
use crate::problem::Failure;
use crate::push::{MOST_BYTES, Sent};
use crate::store::{Person, Store, Turns, Wish};
use crate::tables::Tables;

/// Whoever tells people of their turns has a lease with this name: no table is called so.
const TELLING: &str = "#turns";
/// A message names so many games.
const MOST_NAMED: usize = 20;
/// So many people are told at the same time.
const AT_ONCE: usize = 16;

struct Teller {
    store: Arc<dyn Store>,
    catalog: Arc<Catalog>,
    messenger: Arc<Messenger>,
    settings: Messages,
}

/// Tells people of their turns, as long as there are tables.
pub(crate) fn tell_of_turns(
    settings: Messages,
    messenger: Arc<Messenger>,
    catalog: Arc<Catalog>,
    store: Arc<dyn Store>,
    tables: Weak<Tables>,
) {
    let teller = Teller {
        store,
        catalog,
        messenger,
        settings,
    };
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(teller.settings.look).await;
            let Some(tables) = tables.upgrade() else {
                return;
            };
            if let Err(failure) = teller.tell(&tables).await {
                tracing::warn!("people cannot be told that it is their turn: {failure:?}");
            }
        }
    });
}

impl Teller {
    async fn tell(&self, tables: &Arc<Tables>) -> Result<(), Failure> {
        // Where several servers share the store one of them tells.
        if self.store.claim(TELLING).await?.is_none() {
            return Ok(());
        }
        let now = self.store.now();
        let ago = |time: std::time::Duration| now.saturating_sub(time.as_millis() as u64);
        let (came, told) = (ago(self.settings.delay), ago(self.settings.apart));
        let turns = self.store.register().turns(came, told).await?;
        // A service that does not answer keeps few others waiting.
        let told = stream::iter(turns).for_each_concurrent(AT_ONCE, async |turns| {
            if let Err(failure) = self.tell_one(tables, turns).await {
                tracing::warn!("somebody cannot be told that it is their turn: {failure:?}");
            }
        });
        told.await;
        Ok(())
    }

    async fn tell_one(&self, tables: &Arc<Tables>, turns: Turns) -> Result<(), Failure> {
        let register = self.store.register();
        let mut waiting = Vec::new();
        let mut done = Vec::new();
        for table in turns.tables {
            match tables.info_for(&table, &turns.person).await {
                Ok(Some(info)) if waits(&info) => waiting.push(info),
                // What cannot be read need not be played.
                Ok(_) | Err(_) => done.push(table),
            }
        }
        let person = register.person(&turns.person).await?;
        let person = person.filter(|person| person.banned <= self.store.now());
        let mut at = None;
        if let Some(person) = person.filter(|_| !waiting.is_empty()) {
            let wish = register.wish(&person.id).await?;
            let told = self.send(&person, &wish, &waiting).await?;
            at = Some(self.store.now());
            if !told {
                // It is tried again, but not at once.
                return Ok(register.told(&person.id, done, at).await?);
            }
        }
        done.extend(waiting.into_iter().map(|info| info.id));
        Ok(register.told(&turns.person, done, at).await?)
    }

    /// Sends the message; says whether nothing has to be tried again.
    async fn send(
        &self,
        person: &Person,
        wish: &Wish,
        waiting: &[TableInfo],
    ) -> Result<bool, Failure> {
        let locale: Locale = wish
            .lang
            .as_deref()
            .and_then(|code| code.parse().ok())
            .unwrap_or_default();
        let words = self.catalog.words(locale);
        let token = self.messenger.end_token(&person.id);
        let mut failed = 0;
        let mut reached = 0;
        if let (true, Some(address), Ok(mail)) = (wish.mail, &person.email, self.messenger.mail()) {
            let end = format!("{}/api/v1/notifications/end/{token}", self.messenger.url);
            let subject = words.tell(&counted("message-turns-subject", waiting));
            let text = self.letter(words, waiting, &token);
            if mail.send(address, &subject, text, &end).await {
                reached += 1;
            } else {
                failed += 1;
            }
        }
        if let Ok(push) = self.messenger.push() {
            let message = notice(words, waiting, &token);
            let sent = wish
                .browsers
                .iter()
                .map(|browser| push.send(browser, &message));
            let sent = join_all(sent).await;
            for (browser, sent) in wish.browsers.iter().zip(sent) {
                match sent {
                    Sent::Yes => reached += 1,
                    Sent::NotNow => failed += 1,
                    Sent::NeverAgain => {
                        let register = self.store.register();
                        register.remove_browser(&person.id, &browser.id).await?;
                    }
                }
            }
        }
        Ok(reached > 0 || failed == 0)
    }

    fn letter(&self, words: &Words, waiting: &[TableInfo], token: &str) -> String {
        let games: Vec<_> = waiting
            .iter()
            .take(MOST_NAMED)
            .map(|info| {
                let link = self.messenger.link(&format!("table/{}", info.id));
                format!("{}: {link}", game_name(words, info))
            })
            .collect();
        let message = counted("message-turns-text", waiting)
            .with("list", games.join("\n"))
            .with("lobby", self.messenger.link("lobby"))
            .with("end", self.messenger.link(&format!("quiet?token={token}")));
        words.tell(&message)
    }
}

fn waits(info: &TableInfo) -> bool {
    let you = info.you.filter(|you| info.awaited.contains(you));
    let seat = you.and_then(|you| info.seats.get(you - 1));
    info.status == Status::Playing
        && matches!(info.clock, Clock::Days { .. })
        // Whoever looks at it knows.
        && seat.is_some_and(|seat| !seat.connected && seat.stand_in.is_none())
}

fn counted(key: &'static str, waiting: &[TableInfo]) -> Message {
    Message::new(key).with("games", waiting.len() as i64)
}

fn game_name(words: &Words, info: &TableInfo) -> String {
    words.get(&format!("game-{}", info.game))
}

/// What the service worker shows.
fn notice(words: &Words, waiting: &[TableInfo], token: &str) -> Vec<u8> {
    let mut names: Vec<_> = waiting.iter().map(|info| game_name(words, info)).collect();
    names.sort_unstable();
    names.dedup();
    let link = match waiting {
        [one] => format!("/#/table/{}", one.id),
        _ => "/#/lobby".to_owned(),
    };
    let message = json!({
        "title": words.tell(&counted("message-turns-subject", waiting)),
        "text": names.join(", "),
        "link": link,
        "end": format!("/api/v1/notifications/end/{token}"),
        "stop": words.get("message-turns-stop"),
    });
    let mut text = message.to_string().into_bytes();
    // Services take no longer ones. Names of games are short.
    text.truncate(MOST_BYTES);
    text
}
