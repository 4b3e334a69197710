//! Who gets in. Connections are accepted one by one; each has little time to say what it wants, there are
//! only so many in all and from one address, and all are gone soon after the server is told to stop.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{AbortHandle, JoinSet};
use tower::ServiceExt;

use crate::config::Patience;
use crate::limits::{Count, Held, Limits, neighbourhood};
use crate::metrics::Metrics;

/// No head is larger.
const MOST_HEAD_BYTES: usize = 16 * 1024;

/// When the system has no connection left to give.
const PAUSE: Duration = Duration::from_millis(50);

/// The door of the server.
pub(crate) struct Door {
    /// How many there may be from one address.
    by_address: Option<Arc<Count<IpAddr>>>,
    house: Arc<House>,
    patience: Patience,
    metrics: Arc<Metrics>,
}

impl Door {
    /// Behind a proxy all connections come from its address, so they are counted by request only.
    pub(crate) fn new(
        limits: &Limits,
        patience: Patience,
        behind_proxy: bool,
        metrics: Arc<Metrics>,
    ) -> Self {
        Self {
            by_address: (!behind_proxy).then(|| Count::new(limits.connections_from_one)),
            house: Arc::new(House::new(limits.connections.min(most_open()))),
            patience,
            metrics,
        }
    }

    /// Lets connections in until it is told to stop, then sees all of them out within `patience`.
    pub(crate) async fn keep(
        self,
        listener: TcpListener,
        router: Router,
        mut stopping: watch::Receiver<bool>,
        closing: impl Future<Output = ()>,
        patience: Duration,
    ) {
        let mut connections = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                // If the one who could stop it is gone, it stops as well.
                _ = stopping.wait_for(|stop| *stop) => break,
                Some(_) = connections.join_next() => continue,
            };
            match accepted {
                Ok((stream, from)) => self.admit(
                    &mut connections,
                    stream,
                    from,
                    router.clone(),
                    stopping.clone(),
                ),
                Err(error) => {
                    tracing::warn!("a connection was not accepted: {error}");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
        drop(listener);
        let seen_out = async {
            closing.await;
            while connections.join_next().await.is_some() {}
        };
        if tokio::time::timeout(patience, seen_out).await.is_err() {
            tracing::warn!("{} connections had to be cut", connections.len());
        }
        connections.shutdown().await;
    }

    fn admit(
        &self,
        connections: &mut JoinSet<()>,
        stream: TcpStream,
        from: SocketAddr,
        router: Router,
        stopping: watch::Receiver<bool>,
    ) {
        let held = match &self.by_address {
            Some(count) => match count.hold(&neighbourhood(from.ip())) {
                Some(held) => Some(held),
                None => return self.metrics.turned_away(),
            },
            None => None,
        };
        let Some((place, full)) = self.house.enter(held) else {
            return self.metrics.turned_away();
        };
        if full {
            self.metrics.gave_way();
        }
        prepare(&stream, self.patience.unread);
        let number = place.number;
        let head = self.patience.head;
        let serving = serve(stream, from, router, Arc::new(place), head, stopping);
        let metrics = Arc::clone(&self.metrics);
        let counted = Inmate::new(metrics);
        let task = connections.spawn(async move {
            let _counted = counted;
            serving.await;
        });
        self.house.remember(number, task);
    }
}

/// How many connections the system lets this program have. Some files are left for the store.
fn most_open() -> usize {
    const SPARE: u64 = 64;
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let wanted = Rlimit {
            current: maximum,
            maximum,
        };
        // What is not allowed stays as it was.
        let _ = setrlimit(Resource::Nofile, wanted);
        if let Some(files) = getrlimit(Resource::Nofile).current {
            return usize::try_from(files.saturating_sub(SPARE)).unwrap_or(usize::MAX);
        }
    }
    usize::MAX
}

/// Small answers are sent at once, and clients that are gone are noticed.
fn prepare(stream: &TcpStream, unread: Duration) {
    let prepared = stream.set_nodelay(true).and_then(|()| {
        #[cfg(target_os = "linux")]
        SockRef::from(stream).set_tcp_user_timeout(Some(unread))?;
        SockRef::from(stream).set_keepalive(true)
    });
    if let Err(error) = prepared {
        tracing::debug!("a connection stays as it is: {error}");
    }
}

