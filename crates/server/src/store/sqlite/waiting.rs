//! Tables where the game has never begun.

use rusqlite::{Connection, params};

/// So many are forgotten at once, so that nobody waits for it.
const AT_ONCE: usize = 200;

/// Whatever belongs to a table.
const ALL_OF_IT: [&str; 5] = [
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
    let waiting: rusqlite::Result<Vec<(String, String, i64)>> = connection
        .prepare_cached(
            "SELECT id, seats, (SELECT count(*) FILTER (WHERE deed LIKE 'sit %')
                                     - count(*) FILTER (WHERE deed LIKE 'leave %')
                                FROM entry e WHERE e.table_id = t.id)
             FROM game_table t
             WHERE finished = 0 AND closed = 0 AND due IS NULL AND opened < ?1 AND NOT EXISTS (
                SELECT 1 FROM entry e WHERE e.table_id = t.id AND (e.at >= ?1 OR NOT (
                    deed LIKE 'sit %' OR deed LIKE 'leave %' OR deed LIKE 'promise %')))
             ORDER BY opened",
        )?
        .query_map([before as i64], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })?
        .collect();
    let is_free = |seat: &&str| ["open", "invited"].contains(seat);
    let forgotten = waiting?
        .into_iter()
        .filter(|(id, seats, taken)| {
            (*taken as usize) < seats.split(',').filter(is_free).count() && !but.contains(id)
        })
        .map(|(id, ..)| id)
        .take(AT_ONCE);
    let forgotten: Vec<String> = forgotten.collect();
    for id in &forgotten {
        for part in ALL_OF_IT {
            connection.prepare_cached(part)?.execute(params![id])?;
        }
    }
    Ok(forgotten)
}
