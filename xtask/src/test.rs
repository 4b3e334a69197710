//! `cargo xtask test`: everything that must be in order before a change is shared.
//!
//! What is soon done or often fails comes first, real browsers last: they need the finished program. The
//! client is compiled behind all of it.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::browsers::Browsers;
use crate::databases;
use crate::package;
use crate::program;
use crate::proxies;
use crate::python;
use crate::run::{Failure, cargo, run};
use crate::web::{Compilation, Purpose};

/// Where the versions of dependencies come from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dependencies {
    /// The lock file, brought up to date if need be.
    UpToDate,
    /// The lock file as it is; it must fit.
    Locked,
}

/// One thing that must be in order.
struct Step {
    name: &'static str,
    check: fn(Dependencies) -> Result<(), Failure>,
}

/// Everything but real browsers.
const STEPS: &[Step] = &[
    Step {
        name: "format",
        check: |_| run(&mut cargo(&["fmt", "--all", "--check"])),
    },
    Step {
        name: "lints",
        check: |dependencies| {
            let mut clippy = workspace("clippy", dependencies);
            clippy.args(["--all-targets", "--", "-D", "warnings"]);
            run(&mut clippy)
        },
    },
    Step {
        name: "tests",
        check: |dependencies| {
            let mut tests = workspace("test", dependencies);
            if proxies::find_or_install()? {
                tests.env(proxies::HAVE_TO_BE_THERE, "1");
            }
            if databases::find_or_install()? {
                tests.env(databases::HAVE_TO_BE_THERE, "1");
            }
            run(tests.args(["--no-fail-fast", "--exclude", "formicary-browser-tests"]))
        },
    },
    Step {
        name: "documentation",
        check: |dependencies| {
            let mut doc = workspace("doc", dependencies);
            run(doc.arg("--no-deps").env("RUSTDOCFLAGS", "-D warnings"))
        },
    },
    Step {
        name: "packages",
        check: |_| package::package_without_building(),
    },
];

/// Real browsers, and what they need.
const BROWSER_STEPS: &[Step] = &[
    Step {
        name: "browsers",
        check: |_| Browsers::find_or_install().map(drop),
    },
    Step {
        name: "program",
        check: |dependencies| program::build_for_tests(dependencies).map(drop),
    },
    // Needs the program, and shares what that was built of.
    Step {
        name: "python",
        check: |_| python::python(python::Purpose::Test),
    },
    Step {
        name: "browser tests",
        check: |dependencies| {
            let browsers = Browsers::find_or_install()?;
            // The whole workspace is named so that dependencies have the features they had before and
            // are not built again.
            let mut tests = workspace("test", dependencies);
            tests.args(["--test", "browser"]);
            let mut page = Compilation::of_truth_page()?;
            run(&mut page.command)?;
            tests.env("FORMICARY_TRUTH_PAGE", page.module);
            run(browsers.tell(&mut tests, &program::path_for_trying()?))
        },
    },
];

pub(crate) fn test(dependencies: Dependencies) -> Result<(), Failure> {
    // Most of that is work for one core. Whether it goes well is seen when the client is needed.
    let _ahead = Ahead::start(Compilation::of(Purpose::Release)?.command)?;
    let steps: Vec<&Step> = STEPS.iter().chain(BROWSER_STEPS).collect();
    check(&steps, dependencies)
}

/// A build that goes on behind everything else, and ends with it.
struct Ahead(Child);

impl Ahead {
    fn start(mut build: Command) -> Result<Self, Failure> {
        let quiet = build.stdin(Stdio::null()).stderr(Stdio::null());
        let child = quiet.stdout(Stdio::null()).spawn();
        Ok(Self(child.map_err(|error| error.to_string())?))
    }
}

impl Drop for Ahead {
    fn drop(&mut self) {
        // It may have ended long ago.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// `cargo xtask browser-test`: the last steps alone.
pub(crate) fn browser_test() -> Result<(), Failure> {
    let steps: Vec<&Step> = BROWSER_STEPS.iter().collect();
    check(&steps, Dependencies::UpToDate)
}

/// Goes through the steps and stops at the first that fails.
fn check(steps: &[&Step], dependencies: Dependencies) -> Result<(), Failure> {
    let start = Instant::now();
    let mut done: Vec<(&str, Duration)> = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n== {} ==", step.name);
        let start = Instant::now();
        let kept = (step.check)(dependencies);
        let time = start.elapsed();
        if let Err(Failure { reason, code }) = kept {
            summarize(&done);
            let mut text = format!("{:<16}{}  FAILED", step.name, seconds(time));
            for skipped in &steps[index + 1..] {
                text += &format!("\n{:<16}{:>8}  not run", skipped.name, "");
            }
            if let Some(reason) = reason {
                text += &format!("\n{reason}");
            }
            text += &format!("\n\nThe step “{}” failed.", step.name);
            return Err(Failure {
                reason: Some(text),
                code,
            });
        }
        println!("{} took {}", step.name, seconds(time).trim_start());
        done.push((step.name, time));
    }
    done.push(("together", start.elapsed()));
    summarize(&done);
    println!("\nEverything is in order.");
    Ok(())
}

/// A command of cargo for all crates with all that is optional.
fn workspace(command: &str, dependencies: Dependencies) -> Command {
    let mut command = cargo(&[command, "--workspace", "--all-features"]);
    if dependencies == Dependencies::Locked {
        command.arg("--locked");
    }
    command
}

fn summarize(done: &[(&str, Duration)]) {
    println!();
    for (name, time) in done {
        println!("{name:<16}{}  ok", seconds(*time));
    }
}

fn seconds(time: Duration) -> String {
    format!("{:>6.1} s", time.as_secs_f64())
}
