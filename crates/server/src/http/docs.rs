//! The description of all requests, for programs and for people.

use axum::Json;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Formicary",
        description = "One table for several board games. Errors are answered with a Problem; \
                       `?lang=fr` chooses the language."
    ),
    paths(
        super::games::games,
        super::people::me,
        super::people::add_guest,
        super::people::add_account,
        super::people::log_in,
        super::people::log_out,
        super::people::change_password,
        super::people::sessions,
        super::people::end_sessions,
        super::people::end_session,
        super::people::tokens,
        super::people::add_token,
        super::people::remove_token,
        super::tables::lobby,
        super::tables::open,
        super::tables::look,
        super::tables::command,
        super::tables::socket,
        super::tables::rematch,
        super::replays::replay,
        super::replays::record,
    )
)]
struct Description;

/// `GET /api/v1/openapi.json`.
pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

/// `GET /api/docs`: a page that shows the description.
pub(super) async fn page() -> Html<&'static str> {
    Html(include_str!("docs/page.html"))
}

pub(super) async fn script() -> impl IntoResponse {
    let form = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (form, include_str!("docs/page.js"))
}

pub(super) async fn style() -> impl IntoResponse {
    let form = [(header::CONTENT_TYPE, "text/css; charset=utf-8")];
    (form, include_str!("docs/page.css"))
}
