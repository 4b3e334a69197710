//! `cargo xtask soak`: games of one game under the laws, by chance and by bots.

use crate::run::{Failure, cargo, run};

pub(crate) fn soak(game: &str, more: &[&str]) -> Result<(), Failure> {
    let program = [
        "run",
        "--release",
        "--package",
        "formicary-soak",
        "--",
        game,
    ];
    run(cargo(&program).args(more))
}
