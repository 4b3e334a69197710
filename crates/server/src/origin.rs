//! Requests that change something, and sockets, must come from the server's own pages: otherwise any
//! other site could act for whoever has a session here.

use axum::http::{HeaderMap, Method, header};

/// Whether a request may come from where it comes from.
pub(crate) fn is_own(method: &Method, headers: &HeaderMap) -> bool {
    let socket = headers.contains_key(header::UPGRADE);
    if !socket && (method == Method::GET || method == Method::HEAD || method == Method::OPTIONS) {
        return true;
    }
    // One that is named twice is none: a proxy may have believed the other.
    let hosts = headers.get_all(header::HOST).iter().count();
    let text = |name: header::HeaderName| headers.get(name).map(|value| value.to_str());
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(Ok(origin)), Some(Ok(host))) if hosts == 1 => {
            let (_, origin) = origin.split_once("://").unwrap_or(("", origin));
            origin.eq_ignore_ascii_case(host)
        }
        // Programs that are no browsers send no origin. Browsers always do, or say this.
        (None, _) => {
            let site = headers.get("sec-fetch-site");
            site.is_none_or(|site| site == "same-origin" || site == "none")
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (name.parse().unwrap(), value.parse().unwrap())
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_the_own_pages_and_programs_may_change_something() {
        let host = ("host", "localhost:8080");
        let posts = |pairs: &[_]| is_own(&Method::POST, &headers(pairs));
        assert!(posts(&[host]));
        assert!(posts(&[host, ("origin", "http://localhost:8080")]));
        assert!(!posts(&[host, ("origin", "http://localhost:8081")]));
        assert!(!posts(&[host, ("origin", "https://evil.example")]));
        assert!(!posts(&[host, ("origin", "null")]));
        assert!(!posts(&[host, ("sec-fetch-site", "cross-site")]));
        let mut two = headers(&[("origin", "https://evil.example"), ("host", "evil.example")]);
        assert!(is_own(&Method::POST, &two));
        two.append("host", "localhost:8080".parse().unwrap());
        assert!(!is_own(&Method::POST, &two));
        let evil = [host, ("origin", "https://evil.example")];
        assert!(is_own(&Method::GET, &headers(&evil)));
        let socket = [
            host,
            ("origin", "https://evil.example"),
            ("upgrade", "websocket"),
        ];
        assert!(!is_own(&Method::GET, &headers(&socket)));
    }
}
