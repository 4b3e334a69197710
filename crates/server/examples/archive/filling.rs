//! A database with very many finished games, made from a few that were played.

use std::path::Path;

use anyhow::Context;
use engine::{Awaited, QuickDice, Seat, Seed, chance::pick};
use formicary_server::store::{
    Deed, Entry, FirstSeat, Opening, Quota, Standing, Summary, SummarySeat,
};
use formicary_server::{SqliteStore, Store};
use protocol::{Clock, Ending, Flag, Talk};
use rusqlite::{Connection, params};

/// What ids are made of.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const GAMES: [&str; 4] = ["ants", "fourmidable", "hidden-empires", "myrmes"];
/// So many games are really played.
const PLAYED: u64 = 8;
/// They end within three years from then on.
const FIRST: u64 = 1_600_000_000_000;
const YEARS: u64 = 3 * 365 * 24 * 3_600_000;

/// How much there is to be.
pub(crate) struct Amount {
    pub(crate) games: usize,
    pub(crate) people: usize,
    pub(crate) going_on: usize,
}

/// How somebody is called.
pub(crate) fn name(number: usize) -> String {
    format!("Person {number}")
}

/// Somebody; few play very often, and most now and then.
pub(crate) fn somebody(people: usize, dice: &mut QuickDice) -> usize {
    let chance = (dice.long() >> 11) as f64 / (1u64 << 53) as f64;
    ((chance * chance * people as f64) as usize).min(people - 1)
}

/// Fills a file where the people of `known` have an account already: they are those who play most.
pub(crate) async fn fill(file: &Path, amount: &Amount, known: &[String]) -> anyhow::Result<()> {
    let store = SqliteStore::open(file)?;
    for number in 0..PLAYED {
        let (opening, mut entries, summary) = played(number)?;
        let table = opening.id.clone();
        let end = entries.split_off(entries.len() - 1);
        let before = entries.len() as u64;
        store
            .open_table(opening, entries, None, Quota::NONE)
            .await?;
        let standing = Standing {
            over: true,
            due: None,
            summary: Some(Box::new(summary)),
        };
        store
            .append(&table, before, end, Some(standing), None)
            .await?;
    }
    store.archive().pack(u64::MAX >> 1, 1_000).await?;
    drop(store);
    multiply(file, amount, known)
}

fn multiply(file: &Path, amount: &Amount, known: &[String]) -> anyhow::Result<()> {
    let mut dice = QuickDice::new(18);
    let connection = Connection::open(file)?;
    connection.execute_batch("PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; BEGIN;")?;
    let indices: Vec<(String, String)> = connection
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    for (name, _) in &indices {
        connection.execute_batch(&format!("DROP INDEX {name}"))?;
    }
    let mut people = known.to_vec();
    people.extend((known.len()..amount.people).map(|number| format!("person{number:06}")));
    for (number, id) in people.iter().enumerate().skip(known.len()) {
        let name = name(number);
        connection
            .prepare_cached(
                "INSERT INTO person (id, name, login, looks, password, made, seen)
                 VALUES (?1, ?2, ?3, ?3, 'none', 1, 1)",
            )?
            .execute(params![id, name, name.to_lowercase()])?;
    }
    let mut ids: Vec<String> = (0..amount.games).map(|_| id(&mut dice)).collect();
    ids.sort();
    ids.dedup();
    for id in &ids {
        finished_game(&connection, id, &people, &mut dice)?;
    }
    for number in 0..amount.going_on {
        connection
            .prepare_cached(
                "INSERT INTO game_table (id, game, revision, setup, seed, seats, public, clock, opener,
                                         invitation, opened, finished, flag, hints, talk)
                 SELECT ?1, game, revision, setup, seed, seats, 1, clock, ?2, invitation, ?3, 0, flag, hints, talk
                 FROM game_table WHERE id = '000000000000'",
            )?
            .execute(params![
                id(&mut dice),
                people[number % people.len()],
                (FIRST + YEARS) as i64 + number as i64
            ])?;
    }
    for (_, index) in &indices {
        connection.execute_batch(index)?;
    }
    connection.execute_batch("COMMIT; ANALYZE")?;
    Ok(())
}

