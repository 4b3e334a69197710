//! The description of all requests, for programs and for people.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{Html, IntoResponse};
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, OpenApi as OpenApiDescription, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use crate::caller::cookie_name;

#[derive(OpenApi)]
#[openapi(
    modifiers(&Common),
    info(
        title = "Formicary",
        description = "One table for several board games. Errors are answered with a Problem; \
                       `?lang=fr` chooses the language. Browsers say who they are with a cookie, scripts with \
                       a key of their own: `Authorization: Bearer KEY`."
    ),
    paths(
        super::games::games,
        super::people::me,
        super::people::add_guest,
        super::people::add_account,
        super::people::log_in,
        super::people::log_out,
        super::people::change_password,
        super::people::sessions,
        super::people::end_sessions,
        super::people::end_session,
        super::people::tokens,
        super::people::add_token,
        super::people::remove_token,
        super::account::export,
        super::account::erase,
        super::email::house,
        super::email::ask,
        super::email::remove,
        super::email::confirm,
        super::email::forgotten,
        super::email::recover,
        super::notifications::wishes,
        super::notifications::mail,
        super::notifications::add_browser,
        super::notifications::remove_browser,
        super::notifications::end,
        super::tables::lobby,
        super::tables::open,
        super::tables::look,
        super::tables::command,
        super::tables::socket,
        super::tables::rematch,
        super::replays::replay,
        super::replays::record,
        super::reports::report,
        super::finished::finished,
        super::ratings::profile,
        super::ratings::curve,
        super::ratings::leaderboard,
        super::admin::reports,
        super::admin::people,
        super::admin::acts,
        super::admin::act,
    )
)]
struct Description;

/// The name of the cookie in the description.
const BY_COOKIE: &str = "session";
/// The name of keys for scripts in the description.
const BY_KEY: &str = "key";

/// What holds for all requests.
struct Common;

impl Modify for Common {
    fn modify(&self, api: &mut OpenApiDescription) {
        let over_tls = format!("Over TLS it is called `{}`.", cookie_name(true));
        let cookie = ApiKey::Cookie(ApiKeyValue::with_description(cookie_name(false), &over_tls));
        let key = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = api.components.get_or_insert_default();
        components.add_security_scheme(BY_COOKIE, SecurityScheme::ApiKey(cookie));
        components.add_security_scheme(BY_KEY, SecurityScheme::Http(key));
        let none: [&str; 0] = [];
        // Whether somebody has to be known, their answers say.
        api.security = Some(vec![
            SecurityRequirement::default(),
            SecurityRequirement::new(BY_COOKIE, none),
            SecurityRequirement::new(BY_KEY, none),
        ]);
        for item in api.paths.paths.values_mut() {
            for operation in [&mut item.get].into_iter().flatten() {
                add_answers(operation, &ANYWHERE);
            }
            let changing = [&mut item.post, &mut item.put, &mut item.delete];
            for operation in changing.into_iter().flatten() {
                add_answers(operation, &ANYWHERE);
                add_answers(operation, &WHERE_SOMETHING_CHANGES);
            }
        }
    }
}

/// What any request may be answered with.
const ANYWHERE: [(u16, &str); 10] = [
    (400, "the request cannot be read"),
    (401, "nobody has said who they are, or the key is not known"),
    (403, "not from here, or not for this person"),
    (404, "there is nothing at this address, or no such table"),
    (410, "the table was closed"),
    (
        501,
        "the table follows rules that this server does not know",
    ),
    (405, "the address does not take requests of this kind"),
    (429, "too often; Retry-After says how long to wait"),
    (500, "something in the server failed; nothing has changed"),
    (
        503,
        "the server is about to stop, or (code “unsure”) it is not known whether something was stored",
    ),
];

/// What others are besides.
const WHERE_SOMETHING_CHANGES: [(u16, &str); 4] = [
    (408, "the request took too long to arrive"),
    (
        409,
        "not now: something else has happened, or has to happen first",
    ),
    (413, "the request is too long"),
    (422, "what is asked for is not possible"),
];

/// Those that the request itself says nothing of.
fn add_answers(operation: &mut Operation, answers: &[(u16, &str)]) {
    for (status, description) in answers {
        let answer = || {
            let problem = Ref::from_schema_name("Problem");
            let content = ContentBuilder::new().schema(Some(problem)).build();
            let answer = ResponseBuilder::new().description(*description);
            answer.content("application/json", content).build().into()
        };
        let all = &mut operation.responses.responses;
        all.entry(status.to_string()).or_insert_with(answer);
    }
}

/// `GET /api/v1/openapi.json`.
pub(super) async fn openapi() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let text = Description::openapi().to_json();
        text.expect("descriptions can be written as JSON")
    });
    ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str())
}

/// `GET /api/docs`: a page that shows the description.
pub(super) async fn page() -> Html<&'static str> {
    Html(include_str!("docs/page.html"))
}

pub(super) async fn script() -> impl IntoResponse {
    let form = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (form, include_str!("docs/page.js"))
}

pub(super) async fn style() -> impl IntoResponse {
    let form = [(header::CONTENT_TYPE, "text/css; charset=utf-8")];
    (form, include_str!("docs/page.css"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Trouble;

    #[test]
    fn every_request_tells_what_it_may_be_answered_with() {
        let api = serde_json::to_value(Description::openapi()).unwrap();
        for scheme in [BY_COOKIE, BY_KEY] {
            assert!(api["components"]["securitySchemes"][scheme].is_object());
        }
        let mut told = std::collections::BTreeSet::new();
        for (path, operations) in api["paths"].as_object().unwrap() {
            for (method, operation) in operations.as_object().unwrap() {
                let answers = operation["responses"].as_object().unwrap();
                for status in ["400", "401", "403", "410", "429", "500", "501", "503"] {
                    assert!(answers.contains_key(status), "{method} {path}: {status}");
                }
                told.extend(answers.keys().map(|status| status.parse::<u16>().unwrap()));
            }
        }
        for trouble in Trouble::ALL {
            let status = trouble.status().as_u16();
            assert!(told.contains(&status), "{trouble:?}: {status}");
        }
    }
}
