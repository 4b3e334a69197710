//! The errands of the project: `cargo xtask …`, one file per command.

mod bench;
mod ci;
mod play;
mod run;
mod soak;
mod test;

use std::process::ExitCode;

use run::Failure;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [ARGS...]          build the program and play in the terminal; plays ants if nothing is said
  test                    format, lints, tests, documentation
  bench [--json]          speed and instructions per decision of each game
  soak GAME [DECISIONS]   random games under the laws, a million decisions if nothing is said
  ci                      what the automatic checks run: test, with the locked dependencies";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["play", rest @ ..] => play::play(rest),
        ["test"] => test::test(),
        ["bench"] => bench::bench(false),
        ["bench", "--json"] => bench::bench(true),
        ["soak", game] => soak::soak(game, None),
        ["soak", game, decisions] => soak::soak(game, Some(decisions)),
        ["ci"] => ci::ci(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure { reason, code }) => {
            if let Some(reason) = reason {
                eprintln!("{reason}");
            }
            ExitCode::from(code)
        }
    }
}
