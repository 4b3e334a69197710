//! The program as players get it: one file with the client for browsers inside.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{Failure, cargo, run, target_dir};
use crate::side_by_side::{Part, side_by_side};
use crate::test::Dependencies;
use crate::web::{self, Compilation, Purpose};

/// Tells the program's build where the client lies.
const SITE: &str = "FORMICARY_SITE";

/// Builds client and program as they are released, and says where the program lies.
pub(crate) fn build(dependencies: Dependencies) -> Result<PathBuf, Failure> {
    build_around_client(|| release(dependencies))?;
    path()
}

/// The same for tests in browsers: the client as it is released, the program as it is tried out, which is
/// built in half the time.
pub(crate) fn build_for_tests(dependencies: Dependencies) -> Result<PathBuf, Failure> {
    build_around_client(|| build_in("trying", dependencies))?;
    path_for_trying()
}

/// Builds client and program, side by side as far as may be.
fn build_around_client(program: impl Fn() -> Command) -> Result<(), Failure> {
    let client = Compilation::of(Purpose::Release)?;
    let mut library = program();
    library.arg("--lib");
    side_by_side([
        Part::new("program", library),
        Part::new("client", client.command),
    ])?;
    let site = web::put_together(Purpose::Release, &client.module)?;
    let mut whole = program();
    put_inside(&mut whole, &site);
    run(&mut whole)
}

/// Builds the program alone. If a client has been built before, it is inside; a program without one
/// would have to be linked again for the next game in a browser.
pub(crate) fn build_for_terminal() -> Result<PathBuf, Failure> {
    let mut command = release(Dependencies::UpToDate);
    put_inside(&mut command, &Purpose::Release.site()?);
    run(&mut command)?;
    path()
}

/// Builds the program for those who talk to it as a server. The client of the last tests in browsers stays inside, if
/// there was one: without it the program would be linked anew for the next.
pub(crate) fn build_to_talk_to() -> Result<PathBuf, Failure> {
    let mut command = build_in("trying", Dependencies::UpToDate);
    put_inside(&mut command, &Purpose::Release.site()?);
    run(&mut command)?;
    path_for_trying()
}

fn release(dependencies: Dependencies) -> Command {
    build_in("release", dependencies)
}

fn build_in(profile: &str, dependencies: Dependencies) -> Command {
    let mut command = cargo(&["build", "--profile", profile, "--package", "formicary"]);
    if dependencies == Dependencies::Locked {
        command.arg("--locked");
    }
    command
}

/// Where the program lies once it is built.
pub(crate) fn path() -> Result<PathBuf, Failure> {
    path_in("release")
}

/// Where the program lies once it is built to be tried out.
pub(crate) fn path_for_trying() -> Result<PathBuf, Failure> {
    path_in("trying")
}

fn path_in(folder: &str) -> Result<PathBuf, Failure> {
    let name = format!("formicary{}", std::env::consts::EXE_SUFFIX);
    Ok(target_dir()?.join(folder).join(name))
}

/// How to build the program to be tried out, with the last client inside if there is one.
pub(crate) fn build_for_trying(with_tool: bool) -> Result<Command, Failure> {
    let mut command = cargo(&["build", "--profile", "trying", "--package", "formicary"]);
    if with_tool {
        // Both at once, so that what they share is built once, with the features that both need.
        command.args(["--package", web::TOOL]);
    }
    put_inside(&mut command, &Purpose::Trying.site()?);
    Ok(command)
}

fn put_inside(command: &mut Command, site: &Path) {
    if site.is_dir() {
        command.env(SITE, site);
    }
}
