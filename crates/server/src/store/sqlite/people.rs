//! Rows about people, how they behave, and how they are told that it is their turn.

use protocol::{Act, ActInfo, ChatLine, NewAct, ReportInfo, Said};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::packing;
use super::rows::{self, person_columns, unreadable};
use crate::people::names;
use crate::store::columns::purpose_text;
use crate::store::{
    Browser, FOREVER, Letter, Outdated, Person, Purged, Purpose, Report, Turns, Wish,
};

type Found<T> = rusqlite::Result<T>;

/// So many people of one name are listed.
const MOST_NAMED: usize = 50;
/// So many people are told of their turns at once.
const MOST_TOLD: usize = 100;
/// So many browsers show messages to one person: the newest.
const MOST_BROWSERS: usize = 10;

pub(super) fn person(connection: &Connection, id: &str) -> Found<Option<Person>> {
    connection
        .prepare_cached(concat!(
            "SELECT ",
            person_columns!(),
            " FROM person p WHERE id = ?1"
        ))?
        .query_row([id], |row| rows::person(row, 0))
        .optional()
}

pub(super) fn named(connection: &Connection, name: &str) -> Found<Vec<Person>> {
    connection
        .prepare_cached(concat!(
            "SELECT ",
            person_columns!(),
            " FROM person p WHERE id = ?1 OR login = ?2 OR name = ?1 COLLATE NOCASE
              ORDER BY login IS NULL, seen DESC LIMIT ?3"
        ))?
        .query_map(
            params![name, names::login(name), MOST_NAMED as i64],
            |row| rows::person(row, 0),
        )?
        .collect()
}

pub(super) fn accounts(connection: &Connection, people: &[String]) -> Found<Vec<(String, String)>> {
    let query = "SELECT name FROM person WHERE id = ?1 AND login IS NOT NULL";
    let mut query = connection.prepare_cached(query)?;
    let mut accounts = Vec::new();
    for id in people {
        let name = query.query_row([id], |row| row.get(0)).optional()?;
        accounts.extend(name.map(|name| (id.clone(), name)));
    }
    Ok(accounts)
}

pub(super) fn administrators(connection: &Connection) -> Found<Vec<Person>> {
    connection
        .prepare(concat!(
            "SELECT ",
            person_columns!(),
            " FROM person p WHERE admin = 1 ORDER BY name"
        ))?
        .query_map([], |row| rows::person(row, 0))?
        .collect()
}

pub(super) fn purge(connection: &Connection, outdated: Outdated) -> Found<Purged> {
    let Outdated {
        now,
        sessions,
        keys,
        strangers,
        guests,
        limit,
    } = outdated;
    let old: Found<Vec<_>> = connection
        .prepare_cached(
            "SELECT hash, id, person, kind, label, made, used FROM access_key
             WHERE (kind = 'session' AND made < ?1) OR used < ?2 LIMIT ?3",
        )?
        .query_map(
            params![sessions as i64, keys as i64, limit as i64],
            rows::key,
        )?
        .collect();
    let mut old = old?;
    for key in &old {
        rows::remove_key(connection, key)?;
    }
    connection.execute("DELETE FROM letter WHERE until < ?1", [now as i64])?;
    let gone: Found<Vec<String>> = connection
        .prepare_cached(
            "SELECT id FROM person p
             WHERE password IS NULL AND banned <= ?1 AND (
                (seen < ?2 AND NOT EXISTS (SELECT 1 FROM access_key k WHERE k.person = p.id))
                OR (seen < ?3 AND NOT EXISTS (
                    SELECT 1 FROM sitting s JOIN game_table t ON t.id = s.table_id
                    WHERE s.person = p.id AND t.finished = 0 AND t.closed = 0)))
             LIMIT ?4",
        )?
        .query_map(
            params![now as i64, strangers as i64, guests as i64, limit as i64],
            |row| row.get(0),
        )?
        .collect();
    let gone = gone?;
    for id in &gone {
        old.extend(rows::keys_of(connection, id)?);
        forget(connection, id)?;
    }
    Ok(Purged {
        keys: old,
        guests: gone,
    })
}

