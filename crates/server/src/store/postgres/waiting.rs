//! Tables where the game has never begun, and games to which nobody comes back.

use super::database::{Database, Work};
use super::rows;
use crate::store::{StoreError, Untouched};

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

/// Games where nothing has happened since `$1`, or since `$3` if nobody who sits there has an account, but for those that
/// made ratings.
macro_rules! untouched {
    () => {
        "NOT (finished AND rated)
         AND NOT EXISTS (SELECT 1 FROM report r WHERE r.table_id = t.id AND r.done IS NULL)
         AND coalesce((SELECT at FROM entry e WHERE e.table_id = t.id ORDER BY seq DESC LIMIT 1),
                      (SELECT ended FROM finished f WHERE f.table_id = t.id), opened)
           < CASE WHEN EXISTS (
                SELECT 1 FROM sitting s JOIN person p ON p.id = s.person
                WHERE s.table_id = t.id AND p.login IS NOT NULL)
             THEN CASE WHEN finished THEN 0 ELSE $1::bigint END
             ELSE greatest($3::bigint, CASE WHEN finished THEN 0 ELSE $1::bigint END) END"
    };
}

const HOLD_GAMES: &str = concat!(
    "SELECT id FROM game_table t
     WHERE NOT closed AND opened < greatest($1::bigint, $3::bigint) AND id <> ALL ($2::text[])
       AND NOT EXISTS (SELECT 1 FROM presence p JOIN node n ON n.id = p.node
                       WHERE p.table_id = t.id AND n.until > clock_timestamp()) AND ",
    untouched!(),
    " ORDER BY opened LIMIT $4 FOR UPDATE SKIP LOCKED"
);

const LOOK_AGAIN_AT_GAMES: &str = concat!(
    "SELECT id FROM game_table t WHERE id = ANY ($2::text[]) AND ",
    untouched!()
);

/// Whatever belongs to a table.
const ALL_OF_IT: [&str; 10] = [
    "DELETE FROM finished WHERE table_id = ANY ($1::text[])",
    "DELETE FROM finished_seat WHERE table_id = ANY ($1::text[])",
    "DELETE FROM packed_log WHERE table_id = ANY ($1::text[])",
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
    all_of(&work, &forgotten).await?;
    work.keep().await?;
    Ok(forgotten)
}

/// Forgets games where nothing has happened for long.
pub(super) async fn forget_games(
    database: &Database,
    before: Untouched,
    but: Vec<String>,
) -> Result<Vec<String>, StoreError> {
    let (begun, of_guests) = (before.begun as i64, before.of_guests as i64);
    let mut desk = database.desk().await?;
    let work = desk.begin().await?;
    let held = work
        .rows(HOLD_GAMES, &[&begun, &but, &of_guests, &AT_ONCE])
        .await?;
    let held = rows::texts(&held)?;
    let untouched = work
        .rows(LOOK_AGAIN_AT_GAMES, &[&begun, &held, &of_guests])
        .await?;
    let forgotten = rows::texts(&untouched)?;
    all_of(&work, &forgotten).await?;
    work.keep().await?;
    Ok(forgotten)
}

async fn all_of(work: &Work<'_>, tables: &[String]) -> Result<(), StoreError> {
    for part in ALL_OF_IT {
        work.change(part, &[&tables]).await?;
    }
    Ok(())
}
