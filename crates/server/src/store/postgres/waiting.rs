//! Tables where the game has never begun.

use super::database::Database;
use super::rows;
use crate::store::StoreError;

/// So many are forgotten at once, so that nobody waits for it.
const AT_ONCE: i64 = 200;

/// Nothing has happened there since `$1`. Once all seats are taken there is more in the log than who has come and gone, or
/// one of them has to act.
macro_rules! waiting {
    () => {
        "NOT EXISTS (
            SELECT 1 FROM entry e WHERE e.table_id = t.id AND (e.at >= $1 OR NOT (
                deed LIKE 'sit %' OR deed LIKE 'leave %' OR deed LIKE 'promise %')))
         AND (SELECT count(*) FILTER (WHERE deed LIKE 'sit %') - count(*) FILTER (WHERE deed LIKE 'leave %')
              FROM entry e WHERE e.table_id = t.id)
           < (SELECT count(*) FROM unnest(string_to_array(seats, ',')) AS seat WHERE seat IN ('open', 'invited'))"
    };
}

const HOLD: &str = concat!(
    "SELECT id FROM game_table t
     WHERE NOT finished AND NOT closed AND due IS NULL AND opened < $1 AND id <> ALL ($2::text[])
       AND NOT EXISTS (SELECT 1 FROM presence p JOIN node n ON n.id = p.node
                       WHERE p.table_id = t.id AND n.until > clock_timestamp()) AND ",
    waiting!(),
    " ORDER BY opened LIMIT $3 FOR UPDATE SKIP LOCKED"
);

const LOOK_AGAIN: &str = concat!(
    "SELECT id FROM game_table t WHERE id = ANY ($2::text[]) AND ",
    waiting!()
);

/// Whatever belongs to a table.
const ALL_OF_IT: [&str; 7] = [
    "DELETE FROM card WHERE table_id = ANY ($1::text[])",
    "DELETE FROM table_lease WHERE table_id = ANY ($1::text[])",
    "DELETE FROM entry WHERE table_id = ANY ($1::text[])",
    "DELETE FROM chat WHERE table_id = ANY ($1::text[])",
    "DELETE FROM sitting WHERE table_id = ANY ($1::text[])",
    "DELETE FROM nudge WHERE table_id = ANY ($1::text[])",
    "DELETE FROM game_table WHERE id = ANY ($1::text[])",
];

/// Forgets tables where seats are free, and where nothing has happened since `before`, but for some.
pub(super) async fn forget(
    database: &Database,
    before: u64,
    but: Vec<String>,
) -> Result<Vec<String>, StoreError> {
    let before = before as i64;
    let mut desk = database.desk().await?;
    let work = desk.begin().await?;
    let held = work.rows(HOLD, &[&before, &but, &AT_ONCE]).await?;
    let held = rows::texts(&held)?;
    // Whoever sat down before they were held was first; whoever comes now finds that the table is gone.
    let waiting = work.rows(LOOK_AGAIN, &[&before, &held]).await?;
    let forgotten = rows::texts(&waiting)?;
    for part in ALL_OF_IT {
        work.change(part, &[&forgotten]).await?;
    }
    work.keep().await?;
    Ok(forgotten)
}
