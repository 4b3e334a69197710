//! Games that are over: one's own, somebody's, or all that everybody may see.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use protocol::{FinishedInfo, FinishedPage, FinishedSeat, OccupantInfo, Outcome, Problem};
use serde::Deserialize;

use super::people::answer;
use super::{App, pass};
use crate::caller::Caller;
use crate::people::names;
use crate::problem::{Failure, Trouble};
use crate::store::{Person, Search, Summary, SummarySeat};

/// So many games are listed at once.
const MOST: usize = 50;
/// And so many if nothing is said.
const USUAL: usize = 20;

/// Which games to list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// 1 lists all where the caller played.
    #[serde(default)]
    mine: u8,
    /// The name of an account: those of its games that everybody may see.
    person: Option<String>,
    /// The id of a game: only those.
    game: Option<String>,
    /// The name of another account that played as well.
    opponent: Option<String>,
    /// Only those that went so for the caller or the account.
    result: Option<Outcome>,
    /// Where the last page has said that the next one begins.
    before: Option<String>,
    /// How many, 50 at most.
    count: Option<usize>,
}

/// Games that are over, the newest first.
#[utoipa::path(get, path = "/api/v1/finished", tag = "people", params(Wanted),
    responses((status = 200, body = FinishedPage), (status = 404, body = Problem)))]
pub(super) async fn finished(
    State(app): State<App>,
    caller: Caller,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Response {
    let found = async {
        pass(&app.gates.reading, caller.address)?;
        let Query(wanted) = wanted.map_err(|_| Trouble::BadRequest)?;
        let search = search(&app, &caller, wanted).await?;
        let found = app.store.archive().finished(search.clone()).await?;
        let next = found.last().filter(|_| found.len() == search.limit);
        Ok(Json(FinishedPage {
            next: next.map(|last| format!("{}-{}", last.ended, last.table)),
            games: found
                .into_iter()
                .map(|summary| info(summary, search.person.as_deref()))
                .collect(),
        })
        .into_response())
    };
    answer(&app, &caller, found.await)
}

async fn search(app: &App, caller: &Caller, wanted: Wanted) -> Result<Search, Failure> {
    let mine = wanted.mine != 0;
    let person = match &wanted.person {
        Some(_) if mine => return Err(Trouble::BadRequest.into()),
        Some(name) => Some(account(app, name).await?.id),
        None if mine => Some(caller.somebody()?.id.clone()),
        None => None,
    };
    if person.is_none() && (wanted.opponent.is_some() || wanted.result.is_some()) {
        return Err(Trouble::BadRequest.into());
    }
    let before = wanted.before.map(|before| {
        let (ended, table) = before.split_once('-')?;
        Some((ended.parse().ok()?, table.to_owned()))
    });
    Ok(Search {
        person,
        hidden: mine,
        game: wanted.game,
        opponent: match &wanted.opponent {
            Some(name) => Some(account(app, name).await?.id),
            None => None,
        },
        outcome: wanted.result,
        before: match before {
            Some(read) => Some(read.ok_or(Trouble::BadRequest)?),
            None => None,
        },
        limit: wanted.count.unwrap_or(USUAL).clamp(1, MOST),
    })
}

/// The account of this name.
pub(super) async fn account(app: &App, name: &str) -> Result<Person, Failure> {
    let account = app.store.account(&names::login(name)).await?;
    account.ok_or_else(|| Trouble::UnknownPerson.into())
}

fn info(summary: Summary, person: Option<&str>) -> FinishedInfo {
    let own = |seat: &SummarySeat| person.is_some() && seat.person.as_deref() == person;
    let seat = summary.seats.iter().position(own);
    let outcomes: Vec<_> = (0..summary.seats.len())
        .map(|seat| summary.outcome(seat))
        .collect();
    let seats = summary.seats.into_iter().zip(outcomes);
    FinishedInfo {
        id: summary.table,
        game: summary.game,
        setup: summary.setup,
        rated: summary.rated,
        ending: summary.ending,
        plies: summary.plies as usize,
        opened: summary.opened,
        ended: summary.ended,
        seats: seats
            .map(|(seat, outcome)| FinishedSeat {
                occupant: match seat.level {
                    Some(level) => OccupantInfo::Bot { level },
                    None => OccupantInfo::Human {
                        name: seat.name,
                        account: seat.account,
                    },
                },
                stand_in: seat.stand_in,
                score: seat.score,
                place: seat.place,
                outcome,
            })
            .collect(),
        seat: seat.map(|index| index + 1),
    }
}
