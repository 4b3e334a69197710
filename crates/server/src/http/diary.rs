//! What is written down about requests: for all of them a line in the access log, for those that change something
//! one in the audit log. Neither has secrets: no bodies, no keys, nothing after a “?”, and of addresses as much
//! as is wanted.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request};
use axum::http::Method;
use axum::response::Response;

use super::App;
use crate::settings::Addresses;

/// What lines of the access log are marked with.
pub const ACCESS: &str = "access";
/// What lines of the audit log are marked with.
pub const AUDIT: &str = "audit";

/// What links that end messages begin with.
const ENDS: &str = "/api/v1/notifications/end/";

/// Who sends a request, once that is known.
#[derive(Clone, Default)]
pub(crate) struct Who(Arc<OnceLock<String>>);

impl Who {
    /// The id of the person.
    pub(crate) fn is(&self, person: &str) {
        // Nobody becomes somebody else within a request.
        let _ = self.0.set(person.to_owned());
    }
}

/// A request, as far as it is written down.
pub(super) struct Page {
    begun: Instant,
    method: Method,
    path: String,
    address: Option<IpAddr>,
    who: Who,
}

impl Page {
    /// Begins with a request. Nothing is noted if nobody wants to read it.
    pub(super) fn open(app: &App, request: &mut Request) -> Option<Self> {
        let read = tracing::enabled!(target: ACCESS, tracing::Level::INFO)
            || tracing::enabled!(target: AUDIT, tracing::Level::INFO);
        if !read {
            return None;
        }
        let who = Who::default();
        request.extensions_mut().insert(who.clone());
        let direct = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let direct = direct.map(|from| from.0.ip());
        Some(Self {
            begun: Instant::now(),
            method: request.method().clone(),
            path: shown(request.uri().path()).to_owned(),
            address: app.proxies.client(request.headers()).or(direct),
            who,
        })
    }

    /// Writes the lines, now that it has been answered.
    pub(super) fn write(self, app: &App, response: &Response) {
        let address = self
            .address
            .and_then(|address| told(address, app.addresses));
        let address = address.map_or_else(String::new, |address| address.to_string());
        let who = self.who.0.get().map_or("", String::as_str);
        let status = response.status().as_u16();
        let ms = self.begun.elapsed().as_millis() as u64;
        let (method, path) = (self.method.as_str(), self.path.as_str());
        tracing::info!(target: ACCESS, method, path, status, ms, address, who);
        let changes = !matches!(self.method, Method::GET | Method::HEAD | Method::OPTIONS);
        let route = response.extensions().get::<MatchedPath>();
        if let Some(route) = route.filter(|_| changes) {
            let deed = format!("{method} {}", route.as_str());
            tracing::info!(target: AUDIT, deed, path, status, address, who);
        }
    }
}

/// Links that end messages have a key at their end, which is left out.
fn shown(path: &str) -> &str {
    if path.starts_with(ENDS) { ENDS } else { path }
}

/// As much of an address as is wanted in the log.
fn told(address: IpAddr, how: Addresses) -> Option<IpAddr> {
    match (how, address.to_canonical()) {
        (Addresses::None, _) => None,
        (Addresses::Full, address) => Some(address),
        (Addresses::Short, IpAddr::V4(address)) => {
            let [a, b, c, _] = address.octets();
            Some(Ipv4Addr::new(a, b, c, 0).into())
        }
        (Addresses::Short, IpAddr::V6(address)) => {
            let [a, b, c, ..] = address.segments();
            Some(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_in_links_are_not_told() {
        assert_eq!(shown("/api/v1/notifications/end/ada.c2VjcmV0"), ENDS);
        assert_eq!(shown("/api/v1/notifications"), "/api/v1/notifications");
    }

    #[test]
    fn addresses_are_told_as_far_as_is_wanted() {
        let short = |text: &str| {
            told(text.parse().unwrap(), Addresses::Short)
                .unwrap()
                .to_string()
        };
        assert_eq!(short("192.0.2.77"), "192.0.2.0");
        assert_eq!(short("::ffff:192.0.2.77"), "192.0.2.0");
        assert_eq!(short("2001:db8:1:2:3::4"), "2001:db8:1::");
        let address = "192.0.2.77".parse().unwrap();
        assert_eq!(told(address, Addresses::Full), Some(address));
        assert_eq!(told(address, Addresses::None), None);
    }
}
