//! `cargo xtask web`: the browser client as a folder of files that any web server can hand out.
//!
//! Rust becomes WebAssembly ([`compiler`]), gets its JavaScript from wasm-bindgen and joins the files of
//! `crates/web/site`. The last two need large dependencies and are a program of their own, in
//! `xtask/web`.

mod compiler;

use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) use compiler::Compilation;

use crate::run::{Failure, cargo, root, run, target_dir};

/// The program that puts the site together.
pub(crate) const TOOL: &str = "xtask-web";

/// What the client is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Players: as small as can be.
    Release,
    /// Somebody who changes it: there soon, with names in stack traces.
    Development,
    /// Somebody who has just come and wants to play: there soon.
    Trying,
}

impl Purpose {
    const fn name(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Development => "development",
            Self::Trying => "trying",
        }
    }

    /// Where the site goes.
    pub(crate) fn site(self) -> Result<PathBuf, Failure> {
        let target = target_dir()?;
        Ok(match self {
            Self::Release | Self::Development => target.join("site"),
            Self::Trying => target.join("trying/site"),
        })
    }
}

/// Builds the client and says where it lies. What has not changed is not built again.
pub(crate) fn web(purpose: Purpose) -> Result<PathBuf, Failure> {
    let Compilation {
        mut command,
        module,
    } = Compilation::of(purpose)?;
    run(&mut command)?;
    let site = put_together(purpose, &module)?;
    println!("client: {}", site.display());
    Ok(site)
}

/// The site, from the compiled module.
pub(crate) fn put_together(purpose: Purpose, module: &Path) -> Result<PathBuf, Failure> {
    let site = purpose.site()?;
    let mut tool = match purpose {
        // Built by then, and with the features that it had when it was.
        Purpose::Trying => Command::new(target_dir()?.join("trying").join(TOOL)),
        Purpose::Release | Purpose::Development => tool()?,
    };
    run(tool.args(["site", purpose.name()]).args([
        module,
        &root().join("crates/web/site"),
        &site,
    ]))?;
    Ok(site)
}

/// Whether a file has this hash.
pub(crate) fn is_genuine(file: &Path, sha256: &str) -> Result<bool, Failure> {
    Ok(file.is_file() && run(tool()?.args(["genuine", sha256]).arg(file)).is_ok())
}

/// The program, built if need be. The whole workspace is named so that its large dependencies have the
/// features that they have in tests, and are built once.
fn tool() -> Result<Command, Failure> {
    let build = ["build", "--quiet", "--workspace", "--all-features"];
    run(cargo(&build).args(["--bin", TOOL]))?;
    let name = format!("{TOOL}{}", std::env::consts::EXE_SUFFIX);
    Ok(Command::new(target_dir()?.join("debug").join(name)))
}
