//! What those who look after the server ask for: whether it lives, whether it can do its work, and in figures how
//! it is doing. The figures have an address of their own, which is none of the public's business.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};

use super::App;
use crate::metrics::Measured;

/// Everything of that kind.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .with_state(app)
}

/// The server lives: it answers.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The server can do its work: what happens can be stored, and there is room for more.
pub(super) async fn ready(State(app): State<App>) -> Response {
    let state = app.readiness.state().await;
    let status = if state.is_ready() {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, Json(state)).into_response()
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let (thoughts_waiting, thinking) = app.tables.thoughts();
    let measured = Measured {
        thoughts_waiting,
        thinking,
        disk: app.readiness.disk(),
    };
    let form = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, form)], app.metrics.text(&measured))
}
