//! `cargo xtask play`: the program as players get it, in the browser or in the terminal.

use std::process::Command;

use crate::program;
use crate::run::{Failure, run};
use crate::test::Dependencies;

pub(crate) fn play(args: &[&str]) -> Result<(), Failure> {
    if let ["--terminal", args @ ..] = args {
        let args = if args.is_empty() { &["ants"] } else { args };
        return run(Command::new(program::build_for_terminal()?)
            .arg("play")
            .args(args));
    }
    let program = program::build(Dependencies::UpToDate)?;
    run(Command::new(program).args(["serve", "--open"]).args(args))
}
