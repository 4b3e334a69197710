//! The client for browsers: files that the program carries with it, compressed.

use std::collections::HashMap;
use std::io::Read;

use axum::body::Body;
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
    files: HashMap<&'static str, Asset>,
}

/// Pages are all the same file; what they show is decided in the browser.
const PAGE: &str = "index.html";

impl Assets {
    /// These files.
    #[must_use]
    pub fn of(files: &[Asset]) -> Self {
        Self {
            files: files.iter().map(|asset| (asset.path, *asset)).collect(),
        }
    }

    /// The file at a path; the page for paths that are no files.
    fn find(&self, path: &str) -> Option<&Asset> {
        let is_file = path.rsplit('/').next().is_some_and(|end| end.contains('.'));
        let file = self.files.get(path);
        file.or_else(|| self.files.get(PAGE).filter(|_| !is_file))
    }
}

/// Serves the client: files by their names, and its page for all other paths.
pub(crate) async fn serve(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    match app.assets.find(path) {
        Some(asset) => asset.respond(request.headers()),
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

impl Asset {
    fn respond(&self, headers: &HeaderMap) -> Response {
        let text =
            |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let etag = format!("\"{}\"", self.hash);
        let caching = if !self.hash.is_empty() && self.path.contains(self.hash) {
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
        let kind = [(header::CONTENT_TYPE, self.content_type)];
        let takes_brotli = text(header::ACCEPT_ENCODING).is_some_and(|accepted| {
            accepted
                .split(',')
                .any(|coding| coding.trim().split(';').next() == Some("br"))
        });
        if takes_brotli {
            let coding = [(header::CONTENT_ENCODING, "br")];
            return (common, kind, coding, Body::from(self.bytes_br)).into_response();
        }
        let mut bytes = Vec::new();
        match brotli::Decompressor::new(self.bytes_br, 4096).read_to_end(&mut bytes) {
            Ok(_) => (common, kind, Body::from(bytes)).into_response(),
            Err(error) => {
                tracing::error!("{} is not compressed as it should be: {error}", self.path);
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            }
        }
    }
}
