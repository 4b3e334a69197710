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
use tokio::sync::{Notify, watch};
use tokio::task::{AbortHandle, JoinSet};
use tower::ServiceExt;

use crate::config::Patience;
use crate::crowd::Crowd;
use crate::limits::{Count, Held, Limits, neighbourhood};
use crate::metrics::Metrics;
use crate::sending::Impatient;

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
        let (whose, held) = match &self.by_address {
            Some(count) => {
                let whose = neighbourhood(from.ip());
                match count.hold(&whose) {
                    Some(held) => (Some(whose), Some(held)),
                    None => return self.metrics.turned_away(),
                }
            }
            None => (None, None),
        };
        let Some((place, full)) = self.house.enter(whose, held) else {
            return self.metrics.turned_away();
        };
        if full {
            self.metrics.gave_way();
        }
        prepare(&stream, self.patience.unread);
        let number = place.number;
        let head = self.patience.head;
        // Twice as long as for nothing at all to be taken.
        let stream = Impatient::new(stream, self.patience.unread * 2);
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
    stream: Impatient<TcpStream>,
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
    inside: Mutex<Inmates>,
    next: AtomicUsize,
}

#[derive(Default)]
struct Inmates {
    /// The oldest first.
    all: BTreeMap<u64, Inside>,
    /// As far as it is known whose they are.
    known: Crowd,
    /// Those of them who sit at no table.
    unseated: Crowd,
}

struct Inside {
    /// Behind a proxy that is known once there is a request.
    whose: Option<IpAddr>,
    seated: bool,
    requests: Arc<AtomicUsize>,
    task: Option<AbortHandle>,
    leave: Arc<Notify>,
}

/// A connection's place in the house, until it is dropped.
pub(crate) struct Place {
    number: u64,
    house: Arc<House>,
    requests: Arc<AtomicUsize>,
    leave: Arc<Notify>,
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

    /// A place, and whether there was none left: then somebody has given way.
    fn enter(
        self: &Arc<Self>,
        whose: Option<IpAddr>,
        held: Option<Held<IpAddr>>,
    ) -> Option<(Place, bool)> {
        let requests = Arc::new(AtomicUsize::new(0));
        let leave = Arc::new(Notify::new());
        let number = self.next.fetch_add(1, Ordering::Relaxed) as u64;
        let mut inside = self.lock();
        let full = inside.all.len() >= self.most;
        if full {
            let gives_way = inside.gives_way(whose)?;
            inside.show_out(gives_way);
        }
        inside.all.insert(
            number,
            Inside {
                whose: None,
                seated: false,
                requests: Arc::clone(&requests),
                task: None,
                leave: Arc::clone(&leave),
            },
        );
        if let Some(whose) = whose {
            inside.belongs_to(number, whose);
        }
        let place = Place {
            number,
            house: Arc::clone(self),
            requests,
            leave,
            _held: held,
        };
        Some((place, full))
    }