/// Whatever belongs to one person alone.
fn forget(connection: &Connection, person: &str) -> Found<bool> {
    for table in [
        "DELETE FROM access_key WHERE person = ?1",
        "DELETE FROM browser WHERE person = ?1",
        "DELETE FROM letter WHERE person = ?1",
        "DELETE FROM nudge WHERE person = ?1",
        "DELETE FROM sitting WHERE person = ?1",
        "DELETE FROM against_bots WHERE person = ?1",
    ] {
        connection.prepare_cached(table)?.execute([person])?;
    }
    let mut query = connection.prepare_cached("DELETE FROM person WHERE id = ?1")?;
    Ok(query.execute([person])? > 0)
}

pub(super) fn said(connection: &Connection, person: &str) -> Found<Vec<Said>> {
    connection
        .prepare_cached(
            "SELECT table_id, id, name, account, text, at FROM chat WHERE person = ?1 ORDER BY id",
        )?
        .query_map([person], |row| {
            Ok(Said {
                table: row.get(0)?,
                line: rows::chat_line(row, 1)?,
            })
        })?
        .collect()
}

pub(super) fn erase(connection: &Connection, person: &str, former: &str) -> Found<bool> {
    // The name stands behind the number of the seat, which has one digit.
    connection.execute(
        "UPDATE entry SET deed = 'sit ' || substr(deed, 5, 1) || ' ' || ?2
         WHERE table_id IN (SELECT table_id FROM sitting WHERE person = ?1)
           AND person = ?1 AND deed LIKE 'sit %'",
        [person, former],
    )?;
    connection.execute(
        "UPDATE chat SET name = ?2, account = 0, person = NULL WHERE person = ?1",
        [person, former],
    )?;
    packing::rename(connection, person, former)?;
    connection.execute(
        "UPDATE finished_seat SET name = ?2 WHERE person = ?1",
        [person, former],
    )?;
    connection.execute(
        "UPDATE report SET by_whom = NULL WHERE by_whom = ?1",
        [person],
    )?;
    connection.execute(
        "UPDATE report SET person = NULL, name = ?2, text = NULL WHERE person = ?1",
        [person, former],
    )?;
    forget(connection, person)
}

pub(super) fn line(
    connection: &Connection,
    table: &str,
    id: u64,
) -> Found<Option<(Option<String>, ChatLine)>> {
    connection
        .prepare_cached(
            "SELECT person, id, name, account, text, at FROM chat WHERE table_id = ?1 AND id = ?2",
        )?
        .query_row(params![table, id as i64], |row| {
            Ok((row.get(0)?, rows::chat_line(row, 1)?))
        })
        .optional()
}

pub(super) fn report(connection: &Connection, report: &Report) -> Found<bool> {
    let Report { info, line } = report;
    let kept = connection
        .prepare_cached(
            "INSERT OR IGNORE INTO report (at, by_whom, table_id, person, name, line, text, reason)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            info.at as i64,
            info.by,
            info.table,
            info.person,
            info.name,
            line.map(|line| line as i64),
            info.text,
            info.reason
        ])?;
    Ok(kept > 0)
}

pub(super) fn reports(connection: &Connection, all: bool, limit: usize) -> Found<Vec<ReportInfo>> {
    connection
        .prepare_cached(
            "SELECT id, at, by_whom, table_id, person, name, text, reason, done FROM report
             WHERE done IS NULL OR ?1 ORDER BY id DESC LIMIT ?2",
        )?
        .query_map(params![all, limit as i64], report_info)?
        .collect()
}

pub(super) fn reported(connection: &Connection, person: &str) -> Found<Vec<ReportInfo>> {
    connection
        .prepare_cached(
            "SELECT id, at, by_whom, table_id, person, name, text, reason, done FROM report
             WHERE by_whom = ?1 ORDER BY id",
        )?
        .query_map([person], report_info)?
        .collect()
}

fn report_info(row: &Row<'_>) -> Found<ReportInfo> {
    Ok(ReportInfo {
        id: row.get::<_, i64>(0)? as u64,
        at: row.get::<_, i64>(1)? as u64,
        by: row.get(2)?,
        table: row.get(3)?,
        person: row.get(4)?,
        name: row.get(5)?,
        text: row.get(6)?,
        reason: row.get(7)?,
        done: row.get::<_, Option<i64>>(8)?.map(|at| at as u64),
    })
}

