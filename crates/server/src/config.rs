//! How a server is set up.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bots::Level;

use crate::assets::Assets;
use crate::catalog::Catalog;
use crate::forwarded::Proxies;
use crate::limits::Limits;
use crate::messages::Messages;
use crate::people::Stay;
use crate::settings::Addresses;
use crate::store::{MemoryStore, Store};

/// How a server is set up.
pub struct Config {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The games.
    pub catalog: Catalog,
    /// The client for browsers.
    pub assets: Assets,
    /// How often what may be done.
    pub limits: Limits,
    /// How long dice, decks and bots wait after a move, so that it can be taken back.
    pub grace: Duration,
    /// How long a full table waits for shares of chance that were promised, before it begins without them.
    pub sharing: Duration,
    /// In live games that were going on when the server stopped, nobody loses by the clock earlier than so long
    /// after it has started again.
    pub pardon: Duration,
    /// On how many threads bots think; fewer than there are cores, so that others are served meanwhile.
    pub thinkers: usize,
    /// How long a bot may think about one move.
    pub thinking: Duration,
    /// How long to wait after something could not be stored, before the house tries again; longer each time.
    pub retry: Duration,
    /// The bot that stands in for those who stay away.
    pub stand_in: Level,
    /// A table that nobody looks at is dropped from memory after this time.
    pub idle: Duration,
    /// A table where the game has not begun and nobody has come or gone for so long is forgotten.
    pub waiting: Duration,
    /// A game that is not finished and where nothing has happened for so long is forgotten, if it ever is.
    pub abandoned: Option<Duration>,
    /// So is any game where nobody has an account, finished or not.
    pub of_guests: Option<Duration>,
    /// How long guests and keys are kept that nobody uses.
    pub stay: Stay,
    /// Whether people may come in without an account.
    pub guests: bool,
    /// How people are reached who are not there.
    pub messages: Messages,
    /// The proxies of one's own in front, which tell where requests come from.
    pub proxies: Proxies,
    /// For how long clients are waited for.
    pub patience: Patience,
    /// Browsers that have come over TLS once come so for this time.
    pub hsts: Duration,
    /// Where those who look after the server read its metrics.
    pub operations: Option<SocketAddr>,
    /// With less room on the disk, in bytes, the server is not ready.
    pub spare: u64,
    /// How much of an address stands in the log.
    pub addresses: Addresses,
}

/// For how long clients are waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For a request's head, and for the next request on the same connection.
    pub head: Duration,
    /// For a request's body.
    pub body: Duration,
    /// For a client to take what it is sent.
    pub unread: Duration,
    /// For a sign of life from a socket.
    pub silence: Duration,
    /// For everybody to leave when the server stops.
    pub stop: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(10),
            body: Duration::from_secs(10),
            unread: Duration::from_secs(30),
            silence: Duration::from_secs(80),
            stop: Duration::from_secs(7),
        }
    }
}

impl Default for Config {
    /// All games, in memory, without a client.
    fn default() -> Self {
        Self {
            store: Arc::new(MemoryStore::default()),
            catalog: Catalog::usual(),
            assets: Assets::default(),
            limits: Limits::default(),
            grace: Duration::ZERO,
            sharing: Duration::from_secs(15),
            pardon: Duration::from_secs(60),
            thinkers: std::thread::available_parallelism()
                .map_or(1, |cores| cores.get().saturating_sub(1).max(1)),
            thinking: Duration::from_secs(5),
            retry: Duration::from_secs(1),
            stand_in: Level::Worker,
            idle: Duration::from_secs(600),
            waiting: Duration::from_secs(30 * 24 * 3600),
            abandoned: Some(Duration::from_secs(365 * 24 * 3600)),
            of_guests: Some(Duration::from_secs(90 * 24 * 3600)),
            stay: Stay::default(),
            guests: true,
            messages: Messages::default(),
            proxies: Proxies::NONE,
            patience: Patience::default(),
            hsts: Duration::from_secs(365 * 24 * 3600),
            operations: None,
            spare: 100_000_000,
            addresses: Addresses::default(),
        }
    }
}
