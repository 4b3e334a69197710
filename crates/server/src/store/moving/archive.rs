//! What is kept of games that are over, and of how strong people are.

use super::Kind::{Bytes, Flag, Number, Text};
use super::Table;

pub(super) const TABLES: &[Table] = &[
    (
        "finished",
        &[
            ("table_id", Text),
            ("game", Text),
            ("setup", Text),
            ("shown", Flag),
            ("rated", Flag),
            ("ending", Text),
            ("plies", Number),
            ("opened", Number),
            ("ended", Number),
            ("counts", Flag),
            ("counted", Flag),
            ("packed", Flag),
        ],
    ),
    (
        "packed_log",
        &[("table_id", Text), ("entries", Number), ("log", Bytes)],
    ),
    (
        "finished_seat",
        &[
            ("table_id", Text),
            ("seat", Number),
            ("person", Text),
            ("name", Text),
            ("level", Text),
            ("stand_in", Flag),
            ("score", Number),
            ("place", Number),
            ("outcome", Text),
            ("game", Text),
            ("ended", Number),
            ("shown", Flag),
        ],
    ),
    (
        "rating",
        &[
            ("person", Text),
            ("game", Text),
            ("players", Number),
            ("points", Number),
            ("deviation", Number),
            ("volatility", Number),
            ("games", Number),
            ("last", Number),
        ],
    ),
    (
        "rating_step",
        &[
            ("person", Text),
            ("game", Text),
            ("players", Number),
            ("at", Number),
            ("table_id", Text),
            ("points", Number),
            ("deviation", Number),
            ("volatility", Number),
        ],
    ),
    (
        "against_bots",
        &[
            ("person", Text),
            ("game", Text),
            ("players", Number),
            ("level", Text),
            ("won", Number),
            ("drawn", Number),
            ("lost", Number),
        ],
    ),
];
