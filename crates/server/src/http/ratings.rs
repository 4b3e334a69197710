//! How strong people are: profiles and leaderboards.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use protocol::{CurvePoint, Leader, Leaderboard, Problem, ProfileInfo};
use serde::Deserialize;

use super::body::Part;
use super::finished::account;
use super::people::answer;
use super::{App, pass};
use crate::caller::Caller;
use crate::people::profile::{self, whole};
use crate::problem::{Failure, Trouble};
use crate::ratings::Kind;

/// A leaderboard has so many lines.
const LEADERS: usize = 100;
/// A curve has so many points.
const POINTS: usize = 300;

/// In which game, and with how many players.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct What {
    /// The game's id.
    game: String,
    /// How many play.
    players: u32,
}

impl From<What> for Kind {
    fn from(What { game, players }: What) -> Self {
        Self { game, players }
    }
}

type Asked = Result<Query<What>, QueryRejection>;

/// An account: its ratings, and how its games against bots went.
#[utoipa::path(get, path = "/api/v1/people/{name}", tag = "people",
    params(("name" = String, Path, description = "the account's name")),
    responses((status = 200, body = ProfileInfo), (status = 404, body = Problem)))]
pub(super) async fn profile(State(app): State<App>, caller: Caller, Part(name): Part) -> Response {
    let found = async {
        pass(&app.gates.reading, caller.address)?;
        let person = account(&app, &name).await?;
        Ok(Json(profile::profile(&*app.store, &person).await?).into_response())
    };
    answer(&app, &caller, found.await)
}

/// How the rating of an account went up and down: after each of its last games, oldest first.
#[utoipa::path(get, path = "/api/v1/people/{name}/curve", tag = "people",
    params(("name" = String, Path, description = "the account's name"), What),
    responses((status = 200, body = Vec<CurvePoint>), (status = 404, body = Problem)))]
pub(super) async fn curve(
    State(app): State<App>,
    caller: Caller,
    Part(name): Part,
    what: Asked,
) -> Response {
    let found = async {
        pass(&app.gates.reading, caller.address)?;
        let Query(what) = what.map_err(|_| Trouble::BadRequest)?;
        let person = account(&app, &name).await?;
        let archive = app.store.archive();
        let steps = archive.curve(&person.id, what.into(), POINTS).await?;
        let points = steps.into_iter().map(|step| CurvePoint {
            table: step.table,
            at: step.at,
            rating: whole(step.rating.points),
            deviation: whole(step.rating.deviation),
        });
        Ok(Json(points.collect::<Vec<_>>()).into_response())
    };
    answer(&app, &caller, found.await)
}

/// Those with the highest ratings in a game with so many players. Only those are listed of whom enough is known.
#[utoipa::path(get, path = "/api/v1/leaderboard", tag = "people", params(What),
    responses((status = 200, body = Leaderboard)))]
pub(super) async fn leaderboard(State(app): State<App>, caller: Caller, what: Asked) -> Response {
    let found = async {
        pass(&app.gates.reading, caller.address)?;
        let Query(what) = what.map_err(|_| Trouble::BadRequest)?;
        let leaders = app.store.archive().leaders(what.into(), LEADERS).await?;
        let leaders = leaders.into_iter().map(|(name, rated)| Leader {
            name,
            rating: profile::rating(rated),
        });
        Ok::<_, Failure>(
            Json(Leaderboard {
                leaders: leaders.collect(),
            })
            .into_response(),
        )
    };
    answer(&app, &caller, found.await)
}
