//! Every ruling is cited in the code where it acts, every citation names a ruling, and every file that the
//! README names is there.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn sources() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![PathBuf::from("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files
}

/// The numbers after “Ruling” or “Rulings”, across lines of a comment.
fn citations(text: &str) -> BTreeSet<u16> {
    let text: Vec<&str> = text
        .lines()
        .map(|line| line.trim().trim_start_matches(['/', '!']).trim())
        .collect();
    let text = text.join(" ");
    let mut cited = BTreeSet::new();
    for after in text.split("Ruling").skip(1) {
        let words = after.trim_start_matches('s').split_whitespace();
        let numbers = words
            .map(|word| word.trim_end_matches([',', '.', ':', ')', ';']))
            .take_while(|word| *word == "and" || word.parse::<u16>().is_ok());
        cited.extend(numbers.filter_map(|word| word.parse::<u16>().ok()));
    }
    cited
}

#[test]
fn every_ruling_is_cited_where_it_acts() {
    let rulings: BTreeSet<u16> = std::fs::read_to_string("RULINGS.md")
        .unwrap()
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(' ').next()?.parse().ok())
        .collect();
    let cited: BTreeSet<u16> = sources()
        .iter()
        .flat_map(|path| citations(&std::fs::read_to_string(path).unwrap()))
        .collect();
    assert_eq!(rulings, cited);
    assert_eq!(rulings, (1..=96).collect());
}

#[test]
fn the_files_that_the_readme_names_are_there() {
    let readme = std::fs::read_to_string("README.md").unwrap();
    let mut seen = 0;
    for line in readme.lines().filter(|line| line.starts_with("| ")) {
        for name in line.split('`').skip(1).step_by(2) {
            let path = Path::new(name);
            let exists = path.exists() || Path::new("tests/rules").join(name).exists();
            assert!(exists, "{name}");
            seen += 1;
        }
    }
    assert!(seen > 60);
}
