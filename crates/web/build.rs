//! Takes out of each game's wording what the client says of it before its part is loaded: names of the game, its
//! variants, options and seats. Written as `OUT_DIR/names.rs`, a list of `(game, Texts)`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// What the keys begin with.
const WANTED: [&str; 4] = ["game-", "variant-", "option-", "seat-"];
/// The language that stands in where another has nothing to say.
const FIRST: &str = "en";

fn main() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    println!("cargo::rerun-if-changed=build.rs");
    let mut list = String::from("&[\n");
    for game in names_in(&games) {
        let locale = games.join(&game).join("locale");
        if !locale.is_dir() {
            continue;
        }
        println!("cargo::rerun-if-changed={}", locale.display());
        let mut files = names_in(&locale);
        files.sort_by_key(|file| !file.starts_with(FIRST));
        let _ = writeln!(list, "({game:?}, Texts(&[");
        for file in files {
            let text = std::fs::read_to_string(locale.join(&file)).expect("wording is text");
            let code = file.trim_end_matches(".ftl");
            let _ = writeln!(list, "({code:?}, {:?}),", wanted(&text));
        }
        list += "])),\n";
    }
    list += "]\n";
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(out.join("names.rs"), list).expect("the list can be written");
}

fn names_in(dir: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(dir).expect("the games lie beside the client");
    let names = entries.flatten().map(|entry| entry.file_name());
    let mut names: Vec<_> = names
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort_unstable();
    names
}

/// The messages with wanted keys. Lines that go on with one are indented or close it.
fn wanted(text: &str) -> String {
    let mut kept = String::new();
    let mut keeps = false;
    for line in text.lines() {
        if !line.starts_with([' ', '}']) {
            keeps = WANTED.iter().any(|start| line.starts_with(start));
        }
        if keeps {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}