pub(super) fn act(
    connection: &Connection,
    at: u64,
    by: Option<String>,
    what: NewAct,
    password: Option<&str>,
) -> Found<Option<ActInfo>> {
    let until = what.until.unwrap_or(FOREVER).min(FOREVER) as i64;
    let person = |query: &str, value: i64| {
        let mut query = connection.prepare(query)?;
        query.execute(params![what.person, value])
    };
    let table = |closed: bool| {
        let query = "UPDATE game_table SET closed = ?2 WHERE id = ?1";
        connection.execute(query, params![what.table, closed])
    };
    let known = match what.report {
        Some(id) => connection
            .prepare_cached("SELECT 1 FROM report WHERE id = ?1")?
            .exists([id as i64])?,
        None => what.act != Act::Settle,
    };
    if !known {
        return Ok(None);
    }
    let changed = match what.act {
        Act::Grant => person(
            "UPDATE person SET admin = ?2 WHERE id = ?1 AND password IS NOT NULL",
            1,
        )?,
        Act::Revoke => person("UPDATE person SET admin = ?2 WHERE id = ?1", 0)?,
        Act::Mute => person("UPDATE person SET muted = ?2 WHERE id = ?1", until)?,
        Act::Unmute => person("UPDATE person SET muted = ?2 WHERE id = ?1", 0)?,
        Act::Ban => person("UPDATE person SET banned = ?2 WHERE id = ?1", until)?,
        Act::Unban => person("UPDATE person SET banned = ?2 WHERE id = ?1", 0)?,
        Act::Close => table(true)?,
        Act::Reopen => table(false)?,
        Act::ResetPassword => connection.execute(
            "UPDATE person SET password = ?2 WHERE id = ?1 AND password IS NOT NULL AND ?2 IS NOT NULL",
            params![what.person, password],
        )?,
        // A report is settled below; what is purged stands elsewhere.
        Act::Settle | Act::Purge => 1,
    };
    if changed == 0 {
        return Ok(None);
    }
    if let (Act::ResetPassword, Some(person)) = (what.act, &what.person) {
        for key in rows::keys_of(connection, person)? {
            rows::remove_key(connection, &key)?;
        }
        end_letters(connection, person)?;
    }
    if let Some(id) = what.report {
        let query = "UPDATE report SET done = coalesce(done, ?2) WHERE id = ?1";
        connection.execute(query, params![id as i64, at as i64])?;
    }
    let text = serde_json::to_string(&what).expect("acts can be written as JSON");
    connection.execute(
        "INSERT INTO act (at, by_whom, what) VALUES (?1, ?2, ?3)",
        params![at as i64, by, text],
    )?;
    Ok(Some(ActInfo {
        id: connection.last_insert_rowid() as u64,
        at,
        by,
        what,
    }))
}

pub(super) fn acts(
    connection: &Connection,
    query: &str,
    after: u64,
    limit: usize,
) -> Found<Vec<ActInfo>> {
    connection
        .prepare_cached(query)?
        .query_map(params![after as i64, limit as i64], |row| {
            let what: String = row.get(3)?;
            Ok(ActInfo {
                id: row.get::<_, i64>(0)? as u64,
                at: row.get::<_, i64>(1)? as u64,
                by: row.get(2)?,
                what: serde_json::from_str(&what).map_err(|error| unreadable(3, error))?,
            })
        })?
        .collect()
}

pub(super) fn add_letter(connection: &Connection, letter: &Letter) -> Found<()> {
    let purpose = purpose_text(letter.purpose);
    connection
        .prepare_cached("DELETE FROM letter WHERE person = ?1 AND purpose = ?2")?
        .execute([letter.person.as_str(), purpose])?;
    connection
        .prepare_cached(
            "INSERT INTO letter (hash, person, purpose, address, until)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            letter.hash,
            letter.person,
            purpose,
            letter.address,
            letter.until as i64
        ])?;
    Ok(())
}

/// Links that were sent to somebody are good no longer: whoever asked for them knew another password.
pub(super) fn end_letters(connection: &Connection, person: &str) -> Found<()> {
    connection
        .prepare_cached("DELETE FROM letter WHERE person = ?1")?
        .execute([person])?;
    Ok(())
}

