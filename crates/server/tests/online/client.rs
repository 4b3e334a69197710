//! A client for tests, and a server for it to talk to.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use engine::QuickDice;
use engine::chance::pick;
use formicary_server::limits::Limits;
use formicary_server::{Config, Running};
use futures_util::{SinkExt, StreamExt};
use protocol::{ChatLine, Command, Follower, Me, NewTable, Notice, Problem, TableInfo, Update};
use reqwest::header;
use reqwest::{Method, Response, StatusCode};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing in a test takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// How many sockets there have been.
static SOCKETS: AtomicUsize = AtomicUsize::new(0);

/// A server without limits, in memory.
pub(crate) async fn serve() -> Running {
    serve_with(unlimited()).await
}

pub(crate) fn unlimited() -> Config {
    Config {
        limits: Limits::NONE,
        operations: Some(([127, 0, 0, 1], 0).into()),
        ..Config::default()
    }
}

pub(crate) async fn serve_with(config: Config) -> Running {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    formicary_server::start(config, listener).await.unwrap()
}

/// What those who look after a server read.
pub(crate) async fn metrics(server: &Running) -> String {
    let address = server.operations().expect("tests always listen to it");
    let operator = Client::stranger(address);
    let answer = operator.send(Method::GET, "/metrics", None).await;
    answer.text().await.unwrap()
}

/// One of these figures.
pub(crate) async fn metric(server: &Running, name: &str) -> usize {
    let metrics = metrics(server).await;
    let start = format!("formicary_{name} ");
    let value = metrics.lines().find_map(|line| line.strip_prefix(&start));
    value.expect("it is measured").parse().unwrap()
}

/// Somebody with a browser or a script.
#[derive(Clone)]
pub(crate) struct Client {
    http: reqwest::Client,
    address: String,
    /// What stands for the person: a header and its value.
    pub(crate) pass: Option<(header::HeaderName, String)>,
}

impl Client {
    /// Nobody in particular.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "addresses are small, and calls short"
    )]
    pub(crate) fn stranger(address: impl ToString) -> Self {
        Self {
            http: reqwest::Client::new(),
            address: address.to_string(),
            pass: None,
        }
    }

    /// The same from another address of this machine.
    pub(crate) fn stranger_from(address: impl ToString, own: [u8; 4]) -> Self {
        let http = reqwest::Client::builder().local_address(std::net::IpAddr::from(own));
        Self {
            http: http.build().unwrap(),
            ..Self::stranger(address)
        }
    }

    /// A guest with this name.
    pub(crate) async fn guest(address: impl ToString, name: &str) -> Self {
        let mut client = Self::stranger(address);
        client.enter("guests", &json!({ "name": name })).await;
        client
    }

    /// The same where the server may not be there.
    pub(crate) async fn try_guest(address: impl ToString, name: &str) -> Option<Self> {
        let mut client = Self::stranger(address);
        let body = json!({ "name": name });
        let response = client.request(Method::POST, "guests").json(&body).send();
        let response = response.await.ok()?.error_for_status().ok()?;
        let cookie = response.headers().get(header::SET_COOKIE)?.to_str().ok()?;
        let value = cookie.split(';').next()?.to_owned();
        client.pass = Some((header::COOKIE, value));
        Some(client)
    }

    /// Sends something to a server that may not be there; nothing if that fails.
    pub(crate) async fn try_post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &Value,
    ) -> Option<T> {
        let response = self.request(Method::POST, path).json(body).send().await;
        let response = response.ok()?.error_for_status().ok()?;
        response.json().await.ok()
    }

    /// The same person at a server at another address.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "addresses are small, and calls short"
    )]
    pub(crate) fn moved_to(&self, address: impl ToString) -> Self {
        Self {
            address: address.to_string(),
            ..self.clone()
        }
    }

    /// Sends something that begins a session, and keeps its cookie.
    pub(crate) async fn enter(&mut self, path: &str, body: &Value) -> Me {
        let response = self.send(Method::POST, path, Some(body)).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
            let value = cookie.split(';').next().unwrap().to_owned();
            self.pass = Some((header::COOKIE, value));
        }
        response.json().await.unwrap()
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Option<&Value>) -> Response {
        let mut request = self.request(method, path);
        if let Some(body) = body {
            request = request.json(body);
        }
        request.send().await.unwrap()
    }

    /// A request to be sent; paths that start with a slash are taken as they are.
    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let url = match path.strip_prefix('/') {
            Some(rest) => format!("http://{}/{rest}", self.address),
            None => format!("http://{}/api/v1/{path}", self.address),
        };
        let mut request = self.http.request(method, url);
        if let Some((name, value)) = &self.pass {
            request = request.header(name, value);
        }
        request
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        let response = self.send(Method::GET, path, None).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.json().await.unwrap()
    }

    pub(crate) async fn post<T: DeserializeOwned>(&self, path: &str, body: &Value) -> T {
        let response = self.send(Method::POST, path, Some(body)).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.json().await.unwrap()
    }

    /// Sends something that fails; returns why.
    pub(crate) async fn fail(&self, method: Method, path: &str, body: Option<&Value>) -> Failed {
        Failed::of(self.send(method, path, body).await).await
    }

    pub(crate) async fn open(&self, table: &NewTable) -> TableInfo {
        self.post("tables", &serde_json::to_value(table).unwrap())
            .await
    }

    /// Connects to a table.
    pub(crate) async fn join(&self, table: &str) -> Socket {
        self.join_at(table, "words=0").await
    }

    pub(crate) async fn join_at(&self, table: &str, query: &str) -> Socket {
        self.connect(table, query, None).await.unwrap()
    }

    pub(crate) async fn connect(
        &self,
        table: &str,
        query: &str,
        origin: Option<&str>,
    ) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/v1/tables/{table}/socket?{query}", self.address);
        let mut request = url.into_client_request()?;
        if let Some((name, value)) = &self.pass {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        if let Some(origin) = origin {
            request
                .headers_mut()
                .insert(header::ORIGIN, origin.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Socket {
            stream,
            received: Vec::new(),
            changes: Vec::new(),
            follower: Follower::default(),
            chat: Vec::new(),
            unread: None,
            next: 0,
            number: SOCKETS.fetch_add(1, Ordering::Relaxed),
        })
    }
}

