//! `cargo xtask soak`: random games of one game under the laws.

use crate::run::{Failure, cargo, run};

pub(crate) fn soak(game: &str, decisions: Option<&str>) -> Result<(), Failure> {
    let package = format!("formicary-{game}");
    let program = [
        "run",
        "--release",
        "--package",
        &package,
        "--example",
        "soak",
        "--",
    ];
    run(cargo(&program).args(decisions))
}
