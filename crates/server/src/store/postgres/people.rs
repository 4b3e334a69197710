//! Longer steps about people: forgetting them, and what administrators do.

use protocol::{Act, ActInfo, NewAct};

use super::database::{Database, Turn, Work};
use super::packing;
use super::rows::{self, key_columns};
use crate::store::{FOREVER, Key, Outdated, Purged, StoreError, columns};

/// All keys of a person, the oldest first.
pub(super) async fn keys_of(work: &Work<'_>, person: &str) -> Result<Vec<Key>, StoreError> {
    let keys = work
        .rows(
            concat!(
                "SELECT ",
                key_columns!(),
                " FROM access_key k WHERE person = $1 ORDER BY made"
            ),
            &[&person],
        )
        .await;
    keys?.iter().map(rows::key).collect()
}

/// Takes a key back, and the browsers that belong to it.
pub(super) async fn remove_key(work: &Work<'_>, key: &Key) -> Result<(), StoreError> {
    work.change("DELETE FROM access_key WHERE hash = $1", &[&&key.hash[..]])
        .await?;
    work.change(
        "DELETE FROM browser WHERE person = $1 AND session = $2",
        &[&key.person, &key.id],
    )
    .await
    .map(drop)
}

/// Whether an account of somebody else has a name that looks so. Until the work is done nobody else takes such a name.
pub(super) async fn is_taken(
    work: &Work<'_>,
    person: &crate::store::Person,
) -> Result<bool, StoreError> {
    let Some(looks) = columns::looks(person) else {
        return Ok(false);
    };
    work.take_turn(Turn::Naming, &looks).await?;
    let login = columns::login(person);
    let worn = work
        .row(
            "SELECT 1 FROM person WHERE (looks = $1 OR login = $2) AND id <> $3 LIMIT 1",
            &[&looks, &login, &person.id],
        )
        .await;
    Ok(worn?.is_some())
}

/// Links that were sent to somebody are good no longer: whoever asked for them knew another password.
pub(super) async fn end_letters(work: &Work<'_>, person: &str) -> Result<(), StoreError> {
    work.change("DELETE FROM letter WHERE person = $1", &[&person])
        .await
        .map(drop)
}

/// Whatever belongs to one person alone.
async fn forget(work: &Work<'_>, person: &str) -> Result<bool, StoreError> {
    for table in [
        "DELETE FROM access_key WHERE person = $1",
        "DELETE FROM browser WHERE person = $1",
        "DELETE FROM letter WHERE person = $1",
        "DELETE FROM nudge WHERE person = $1",
        "DELETE FROM sitting WHERE person = $1",
        "DELETE FROM against_bots WHERE person = $1",
    ] {
        work.change(table, &[&person]).await?;
    }
    let gone = work
        .change("DELETE FROM person WHERE id = $1", &[&person])
        .await;
    Ok(gone? > 0)
}

pub(super) async fn purge(database: &Database, outdated: Outdated) -> Result<Purged, StoreError> {
    let Outdated {
        now,
        sessions,
        keys,
        strangers,
        guests,
        limit,
    } = outdated;
    let limit = limit as i64;
    let mut desk = database.desk().await?;
    let work = desk.begin().await?;
    let old = work
        .rows(
            concat!(
                "SELECT ",
                key_columns!(),
                " FROM access_key k WHERE (kind = 'session' AND made < $1) OR used < $2 LIMIT $3"
            ),
            &[&(sessions as i64), &(keys as i64), &limit],
        )
        .await;
    let old: Result<Vec<Key>, _> = old?.iter().map(rows::key).collect();
    let mut old = old?;
    for key in &old {
        remove_key(&work, key).await?;
    }
    work.change("DELETE FROM letter WHERE until < $1", &[&(now as i64)])
        .await?;
    let gone = work
        .rows(
            "SELECT id FROM person p
         WHERE password IS NULL AND banned <= $1 AND (
            (seen < $2 AND NOT EXISTS (SELECT 1 FROM access_key k WHERE k.person = p.id))
            OR (seen < $3 AND NOT EXISTS (
                SELECT 1 FROM sitting s JOIN game_table t ON t.id = s.table_id
                WHERE s.person = p.id AND NOT t.finished AND NOT t.closed)))
         LIMIT $4",
            &[&(now as i64), &(strangers as i64), &(guests as i64), &limit],
        )
        .await;
    let gone = rows::texts(&gone?)?;
    for id in &gone {
        old.extend(keys_of(&work, id).await?);
        forget(&work, id).await?;
    }
    work.keep().await?;
    Ok(Purged {
        keys: old,
        guests: gone,
    })
}

