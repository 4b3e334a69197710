//! `cargo xtask test`: everything that must be in order before a change is shared.

use std::time::{Duration, Instant};

use crate::run::{Failure, cargo, run};

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
    args: &'static [&'static str],
    /// What follows behind `--`.
    rest: &'static [&'static str],
}

const STEPS: &[Step] = &[
    Step {
        name: "format",
        args: &["fmt", "--all", "--check"],
        rest: &[],
    },
    Step {
        name: "lints",
        args: &["clippy", "--workspace", "--all-targets", "--all-features"],
        rest: &["--", "-D", "warnings"],
    },
    Step {
        name: "tests",
        args: &["test", "--workspace", "--all-features"],
        rest: &[],
    },
    Step {
        name: "documentation",
        args: &["doc", "--workspace", "--all-features", "--no-deps"],
        rest: &[],
    },
];

pub(crate) fn test() -> Result<(), Failure> {
    check(Dependencies::UpToDate)
}

/// Goes through the steps and stops at the first that fails.
pub(crate) fn check(dependencies: Dependencies) -> Result<(), Failure> {
    let mut done: Vec<(&str, Duration)> = Vec::new();
    for (index, step) in STEPS.iter().enumerate() {
        println!("\n== {} ==", step.name);
        let start = Instant::now();
        let mut command = cargo(step.args);
        // Formatting looks at no dependencies.
        if dependencies == Dependencies::Locked && step.args[0] != "fmt" {
            command.arg("--locked");
        }
        command.args(step.rest).env("RUSTDOCFLAGS", "-D warnings");
        let kept = run(&mut command);
        let time = start.elapsed();
        if let Err(Failure { reason, code }) = kept {
            summarize(&done);
            let mut text = format!("{:<16}{}  FAILED", step.name, seconds(time));
            for skipped in &STEPS[index + 1..] {
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
    summarize(&done);
    println!("\nEverything is in order.");
    Ok(())
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
