//! `cargo xtask screenshots`: the pictures of the README, taken in a real browser.

use crate::browsers::Browsers;
use crate::program;
use crate::run::{Failure, cargo, root, run};
use crate::test::Dependencies;

pub(crate) fn screenshots() -> Result<(), Failure> {
    let browsers = Browsers::find_or_install()?;
    let program = program::build(Dependencies::UpToDate)?;
    let mut camera = cargo(&[
        "run",
        "--package",
        "formicary-browser-tests",
        "--example",
        "screenshots",
        "--",
    ]);
    camera.arg(root().join("docs"));
    run(browsers.tell(&mut camera, &program))
}
