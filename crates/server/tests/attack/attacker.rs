//! A stranger who means no good, from an address of their own on this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use futures_util::SinkExt;
use protocol::NewTable;
use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Nobody does more of anything, however long it goes on.
const MOST_ROUNDS: usize = 200_000;

#[derive(Clone)]
pub(crate) struct Attacker {
    pub(crate) number: u8,
    /// Where connections come from.
    pub(crate) from: IpAddr,
    http: reqwest::Client,
    server: SocketAddr,
    stopped: watch::Receiver<bool>,
    rounds: usize,
}

/// A connection to a table.
pub(crate) type Line = WebSocketStream<TcpStream>;

impl Attacker {
    pub(crate) fn new(server: &str, number: u8, stopped: watch::Receiver<bool>) -> Self {
        let http = reqwest::Client::builder()
            .local_address(from(number))
            .timeout(Duration::from_secs(5))
            .build()
            .unwrap();
        Self {
            number,
            from: from(number),
            http,
            server: server.parse().unwrap(),
            stopped,
            rounds: 0,
        }
    }

    /// Whether the attack goes on. Others get their turn meanwhile.
    pub(crate) async fn goes_on(&mut self) -> bool {
        self.rounds += 1;
        tokio::task::yield_now().await;
        // Whoever holds the other end drops it in the end.
        self.rounds < MOST_ROUNDS && self.stopped.has_changed().is_ok()
    }

    /// What a request is answered with, if it is answered at all.
    pub(crate) async fn post(
        &self,
        path: &str,
        cookie: &str,
        body: &Value,
    ) -> Option<reqwest::Response> {
        let request = self.http.post(self.url(path)).json(body);
        request.header("cookie", cookie).send().await.ok()
    }

    pub(crate) async fn get(&self, path: &str) -> Option<reqwest::Response> {
        self.http.get(self.url(path)).send().await.ok()
    }

    pub(crate) async fn get_as(&self, path: &str, cookie: &str) -> Option<reqwest::Response> {
        let request = self.http.get(self.url(path)).header("cookie", cookie);
        request.send().await.ok()
    }

    /// The cookie that an answer brings.
    pub(crate) fn cookie(answer: &reqwest::Response) -> Option<String> {
        let cookie = answer.headers().get("set-cookie")?.to_str().ok()?;
        Some(cookie.split(';').next()?.to_owned())
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}/api/v1/{path}", self.server)
    }

    /// A new guest: the cookie that stands for them.
    pub(crate) async fn guest(&self, name: &str) -> Option<String> {
        let body = serde_json::json!({ "name": name });
        Self::cookie(&self.post("guests", "", &body).await?)
    }

    /// A new table: its id.
    pub(crate) async fn table(&self, cookie: &str, wanted: &NewTable) -> Option<String> {
        let body = serde_json::to_value(wanted).ok()?;
        let opened = self.post("tables", cookie, &body).await?;
        let misunderstood = opened.status() == 400;
        let opened: Value = opened.json().await.ok()?;
        assert!(!misunderstood, "no attack, but a mistake: {opened}");
        Some(opened["id"].as_str()?.to_owned())
    }

    /// A bare connection.
    pub(crate) async fn connect(&self) -> Option<TcpStream> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind(SocketAddr::new(self.from, 0)).ok()?;
        let connecting = tokio::time::timeout(Duration::from_secs(2), socket.connect(self.server));
        connecting.await.ok()?.ok()
    }

    /// A connection on which this was said.
    pub(crate) async fn say(&self, text: &[u8]) -> Option<TcpStream> {
        let mut stream = self.connect().await?;
        stream.write_all(text).await.ok()?;
        Some(stream)
    }

    /// A socket at a table.
    pub(crate) async fn socket(&self, table: &str, cookie: &str) -> Option<Line> {
        self.socket_at(&format!("{table}/socket"), cookie).await
    }

    /// A socket of somebody who only watches, and wants to hear what changes.
    pub(crate) async fn watch(&self, table: &str) -> Option<Line> {
        let path = format!("{table}/socket?words=0&changes=1");
        self.socket_at(&path, "").await
    }

    async fn socket_at(&self, path: &str, cookie: &str) -> Option<Line> {
        let url = format!("ws://{}/api/v1/tables/{path}", self.server);
        let mut request = url.into_client_request().ok()?;
        request.headers_mut().insert("cookie", cookie.parse().ok()?);
        let stream = self.connect().await?;
        let opening = tokio_tungstenite::client_async(request, stream);
        let opened = tokio::time::timeout(Duration::from_secs(5), opening).await;
        Some(opened.ok()?.ok()?.0)
    }
}

/// Says something; whether it went out.
pub(crate) async fn tell(line: &mut Line, message: Message) -> bool {
    let telling = tokio::time::timeout(Duration::from_secs(2), line.send(message));
    matches!(telling.await, Ok(Ok(())))
}

/// Where a stranger comes from.
fn from(number: u8) -> IpAddr {
    Ipv4Addr::new(127, 0, 66, 1 + number).into()
}
