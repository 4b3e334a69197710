//! The errands of the project: `cargo xtask …`, one file per command.

mod attack;
mod bench;
mod browsers;
mod cargo_tool;
mod ci;
mod databases;
mod debian;
mod fuzz;
mod kill_test;
mod ladder;
mod mutants;
mod package;
mod play;
mod program;
mod proxies;
mod python;
mod run;
mod screenshots;
mod side_by_side;
mod soak;
mod test;
mod web;

use std::process::ExitCode;

use run::Failure;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [ARGS...]              build what playing needs, serve the table and open it in a browser;
                              ARGS are those of “formicary serve”
  play --terminal [ARGS...]   play in the terminal; plays ants if nothing is said
  test                        format, lints, tests, documentation, packages, real browsers
  browser-test                the last part of it alone
  web [--dev]                 build the client for browsers into target/site
  build                       build the program with the client inside: target/release/formicary
  screenshots                 take the pictures of the README anew
  bench [--json]              speed and instructions per decision of each game, beside the chess of
                              shakmaty
  bench server [ARGS...]      how many players one server carries
  bench archive [ARGS...]     how quick lists are with a million finished games
  bench start [ARGS...]       how soon a server answers that starts with 2,000 running games
  bench client                what a browser fetches at first and for each game, and how soon it answers on a slow line
  bench clicks                how many clicks it takes to the first move and for a turn
  kill-test [N]               kill a busy server N times and look for anything lost
  leak-test [N]               hold all that N whole games of each kind send against what nobody may know
  attack [SECONDS]            attack a server in every way we know while others play; figures for each
  soak GAME [GAMES] [ARGS...] games under the laws on all cores, a fifth of them with bots; 1000 if nothing
                              is said
  ladder [ARGS...]            let bots of all levels play each other for eight minutes and write what is known by now to
                              docs/STRENGTH.md; games of earlier runs count. ARGS: seconds=N threads=N only=TEXT
  ladder tell                 write docs/STRENGTH.md alone
  mutants GAME [N [SEED]]     put N small errors into the rules, one at a time, and see whether tests
                              find them; 20 if nothing is said, chosen by SEED
  fuzz TARGET SECONDS         any bytes as games and records; targets are in fuzz/fuzz_targets
  python                      build the package for Python, check its types and test it
  python --long               the same with its long tests
  python --learn              teach a network Myrmes; needs PyTorch, some gigabytes
  python --bench              steps per second, beside other libraries
  python --wheel              the wheel as it is released: target/wheels/release
  package                     package every library and build each from its package
  ci                          what the automatic checks run: test, with the locked dependencies";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["play", rest @ ..] => play::play(rest),
        ["test"] => test::test(test::Dependencies::UpToDate),
        ["browser-test"] => test::browser_test(),
        ["web"] => web::web(web::Purpose::Release).map(drop),
        ["web", "--dev"] => web::web(web::Purpose::Development).map(drop),
        ["build"] => program::build(test::Dependencies::UpToDate).map(drop),
        ["screenshots"] => screenshots::screenshots(),
        ["bench", "server", rest @ ..] => bench::bench_server("load", rest),
        ["bench", "archive", rest @ ..] => bench::bench_server("archive", rest),
        ["bench", "start", rest @ ..] => bench::bench_server("start", rest),
        ["bench", "client"] => bench::in_a_browser("client"),
        ["bench", "clicks"] => bench::in_a_browser("clicks"),
        ["attack"] => attack::attack(None),
        ["attack", seconds] => attack::attack(Some(seconds)),
        ["kill-test"] => kill_test::kill_test(None),
        ["kill-test", times] => kill_test::kill_test(Some(times)),
        ["leak-test"] => kill_test::leak_test(None),
        ["leak-test", games] => kill_test::leak_test(Some(games)),
        ["bench"] => bench::bench(false),
        ["bench", "--json"] => bench::bench(true),
        ["soak", game, more @ ..] => soak::soak(game, more),
        ["ladder", "tell"] => ladder::tell(),
        ["ladder", more @ ..] => ladder::ladder(more),
        ["mutants", game, rest @ ..] if rest.len() <= 2 => mutants::mutants(game, rest),
        ["fuzz", target, seconds] => fuzz::fuzz(target, seconds),
        ["python"] => python::python(python::Purpose::Test),
        ["python", "--long"] => python::python(python::Purpose::Long),
        ["python", "--learn"] => python::python(python::Purpose::Learn),
        ["python", "--bench"] => python::python(python::Purpose::Bench),
        ["python", "--wheel"] => python::python(python::Purpose::Wheel),
        ["package"] => package::package(),
        ["ci"] => ci::ci(),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
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
