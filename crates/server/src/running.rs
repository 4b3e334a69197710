//! A server that is running.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::admission::Door;
use crate::config::Config;
use crate::fellows;
use crate::http::{self, App, Gates};
use crate::limits::{Limits, PersonGate};
use crate::messages::{Messenger, tell_of_turns};
use crate::metrics::Metrics;
use crate::moderation::{Moderation, Silence};
use crate::people::People;
use crate::readiness::Readiness;
use crate::store::Quota;
use crate::tables::bulletin::Bulletin;
use crate::tables::downtimes::Downtimes;
use crate::tables::guests::Guests;
use crate::tables::helping::Helping;
use crate::tables::host::visitors::Spectators;
use crate::tables::{Shared, Tables};
use crate::thinkers::Thinkers;

/// Those who look after the server need few connections.
const OPERATORS: usize = 32;

/// A server that is running, until it is stopped.
pub struct Running {
    address: SocketAddr,
    operations: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Running {
    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where those who look after it listen to it.
    #[must_use]
    pub const fn operations(&self) -> Option<SocketAddr> {
        self.operations
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
/// If the listener cannot be used, or the address for those who look after it.
pub async fn start(config: Config, listener: TcpListener) -> std::io::Result<Running> {
    let address = listener.local_addr()?;
    let operations = match config.operations {
        Some(address) => Some(TcpListener::bind(address).await?),
        None => None,
    };
    let operations_at = operations
        .as_ref()
        .map(TcpListener::local_addr)
        .transpose()?;
    let catalog = Arc::new(config.catalog);
    let metrics = Arc::new(Metrics::default());
    let messenger = Messenger::new(&config.messages, &*config.store).await;
    let messenger = Arc::new(messenger.map_err(std::io::Error::other)?);
    let silence = Arc::new(Silence::default());
    let downtimes = Arc::new(Downtimes::default());
    let tables = Tables::new(Shared {
        store: Arc::clone(&config.store),
        catalog: Arc::clone(&catalog),
        metrics: Arc::clone(&metrics),
        grace: config.grace,
        sharing: config.sharing,
        pardon: config.pardon,
        started: (tokio::time::Instant::now(), config.store.now()),
        idle: config.idle,
        waiting: config.waiting,
        abandoned: config.abandoned,
        of_guests: config.of_guests,
        stand_in: config.stand_in,
        retry: config.retry,
        thinkers: Thinkers::new(config.thinkers, config.thinking, &metrics),
        guests: Guests::default(),
        chatting: PersonGate::new(config.limits.chat, config.limits.people_of_one),
        undoing: PersonGate::new(config.limits.undos, config.limits.people_of_one),
        spectators: Spectators {
            in_all: config.limits.spectators,
            from_one: config.limits.spectators_from_one,
        },
        silence: Arc::clone(&silence),
        tells_turns: messenger.reaches_anybody(),
        quota: Quota {
            tables: config.limits.tables_of_one,
            of_bots: config.limits.tables_of_bots,
        },
        downtimes: Arc::clone(&downtimes),
        bulletin: Bulletin::default(),
        ended: tokio::sync::Notify::new(),
        running: watch::Sender::default(),
        helping: Helping::default(),
    });
    if let Err(failure) = tables.begin().await {
        return Err(std::io::Error::other(format!("{failure:?}")));
    }
    let people = Arc::new(People::new(
        Arc::clone(&config.store),
        config.stay,
        config.guests,
        Arc::clone(&downtimes),
    ));
    people.keep_tidy();
    let (store, all) = (Arc::clone(&config.store), Arc::clone(&tables));
    let moderation = Moderation::begin(store, Arc::clone(&people), all, silence).await;
    let moderation = moderation.map_err(|failure| std::io::Error::other(format!("{failure:?}")))?;
    fellows::follow(&config.store, &tables, &people, &moderation);
    if messenger.reaches_anybody() {
        tell_of_turns(
            config.messages,
            Arc::clone(&messenger),
            Arc::clone(&catalog),
            Arc::clone(&config.store),
            Arc::downgrade(&tables),
        );
    }
    let (stop, stopping) = watch::channel(false);
    let readiness = Readiness::new(
        Arc::clone(&config.store),
        Arc::clone(&metrics),
        downtimes,
        config.spare,
    );
    let app = App {
        people,
        moderation,
        messenger,
        store: config.store,
        tables: Arc::clone(&tables),
        catalog,
        metrics: Arc::clone(&metrics),
        assets: Arc::new(config.assets),
        gates: Arc::new(Gates::new(&config.limits)),
        proxies: config.proxies,
        readiness: Arc::new(readiness),
        patience: config.patience,
        hsts: config.hsts,
        addresses: config.addresses,
        kept: Arc::default(),
    };
    let patience = config.patience;
    let door = Door::new(&config.limits, patience, config.proxies.number > 0, metrics);
    let closing = async move {
        if tokio::time::timeout(patience.stop.mul_f64(0.6), tables.close())
            .await
            .is_err()
        {
            tracing::warn!("some tables were busy to the end");
        }
    };
    if let Some(listener) = operations {
        let limits = Limits {
            connections: OPERATORS,
            ..Limits::NONE
        };
        // What they do is not counted among what the public does.
        let door = Door::new(&limits, patience, true, Arc::default());
        let router = http::operations::router(app.clone());
        let never = std::future::ready(());
        tokio::spawn(door.keep(listener, router, stopping.clone(), never, patience.stop));
    }
    let router = http::router(app);
    let task = tokio::spawn(door.keep(listener, router, stopping, closing, patience.stop));
    Ok(Running {
        address,
        operations: operations_at,
        stop,
        task,
    })
}
