//! Answers that are dear to make and stay the same: replays. Some are kept here, and browsers keep those of games that
//! are over.

use std::collections::{HashMap, VecDeque};
use std::sync::Mutex;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// So many bytes are kept; the oldest answers go first.
const MOST_BYTES: usize = 16 * 1024 * 1024;
/// For so many seconds a browser does not ask again. A name that is to be forgotten is still in there so long.
const FRESH: &str = "private, max-age=3600";

/// What an answer is made from.
pub(super) type Key = [u8; 32];

/// The key of an answer that is made from these parts.
pub(super) fn key(parts: &[&[u8]]) -> Key {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// Answers that were made before.
#[derive(Default)]
pub(crate) struct Kept(Mutex<Answers>);

#[derive(Default)]
struct Answers {
    all: HashMap<Key, Bytes>,
    oldest: VecDeque<Key>,
    bytes: usize,
}

impl Kept {
    pub(super) fn get(&self, key: &Key) -> Option<Bytes> {
        self.lock().all.get(key).cloned()
    }

    pub(super) fn keep(&self, key: Key, answer: Bytes) {
        let answers = &mut *self.lock();
        answers.bytes += answer.len();
        if let Some(before) = answers.all.insert(key, answer) {
            answers.bytes -= before.len();
        } else {
            answers.oldest.push_back(key);
        }
        while answers.bytes > MOST_BYTES
            && let Some(key) = answers.oldest.pop_front()
        {
            let gone = answers.all.remove(&key);
            answers.bytes -= gone.map_or(0, |gone| gone.len());
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Answers> {
        self.0.lock().expect("nobody panics with it")
    }
}

/// An answer about a game that is over: browsers keep it, and need not be told again what they have.
pub(super) fn for_good(asked: &HeaderMap, mut answer: Response, body: &[u8]) -> Response {
    let hash: String = Sha256::digest(body)[..12]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let tag = format!("\"{hash}\"");
    let known = asked
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|value| value.trim().trim_start_matches("W/") == tag);
    if known {
        answer = StatusCode::NOT_MODIFIED.into_response();
    }
    let headers = answer.headers_mut();
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    // Languages and what one may know hang on who asks.
    let vary = "accept-encoding, accept-language, authorization, cookie";
    headers.insert(header::VARY, HeaderValue::from_static(vary));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(FRESH));
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_has_an_end() {
        let kept = Kept::default();
        let answer = || Bytes::from(vec![7; MOST_BYTES / 4]);
        for number in 0..6u8 {
            kept.keep(key(&[&[number]]), answer());
            kept.keep(key(&[&[number]]), answer());
        }
        let there: Vec<bool> = (0..6u8)
            .map(|number| kept.get(&key(&[&[number]])).is_some())
            .collect();
        assert_eq!(there, [false, false, true, true, true, true]);
        assert_ne!(key(&[b"a", b"bc"]), key(&[b"ab", b"c"]));
    }
}
