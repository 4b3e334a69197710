//! How a message gets to the service that a browser has named. Whoever names one must not be able to make the house
//! knock at doors of its own network: only https, only the usual port, only addresses that everybody can reach, and
//! never further than the first answer.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::{Method, Request, StatusCode, Uri, header};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::Sent;

/// A service that takes longer is tried again later.
const PATIENCE: Duration = Duration::from_secs(10);
/// A service keeps a message for so many seconds if the browser is not there.
const KEPT: &str = "86400";

/// Brings messages to services.
pub(crate) struct Delivery {
    encryption: TlsConnector,
    /// For tests: services may be on this machine, and need not be encrypted.
    anywhere: bool,
}

/// Where a message goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    uri: Uri,
    host: String,
    port: u16,
    encrypted: bool,
}

impl Target {
    /// The service, without the browser.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.encrypted { "https" } else { "http" };
        let usual = if self.encrypted { 443 } else { 80 };
        if self.port == usual {
            format!("{scheme}://{}", self.host)
        } else {
            format!("{scheme}://{}:{}", self.host, self.port)
        }
    }
}

impl Delivery {
    pub(crate) fn new(anywhere: bool) -> Self {
        let roots = webpki_roots::TLS_SERVER_ROOTS.iter().cloned();
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring knows them")
            .with_root_certificates(RootCertStore::from_iter(roots))
            .with_no_client_auth();
        Self {
            encryption: TlsConnector::from(Arc::new(config)),
            anywhere,
        }
    }

    /// Where an address leads, if messages may go there at all.
    pub(super) fn target(&self, address: &str) -> Option<Target> {
        let uri: Uri = address.parse().ok()?;
        let encrypted = match uri.scheme_str()? {
            "https" => true,
            "http" if self.anywhere => false,
            _ => return None,
        };
        let authority = uri.authority()?;
        if authority.as_str().contains('@') {
            return None;
        }
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        let port = authority
            .port_u16()
            .unwrap_or(if encrypted { 443 } else { 80 });
        let literal = host.parse::<IpAddr>();
        if !self.anywhere && (port != 443 || literal.is_ok_and(|ip| !is_public(ip))) {
            return None;
        }
        Some(Target {
            uri,
            host,
            port,
            encrypted,
        })
    }

    /// Brings a sealed message there.
    pub(super) async fn bring(&self, target: &Target, pass: &str, sealed: Vec<u8>) -> Sent {
        match tokio::time::timeout(PATIENCE, self.post(target, pass, sealed)).await {
            Ok(Ok(status)) if status.is_success() => Sent::Yes,
            Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => Sent::NeverAgain,
            Ok(Ok(status)) => {
                tracing::warn!("a message to {} was refused: {status}", target.host);
                Sent::NotNow
            }
            Ok(Err(error)) => {
                tracing::warn!("a message to {} cannot be sent: {error}", target.host);
                Sent::NotNow
            }
            Err(_) => {
                tracing::warn!("a message to {} took too long", target.host);
                Sent::NotNow
            }
        }
    }

    async fn post(
        &self,
        target: &Target,
        pass: &str,
        sealed: Vec<u8>,
    ) -> Result<StatusCode, Error> {
        let stream = TcpStream::connect(self.address(target).await?).await?;
        let path = target
            .uri
            .path_and_query()
            .map_or("/", |path| path.as_str());
        let host = target.uri.authority().ok_or("no host")?.as_str();
        let request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(header::HOST, host)
            .header(header::AUTHORIZATION, pass)
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header("ttl", KEPT)
            .header("urgency", "normal")
            // A newer message takes the place of one that the browser has not fetched.
            .header("topic", "turns")
            .body(Full::new(Bytes::from(sealed)))?;
        if target.encrypted {
            let name = ServerName::try_from(target.host.clone())?;
            exchange(self.encryption.connect(name, stream).await?, request).await
        } else {
            exchange(stream, request).await
        }
    }

    /// The address that is connected to is the one that was looked at: nobody can change it in between.
    async fn address(&self, target: &Target) -> Result<SocketAddr, Error> {
        let host = (target.host.as_str(), target.port);
        let mut found = tokio::net::lookup_host(host).await?;
        let fine = |address: &SocketAddr| self.anywhere || is_public(address.ip());
        let first = found.next().ok_or("no such host")?;
        if fine(&first) && found.all(|address| fine(&address)) {
            Ok(first)
        } else {
            Err("not an address that everybody can reach".into())
        }
    }
}

type Error = Box<dyn std::error::Error + Send + Sync>;

/// Sends one request and reads the status of the answer; the rest does not matter.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<StatusCode, Error> {
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let running = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    running.abort();
    Ok(answer?.status())
}

/// Whether everybody can reach an address: it belongs to no private network and to no special use.
fn is_public(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

const fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared = a == 100 && b & 0xc0 == 64;
    let special = a == 192 && b == 0 && c == 0 || a == 192 && b == 88 && c == 99;
    let measuring = a == 198 && b & 0xfe == 18;
    !(a == 0
        || a >= 224
        || shared
        || special
        || measuring
        || ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation())
}

const fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    // Of what is given out (2000::/3) not tunnels, special uses and examples.
    a & 0xe000 == 0x2000
        && !(a == 0x2001 && (b < 0x0200 || b == 0x0db8))
        && a != 0x2002
        && !(a == 0x3fff && b < 0x1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_go_to_public_services_only() {
        let delivery = Delivery::new(false);
        for fine in [
            "https://push.example/send/abc?x=1",
            "https://push.example:443/",
            "https://9.9.9.9/x",
            "https://[2620:fe::fe]/x",
        ] {
            assert!(delivery.target(fine).is_some(), "{fine}");
        }
        for bad in [
            "http://push.example/",
            "https://push.example:8443/",
            "https://user@push.example/",
            "https://127.0.0.1/",
            "https://10.1.2.3/",
            "https://169.254.169.254/latest/meta-data",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[fd00::1]/",
            "ftp://push.example/",
            "push.example",
            "",
        ] {
            assert!(delivery.target(bad).is_none(), "{bad}");
        }
        let origin = |address: &str| delivery.target(address).unwrap().origin();
        assert_eq!(origin("https://push.example/send"), "https://push.example");
    }

    #[test]
    fn private_addresses_are_known() {
        for private in [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.1.1",
            "172.16.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "203.0.113.9",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2001::1",
            "2001:db8::1",
            "2002:a00:1::",
            "3fff::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
        for public in [
            "1.1.1.1",
            "100.128.0.1",
            "172.32.0.1",
            "2001:4860::8888",
            "2a00::1",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[tokio::test]
    async fn names_that_lead_into_the_own_network_are_refused() {
        let target = Delivery::new(true).target("https://localhost/").unwrap();
        let delivery = Delivery::new(false);
        assert!(delivery.address(&target).await.is_err());
        assert_eq!(delivery.bring(&target, "", Vec::new()).await, Sent::NotNow);
    }
}
