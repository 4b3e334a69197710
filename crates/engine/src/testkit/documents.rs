//! Documents of a game that hold good: rulings are cited where they act, what a README names exists, and all rules
//! are named.
//!
//! ```no_run
//! # use formicary_engine::testkit::documents;
//! documents::rulings_are_cited(env!("CARGO_MANIFEST_DIR"));
//! documents::the_readme_names_what_exists(env!("CARGO_MANIFEST_DIR"));
//! documents::the_readme_names_all_rules(env!("CARGO_MANIFEST_DIR"));
//! ```

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every numbered ruling of the crate's `RULINGS.md` is cited in `src` as `Ruling 12` or in a list such as
/// `Rulings 12, 13 and 14`, and no other is. They are numbered from 1 on, each once.
///
/// # Panics
/// If that is not so, or there is no `RULINGS.md`.
pub fn rulings_are_cited(folder: &str) {
    let folder = Path::new(folder);
    let rulings = fs::read_to_string(folder.join("RULINGS.md")).expect("RULINGS.md");
    let twice = numbered_twice(&rulings);
    assert!(twice.is_empty(), "numbers of two rulings: {twice:?}");
    let decided: BTreeSet<u32> = rulings.lines().filter_map(number_of_ruling).collect();
    assert!(!decided.is_empty(), "RULINGS.md has no numbered ruling");
    let numbers = 1..=decided.len() as u32;
    assert!(decided.iter().copied().eq(numbers), "a number is left out");
    let mut cited = BTreeSet::new();
    for file in sources(&folder.join("src")) {
        cited.extend(citations(&fs::read_to_string(file).expect("source")));
    }
    let silent: Vec<_> = decided.difference(&cited).collect();
    assert!(
        silent.is_empty(),
        "rulings that src does not cite: {silent:?}"
    );
    let unknown: Vec<_> = cited.difference(&decided).collect();
    assert!(
        unknown.is_empty(),
        "cited, but not in RULINGS.md: {unknown:?}"
    );
}

/// The numbers that more than one ruling has.
fn numbered_twice(rulings: &str) -> Vec<u32> {
    let mut once = BTreeSet::new();
    let numbers = rulings.lines().filter_map(number_of_ruling);
    numbers.filter(|&number| !once.insert(number)).collect()
}

/// The number of the ruling in a row of a table, such as `| 12 | … |`.
fn number_of_ruling(line: &str) -> Option<u32> {
    line.strip_prefix('|')?
        .split('|')
        .next()?
        .trim()
        .parse()
        .ok()
}

/// The numbers after each `Ruling` or `Rulings`: `Ruling 3`, `Rulings 3, 5 and 7`, `Rulings 3 to 5`. A list may
/// go on in the next line of a comment.
fn citations(source: &str) -> Vec<u32> {
    let mut cited = Vec::new();
    let words = source.split(|c: char| c.is_whitespace() || c == '(' || c == '/' || c == '!');
    let mut words = words.filter(|word| !word.is_empty()).peekable();
    while let Some(word) = words.next() {
        if !matches!(word, "Ruling" | "Rulings" | "ruling" | "rulings") {
            continue;
        }
        let mut first_of_range = None;
        while let Some(next) = words.peek().copied() {
            let digits = next.trim_end_matches(|c: char| !c.is_ascii_digit());
            match digits.parse() {
                Ok(number) => cited.extend(first_of_range.take().unwrap_or(number)..=number),
                Err(_) if next == "to" => first_of_range = cited.last().copied(),
                Err(_) if next == "and" => {}
                Err(_) => break,
            }
            words.next();
            if !digits.is_empty() && next != digits && !next.ends_with(',') {
                break;
            }
        }
    }
    cited
}

