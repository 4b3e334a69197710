//! Thoughts of bots that one server offers and another takes.

use super::database::Database;
use super::rows::{get, number};
use crate::store::{Back, Offer, StoreError, TakenBack};

const OFFER: &str = "
    INSERT INTO thought (table_id, ticket, seq, seats, network, address, opener, alone, posted_by)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (table_id) DO UPDATE
    SET ticket = excluded.ticket, seq = excluded.seq, seats = excluded.seats, network = excluded.network,
        address = excluded.address, opener = excluded.opener, alone = excluded.alone, asked = excluded.asked,
        posted_by = excluded.posted_by, taken_by = NULL, answer = NULL";

/// Only what the house of the table still wants to know. Whoever takes one at the same time as somebody else gets another.
/// Leases and heads are looked up one by one: joins are planned badly where rows come and go so quickly.
const TAKE: &str = "
    WITH alive AS (
        SELECT id FROM node WHERE until > clock_timestamp()
    ), taken AS (
        SELECT network, address, opener FROM thought
        WHERE answer IS NULL AND taken_by IN (SELECT id FROM alive)
    ), next AS (
        SELECT t.table_id FROM thought t
        WHERE t.answer IS NULL AND t.posted_by <> $1 AND t.posted_by IN (SELECT id FROM alive)
            AND $1 IN (SELECT id FROM alive)
            AND (t.taken_by IS NULL OR t.taken_by NOT IN (SELECT id FROM alive))
            AND t.posted_by = (SELECT l.node FROM table_lease l WHERE l.table_id = t.table_id)
            AND t.seq = (
                SELECT g.head FROM game_table g WHERE g.id = t.table_id
                AND (g.game, g.revision) IN (SELECT * FROM unnest($2::text[], $3::bigint[])))
        ORDER BY t.alone,
            (SELECT count(*) FROM taken o WHERE o.network = t.network),
            (SELECT count(*) FROM taken o WHERE o.network = t.network AND o.address = t.address),
            (SELECT count(*) FROM taken o WHERE o.opener = t.opener),
            t.asked
        LIMIT 1 FOR UPDATE OF t SKIP LOCKED
    )
    UPDATE thought t SET taken_by = $1 FROM next WHERE t.table_id = next.table_id
    RETURNING t.table_id, t.ticket, t.seq, t.seats, t.network, t.address, t.opener, t.alone";

const ANSWER: &str = "
    UPDATE thought SET answer = $4
    WHERE table_id = $1 AND ticket = $2 AND taken_by = $3 AND answer IS NULL";

const TAKE_BACK: &str = "
    WITH gone AS (
        DELETE FROM thought t WHERE table_id = $1 AND ticket = $2 AND (
            answer IS NOT NULL OR $4 OR $3 AND NOT EXISTS (
                SELECT 1 FROM node n WHERE n.id = t.taken_by AND n.until > clock_timestamp()))
        RETURNING answer
    )
    SELECT (SELECT answer FROM gone), NOT EXISTS (SELECT 1 FROM gone) AND EXISTS (
        SELECT 1 FROM thought WHERE table_id = $1 AND ticket = $2)";

pub(super) async fn offer(
    database: &Database,
    node: &str,
    offer: &Offer,
) -> Result<(), StoreError> {
    let [network, address, opener] = &offer.opener;
    let offered = database
        .change(
            OFFER,
            &[
                &offer.table,
                &offer.ticket,
                &(offer.seq as i64),
                &(offer.seats as i64),
                network,
                address,
                opener,
                &offer.alone,
                &node,
            ],
        )
        .await;
    offered.map(drop)
}

pub(super) async fn take(
    database: &Database,
    node: &str,
    rules: &[(String, u32)],
) -> Result<Option<Offer>, StoreError> {
    let games: Vec<&str> = rules.iter().map(|(game, _)| &**game).collect();
    let revisions: Vec<i64> = rules.iter().map(|(_, own)| i64::from(*own)).collect();
    let taken = database
        .change_to(TAKE, &[&node, &games, &revisions])
        .await?;
    let offer = taken.map(|row| {
        Ok(Offer {
            table: get(&row, 0)?,
            ticket: get(&row, 1)?,
            seq: number(&row, 2)?,
            seats: number(&row, 3)?,
            opener: [get(&row, 4)?, get(&row, 5)?, get(&row, 6)?],
            alone: get(&row, 7)?,
        })
    });
    offer.transpose()
}

/// Whether somebody still wants to know.
pub(super) async fn answer(
    database: &Database,
    node: &str,
    table: &str,
    ticket: &str,
    answer: &str,
) -> Result<bool, StoreError> {
    let answered = database
        .change(ANSWER, &[&table, &ticket, &node, &answer])
        .await?;
    Ok(answered == 1)
}

pub(super) async fn take_back(
    database: &Database,
    table: &str,
    ticket: &str,
    back: Back,
) -> Result<TakenBack, StoreError> {
    let (free, anyway) = (back == Back::Free, back == Back::Anyway);
    let found = database
        .change_to(TAKE_BACK, &[&table, &ticket, &free, &anyway])
        .await?;
    let Some(row) = found else {
        return Ok(TakenBack::Gone);
    };
    Ok(match (get(&row, 0)?, get(&row, 1)?) {
        (Some(answer), _) => TakenBack::Answer(answer),
        (None, true) => TakenBack::Kept,
        (None, false) => TakenBack::Gone,
    })
}
