//! How a summary is stored: as it is told in JSON, in the same step as what ends the game.

use serde_json::json;

use super::rows::writable;
use crate::store::Summary;
use crate::store::archive::{ending_text, outcome_text};

/// Adds the summaries that `told` gives, unless there are some; who has played finds the game by them from now on.
macro_rules! sum_up {
    () => {
        "summed AS (
        INSERT INTO finished (table_id, game, setup, shown, rated, ending, plies, opened, ended, counts)
        SELECT s.* FROM told, jsonb_to_record(told.summary) AS s (
            table_id text, game text, setup text, shown boolean, rated boolean, ending text, plies bigint,
            opened bigint, ended bigint, counts boolean)
        ON CONFLICT DO NOTHING
        RETURNING table_id, game, ended, shown
    ), sat_there AS (
        SELECT f.*, s.* FROM summed f JOIN told ON told.summary ->> 'table_id' = f.table_id,
            jsonb_to_recordset(told.summary -> 'seats') AS s (
                seat bigint, person text, name text, level text, stand_in boolean, score bigint,
                place bigint, outcome text)
    ), found_by AS (
        INSERT INTO finished_seat (table_id, seat, person, name, level, stand_in, score, place, outcome,
                                   game, ended, shown)
        SELECT table_id, seat, person, name, level, stand_in, score, place, outcome, game, ended, shown
        FROM sat_there
    ), moved AS (
        UPDATE sitting SET over = TRUE FROM sat_there own
        WHERE sitting.person = own.person AND sitting.table_id = own.table_id
    )"
    };
}
pub(super) use sum_up;

/// Adds one summary.
pub(super) const SUM_UP: &str = concat!(
    "WITH told AS (
        SELECT $1::text::jsonb AS summary
    ), noted AS (
        UPDATE game_table SET summed = TRUE FROM told WHERE id = told.summary ->> 'table_id'
    ), ",
    sum_up!(),
    " SELECT table_id FROM summed"
);

pub(super) fn json(summary: &Summary) -> String {
    let seats = summary.seats.iter().enumerate().map(|(index, seat)| {
        json!({
            "seat": index + 1,
            "person": seat.person,
            "name": writable(&seat.name),
            "level": seat.level,
            "stand_in": seat.stand_in,
            "score": seat.score,
            "place": seat.place,
            "outcome": summary.outcome(index).map(outcome_text),
        })
    });
    json!({
        "table_id": summary.table,
        "game": summary.game,
        "setup": summary.setup,
        "shown": summary.shown,
        "rated": summary.rated,
        "ending": ending_text(summary.ending),
        "plies": summary.plies,
        "opened": summary.opened,
        "ended": summary.ended,
        "counts": summary.counts(),
        "seats": seats.collect::<Vec<_>>(),
    })
    .to_string()
}
