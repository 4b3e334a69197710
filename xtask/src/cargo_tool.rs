//! Tools that cargo starts by their names, installed into the target folder where they are missing.

use std::path::Path;
use std::process::Command;

use crate::run::{Failure, cargo, on_path, run, target_dir};

/// A tool, and the version that is installed if there is none.
pub(crate) struct Tool {
    /// Without the `cargo-` before it.
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
}

impl Tool {
    /// The tool as a command, at the root of the workspace. Installs it first if it is missing.
    pub(crate) fn command(&self) -> Result<Command, Failure> {
        let ours = target_dir()?.join("tools");
        if on_path(&self.program()).is_none() && !ours.join("bin").join(self.program()).is_file() {
            self.install(&ours)?;
        }
        let known = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(ours.join("bin")).chain(std::env::split_paths(&known));
        let path = std::env::join_paths(folders).map_err(|error| error.to_string())?;
        let mut command = cargo(&[self.name]);
        command.env("PATH", path);
        Ok(command)
    }

    fn program(&self) -> String {
        format!("cargo-{}{}", self.name, std::env::consts::EXE_SUFFIX)
    }

    fn install(&self, root: &Path) -> Result<(), Failure> {
        let package = format!("cargo-{}", self.name);
        eprintln!(
            "{package} is missing; installing it into {} takes a few minutes",
            root.display()
        );
        let installed = run(
            cargo(&["install", &package, "--version", self.version, "--locked"])
                .arg("--root")
                .arg(root)
                .arg("--target-dir")
                .arg(root.join("build")),
        );
        installed.map_err(|_| {
            let version = self.version;
            format!("to install it by hand: cargo install {package} --version {version} --locked")
                .into()
        })
    }
}