pub(super) async fn erase(
    database: &Database,
    person: &str,
    former: &str,
) -> Result<bool, StoreError> {
    let mut desk = database.desk().await?;
    let work = desk.begin().await?;
    // Nobody packs their logs meanwhile, with the name in them.
    let held =
        "SELECT 1 FROM game_table WHERE id IN (SELECT table_id FROM sitting WHERE person = $1)
                ORDER BY id FOR UPDATE";
    work.rows(held, &[&person]).await?;
    for change in [
        // The name stands behind the number of the seat, which has one digit.
        "UPDATE entry SET deed = 'sit ' || substr(deed, 5, 1) || ' ' || $2::text
         WHERE table_id IN (SELECT table_id FROM sitting WHERE person = $1)
           AND person = $1 AND deed LIKE 'sit %'",
        "UPDATE chat SET name = $2, account = FALSE, person = NULL WHERE person = $1",
        "UPDATE finished_seat SET name = $2 WHERE person = $1",
        "UPDATE report SET person = NULL, name = $2, text = NULL WHERE person = $1",
    ] {
        work.change(change, &[&person, &former]).await?;
    }
    // Cards name those who sit there.
    let cards =
        "DELETE FROM card WHERE table_id IN (SELECT table_id FROM sitting WHERE person = $1)";
    work.change(cards, &[&person]).await?;
    work.change(
        "UPDATE report SET by_whom = NULL WHERE by_whom = $1",
        &[&person],
    )
    .await?;
    packing::rename(&work, person, former).await?;
    let known = forget(&work, person).await?;
    work.keep().await?;
    Ok(known)
}

pub(super) async fn act(
    database: &Database,
    at: u64,
    by: Option<String>,
    what: NewAct,
    password: Option<String>,
) -> Result<Option<ActInfo>, StoreError> {
    let until = what.until.unwrap_or(FOREVER).min(FOREVER) as i64;
    let report = what.report.map(|id| id as i64);
    let mut desk = database.desk().await?;
    let work = desk.begin().await?;
    // Whoever acts later has a higher number, and is not seen before.
    work.take_turn(Turn::Acting, "").await?;
    let known = match report {
        Some(id) => {
            let report = work.row("SELECT 1 FROM report WHERE id = $1", &[&id]).await;
            report?.is_some()
        }
        None => what.act != Act::Settle,
    };
    if !known {
        return Ok(None);
    }
    let (person, table) = (&what.person, &what.table);
    let grant = "UPDATE person SET admin = TRUE WHERE id = $1 AND password IS NOT NULL";
    let revoke = "UPDATE person SET admin = FALSE WHERE id = $1";
    let mute = "UPDATE person SET muted = $2 WHERE id = $1";
    let ban = "UPDATE person SET banned = $2 WHERE id = $1";
    let close = "UPDATE game_table SET closed = $2 WHERE id = $1";
    let reset = "UPDATE person SET password = $2::text
                 WHERE id = $1 AND password IS NOT NULL AND $2::text IS NOT NULL";
    let changed = match what.act {
        Act::Grant => work.change(grant, &[person]).await?,
        Act::Revoke => work.change(revoke, &[person]).await?,
        Act::Mute => work.change(mute, &[person, &until]).await?,
        Act::Unmute => work.change(mute, &[person, &0i64]).await?,
        Act::Ban => work.change(ban, &[person, &until]).await?,
        Act::Unban => work.change(ban, &[person, &0i64]).await?,
        Act::Close => work.change(close, &[table, &true]).await?,
        Act::Reopen => work.change(close, &[table, &false]).await?,
        Act::ResetPassword => work.change(reset, &[person, &password]).await?,
        // A report is settled below; what is purged stands elsewhere.
        Act::Settle | Act::Purge => 1,
    };
    if changed == 0 {
        return Ok(None);
    }
    if let (Act::ResetPassword, Some(person)) = (what.act, person) {
        for key in keys_of(&work, person).await? {
            remove_key(&work, &key).await?;
        }
        end_letters(&work, person).await?;
    }
    if report.is_some() {
        let settle = "UPDATE report SET done = coalesce(done, $2) WHERE id = $1";
        work.change(settle, &[&report, &(at as i64)]).await?;
    }
    let added = work
        .row(
            "INSERT INTO act (at, by_whom, what) VALUES ($1, $2, $3) RETURNING id",
            &[&(at as i64), &by, &rows::writable(&columns::json(&what))],
        )
        .await;
    let added = added?;
    let id = added.map_or(Ok(0), |row| rows::number(&row, 0))?;
    work.keep().await?;
    Ok(Some(ActInfo { id, at, by, what }))
}
