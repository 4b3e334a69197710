//! `GET /api/v1/games`.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use table::listing::GameInfo;

use super::App;
use crate::caller::Caller;

/// The games with their variants and options.
#[utoipa::path(get, path = "/api/v1/games", tag = "games",
    params(("lang" = Option<String>, Query, description = "code of a language, such as en")),
    responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games(State(app): State<App>, caller: Caller) -> impl IntoResponse {
    let form = [(header::CONTENT_TYPE, "application/json")];
    (form, app.catalog.listed(caller.locale).to_owned())
}
