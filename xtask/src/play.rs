//! `cargo xtask play`: the table, in the browser or in the terminal, as soon as may be.
//!
//! Everything is built to be tried out: the profile `trying` leaves out what makes a program a little
//! smaller and faster and its building much slower. `cargo xtask build` makes it as players get it.

use std::process::Command;

use crate::program;
use crate::run::{Failure, run};
use crate::side_by_side::{Part, side_by_side};
use crate::web::{self, Compilation, Purpose};

pub(crate) fn play(args: &[&str]) -> Result<(), Failure> {
    if let ["--terminal", args @ ..] = args {
        let args = if args.is_empty() { &["ants"] } else { args };
        return in_the_terminal(args);
    }
    eprintln!("Building the table. The first time takes a few minutes, later ones a few seconds.");
    eprintln!("Sooner there, without a browser: cargo xtask play --terminal");
    eprintln!("1/3 the program, and beside it the client for browsers");
    let client = Compilation::of(Purpose::Trying)?;
    side_by_side([
        Part::new("program", program::build_for_trying(true)?),
        Part::new("client", client.command),
    ])?;
    eprintln!("2/3 the files of the client");
    web::put_together(Purpose::Trying, &client.module)?;
    eprintln!("3/3 the program with the client inside");
    run(program::build_for_trying(true)?.arg("--quiet"))?;
    run(Command::new(program::path_for_trying()?)
        .args(["serve", "--open"])
        .args(args))
}

fn in_the_terminal(args: &[&str]) -> Result<(), Failure> {
    eprintln!(
        "Building the program. The first time takes a few minutes, later ones a few seconds."
    );
    // If it was built for the browser before, then together with the tool for that.
    let with_tool = Purpose::Trying.site()?.is_dir();
    run(&mut program::build_for_trying(with_tool)?)?;
    run(Command::new(program::path_for_trying()?)
        .arg("play")
        .args(args))
}
