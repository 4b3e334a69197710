//! Games that are over, and how strong people are.

use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::database::{Database, Turn, Work};
use super::rows::{get, number, texts};
use super::{PostgresStore, packing, summing};
use crate::ratings::{Count, Kind, LISTED, Rating, Whose};
use crate::store::archive::ending;
use crate::store::archive::searching::{Value, question};
use crate::store::{
    AgainstBots, Archive, Rated, RatedAt, Reply, Search, StoreError, Summary, SummarySeat,
};

type Found<T> = Result<T, StoreError>;

/// What [`rated`] reads.
macro_rules! rated_columns {
    () => {
        "r.person, r.game, r.players, r.points, r.deviation, r.volatility, r.games, r.last"
    };
}

/// How ids are told in order, wherever the database is.
const BY_ID: &str = "f.table_id COLLATE \"C\"";

impl Value {
    fn value(&self) -> &(dyn ToSql + Sync) {
        match self {
            Self::Text(text) => text,
            Self::Number(number) => number,
        }
    }
}

impl Archive for PostgresStore {
    fn unsummed(&self, limit: usize) -> Reply<Vec<String>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = "SELECT id FROM game_table WHERE finished AND NOT summed LIMIT $1";
            texts(&database.rows(question, &[&(limit as i64)]).await?)
        })
    }

    fn sum_up(&self, summary: Summary) -> Reply<()> {
        let database = self.database.clone();
        Box::pin(async move {
            let summary = summing::json(&summary);
            database
                .change(summing::SUM_UP, &[&summary])
                .await
                .map(drop)
        })
    }

    fn finished(&self, search: Search) -> Reply<Vec<Summary>> {
        let database = self.database.clone();
        Box::pin(async move {
            let (question, values) = question(&search, '$', BY_ID, false);
            let values: Vec<_> = values.iter().map(Value::value).collect();
            let ids = texts(&database.rows(&question, &values).await?)?;
            let heads = database.rows(HEADS, &[&ids]).await?;
            let seats = database.rows(SEATS, &[&ids]).await?;
            summaries(&heads, &seats)
        })
    }

    fn count(&self, limit: usize) -> Reply<usize> {
        let database = self.database.clone();
        Box::pin(async move { count(&database, limit as i64).await })
    }

    fn count_anew(&self) -> Reply<()> {
        let database = self.database.clone();
        Box::pin(async move {
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            work.take_turn(Turn::Counting, "").await?;
            for change in [
                "SET LOCAL statement_timeout = 0",
                "DELETE FROM rating",
                "DELETE FROM rating_step",
                "DELETE FROM against_bots",
                "UPDATE finished SET counted = FALSE WHERE counts AND counted",
            ] {
                work.change(change, &[]).await?;
            }
            work.keep().await
        })
    }

    fn pack(&self, before: u64, limit: usize) -> Reply<usize> {
        let database = self.database.clone();
        Box::pin(async move { packing::pack(&database, before, limit).await })
    }

    fn ratings(&self, person: &str) -> Reply<Vec<Rated>> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let question = concat!(
                "SELECT ",
                rated_columns!(),
                " FROM rating r WHERE r.person = $1 ORDER BY r.game, r.players"
            );
            let found = database.rows(question, &[&person]).await?;
            found.iter().map(|row| rated(row, 0)).collect()
        })
    }

    fn against_bots(&self, person: &str) -> Reply<Vec<AgainstBots>> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let question = "SELECT game, players, level, won, drawn, lost FROM against_bots
                            WHERE person = $1 ORDER BY game, players, level";
            let found = database.rows(question, &[&person]).await?;
            let records = found.iter().map(|row| {
                Ok(AgainstBots {
                    kind: kind(row, 0)?,
                    level: get(row, 2)?,
                    tally: [small(row, 3)?, small(row, 4)?, small(row, 5)?],
                })
            });
            records.collect()
        })
    }

    fn curve(&self, person: &str, kind: Kind, limit: usize) -> Reply<Vec<RatedAt>> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let question = "SELECT table_id, at, points, deviation, volatility FROM rating_step
                            WHERE person = $1 AND game = $2 AND players = $3
                            ORDER BY at DESC, table_id DESC LIMIT $4";
            let players = i64::from(kind.players);
            let found = database
                .rows(question, &[&person, &kind.game, &players, &(limit as i64)])
                .await?;
            let steps = found.iter().rev().map(|row| {
                Ok(RatedAt {
                    table: get(row, 0)?,
                    at: number(row, 1)?,
                    rating: rating(row, 2)?,
                })
            });
            steps.collect()
        })
    }

    fn leaders(&self, kind: Kind, limit: usize) -> Reply<Vec<(String, Rated)>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = format!(
                concat!(
                    "SELECT p.name, ",
                    rated_columns!(),
                    " FROM rating r JOIN person p ON p.id = r.person
                     WHERE r.game = $1 AND r.players = $2 AND r.deviation <= {}
                       AND p.login IS NOT NULL ORDER BY r.points DESC LIMIT $3"
                ),
                LISTED
            );
            let players = i64::from(kind.players);
            let found = database
                .rows(&question, &[&kind.game, &players, &(limit as i64)])
                .await?;
            let leaders = found.iter().map(|row| Ok((get(row, 0)?, rated(row, 1)?)));
            leaders.collect()
        })
    }
}

