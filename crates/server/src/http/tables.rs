//! The lobby and its tables.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::{Extension, Json};

use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{Command, NewRematch, NewTable, Notice, Problem, TableInfo, Update};
use serde::Deserialize;
use tokio::sync::oneshot;

use super::body::{Body, MOST_BYTES, Part};
use super::{App, pass};
use crate::admission::Place;
use crate::caller::Caller;
use crate::people::Ended;
use crate::problem::{Failure, Trouble};
use crate::socket::Connected;
use crate::tables::ask;
use crate::tables::frame::{self, Viewing};
use crate::tables::host::Request;
use crate::tables::visitor::{Answering, Visitor};

/// What can be asked of a table.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Asked {
    /// How many events the client knows of.
    #[serde(default)]
    since: usize,
    /// 0 leaves sentences out.
    words: Option<u8>,
    /// 1 lets a socket hear what has changed instead of whole updates.
    #[serde(default)]
    changes: u8,
    /// Code of a language, such as en.
    #[expect(dead_code, reason = "read elsewhere; documented here")]
    lang: Option<String>,
}

/// Which tables to list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Listed {
    /// 1 lists those where the caller has a seat.
    #[serde(default)]
    mine: u8,
}

type Read<T> = Result<Query<T>, QueryRejection>;

/// The public tables, or one's own.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", params(Listed),
    responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn lobby(
    State(app): State<App>,
    caller: Caller,
    listed: Read<Listed>,
) -> Response {
    let found = async {
        pass(&app.gates.reading, caller.address)?;
        let Query(listed) = listed.map_err(|_| Trouble::BadRequest)?;
        Ok(Json(if listed.mine == 0 {
            app.tables.lobby()
        } else {
            let pay = || pass(&app.gates.reading, caller.address);
            app.tables.tables_of(&caller.somebody()?.id, pay).await?
        }))
    };
    answer(&app, &caller, found.await)
}

/// Opens a table.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 422, body = Problem)))]
pub(super) async fn open(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<NewTable>,
) -> Response {
    let opened = async {
        let person = caller.somebody()?;
        pass(&app.gates.tables, caller.address)?;
        if !app.readiness.has_room() {
            return Err(Trouble::NoRoom.into());
        }
        Ok(Json(
            app.tables.open(person, &wanted, caller.address).await?,
        ))
    };
    let game = wanted.game.clone();
    match opened.await {
        Ok(info) => info.into_response(),
        Err(failure) => match app.catalog.game(&game) {
            Some(game) => Failure::respond_in(&failure, game.words(caller.locale)),
            None => Failure::respond(&failure, &app.catalog, caller.locale),
        },
    }
}

/// The table as the caller may see it now.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", params(
    ("id" = String, Path, description = "the table's id"), Asked),
    responses((status = 200, body = Update), (status = 404, body = Problem)))]
pub(super) async fn look(
    State(app): State<App>,
    caller: Caller,
    Part(id): Part,
    asked: Read<Asked>,
) -> Response {
    let found = async {
        pass(&app.gates.reading, caller.address)?;
        let Query(asked) = asked.map_err(|_| Trouble::BadRequest)?;
        let table = app.tables.find(&id).await?;
        let (catalog, now) = (app.catalog.clone(), app.store.now());
        let (person, locale) = (caller.person.clone(), caller.locale);
        let text = ask(&table, move |hosted, presence| {
            let person = person.as_ref().map(|person| person.id.as_str());
            let viewing = Viewing {
                observer: hosted.observer(person),
                locale,
                words: asked.words != Some(0),
                opener: person == Some(hosted.opening().opener.as_str()),
            };
            let info = hosted.info(presence, now);
            let since = hosted.still_known(asked.since);
            let game = catalog.game(&hosted.opening().game);
            let words = game.map_or_else(|| catalog.words(locale), |game| game.words(locale));
            frame::update(hosted, &info, viewing, words, since)
        });
        let json = [(header::CONTENT_TYPE, "application/json")];
        Ok((json, text.await?))
    };
    answer(&app, &caller, found.await)
}

