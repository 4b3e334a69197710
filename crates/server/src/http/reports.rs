//! Reports of those who behave badly.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{NewReport, Problem};

use super::body::{Body, Part};
use super::people::answer;
use super::{App, pass};
use crate::caller::Caller;

/// Tells administrators of something that was said at a table, or of somebody who sits there.
#[utoipa::path(post, path = "/api/v1/tables/{id}/reports", tag = "tables", request_body = NewReport,
    params(("id" = String, Path, description = "the table's id")),
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 410, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn report(
    State(app): State<App>,
    caller: Caller,
    Part(id): Part,
    Body(wanted): Body<NewReport>,
) -> Response {
    let kept = async {
        let person = caller.somebody()?;
        pass(&app.gates.reading, caller.address)?;
        let moderation = &app.moderation;
        moderation
            .report(person, caller.address, &id, &wanted)
            .await?;
        Ok(StatusCode::NO_CONTENT.into_response())
    };
    answer(&app, &caller, kept.await)
}
