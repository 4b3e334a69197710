//! What is kept about people beside their names and keys.

use protocol::{ActInfo, ChatLine, NewAct, ReportInfo, Said};
use rusqlite::params;

use super::{SqliteStore, people};
use crate::store::{
    Browser, Letter, Outdated, Person, Purged, Purpose, Register, Reply, Report, Turns, Wish,
};

impl Register for SqliteStore {
    fn person(&self, id: &str) -> Reply<Option<Person>> {
        let id = id.to_owned();
        self.reader
            .ask(move |connection| people::person(connection, &id))
    }

    fn named(&self, name: &str) -> Reply<Vec<Person>> {
        let name = name.to_owned();
        self.reader
            .ask(move |connection| people::named(connection, &name))
    }

    fn accounts(&self, people: Vec<String>) -> Reply<Vec<(String, String)>> {
        self.reader
            .ask(move |connection| people::accounts(connection, &people))
    }

    fn administrators(&self) -> Reply<Vec<Person>> {
        self.reader.ask(people::administrators)
    }

    fn muted(&self, now: u64) -> Reply<Vec<(String, u64)>> {
        self.reader.ask(move |connection| {
            connection
                .prepare_cached("SELECT id, muted FROM person WHERE muted > ?1")?
                .query_map([now as i64], |row| {
                    Ok((row.get(0)?, row.get::<_, i64>(1)? as u64))
                })?
                .collect()
        })
    }

    fn touch(&self, key: [u8; 32], now: u64) -> Reply<()> {
        self.writer.ask(move |connection| {
            connection
                .prepare_cached("UPDATE access_key SET used = ?2 WHERE hash = ?1")?
                .execute(params![key, now as i64])?;
            connection
                .prepare_cached(
                    "UPDATE person SET seen = ?2
                     WHERE id = (SELECT person FROM access_key WHERE hash = ?1)",
                )?
                .execute(params![key, now as i64])?;
            Ok(())
        })
    }

    fn purge(&self, outdated: Outdated) -> Reply<Purged> {
        self.writer
            .ask(move |connection| people::purge(connection, outdated))
    }

    fn said(&self, person: &str) -> Reply<Vec<Said>> {
        let person = person.to_owned();
        self.reader
            .ask(move |connection| people::said(connection, &person))
    }

    fn reported(&self, person: &str) -> Reply<Vec<ReportInfo>> {
        let person = person.to_owned();
        self.reader
            .ask(move |connection| people::reported(connection, &person))
    }

    fn erase(&self, person: &str, former: &'static str) -> Reply<bool> {
        let person = person.to_owned();
        self.writer
            .ask(move |connection| people::erase(connection, &person, former))
    }

    fn line(&self, table: &str, id: u64) -> Reply<Option<(Option<String>, ChatLine)>> {
        let table = table.to_owned();
        self.reader
            .ask(move |connection| people::line(connection, &table, id))
    }

    fn report(&self, report: Report) -> Reply<bool> {
        self.writer
            .ask(move |connection| people::report(connection, &report))
    }

    fn reports(&self, all: bool, limit: usize) -> Reply<Vec<ReportInfo>> {
        self.reader
            .ask(move |connection| people::reports(connection, all, limit))
    }

    fn act(
        &self,
        at: u64,
        by: Option<String>,
        what: NewAct,
        password: Option<String>,
    ) -> Reply<Option<ActInfo>> {
        self.writer
            .ask(move |connection| people::act(connection, at, by, what, password.as_deref()))
    }

    fn acts_after(&self, id: u64, limit: usize) -> Reply<Vec<ActInfo>> {
        self.reader.ask(move |connection| {
            let query = "SELECT id, at, by_whom, what FROM act WHERE id > ?1 ORDER BY id LIMIT ?2";
            people::acts(connection, query, id, limit)
        })
    }

