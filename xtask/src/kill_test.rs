//! `cargo xtask kill-test`: the long form of the server's test that kills it in full flight, with the
//! program as players get it; and `cargo xtask leak-test`, the long form of the one that looks for secrets on the wire.

use crate::program;
use crate::run::{Failure, cargo, run};

/// How often, if nothing is said; `cargo xtask test` kills it three times.
const USUAL: &str = "200";

pub(crate) fn kill_test(times: Option<&str>) -> Result<(), Failure> {
    let times = times.unwrap_or(USUAL);
    if times.parse::<u64>().is_err() {
        return Err(format!("“{times}” is no number").into());
    }
    let test = [
        "test",
        "--release",
        "--package",
        "formicary-server",
        "--test",
        "online",
        "kills::no_accepted_move",
    ];
    run(cargo(&test)
        .env("FORMICARY_PROGRAM", program::build_for_terminal()?)
        .env("FORMICARY_KILLS", times))
}

/// So many games of each kind, if nothing is said; `cargo xtask test` plays the beginning of two.
const GAMES: &str = "25";

pub(crate) fn leak_test(games: Option<&str>) -> Result<(), Failure> {
    let games = games.unwrap_or(GAMES);
    if games.parse::<u64>().is_err() {
        return Err(format!("“{games}” is no number").into());
    }
    let test = [
        "test",
        "--release",
        "--package",
        "formicary-server",
        "--test",
        "online",
        "leaks",
        "--",
        "--nocapture",
    ];
    run(cargo(&test).env("FORMICARY_LEAK_GAMES", games))
}
