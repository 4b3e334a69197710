//! Who sends a request, from where, and in which language the answer is wanted.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, header};
use axum::response::Response;
use table::Locale;

use crate::forwarded::Proxies;
use crate::http::App;
use crate::http::diary::Who;
use crate::limits::neighbourhood;
use crate::problem::{Failure, Trouble};
use crate::store::{Key, KeyKind, Person};
use crate::tables::now;

/// The name of the session's cookie.
const COOKIE: &str = "formicary_session";
/// Its name over TLS: browsers take one that is called so from this host alone, so that no neighbour, such as another
/// host of the same domain, makes anybody play in a session that is not theirs.
const COOKIE_OVER_TLS: &str = "__Host-formicary_session";

/// What the session's cookie is called.
pub(crate) const fn cookie_name(secure: bool) -> &'static str {
    if secure { COOKIE_OVER_TLS } else { COOKIE }
}

/// Who sends a request.
pub(crate) struct Caller {
    /// Who it is, if that is known.
    pub(crate) person: Option<Arc<Person>>,
    /// The key that says so.
    pub(crate) key: Option<Arc<Key>>,
    /// In which language to answer.
    pub(crate) locale: Locale,
    /// From where; for IPv6 the network.
    pub(crate) address: IpAddr,
    /// Whether the browser's connection is encrypted.
    pub(crate) secure: bool,
    /// What the browser calls itself.
    pub(crate) browser: String,
}

/// A mark on requests of those who have said who they are.
#[derive(Clone)]
pub(crate) struct SignedIn;

impl Caller {
    /// The person and the session, for what a token is not enough for: who has one must not become its owner.
    ///
    /// # Errors
    /// If nobody has said who they are, or only with a token.
    pub(crate) fn in_person(&self) -> Result<(&Arc<Person>, &Arc<Key>), Trouble> {
        match (&self.person, &self.key) {
            (Some(person), Some(key)) if key.kind == KeyKind::Session => Ok((person, key)),
            (Some(_), _) => Err(Trouble::NotWithToken),
            (None, _) => Err(Trouble::SignInFirst),
        }
    }

    /// Whose allowance is used up: the person's, or the address's.
    pub(crate) fn who(&self) -> String {
        match &self.person {
            Some(person) => person.id.clone(),
            None => self.address.to_string(),
        }
    }

    /// The person and the session, if they look after the server.
    ///
    /// # Errors
    /// If they do not.
    pub(crate) fn administrator(&self) -> Result<&Arc<Person>, Trouble> {
        let (person, _) = self.in_person()?;
        if person.admin {
            Ok(person)
        } else {
            Err(Trouble::NotAdmin)
        }
    }

    /// The person.
    ///
    /// # Errors
    /// If nobody has said who they are.
    pub(crate) fn somebody(&self) -> Result<&Arc<Person>, Trouble> {
        self.person.as_ref().ok_or(Trouble::SignInFirst)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let locale = locale(parts);
        let fail = |failure: Failure| failure.respond(&app.catalog, locale);
        let bearer = parts
            .headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "));
        let secure = app.proxies.is_secure(&parts.headers);
        let found = match (bearer, cookie(&parts.headers, secure)) {
            (Some(token), _) => {
                let found = app.people.find(token.trim(), KeyKind::Token).await;
                match found.map_err(fail)? {
                    Some(found) => Some(found),
                    // A script with a wrong token should hear of it.
                    None => return Err(fail(Trouble::WrongToken.into())),
                }
            }
            (None, Some(session)) => {
                let found = app.people.find(session, KeyKind::Session).await;
                found.map_err(fail)?
            }
            (None, None) => None,
        };
        if let Some((person, _)) = &found
            && person.banned > now()
        {
            return Err(fail(Failure::Until(Trouble::Banned, person.banned)));
        }
        let (person, key) = found.unzip();
        if person.is_some() {
            parts.extensions.insert(SignedIn);
        }
        if let (Some(person), Some(who)) = (&person, parts.extensions.get::<Who>()) {
            who.is(&person.id);
        }
        Ok(Self {
            person,
            key,
            locale,
            address: address(&app.proxies, &parts.headers, &parts.extensions),
            secure,
            browser: {
                let name = parts.headers.get(header::USER_AGENT);
                let name = name.and_then(|name| name.to_str().ok());
                name.unwrap_or_default().to_owned()
            },
        })
    }
}

/// From where a request comes; for IPv6 the network.
pub(crate) fn address(proxies: &Proxies, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let direct = extensions.get::<ConnectInfo<SocketAddr>>();
    let direct = direct.map_or(IpAddr::from([0; 4]), |from| from.0.ip());
    neighbourhood(proxies.client(headers).unwrap_or(direct))
}

/// The value of the session's cookie.
fn cookie(headers: &HeaderMap, secure: bool) -> Option<&str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == cookie_name(secure))
        .map(|(_, value)| value)
}

/// The language of `?lang=`, else the first of `Accept-Language` that the table speaks.
pub(crate) fn locale(parts: &Parts) -> Locale {
    let query = parts.uri.query().unwrap_or_default();
    let asked = query
        .split('&')
        .find_map(|pair| pair.strip_prefix("lang="))
        .and_then(|code| code.parse().ok());
    asked.unwrap_or_else(|| accepted(&parts.headers))
}

fn accepted(headers: &HeaderMap) -> Locale {
    let value = headers.get(header::ACCEPT_LANGUAGE);
    let text = value.and_then(|value| value.to_str().ok()).unwrap_or("");
    text.split(',')
        .filter_map(|language| language.trim().get(..2))
        .find_map(|code| code.to_ascii_lowercase().parse().ok())
        .unwrap_or_default()
}
