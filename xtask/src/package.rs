//! `cargo xtask package`: every library as others would get it, each built from its package alone.

use std::path::Path;
use std::process::Command;

use crate::run::{Failure, cargo, root, run};

/// Packages every library and builds each against the packages of the others.
pub(crate) fn package() -> Result<(), Failure> {
    run(&mut command()?)?;
    println!("packages: target/package");
    Ok(())
}

/// Packages without building: done within a second, and finds dependencies that have no version. By
/// then the registry has been asked for all of them.
pub(crate) fn package_without_building() -> Result<(), Failure> {
    run(command()?.args(["--no-verify", "--offline", "--quiet"]))
}

fn command() -> Result<Command, Failure> {
    let mut command = cargo(&["package", "--allow-dirty"]);
    for name in libraries()? {
        command.args(["--package", &name]);
    }
    Ok(command)
}

/// The names of everything that may be published. Cargo puts them into order.
fn libraries() -> Result<Vec<String>, Failure> {
    let mut names = Vec::new();
    for dir in ["crates", "games"] {
        let dir = root().join(dir);
        let folders =
            std::fs::read_dir(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
        for folder in folders.flatten() {
            names.extend(library(&folder.path().join("Cargo.toml"))?);
        }
    }
    names.sort_unstable();
    Ok(names)
}

fn library(manifest: &Path) -> Result<Option<String>, Failure> {
    let text = std::fs::read_to_string(manifest)
        .map_err(|error| format!("{}: {error}", manifest.display()))?;
    Ok(name_if_published(&text).map(str::to_owned))
}

/// The name of a package unless it is kept back.
fn name_if_published(manifest: &str) -> Option<&str> {
    if manifest
        .lines()
        .any(|line| line.trim() == "publish = false")
    {
        return None;
    }
    let name = manifest
        .lines()
        .find_map(|line| line.strip_prefix("name = \""));
    name?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_published_is_not_packaged() {
        let manifest = "[package]\nname = \"formicary-ants\"\n";
        assert_eq!(name_if_published(manifest), Some("formicary-ants"));
        let manifest = "[package]\nname = \"xtask\"\npublish = false\n";
        assert_eq!(name_if_published(manifest), None);
    }

    #[test]
    fn the_engine_and_every_game_are_libraries_and_the_program_is_none() {
        let libraries = libraries().ok().unwrap_or_default();
        for name in ["engine", "ants", "myrmes", "fourmidable", "hidden-empires"] {
            assert!(libraries.contains(&format!("formicary-{name}")), "{name}");
        }
        assert!(!libraries.contains(&"formicary".to_owned()));
        assert!(!libraries.contains(&"formicary-web".to_owned()));
    }
}
