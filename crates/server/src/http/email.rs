//! An address for e-mail, and coming back with it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{Farewell, Forgotten, FromLink, HouseInfo, Me, NewEmail, Problem};

use super::body::Body;
use super::people::{answer, welcome};
use super::{App, pass};
use crate::caller::Caller;
use crate::people::checked_address;
use crate::problem::Trouble;

/// What the server can do for people beside playing.
#[utoipa::path(get, path = "/api/v1/house", tag = "people",
    responses((status = 200, body = HouseInfo)))]
pub(super) async fn house(State(app): State<App>) -> Json<HouseInfo> {
    Json(app.messenger.info())
}

/// The caller wants messages to go to an address: a link is sent there.
#[utoipa::path(post, path = "/api/v1/email", tag = "people", request_body = NewEmail,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn ask(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<NewEmail>,
) -> Response {
    let asked = async {
        let (person, _) = caller.in_person()?;
        pass(&app.gates.logins, caller.address)?;
        let words = app.catalog.words(caller.locale);
        let (messenger, from) = (&app.messenger, caller.address);
        let asked = app
            .people
            .ask_address(messenger, words, person, &wanted, from);
        asked.await?;
        Ok(StatusCode::NO_CONTENT.into_response())
    };
    answer(&app, &caller, asked.await)
}

/// Somebody has followed the link: messages go to the address from now on.
#[utoipa::path(post, path = "/api/v1/email/confirm", tag = "people", request_body = FromLink,
    responses((status = 204), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn confirm(
    State(app): State<App>,
    caller: Caller,
    Body(link): Body<FromLink>,
) -> Response {
    let confirmed = async {
        pass(&app.gates.logins, caller.address)?;
        let words = app.catalog.words(caller.locale);
        let confirmed = app
            .people
            .confirm_address(&app.messenger, words, &link.token);
        confirmed.await?;
        Ok(StatusCode::NO_CONTENT.into_response())
    };
    answer(&app, &caller, confirmed.await)
}

/// No messages go to the caller's address any more; it is forgotten. It takes the password: with the address goes the
/// way back.
#[utoipa::path(delete, path = "/api/v1/email", tag = "people", request_body = Farewell,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    Body(farewell): Body<Farewell>,
) -> Response {
    let removed = async {
        let (person, _) = caller.in_person()?;
        pass(&app.gates.reading, caller.address)?;
        app.people
            .make_sure(person, &farewell.password, caller.address)
            .await?;
        app.people.remove_address(person).await?;
        Ok(StatusCode::NO_CONTENT.into_response())
    };
    answer(&app, &caller, removed.await)
}

/// Somebody has forgotten the password. The answer is the same whether there is such an account or not.
#[utoipa::path(post, path = "/api/v1/recover", tag = "people", request_body = Forgotten,
    responses((status = 204), (status = 409, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn forgotten(
    State(app): State<App>,
    caller: Caller,
    Body(forgotten): Body<Forgotten>,
) -> Response {
    let asked = async {
        pass(&app.gates.logins, caller.address)?;
        if !app.messenger.info().mail {
            return Err(Trouble::NoMail.into());
        }
        let address = checked_address(&forgotten.address)?;
        let words = Arc::clone(app.catalog.words(caller.locale));
        let (people, messenger) = (Arc::clone(&app.people), Arc::clone(&app.messenger));
        // Nobody waits for it: how long it takes would tell whether there is an account.
        tokio::spawn(async move {
            let asked = people.ask_for_recovery(&messenger, &words, &address);
            if let Err(failure) = asked.await {
                tracing::warn!("nobody can be helped to come back: {failure:?}");
            }
        });
        Ok(StatusCode::NO_CONTENT.into_response())
    };
    answer(&app, &caller, asked.await)
}

/// Somebody has followed the link and chosen another password. All keys end; the caller gets a new session.
#[utoipa::path(post, path = "/api/v1/recover/finish", tag = "people", request_body = FromLink,
    responses((status = 200, body = Me), (status = 404, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn recover(
    State(app): State<App>,
    caller: Caller,
    Body(link): Body<FromLink>,
) -> Response {
    let recovered = async {
        pass(&app.gates.logins, caller.address)?;
        let person = app.people.recover(&link).await?;
        welcome(&app, &caller, &person).await
    };
    answer(&app, &caller, recovered.await)
}
