//! `cargo xtask play`: the program as players get it.

use crate::run::{Failure, cargo, run};

pub(crate) fn play(args: &[&str]) -> Result<(), Failure> {
    let program = [
        "run",
        "--release",
        "--quiet",
        "--package",
        "formicary",
        "--",
        "play",
    ];
    let args = if args.is_empty() { &["ants"] } else { args };
    run(cargo(&program).args(args))
}
