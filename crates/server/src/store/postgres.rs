//! Everything in a PostgreSQL database, for more than one machine and one file can do.

mod appending;
mod archive;
mod counting;
mod database;
mod failures;
mod fellows;
mod herald;
mod moving;
mod node;
mod opening;
mod packing;
mod people;
mod place;
mod register;
mod rows;
mod summing;
mod thoughts;
mod tls;
mod waiting;

use protocol::ChatLine;

use super::columns;
use super::{
    Appended, Archive, Change, Entry, Key, KeyKind, MOST_CHAT, Nodes, OpenError, Opened, Opening,
    Person, Quota, Register, Reply, Span, Standing, Store, StoreError, Untouched, Which,
};
use appending::{Log, Writers};
use database::{Database, Turn};
use herald::Herald;
use node::Node;
use place::Place;
pub(super) use rows::writable;
use rows::{chat_columns, get, key_columns, number, number_if_any, person_columns};

pub(super) use failures::open_error;
pub(super) use moving::{fresh_for_moving, source_of_move};
pub use place::{is_address, without_password};

/// Whoever was silent for so long was not there, in milliseconds.
const AWAY: i64 = crate::tables::downtimes::AWAY.as_millis() as i64;

/// A PostgreSQL database. What it answers is durable as far as the database is told to be: `synchronous_commit`.
pub struct PostgresStore {
    database: Database,
    writers: Writers,
    herald: Herald,
    node: Option<Node>,
}

impl PostgresStore {
    /// Opens the database at an address such as `postgres://ant@localhost/formicary`, or begins a new one in it.
    ///
    /// # Errors
    /// If it cannot be reached or used, is of a later version, or is being moved elsewhere.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        let place = Place::read(address)?;
        let node = Node::join(&place).await?;
        Self::at(&place, Some(node))
    }

    /// Opens a database that servers of this version may be using at the same time, without being one of them.
    ///
    /// # Errors
    /// If it cannot be reached, there is nothing in it, or it is of another version.
    pub async fn open_beside(address: &str) -> Result<Self, OpenError> {
        let place = Place::read(address)?;
        match opening::version(&place.open().await?).await? {
            opening::VERSION => Self::at(&place, None),
            0 => Err(OpenError::Missing),
            earlier => Err(OpenError::Earlier(earlier, opening::VERSION)),
        }
    }

    fn at(place: &Place, node: Option<Node>) -> Result<Self, OpenError> {
        let own = node.as_ref().map_or("", |node| &*node.id);
        let herald = Herald::start(place, own);
        Ok(Self {
            database: Database::at(place)?,
            writers: Writers::start(place, own, &herald),
            herald,
            node,
        })
    }
}

/// Whether a server could use a database, without changing anything: it is as it should be or could be made, and nobody
/// has it alone.
///
/// # Errors
/// If it could not.
pub async fn try_database(address: &str) -> Result<(), OpenError> {
    let client = Place::read(address)?.open().await?;
    opening::version(&client).await?;
    opening::nobody_moves(&client).await
}

impl PostgresStore {
    /// Whether everything is being moved elsewhere.
    fn is_taken(&self) -> bool {
        self.node.as_ref().is_some_and(Node::is_shut_out)
    }
}

fn taken<T: Send + 'static>() -> Reply<T> {
    let taken = StoreError::Gone("everything is being moved elsewhere".to_owned());
    Box::pin(std::future::ready(Err(taken)))
}

impl Store for PostgresStore {
    fn nodes(&self) -> Option<&dyn Nodes> {
        self.node.as_ref().map(|_| self as &dyn Nodes)
    }

    fn now(&self) -> u64 {
        let clock = self.node.as_ref().map(|node| &node.clock);
        clock.map_or_else(crate::tables::now, |clock| clock.now())
    }

    fn add_person(&self, person: Person) -> Reply<bool> {
        let database = self.database.clone();
        Box::pin(async move {
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            if people::is_taken(&work, &person).await? {
                return Ok(false);
            }
            let added = work
                .change(
                    "INSERT INTO person (id, name, login, looks, password, made, seen)
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
                    &[
                        &person.id,
                        &writable(&person.name),
                        &columns::login(&person),
                        &columns::looks(&person),
                        &person.password,
                        &(person.made as i64),
                        &(person.seen as i64),
                    ],
                )
                .await;
            let added = added? == 1;
            work.keep().await?;
            Ok(added)
        })
    }

