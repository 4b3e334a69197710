//! Every ruling has a number that is cited where it acts, and every number that is cited is a ruling; the README
//! names files that are there, and all files of the rules.

use std::fs;
use std::path::Path;

use engine::testkit::documents;

#[test]
fn every_ruling_is_cited_where_it_acts() {
    documents::rulings_are_cited(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn every_file_that_the_readme_names_is_there() {
    documents::the_readme_names_what_exists(env!("CARGO_MANIFEST_DIR"));
}

/// What stands between backquotes in a text.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
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
