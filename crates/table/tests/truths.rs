//! The positions of known games and what there is to see of them, as hashes: in `truths.txt`, which every program that
//! plays them is held against. `FORMICARY_WRITE_TRUTHS=1 cargo test -p formicary-table --test truths` writes it anew,
//! which is right whenever states, views, numbers or observations have changed on purpose.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use engine::Record;
use formicary_table::{Gym, Rules, game, games};
use gym::Truth;

const SEED: u64 = 1;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn gym_of(rules: &dyn Rules) -> &'static dyn Gym {
    rules.gym().expect("every game is written as numbers")
}

/// A random game of every variant with its fewest players, and every kept record.
fn known() -> String {
    let mut known = String::new();
    for rules in games() {
        let profile = rules.profile();
        for variant in profile.variants {
            let setup = profile
                .setup(variant.id, Some(variant.least), [])
                .expect("taken from the profile");
            let truths = gym_of(*rules).truths_of_random_game(&setup, SEED);
            let truths = truths.expect("the usual options go together");
            let what = format!("random {} {} {SEED}", profile.id, variant.id);
            line(&mut known, &what, &truths);
        }
    }
    for file in records() {
        let text = std::fs::read_to_string(root().join(&file)).expect("a text");
        let record: Record = text.parse().expect("a record");
        let rules = game(&record.game).expect("a known game");
        let truths = gym_of(rules).truths(&record);
        let truths = truths.unwrap_or_else(|error| panic!("{file}: {error}"));
        line(&mut known, &format!("record {file}"), &truths);
    }
    known
}

fn line(known: &mut String, what: &str, truths: &[Truth]) {
    let all = Truth::of_all(truths);
    writeln!(known, "{what} {} {all}", truths.len()).expect("a text takes everything");
}

/// The kept records of all games, in order.
fn records() -> Vec<String> {
    let mut files = Vec::new();
    for game in ["ants", "fourmidable", "hidden-empires", "myrmes"] {
        let folder = format!("games/{game}/tests/records");
        for file in std::fs::read_dir(root().join(&folder)).expect("a folder") {
            let name = file.expect("a file").file_name();
            let name = name.to_str().expect("a plain name").to_owned();
            if name.ends_with(".txt") {
                files.push(format!("{folder}/{name}"));
            }
        }
    }
    files.push("crates/browser-tests/tests/browser/hidden_empires.txt".to_owned());
    files.sort();
    files
}

#[test]
fn what_there_is_to_see_is_what_it_was() {
    let file = root().join("crates/table/tests/truths.txt");
    let now = known();
    if std::env::var_os("FORMICARY_WRITE_TRUTHS").is_some() {
        std::fs::write(&file, &now).expect("it can be written");
    }
    let kept = std::fs::read_to_string(&file).expect("a text");
    for (now, kept) in now.lines().zip(kept.lines()) {
        assert_eq!(now, kept, "see the head of this file");
    }
    assert_eq!(now.lines().count(), kept.lines().count());
}
