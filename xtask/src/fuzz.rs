//! `cargo xtask fuzz`: any bytes, made into games and records, must break nothing.
//!
//! What is learned on the way is kept in the target folder; `fuzz/corpus` holds a few good beginnings.

use crate::cargo_tool::Tool;
use crate::run::{Failure, root, run, target_dir};

const TOOL: Tool = Tool {
    name: "fuzz",
    version: "0.13.2",
};

pub(crate) fn fuzz(target: &str, seconds: &str) -> Result<(), Failure> {
    if seconds.parse::<u64>().is_err() {
        return Err(format!("“{seconds}” is no number of seconds").into());
    }
    let targets = targets()?;
    if !targets.iter().any(|known| known == target) {
        let known = targets.join(", ");
        return Err(format!("there is no target “{target}”, but {known}").into());
    }
    let folder = target_dir()?.join("fuzz");
    let learned = folder.join("corpus").join(target);
    std::fs::create_dir_all(&learned).map_err(|error| error.to_string())?;
    run(TOOL
        .command()?
        // Sanitizers look for misuse of memory. There is no unsafe code here, and without them the
        // compiler that everybody has will do.
        .args(["run", "--sanitizer", "none", "--target-dir"])
        .args([folder.join("build")])
        .arg(target)
        // New finds go into the first folder.
        .args([learned, root().join("fuzz/corpus").join(target)])
        .args(["--", &format!("-max_total_time={seconds}")]))
}

/// Everything that can be fuzzed: one file each.
fn targets() -> Result<Vec<String>, Failure> {
    let dir = root().join("fuzz/fuzz_targets");
    let files = std::fs::read_dir(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    let mut names: Vec<String> = files
        .flatten()
        .filter_map(|file| Some(file.path().file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort_unstable();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_is_known_to_cargo_and_has_beginnings() {
        let manifest = std::fs::read_to_string(root().join("fuzz/Cargo.toml")).unwrap_or_default();
        let targets = targets().ok().unwrap_or_default();
        assert!(!targets.is_empty());
        for target in targets {
            assert!(
                manifest.contains(&format!("name = \"{target}\"")),
                "{target}"
            );
            assert!(
                root().join("fuzz/corpus").join(&target).is_dir(),
                "{target}"
            );
        }
    }
}
