//! Games that are over, and how strong people are.

use rusqlite::types::{ToSql, ToSqlOutput};
use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};

use super::{SqliteStore, counting, packing};
use crate::ratings::{Kind, LISTED, Rating};
use crate::store::archive::searching::{Value, question};
use crate::store::archive::{ending, ending_text, outcome_text};
use crate::store::{AgainstBots, Archive, Rated, RatedAt, Reply, Search, Summary, SummarySeat};

type Found<T> = rusqlite::Result<T>;

/// Where fewer games than this are counted, it is told which are fewer.
const FEW: i64 = 2_000;

impl ToSql for Value {
    fn to_sql(&self) -> Found<ToSqlOutput<'_>> {
        match self {
            Self::Text(text) => text.to_sql(),
            Self::Number(number) => number.to_sql(),
        }
    }
}

impl Archive for SqliteStore {
    fn unsummed(&self, limit: usize) -> Reply<Vec<String>> {
        self.reader.ask(move |connection| {
            let query = "SELECT id FROM game_table WHERE finished = 1 AND summed = 0 LIMIT ?1";
            let mut query = connection.prepare_cached(query)?;
            query.query_map([limit as i64], |row| row.get(0))?.collect()
        })
    }

    fn sum_up(&self, summary: Summary) -> Reply<()> {
        self.writer
            .ask(move |connection| sum_up(connection, &summary))
    }

    fn finished(&self, search: Search) -> Reply<Vec<Summary>> {
        self.reader
            .ask(move |connection| finished(connection, &search))
    }

    fn count(&self, limit: usize) -> Reply<usize> {
        self.writer
            .ask(move |connection| counting::count(connection, limit))
    }

    fn count_anew(&self) -> Reply<()> {
        self.writer.ask(|connection| {
            connection.execute_batch(
                "DELETE FROM rating;
                 DELETE FROM rating_step;
                 DELETE FROM against_bots;
                 UPDATE finished SET counted = 0 WHERE counts AND counted;",
            )
        })
    }

    fn pack(&self, before: u64, limit: usize) -> Reply<usize> {
        self.writer
            .ask(move |connection| packing::pack(connection, before, limit))
    }

    fn ratings(&self, person: &str) -> Reply<Vec<Rated>> {
        let person = person.to_owned();
        self.reader.ask(move |connection| {
            let query = "SELECT person, game, players, points, deviation, volatility, games, last
                         FROM rating WHERE person = ?1 ORDER BY game, players";
            let mut query = connection.prepare_cached(query)?;
            query.query_map([person], |row| rated(row, 0))?.collect()
        })
    }

    fn against_bots(&self, person: &str) -> Reply<Vec<AgainstBots>> {
        let person = person.to_owned();
        self.reader.ask(move |connection| {
            connection
                .prepare_cached(
                    "SELECT game, players, level, won, drawn, lost FROM against_bots
                     WHERE person = ?1 ORDER BY game, players, level",
                )?
                .query_map([person], |row| {
                    Ok(AgainstBots {
                        kind: kind(row, 0)?,
                        level: row.get(2)?,
                        tally: [row.get(3)?, row.get(4)?, row.get(5)?],
                    })
                })?
                .collect()
        })
    }

    fn curve(&self, person: &str, kind: Kind, limit: usize) -> Reply<Vec<RatedAt>> {
        let person = person.to_owned();
        self.reader.ask(move |connection| {
            let newest: Found<Vec<RatedAt>> = connection
                .prepare_cached(
                    "SELECT table_id, at, points, deviation, volatility FROM rating_step
                     WHERE person = ?1 AND game = ?2 AND players = ?3
                     ORDER BY at DESC, table_id DESC LIMIT ?4",
                )?
                .query_map(
                    params![person, kind.game, kind.players, limit as i64],
                    |row| {
                        Ok(RatedAt {
                            table: row.get(0)?,
                            at: row.get::<_, i64>(1)? as u64,
                            rating: rating(row, 2)?,
                        })
                    },
                )?
                .collect();
            let mut steps = newest?;
            steps.reverse();
            Ok(steps)
        })
    }

    fn leaders(&self, kind: Kind, limit: usize) -> Reply<Vec<(String, Rated)>> {
        self.reader.ask(move |connection| {
            connection
                .prepare_cached(&format!(
                    "SELECT p.name, r.person, r.game, r.players, r.points, r.deviation, r.volatility,
                            r.games, r.last
                     FROM rating r JOIN person p ON p.id = r.person
                     WHERE r.game = ?1 AND r.players = ?2 AND r.deviation <= {LISTED}
                       AND p.login IS NOT NULL
                     ORDER BY r.points DESC LIMIT ?3"
                ))?
                .query_map(params![kind.game, kind.players, limit as i64], |row| {
                    Ok((row.get(0)?, rated(row, 1)?))
                })?
                .collect()
        })
    }
}