/// Carries out a command; for clients without a socket.
#[utoipa::path(post, path = "/api/v1/tables/{id}/commands", tag = "tables",
    request_body = Command, params(("id" = String, Path, description = "the table's id")),
    responses((status = 200, body = Notice, description = "accepted or refused"),
        (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn command(
    State(app): State<App>,
    caller: Caller,
    Part(id): Part,
    Body(command): Body<Command>,
) -> Response {
    let done = async {
        caller.somebody()?;
        if !app.gates.commands.pass(&caller.who(), caller.address) {
            return Err(Trouble::TooOften.into());
        }
        let table = app.tables.find(&id).await?;
        let (sender, answer) = oneshot::channel();
        let visitor = visitor(&caller, true);
        let chat = matches!(command, Command::Chat { .. });
        let request = Request::Command(visitor, command, Answering::once(sender));
        let stopping = Failure::from(Trouble::Stopping);
        table.send(request).await.map_err(|_| stopping.clone())?;
        match answer.await {
            Ok(notice) => Ok(Json(notice)),
            // Chat that is said has no answer of its own.
            Err(_) if chat => Ok(Json(Notice::Accepted {
                id: String::new(),
                ply: 0,
            })),
            Err(_) => Err(stopping),
        }
    };
    answer(&app, &caller, done.await)
}

/// The same game again, with the same people: everybody one seat further, with a new seed. The first who
/// asks opens the table; whoever asks is seated there.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", tag = "tables",
    request_body = NewRematch, params(("id" = String, Path, description = "the table's id")),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    Part(id): Part,
    Body(wanted): Body<NewRematch>,
) -> Response {
    let opened = async {
        let person = caller.somebody()?;
        pass(&app.gates.tables, caller.address)?;
        if !app.readiness.has_room() {
            return Err(Trouble::NoRoom.into());
        }
        let visitor = visitor(&caller, false);
        let tables = &app.tables;
        Ok(Json(
            tables
                .rematch(visitor, person, caller.address, &id, wanted.promise)
                .await?,
        ))
    };
    answer(&app, &caller, opened.await)
}

/// A socket: the client sends [`Command`]s and hears [`Notice`]s.
#[utoipa::path(get, path = "/api/v1/tables/{id}/socket", tag = "tables", params(
    ("id" = String, Path, description = "the table's id"), Asked),
    responses((status = 101, description = "a WebSocket; Commands go in, Notices come out"),
        (status = 404, body = Problem)))]
pub(super) async fn socket(
    State(app): State<App>,
    caller: Caller,
    Part(id): Part,
    asked: Read<Asked>,
    place: Option<Extension<Arc<Place>>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let connected = async {
        pass(&app.gates.reading, caller.address)?;
        let Query(asked) = asked.map_err(|_| Trouble::BadRequest)?;
        let upgrade = upgrade.map_err(|_| Trouble::BadRequest)?;
        let connected = Connected {
            visitor: visitor(&caller, asked.words != Some(0)),
            since: asked.since,
            changes: asked.changes == 1,
            table: app.tables.find(&id).await?,
            words: app.catalog.words(caller.locale).clone(),
            gates: Arc::clone(&app.gates),
            patience: app.patience,
            metrics: Arc::clone(&app.metrics),
            who: caller.who(),
            ended: match &caller.key {
                Some(key) => app.people.watch(key).await?,
                None => Ended::NEVER,
            },
            busy: place.map(|Extension(place)| place.busy()),
        };
        let held = app.gates.sockets.hold(&caller.address);
        let held = held.ok_or(Trouble::TooOften)?;
        let metrics = app.metrics.clone();
        let upgrade = upgrade
            // Commands are short, and a larger buffer is cleared for every message.
            .read_buffer_size(4096)
            .max_message_size(MOST_BYTES)
            .max_frame_size(MOST_BYTES);
        Ok(upgrade.on_upgrade(async move |socket| {
            metrics.sockets(1);
            connected.run(socket).await;
            drop(held);
            metrics.sockets(-1);
        }))
    };
    answer(&app, &caller, connected.await)
}

fn visitor(caller: &Caller, words: bool) -> Visitor {
    Visitor {
        person: caller.person.clone(),
        from: caller.address,
        locale: caller.locale,
        words,
    }
}

fn answer(app: &App, caller: &Caller, done: Result<impl IntoResponse, Failure>) -> Response {
    match done {
        Ok(response) => response.into_response(),
        Err(failure) => failure.respond(&app.catalog, caller.locale),
    }
}
