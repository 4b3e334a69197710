//! Counting finished games: ratings, and records against bots.

use super::archive::{HEADS, SEATS, rated, rated_columns, summaries};
use super::database::{Database, Turn, Work};
use super::rows::{get, texts};
use crate::ratings::{Count, Kind, Whose};
use crate::store::{Rated, RatedAt, StoreError, Summary};

type Found<T> = Result<T, StoreError>;

/// Counts some games that are not counted yet, in the order they ended: one server after the other.
pub(super) async fn count(database: &Database, limit: i64) -> Found<usize> {
    let mut desk = database.desk().await?;
    let work = desk.begin().await?;
    work.take_turn(Turn::Counting, "").await?;
    let mut games = uncounted(&work, limit).await?;
    // Meanwhile others may have ended, earlier than those.
    while uncount_later(&work, &games).await? {
        games = uncounted(&work, limit).await?;
    }
    let mut known = Vec::new();
    let (people, games_of, players) = columns(games.iter().flat_map(Count::needs));
    let question = concat!(
        "SELECT DISTINCT ",
        rated_columns!(),
        " FROM unnest($1::text[], $2::text[], $3::bigint[]) AS w (person, game, players)
          JOIN rating r ON r.person = w.person AND r.game = w.game AND r.players = w.players"
    );
    for row in work.rows(question, &[&people, &games_of, &players]).await? {
        known.push(rated(&row, 0)?);
    }
    let mut count = Count::from(known);
    games.iter().for_each(|game| count.add(game));
    keep_ratings(&work, &count.changed()).await?;
    keep_steps(&work, &count).await?;
    keep_bots(&work, &count).await?;
    let tables: Vec<&str> = games.iter().map(|game| &*game.table).collect();
    let counted = "UPDATE finished SET counted = TRUE WHERE table_id = ANY ($1::text[])";
    work.change(counted, &[&tables]).await?;
    work.keep().await?;
    Ok(games.len())
}

fn columns(whose: impl Iterator<Item = Whose>) -> (Vec<String>, Vec<String>, Vec<i64>) {
    let mut columns = (Vec::new(), Vec::new(), Vec::new());
    for (person, kind) in whose {
        columns.0.push(person);
        columns.1.push(kind.game);
        columns.2.push(i64::from(kind.players));
    }
    columns
}

async fn uncounted(work: &Work<'_>, limit: i64) -> Found<Vec<Summary>> {
    let question = "SELECT table_id FROM finished WHERE counts AND NOT counted
                    ORDER BY ended, table_id COLLATE \"C\" LIMIT $1";
    let ids = texts(&work.rows(question, &[&limit]).await?)?;
    let heads = work.rows(HEADS, &[&ids]).await?;
    let seats = work.rows(SEATS, &[&ids]).await?;
    summaries(&heads, &seats)
}

