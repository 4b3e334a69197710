//! The module in parts: the shell, which every page needs, and what comes when a game is chosen.

use std::collections::BTreeMap;
use std::path::Path;

use wasm_split_cli_support::{Options, transform};

use crate::sizes::Parts;
use crate::{Failure, Purpose, hash, told};

/// The JavaScript that loads parts.
pub(crate) const LOADER: &str = "parts.js";
/// Where parts lie.
pub(crate) const FOLDER: &str = "parts/";

/// What the module was taken apart into.
pub(crate) struct Split {
    /// The shell, still without its JavaScript.
    pub(crate) shell: Vec<u8>,
    /// The files of each game, those that it shares with others included.
    pub(crate) parts: Parts,
}

/// Writes parts and their loader into `dir`. A part's name has a hash of what is in it: the numbers of functions
/// differ from build to build, so parts of two builds must never meet.
pub(crate) fn split(module: &Path, dir: &Path, purpose: Purpose) -> Result<Split, Failure> {
    let read = |path: &Path| std::fs::read(path).map_err(|error| told(path, &error));
    let remove = |path: &Path| std::fs::remove_file(path).map_err(|error| told(path, &error));
    let write =
        |path: &Path, bytes: &[u8]| std::fs::write(path, bytes).map_err(|error| told(path, &error));
    let folder = dir.join(FOLDER);
    std::fs::create_dir_all(&folder).map_err(|error| told(&folder, &error))?;
    let shell_path = dir.join("shell.wasm");
    let loader_path = dir.join(LOADER);
    let module = read(module)?;
    let mut options = Options::new(&module);
    options.output_dir = dir;
    options.main_out_path = &shell_path;
    options.link_name = "./parts.js";
    options.main_module = "./web.js";
    let done = transform(options).map_err(|error| format!("wasm-split: {error:#}"))?;

    let shell = read(&shell_path)?;
    remove(&shell_path)?;
    let mut loader = String::from_utf8_lossy(&read(&loader_path)?).into_owned();
    let mut names = BTreeMap::new();
    for path in &done.split_modules {
        let mut part = read(path)?;
        remove(path)?;
        if purpose != Purpose::Development {
            part = without_notes(&part).ok_or_else(|| format!("{} is broken", path.display()))?;
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let hash = hash::of(&part);
        let name = format!("{FOLDER}{stem}-{}.wasm", &hash[..32]);
        let plain = format!("\"./{stem}.wasm\"");
        // Empty parts are not asked for.
        if loader.contains(&plain) {
            loader = loader.replace(&plain, &format!("\"./{name}\""));
            write(&dir.join(&name), &part)?;
            names.insert(stem.into_owned(), name);
        }
    }
    write(&loader_path, loader.as_bytes())?;
    let parts = done.prefetch_map.into_iter().map(|(game, stems)| {
        let files = stems.iter().filter_map(|stem| names.get(stem).cloned());
        (game.replace('_', "-"), files.collect())
    });
    Ok(Split {
        shell,
        parts: parts.collect(),
    })
}

/// A module without names and other notes that nobody needs to run it.
fn without_notes(module: &[u8]) -> Option<Vec<u8>> {
    const HEADER: usize = 8;
    const NOTES: u8 = 0;
    let mut kept = module.get(..HEADER)?.to_vec();
    let mut rest = &module[HEADER..];
    while let Some((&kind, after)) = rest.split_first() {
        let (size, width) = number(after)?;
        let end = 1 + width + size;
        let section = rest.get(..end)?;
        if kind != NOTES {
            kept.extend_from_slice(section);
        }
        rest = &rest[end..];
    }
    Some(kept)
}

/// A number in seven bits a byte, lowest first, and how many bytes it has.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    let mut number = 0;
    for (index, byte) in bytes.iter().enumerate().take(5) {
        number |= usize::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((number, index + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_left_out_of_a_module_and_nothing_else() {
        let header = *b"\0asm\x01\0\0\0";
        let types = [1, 1, 0];
        let note = [0, 3, 1, b'a', 9];
        let module = [&header[..], &note, &types, &note].concat();
        let expected = [&header[..], &types].concat();
        assert_eq!(without_notes(&module), Some(expected));
        assert_eq!(without_notes(&module[..module.len() - 1]), None);
    }

    #[test]
    fn numbers_may_have_several_bytes() {
        assert_eq!(number(&[0x05]), Some((5, 1)));
        assert_eq!(number(&[0x85, 0x01, 7]), Some((133, 2)));
        assert_eq!(number(&[0x85]), None);
    }
}
