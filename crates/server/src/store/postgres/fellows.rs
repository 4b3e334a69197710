//! What servers that share the database need of each other.

use std::future::ready;
use std::sync::Arc;

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::database::Database;
use super::rows::{self, get, number};
use super::{PostgresStore, thoughts, writable};
use crate::store::{
    Back, Change, Nodes, Offer, Orphan, Reply, Shown, Span, StoreError, TakenBack, There,
};

/// Whoever has a lease keeps it as long as they run; others get it after that. A number never comes twice.
const CLAIM: &str = "
    INSERT INTO table_lease AS l (table_id, node, epoch)
    SELECT $1, $2, nextval('lease_epoch')
    WHERE EXISTS (SELECT 1 FROM node WHERE id = $2 AND until > clock_timestamp())
    ON CONFLICT (table_id) DO UPDATE
    SET node = excluded.node,
        epoch = CASE WHEN l.node = excluded.node THEN l.epoch ELSE excluded.epoch END
    WHERE l.node = excluded.node
       OR NOT EXISTS (SELECT 1 FROM node n WHERE n.id = l.node AND n.until > clock_timestamp())
    RETURNING epoch";

const ORPHANS: &str = "
    SELECT id, game, revision FROM game_table t
    WHERE NOT finished AND NOT closed AND due <= $1 AND NOT EXISTS (
        SELECT 1 FROM table_lease l JOIN node n ON n.id = l.node
        WHERE l.table_id = t.id AND n.until > clock_timestamp())
    ORDER BY due LIMIT $2";

const NOTE_PRESENCE: &str = "
    WITH noted AS (
        SELECT * FROM unnest($2::text[], $3::bigint[], $4::bigint[]) AS n (id, seats, spectators)
    ), gone AS (
        DELETE FROM presence p USING noted
        WHERE p.table_id = noted.id AND p.node = $1 AND noted.seats = 0 AND noted.spectators = 0
    )
    INSERT INTO presence (table_id, node, seats, spectators)
    SELECT id, $1, seats, spectators FROM noted WHERE seats <> 0 OR spectators <> 0
    ON CONFLICT (table_id, node) DO UPDATE SET seats = excluded.seats, spectators = excluded.spectators";

const SHOW: &str = "
    INSERT INTO card AS c (table_id, node, seq, over, text)
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::boolean[], $5::text[])
    ON CONFLICT (table_id) DO UPDATE
    SET node = excluded.node, seq = excluded.seq, over = excluded.over, text = excluded.text,
        written = excluded.written
    WHERE c.seq <= excluded.seq";

pub(super) async fn claim(
    database: &Database,
    table: &str,
    node: &str,
) -> Result<Option<u64>, StoreError> {
    let claimed = database.change_to(CLAIM, &[&table, &node]).await?;
    claimed.map(|row| number(&row, 0)).transpose()
}

pub(super) async fn release(
    database: &Database,
    table: &str,
    node: &str,
    lease: u64,
) -> Result<(), StoreError> {
    let release = "DELETE FROM table_lease WHERE table_id = $1 AND node = $2 AND epoch = $3";
    database
        .change(release, &[&table, &node, &(lease as i64)])
        .await
        .map(drop)
}

impl PostgresStore {
    /// Which server this is; none if it only looks at the database.
    pub(super) fn own(&self) -> Arc<str> {
        let node = self.node.as_ref();
        node.map_or_else(|| "".into(), |node| Arc::clone(&node.id))
    }
}

impl Nodes for PostgresStore {
    fn changes(&self) -> UnboundedReceiver<Change> {
        match &self.node {
            Some(node) => node.changes(),
            None => unbounded_channel().1,
        }
    }

    fn tell(&self, change: Change) {
        self.herald.tell(change);
    }

    fn orphans(&self, now: u64, limit: usize) -> Reply<Vec<Orphan>> {
        let database = self.database.clone();
        Box::pin(async move {
            let found = database
                .rows(ORPHANS, &[&(now as i64), &(limit as i64)])
                .await?;
            let orphans = found.iter().map(|row| {
                Ok(Orphan {
                    table: get(row, 0)?,
                    game: get(row, 1)?,
                    revision: number(row, 2)? as u32,
                })
            });
            orphans.collect()
        })
    }

    fn note_presence(&self, there: Vec<There>) -> Reply<()> {
        let (database, own) = (self.database.clone(), self.own());
        let herald = self.herald.clone();
        Box::pin(async move {
            let tables: Vec<&str> = there.iter().map(|there| &*there.table).collect();
            let seats: Vec<i64> = there.iter().map(|there| there.seats as i64).collect();
            let spectators: Vec<i64> = there.iter().map(|there| there.spectators as i64).collect();
            database
                .change(NOTE_PRESENCE, &[&&*own, &tables, &seats, &spectators])
                .await?;
            for there in there {
                herald.tell(Change::Presence(there.table));
            }
            Ok(())
        })
    }

