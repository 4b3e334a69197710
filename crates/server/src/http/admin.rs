//! What administrators see and do.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{ActInfo, NewAct, PersonInfo, Problem, ReportInfo};
use serde::Deserialize;

use super::App;
use super::body::Body;
use super::people::answer;
use crate::administration::info;
use crate::caller::Caller;
use crate::problem::Trouble;

/// A list has so many lines.
pub(super) const MOST: usize = 200;

/// Which reports to list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichReports {
    /// 1 lists those, too, that somebody has dealt with.
    #[serde(default)]
    all: u8,
}

/// Whom to look for.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichPeople {
    /// A name or an id; administrators if nothing is said.
    #[serde(default)]
    name: String,
}

/// The newest reports. Only for administrators.
#[utoipa::path(get, path = "/api/v1/admin/reports", tag = "administrators", params(WhichReports),
    responses((status = 200, body = Vec<ReportInfo>), (status = 401, body = Problem),
        (status = 403, body = Problem)))]
pub(super) async fn reports(
    State(app): State<App>,
    caller: Caller,
    which: Result<Query<WhichReports>, QueryRejection>,
) -> Response {
    let found = async {
        caller.administrator()?;
        let Query(which) = which.map_err(|_| Trouble::BadRequest)?;
        let reports = app.store.register().reports(which.all != 0, MOST).await?;
        Ok(Json(reports).into_response())
    };
    answer(&app, &caller, found.await)
}

/// People of a name. Only for administrators.
#[utoipa::path(get, path = "/api/v1/admin/people", tag = "administrators", params(WhichPeople),
    responses((status = 200, body = Vec<PersonInfo>), (status = 401, body = Problem),
        (status = 403, body = Problem)))]
pub(super) async fn people(
    State(app): State<App>,
    caller: Caller,
    which: Result<Query<WhichPeople>, QueryRejection>,
) -> Response {
    let found = async {
        caller.administrator()?;
        let Query(which) = which.map_err(|_| Trouble::BadRequest)?;
        let register = app.store.register();
        let people = match which.name.trim() {
            "" => register.administrators().await?,
            name => register.named(name).await?,
        };
        let infos: Vec<_> = people.into_iter().map(info).collect();
        Ok(Json(infos).into_response())
    };
    answer(&app, &caller, found.await)
}

/// What administrators did last. Only for them.
#[utoipa::path(get, path = "/api/v1/admin/acts", tag = "administrators",
    responses((status = 200, body = Vec<ActInfo>), (status = 401, body = Problem),
        (status = 403, body = Problem)))]
pub(super) async fn acts(State(app): State<App>, caller: Caller) -> Response {
    let found = async {
        caller.administrator()?;
        Ok(Json(app.store.register().last_acts(MOST).await?).into_response())
    };
    answer(&app, &caller, found.await)
}

/// Does something about a person, a table or a report; it is noted who did. Only for administrators.
#[utoipa::path(post, path = "/api/v1/admin/acts", tag = "administrators", request_body = NewAct,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn act(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<NewAct>,
) -> Response {
    let done = async {
        app.moderation.act(caller.administrator()?, wanted).await?;
        Ok(StatusCode::NO_CONTENT.into_response())
    };
    answer(&app, &caller, done.await)
}
