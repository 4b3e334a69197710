//! Tables where the game has never begun, and games to which nobody comes back.

use rusqlite::{Connection, params};

use crate::store::{Untouched, columns};

/// So many are forgotten at once, so that nobody waits for it.
const AT_ONCE: u32 = 200;

/// Whatever belongs to a table.
const ALL_OF_IT: [&str; 8] = [
    "DELETE FROM finished WHERE table_id = ?1",
    "DELETE FROM finished_seat WHERE table_id = ?1",
    "DELETE FROM packed_log WHERE table_id = ?1",
    "DELETE FROM entry WHERE table_id = ?1",
    "DELETE FROM chat WHERE table_id = ?1",
    "DELETE FROM sitting WHERE table_id = ?1",
    "DELETE FROM nudge WHERE table_id = ?1",
    "DELETE FROM game_table WHERE id = ?1",
];

/// Forgets tables where seats are free, and where nothing has happened since `before`, but for some.
pub(super) fn forget(
    connection: &Connection,
    before: u64,
    but: &[String],
) -> rusqlite::Result<Vec<String>> {
    // Once all seats are taken there is more in the log than who has come and gone, or one of them has to act.
    let forgotten: rusqlite::Result<Vec<String>> = connection
        .prepare_cached(
            "SELECT id FROM game_table t
             WHERE finished = 0 AND closed = 0 AND due IS NULL AND opened < ?1
             AND id NOT IN (SELECT value FROM json_each(?2))
             AND NOT EXISTS (
                SELECT 1 FROM entry e WHERE e.table_id = t.id AND (e.at >= ?1 OR NOT (
                    deed LIKE 'sit %' OR deed LIKE 'leave %' OR deed LIKE 'promise %')))
             AND (SELECT count(*) FILTER (WHERE deed LIKE 'sit %') - count(*) FILTER (WHERE deed LIKE 'leave %')
                  FROM entry e WHERE e.table_id = t.id)
               < (length(seats) - length(replace(seats, 'open', ''))) / 4
               + (length(seats) - length(replace(seats, 'invited', ''))) / 7
             ORDER BY opened LIMIT ?3",
        )?
        .query_map(
            params![before as i64, columns::json(&but), AT_ONCE],
            |row| row.get(0),
        )?
        .collect();
    let forgotten = forgotten?;
    all_of(connection, &forgotten)?;
    Ok(forgotten)
}

/// Forgets games where nothing has happened for long, but for those that made ratings.
pub(super) fn forget_games(
    connection: &Connection,
    before: Untouched,
    but: &[String],
) -> rusqlite::Result<Vec<String>> {
    let Untouched { begun, of_guests } = before;
    let forgotten: rusqlite::Result<Vec<String>> = connection
        .prepare_cached(
            "SELECT id FROM game_table t
             WHERE closed = 0 AND NOT (finished AND rated)
             AND opened < max(?1, ?2) AND id NOT IN (SELECT value FROM json_each(?3))
             AND NOT EXISTS (SELECT 1 FROM report r WHERE r.table_id = t.id AND r.done IS NULL)
             AND coalesce((SELECT at FROM entry e WHERE e.table_id = t.id ORDER BY seq DESC LIMIT 1),
                          (SELECT ended FROM finished f WHERE f.table_id = t.id), opened)
               < CASE WHEN EXISTS (
                    SELECT 1 FROM sitting s JOIN person p ON p.id = s.person
                    WHERE s.table_id = t.id AND p.login IS NOT NULL)
                 THEN iif(finished, 0, ?1) ELSE max(?2, iif(finished, 0, ?1)) END
             ORDER BY opened LIMIT ?4",
        )?
        .query_map(
            params![begun as i64, of_guests as i64, columns::json(&but), AT_ONCE],
            |row| row.get(0),
        )?
        .collect();
    let forgotten = forgotten?;
    all_of(connection, &forgotten)?;
    Ok(forgotten)
}

fn all_of(connection: &Connection, tables: &[String]) -> rusqlite::Result<()> {
    for id in tables {
        for part in ALL_OF_IT {
            connection.prepare_cached(part)?.execute(params![id])?;
        }
    }
    Ok(())
}
