//! Games that are over, and how strong people are.

use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::database::Turn;
use super::rows::{get, number, texts};
use super::{PostgresStore, counting, packing, summing};
use crate::ratings::{Kind, LISTED, Rating};
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
pub(super) use rated_columns;

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
        Box::pin(async move { counting::count(&database, limit as i64).await })
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

pub(super) const HEADS: &str = "
    SELECT table_id, game, setup, shown, rated, ending, plies, opened, ended
    FROM finished f JOIN unnest($1::text[]) WITH ORDINALITY AS w (id, number) ON w.id = f.table_id
    ORDER BY w.number";

pub(super) const SEATS: &str = "
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

pub(super) fn rated(row: &Row, from: usize) -> Found<Rated> {
    Ok(Rated {
        person: get(row, from)?,
        kind: kind(row, from + 1)?,
        rating: rating(row, from + 3)?,
        games: small(row, from + 6)?,
        last: number(row, from + 7)?,
    })
}

pub(super) fn summaries(heads: &[Row], seats: &[Row]) -> Found<Vec<Summary>> {
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