/// Serves one connection until it ends or is handed over to a socket.
async fn serve(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    place: Arc<Place>,
    head: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let (router, place) = (router.clone(), Arc::clone(&place));
        async move {
            let _busy = place.busy();
            let mut request: Request = request.map(axum::body::Body::new);
            request.extensions_mut().insert(ConnectInfo(from));
            // A socket keeps it as long as it lives.
            request.extensions_mut().insert(Arc::clone(&place));
            let Ok(response) = router.oneshot(request).await;
            Ok::<_, Infallible>(response)
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .max_buf_size(MOST_HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // How a connection ends is the client's business.
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stop| *stop) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// A connection is counted as long as it is there.
struct Inmate(Arc<Metrics>);

impl Inmate {
    fn new(metrics: Arc<Metrics>) -> Self {
        metrics.connections(1);
        Self(metrics)
    }
}

impl Drop for Inmate {
    fn drop(&mut self) {
        self.0.connections(-1);
    }
}

/// All connections.
struct House {
    most: usize,
    inside: Mutex<BTreeMap<u64, Inside>>,
    next: AtomicUsize,
}

struct Inside {
    requests: Arc<AtomicUsize>,
    task: Option<AbortHandle>,
}

/// A connection's place in the house, until it is dropped.
pub(crate) struct Place {
    number: u64,
    house: Arc<House>,
    requests: Arc<AtomicUsize>,
    _held: Option<Held<IpAddr>>,
}

impl House {
    fn new(most: usize) -> Self {
        Self {
            most: most.max(1),
            inside: Mutex::default(),
            next: AtomicUsize::new(0),
        }
    }

    /// A place; if there is none left, that of the connection which has asked for nothing for longest, which is
    /// told, too.
    fn enter(self: &Arc<Self>, held: Option<Held<IpAddr>>) -> Option<(Place, bool)> {
        let requests = Arc::new(AtomicUsize::new(0));
        let number = self.next.fetch_add(1, Ordering::Relaxed) as u64;
        let mut inside = self.inside.lock().expect("nobody panics with it");
        let full = inside.len() >= self.most;
        if full {
            let idle = |it: &Inside| it.requests.load(Ordering::Relaxed) == 0;
            let (&oldest, _) = inside.iter().find(|(_, it)| idle(it))?;
            if let Some(task) = inside.remove(&oldest).and_then(|it| it.task) {
                task.abort();
            }
        }
        inside.insert(
            number,
            Inside {
                requests: Arc::clone(&requests),
                task: None,
            },
        );
        let place = Place {
            number,
            house: Arc::clone(self),
            requests,
            _held: held,
        };
        Some((place, full))
    }

    fn remember(&self, number: u64, task: AbortHandle) {
        let mut inside = self.inside.lock().expect("nobody panics with it");
        if let Some(it) = inside.get_mut(&number) {
            it.task = Some(task);
        }
    }
}

impl Place {
    /// Nobody loses a place while something is done for them. Sockets are always busy.
    pub(crate) fn busy(self: &Arc<Self>) -> Busy {
        self.requests.fetch_add(1, Ordering::Relaxed);
        Busy(Arc::clone(self))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let inside = self.house.inside.lock();
        inside.expect("nobody panics with it").remove(&self.number);
    }
}

/// Something is done for a connection, until this is dropped.
pub(crate) struct Busy(Arc<Place>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.requests.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_house_gives_the_place_of_the_longest_idle() {
        let house = Arc::new(House::new(2));
        let first = Arc::new(house.enter(None).expect("a place").0);
        let second = Arc::new(house.enter(None).expect("a place").0);
        let busy = first.busy();
        let (third, full) = house.enter(None).expect("the second one's place");
        assert!(full);
        let numbers = |house: &House| -> Vec<u64> {
            house
                .inside
                .lock()
                .expect("nobody panics with it")
                .keys()
                .copied()
                .collect()
        };
        assert_eq!(numbers(&house), [first.number, third.number]);
        let third = Arc::new(third);
        let both = third.busy();
        assert!(house.enter(None).is_none(), "everybody is busy");
        drop((busy, both, second));
        drop(third);
        assert_eq!(numbers(&house), [first.number]);
    }
}