pub(super) fn take_letter(
    connection: &Connection,
    hash: [u8; 32],
    purpose: Purpose,
    now: u64,
) -> Found<Option<Letter>> {
    let letter = connection
        .prepare_cached(
            "DELETE FROM letter WHERE hash = ?1 AND purpose = ?2 RETURNING person, address, until",
        )?
        .query_row(params![hash, purpose_text(purpose)], |row| {
            Ok(Letter {
                hash,
                person: row.get(0)?,
                purpose,
                address: row.get(1)?,
                until: row.get::<_, i64>(2)? as u64,
            })
        })
        .optional()?;
    Ok(letter.filter(|letter| letter.until > now))
}

pub(super) fn by_email(connection: &Connection, address: &str) -> Found<Vec<Person>> {
    connection
        .prepare_cached(concat!(
            "SELECT ",
            person_columns!(),
            " FROM person p WHERE email = ?1"
        ))?
        .query_map([address], |row| rows::person(row, 0))?
        .collect()
}

pub(super) fn wish(connection: &Connection, person: &str) -> Found<Wish> {
    let known = connection
        .prepare_cached("SELECT mail_wish, lang FROM person WHERE id = ?1")?
        .query_row([person], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let (mail, lang) = known.unwrap_or_default();
    let browsers: Found<Vec<Browser>> = connection
        .prepare_cached(
            "SELECT id, session, endpoint, p256dh, auth, made FROM browser
             WHERE person = ?1 ORDER BY made",
        )?
        .query_map([person], |row| {
            Ok(Browser {
                id: row.get(0)?,
                session: row.get(1)?,
                endpoint: row.get(2)?,
                p256dh: row.get(3)?,
                auth: row.get(4)?,
                made: row.get::<_, i64>(5)? as u64,
            })
        })?
        .collect();
    Ok(Wish {
        mail,
        lang,
        browsers: browsers?,
    })
}

pub(super) fn add_browser(
    connection: &Connection,
    person: &str,
    browser: &Browser,
    lang: &str,
) -> Found<()> {
    connection
        .prepare_cached("UPDATE person SET lang = ?2 WHERE id = ?1")?
        .execute([person, lang])?;
    connection
        .prepare_cached(
            "REPLACE INTO browser (id, person, session, endpoint, p256dh, auth, made)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(params![
            browser.id,
            person,
            browser.session,
            browser.endpoint,
            browser.p256dh,
            browser.auth,
            browser.made as i64
        ])?;
    connection
        .prepare_cached(
            "DELETE FROM browser WHERE person = ?1 AND id NOT IN (
                SELECT id FROM browser WHERE person = ?1 ORDER BY made DESC LIMIT ?2)",
        )?
        .execute(params![person, MOST_BROWSERS as i64])?;
    Ok(())
}

pub(super) fn turn(connection: &Connection, person: &str, table: &str, at: u64) -> Found<()> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO nudge (person, table_id, at)
             SELECT id, ?2, ?3 FROM person p
             WHERE id = ?1
               AND (mail_wish = 1 OR EXISTS (SELECT 1 FROM browser b WHERE b.person = p.id))",
        )?
        .execute(params![person, table, at as i64])?;
    Ok(())
}

pub(super) fn turns(connection: &Connection, came: u64, told: u64) -> Found<Vec<Turns>> {
    let people: Found<Vec<String>> = connection
        .prepare_cached(
            "SELECT n.person FROM nudge n JOIN person p ON p.id = n.person
             WHERE p.notified < ?2 GROUP BY n.person HAVING min(n.at) < ?1 LIMIT ?3",
        )?
        .query_map(params![came as i64, told as i64, MOST_TOLD as i64], |row| {
            row.get(0)
        })?
        .collect();
    let mut query =
        connection.prepare_cached("SELECT table_id FROM nudge WHERE person = ?1 ORDER BY at")?;
    people?
        .into_iter()
        .map(|person| {
            let tables: Found<Vec<String>> =
                query.query_map([&person], |row| row.get(0))?.collect();
            Ok(Turns {
                tables: tables?,
                person,
            })
        })
        .collect()
}

pub(super) fn told(
    connection: &Connection,
    person: &str,
    tables: &[String],
    at: Option<u64>,
) -> Found<()> {
    let query = "DELETE FROM nudge WHERE person = ?1 AND table_id = ?2";
    let mut query = connection.prepare_cached(query)?;
    for table in tables {
        query.execute([person, table])?;
    }
    if let Some(at) = at {
        connection
            .prepare_cached("UPDATE person SET notified = ?2 WHERE id = ?1")?
            .execute(params![person, at as i64])?;
    }
    Ok(())
}
