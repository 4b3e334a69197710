//! How people want to be told that it is their turn.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{MailWish, NewBrowser, Problem, Wishes};

use super::body::{Body, Part};
use super::people::answer;
use super::{App, pass};
use crate::caller::Caller;
use crate::problem::{Failure, Trouble};
use crate::store::Person;

/// How the caller wants to be told that it is their turn, in games by days.
#[utoipa::path(get, path = "/api/v1/notifications", tag = "people",
    responses((status = 200, body = Wishes), (status = 401, body = Problem),
        (status = 403, body = Problem)))]
pub(super) async fn wishes(State(app): State<App>, caller: Caller) -> Response {
    let found = async {
        let (person, _) = caller.in_person()?;
        told(&app, person).await
    };
    answer(&app, &caller, found.await)
}

/// Whether e-mail is to be sent to the caller's address, if it is known.
#[utoipa::path(post, path = "/api/v1/notifications/mail", tag = "people", request_body = MailWish,
    responses((status = 200, body = Wishes), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn mail(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<MailWish>,
) -> Response {
    let noted = async {
        let (person, _) = caller.in_person()?;
        pass(&app.gates.reading, caller.address)?;
        if wanted.mail && !app.messenger.info().mail {
            return Err(Trouble::NoMail.into());
        }
        let lang = caller.locale.to_string();
        let register = app.store.register();
        register
            .set_mail_wish(&person.id, wanted.mail, lang)
            .await?;
        told(&app, person).await
    };
    answer(&app, &caller, noted.await)
}

/// The caller's browser wants to show messages. It does so until the session ends.
#[utoipa::path(post, path = "/api/v1/notifications/browsers", tag = "people", request_body = NewBrowser,
    responses((status = 200, body = Wishes), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn add_browser(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<NewBrowser>,
) -> Response {
    let added = async {
        let (person, session) = caller.in_person()?;
        pass(&app.gates.tables, caller.address)?;
        let browser = app.messenger.push()?.read(&wanted, session)?;
        let lang = caller.locale.to_string();
        app.store
            .register()
            .add_browser(&person.id, browser, lang)
            .await?;
        told(&app, person).await
    };
    answer(&app, &caller, added.await)
}

/// A browser shows no messages any more.
#[utoipa::path(delete, path = "/api/v1/notifications/browsers/{id}", tag = "people",
    params(("id" = String, Path, description = "the browser's id")),
    responses((status = 200, body = Wishes), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn remove_browser(
    State(app): State<App>,
    caller: Caller,
    Part(id): Part,
) -> Response {
    let removed = async {
        let (person, _) = caller.in_person()?;
        pass(&app.gates.reading, caller.address)?;
        if !app.store.register().remove_browser(&person.id, &id).await? {
            return Err(Trouble::UnknownToken.into());
        }
        told(&app, person).await
    };
    answer(&app, &caller, removed.await)
}

/// Ends all messages about turns to whoever was sent this link. Nobody has to sign in for that.
#[utoipa::path(post, path = "/api/v1/notifications/end/{token}", tag = "people",
    params(("token" = String, Path, description = "what stands in the link")),
    responses((status = 204), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn end(State(app): State<App>, caller: Caller, Part(token): Part) -> Response {
    let ended = async {
        pass(&app.gates.logins, caller.address)?;
        let person = app.messenger.whose_end(&token)?;
        app.store.register().end_wishes(&person).await?;
        Ok(StatusCode::NO_CONTENT.into_response())
    };
    answer(&app, &caller, ended.await)
}

async fn told(app: &App, person: &Person) -> Result<Response, Failure> {
    let wishes: Wishes = app.people.wishes(person).await?;
    Ok(Json(wishes).into_response())
}
