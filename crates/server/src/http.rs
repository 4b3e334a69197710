//! What is reached over HTTP.

mod account;
mod admin;
mod admin_page;
mod body;
pub(crate) mod diary;
mod docs;
mod email;
mod finished;
mod games;
pub(crate) mod kept;
mod notifications;
pub(crate) mod operations;
mod people;
mod ratings;
mod replays;
mod reports;
mod security;
mod tables;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::{self, Next};
use axum::response::{Redirect, Response};
use axum::routing::{delete, get, post};
use axum::{Router, http::header};
use tokio::sync::Semaphore;
use tower_http::catch_panic::CatchPanicLayer;

use crate::admission::Place;
use crate::assets::{self, Assets};
use crate::caller::{address, locale};
use crate::catalog::Catalog;
use crate::config::Patience;
use crate::forwarded::Proxies;
use crate::limits::{AddressGate, Count, Limits, PersonGate, Rate};
use crate::messages::Messenger;
use crate::metrics::Metrics;
use crate::moderation::Moderation;
use crate::origin;
use crate::people::People;
use crate::problem::{Failure, Trouble};
use crate::readiness::Readiness;
use crate::settings::Addresses;
use crate::store::Store;
use crate::tables::Tables;
use body::MOST_BYTES;

/// What all requests use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) people: Arc<People>,
    pub(crate) moderation: Arc<Moderation>,
    pub(crate) messenger: Arc<Messenger>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) catalog: Arc<Catalog>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) assets: Arc<Assets>,
    pub(crate) gates: Arc<Gates>,
    pub(crate) proxies: Proxies,
    pub(crate) readiness: Arc<Readiness>,
    pub(crate) patience: Patience,
    pub(crate) hsts: Duration,
    pub(crate) addresses: Addresses,
    pub(crate) kept: Arc<kept::Kept>,
}

/// So many replays one address may be sent at the same time.
const REPLAYS_OF_ONE: usize = 6;

/// How often each address may do what.
pub(crate) struct Gates {
    pub(crate) guests: AddressGate,
    pub(crate) logins: AddressGate,
    pub(crate) tables: AddressGate,
    pub(crate) reading: AddressGate,
    /// By person, or by address for those who have not said who they are.
    pub(crate) commands: PersonGate,
    pub(crate) pings: Rate,
    pub(crate) sockets: Arc<Count<IpAddr>>,
    /// Requests that are being answered.
    pub(crate) requests: Arc<Count<IpAddr>>,
    /// So many replays are made at the same time.
    pub(crate) replays: Semaphore,
    /// Replays that somebody has asked for and not taken yet: by address, and by network.
    pub(crate) taking: [Arc<Count<IpAddr>>; 2],
}

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            guests: AddressGate::new(limits.guests),
            logins: AddressGate::new(limits.logins),
            tables: AddressGate::new(limits.tables),
            reading: AddressGate::new(limits.reading),
            commands: PersonGate::new(limits.commands, limits.people_of_one),
            pings: limits.pings,
            sockets: Count::new(limits.sockets),
            requests: Count::new(limits.requests),
            replays: Semaphore::new(2),
            taking: [REPLAYS_OF_ONE, 4 * REPLAYS_OF_ONE].map(Count::new),
        }
    }
}

/// Lets an address through, or not.
pub(super) fn pass(gate: &AddressGate, address: IpAddr) -> Result<(), Trouble> {
    if gate.pass(address) {
        Ok(())
    } else {
        Err(Trouble::TooOften)
    }
}

