//! `cargo xtask mutants`: small errors are put into the rules of a game, one at a time, and its tests must
//! find them. There are thousands of such mutants, so a sample is tried: always the same for a seed.
//!
//! Which files are left out, and why, stands in `.cargo/mutants.toml`.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use crate::cargo_tool::Tool;
use crate::run::{Failure, output, root, target_dir};

const TOOL: Tool = Tool {
    name: "mutants",
    version: "27.1.0",
};

/// How many are tried, and which, if nothing is said.
const USUAL: &str = "20";
const SEED: &str = "1";

/// What cargo-mutants ends with if some mutants were missed or ran out of time.
const SOME_MISSED: i32 = 2;
const SOME_TIMED_OUT: i32 = 3;

/// Tests of single rules find most errors within a second. What they miss is left to all tests;
/// neither documentation nor examples test rules, and both take long to build.
const QUICK: &[&str] = &["--lib", "--test", "rules"];
const ALL: &[&str] = &["--lib", "--tests"];

pub(crate) fn mutants(game: &str, args: &[&str]) -> Result<(), Failure> {
    let number = args.first().copied().unwrap_or(USUAL);
    let seed = args.get(1).copied().unwrap_or(SEED);
    let count: usize = number
        .parse()
        .ok()
        .filter(|count| *count > 0)
        .ok_or_else(|| format!("“{number}” is no number of mutants"))?;
    let seed = seed.parse().map_err(|_| format!("“{seed}” is no seed"))?;
    if !root().join("games").join(game).is_dir() {
        return Err(format!("there is no folder games/{game}").into());
    }
    let package = format!("formicary-{game}");

    let list = output(TOOL.command()?.args(["--list", "--package", &package]))?;
    let all: Vec<&str> = list.lines().collect();
    let chosen = sample(&all, count, seed);
    eprintln!(
        "{} of {} mutants of {package}; first its tests without any",
        chosen.len(),
        all.len()
    );

    let folder = target_dir()?.join("mutants");
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let chosen: Vec<String> = chosen.into_iter().map(str::to_owned).collect();
    let mut summary = try_out(&package, &folder, &chosen, QUICK)?;
    if !summary.missed.is_empty() {
        eprintln!("{} are left for the longer tests", summary.missed.len());
        let left = std::mem::take(&mut summary.missed);
        summary.add(try_out(&package, &folder, &left, ALL)?);
    }
    print!("{}", summary.text());
    Ok(())
}

/// Tries the mutants with some of the package's tests.
fn try_out(
    package: &str,
    folder: &Path,
    mutants: &[String],
    tests: &[&str],
) -> Result<Summary, Failure> {
    let mut trial = TOOL.command()?;
    trial.args(["--package", package]);
    for mutant in mutants {
        trial.args(["--re", &format!("^{}$", escaped(mutant))]);
    }
    trial
        .args(["--no-shuffle", "--caught", "--unviable"])
        .args(["--jobs", &jobs().to_string()])
        .args(["--timeout-multiplier", "3", "--minimum-test-timeout", "60"])
        .arg("--output")
        .arg(folder)
        .arg("--")
        .args(tests);
    try_all(&mut trial)?;
    Summary::read(&folder.join("mutants.out"))
}

/// How many mutants are tried at once: each builds and tests on more than one core.
fn jobs() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2))
}

fn try_all(trial: &mut Command) -> Result<(), Failure> {
    let status = trial.status().map_err(|error| error.to_string())?;
    match status.code() {
        Some(0 | SOME_MISSED | SOME_TIMED_OUT) => Ok(()),
        code => Err(Failure {
            reason: Some("the mutants could not be tried".to_owned()),
            code: code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1),
        }),
    }
}

/// Some of all, in their order; always the same for a seed.
fn sample<'a>(all: &[&'a str], count: usize, mut seed: u64) -> Vec<&'a str> {
    let mut left: Vec<usize> = (0..all.len()).collect();
    let mut chosen = BTreeSet::new();
    while chosen.len() < count && !left.is_empty() {
        let drawn = (random(&mut seed) % left.len() as u64) as usize;
        chosen.insert(left.swap_remove(drawn));
    }
    chosen.into_iter().map(|index| all[index]).collect()
}

/// The next number of a small generator (`SplitMix64`).
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// A regular expression for this very text.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        if letter.is_ascii_punctuation() && !"<>".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// What became of the mutants, by name.
struct Summary {
    caught: Vec<String>,
    timed_out: Vec<String>,
    unviable: Vec<String>,
    missed: Vec<String>,
}

impl Summary {
    fn read(folder: &Path) -> Result<Self, Failure> {
        let names = |file: &str| {
            let path = folder.join(file);
            match std::fs::read_to_string(&path) {
                Ok(text) => Ok(text.lines().map(str::to_owned).collect()),
                Err(error) => Err(Failure::from(format!("{}: {error}", path.display()))),
            }
        };
        Ok(Self {
            caught: names("caught.txt")?,
            timed_out: names("timeout.txt")?,
            unviable: names("unviable.txt")?,
            missed: names("missed.txt")?,
        })
    }

    fn add(&mut self, other: Self) {
        self.caught.extend(other.caught);
        self.timed_out.extend(other.timed_out);
        self.unviable.extend(other.unviable);
        self.missed.extend(other.missed);
    }

    fn text(&self) -> String {
        let mut text = format!(
            "\n{} caught, {} ran out of time, {} did not compile, {} missed\n",
            self.caught.len(),
            self.timed_out.len(),
            self.unviable.len(),
            self.missed.len()
        );
        for mutant in &self.missed {
            text += &format!("missed: {mutant}\n");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_depends_on_its_seed_alone_and_keeps_the_order() {
        let names: Vec<String> = (0..100).map(|n| format!("{n:02}")).collect();
        let all: Vec<&str> = names.iter().map(String::as_str).collect();
        let chosen = sample(&all, 10, 7);
        assert_eq!(chosen.len(), 10);
        assert!(chosen.is_sorted());
        assert_eq!(chosen, sample(&all, 10, 7));
        assert_ne!(chosen, sample(&all, 10, 8));
    }

    #[test]
    fn a_sample_is_never_larger_than_all() {
        assert_eq!(sample(&["a", "b"], 10, 1), ["a", "b"]);
        assert!(sample(&[], 10, 1).is_empty());
    }

    #[test]
    fn a_name_is_found_as_it_is() {
        assert_eq!(
            escaped("src/a.rs:1:2: replace + with * in <impl X for Y>::f -> Z"),
            r"src\/a\.rs\:1\:2\: replace \+ with \* in <impl X for Y>\:\:f \-> Z"
        );
    }

    #[test]
    fn missed_mutants_are_listed() {
        let summary = Summary {
            caught: vec!["a".to_owned()],
            timed_out: Vec::new(),
            unviable: Vec::new(),
            missed: vec!["b".to_owned()],
        };
        let text = summary.text();
        assert!(text.contains("1 caught"), "{text}");
        assert!(text.ends_with("missed: b\n"), "{text}");
    }
}
