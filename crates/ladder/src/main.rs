//! How strong bots are. `cargo xtask ladder` does both of this; the first part runs by itself on any machine like
//! this one, with nothing but this program:
//!
//! ```text
//! formicary-ladder play FOLDER [seconds=480] [threads=N] [only=TEXT]   plays what is still to be played
//! formicary-ladder tell FOLDER PAGE.md                                 writes the page and its plots
//! ```
//!
//! `play` adds a line for every game to FOLDER/games.csv and leaves out those that are there already, so it may be
//! stopped and started as one likes, and files of several machines may be put one after the other. Each game
//! follows from its line: the same seed gives the same game. After so many seconds no game is begun any more.

mod page;
mod plan;
mod play;
mod plot;
mod ratings;
mod results;

use std::process::ExitCode;

const USAGE: &str = "usage: formicary-ladder play FOLDER [seconds=480] [threads=N] [only=TEXT]
       formicary-ladder tell FOLDER PAGE.md";

type Failure = Box<dyn std::error::Error>;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["play", folder, rest @ ..] => {
            play::Wanted::read(rest).and_then(|wanted| play::play(folder.as_ref(), &wanted))
        }
        ["tell", folder, page] => page::tell(folder.as_ref(), page.as_ref()),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::from(2)
        }
    }
}
