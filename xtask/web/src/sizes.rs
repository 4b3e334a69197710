//! How much a browser has to fetch, and how much that may be.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::{Failure, split};

/// What the first page may take, compressed, in bytes.
const FIRST_LOAD: usize = 420_000;
/// What all games share, and each game alone, may take on top, compressed, in bytes.
const PART: usize = 300_000;

/// What the names of parts begin with that hold nothing but words: those said while one plays, and those to read.
const WORDS: &str = "words-";
const READING: &str = "reading-";

/// The files of each part.
pub(crate) type Parts = BTreeMap<String, Vec<String>>;

/// Whether a file belongs to the first load; the others come when they are used, or when the browser has nothing to
/// do.
pub(crate) fn is_first(name: &str) -> bool {
    let is_board = name.starts_with("boards/") && name.ends_with(".css");
    !name.starts_with(split::FOLDER) && !is_board && !name.ends_with(".png")
}

/// The sizes of all files.
#[derive(Default)]
pub(crate) struct Sizes {
    /// By name: as they are, and compressed.
    files: BTreeMap<String, (usize, usize)>,
}

impl Sizes {
    pub(crate) fn add(&mut self, name: &str, raw: usize, compressed: usize) {
        self.files.insert(name.to_owned(), (raw, compressed));
    }

    fn sum(&self, names: impl Fn(&str) -> bool) -> (usize, usize) {
        let files = self.files.iter().filter(|(name, _)| names(name));
        files.fold((0, 0), |sum, (_, size)| (sum.0 + size.0, sum.1 + size.1))
    }

    /// The first load, what all games share, then each game with its style and the words of one language, the one that
    /// takes most, and what there is to read about it in one language: names and sizes.
    fn loads(&self, parts: &Parts) -> Vec<(String, (usize, usize))> {
        let is_game = |name: &str| !name.starts_with(WORDS) && !name.starts_with(READING);
        let games = || parts.iter().filter(move |(name, _)| is_game(name));
        let is_in = |files: &[String], name: &str| files.iter().any(|file| file == name);
        let is_shared = |name: &str| games().all(|(_, files)| is_in(files, name));
        let first = ("first load".to_owned(), self.sum(is_first));
        let shared = ("all games".to_owned(), self.sum(is_shared));
        let of_game = |(game, files): (&String, &Vec<String>)| {
            let style = format!("boards/{game}.css");
            let own = self.sum(|name| name == style || is_in(files, name) && !is_shared(name));
            let in_one_language = |kind: &str| {
                let words = format!("{kind}{game}-");
                let words = parts.iter().filter(|(name, _)| name.starts_with(&words));
                let words = words.map(|(_, files)| self.sum(|name| is_in(files, name)));
                let words = words.max_by_key(|(_, compressed)| *compressed);
                words.unwrap_or_default()
            };
            let words = in_one_language(WORDS);
            [
                (game.clone(), (own.0 + words.0, own.1 + words.1)),
                (format!("{game}, to read"), in_one_language(READING)),
            ]
        };
        let games = games().flat_map(of_game);
        [first, shared].into_iter().chain(games).collect()
    }

    /// All sizes as a table.
    pub(crate) fn table(&self, parts: &Parts) -> String {
        let mut table = format!("{:<56}{:>12}{:>12}\n", "file", "raw", "brotli");
        let mut line = |name: &str, (raw, compressed): (usize, usize)| {
            let kilobytes = |bytes: usize| bytes as f64 / 1000.0;
            let (raw, compressed) = (kilobytes(raw), kilobytes(compressed));
            let _ = writeln!(table, "{name:<56}{raw:>9.1} kB{compressed:>9.1} kB");
        };
        for (name, size) in &self.files {
            line(name, *size);
        }
        line("together", self.sum(|_| true));
        for (name, size) in self.loads(parts) {
            line(&name, size);
        }
        table
    }

    /// Whether everything is as light as players were promised.
    pub(crate) fn check(&self, parts: &Parts) -> Result<(), Failure> {
        for (index, (name, (_, compressed))) in self.loads(parts).into_iter().enumerate() {
            let most = if index == 0 { FIRST_LOAD } else { PART };
            if compressed > most {
                return Err(format!(
                    "{name}: {compressed} bytes compressed, at most {most} are promised"
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(files: &[(&str, usize)]) -> Sizes {
        let mut sizes = Sizes::default();
        for (name, compressed) in files {
            sizes.add(name, 3 * compressed, *compressed);
        }
        sizes
    }

    fn parts() -> Parts {
        let files = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        BTreeMap::from([
            (
                "ants".to_owned(),
                files(&["parts/a.wasm", "parts/shared.wasm"]),
            ),
            (
                "bees".to_owned(),
                files(&["parts/b.wasm", "parts/shared.wasm"]),
            ),
            ("words-ants-en".to_owned(), files(&["parts/en.wasm"])),
            ("words-ants-fr".to_owned(), files(&["parts/fr.wasm"])),
            ("reading-ants-en".to_owned(), files(&["parts/read.wasm"])),
        ])
    }

    #[test]
    fn a_game_is_its_own_parts_its_style_and_a_language() {
        let sizes = sizes(&[
            ("web_bg.wasm", 400_000),
            ("icon-512.png", 50_000),
            ("boards/ants.css", 1_000),
            ("parts/a.wasm", 100_000),
            ("parts/b.wasm", 200_000),
            ("parts/shared.wasm", 99_000),
            ("parts/en.wasm", 5_000),
            ("parts/fr.wasm", 6_000),
            ("parts/read.wasm", 8_000),
        ]);
        let compressed = |(name, (_, compressed)): (String, (usize, usize))| (name, compressed);
        let loads: Vec<_> = sizes.loads(&parts()).into_iter().map(compressed).collect();
        let expected = [
            ("first load", 400_000),
            ("all games", 99_000),
            ("ants", 107_000),
            ("ants, to read", 8_000),
            ("bees", 200_000),
            ("bees, to read", 0),
        ];
        assert_eq!(loads, expected.map(|(name, size)| (name.to_owned(), size)));
        assert_eq!(sizes.check(&parts()), Ok(()));
    }

    #[test]
    fn what_is_too_heavy_is_named() {
        let heavy = |files: &[(&str, usize)]| sizes(files).check(&parts()).unwrap_err();
        assert!(heavy(&[("web_bg.wasm", 420_001)]).starts_with("first load"));
        assert!(heavy(&[("parts/b.wasm", 310_001)]).starts_with("bees"));
    }
}