/// Everything that is reached over HTTP.
pub(crate) fn router(app: App) -> Router {
    let api = Router::new()
        .route("/games", get(games::games))
        .route("/me", get(people::me))
        .route("/guests", post(people::add_guest))
        .route("/accounts", post(people::add_account))
        .route("/login", post(people::log_in))
        .route("/logout", post(people::log_out))
        .route("/password", post(people::change_password))
        .route(
            "/sessions",
            get(people::sessions).delete(people::end_sessions),
        )
        .route("/sessions/{id}", delete(people::end_session))
        .route("/account", delete(account::erase))
        .route("/house", get(email::house))
        .route("/email", post(email::ask).delete(email::remove))
        .route("/email/confirm", post(email::confirm))
        .route("/recover", post(email::forgotten))
        .route("/recover/finish", post(email::recover))
        .route("/notifications", get(notifications::wishes))
        .route("/notifications/mail", post(notifications::mail))
        .route("/notifications/browsers", post(notifications::add_browser))
        .route(
            "/notifications/browsers/{id}",
            delete(notifications::remove_browser),
        )
        .route("/notifications/end/{token}", post(notifications::end))
        .route("/account/export", get(account::export))
        .route("/tokens", get(people::tokens).post(people::add_token))
        .route("/tokens/{id}", delete(people::remove_token))
        .route("/tables", get(tables::lobby).post(tables::open))
        .route("/tables/{id}", get(tables::look))
        .route("/tables/{id}/commands", post(tables::command))
        .route("/tables/{id}/socket", get(tables::socket))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/replay", get(replays::replay))
        .route("/tables/{id}/record", get(replays::record))
        .route("/tables/{id}/reports", post(reports::report))
        .route("/finished", get(finished::finished))
        .route("/people/{name}", get(ratings::profile))
        .route("/people/{name}/curve", get(ratings::curve))
        .route("/leaderboard", get(ratings::leaderboard))
        .route("/admin/reports", get(admin::reports))
        .route("/admin/people", get(admin::people))
        .route("/admin/acts", get(admin::acts).post(admin::act))
        .route("/openapi.json", get(docs::openapi))
        .fallback(unknown)
        .method_not_allowed_fallback(bad_method)
        .route_layer(middleware::from_fn(tell_route));
    Router::new()
        .nest("/api/v1", api)
        .route("/admin", get(admin_page::page).post(admin_page::act))
        .route("/admin/", get(|| async { Redirect::permanent("/admin") }))
        .route("/admin/page.css", get(admin_page::style))
        .route("/api/docs", get(docs::page))
        .route("/api/docs/page.js", get(docs::script))
        .route("/api/docs/page.css", get(docs::style))
        .route("/api/{*rest}", get(unknown))
        .route("/health", get(operations::health))
        .route("/ready", get(operations::ready))
        .fallback(get(assets::serve))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(CatchPanicLayer::custom(security::Panicked(Arc::clone(
            &app.metrics,
        ))))
        .with_state(app)
}

/// Keeps with the answer which address it is about.
async fn tell_route(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = next.run(request).await;
    if let Some(route) = route {
        response.extensions_mut().insert(route);
    }
    response
}

async fn unknown(State(app): State<App>, request: Request) -> Response {
    fail(&app, request, Trouble::UnknownAddress)
}

async fn bad_method(State(app): State<App>, request: Request) -> Response {
    fail(&app, request, Trouble::BadMethod)
}

fn fail(app: &App, request: Request, trouble: Trouble) -> Response {
    let (parts, _) = request.into_parts();
    Failure::from(trouble).respond(&app.catalog, locale(&parts))
}

/// What holds for all requests: where they may come from, how long they may be, and the headers that
/// keep browsers careful.
async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let page = diary::Page::open(&app, &mut request);
    let secure = app.proxies.is_secure(request.headers());
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    let address = address(&app.proxies, request.headers(), request.extensions());
    if let Some(place) = request.extensions().get::<Arc<Place>>() {
        place.belongs_to(address);
    }
    // Whoever sends many bodies at the same time, however slowly, has only so many places.
    let held = app.gates.requests.hold(&address);
    let mut response = if held.is_none() {
        app.metrics.turned_away();
        fail(&app, request, Trouble::TooOften)
    } else if !origin::is_own(request.method(), request.headers()) {
        fail(&app, request, Trouble::ForeignOrigin)
    } else if length.is_some_and(|length| length > MOST_BYTES) {
        fail(&app, request, Trouble::TooLong)
    } else {
        next.run(request).await
    };
    security::add_headers(response.headers_mut());
    if secure {
        security::add_hsts(response.headers_mut(), app.hsts);
    }
    app.metrics.answered(response.status().as_u16());
    if let Some(page) = page {
        page.write(&app, &response);
    }
    response
}