/// What was counted though it ended after one of these is not counted any more. Says whether there was anything.
async fn uncount_later(work: &Work<'_>, games: &[Summary]) -> Found<bool> {
    let mut seen: Vec<Kind> = Vec::new();
    let mut found = false;
    for game in games {
        let Some(kind) = game.kind().filter(|kind| !seen.contains(kind)) else {
            continue;
        };
        let (ended, players) = (game.ended as i64, i64::from(kind.players));
        let gone = work
            .rows(
                "DELETE FROM rating_step
                 WHERE game = $1 AND players = $2 AND (at, table_id COLLATE \"C\") > ($3, $4)
                 RETURNING person, table_id",
                &[&kind.game, &players, &ended, &game.table],
            )
            .await?;
        if !gone.is_empty() {
            found = true;
            let people = texts(&gone)?;
            let tables: Found<Vec<String>> = gone.iter().map(|row| get(row, 1)).collect();
            let again = "UPDATE finished SET counted = FALSE WHERE table_id = ANY ($1::text[])";
            work.change(again, &[&tables?]).await?;
            // Ratings are again what they were after the last game that is still counted.
            work.change(
                "DELETE FROM rating WHERE game = $1 AND players = $2 AND person = ANY ($3::text[])",
                &[&kind.game, &players, &people],
            )
            .await?;
            work.change(
                "INSERT INTO rating (person, game, players, points, deviation, volatility, games, last)
                 SELECT DISTINCT ON (s.person) s.person, s.game, s.players, s.points, s.deviation, s.volatility,
                        count(*) OVER (PARTITION BY s.person), s.at
                 FROM rating_step s
                 WHERE s.game = $1 AND s.players = $2 AND s.person = ANY ($3::text[])
                 ORDER BY s.person, s.at DESC, s.table_id COLLATE \"C\" DESC",
                &[&kind.game, &players, &people],
            )
            .await?;
        }
        seen.push(kind);
    }
    Ok(found)
}

async fn keep_ratings(work: &Work<'_>, changed: &[&Rated]) -> Found<()> {
    let whose = changed.iter();
    let whose = whose.map(|rated| (rated.person.clone(), rated.kind.clone()));
    let (people, games_of, players) = columns(whose);
    let all = |of: fn(&Rated) -> i64| -> Vec<i64> { changed.iter().map(|own| of(own)).collect() };
    work.change(
        "INSERT INTO rating (person, game, players, points, deviation, volatility, games, last)
         SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
                              $7::bigint[], $8::bigint[])
         ON CONFLICT (person, game, players) DO UPDATE
         SET points = excluded.points, deviation = excluded.deviation, volatility = excluded.volatility,
             games = excluded.games, last = excluded.last",
        &[
            &people,
            &games_of,
            &players,
            &all(|own| own.rating.points),
            &all(|own| own.rating.deviation),
            &all(|own| own.rating.volatility),
            &all(|own| i64::from(own.games)),
            &all(|own| own.last as i64),
        ],
    )
    .await
    .map(drop)
}

async fn keep_steps(work: &Work<'_>, count: &Count) -> Found<()> {
    let steps = &count.steps;
    let (people, games_of, players) = columns(steps.iter().map(|(whose, _)| whose.clone()));
    let all = |of: fn(&RatedAt) -> i64| -> Vec<i64> {
        let steps = steps.iter();
        steps.map(|(_, step)| of(step)).collect()
    };
    let tables: Vec<&str> = steps.iter().map(|(_, step)| &*step.table).collect();
    work.change(
        "INSERT INTO rating_step (person, game, players, at, table_id, points, deviation, volatility)
         SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[],
                              $7::bigint[], $8::bigint[])",
        &[
            &people,
            &games_of,
            &players,
            &all(|step| step.at as i64),
            &tables,
            &all(|step| step.rating.points),
            &all(|step| step.rating.deviation),
            &all(|step| step.rating.volatility),
        ],
    )
    .await
    .map(drop)
}

async fn keep_bots(work: &Work<'_>, count: &Count) -> Found<()> {
    let whose = count.bots.keys();
    let whose = whose.map(|(person, kind, _)| (person.clone(), kind.clone()));
    let (people, games_of, players) = columns(whose);
    let levels: Vec<&str> = count.bots.keys().map(|(.., level)| &**level).collect();
    let all = |index: usize| -> Vec<i64> {
        let tallies = count.bots.values();
        tallies.map(|tally| i64::from(tally[index])).collect()
    };
    // Whoever is gone has no record any more.
    work.change(
        "INSERT INTO against_bots AS own (person, game, players, level, won, drawn, lost)
         SELECT w.* FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[],
                                $7::bigint[]) AS w (person, game, players, level, won, drawn, lost)
         JOIN person p ON p.id = w.person
         ON CONFLICT (person, game, players, level) DO UPDATE
         SET won = own.won + excluded.won, drawn = own.drawn + excluded.drawn, lost = own.lost + excluded.lost",
        &[
            &people, &games_of, &players, &levels, &all(0), &all(1), &all(2),
        ],
    )
    .await
    .map(drop)
}