const HEADS: &str = "
    SELECT table_id, game, setup, shown, rated, ending, plies, opened, ended
    FROM finished f JOIN unnest($1::text[]) WITH ORDINALITY AS w (id, number) ON w.id = f.table_id
    ORDER BY w.number";

const SEATS: &str = "
    SELECT s.table_id, s.person, coalesce(p.name, s.name), p.id IS NOT NULL, s.level, s.stand_in, s.score,
           s.place
    FROM finished_seat s LEFT JOIN person p ON p.id = s.person AND p.login IS NOT NULL
    WHERE s.table_id = ANY ($1::text[]) ORDER BY s.table_id, s.seat";

fn small(row: &Row, column: usize) -> Found<u32> {
    number(row, column).map(|number| number as u32)
}

fn kind(row: &Row, from: usize) -> Found<Kind> {
    Ok(Kind {
        game: get(row, from)?,
        players: small(row, from + 1)?,
    })
}

fn rating(row: &Row, from: usize) -> Found<Rating> {
    Ok(Rating {
        points: get(row, from)?,
        deviation: get(row, from + 1)?,
        volatility: get(row, from + 2)?,
    })
}

fn rated(row: &Row, from: usize) -> Found<Rated> {
    Ok(Rated {
        person: get(row, from)?,
        kind: kind(row, from + 1)?,
        rating: rating(row, from + 3)?,
        games: small(row, from + 6)?,
        last: number(row, from + 7)?,
    })
}

fn summaries(heads: &[Row], seats: &[Row]) -> Found<Vec<Summary>> {
    let mut all = Vec::with_capacity(heads.len());
    for row in heads {
        let how: &str = get(row, 5)?;
        let table: String = get(row, 0)?;
        let own = seats.iter().filter(|seat| get(seat, 0) == Ok(&*table));
        let own: Found<Vec<SummarySeat>> = own.map(seat).collect();
        all.push(Summary {
            table,
            game: get(row, 1)?,
            setup: get(row, 2)?,
            shown: get(row, 3)?,
            rated: get(row, 4)?,
            ending: ending(how),
            plies: small(row, 6)?,
            opened: number(row, 7)?,
            ended: number(row, 8)?,
            seats: own?,
        });
    }
    Ok(all)
}

fn seat(row: &Row) -> Found<SummarySeat> {
    let score = get::<Option<i64>>(row, 6)?;
    let place = get::<Option<i64>>(row, 7)?;
    Ok(SummarySeat {
        person: get(row, 1)?,
        name: get(row, 2)?,
        account: get(row, 3)?,
        level: get(row, 4)?,
        stand_in: get(row, 5)?,
        score: score.map(|score| score as i32),
        place: place.map(|place| place as u8),
    })
}

/// Counts some games that are not counted yet, in the order they ended: one server after the other.
async fn count(database: &Database, limit: i64) -> Found<usize> {
    let mut desk = database.desk().await?;
    let work = desk.begin().await?;
    work.take_turn(Turn::Counting, "").await?;
    let mut games = uncounted(&work, limit).await?;
    if uncount_later(&work, &games).await? {
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