/// Why a request failed.
#[derive(Debug)]
pub(crate) struct Failed {
    pub(crate) status: StatusCode,
    pub(crate) problem: Problem,
}

impl Failed {
    pub(crate) async fn of(response: Response) -> Self {
        let status = response.status();
        assert!(!status.is_success(), "it should have failed");
        let problem: Problem = response.json().await.unwrap();
        assert!(!problem.code.is_empty() && !problem.reason.is_empty());
        assert!(!problem.reason.contains("online-"), "{problem:?}");
        Self { status, problem }
    }
}

/// A table with these seats, found by its link.
pub(crate) fn new_table(game: &str, setup: &str, seats: &Value) -> NewTable {
    let table = json!({ "game": game, "setup": setup, "seats": seats });
    serde_json::from_value(table).unwrap()
}

/// A connection to a table.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Everything that was ever received.
    pub(crate) received: Vec<String>,
    /// How long the notices were that told only what has changed, as they came.
    pub(crate) changes: Vec<usize>,
    follower: Follower,
    pub(crate) chat: Vec<ChatLine>,
    /// The newest update that came while something else was waited for.
    unread: Option<Update>,
    next: usize,
    /// Its number, different from all others.
    number: usize,
}

impl Socket {
    /// The next notice; nothing if the server has hung up.
    pub(crate) async fn notice(&mut self) -> Option<Notice> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match message.expect("the server says something in time")? {
                Ok(Message::Text(text)) => {
                    if text.starts_with("{\"type\":\"changes\"") {
                        self.changes.push(text.len());
                    }
                    let text = self
                        .follower
                        .hear(text.to_string())
                        .expect("nothing is missed");
                    self.received.push(text.clone());
                    let notice: Notice = serde_json::from_str(&text).unwrap();
                    if let Notice::Chat(line) = &notice {
                        self.chat.push(line.clone());
                    }
                    return Some(notice);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Reads on to the end; says whether the server has hung up.
    pub(crate) async fn notice_or_end(&mut self) -> bool {
        while self.notice().await.is_some() {}
        true
    }

    /// The next update that fits.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Update) -> bool) -> Update {
        if let Some(update) = self.unread.take()
            && fits(&update)
        {
            return update;
        }
        loop {
            match self.notice().await {
                Some(Notice::Update(update)) if fits(&update) => return *update,
                Some(_) => {}
                None => panic!("the server has hung up"),
            }
        }
    }

    /// The next update; nothing if the server is gone.
    pub(crate) async fn update_or_end(&mut self) -> Option<Update> {
        if let Some(update) = self.unread.take() {
            return Some(update);
        }
        loop {
            if let Notice::Update(update) = self.notice().await? {
                return Some(*update);
            }
        }
    }

    pub(crate) async fn update(&mut self) -> Update {
        self.until(|_| true).await
    }

    /// An id that no other command has.
    pub(crate) fn new_id(&mut self) -> String {
        self.next += 1;
        format!("{}-{}", self.number, self.next)
    }

    pub(crate) async fn say(&mut self, command: &Command) {
        let text = serde_json::to_string(command).unwrap();
        self.say_text(text).await;
    }

    /// Sends a command; says whether the server is still there.
    pub(crate) async fn try_say(&mut self, command: &Command) -> bool {
        let text = serde_json::to_string(command).unwrap();
        self.stream.send(Message::Text(text.into())).await.is_ok()
    }

    pub(crate) async fn ping(&mut self) {
        // Who is cut off meanwhile hears of it elsewhere.
        let _ = self.stream.send(Message::Ping(Vec::new().into())).await;
    }

    pub(crate) async fn say_text(&mut self, text: String) {
        self.stream.send(Message::Text(text.into())).await.unwrap();
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn ask(&mut self, command: &Command) -> Notice {
        self.say(command).await;
        self.answer(command.id()).await
    }

    pub(crate) async fn answer(&mut self, wanted: &str) -> Notice {
        let answer = self.answer_or_end(wanted).await;
        answer.expect("the server answers")
    }

    /// The answer to a command; nothing if the server is gone.
    pub(crate) async fn answer_or_end(&mut self, wanted: &str) -> Option<Notice> {
        loop {
            let notice = self.notice().await?;
            match notice {
                Notice::Accepted { ref id, .. } | Notice::Refused { ref id, .. }
                    if id == wanted =>
                {
                    return Some(notice);
                }
                Notice::Update(update) => self.unread = Some(*update),
                _ => {}
            }
        }
    }

    /// Plays an action in the position of an update, and waits for the answer.
    pub(crate) async fn play(&mut self, ply: usize, action: &str) -> Notice {
        let command = Command::Play {
            id: self.new_id(),
            ply,
            action: action.to_owned(),
        };
        self.ask(&command).await
    }

    pub(crate) async fn sit(&mut self, seat: usize) -> Notice {
        self.sit_and_promise(seat, None).await
    }

    pub(crate) async fn sit_and_promise(&mut self, seat: usize, promise: Option<String>) -> Notice {
        let id = self.new_id();
        self.ask(&Command::Sit {
            id,
            seat,
            invitation: None,
            promise,
        })
        .await
    }

    pub(crate) async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}

/// Why a command was refused.
pub(crate) fn refused(notice: &Notice) -> &str {
    match notice {
        Notice::Refused { code, reason, .. } => {
            assert!(!reason.is_empty() && !reason.contains("online-"));
            code
        }
        other => panic!("it should have been refused: {other:?}"),
    }
}

pub(crate) fn accepted(notice: &Notice) -> usize {
    match notice {
        Notice::Accepted { ply, .. } => *ply,
        other => panic!("it should have been accepted: {other:?}"),
    }
}

/// Plays random moves wherever this socket may, until the game is over; returns the last update.
/// Stops before the move when so many events are there.
pub(crate) async fn play_on(socket: &mut Socket, first: Update, until: usize, seed: u64) -> Update {
    let mut dice = QuickDice::new(seed);
    let mut update = first;
    loop {
        if update.awaited.standings.is_some() || update.ply >= until {
            return update;
        }
        if let Some(own) = update.you
            && !update.legal.is_empty()
            && (update.awaited.must.contains(&own) || dice.long().is_multiple_of(2))
        {
            let action = pick(&update.legal, &mut dice).notation.clone();
            let ply = update.ply;
            match socket.play(ply, &action).await {
                Notice::Accepted { .. } => {}
                // Somebody else was faster.
                Notice::Refused { code, .. } if code == "stale" => {}
                other => panic!("{other:?}"),
            }
            update = socket.until(|update| update.ply > ply).await;
        } else {
            update = socket.update().await;
        }
    }
}

/// Two guests at a table of Ants, and what they see first.
pub(crate) async fn two_at_ants(
    server: &Running,
) -> (String, [Client; 2], [Socket; 2], [Update; 2]) {
    let ada = Client::guest(server.address(), "Ada").await;
    let bea = Client::guest(server.address(), "Bea").await;
    let table = new_table("ants", "base first=beige", &json!([{"kind": "me"}]));
    let id = ada.open(&table).await.id;
    let (mut one, mut two) = (ada.join(&id).await, bea.join(&id).await);
    accepted(&two.sit(2).await);
    let first = one.until(|update| !update.legal.is_empty()).await;
    let second = two.until(|update| update.awaited.must == [1]).await;
    (id, [ada, bea], [one, two], [first, second])
}
