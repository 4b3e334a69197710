//! Headers that keep browsers careful, and what happens after a bug.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use tower_http::catch_panic::ResponseForPanic;

use crate::metrics::Metrics;

/// Scripts, styles and connections only from here. WebAssembly may be compiled, nothing else may be
/// made into code.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
                      style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
                      object-src 'none'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// Adds the headers, except where a page has set its own.
pub(super) fn add_headers(headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}

/// Browsers that have come over TLS come so for this time; they do not believe it otherwise.
pub(super) fn add_hsts(headers: &mut HeaderMap, time: Duration) {
    let value = HeaderValue::from_str(&format!("max-age={}", time.as_secs()));
    if let Ok(value) = value.map_err(drop)
        && !time.is_zero()
    {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
}

/// A bug in the server: said plainly, without its details.
#[derive(Clone)]
pub(super) struct Panicked(pub(super) Arc<Metrics>);

impl ResponseForPanic for Panicked {
    type ResponseBody = axum::body::Body;

    fn response_for_panic(&mut self, bug: Box<dyn Any + Send + 'static>) -> Response {
        self.0.bug();
        panicked(&*bug)
    }
}

fn panicked(bug: &(dyn Any + Send)) -> Response {
    let what = bug
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| bug.downcast_ref::<&str>().copied());
    tracing::error!("a bug: {}", what.unwrap_or("no reason given"));
    let problem = Problem {
        code: "internal".to_owned(),
        reason: "Something in the server failed.".to_owned(),
    };
    (StatusCode::INTERNAL_SERVER_ERROR, Json(problem)).into_response()
}
