//! `cargo xtask attack`: the long form of the server's test under attack, with the program as players get it. It
//! prints how long others wait meanwhile, and what the server needs. Nothing leaves this machine.

use crate::program;
use crate::run::{Failure, cargo, run};

/// For how many seconds each attack goes on, if nothing is said.
const USUAL: &str = "8";

pub(crate) fn attack(seconds: Option<&str>) -> Result<(), Failure> {
    let seconds = seconds.unwrap_or(USUAL);
    if seconds.parse::<u64>().is_err() {
        return Err(format!("“{seconds}” is no number").into());
    }
    let test = [
        "test",
        "--package",
        "formicary-server",
        "--test",
        "attack",
        "each_attack_for_long",
        "--",
        "--ignored",
        "--nocapture",
    ];
    run(cargo(&test)
        .env("FORMICARY_PROGRAM", program::build_for_terminal()?)
        .env("FORMICARY_ATTACK", seconds))
}
