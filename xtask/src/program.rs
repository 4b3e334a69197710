//! The program as players get it: one file with the client for browsers inside.

use std::path::{Path, PathBuf};

use crate::run::{Failure, cargo, run, target_dir};
use crate::test::Dependencies;
use crate::web::{Purpose, web};

/// Tells the program's build where the client lies.
const SITE: &str = "FORMICARY_SITE";

/// Builds client and program, and says where the program lies.
pub(crate) fn build(dependencies: Dependencies) -> Result<PathBuf, Failure> {
    let site = web(Purpose::Release)?;
    build_with(&site, dependencies)
}

/// Builds the program alone. If a client has been built before, it is inside; a program without one
/// would have to be linked again for the next game in a browser.
pub(crate) fn build_for_terminal() -> Result<PathBuf, Failure> {
    build_with(&target_dir()?.join("site"), Dependencies::UpToDate)
}

fn build_with(site: &Path, dependencies: Dependencies) -> Result<PathBuf, Failure> {
    let mut command = cargo(&["build", "--release", "--package", "formicary"]);
    if dependencies == Dependencies::Locked {
        command.arg("--locked");
    }
    if site.is_dir() {
        command.env(SITE, site);
    }
    run(&mut command)?;
    path()
}

/// Where the program lies once it is built.
pub(crate) fn path() -> Result<PathBuf, Failure> {
    let name = format!("formicary{}", std::env::consts::EXE_SUFFIX);
    Ok(target_dir()?.join("release").join(name))
}