    fn upgrade(&self, person: Person) -> Reply<bool> {
        let (database, herald) = (self.database.clone(), self.herald.clone());
        Box::pin(async move {
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            if people::is_taken(&work, &person).await? {
                return Ok(false);
            }
            let changed = work
                .change(
                    "UPDATE person SET name = $2, login = $3, looks = $4, password = $5
                 WHERE id = $1 AND password IS NULL",
                    &[
                        &person.id,
                        &writable(&person.name),
                        &columns::login(&person),
                        &columns::looks(&person),
                        &person.password,
                    ],
                )
                .await;
            let changed = changed? == 1;
            work.keep().await?;
            herald.tell(Change::Person(person.id));
            Ok(changed)
        })
    }

    fn account(&self, login: &str) -> Reply<Option<Person>> {
        let (database, login) = (self.database.clone(), writable(login));
        Box::pin(async move {
            let question = concat!(
                "SELECT ",
                person_columns!(),
                " FROM person p WHERE login = $1"
            );
            let found = database.row(question, &[&login]).await?;
            found.map(|row| rows::person(&row, 0)).transpose()
        })
    }

    fn is_worn(&self, looks: &str) -> Reply<bool> {
        let (database, looks) = (self.database.clone(), writable(looks));
        Box::pin(async move {
            let question = "SELECT 1 FROM person WHERE looks = $1 LIMIT 1";
            Ok(database.row(question, &[&looks]).await?.is_some())
        })
    }

    fn change_password(&self, person: &str, hash: String) -> Reply<()> {
        let (database, person) = (self.database.clone(), person.to_owned());
        let herald = self.herald.clone();
        Box::pin(async move {
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            let change = "UPDATE person SET password = $2 WHERE id = $1";
            work.change(change, &[&person, &hash]).await?;
            people::end_letters(&work, &person).await?;
            work.keep().await?;
            herald.tell(Change::Person(person));
            Ok(())
        })
    }

    fn add_key(&self, key: Key) -> Reply<()> {
        let database = self.database.clone();
        Box::pin(async move {
            let added = database
                .change(
                    "INSERT INTO access_key (hash, id, person, kind, label, made, used)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
                    &[
                        &&key.hash[..],
                        &key.id,
                        &key.person,
                        &columns::kind_text(key.kind),
                        &writable(&key.label),
                        &(key.made as i64),
                        &(key.used as i64),
                    ],
                )
                .await;
            added.map(drop)
        })
    }

