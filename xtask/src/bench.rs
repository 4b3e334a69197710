//! `cargo xtask bench`: how fast the rules of each game are, how much a server carries, and how light the client is.
//!
//! Seconds depend on the machine and what else it does; instructions do not. They are counted for a
//! fixed number of games and for twice as many. The difference, divided by the decisions in it, is
//! free of what starting the program costs.

use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::browsers::Browsers;
use crate::program;
use crate::run::{Failure, cargo, output, run, target_dir};
use crate::test::Dependencies;

const GAMES: u64 = 100;
/// Rounds of a few games that are stepped as arrays.
const STEPS: u64 = 1000;
/// It is played, but not written as arrays.
const CHESS: &str = "shakmaty";

pub(crate) fn bench(json: bool) -> Result<(), Failure> {
    run(&mut cargo(&[
        "build",
        "--release",
        "--package",
        "formicary-yardsticks",
        "--features",
        "bench",
    ]))?;
    let target = target_dir()?;
    let program = target.join("release").join("formicary-bench");

    let mut speed = Command::new(&program);
    speed.arg("speed");
    if json {
        speed.arg("--json");
    }
    if valgrind_is_there() {
        for game in output(Command::new(&program).arg("games"))?.lines() {
            eprintln!("counting the instructions of {game}");
            let figure = each(&program, &target, ["fixed", game], GAMES)?;
            speed.args(["--instructions", &format!("{game}={figure:.1}")]);
            if game != CHESS {
                let figure = each(&program, &target, ["fixed-steps", game], STEPS)?;
                speed.args(["--instructions", &format!("{game}-steps={figure:.1}")]);
            }
        }
    } else {
        eprintln!("valgrind is missing, so that no instructions are counted; to get it:");
        eprintln!("    apt-get install valgrind");
    }
    eprintln!("measuring the speed");
    run(&mut speed)
}

/// Runs something that measures the server: `load`, how much it carries; `start`, how soon it answers; `archive`, how quick
/// lists are with very many finished games.
pub(crate) fn bench_server(what: &str, args: &[&str]) -> Result<(), Failure> {
    let program = [
        "run",
        "--release",
        "--package",
        "formicary-server",
        "--example",
        what,
        "--",
    ];
    run(cargo(&program).args(args))
}

/// Measures something of the client in a real browser.
pub(crate) fn in_a_browser(what: &str) -> Result<(), Failure> {
    let browsers = Browsers::find_or_install()?;
    let program = program::build(Dependencies::UpToDate)?;
    let mut measure = cargo(&[
        "run",
        "--package",
        "formicary-browser-tests",
        "--example",
        what,
    ]);
    run(browsers.tell(&mut measure, &program))
}

fn valgrind_is_there() -> bool {
    let answer = Command::new("valgrind")
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    !matches!(answer, Err(error) if error.kind() == ErrorKind::NotFound)
}

/// What a run under the profiler has brought.
struct Count {
    instructions: u64,
    /// Decisions or steps.
    done: u64,
}

/// The instructions of each decision or step.
fn each(program: &Path, target: &Path, what: [&str; 2], times: u64) -> Result<f64, Failure> {
    let once = count(program, target, what, times)?;
    let twice = count(program, target, what, 2 * times)?;
    let instructions = twice.instructions.saturating_sub(once.instructions) as f64;
    Ok(instructions / twice.done.saturating_sub(once.done) as f64)
}

fn count(program: &Path, target: &Path, what: [&str; 2], times: u64) -> Result<Count, Failure> {
    let profile = target.join("callgrind.out");
    let mut option = std::ffi::OsString::from("--callgrind-out-file=");
    option.push(&profile);
    let printed = output(
        Command::new("valgrind")
            .args(["--tool=callgrind", "--quiet"])
            .arg(option)
            .arg(program)
            .args(what)
            .arg(times.to_string()),
    )?;
    let done = printed
        .trim()
        .parse()
        .map_err(|_| format!("“{printed}” is not a number of decisions"))?;
    let profile = std::fs::read_to_string(&profile).map_err(|error| error.to_string())?;
    match total(&profile) {
        Some(instructions) => Ok(Count { instructions, done }),
        None => Err("callgrind wrote no total".to_owned().into()),
    }
}

/// The instructions of a whole callgrind profile.
fn total(profile: &str) -> Option<u64> {
    let line = |start| profile.lines().find_map(|line| line.strip_prefix(start));
    let total = line("totals:").or_else(|| line("summary:"))?;
    total.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::total;

    #[test]
    fn the_total_stands_at_the_end_of_a_profile() {
        assert_eq!(
            total("events: Ir\nfn=(1) main\n3 14\n\ntotals: 1234\n"),
            Some(1234)
        );
        assert_eq!(total("summary: 77\nfn=(1) main\n"), Some(77));
        assert_eq!(total("events: Ir\n"), None);
    }
}
