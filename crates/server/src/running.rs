//! A server that is running.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::http::{self, App, Gates};
use crate::limits::Gate;
use crate::metrics::Metrics;
use crate::people::People;
use crate::tables::{Shared, Tables};

/// Tables have so long to finish what they do.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server that is running, until it is stopped.
pub struct Running {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<std::io::Result<()>>,
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
        self.task.await.map_err(std::io::Error::other)?
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
        idle: config.idle,
        stand_in: config.stand_in,
        thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
        chatting: Gate::new(config.limits.chat),
    });
    if let Err(failure) = tables.wake_unfinished().await {
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
        behind_proxy: config.behind_proxy,
    };
    let router = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
    // Small answers are sent at once.
    let listener = listener.tap_io(|connection| {
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!("a connection stays slow: {error}");
        }
    });
    let task = tokio::spawn(async move {
        let served = axum::serve(listener, router)
            .with_graceful_shutdown(async move { stopped(stopping, &tables).await });
        served.await
    });
    Ok(Running {
        address,
        stop,
        task,
    })
}

/// Waits until the server is to stop; then lets the tables close their sockets.
async fn stopped(mut stopping: watch::Receiver<bool>, tables: &Tables) {
    // If the one who could stop it is gone, it stops as well.
    let _ = stopping.wait_for(|stop| *stop).await;
    if tokio::time::timeout(PATIENCE, tables.close())
        .await
        .is_err()
    {
        tracing::warn!("some tables were busy to the end");
    }
}