    fn key(&self, hash: [u8; 32]) -> Reply<Option<(Key, Person)>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = concat!(
                "SELECT ",
                key_columns!(),
                ", ",
                person_columns!(),
                " FROM access_key k JOIN person p ON p.id = k.person WHERE k.hash = $1"
            );
            let found = database.row(question, &[&&hash[..]]).await?;
            found
                .map(|row| Ok((rows::key(&row)?, rows::person(&row, 7)?)))
                .transpose()
        })
    }

    fn keys(&self, person: &str, kind: KeyKind) -> Reply<Vec<Key>> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let question = concat!(
                "SELECT ",
                key_columns!(),
                " FROM access_key k WHERE person = $1 AND kind = $2 ORDER BY made"
            );
            let found = database
                .rows(question, &[&person, &columns::kind_text(kind)])
                .await;
            found?.iter().map(rows::key).collect()
        })
    }

    fn remove_keys(&self, person: &str, which: Which) -> Reply<Vec<Key>> {
        let (database, person) = (self.database.clone(), person.to_owned());
        let herald = self.herald.clone();
        Box::pin(async move {
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            let mut keys = people::keys_of(&work, &person).await?;
            keys.retain(|key| which.has(key));
            for key in &keys {
                people::remove_key(&work, key).await?;
            }
            work.keep().await?;
            for key in &keys {
                herald.tell(Change::Ended(key.id.clone()));
            }
            Ok(keys)
        })
    }

    fn open_table(
        &self,
        table: Opening,
        entries: Vec<Entry>,
        due: Option<u64>,
        quota: Quota,
    ) -> Reply<Opened> {
        let database = self.database.clone();
        Box::pin(async move {
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            if quota != Quota::NONE {
                // Whoever opens two at once is counted twice.
                work.take_turn(Turn::Opening, &table.opener).await?;
                let own = work.row(
                    "SELECT count(*),
                            count(*) FILTER (WHERE seats NOT LIKE '%open%' AND seats NOT LIKE '%invited%')
                     FROM game_table WHERE opener = $1 AND NOT finished AND NOT closed",
                    &[&table.opener],
                ).await;
                let (tables, of_bots) = match own? {
                    Some(row) => (number(&row, 0)? as usize, number(&row, 1)? as usize),
                    None => (0, 0),
                };
                let judged = quota.judge(tables, of_bots, &table);
                if judged != Opened::Yes {
                    return Ok(judged);
                }
            }
            let (clock, flag) = (columns::json(&table.clock), columns::json(&table.flag));
            work.change(
                "INSERT INTO game_table (id, game, revision, setup, seed, seats, public, clock, opener,
                                         invitation, opened, flag, hints, due, talk, head, rated, strength)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
                &[
                    &table.id,
                    &table.game,
                    &i64::from(table.revision),
                    &table.setup,
                    &&table.seed.0[..],
                    &columns::seats_text(&table.seats),
                    &table.public,
                    &clock,
                    &table.opener,
                    &table.invitation,
                    &(table.opened as i64),
                    &flag,
                    &table.hints,
                    &due.map(|due| due as i64),
                    &columns::json(&table.talk),
                    &(entries.len() as i64),
                    &table.rated,
                    &table.strength.map(|strength| columns::json(&strength)),
                ],
            )
            .await?;
            let mut log = Log::default();
            for (seq, entry) in (1..).zip(&entries) {
                log.add(&table.id, seq, entry);
            }
            work.change(
                "INSERT INTO entry (table_id, seq, at, person, command, deed)
                 SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[])",
                &[
                    &log.tables, &log.numbers, &log.times, &log.people, &log.commands, &log.deeds,
                ],
            )
            .await?;
            work.change(
                "INSERT INTO sitting (person, table_id)
                 SELECT DISTINCT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING",
                &[&log.sat, &log.sat_at],
            )
            .await?;
            work.keep().await?;
            Ok(Opened::Yes)
        })
    }

    fn append(
        &self,
        table: &str,
        after: u64,
        entries: Vec<Entry>,
        standing: Option<Standing>,
        lease: Option<u64>,
    ) -> Reply<Appended> {
        if self.is_taken() {
            return taken();
        }
        self.writers.append(table, after, entries, standing, lease)
    }

    fn claim(&self, table: &str) -> Reply<Option<u64>> {
        let (database, own, table) = (self.database.clone(), self.own(), table.to_owned());
        Box::pin(async move { fellows::claim(&database, &table, &own).await })
    }

    fn release(&self, table: &str, lease: u64) -> Reply<()> {
        let (database, own, table) = (self.database.clone(), self.own(), table.to_owned());
        Box::pin(async move { fellows::release(&database, &table, &own, lease).await })
    }

    fn heads(&self, tables: Vec<String>) -> Reply<Vec<(String, u64)>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = "SELECT id, head FROM game_table WHERE id = ANY ($1)";
            let found = database.rows(question, &[&tables]).await?;
            let heads = found.iter();
            heads
                .map(|row| Ok((get(row, 0)?, number(row, 1)?)))
                .collect()
        })
    }

    fn table(&self, id: &str) -> Reply<Option<(Opening, Vec<Entry>)>> {
        let (database, id) = (self.database.clone(), writable(id));
        Box::pin(async move {
            let opening = database.row(
                "SELECT id, game, revision, setup, seed, seats, public, clock, opener, invitation,
                        opened, flag, hints, talk, closed, rated, strength
                 FROM game_table WHERE id = $1",
                &[&id],
            ).await;
            let Some(row) = opening? else {
                return Ok(None);
            };
            let entries = packing::log(&database, &id, 0).await?;
            Ok(Some((rows::opening(&row)?, entries)))
        })
    }

    fn entries_after(&self, id: &str, after: u64) -> Reply<Vec<Entry>> {
        let (database, id) = (self.database.clone(), writable(id));
        Box::pin(async move { packing::log(&database, &id, after).await })
    }

    fn lobby(&self, limit: usize) -> Reply<Vec<String>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = "SELECT id FROM game_table WHERE NOT finished AND NOT closed AND public
                            ORDER BY opened DESC LIMIT $1";
            rows::texts(&database.rows(question, &[&(limit as i64)]).await?)
        })
    }

    fn forget_waiting(&self, before: u64, but: Vec<String>) -> Reply<Vec<String>> {
        let (database, herald) = (self.database.clone(), self.herald.clone());
        Box::pin(async move {
            let gone = waiting::forget(&database, before, but).await?;
            for table in &gone {
                herald.tell(Change::Gone(table.clone()));
            }
            Ok(gone)
        })
    }

    fn forget_games(&self, before: Untouched, but: Vec<String>) -> Reply<Vec<String>> {
        let (database, herald) = (self.database.clone(), self.herald.clone());
        Box::pin(async move {
            let gone = waiting::forget_games(&database, before, but).await?;
            for table in &gone {
                herald.tell(Change::Gone(table.clone()));
            }
            Ok(gone)
        })
    }

    fn due(&self) -> Reply<Vec<(String, u64)>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = "SELECT id, due FROM game_table
                            WHERE NOT finished AND NOT closed AND due IS NOT NULL";
            let found = database.rows(question, &[]).await?;
            let due = found.iter();
            due.map(|row| Ok((get(row, 0)?, number_if_any(row, 1)?.unwrap_or_default())))
                .collect()
        })
    }

    fn sign_of_life(&self, at: u64) -> Reply<()> {
        if self.is_taken() {
            return taken();
        }
        let database = self.database.clone();
        Box::pin(async move {
            let change = "INSERT INTO sign_of_life (id, at) VALUES (1, $1)
                          ON CONFLICT (id) DO UPDATE SET at = greatest(sign_of_life.at, excluded.at)";
            database.change(change, &[&(at as i64)]).await.map(drop)
        })
    }

    fn came_up(&self, at: u64) -> Reply<Vec<Span>> {
        let (database, herald, own) = (self.database.clone(), self.herald.clone(), self.own());
        Box::pin(async move {
            let at = at as i64;
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            work.take_turn(Turn::Waking, "").await?;
            // Whoever runs gives a sign of life; one that has just died has given one lately.
            let down = "INSERT INTO downtime (began, ended)
                        SELECT at, $1 FROM sign_of_life WHERE at < $1 AND (at < $1 - $3::bigint OR NOT EXISTS (
                            SELECT 1 FROM node WHERE id <> $2 AND until > clock_timestamp()))
                        ON CONFLICT DO NOTHING";
            let down = work.change(down, &[&at, &&*own, &AWAY]).await?;
            let up = "INSERT INTO sign_of_life (id, at) VALUES (1, $1)
                      ON CONFLICT (id) DO UPDATE SET at = greatest(sign_of_life.at, excluded.at)";
            work.change(up, &[&at]).await?;
            let all = work
                .rows("SELECT began, ended FROM downtime ORDER BY began", &[])
                .await;
            let all = all?;
            work.keep().await?;
            if down > 0 {
                herald.tell(Change::Downtime);
            }
            all.iter().map(rows::span).collect()
        })
    }

    fn tables_of(&self, person: &str, limit: usize) -> Reply<Vec<String>> {
        let (database, person) = (self.database.clone(), person.to_owned());
        Box::pin(async move {
            let question = "SELECT t.id FROM sitting s JOIN game_table t ON t.id = s.table_id
                            WHERE s.person = $1 AND NOT s.over AND NOT t.closed
                            ORDER BY t.finished, t.opened DESC LIMIT $2";
            let found = database.rows(question, &[&person, &(limit as i64)]).await;
            let mut found = rows::texts(&found?)?;
            let question =
                "SELECT s.table_id FROM finished_seat s JOIN game_table t ON t.id = s.table_id
                            WHERE s.person = $1 AND NOT t.closed
                            ORDER BY s.ended DESC, s.table_id COLLATE \"C\" DESC LIMIT $2";
            let more = limit.saturating_sub(found.len()) as i64;
            let over = database.rows(question, &[&person, &more]).await;
            found.extend(rows::texts(&over?)?);
            Ok(found)
        })
    }

    fn add_chat(&self, table: &str, person: &str, line: ChatLine) -> Reply<u64> {
        let (database, herald) = (self.database.clone(), self.herald.clone());
        let (table, person) = (table.to_owned(), person.to_owned());
        Box::pin(async move {
            let mut desk = database.desk().await?;
            let work = desk.begin().await?;
            let added = work
                .row(
                    "INSERT INTO chat (table_id, name, text, at, person, account)
                 VALUES ($1, $2, $3, $4, $5, $6) RETURNING id",
                    &[
                        &table,
                        &writable(&line.name),
                        &writable(&line.text),
                        &(line.at as i64),
                        &person,
                        &line.account,
                    ],
                )
                .await?;
            work.change(
                "DELETE FROM chat WHERE table_id = $1 AND id <= (
                    SELECT id FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)",
                &[&table, &(MOST_CHAT as i64)],
            )
            .await?;
            work.keep().await?;
            let id = added.map_or(Ok(0), |row| number(&row, 0))?;
            herald.tell(Change::Said(table, id));
            Ok(id)
        })
    }

    fn chat(&self, table: &str, limit: usize) -> Reply<Vec<ChatLine>> {
        let (database, table) = (self.database.clone(), writable(table));
        Box::pin(async move {
            let question = concat!(
                "SELECT ",
                chat_columns!(),
                " FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2"
            );
            let newest = database.rows(question, &[&table, &(limit as i64)]).await?;
            let lines = newest.iter().rev();
            lines.map(|row| rows::chat_line(row, 0)).collect()
        })
    }

    fn register(&self) -> &dyn Register {
        self
    }

    fn archive(&self) -> &dyn Archive {
        self
    }
}