    fn last_acts(&self, limit: usize) -> Reply<Vec<ActInfo>> {
        self.reader.ask(move |connection| {
            let query =
                "SELECT id, at, by_whom, what FROM act WHERE id > ?1 ORDER BY id DESC LIMIT ?2";
            people::acts(connection, query, 0, limit)
        })
    }

    fn add_letter(&self, letter: Letter) -> Reply<()> {
        self.writer
            .ask(move |connection| people::add_letter(connection, &letter))
    }

    fn take_letter(&self, hash: [u8; 32], purpose: Purpose, now: u64) -> Reply<Option<Letter>> {
        self.writer
            .ask(move |connection| people::take_letter(connection, hash, purpose, now))
    }

    fn by_email(&self, address: &str) -> Reply<Vec<Person>> {
        let address = address.to_owned();
        self.reader
            .ask(move |connection| people::by_email(connection, &address))
    }

    fn set_email(&self, person: &str, address: Option<String>) -> Reply<()> {
        let person = person.to_owned();
        self.writer.ask(move |connection| {
            connection
                .prepare_cached(
                    "UPDATE person SET email = ?2, mail_wish = mail_wish AND ?2 IS NOT NULL
                     WHERE id = ?1",
                )?
                .execute(params![person, address])?;
            Ok(())
        })
    }

    fn wish(&self, person: &str) -> Reply<Wish> {
        let person = person.to_owned();
        self.reader
            .ask(move |connection| people::wish(connection, &person))
    }

    fn set_mail_wish(&self, person: &str, mail: bool, lang: String) -> Reply<()> {
        let person = person.to_owned();
        self.writer.ask(move |connection| {
            connection
                .prepare_cached(
                    "UPDATE person SET mail_wish = ?2 AND email IS NOT NULL, lang = ?3 WHERE id = ?1",
                )?
                .execute(params![person, mail, lang])?;
            Ok(())
        })
    }

    fn add_browser(&self, person: &str, browser: Browser, lang: String) -> Reply<()> {
        let person = person.to_owned();
        self.writer
            .ask(move |connection| people::add_browser(connection, &person, &browser, &lang))
    }

    fn remove_browser(&self, person: &str, id: &str) -> Reply<bool> {
        let (person, id) = (person.to_owned(), id.to_owned());
        self.writer.ask(move |connection| {
            let removed = connection
                .prepare_cached("DELETE FROM browser WHERE person = ?1 AND id = ?2")?
                .execute([person, id])?;
            Ok(removed > 0)
        })
    }

    fn end_wishes(&self, person: &str) -> Reply<()> {
        let person = person.to_owned();
        self.writer.ask(move |connection| {
            for query in [
                "UPDATE person SET mail_wish = 0 WHERE id = ?1",
                "DELETE FROM browser WHERE person = ?1",
                "DELETE FROM nudge WHERE person = ?1",
            ] {
                connection.prepare_cached(query)?.execute([&person])?;
            }
            Ok(())
        })
    }

    fn turn(&self, person: &str, table: &str, at: u64) -> Reply<()> {
        let (person, table) = (person.to_owned(), table.to_owned());
        self.writer
            .ask(move |connection| people::turn(connection, &person, &table, at))
    }

    fn turns(&self, came: u64, told: u64) -> Reply<Vec<Turns>> {
        self.reader
            .ask(move |connection| people::turns(connection, came, told))
    }

    fn told(&self, person: &str, tables: Vec<String>, at: Option<u64>) -> Reply<()> {
        let person = person.to_owned();
        self.writer
            .ask(move |connection| people::told(connection, &person, &tables, at))
    }

    fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Reply<Vec<u8>> {
        self.writer.ask(move |connection| {
            connection.execute(
                "INSERT OR IGNORE INTO house_secret (name, secret) VALUES (?1, ?2)",
                params![name, fresh],
            )?;
            let query = "SELECT secret FROM house_secret WHERE name = ?1";
            connection.query_row(query, [name], |row| row.get(0))
        })
    }
}
