//! Ids and keys that nobody can guess.

use sha2::{Digest, Sha256};

/// Digits and letters that are not mistaken for each other; 32 of them.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// An id for a table or a person: 60 random bits.
pub(crate) fn new_id() -> String {
    random_text(12)
}

/// A key that stands for a person: 200 random bits.
pub(crate) fn new_key() -> String {
    random_text(40)
}

/// What is stored of a key: whoever reads the storage cannot use it.
pub(crate) fn hash_of(key: &str) -> [u8; 32] {
    Sha256::digest(key.as_bytes()).into()
}

/// Whether some text could be an id at all.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 12 && text.bytes().all(|letter| LETTERS.contains(&letter))
}

fn random_text(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    bytes.iter().map(letter).collect()
}
