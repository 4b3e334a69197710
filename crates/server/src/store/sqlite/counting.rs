//! Counting finished games: ratings, and records against bots.

use rusqlite::{Connection, OptionalExtension, params};

use super::archive::{rated, rating, summaries};
use crate::ratings::{Count, Kind, Whose};
use crate::store::{Rated, Summary};

type Found<T> = rusqlite::Result<T>;

/// Counts some games that are not counted yet, in the order they ended.
pub(super) fn count(connection: &Connection, limit: usize) -> Found<usize> {
    let mut games = uncounted(connection, limit)?;
    if uncount_later(connection, &games)? {
        games = uncounted(connection, limit)?;
    }
    let mut known = Vec::new();
    for whose in games.iter().flat_map(Count::needs) {
        known.extend(rating_of(connection, &whose)?);
    }
    let mut count = Count::from(known);
    for game in &games {
        count.add(game);
        connection
            .prepare_cached("UPDATE finished SET counted = 1 WHERE table_id = ?1")?
            .execute([&game.table])?;
    }
    for rated in count.changed() {
        keep_rating(connection, rated)?;
    }
    for ((person, kind), step) in &count.steps {
        connection
            .prepare_cached(
                "INSERT INTO rating_step (person, game, players, at, table_id, points, deviation, volatility)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            )?
            .execute(params![
                person,
                kind.game,
                kind.players,
                step.at as i64,
                step.table,
                step.rating.points,
                step.rating.deviation,
                step.rating.volatility
            ])?;
    }
    for ((person, kind, level), [won, drawn, lost]) in &count.bots {
        // Whoever is gone has no record any more.
        connection
            .prepare_cached(
                "INSERT INTO against_bots (person, game, players, level, won, drawn, lost)
                 SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE EXISTS (SELECT 1 FROM person WHERE id = ?1)
                 ON CONFLICT DO UPDATE SET won = won + excluded.won, drawn = drawn + excluded.drawn,
                                           lost = lost + excluded.lost",
            )?
            .execute(params![
                person,
                kind.game,
                kind.players,
                level,
                won,
                drawn,
                lost
            ])?;
    }
    Ok(games.len())
}

fn uncounted(connection: &Connection, limit: usize) -> Found<Vec<Summary>> {
    let ids: Found<Vec<String>> = connection
        .prepare_cached(
            "SELECT table_id FROM finished WHERE counts AND NOT counted ORDER BY ended, table_id LIMIT ?1",
        )?
        .query_map([limit as i64], |row| row.get(0))?
        .collect();
    summaries(connection, &ids?)
}

/// What was counted though it ended after one of these is not counted any more. Says whether there was anything.
fn uncount_later(connection: &Connection, games: &[Summary]) -> Found<bool> {
    let mut seen: Vec<Kind> = Vec::new();
    let mut found = false;
    for game in games {
        let Some(kind) = game.kind().filter(|kind| !seen.contains(kind)) else {
            continue;
        };
        let from = (game.ended as i64, &game.table);
        let later: Found<Vec<(String, String)>> = connection
            .prepare_cached(
                "SELECT person, table_id FROM rating_step
                 WHERE game = ?1 AND players = ?2 AND (at, table_id) > (?3, ?4)",
            )?
            .query_map(params![kind.game, kind.players, from.0, from.1], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?
            .collect();
        let later = later?;
        connection
            .prepare_cached(
                "DELETE FROM rating_step WHERE game = ?1 AND players = ?2 AND (at, table_id) > (?3, ?4)",
            )?
            .execute(params![kind.game, kind.players, from.0, from.1])?;
        for (person, table) in later {
            connection
                .prepare_cached("UPDATE finished SET counted = 0 WHERE table_id = ?1")?
                .execute([table])?;
            go_back(connection, &(person, kind.clone()))?;
            found = true;
        }
        seen.push(kind);
    }
    Ok(found)
}

/// Somebody's rating is again what it was after the last game that is still counted.
fn go_back(connection: &Connection, (person, kind): &Whose) -> Found<()> {
    let whose = params![person, kind.game, kind.players];
    let last = connection
        .prepare_cached(
            "SELECT points, deviation, volatility, at,
                    (SELECT count(*) FROM rating_step WHERE person = ?1 AND game = ?2 AND players = ?3)
             FROM rating_step WHERE person = ?1 AND game = ?2 AND players = ?3
             ORDER BY at DESC, table_id DESC LIMIT 1",
        )?
        .query_row(whose, |row| {
            Ok(Rated {
                person: person.clone(),
                kind: kind.clone(),
                rating: rating(row, 0)?,
                games: row.get(4)?,
                last: row.get::<_, i64>(3)? as u64,
            })
        })
        .optional()?;
    match last {
        Some(rated) => keep_rating(connection, &rated),
        None => connection
            .prepare_cached("DELETE FROM rating WHERE person = ?1 AND game = ?2 AND players = ?3")?
            .execute(whose)
            .map(drop),
    }
}

fn rating_of(connection: &Connection, (person, kind): &Whose) -> Found<Option<Rated>> {
    connection
        .prepare_cached(
            "SELECT person, game, players, points, deviation, volatility, games, last FROM rating
             WHERE person = ?1 AND game = ?2 AND players = ?3",
        )?
        .query_row(params![person, kind.game, kind.players], |row| {
            rated(row, 0)
        })
        .optional()
}

fn keep_rating(connection: &Connection, rated: &Rated) -> Found<()> {
    connection
        .prepare_cached(
            "REPLACE INTO rating (person, game, players, points, deviation, volatility, games, last)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            rated.person,
            rated.kind.game,
            rated.kind.players,
            rated.rating.points,
            rated.rating.deviation,
            rated.rating.volatility,
            rated.games,
            rated.last as i64
        ])
        .map(drop)
}
