//! Many tables with two sockets each.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, bail};
use engine::QuickDice;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use tokio::net::TcpStream;
use tokio::time::Instant;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// So many moves make a game of Ants.
const MOVES_OF_A_GAME: usize = 24;

/// Tables where everybody is ready to begin.
pub(crate) struct Ready {
    clients: Clients,
    tables: Vec<Table>,
}

impl Ready {
    pub(crate) async fn new(servers: Vec<String>, tables: usize) -> anyhow::Result<Self> {
        let clients = Clients::new(servers).await?;
        let mut waiting = Vec::with_capacity(tables);
        for _ in 0..tables {
            waiting.push(clients.table().await?);
        }
        Ok(Self {
            clients,
            tables: waiting,
        })
    }

    /// Plays for so long and returns how long each move took. `begun` is called when that begins.
    pub(crate) async fn play(
        self,
        pace: Option<u32>,
        time: Duration,
        begun: impl FnOnce(),
    ) -> Vec<Duration> {
        let tables = self.tables.len();
        let latencies = Rc::new(RefCell::new(Vec::new()));
        // At first some games are further than others, so that they do not all end at once.
        let clients = &self.clients;
        let players = self
            .tables
            .into_iter()
            .enumerate()
            .map(async |(index, mut table)| {
                let mut player = Player {
                    clients: clients.clone(),
                    dice: QuickDice::new(index as u64),
                    latencies: Rc::clone(&latencies),
                    // Everybody moves once in this time, each at a moment of their own.
                    gap: pace.map(|pace| Duration::from_secs(1) * tables as u32 / pace),
                };
                for _ in 0..index * MOVES_OF_A_GAME / tables {
                    player.make_move(&mut table).await?;
                }
                anyhow::Ok((player, table))
            });
        let players = futures_util::future::join_all(players).await;

        begun();
        let begin = Instant::now();
        let local = tokio::task::LocalSet::new();
        for (index, player) in players.into_iter().enumerate() {
            local.spawn_local(async move {
                let played = async {
                    let (player, table) = player?;
                    player.run(index, table, begin, begin + time).await
                };
                if let Err(error) = played.await {
                    eprintln!("table {index}: {error:#}");
                }
            });
        }
        local.await;
        latencies.take()
    }
}

/// The two people who play at all tables.
#[derive(Clone)]
struct Clients {
    http: reqwest::Client,
    /// The addresses of the servers.
    servers: Rc<[String]>,
    /// How many tables they have opened.
    opened: Rc<Cell<usize>>,
    tokens: [String; 2],
}

impl Clients {
    async fn new(servers: Vec<String>) -> anyhow::Result<Self> {
        let address = &servers[0];
        let mut tokens = [String::new(), String::new()];
        let http = reqwest::Client::new();
        for (index, token) in tokens.iter_mut().enumerate() {
            let client = reqwest::Client::builder().cookie_store(true).build()?;
            let url = |path: &str| format!("http://{address}/api/v1/{path}");
            let name = json!({ "name": format!("Load {index}") });
            client.post(url("guests")).json(&name).send().await?;
            let made = client.post(url("tokens")).json(&json!({"label": "load"}));
            let made: serde_json::Value = made.send().await?.json().await?;
            made["token"].as_str().context("a token")?.clone_into(token);
        }
        Ok(Self {
            http,
            servers: servers.into(),
            opened: Rc::default(),
            tokens,
        })
    }

    /// A new table with both people at it, through servers next to each other.
    async fn table(&self) -> anyhow::Result<Table> {
        let first = self.opened.replace(self.opened.get() + 1);
        let servers = [first, first + 1].map(|number| &*self.servers[number % self.servers.len()]);
        let wanted = json!({"game": "ants", "seats": [{"kind": "me"}]});
        let opened = self
            .http
            .post(format!("http://{}/api/v1/tables", servers[0]))
            .bearer_auth(&self.tokens[0])
            .json(&wanted);
        let opened: serde_json::Value = opened.send().await?.json().await?;
        let id = opened["id"].as_str().with_context(|| opened.to_string())?;
        let mut sockets = [
            self.join(servers[0], id, 0).await?,
            self.join(servers[1], id, 1).await?,
        ];
        let sit = json!({"type": "sit", "id": "sit", "seat": 2}).to_string();
        sockets[1].send(Message::text(sit)).await?;
        Ok(Table {
            sockets,
            moves: 0,
            call: None,
        })
    }