fn kind(row: &Row<'_>, from: usize) -> Found<Kind> {
    Ok(Kind {
        game: row.get(from)?,
        players: row.get(from + 1)?,
    })
}

pub(super) fn rating(row: &Row<'_>, from: usize) -> Found<Rating> {
    Ok(Rating {
        points: row.get(from)?,
        deviation: row.get(from + 1)?,
        volatility: row.get(from + 2)?,
    })
}

pub(super) fn rated(row: &Row<'_>, from: usize) -> Found<Rated> {
    Ok(Rated {
        person: row.get(from)?,
        kind: kind(row, from + 1)?,
        rating: rating(row, from + 3)?,
        games: row.get(from + 6)?,
        last: row.get::<_, i64>(from + 7)? as u64,
    })
}

/// Adds a summary, unless there is one.
pub(super) fn sum_up(connection: &Connection, summary: &Summary) -> Found<()> {
    let table = &summary.table;
    let is_new = connection
        .prepare_cached(
            "INSERT OR IGNORE INTO finished (table_id, game, setup, shown, rated, ending, plies, opened,
                                             ended, counts)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )?
        .execute(params![
            table,
            summary.game,
            summary.setup,
            summary.shown,
            summary.rated,
            ending_text(summary.ending),
            summary.plies,
            summary.opened as i64,
            summary.ended as i64,
            summary.counts()
        ])?
        == 1;
    connection
        .prepare_cached("UPDATE game_table SET summed = 1 WHERE id = ?1")?
        .execute([table])?;
    if !is_new {
        return Ok(());
    }
    for (index, seat) in summary.seats.iter().enumerate() {
        connection
            .prepare_cached(
                "INSERT INTO finished_seat (table_id, seat, person, name, level, stand_in, score, place,
                                            outcome, game, ended, shown)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
            )?
            .execute(params![
                table,
                index as i64 + 1,
                seat.person,
                seat.name,
                seat.level,
                seat.stand_in,
                seat.score,
                seat.place,
                summary.outcome(index).map(outcome_text),
                summary.game,
                summary.ended as i64,
                summary.shown
            ])?;
        if let Some(person) = &seat.person {
            connection
                .prepare_cached("UPDATE sitting SET over = 1 WHERE person = ?1 AND table_id = ?2")?
                .execute([person, table])?;
        }
    }
    Ok(())
}

fn finished(connection: &Connection, search: &Search) -> Found<Vec<Summary>> {
    let games_of = |person: &str| -> Found<i64> {
        connection
            .prepare_cached(
                "SELECT count(*) FROM (SELECT 1 FROM finished_seat WHERE person = ?1 LIMIT ?2)",
            )?
            .query_row(params![person, FEW], |row| row.get(0))
    };
    let turned = match (&search.person, &search.opponent) {
        (Some(person), Some(opponent)) => games_of(opponent)? < games_of(person)?,
        _ => false,
    };
    let (question, values) = question(search, '?', "f.table_id", turned);
    let ids: Found<Vec<String>> = connection
        .prepare_cached(&question)?
        .query_map(params_from_iter(values), |row| row.get(0))?
        .collect();
    summaries(connection, &ids?)
}

pub(super) fn summaries(connection: &Connection, ids: &[String]) -> Found<Vec<Summary>> {
    let mut summaries = Vec::with_capacity(ids.len());
    for id in ids {
        let head = connection
            .prepare_cached(
                "SELECT table_id, game, setup, shown, rated, ending, plies, opened, ended
                 FROM finished WHERE table_id = ?1",
            )?
            .query_row([id], summary)
            .optional()?;
        let seats: Found<Vec<SummarySeat>> = connection
            .prepare_cached(
                "SELECT s.person, coalesce(p.name, s.name), p.id IS NOT NULL, s.level, s.stand_in,
                        s.score, s.place
                 FROM finished_seat s LEFT JOIN person p ON p.id = s.person AND p.login IS NOT NULL
                 WHERE s.table_id = ?1 ORDER BY s.seat",
            )?
            .query_map([id], seat)?
            .collect();
        if let Some(head) = head {
            let seats = seats?;
            summaries.push(Summary { seats, ..head });
        }
    }
    Ok(summaries)
}

fn summary(row: &Row<'_>) -> Found<Summary> {
    let how: String = row.get(5)?;
    Ok(Summary {
        table: row.get(0)?,
        game: row.get(1)?,
        setup: row.get(2)?,
        shown: row.get(3)?,
        rated: row.get(4)?,
        ending: ending(&how),
        plies: row.get(6)?,
        opened: row.get::<_, i64>(7)? as u64,
        ended: row.get::<_, i64>(8)? as u64,
        seats: Vec::new(),
    })
}

fn seat(row: &Row<'_>) -> Found<SummarySeat> {
    Ok(SummarySeat {
        person: row.get(0)?,
        name: row.get(1)?,
        account: row.get(2)?,
        level: row.get(3)?,
        stand_in: row.get(4)?,
        score: row.get(5)?,
        place: row.get(6)?,
    })
}
