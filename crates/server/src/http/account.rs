//! What is kept about somebody, and the end of it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, http::HeaderValue};
use protocol::{Export, Farewell, Problem};

use super::body::Body;
use super::people::{answer, cookie};
use super::{App, pass};
use crate::caller::Caller;
use crate::problem::{Failure, Trouble};
use crate::store::Which;

const AS_A_FILE: (HeaderName, HeaderValue) = (
    header::CONTENT_DISPOSITION,
    HeaderValue::from_static("attachment; filename=\"formicary.json\""),
);

/// Everything that is kept about the caller, as a file.
#[utoipa::path(get, path = "/api/v1/account/export", tag = "people",
    responses((status = 200, body = Export), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn export(State(app): State<App>, caller: Caller) -> Response {
    let found = async {
        let (person, own) = caller.in_person()?;
        pass(&app.gates.tables, caller.address)?;
        let _place = app.gates.replays.acquire().await;
        let export = app.people.export(person, own).await?;
        Ok(([AS_A_FILE], Json(export)).into_response())
    };
    answer(&app, &caller, found.await)
}

/// The end of the caller's account, or of the guest. It cannot be undone: the caller resigns from all games, and a dash
/// stands where the name stood in logs and chat. The games stay.
#[utoipa::path(delete, path = "/api/v1/account", tag = "people", request_body = Farewell,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn erase(
    State(app): State<App>,
    caller: Caller,
    Body(farewell): Body<Farewell>,
) -> Response {
    let erased = async {
        let (person, _) = caller.in_person()?;
        pass(&app.gates.logins, caller.address)?;
        let from = caller.address;
        app.people
            .make_sure(person, &farewell.password, from)
            .await?;
        let (people, tables) = (Arc::clone(&app.people), Arc::clone(&app.tables));
        let person = Arc::clone(person);
        // What has begun is done to its end, though nobody may wait for the answer any more.
        let gone = tokio::spawn(async move {
            // Meanwhile nobody sits down anywhere as this person.
            people.end_keys(&person, Which::All).await?;
            tables.others_hear_of_it().await;
            tables.get_up(&person).await?;
            people.erase(&person).await?;
            tables.forget(&person.id).await;
            Ok::<_, Failure>(())
        });
        gone.await.map_err(|_| Trouble::Internal)??;
        let cookie = cookie("", 0, caller.secure);
        Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
    };
    answer(&app, &caller, erased.await)
}
