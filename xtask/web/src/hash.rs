//! SHA-256, written as text.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

/// The hash of these bytes.
pub(crate) fn of(bytes: &[u8]) -> String {
    text(&Sha256::digest(bytes))
}

/// A hash that changes with every name and every byte.
pub(crate) fn of_files<'a>(files: impl Iterator<Item = (&'a str, &'a [u8])>) -> String {
    let mut all = Sha256::new();
    for (name, bytes) in files {
        for part in [name.as_bytes(), bytes] {
            all.update((part.len() as u64).to_le_bytes());
            all.update(part);
        }
    }
    text(&all.finalize())
}

fn text(hash: &[u8]) -> String {
    hash.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_hash_is_found() {
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(of(b"abc"), known);
    }

    #[test]
    fn a_hash_of_files_changes_with_names_and_bytes() {
        let of = |name, bytes: &'static [u8]| of_files([(name, bytes)].into_iter());
        assert_eq!(of("a", b"b"), of("a", b"b"));
        assert_ne!(of("a", b"b"), of("ab", b""));
        assert_ne!(of("a", b"b"), of("a", b"c"));
    }
}
