//! What is kept about somebody, and how all of it is forgotten.

use std::net::IpAddr;

use protocol::{BrowserInfo, Export, ExportedDeed, ExportedTable, Wishes};
use table::Occupant;

use super::{People, me, profile, token_info};
use crate::problem::{Failure, Trouble};
use crate::store::{Entry, Key, KeyKind, Opening, Person, Which};

/// So many tables of one person are read.
const MOST_TABLES: usize = 10_000;

impl People {
    /// Everything that is kept about somebody; `own` is the session that asks.
    pub(crate) async fn export(&self, person: &Person, own: &Key) -> Result<Export, Failure> {
        let register = self.store.register();
        let mut tables = Vec::new();
        for id in self.store.tables_of(&person.id, MOST_TABLES).await? {
            if let Some((opening, entries)) = self.store.table(&id).await? {
                tables.push(exported(person, opening, &entries));
            }
        }
        // Others may have changed it since the key was looked up.
        let known = register.person(&person.id).await?;
        let known = known.ok_or(Trouble::UnknownPerson)?;
        let profile = profile::profile(&*self.store, person).await?;
        Ok(Export {
            me: me(&known),
            made: known.made,
            seen: known.seen,
            email: known.email.clone(),
            muted: Some(known.muted).filter(|until| *until > crate::tables::now()),
            sessions: self.sessions(person, own).await?,
            tokens: {
                let tokens = self.store.keys(&person.id, KeyKind::Token).await?;
                tokens.iter().map(token_info).collect()
            },
            wishes: self.wishes(person).await?,
            tables,
            ratings: profile.ratings,
            bots: profile.bots,
            chat: register.said(&person.id).await?,
            reports: register.reported(&person.id).await?,
        })
    }

    /// How somebody wants to be told that it is their turn.
    pub(crate) async fn wishes(&self, person: &Person) -> Result<Wishes, Failure> {
        let register = self.store.register();
        let wish = register.wish(&person.id).await?;
        let known = register.person(&person.id).await?;
        Ok(Wishes {
            email: known.and_then(|person| person.email),
            mail: wish.mail,
            browsers: wish
                .browsers
                .into_iter()
                .map(|browser| BrowserInfo {
                    id: browser.id,
                    endpoint: browser.endpoint,
                    made: browser.made,
                })
                .collect(),
        })
    }

    /// Makes sure that it is really the owner of an account who asks. Guests have nothing to show.
    pub(crate) async fn make_sure(
        &self,
        person: &Person,
        password: &str,
        from: IpAddr,
    ) -> Result<(), Failure> {
        if person.password.is_some() {
            self.show(person, password, from).await?;
        }
        Ok(())
    }

    /// Forgets somebody: where their name stood, a dash stands from now on. All their keys end.
    pub(crate) async fn erase(&self, person: &Person) -> Result<(), Failure> {
        self.end_keys(person, Which::All).await?;
        let register = self.store.register();
        register.erase(&person.id, Occupant::FORMER).await?;
        self.look_again(&person.id);
        Ok(())
    }
}

fn exported(person: &Person, opening: Opening, entries: &[Entry]) -> ExportedTable {
    let own = |entry: &&Entry| entry.person.as_deref() == Some(&*person.id);
    let own = entries.iter().filter(own);
    ExportedTable {
        opener: opening.opener == person.id,
        id: opening.id,
        game: opening.game,
        setup: opening.setup,
        opened: opening.opened,
        deeds: own
            .map(|entry| ExportedDeed {
                at: entry.at,
                deed: entry.deed.to_string(),
            })
            .collect(),
    }
}
