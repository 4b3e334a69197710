//! From Rust to WebAssembly, with what the machine has.
//!
//! 1. rustup's compiler, if its library for WebAssembly is there or can be had;
//! 2. Debian's second compiler `rustc-web`, which builds that library from source;
//! 3. otherwise a word on how to get one of them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::Purpose;
use crate::debian;
use crate::run::{Failure, cargo, output, root, target_dir};

const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's packages for the second way.
const PACKAGES: &[&str] = &["rustc-web", "cargo-web", "rust-web-src", "lld"];

const NO_COMPILER: &str = "\
The client for browsers needs a compiler for WebAssembly. Either of these brings one:
    rustup target add wasm32-unknown-unknown
    apt-get install rustc-web cargo-web rust-web-src lld    (Debian, as root)
To play without a browser: cargo xtask play --terminal";

/// How to compile the client, and where the module will lie.
pub(crate) struct Compilation {
    pub(crate) command: Command,
    pub(crate) module: PathBuf,
}

impl Compilation {
    /// Looks for a compiler, and installs one where that is possible.
    pub(crate) fn of(purpose: Purpose) -> Result<Self, Failure> {
        let mut client = Self::of_package("formicary-web", "web", purpose)?;
        // Without relocations the module could not be taken apart.
        client.command.args(["--", "-Clink-arg=--emit-relocs"]);
        Ok(client)
    }

    /// The module that tells what there is to see of a game, for tests.
    pub(crate) fn of_truth_page() -> Result<Self, Failure> {
        Self::of_package("formicary-truth-page", "truth_page", Purpose::Trying)
    }

    fn of_package(package: &str, library: &str, purpose: Purpose) -> Result<Self, Failure> {
        let sysroot = output(Command::new("rustc").args(["--print", "sysroot"]))?;
        let sysroot = Path::new(sysroot.trim());
        let target_dir = target_dir()?.join("wasm");

        let mut command = if has_library(sysroot) || rustup_adds_library(sysroot) {
            cargo(&["rustc"])
        } else if debian::install(PACKAGES)? {
            let mut command = debian_cargo(sysroot)?;
            command.args(["rustc", "-Zbuild-std=std,panic_abort"]);
            command
        } else {
            return Err(NO_COMPILER.to_owned().into());
        };
        let (profile, folder) = match purpose {
            Purpose::Release => ("wasm-release", "wasm-release"),
            Purpose::Development => ("dev", "debug"),
            Purpose::Trying => ("trying", "trying"),
        };
        command
            .args(["--locked", "--target", TARGET, "--profile", profile])
            .args(["--package", package, "--lib", "--target-dir"])
            .arg(&target_dir)
            // Without a crate type of its own nothing would be optimised across crates.
            .args(["--crate-type", "cdylib"]);
        let file = format!("{library}.wasm");
        let module = target_dir.join(TARGET).join(folder).join(file);
        Ok(Self { command, module })
    }
}

fn has_library(sysroot: &Path) -> bool {
    sysroot
        .join("lib/rustlib")
        .join(TARGET)
        .join("lib")
        .is_dir()
}

/// Asks rustup, if there is one; without a network it says no at once.
fn rustup_adds_library(sysroot: &Path) -> bool {
    let asked = Command::new("rustup")
        .args(["target", "add", TARGET])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    asked.is_ok_and(|status| status.success()) && has_library(sysroot)
}

/// Debian's cargo and compiler, untouched by the settings of the one that runs us.
fn debian_cargo(sysroot: &Path) -> Result<Command, Failure> {
    let linker = linker(sysroot)?;
    let mut command = Command::new("/usr/bin/cargo");
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        let inherited = text.starts_with("CARGO") && text != "CARGO_HOME"
            || text.starts_with("RUST")
            || text == "LD_LIBRARY_PATH";
        if inherited {
            command.env_remove(&name);
        }
    }
    let mut path = OsString::from("/usr/bin:");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    command
        .env("PATH", path)
        .env("RUSTC", "/usr/bin/rustc")
        // Building the standard library is not stable yet; this compiler is used for nothing else.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
        .current_dir(root());
    Ok(command)
}

/// Another linker would mean to build everything anew, so the order is always the same.
fn linker(sysroot: &Path) -> Result<PathBuf, Failure> {
    let about = output(Command::new("rustc").arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    let bundled = sysroot
        .join("lib/rustlib")
        .join(host.unwrap_or_default())
        .join("bin/rust-lld");
    let known = ["/usr/bin/wasm-ld-19", "/usr/bin/wasm-ld"].map(PathBuf::from);
    std::iter::once(bundled)
        .chain(known)
        .find(|linker| linker.is_file())
        .ok_or_else(|| {
            "no linker for WebAssembly; apt-get install lld"
                .to_owned()
                .into()
        })
}
