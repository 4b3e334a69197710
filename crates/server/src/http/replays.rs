//! Games to be looked at again.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{Problem, Replay, Status};
use serde::Deserialize;

use super::{App, pass};
use crate::caller::Caller;
use crate::problem::{Failure, Trouble};
use crate::tables::ask;

/// So many positions at once.
const MOST_STEPS: usize = 200;

/// Which positions.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Pages {
    /// From which ply on; 0 is the start.
    #[serde(default)]
    from: usize,
    /// How many, 200 at most.
    count: Option<usize>,
}

/// The positions of a game as the caller saw them.
#[utoipa::path(get, path = "/api/v1/tables/{id}/replay", tag = "tables", params(
    ("id" = String, Path, description = "the table's id"), Pages),
    responses((status = 200, body = Replay), (status = 404, body = Problem)))]
pub(super) async fn replay(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    pages: Result<Query<Pages>, QueryRejection>,
) -> Response {
    let found = async {
        pass(&app.gates.reading, caller.address)?;
        let Query(pages) = pages.map_err(|_| Trouble::BadRequest)?;
        let table = app.tables.find(&id).await?;
        let catalog = app.catalog.clone();
        let (person, locale) = (caller.person.clone(), caller.locale);
        let replay = ask(&table, move |hosted, _| {
            let session = hosted.session();
            let observer = hosted.observer(person.as_ref().map(|person| person.id.as_str()));
            let plies = session.plies();
            let game = catalog.game(&hosted.opening().game);
            let words = game.map_or_else(|| catalog.words(locale), |game| game.words(locale));
            let count = pages.count.unwrap_or(MOST_STEPS).min(MOST_STEPS);
            let steps = if pages.from > plies || count == 0 {
                Vec::new()
            } else {
                session.steps(pages.from, count, observer, words)
            };
            Replay { plies, steps }
        });
        Ok(Json(replay.await?).into_response())
    };
    found
        .await
        .unwrap_or_else(|failure: Failure| failure.respond(&app.catalog, caller.locale))
}

/// A game as a record: finished, or with nothing in it that the caller may not know.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "tables",
    params(("id" = String, Path, description = "the table's id")),
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn record(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Response {
    let found = async {
        pass(&app.gates.reading, caller.address)?;
        let table = app.tables.find(&id).await?;
        let person = caller.person.clone();
        let record = ask(&table, move |hosted, _| {
            let session = hosted.session();
            let observer = hosted.observer(person.as_ref().map(|person| person.id.as_str()));
            let open = hosted.status() == Status::Over
                || session
                    .log_since(0, observer, None)
                    .iter()
                    .all(|line| line.notation.is_some());
            open.then(|| session.record(false).to_string())
        });
        let record = record.await?.ok_or(Trouble::SecretsLeft)?;
        let form = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
        Ok((form, record).into_response())
    };
    found
        .await
        .unwrap_or_else(|failure: Failure| failure.respond(&app.catalog, caller.locale))
}
