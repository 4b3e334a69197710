//! What is kept about people beside their names and keys.

use protocol::{ActInfo, ChatLine, NewAct, ReportInfo, Said};

use super::rows::{self, chat_columns, get, person_columns, report_columns, writable};
use super::{PostgresStore, people};
use crate::people::names;
use crate::store::columns::purpose_text;
use crate::store::{
    Browser, Change, Letter, Outdated, Person, Purged, Purpose, Register, Reply, Report, Turns,
    Wish,
};

/// So many people of one name are listed.
const MOST_NAMED: i64 = 50;
/// So many people are told of their turns at once.
const MOST_TOLD: i64 = 100;
/// So many browsers show messages to one person: the newest.
const MOST_BROWSERS: i64 = 10;

impl Register for PostgresStore {
    fn person(&self, id: &str) -> Reply<Option<Person>> {
        let (database, id) = (self.database.clone(), id.to_owned());
        Box::pin(async move {
            let question = concat!("SELECT ", person_columns!(), " FROM person p WHERE id = $1");
            let found = database.row(question, &[&id]).await?;
            found.map(|row| rows::person(&row, 0)).transpose()
        })
    }

    fn named(&self, name: &str) -> Reply<Vec<Person>> {
        let (database, name) = (self.database.clone(), writable(name));
        Box::pin(async move {
            let found = database
                .rows(
                    concat!(
                        "SELECT ",
                        person_columns!(),
                        " FROM person p WHERE id = $1 OR login = $2 OR lower(name) = lower($1)
                      ORDER BY login IS NULL, seen DESC LIMIT $3"
                    ),
                    &[&name, &names::login(&name), &MOST_NAMED],
                )
                .await;
            found?.iter().map(|row| rows::person(row, 0)).collect()
        })
    }

    fn accounts(&self, people: Vec<String>) -> Reply<Vec<(String, String)>> {
        let database = self.database.clone();
        Box::pin(async move {
            let found = database
                .rows(
                    "SELECT p.id, p.name FROM unnest($1::text[]) WITH ORDINALITY AS w (id, number)
                 JOIN person p ON p.id = w.id WHERE p.login IS NOT NULL ORDER BY w.number",
                    &[&people],
                )
                .await;
            let accounts = found?;
            let accounts = accounts.iter().map(|row| Ok((get(row, 0)?, get(row, 1)?)));
            accounts.collect()
        })
    }

    fn administrators(&self) -> Reply<Vec<Person>> {
        let database = self.database.clone();
        Box::pin(async move {
            let found = database
                .rows(
                    concat!(
                        "SELECT ",
                        person_columns!(),
                        " FROM person p WHERE admin ORDER BY name COLLATE \"C\""
                    ),
                    &[],
                )
                .await;
            found?.iter().map(|row| rows::person(row, 0)).collect()
        })
    }

