//! `cargo xtask ladder`: how strong bots are, by games that they play.

use crate::run::{Failure, cargo, run};

/// Where the results are, and what tells of them.
const RESULTS: &str = "target/ladder";
const PAGE: &str = "docs/STRENGTH.md";

pub(crate) fn ladder(more: &[&str]) -> Result<(), Failure> {
    let program = ["run", "--release", "--package", "formicary-ladder", "--"];
    run(cargo(&program).args(["play", RESULTS]).args(more))?;
    tell()
}

pub(crate) fn tell() -> Result<(), Failure> {
    let program = ["run", "--release", "--package", "formicary-ladder", "--"];
    run(cargo(&program).args(["tell", RESULTS, PAGE]))
}
