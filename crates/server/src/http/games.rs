//! `GET /api/v1/games`.

use axum::Json;
use axum::extract::State;
use table::listing::GameInfo;

use super::App;
use crate::caller::Caller;

/// The games with their variants and options.
#[utoipa::path(get, path = "/api/v1/games", tag = "games",
    params(("lang" = Option<String>, Query, description = "code of a language, such as en")),
    responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games(State(app): State<App>, caller: Caller) -> Json<Vec<GameInfo>> {
    Json(app.catalog.infos(caller.locale))
}
