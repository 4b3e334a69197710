//! Every ruling has a number that is cited where it acts, and every number that is cited is a ruling; the README
//! names files that are there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The numbers after `Ruling` and `Rulings`: `Ruling 3`, `Rulings 3, 5`, `Rulings 3 to 5`.
fn cited(text: &str, found: &mut BTreeSet<u16>) {
    // Comments go on in the next line.
    let text = text.replace(['\n', '/', '!'], " ");
    for (start, _) in text.match_indices("Ruling") {
        let rest = text[start + "Ruling".len()..].trim_start_matches('s');
        let mut last = None;
        let mut through = false;
        for word in rest.split_whitespace() {
            if matches!(word, "to" | "and") && last.is_some() {
                through = word == "to";
                continue;
            }
            let digits = word.trim_end_matches(|letter: char| !letter.is_ascii_digit());
            let Ok(number) = digits.parse::<u16>() else {
                break;
            };
            match last {
                Some(last) if through => found.extend(last..=number),
                _ => {
                    found.insert(number);
                }
            }
            last = Some(number);
            through = false;
            if !word.ends_with(',') && word != digits {
                break;
            }
        }
    }
}

fn in_folder(folder: &Path, found: &mut BTreeSet<u16>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            in_folder(&path, found);
        } else {
            cited(&fs::read_to_string(&path).expect("text"), found);
        }
    }
}

#[test]
fn every_ruling_is_cited_where_it_acts() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rulings = fs::read_to_string(root.join("RULINGS.md")).expect("the rulings");
    let listed: BTreeSet<u16> = rulings
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split_once(" |")?.0.parse().ok())
        .collect();
    let mut found = BTreeSet::new();
    in_folder(&root.join("src"), &mut found);
    let missing: Vec<_> = listed.difference(&found).collect();
    assert!(missing.is_empty(), "not cited in src: {missing:?}");
    let unknown: Vec<_> = found.difference(&listed).collect();
    assert!(unknown.is_empty(), "cited but not listed: {unknown:?}");
    assert!(listed.len() > 100);
}

/// What stands between backquotes in a text.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn every_file_that_the_readme_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("README.md")).expect("the README");
    let mut files = 0;
    for name in quoted(&readme).filter(|name| name.ends_with(".rs") && !name.contains('*')) {
        let places = ["", "src", "tests/rules"];
        let known = places
            .iter()
            .any(|place| root.join(place).join(name).is_file());
        assert!(known, "{name}");
        files += 1;
    }
    assert!(files > 60, "{files}");
}

#[test]
fn every_file_of_the_rules_is_named_by_the_readme() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("README.md")).expect("the README");
    for (folder, prefix) in [("src/phases", "src/phases/"), ("tests/rules", "")] {
        for entry in fs::read_dir(root.join(folder)).expect("a folder") {
            let name = entry.expect("an entry").file_name();
            let name = format!("{prefix}{}", name.to_str().expect("a name"));
            let chance = ["src/phases/chance.rs", "src/phases/results.rs", "main.rs"];
            assert!(
                chance.contains(&name.as_str()) || quoted(&readme).any(|quoted| quoted == name),
                "{name}"
            );
        }
    }
}