fn finished_game(
    connection: &Connection,
    id: &str,
    people: &[String],
    dice: &mut QuickDice,
) -> anyhow::Result<()> {
    let like = format!("{:012}", dice.long() % PLAYED);
    let ended = (FIRST + dice.long() % YEARS) as i64;
    let one = somebody(people.len(), dice);
    let mut two = somebody(people.len(), dice);
    if two == one {
        two = (one + 1) % people.len();
    }
    let with_bot = dice.long().is_multiple_of(8);
    let rated = !with_bot && dice.long().is_multiple_of(2);
    let public = rated || dice.long().is_multiple_of(2);
    let game = GAMES[(dice.long() % 4) as usize];
    connection
        .prepare_cached(
            "INSERT INTO game_table (id, game, revision, setup, seed, seats, public, clock, opener,
                                     invitation, opened, finished, flag, hints, talk, rated, summed)
             SELECT ?1, game, revision, setup, seed, seats, ?2, clock, ?3, invitation, ?4, 1, flag, hints, talk,
                    ?5, 1
             FROM game_table WHERE id = ?6",
        )?
        .execute(params![
            id,
            public,
            people[one],
            ended - 3_600_000,
            rated,
            like
        ])?;
    connection
        .prepare_cached(
            "INSERT INTO packed_log (table_id, entries, log)
             SELECT ?1, entries, log FROM packed_log WHERE table_id = ?2",
        )?
        .execute([id, &like])?;
    connection
        .prepare_cached(
            "INSERT INTO finished (table_id, game, setup, shown, rated, ending, plies, opened, ended, counts,
                                   packed)
             VALUES (?1, ?2, 'base players=2', ?3, ?4, 'played', 60, ?5, ?6, ?7, 1)",
        )?
        .execute(params![
            id,
            game,
            public,
            rated,
            ended - 3_600_000,
            ended,
            rated || with_bot
        ])?;
    // Whoever plays more plays better, if only a little.
    let first_wins = dice.long() % 100 < if one < two { 55 } else { 45 };
    for (seat, person, won) in [(1, one, first_wins), (2, two, !first_wins)] {
        let bot = seat == 2 && with_bot;
        let (place, outcome) = if won { (1, "won") } else { (2, "lost") };
        connection
            .prepare_cached(
                "INSERT INTO finished_seat (table_id, seat, person, name, level, stand_in, score, place,
                                            outcome, game, ended, shown)
                 VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6, ?7, ?8, ?9, ?10, ?11)",
            )?
            .execute(params![
                id,
                seat,
                (!bot).then(|| &people[person]),
                name(person),
                bot.then_some("worker"),
                20 - place,
                place,
                outcome,
                game,
                ended,
                public
            ])?;
        if !bot {
            connection
                .prepare_cached("INSERT INTO sitting (person, table_id, over) VALUES (?1, ?2, 1)")?
                .execute([&people[person], id])?;
        }
    }
    Ok(())
}

fn id(dice: &mut QuickDice) -> String {
    let letter = |_| char::from(LETTERS[(dice.long() % 32) as usize]);
    (0..12).map(letter).collect()
}

/// A whole game of Ants between two people.
fn played(number: u64) -> anyhow::Result<(Opening, Vec<Entry>, Summary)> {
    let rules = table::game("ants").context("there are ants")?;
    let setup = rules.profile().usual();
    let seed = Seed::from_words(&format!("archive {number}"));
    let mut session = rules
        .open(setup.clone(), Vec::new(), seed.into())
        .map_err(|error| anyhow::anyhow!("{error:?}"))?;
    let mut dice = QuickDice::new(number);
    let people = ["ada", "bea"];
    let sit = |(seat, name): (usize, &&str)| Entry {
        at: FIRST,
        person: Some((*name).to_owned()),
        command: None,
        deed: Deed::Sit(Seat::new(seat), (*name).to_owned()),
    };
    let mut entries: Vec<_> = people.iter().enumerate().map(sit).collect();
    let standings = loop {
        let person = match session.awaited() {
            Awaited::Nobody(standings) => break standings,
            Awaited::Chance => {
                session.advance();
                None
            }
            Awaited::Seats { must, .. } => {
                let seat = must.first().context("somebody has to act")?;
                let action = pick(&session.legal(seat), &mut dice).clone();
                session.play(seat, &action)?;
                Some(people[seat.index()].to_owned())
            }
        };
        entries.push(Entry {
            at: FIRST + 7_000 * entries.len() as u64,
            command: None,
            person,
            deed: Deed::Ply(session.last().context("something has happened")?),
        });
    };
    let seats = people.iter().enumerate().map(|(seat, name)| SummarySeat {
        person: Some((*name).to_owned()),
        name: (*name).to_owned(),
        score: Some(standings.scores[Seat::new(seat)]),
        place: Some(standings.places[Seat::new(seat)]),
        ..SummarySeat::default()
    });
    let summary = Summary {
        table: format!("{number:012}"),
        game: "ants".to_owned(),
        setup: setup.to_string(),
        shown: true,
        rated: false,
        ending: Ending::Played,
        plies: session.plies() as u32,
        opened: FIRST,
        ended: FIRST,
        seats: seats.collect(),
    };
    let opening = Opening {
        id: summary.table.clone(),
        game: "ants".to_owned(),
        revision: setup.revision(),
        setup: setup.to_string(),
        seed,
        seats: vec![FirstSeat::Open; 2],
        public: true,
        clock: Clock::None,
        flag: Flag::Loses,
        hints: false,
        talk: Talk::Seated,
        closed: false,
        rated: false,
        strength: None,
        opener: "ada".to_owned(),
        invitation: "0123456789ab".to_owned(),
        opened: FIRST,
    };
    Ok((opening, entries, summary))
}
