//! What proxies in front tell: where a request comes from, and whether the browser's connection is encrypted.
//!
//! Every proxy adds to the end of what it was told. Whoever sends a request can write anything there, so
//! only as many entries from the end count as there are proxies of one's own.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The proxies of one's own in front of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proxies {
    /// How many requests pass through; none if browsers reach the server itself.
    pub number: usize,
    /// Where they write what they know.
    pub header: Header,
}

/// Where proxies write what they know. It must be the one that they really write: whatever stands in the other
/// comes from strangers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Header {
    /// `X-Forwarded-For` and `X-Forwarded-Proto`.
    XForwarded,
    /// `Forwarded` (RFC 7239).
    Forwarded,
}

impl Proxies {
    /// Browsers reach the server itself.
    pub const NONE: Self = Self {
        number: 0,
        header: Header::XForwarded,
    };

    /// Where the request comes from, as far as the proxies tell.
    pub(crate) fn client(self, headers: &HeaderMap) -> Option<IpAddr> {
        match self.header {
            Header::XForwarded => address(self.entry(headers, "x-forwarded-for")?),
            Header::Forwarded => address(&self.pair(headers, "for")?),
        }
    }

    /// Whether the browser's connection is encrypted.
    pub(crate) fn is_secure(self, headers: &HeaderMap) -> bool {
        match self.header {
            Header::XForwarded => self.entry(headers, "x-forwarded-proto") == Some("https"),
            Header::Forwarded => self.pair(headers, "proto").as_deref() == Some("https"),
        }
    }

    /// What the outermost proxy of one's own has written. All lines of that name are one list.
    fn entry<'a>(self, headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
        if self.number == 0 {
            return None;
        }
        let lines = headers
            .get_all(name)
            .iter()
            .filter_map(|line| line.to_str().ok());
        let mut entries = Vec::new();
        for line in lines {
            // A quotation that a stranger begins and does not end would take in what one's own proxy adds.
            if line.matches('"').count() % 2 == 1 {
                return None;
            }
            entries.extend(split(line).map(str::trim));
        }
        let index = entries.len().saturating_sub(self.number);
        entries.get(index).copied()
    }

    /// A value of the entry in `Forwarded`.
    fn pair(self, headers: &HeaderMap, name: &str) -> Option<String> {
        let entry = self.entry(headers, "forwarded")?;
        let mut pairs = entry
            .split(';')
            .filter_map(|pair| pair.trim().split_once('='));
        let (_, value) = pairs.find(|(key, _)| key.eq_ignore_ascii_case(name))?;
        Some(value.trim_matches('"').to_ascii_lowercase())
    }
}

/// At commas, but not within quotation marks.
fn split(line: &str) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    line.split(move |letter| {
        quoted ^= letter == '"';
        letter == ',' && !quoted
    })
}

/// An address, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim_matches('"');
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_str(value).unwrap());
        }
        headers
    }

    fn client(number: usize, header: Header, lines: &[(&'static str, &str)]) -> Option<String> {
        let proxies = Proxies { number, header };
        proxies
            .client(&headers(lines))
            .map(|address| address.to_string())
    }

    #[test]
    fn only_what_ones_own_proxies_wrote_counts() {
        let forged = [
            ("x-forwarded-for", "6.6.6.6, 7.7.7.7"),
            ("x-forwarded-for", "192.0.2.1"),
            ("x-forwarded-for", "10.0.0.1"),
        ];
        let by = |number| client(number, Header::XForwarded, &forged);
        assert_eq!(by(0), None);
        assert_eq!(by(1).unwrap(), "10.0.0.1");
        assert_eq!(by(2).unwrap(), "192.0.2.1");
    }

    #[test]
    fn fewer_entries_than_proxies_give_the_first() {
        let lines = [("x-forwarded-for", "192.0.2.1")];
        assert_eq!(client(3, Header::XForwarded, &lines).unwrap(), "192.0.2.1");
        assert_eq!(client(1, Header::XForwarded, &[]), None);
    }

    #[test]
    fn the_header_that_the_proxy_does_not_write_is_not_read() {
        let lines = [
            ("x-forwarded-for", "6.6.6.6"),
            ("forwarded", "for=192.0.2.1"),
        ];
        assert_eq!(client(1, Header::Forwarded, &lines).unwrap(), "192.0.2.1");
        assert_eq!(client(1, Header::XForwarded, &lines).unwrap(), "6.6.6.6");
    }

    #[test]
    fn addresses_come_in_many_forms() {
        for (text, expected) in [
            ("for=192.0.2.1", Some("192.0.2.1")),
            (
                "For=\"[2001:db8::1]:4711\";proto=https",
                Some("2001:db8::1"),
            ),
            (
                "for=6.6.6.6, for=\"192.0.2.1:80\"; by=\"a,b\"",
                Some("192.0.2.1"),
            ),
            ("for=unknown", None),
            ("for=_hidden", None),
            ("proto=http", None),
        ] {
            let lines = [("forwarded", text)];
            let found = client(1, Header::Forwarded, &lines);
            assert_eq!(found.as_deref(), expected, "{text}");
        }
        let lines = [("x-forwarded-for", "[2001:db8::2]")];
        assert_eq!(
            client(1, Header::XForwarded, &lines).unwrap(),
            "2001:db8::2"
        );
    }

    #[test]
    fn a_quotation_without_an_end_takes_in_no_proxy() {
        let line = "for=6.6.6.6;x=\", for=192.0.2.1;proto=https";
        assert_eq!(client(1, Header::Forwarded, &[("forwarded", line)]), None);
        let line = "for=6.6.6.6;x=\"\\\"\", for=\"[2001:db8::1]\"";
        assert_eq!(client(1, Header::Forwarded, &[("forwarded", line)]), None);
        let lines = [
            ("x-forwarded-for", "\", 6.6.6.6"),
            ("x-forwarded-for", "192.0.2.1"),
        ];
        assert_eq!(client(2, Header::XForwarded, &lines), None);
    }

    #[test]
    fn an_encrypted_connection_is_told_by_the_proxy_alone() {
        let lines = headers(&[("x-forwarded-proto", "https"), ("forwarded", "proto=HTTPS")]);
        for header in [Header::XForwarded, Header::Forwarded] {
            assert!(Proxies { number: 1, header }.is_secure(&lines));
            assert!(!Proxies { number: 0, header }.is_secure(&lines));
        }
    }
}
