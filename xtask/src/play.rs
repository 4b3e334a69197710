//! `cargo xtask play`: the table, in the browser or in the terminal, as soon as may be.
//!
//! Everything is built to be tried out: the profile `trying` leaves out what makes a program a little
//! smaller and faster and its building much slower. `cargo xtask build` makes it as players get it.

use std::process::Command;

use crate::program;
use crate::run::{Failure, run};
use crate::side_by_side::{Part, side_by_side};
use crate::web::{self, Compilation, Purpose};

/// Said at once: nobody wants to wait some minutes for help.
const HELP: &str = "\
usage: cargo xtask play [ARGS...]              build what playing needs, serve the table and open it in a browser
       cargo xtask play --terminal [ARGS...]   play in the terminal; plays ants if nothing is said

ARGS are handed on, to “formicary serve” or “formicary play”. Those most often wanted:
  serve   --address ADDRESS:PORT (0.0.0.0:8080 lets others in), --data FILE
  play    a game (ants, myrmes, fourmidable, hidden-empires), --lang en|fr|de

Once something is built, all of them are told by
  target/trying/formicary serve --help
  target/trying/formicary play --help";

pub(crate) fn play(args: &[&str]) -> Result<(), Failure> {
    if args.iter().any(|arg| ["--help", "-h"].contains(arg)) {
        println!("{HELP}");
        return Ok(());
    }
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
