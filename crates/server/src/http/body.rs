//! What a request says: its body, as JSON, and what is named in its address.

use std::time::Duration;

use axum::body::{self, Bytes, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

use super::App;
use crate::caller::{Caller, SignedIn, locale};
use crate::problem::{Failure, Trouble};

/// No request is longer.
pub(super) const MOST_BYTES: usize = 16 * 1024;

/// What a request says, as JSON. Only bodies that call themselves JSON are read: forms on other sites
/// cannot send those.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let (mut parts, body) = request.into_parts();
        let locale = locale(&parts);
        let fail = |trouble: Trouble| Failure::from(trouble).respond(&app.catalog, locale);
        let kind = parts.headers.get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or("");
        if !kind.starts_with("application/json") {
            return Err(fail(Trouble::BadRequest));
        }
        let bytes = read(body, app.patience.body).await.map_err(fail)?;
        // It may have taken a while: whoever was somebody when it began may be nobody by now.
        if parts.extensions.get::<SignedIn>().is_some() {
            let caller = Caller::from_request_parts(&mut parts, app).await?;
            caller.somebody().map_err(fail)?;
        }
        let value = serde_json::from_slice(&bytes);
        value.map(Body).map_err(|_| fail(Trouble::BadRequest))
    }
}

/// What is named in a request's address.
pub(super) struct Part(pub(super) String);

impl FromRequestParts<App> for Part {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        match Path::from_request_parts(parts, app).await {
            Ok(Path(name)) => Ok(Self(name)),
            Err(_) => {
                let failure = Failure::from(Trouble::BadRequest);
                Err(failure.respond(&app.catalog, locale(parts)))
            }
        }
    }
}

/// All of a body. What axum reads by itself it would wait for without end.
///
/// # Errors
/// If it is too long, or does not come in time.
pub(super) async fn read(body: body::Body, patience: Duration) -> Result<Bytes, Trouble> {
    let bytes = tokio::time::timeout(patience, to_bytes(body, MOST_BYTES)).await;
    bytes
        .map_err(|_| Trouble::TooSlow)?
        .map_err(|_| Trouble::TooLong)
}