    fn presence(&self, table: &str) -> Reply<There> {
        let (database, own, table) = (self.database.clone(), self.own(), writable(table));
        Box::pin(async move {
            let question = "SELECT coalesce(bit_or(seats), 0), coalesce(sum(spectators), 0)::bigint
                FROM presence p JOIN node n ON n.id = p.node
                WHERE p.table_id = $1 AND p.node <> $2 AND n.until > clock_timestamp()";
            let found = database.row(question, &[&table, &&*own]).await?;
            Ok(match found {
                Some(row) => There {
                    table,
                    seats: number(&row, 0)?,
                    spectators: number(&row, 1)?,
                },
                None => There::default(),
            })
        })
    }

    fn show(&self, shown: Vec<Shown>) -> Reply<()> {
        let (database, own) = (self.database.clone(), self.own());
        let herald = self.herald.clone();
        Box::pin(async move {
            let tables: Vec<&str> = shown.iter().map(|shown| &*shown.table).collect();
            let nodes: Vec<&str> = shown.iter().map(|_| &*own).collect();
            let seqs: Vec<i64> = shown.iter().map(|shown| shown.seq as i64).collect();
            let over: Vec<bool> = shown.iter().map(|shown| shown.over).collect();
            let texts: Vec<String> = shown.iter().map(|shown| writable(&shown.text)).collect();
            database
                .change(SHOW, &[&tables, &nodes, &seqs, &over, &texts])
                .await?;
            for shown in shown {
                herald.tell(Change::Card(shown.table));
            }
            Ok(())
        })
    }

    fn shown(&self, tables: Vec<String>) -> Reply<Vec<Shown>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = "SELECT c.table_id, c.node, c.seq, c.over, c.text
                            FROM card c JOIN game_table t ON t.id = c.table_id
                            WHERE c.table_id = ANY ($1) AND NOT t.closed";
            let found = database.rows(question, &[&tables]).await?;
            let shown = found.iter().map(|row| {
                Ok(Shown {
                    table: get(row, 0)?,
                    node: get(row, 1)?,
                    seq: number(row, 2)?,
                    over: get(row, 3)?,
                    text: get(row, 4)?,
                })
            });
            shown.collect()
        })
    }

    fn downtimes(&self) -> Reply<Vec<Span>> {
        let database = self.database.clone();
        Box::pin(async move {
            let question = "SELECT began, ended FROM downtime ORDER BY began";
            let found = database.rows(question, &[]).await?;
            found.iter().map(rows::span).collect()
        })
    }

    fn offer(&self, offer: Offer) -> Reply<()> {
        let (database, own) = (self.database.clone(), self.own());
        let herald = self.herald.clone();
        Box::pin(async move {
            thoughts::offer(&database, &own, &offer).await?;
            herald.tell(Change::Offered);
            Ok(())
        })
    }

    fn take(&self, rules: Vec<(String, u32)>) -> Reply<Option<Offer>> {
        let (database, own) = (self.database.clone(), self.own());
        Box::pin(async move { thoughts::take(&database, &own, &rules).await })
    }

    fn answer(&self, table: &str, ticket: &str, answer: String) -> Reply<bool> {
        let (database, own) = (self.database.clone(), self.own());
        let (table, ticket) = (table.to_owned(), ticket.to_owned());
        let herald = self.herald.clone();
        Box::pin(async move {
            let answer = writable(&answer);
            let wanted = thoughts::answer(&database, &own, &table, &ticket, &answer).await?;
            if wanted {
                herald.tell(Change::Answered(table));
            }
            Ok(wanted)
        })
    }

    fn take_back(&self, table: &str, ticket: &str, back: Back) -> Reply<TakenBack> {
        let (database, table, ticket) =
            (self.database.clone(), table.to_owned(), ticket.to_owned());
        Box::pin(async move { thoughts::take_back(&database, &table, &ticket, back).await })
    }

    fn leave(&self) -> Reply<()> {
        let Some(node) = &self.node else {
            return Box::pin(ready(Ok(())));
        };
        node.fall_silent();
        let (database, own) = (self.database.clone(), self.own());
        let herald = self.herald.clone();
        Box::pin(async move {
            let leave = "
                WITH leases AS (DELETE FROM table_lease WHERE node = $1),
                there AS (DELETE FROM presence WHERE node = $1),
                thoughts AS (DELETE FROM thought WHERE posted_by = $1)
                DELETE FROM node WHERE id = $1";
            database.change(leave, &[&&*own]).await?;
            herald.tell(Change::Left(own.to_string()));
            Ok(())
        })
    }
}
