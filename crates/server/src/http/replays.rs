//! Games to be looked at again.

use std::io::Write;

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use engine::{Observer, Record};
use protocol::{Problem, Replay, Status};
use serde::Deserialize;
use table::Locale;

use super::body::Part;
use super::kept::{self, Key, for_good};
use super::{App, pass};
use crate::assets::takes_brotli;
use crate::caller::Caller;
use crate::catalog::Catalog;
use crate::limits::district;
use crate::problem::{Failure, Trouble};
use crate::sending::in_pieces;
use crate::tables::ask;
use crate::tables::hosted::comment;

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
    Part(id): Part,
    pages: Result<Query<Pages>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let packed = takes_brotli(&headers);
    let found = async {
        pass(&app.gates.reading, caller.address)?;
        let Query(pages) = pages.map_err(|_| Trouble::BadRequest)?;
        let [by_address, by_network] = &app.gates.taking;
        let held = by_address.hold(&caller.address);
        let held = held.zip(by_network.hold(&district(caller.address)));
        let held = held.ok_or(Trouble::TooOften)?;
        let table = app.tables.find(&id).await?;
        let person = caller.person.clone();
        let played = ask(&table, move |hosted, _| Played {
            record: hosted.session().record(true),
            observer: hosted.observer(person.as_ref().map(|person| person.id.as_str())),
            faltered: hosted.faltered().to_vec(),
            over: hosted.status() == Status::Over,
        });
        let played = played.await?;
        let over = played.over;
        let key = played.key(caller.locale, &pages, packed);
        let made = match app.kept.get(&key) {
            Some(made) => made,
            None => {
                let made = make(&app, caller.locale, played, pages, packed).await?;
                app.kept.keep(key, made.clone());
                made
            }
        };
        let length = [(header::CONTENT_LENGTH, made.len())];
        let form = [
            (header::CONTENT_TYPE, "application/json"),
            (header::VARY, "accept-encoding"),
        ];
        let coding = packed.then_some([(header::CONTENT_ENCODING, "br")]);
        let body = in_pieces(made.clone(), held);
        let answer = (form, coding, length, body).into_response();
        Ok(if over {
            for_good(&headers, answer, &made)
        } else {
            answer
        })
    };
    found
        .await
        .unwrap_or_else(|failure: Failure| failure.respond(&app.catalog, caller.locale))
}

/// Makes a replay. The table itself has better things to do.
async fn make(
    app: &App,
    locale: Locale,
    played: Played,
    pages: Pages,
    packed: bool,
) -> Result<Bytes, Failure> {
    let place = app.gates.replays.acquire().await;
    let _place = place.map_err(|_| Trouble::Stopping)?;
    let catalog = app.catalog.clone();
    let made = tokio::task::spawn_blocking(move || {
        let replay = played.replay(&catalog, locale, &pages)?;
        let json = serde_json::to_vec(&replay).map_err(|_| Trouble::Internal)?;
        Ok(Bytes::from(if packed { pack(&json) } else { json }))
    });
    let made: Result<Bytes, Trouble> = made.await.map_err(|_| Trouble::Internal)?;
    Ok(made?)
}

/// A game as far as it was played, and who asks.
struct Played {
    record: Record,
    observer: Observer,
    faltered: Vec<usize>,
    over: bool,
}

impl Played {
    /// All that a replay is made from.
    fn key(&self, locale: Locale, pages: &Pages, packed: bool) -> Key {
        let how = format!(
            "{:?} {locale} {} {:?} {packed} {:?}",
            self.observer, pages.from, pages.count, self.faltered
        );
        kept::key(&[how.as_bytes(), self.record.to_string().as_bytes()])
    }

    fn replay(&self, catalog: &Catalog, locale: Locale, pages: &Pages) -> Result<Replay, Trouble> {
        let game = catalog
            .game(&self.record.game)
            .ok_or(Trouble::UnknownRules)?;
        let session = game.rules.resume(&self.record).map_err(|error| {
            tracing::error!("a table's record cannot be replayed: {error}");
            Trouble::Internal
        })?;
        let words = game.words(locale);
        let plies = session.plies();
        let count = pages.count.unwrap_or(MOST_STEPS).min(MOST_STEPS);
        let mut steps = if pages.from > plies || count == 0 {
            Vec::new()
        } else {
            session.steps(pages.from, count, self.observer, words)
        };
        for line in steps.iter_mut().filter_map(|step| step.line.as_mut()) {
            comment(&self.faltered, line, words);
        }
        Ok(Replay { plies, steps })
    }
}

/// Compressed: a replay says nearly the same again and again.
fn pack(json: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, 4, 20);
    // Writing into memory does not fail.
    let _ = writer.write_all(json);
    drop(writer);
    packed
}

/// A game as a record: finished, or with nothing in it that the caller may not know.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "tables",
    params(("id" = String, Path, description = "the table's id")),
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn record(
    State(app): State<App>,
    caller: Caller,
    Part(id): Part,
    headers: HeaderMap,
) -> Response {
    let found = async {
        pass(&app.gates.reading, caller.address)?;
        let table = app.tables.find(&id).await?;
        let person = caller.person.clone();
        let record = ask(&table, move |hosted, _| {
            let session = hosted.session();
            let observer = hosted.observer(person.as_ref().map(|person| person.id.as_str()));
            let over = hosted.status() == Status::Over;
            let open = over
                || session
                    .log_since(0, observer, None)
                    .iter()
                    .all(|line| line.notation.is_some());
            open.then(|| (over, session.record(false).to_string()))
        });
        let (over, record) = record.await?.ok_or(Trouble::SecretsLeft)?;
        let form = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
        let answer = (form, record.clone()).into_response();
        Ok(if over {
            for_good(&headers, answer, record.as_bytes())
        } else {
            answer
        })
    };
    found
        .await
        .unwrap_or_else(|failure: Failure| failure.respond(&app.catalog, caller.locale))
}
