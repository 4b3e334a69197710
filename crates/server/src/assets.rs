//! The client for browsers: files that the program carries with it, compressed.

use std::collections::HashMap;
use std::io::Read;
use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::caller::locale;
use crate::http::App;
use crate::problem::{Failure, Trouble};

/// A file of the client.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Where it is, without a slash at the start: `index.html`, `client-1a2b3c.wasm`.
    pub path: &'static str,
    /// What it is: `text/html; charset=utf-8`.
    pub content_type: &'static str,
    /// What is in it, compressed with Brotli.
    pub bytes_br: &'static [u8],
    /// A hash of what is in it, in letters and digits. If the path has it too, the file is kept by
    /// browsers for ever.
    pub hash: &'static str,
}

/// All files of the client.
#[derive(Default)]
pub struct Assets {
    files: HashMap<&'static str, File>,
}

/// A file, and what is in it once somebody has asked for it who cannot unpack it.
struct File {
    asset: Asset,
    unpacked: OnceLock<Bytes>,
}

/// Pages are all the same file; what they show is decided in the browser.
const PAGE: &str = "index.html";

impl Assets {
    /// These files.
    #[must_use]
    pub fn of(files: &[Asset]) -> Self {
        Self {
            files: files
                .iter()
                .map(|asset| {
                    let file = File {
                        asset: *asset,
                        unpacked: OnceLock::new(),
                    };
                    (asset.path, file)
                })
                .collect(),
        }
    }

    /// The file at a path; the page for paths that are no files.
    fn find(&self, path: &str) -> Option<&File> {
        let is_file = path.rsplit('/').next().is_some_and(|end| end.contains('.'));
        let file = self.files.get(path);
        file.or_else(|| self.files.get(PAGE).filter(|_| !is_file))
    }
}

/// Serves the client: files by their names, and its page for all other paths.
pub(crate) async fn serve(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    match app.assets.find(path) {
        Some(file) => file.respond(request.headers()),
        None if app.assets.files.is_empty() && path.is_empty() => NOT_BUILT.into_response(),
        None => {
            let (parts, _) = request.into_parts();
            Failure::from(Trouble::UnknownAddress).respond(&app.catalog, locale(&parts))
        }
    }
}

const NOT_BUILT: (StatusCode, &str) = (
    StatusCode::NOT_FOUND,
    "This server was built without the client for browsers.\n\
     Build it with `cargo xtask web`, then build the server again.\n\
     The requests it understands are described at /api/docs.\n",
);

impl File {
    /// What is in it, unpacked; that is done only once.
    fn unpacked(&self) -> Bytes {
        let unpack = || {
            let mut bytes = Vec::new();
            let mut packed = brotli::Decompressor::new(self.asset.bytes_br, 4096);
            if let Err(error) = packed.read_to_end(&mut bytes) {
                let path = self.asset.path;
                tracing::error!("{path} is not compressed as it should be: {error}");
            }
            bytes.into()
        };
        self.unpacked.get_or_init(unpack).clone()
    }

    fn respond(&self, headers: &HeaderMap) -> Response {
        let Asset {
            path,
            content_type,
            bytes_br,
            hash,
        } = self.asset;
        let text =
            |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let etag = format!("\"{hash}\"");
        let caching = if !hash.is_empty() && path.contains(hash) {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let known = text(header::IF_NONE_MATCH);
        let common = [
            (header::ETAG, etag.clone()),
            (header::CACHE_CONTROL, caching.to_owned()),
            (header::VARY, "accept-encoding".to_owned()),
        ];
        if known.is_some_and(|known| known.split(',').any(|tag| tag.trim() == etag)) {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        let kind = [(header::CONTENT_TYPE, content_type)];
        if takes_brotli(headers) {
            let coding = [(header::CONTENT_ENCODING, "br")];
            return (common, kind, coding, Body::from(bytes_br)).into_response();
        }
        (common, kind, Body::from(self.unpacked())).into_response()
    }
}

/// Whether whoever asks can unpack what is compressed with Brotli.
pub(crate) fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        let quality = quality.trim().strip_prefix("q=").unwrap_or("1");
        // At 0 it is not wanted.
        name.trim() == "br" && quality.parse().is_ok_and(|quality: f32| quality > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn what_is_not_wanted_is_not_sent() {
        let takes = |text: &'static str| {
            let coding = (header::ACCEPT_ENCODING, HeaderValue::from_static(text));
            takes_brotli(&HeaderMap::from_iter([coding]))
        };
        for wanted in [
            "br",
            "gzip, deflate, br, zstd",
            "gzip, br;q=0.5",
            "br; q=1.0",
        ] {
            assert!(takes(wanted), "{wanted}");
        }
        for unwanted in ["", "gzip", "br;q=0", "gzip, br; q=0.0", "brotli"] {
            assert!(!takes(unwanted), "{unwanted}");
        }
    }
}