    fn muted(&self, now: u64) -> Reply<Vec<(String, u64)>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = "SELECT id, muted FROM person WHERE muted > $1";
            let found = database.rows(question, &[&(now as i64)]).await?;
            let muted = found.iter();
            muted
                .map(|row| Ok((get(row, 0)?, rows::number(row, 1)?)))
                .collect()
        })
    }

    fn touch(&self, key: [u8; 32], now: u64) -> Reply<()> {
        let database = self.database.clone();
        Box::pin(async move {
            let change = "
                WITH used AS (UPDATE access_key SET used = $2 WHERE hash = $1 RETURNING person)
                UPDATE person SET seen = $2 FROM used WHERE id = used.person";
            let touched = database.change(change, &[&&key[..], &(now as i64)]).await;
            touched.map(drop)
        })
    }

    fn purge(&self, outdated: Outdated) -> Reply<Purged> {
        let (database, herald) = (self.database.clone(), self.herald.clone());
        Box::pin(async move {
            let purged = people::purge(&database, outdated).await?;
            for key in &purged.keys {
                herald.tell(Change::Ended(key.id.clone()));
            }
            for guest in &purged.guests {
                herald.tell(Change::Person(guest.clone()));
            }
            Ok(purged)
        })
    }

    fn said(&self, person: &str) -> Reply<Vec<Said>> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let question = concat!(
                "SELECT table_id, ",
                chat_columns!(),
                " FROM chat WHERE person = $1 ORDER BY id"
            );
            let found = database.rows(question, &[&person]).await?;
            let said = found.iter().map(|row| {
                Ok(Said {
                    table: get(row, 0)?,
                    line: rows::chat_line(row, 1)?,
                })
            });
            said.collect()
        })
    }

    fn reported(&self, person: &str) -> Reply<Vec<ReportInfo>> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let question = concat!(
                "SELECT ",
                report_columns!(),
                " FROM report WHERE by_whom = $1 ORDER BY id"
            );
            let found = database.rows(question, &[&person]).await?;
            found.iter().map(rows::report).collect()
        })
    }

    fn erase(&self, person: &str, former: &'static str) -> Reply<bool> {
        let (database, person) = (self.database.clone(), person.to_owned());
        let herald = self.herald.clone();
        Box::pin(async move {
            let erased = people::erase(&database, &person, former).await?;
            herald.tell(Change::Forgotten(person));
            Ok(erased)
        })
    }

    fn line(&self, table: &str, id: u64) -> Reply<Option<(Option<String>, ChatLine)>> {
        let (database, table) = (self.database.clone(), table.to_owned());
        Box::pin(async move {
            let question = concat!(
                "SELECT person, ",
                chat_columns!(),
                " FROM chat WHERE table_id = $1 AND id = $2"
            );
            let found = database.row(question, &[&table, &(id as i64)]).await?;
            found
                .map(|row| Ok((get(&row, 0)?, rows::chat_line(&row, 1)?)))
                .transpose()
        })
    }

    fn report(&self, report: Report) -> Reply<bool> {
        let database = self.database.clone();
        Box::pin(async move {
            let Report { info, line } = report;
            let kept = database
                .change(
                    "INSERT INTO report (at, by_whom, table_id, person, name, line, text, reason)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
                    &[
                        &(info.at as i64),
                        &info.by,
                        &info.table,
                        &info.person,
                        &info.name,
                        &line.map(|line| line as i64),
                        &info.text.as_deref().map(writable),
                        &writable(&info.reason),
                    ],
                )
                .await;
            Ok(kept? > 0)
        })
    }

    fn reports(&self, all: bool, limit: usize) -> Reply<Vec<ReportInfo>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = concat!(
                "SELECT ",
                report_columns!(),
                " FROM report WHERE done IS NULL OR $1 ORDER BY id DESC LIMIT $2"
            );
            let found = database.rows(question, &[&all, &(limit as i64)]).await?;
            found.iter().map(rows::report).collect()
        })
    }

    fn act(
        &self,
        at: u64,
        by: Option<String>,
        what: NewAct,
        password: Option<String>,
    ) -> Reply<Option<ActInfo>> {
        let (database, herald) = (self.database.clone(), self.herald.clone());
        Box::pin(async move {
            let done = people::act(&database, at, by, what, password).await?;
            herald.tell(Change::Act);
            Ok(done)
        })
    }

    fn acts_after(&self, id: u64, limit: usize) -> Reply<Vec<ActInfo>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question =
                "SELECT id, at, by_whom, what FROM act WHERE id > $1 ORDER BY id LIMIT $2";
            let found = database
                .rows(question, &[&(id as i64), &(limit as i64)])
                .await;
            found?.iter().map(rows::act).collect()
        })
    }

    fn last_acts(&self, limit: usize) -> Reply<Vec<ActInfo>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = "SELECT id, at, by_whom, what FROM act ORDER BY id DESC LIMIT $1";
            let found = database.rows(question, &[&(limit as i64)]).await?;
            found.iter().map(rows::act).collect()
        })
    }

    fn add_letter(&self, letter: Letter) -> Reply<()> {
        let database = self.database.clone();
        Box::pin(async move {
            let purpose = purpose_text(letter.purpose);
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            let earlier = "DELETE FROM letter WHERE person = $1 AND purpose = $2";
            work.change(earlier, &[&letter.person, &purpose]).await?;
            work.change(
                "INSERT INTO letter (hash, person, purpose, address, until)
                 VALUES ($1, $2, $3, $4, $5)",
                &[
                    &&letter.hash[..],
                    &letter.person,
                    &purpose,
                    &letter.address,
                    &(letter.until as i64),
                ],
            )
            .await?;
            work.keep().await
        })
    }

    fn take_letter(&self, hash: [u8; 32], purpose: Purpose, now: u64) -> Reply<Option<Letter>> {
        let database = self.database.clone();
        Box::pin(async move {
            let taken = database
                .change_to(
                    "DELETE FROM letter WHERE hash = $1 AND purpose = $2
                 RETURNING person, address, until",
                    &[&&hash[..], &purpose_text(purpose)],
                )
                .await;
            let Some(row) = taken? else {
                return Ok(None);
            };
            let letter = Letter {
                hash,
                person: get(&row, 0)?,
                purpose,
                address: get(&row, 1)?,
                until: rows::number(&row, 2)?,
            };
            Ok(Some(letter).filter(|letter| letter.until > now))
        })
    }

    fn by_email(&self, address: &str) -> Reply<Vec<Person>> {
        let (database, address) = (self.database.clone(), writable(address));
        Box::pin(async move {
            let question = concat!(
                "SELECT ",
                person_columns!(),
                " FROM person p WHERE email = $1"
            );
            let found = database.rows(question, &[&address]).await?;
            found.iter().map(|row| rows::person(row, 0)).collect()
        })
    }

    fn set_email(&self, person: &str, address: Option<String>) -> Reply<()> {
        let (database, person) = (self.database.clone(), person.to_owned());
        let herald = self.herald.clone();
        Box::pin(async move {
            let change =
                "UPDATE person SET email = $2::text, mail_wish = mail_wish AND $2::text IS NOT NULL
                          WHERE id = $1";
            database.change(change, &[&person, &address]).await?;
            herald.tell(Change::Person(person));
            Ok(())
        })
    }

    fn wish(&self, person: &str) -> Reply<Wish> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let question = "SELECT mail_wish, lang FROM person WHERE id = $1";
            let (mail, lang) = match database.row(question, &[&person]).await? {
                Some(row) => (get(&row, 0)?, get(&row, 1)?),
                None => (false, None),
            };
            let question = "SELECT id, session, endpoint, p256dh, auth, made FROM browser
                            WHERE person = $1 ORDER BY made";
            let browsers = database.rows(question, &[&person]).await?;
            let browsers: Result<Vec<Browser>, _> = browsers.iter().map(rows::browser).collect();
            Ok(Wish {
                mail,
                lang,
                browsers: browsers?,
            })
        })
    }

    fn set_mail_wish(&self, person: &str, mail: bool, lang: String) -> Reply<()> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let change = "UPDATE person SET mail_wish = $2 AND email IS NOT NULL, lang = $3
                          WHERE id = $1";
            database
                .change(change, &[&person, &mail, &lang])
                .await
                .map(drop)
        })
    }

    fn add_browser(&self, person: &str, browser: Browser, lang: String) -> Reply<()> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            let speaks = "UPDATE person SET lang = $2 WHERE id = $1";
            work.change(speaks, &[&person, &lang]).await?;
            let earlier = "DELETE FROM browser WHERE id = $1 OR endpoint = $2";
            work.change(earlier, &[&browser.id, &browser.endpoint])
                .await?;
            work.change(
                "INSERT INTO browser (id, person, session, endpoint, p256dh, auth, made)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
                &[
                    &browser.id,
                    &person,
                    &browser.session,
                    &browser.endpoint,
                    &browser.p256dh,
                    &browser.auth,
                    &(browser.made as i64),
                ],
            )
            .await?;
            work.change(
                "DELETE FROM browser WHERE person = $1 AND id NOT IN (
                    SELECT id FROM browser WHERE person = $1 ORDER BY made DESC LIMIT $2)",
                &[&person, &MOST_BROWSERS],
            )
            .await?;
            work.keep().await
        })
    }

    fn remove_browser(&self, person: &str, id: &str) -> Reply<bool> {
        let database = self.database.clone();
        let (person, id) = (person.to_owned(), writable(id));
        Box::pin(async move {
            let change = "DELETE FROM browser WHERE person = $1 AND id = $2";
            Ok(database.change(change, &[&person, &id]).await? > 0)
        })
    }

    fn end_wishes(&self, person: &str) -> Reply<()> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            for change in [
                "UPDATE person SET mail_wish = FALSE WHERE id = $1",
                "DELETE FROM browser WHERE person = $1",
                "DELETE FROM nudge WHERE person = $1",
            ] {
                work.change(change, &[&person]).await?;
            }
            work.keep().await
        })
    }

    fn turn(&self, person: &str, table: &str, at: u64) -> Reply<()> {
        let database = self.database.clone();
        let (person, table) = (person.to_owned(), table.to_owned());
        Box::pin(async move {
            let noted = database
                .change(
                    "INSERT INTO nudge (person, table_id, at)
                 SELECT id, $2::text, $3::bigint FROM person p
                 WHERE id = $1
                   AND (mail_wish OR EXISTS (SELECT 1 FROM browser b WHERE b.person = p.id))
                 ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at",
                    &[&person, &table, &(at as i64)],
                )
                .await;
            noted.map(drop)
        })
    }

    fn turns(&self, came: u64, told: u64) -> Reply<Vec<Turns>> {
        let database = self.database.clone();
        Box::pin(async move {
            let found = database
                .rows(
                    "SELECT n.person, array_agg(n.table_id ORDER BY n.at)
                 FROM nudge n JOIN person p ON p.id = n.person
                 WHERE p.notified < $2 GROUP BY n.person HAVING min(n.at) < $1
                 ORDER BY n.person LIMIT $3",
                    &[&(came as i64), &(told as i64), &MOST_TOLD],
                )
                .await;
            let turns = found?;
            let turns = turns.iter().map(|row| {
                Ok(Turns {
                    person: get(row, 0)?,
                    tables: get(row, 1)?,
                })
            });
            turns.collect()
        })
    }

    fn told(&self, person: &str, tables: Vec<String>, at: Option<u64>) -> Reply<()> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            let gone = "DELETE FROM nudge WHERE person = $1 AND table_id = ANY ($2)";
            work.change(gone, &[&person, &tables]).await?;
            if let Some(at) = at {
                let told = "UPDATE person SET notified = $2 WHERE id = $1";
                work.change(told, &[&person, &(at as i64)]).await?;
            }
            work.keep().await
        })
    }

    fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Reply<Vec<u8>> {
        let database = self.database.clone();
        Box::pin(async move {
            let first =
                "INSERT INTO house_secret (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            database.change(first, &[&name, &fresh]).await?;
            let question = "SELECT secret FROM house_secret WHERE name = $1";
            match database.row(question, &[&name]).await? {
                Some(row) => get(&row, 0),
                None => Ok(fresh),
            }
        })
    }
}