    async fn join(&self, server: &str, id: &str, who: usize) -> anyhow::Result<Socket> {
        let url = format!("ws://{server}/api/v1/tables/{id}/socket?words=0");
        let mut request = url.into_client_request()?;
        let bearer = format!("Bearer {}", self.tokens[who]).parse()?;
        request.headers_mut().insert("authorization", bearer);
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(tokio_tungstenite::client_async(request, stream).await?.0)
    }
}

type Socket = WebSocketStream<TcpStream>;

struct Table {
    sockets: [Socket; 2],
    /// How many moves were made.
    moves: usize,
    /// What comes next, if that is known.
    call: Option<Call>,
}

/// What is read of a notice; the rest is passed over.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    ply: usize,
    awaited: Option<Awaited>,
    #[serde(borrow, default)]
    legal: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Awaited {
    must: Vec<usize>,
    standings: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    notation: &'a str,
}

/// What a position calls for.
enum Call {
    Move {
        seat: usize,
        ply: usize,
        action: String,
    },
    Wait,
    Over,
}

struct Player {
    clients: Clients,
    dice: QuickDice,
    latencies: Rc<RefCell<Vec<Duration>>>,
    gap: Option<Duration>,
}

impl Player {
    async fn run(
        mut self,
        index: usize,
        mut table: Table,
        begin: Instant,
        end: Instant,
    ) -> anyhow::Result<()> {
        let phase = self
            .gap
            .map(|gap| gap.mul_f64((index as f64 * 0.618_034).fract()));
        let mut next = begin + phase.unwrap_or_default();
        loop {
            tokio::time::sleep_until(next).await;
            if Instant::now() >= end {
                return Ok(());
            }
            match self.make_move(&mut table).await? {
                Some(time) => {
                    self.latencies.borrow_mut().push(time);
                    next = self.gap.map_or(next, |gap| next + gap);
                }
                None => table = self.clients.table().await?,
            }
        }
    }

    /// Makes a move; says how long it took. Nothing if the game is over.
    async fn make_move(&mut self, table: &mut Table) -> anyhow::Result<Option<Duration>> {
        let call = match table.call.take() {
            Some(call) => call,
            None => self.read_both(table, 0).await?,
        };
        let (seat, ply, action) = match call {
            Call::Over => return Ok(None),
            Call::Wait => bail!("nobody has to move"),
            Call::Move { seat, ply, action } => (seat, ply, action),
        };
        table.moves += 1;
        let id = table.moves.to_string();
        let play = json!({"type": "play", "id": id, "ply": ply, "action": action});
        let sent = Instant::now();
        table.sockets[seat]
            .send(Message::text(play.to_string()))
            .await?;
        accepted(&mut table.sockets[seat]).await?;
        let time = sent.elapsed();
        table.call = Some(self.read_both(table, ply + 1).await?);
        Ok(Some(time))
    }

    /// Reads on until both have seen the position after so many events, and somebody can move.
    async fn read_both(&mut self, table: &mut Table, ply: usize) -> anyhow::Result<Call> {
        let mut call = Call::Wait;
        for seat in 0..2 {
            loop {
                let text = text(&mut table.sockets[seat]).await?;
                let heard: Heard<'_> = serde_json::from_str(&text)?;
                let Some(awaited) = heard.awaited else {
                    continue;
                };
                // Until the house has drawn, maybe at another server, nobody can move.
                let drawn = !awaited.must.is_empty() || awaited.standings.is_some();
                if heard.ply < ply.max(1) || !drawn {
                    continue;
                }
                if awaited.standings.is_some() {
                    call = Call::Over;
                } else if awaited.must == [seat + 1] {
                    let chosen = self.dice.long() as usize % heard.legal.len();
                    call = Call::Move {
                        seat,
                        ply: heard.ply,
                        action: heard.legal[chosen].notation.to_owned(),
                    };
                }
                break;
            }
        }
        Ok(call)
    }
}

async fn accepted(socket: &mut Socket) -> anyhow::Result<()> {
    loop {
        let text = text(socket).await?;
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        match heard.kind {
            "accepted" => return Ok(()),
            "refused" => bail!("{text}"),
            _ => {}
        }
    }
}

async fn text(socket: &mut Socket) -> anyhow::Result<String> {
    loop {
        if let Message::Text(text) = socket.next().await.context("the server has hung up")?? {
            return Ok(text.to_string());
        }
    }
}
