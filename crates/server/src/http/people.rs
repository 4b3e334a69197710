//! Guests, accounts, sessions, tokens.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Login, Me, NewGuest, NewPassword, NewToken, Problem, SessionInfo, TokenInfo};
use serde::Deserialize;

use super::body::{Body, Part};
use super::{App, pass};
use crate::caller::{Caller, cookie_name};
use crate::people::{self, SESSION_SECONDS};
use crate::problem::{Failure, Trouble};
use crate::store::{KeyKind, Person, Which};

/// How to answer strangers.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Asked {
    /// 1 answers strangers with 204, which browsers do not take for an error.
    #[serde(default)]
    quiet: u8,
}

/// Who the caller is.
#[utoipa::path(get, path = "/api/v1/me", tag = "people", params(Asked),
    responses((status = 200, body = Me), (status = 204), (status = 401, body = Problem)))]
pub(super) async fn me(
    State(app): State<App>,
    caller: Caller,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Response {
    let quiet = asked.is_ok_and(|Query(asked)| asked.quiet != 0);
    match caller.somebody() {
        Ok(person) => Json(people::me(person)).into_response(),
        Err(Trouble::SignInFirst) if quiet => StatusCode::NO_CONTENT.into_response(),
        Err(trouble) => Failure::from(trouble).respond(&app.catalog, caller.locale),
    }
}

/// A new guest, with a session.
#[utoipa::path(post, path = "/api/v1/guests", tag = "people", request_body = NewGuest,
    responses((status = 200, body = Me), (status = 409, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn add_guest(
    State(app): State<App>,
    caller: Caller,
    Body(guest): Body<NewGuest>,
) -> Response {
    let added = async {
        pass(&app.gates.guests, caller.address)?;
        app.people.let_in(caller.address)?;
        let person = app.people.add_guest(&guest.name).await?;
        welcome(&app, &caller, &person).await
    };
    answer(&app, &caller, added.await)
}

/// A new account, with a session. Guests keep their seats.
#[utoipa::path(post, path = "/api/v1/accounts", tag = "people", request_body = Login,
    responses((status = 200, body = Me), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn add_account(
    State(app): State<App>,
    caller: Caller,
    Body(login): Body<Login>,
) -> Response {
    let added = async {
        pass(&app.gates.logins, caller.address)?;
        let guest = match caller.in_person() {
            Ok((guest, _)) => Some(&**guest),
            Err(Trouble::SignInFirst) => {
                app.people.let_in(caller.address)?;
                None
            }
            Err(trouble) => return Err(trouble.into()),
        };
        let person = app
            .people
            .add_account(guest, &login.name, &login.password)
            .await?;
        welcome(&app, &caller, &person).await
    };
    answer(&app, &caller, added.await)
}

/// Back to an account.
#[utoipa::path(post, path = "/api/v1/login", tag = "people", request_body = Login,
    responses((status = 200, body = Me), (status = 401, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn log_in(
    State(app): State<App>,
    caller: Caller,
    Body(login): Body<Login>,
) -> Response {
    let found = async {
        pass(&app.gates.logins, caller.address)?;
        let Login { name, password } = &login;
        let person = app.people.log_in(name, password, caller.address).await?;
        let session = new_session(&app, &caller, &person).await?;
        // It takes a while to look at a password, and all sessions end with it when it is changed.
        if !app.people.has_that_password(&person).await? {
            let ended = app.people.end_key(&person, KeyKind::Session, &session.id);
            ended.await?;
            return Err(Trouble::WrongPassword.into());
        }
        welcomed(&caller, &person, session)
    };
    answer(&app, &caller, found.await)
}

/// The end of a session.
#[utoipa::path(post, path = "/api/v1/logout", tag = "people", responses((status = 204)))]
pub(super) async fn log_out(State(app): State<App>, caller: Caller) -> Response {
    if let Ok((person, session)) = caller.in_person()
        && let Err(failure) = app
            .people
            .end_key(person, KeyKind::Session, &session.id)
            .await
    {
        return failure.respond(&app.catalog, caller.locale);
    }
    let cookie = cookie("", 0, caller.secure);
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response()
}

/// The caller's keys for scripts.
#[utoipa::path(get, path = "/api/v1/tokens", tag = "people",
    responses((status = 200, body = Vec<TokenInfo>), (status = 401, body = Problem),
        (status = 403, body = Problem)))]
pub(super) async fn tokens(State(app): State<App>, caller: Caller) -> Response {
    let found = async {
        let (person, _) = caller.in_person()?;
        let tokens = app.people.tokens(person).await?;
        Ok(Json(tokens).into_response())
    };
    answer(&app, &caller, found.await)
}

/// A new key for scripts: `Authorization: Bearer …`.
#[utoipa::path(post, path = "/api/v1/tokens", tag = "people", request_body = NewToken,
    responses((status = 200, body = TokenInfo), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn add_token(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<NewToken>,
) -> Response {
    let added = async {
        pass(&app.gates.tables, caller.address)?;
        let (person, _) = caller.in_person()?;
        let token = app.people.add_key(person, KeyKind::Token, &wanted.label);
        Ok(Json(token.await?).into_response())
    };
    answer(&app, &caller, added.await)
}

/// Takes a key for scripts back.
#[utoipa::path(delete, path = "/api/v1/tokens/{id}", tag = "people",
    params(("id" = String, Path, description = "the key's id")),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn remove_token(
    State(app): State<App>,
    caller: Caller,
    Part(id): Part,
) -> Response {
    let removed = async {
        let (person, _) = caller.in_person()?;
        pass(&app.gates.reading, caller.address)?;
        app.people.end_key(person, KeyKind::Token, &id).await?;
        Ok(StatusCode::NO_CONTENT.into_response())
    };
    answer(&app, &caller, removed.await)
}

/// Another password. All sessions end; the caller gets a new one.
#[utoipa::path(post, path = "/api/v1/password", tag = "people", request_body = NewPassword,
    responses((status = 200, body = Me), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn change_password(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<NewPassword>,
) -> Response {
    let changed = async {
        pass(&app.gates.logins, caller.address)?;
        let (person, _) = caller.in_person()?;
        let NewPassword { old, new } = &wanted;
        let changed = app.people.change_password(person, old, new, caller.address);
        changed.await?;
        welcome(&app, &caller, person).await
    };
    answer(&app, &caller, changed.await)
}

/// Where the caller is signed in.
#[utoipa::path(get, path = "/api/v1/sessions", tag = "people",
    responses((status = 200, body = Vec<SessionInfo>), (status = 401, body = Problem),
        (status = 403, body = Problem)))]
pub(super) async fn sessions(State(app): State<App>, caller: Caller) -> Response {
    let found = async {
        let (person, own) = caller.in_person()?;
        Ok(Json(app.people.sessions(person, own).await?).into_response())
    };
    answer(&app, &caller, found.await)
}

/// Ends all sessions but the one that asks.
#[utoipa::path(delete, path = "/api/v1/sessions", tag = "people",
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn end_sessions(State(app): State<App>, caller: Caller) -> Response {
    let ended = async {
        let (person, own) = caller.in_person()?;
        pass(&app.gates.reading, caller.address)?;
        let others = Which::Others(KeyKind::Session, own.id.clone());
        app.people.end_keys(person, others).await?;
        Ok(StatusCode::NO_CONTENT.into_response())
    };
    answer(&app, &caller, ended.await)
}

/// Ends a session.
#[utoipa::path(delete, path = "/api/v1/sessions/{id}", tag = "people",
    params(("id" = String, Path, description = "the session's id")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn end_session(
    State(app): State<App>,
    caller: Caller,
    Part(id): Part,
) -> Response {
    let ended = async {
        let (person, _) = caller.in_person()?;
        pass(&app.gates.reading, caller.address)?;
        app.people.end_key(person, KeyKind::Session, &id).await?;
        Ok(StatusCode::NO_CONTENT.into_response())
    };
    answer(&app, &caller, ended.await)
}

/// Begins a session.
pub(super) async fn welcome(
    app: &App,
    caller: &Caller,
    person: &Person,
) -> Result<Response, Failure> {
    let session = new_session(app, caller, person).await?;
    welcomed(caller, person, session)
}

async fn new_session(app: &App, caller: &Caller, person: &Person) -> Result<TokenInfo, Failure> {
    let people = &app.people;
    people
        .add_key(person, KeyKind::Session, &caller.browser)
        .await
}

fn welcomed(caller: &Caller, person: &Person, session: TokenInfo) -> Result<Response, Failure> {
    let secret = session.token.ok_or(Trouble::Internal)?;
    let cookie = cookie(&secret, SESSION_SECONDS, caller.secure);
    Ok(([(header::SET_COOKIE, cookie)], Json(people::me(person))).into_response())
}

pub(super) fn cookie(value: &str, seconds: u64, secure: bool) -> HeaderValue {
    let name = cookie_name(secure);
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("letters and digits")
}

pub(super) fn answer(app: &App, caller: &Caller, done: Result<Response, Failure>) -> Response {
    done.unwrap_or_else(|failure| failure.respond(&app.catalog, caller.locale))
}
