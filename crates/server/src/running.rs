//! A server that is running.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::admission::Door;
use crate::config::Config;
use crate::http::{self, App, Gates};
use crate::limits::Gate;
use crate::metrics::Metrics;
use crate::people::People;
use crate::store::Quota;
use crate::tables::{Shared, Tables, now};
use crate::thinkers::Thinkers;

/// Tables have so long to finish what they do.
const PATIENCE: Duration = Duration::from_secs(4);
/// After so long everybody is out.
const LAST_ORDERS: Duration = Duration::from_secs(7);

/// A server that is running, until it is stopped.
pub struct Running {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Running {
    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops it: no new connections, what has begun is finished.
    ///
    /// # Errors
    /// If it had failed before.
    pub async fn stop(self) -> std::io::Result<()> {
        // It may have ended by itself.
        let _ = self.stop.send(true);
        self.task.await.map_err(std::io::Error::other)
    }
}

/// Starts a server; it needs a tokio runtime.
///
/// # Errors
/// If the listener cannot be used.
pub async fn start(config: Config, listener: TcpListener) -> std::io::Result<Running> {
    let address = listener.local_addr()?;
    let catalog = Arc::new(config.catalog);
    let metrics = Arc::new(Metrics::default());
    let tables = Tables::new(Shared {
        store: Arc::clone(&config.store),
        catalog: Arc::clone(&catalog),
        metrics: Arc::clone(&metrics),
        grace: config.grace,
        sharing: config.sharing,
        pardon: config.pardon,
        started: (tokio::time::Instant::now(), now()),
        idle: config.idle,
        stand_in: config.stand_in,
        retry: config.retry,
        thinkers: Thinkers::new(config.thinkers, config.thinking),
        chatting: Gate::new(config.limits.chat),
        undoing: Gate::new(config.limits.undos),
        quota: Quota {
            tables: config.limits.tables_of_one,
            of_bots: config.limits.tables_of_bots,
        },
        downtimes: Arc::default(),
    });
    if let Err(failure) = tables.begin().await {
        return Err(std::io::Error::other(format!("{failure:?}")));
    }
    let (stop, stopping) = watch::channel(false);
    let app = App {
        people: Arc::new(People::new(config.store)),
        tables: Arc::clone(&tables),
        catalog,
        metrics,
        assets: Arc::new(config.assets),
        gates: Arc::new(Gates::new(&config.limits)),
        proxies: config.proxies,
    };
    let door = Door::new(&config.limits, config.proxies.number > 0);
    let closing = async move {
        if tokio::time::timeout(PATIENCE, tables.close())
            .await
            .is_err()
        {
            tracing::warn!("some tables were busy to the end");
        }
    };
    let router = http::router(app);
    let task = tokio::spawn(door.keep(listener, router, stopping, closing, LAST_ORDERS));
    Ok(Running {
        address,
        stop,
        task,
    })
}
