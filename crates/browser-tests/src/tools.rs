//! Where the program, the browser and the rest lie: `cargo xtask test` says so.

use std::path::PathBuf;

/// The finished program.
#[must_use]
pub fn program() -> PathBuf {
    told("FORMICARY_PROGRAM")
}

/// The browser.
#[must_use]
pub fn browser() -> PathBuf {
    told("FORMICARY_BROWSER")
}

/// The program that lets tests drive the browser.
#[must_use]
pub fn driver() -> PathBuf {
    told("FORMICARY_DRIVER")
}

/// The script that looks for barriers.
#[must_use]
pub fn axe() -> PathBuf {
    told("FORMICARY_AXE")
}

/// The module that tells what there is to see of a game.
#[must_use]
pub fn truth_page() -> PathBuf {
    told("FORMICARY_TRUTH_PAGE")
}

/// Where pictures of failures go, beside the program.
#[must_use]
pub fn failures() -> PathBuf {
    let program = program();
    let target = program.ancestors().nth(2).unwrap_or(&program);
    target.join("browser-failures")
}

fn told(name: &str) -> PathBuf {
    match std::env::var_os(name) {
        Some(path) => path.into(),
        None => panic!("{name} is not set: these tests are run by `cargo xtask test`"),
    }
}