    fn remember(&self, number: u64, task: AbortHandle) {
        if let Some(it) = self.lock().all.get_mut(&number) {
            it.task = Some(task);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inmates> {
        self.inside.lock().expect("nobody panics with it")
    }
}

impl Inmates {
    /// Who gives way to somebody from an address: the connection which has asked for nothing for longest. If all are
    /// busy, as sockets always are, one from where most are; of those who sit at no table, if these are half of
    /// all. So neither few addresses nor one network keep all others out, and those who watch do not those who play.
    fn gives_way(&self, newcomer: Option<IpAddr>) -> Option<u64> {
        let idle = |it: &Inside| it.requests.load(Ordering::Relaxed) == 0;
        if let Some((&oldest, _)) = self.all.iter().find(|(_, it)| idle(it)) {
            return Some(oldest);
        }
        let watching = self.unseated.len() * 2 >= self.all.len();
        let among = if watching {
            &self.unseated
        } else {
            &self.known
        };
        among.fullest(newcomer)
    }

    fn belongs_to(&mut self, number: u64, whose: IpAddr) {
        let Some(it) = self
            .all
            .get_mut(&number)
            .filter(|it| it.whose != Some(whose))
        else {
            return;
        };
        let before = it.whose.replace(whose);
        let seated = it.seated;
        for crowd in self.crowds(seated) {
            if let Some(before) = before {
                crowd.remove(before, number);
            }
            crowd.add(whose, number);
        }
    }

    /// Where somebody is counted.
    fn crowds(&mut self, seated: bool) -> impl Iterator<Item = &mut Crowd> {
        let unseated = (!seated).then_some(&mut self.unseated);
        std::iter::once(&mut self.known).chain(unseated)
    }

    fn sits(&mut self, number: u64, seated: bool) {
        let Some(it) = self.all.get_mut(&number).filter(|it| it.seated != seated) else {
            return;
        };
        it.seated = seated;
        match it.whose {
            Some(whose) if seated => self.unseated.remove(whose, number),
            Some(whose) => self.unseated.add(whose, number),
            None => {}
        }
    }

    fn show_out(&mut self, number: u64) {
        if let Some(it) = self.remove(number) {
            if let Some(task) = it.task {
                task.abort();
            }
            // A socket has no task here any more.
            it.leave.notify_one();
        }
    }

    fn remove(&mut self, number: u64) -> Option<Inside> {
        let it = self.all.remove(&number)?;
        if let Some(whose) = it.whose {
            for crowd in self.crowds(it.seated) {
                crowd.remove(whose, number);
            }
        }
        Some(it)
    }
}

impl Place {
    /// Nobody loses a place while something is done for them, unless others from their address have very many.
    /// Sockets are always busy.
    pub(crate) fn busy(self: &Arc<Self>) -> Busy {
        self.requests.fetch_add(1, Ordering::Relaxed);
        Busy(Arc::clone(self))
    }

    /// Somebody from this address has the place.
    pub(crate) fn belongs_to(&self, whose: IpAddr) {
        self.house.lock().belongs_to(self.number, whose);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.house.lock().remove(self.number);
    }
}

/// Something is done for a connection, until this is dropped.
pub(crate) struct Busy(Arc<Place>);

impl Busy {
    /// Whether somebody who plays has the place.
    pub(crate) fn sits(&self, seated: bool) {
        self.0.house.lock().sits(self.0.number, seated);
    }

    /// Waits until the place is needed for somebody else.
    pub(crate) async fn has_to_leave(&self) {
        self.0.leave.notified().await;
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.requests.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(house: &House) -> Vec<u64> {
        house.lock().all.keys().copied().collect()
    }

    #[test]
    fn a_full_house_gives_the_place_of_the_longest_idle() {
        let house = Arc::new(House::new(2));
        let enter = || house.enter(None, None);
        let first = Arc::new(enter().expect("a place").0);
        let second = Arc::new(enter().expect("a place").0);
        let busy = first.busy();
        let (third, full) = enter().expect("the second one's place");
        assert!(full);
        assert_eq!(numbers(&house), [first.number, third.number]);
        let third = Arc::new(third);
        let both = third.busy();
        assert!(enter().is_none(), "everybody is busy");
        drop((busy, both, second));
        drop(third);
        assert_eq!(numbers(&house), [first.number]);
    }

    #[test]
    fn in_a_house_full_of_busy_ones_who_has_most_gives_way() {
        let address = |last: u8| Some(IpAddr::from([192, 0, 2, last]));
        let house = Arc::new(House::new(4));
        let enter = |last: u8| {
            let (place, _) = house.enter(address(last), None)?;
            let place = Arc::new(place);
            Some((place.busy(), place))
        };
        let crowd: Vec<_> = (0..4).map(|_| enter(1).expect("a place")).collect();
        assert!(enter(1).is_none(), "whoever has most gives way to others");
        let one = enter(2).expect("the oldest one's place");
        assert_eq!(numbers(&house), [1, 2, 3, one.1.number]);
        let two = enter(2).expect("there are still more of the others");
        assert!(enter(2).is_none(), "as many as the others have");
        let three = enter(3).expect("one of the two who have most");
        assert!(enter(3).is_none() && enter(4).is_some());
        drop((crowd, one, two, three));
        let inside = house.lock();
        assert!(inside.all.is_empty() && inside.known.len() == 0 && inside.unseated.len() == 0);
    }

    /// However many networks they come from, strangers who watch keep nobody out, and those who play stay.
    #[test]
    fn newcomers_come_in_though_everybody_has_one_and_those_who_play_stay() {
        let house = Arc::new(House::new(6));
        let enter = |address: [u8; 4]| {
            let (place, _) = house.enter(Some(address.into()), None)?;
            let place = Arc::new(place);
            Some((place.busy(), place))
        };
        let ada = enter([203, 0, 113, 1]).expect("a place");
        ada.0.sits(true);
        let watching: Vec<_> = (1..6)
            .map(|number| enter([10 + number, 1, 1, 1]).expect("a place"))
            .collect();
        let bea = enter([198, 51, 100, 1]).expect("somebody gives way");
        assert!(!numbers(&house).contains(&watching[0].1.number));
        assert!(numbers(&house).contains(&ada.1.number));
        // One network does not take more than its part, however many addresses it has.
        let crowd: Vec<_> = (1..20).map(|number| enter([192, 0, 2, number])).collect();
        assert!(crowd.iter().all(Option::is_some), "each is let in");
        let inside = numbers(&house);
        assert!(inside.contains(&ada.1.number) && inside.contains(&bea.1.number));
        drop((watching, crowd));
    }

    #[tokio::test]
    async fn a_socket_behind_a_proxy_is_somebodys_and_is_told_to_leave() {
        let house = Arc::new(House::new(2));
        let enter = || house.enter(None, None).map(|(place, _)| Arc::new(place));
        let sockets = [enter().expect("a place"), enter().expect("a place")];
        let busy = sockets.each_ref().map(Place::busy);
        assert!(enter().is_none(), "nobody knows whose they are");
        for socket in &sockets {
            socket.belongs_to([192, 0, 2, 1].into());
        }
        let newcomer = enter().expect("the first one's place");
        busy[0].has_to_leave().await;
        assert_eq!(numbers(&house), [sockets[1].number, newcomer.number]);
        let stays = tokio::time::timeout(Duration::ZERO, busy[1].has_to_leave());
        assert!(stays.await.is_err());
    }
}