/// Every file and every test that the tables of the crate's README name in backquotes exists: files by their path
/// in the crate or in `tests/rules`, tests as `file.rs::name_of_the_test`.
///
/// # Panics
/// If one does not, or no table names any.
pub fn the_readme_names_what_exists(folder: &str) {
    let folder = Path::new(folder);
    let readme = fs::read_to_string(folder.join("README.md")).expect("README.md");
    let rows = readme.lines().filter(|line| line.starts_with('|'));
    let quoted = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
    let mut files = 0;
    for name in quoted {
        let (file, test) = match name.split_once("::") {
            Some((file, test)) => (file, Some(test)),
            None => (name, None),
        };
        if !file.ends_with(".rs") && !file.ends_with('/') {
            continue;
        }
        files += 1;
        let places = ["", "tests/rules", "tests", "src"];
        let mut places = places.iter().map(|place| folder.join(place).join(file));
        let found = places.find(|path| path.exists());
        let found = found.unwrap_or_else(|| panic!("README.md names {file}, which does not exist"));
        if let Some(test) = test {
            let source = fs::read_to_string(found).expect("source");
            assert!(
                source.contains(&format!("fn {test}(")),
                "README.md names the test {name}, which does not exist"
            );
        }
    }
    assert!(files > 0, "the tables of README.md name no file");
}

/// The README says where every rule is and where it is tested: each file below `src/phases` and `tests/rules` is
/// named in backquotes, by itself or with a folder that it is in.
///
/// # Panics
/// If one is not, or there are none.
pub fn the_readme_names_all_rules(folder: &str) {
    let folder = Path::new(folder);
    let readme = fs::read_to_string(folder.join("README.md")).expect("README.md");
    let named: BTreeSet<&str> = readme.split('`').skip(1).step_by(2).collect();
    for (within, written) in [("src/phases", "src/phases/"), ("tests/rules", "")] {
        let within = folder.join(within);
        let files = sources(&within);
        assert!(!files.is_empty(), "no file in {}", within.display());
        for file in files {
            let file = file.strip_prefix(&within).expect("it lies within");
            let file = format!("{written}{}", file.display()).replace('\\', "/");
            assert!(
                file == "main.rs" || is_named(&file, &named),
                "README.md does not name {file}"
            );
        }
    }
}

/// Whether a file is named, or a folder that it is in; a folder stands for the file that declares what is in it,
/// too.
fn is_named(file: &str, named: &BTreeSet<&str>) -> bool {
    let folders = file.match_indices('/').map(|(end, _)| &file[..=end]);
    let own = file.strip_suffix(".rs").map(|name| format!("{name}/"));
    named.contains(file)
        || own.is_some_and(|own| named.contains(own.as_str()))
        || folders.into_iter().any(|folder| named.contains(folder))
}

/// All Rust files in a folder and the folders in it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_single_or_in_lists() {
        assert_eq!(citations("/// Ruling 12: yes."), [12]);
        assert_eq!(
            citations("// (Ruling 7). Rulings 8, 9 and 10."),
            [7, 8, 9, 10]
        );
        assert_eq!(
            citations("// Rulings 3,\n    // 4 and 5, whichever 6 there are"),
            [3, 4, 5]
        );
        assert_eq!(citations("// Rulings 3 to 6."), [3, 3, 4, 5, 6]);
        assert!(citations("no ruling at all, 5 of them").is_empty());
    }

    #[test]
    fn files_are_named_by_themselves_or_with_their_folder() {
        let named = BTreeSet::from(["src/phases/events.rs", "traits/", "moves.rs"]);
        for file in [
            "src/phases/events.rs",
            "traits/nest.rs",
            "traits.rs",
            "moves.rs",
        ] {
            assert!(is_named(file, &named), "{file}");
        }
        for file in ["src/phases/event.rs", "events.rs", "traits", "nest.rs"] {
            assert!(!is_named(file, &named), "{file}");
        }
    }

    #[test]
    fn two_rulings_of_one_number_are_found() {
        assert_eq!(numbered_twice("| 1 | a |\n| 2 | b |\n\n| 1 | c |"), [1]);
        assert!(numbered_twice("| 1 | a |\n| 2 | b |").is_empty());
    }

    #[test]
    fn rulings_are_rows_with_a_number() {
        assert_eq!(number_of_ruling("| 12 | Question | Ruling |"), Some(12));
        assert_eq!(number_of_ruling("| # | Question | Ruling |"), None);
        assert_eq!(number_of_ruling("|---|---|"), None);
        assert_eq!(number_of_ruling("12 players"), None);
    }
}
