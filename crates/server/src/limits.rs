//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use serde::{Deserialize, Serialize};

/// So many at once, and so many a minute in the long run.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A minute.
    pub per_minute: f64,
}

impl Rate {
    /// A rate.
    #[must_use]
    pub const fn new(burst: f64, per_minute: f64) -> Self {
        Self { burst, per_minute }
    }

    /// So many times as often.
    pub(crate) fn times(self, number: usize) -> Self {
        let number = number as f64;
        Self::new(self.burst * number, self.per_minute * number)
    }

    /// As often as one likes.
    pub const NONE: Self = Self::new(f64::INFINITY, f64::INFINITY);
}

/// What is limited.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Limits {
    /// New guests from one address.
    pub guests: Rate,
    /// New accounts and attempts to log in from one address.
    pub logins: Rate,
    /// New tables and tokens from one address.
    pub tables: Rate,
    /// Requests for a whole replay, record or list, and changes of settings, from one address.
    pub reading: Rate,
    /// Things said by one person.
    pub chat: Rate,
    /// Commands of one person, over all sockets.
    pub commands: Rate,
    /// Moves that one person takes back.
    pub undos: Rate,
    /// Pings of one socket.
    pub pings: Rate,
    /// Tables that are not finished and that one person has opened.
    pub tables_of_one: usize,
    /// Of those, tables where only bots play.
    pub tables_of_bots: usize,
    /// Sockets from one address at the same time.
    pub sockets: usize,
    /// Connections from one address at the same time, sockets included.
    pub connections_from_one: usize,
    /// Connections at the same time.
    pub connections: usize,
    /// Requests from one address that are being answered at the same time.
    pub requests: usize,
    /// So many people of one address may do at once what each of them may.
    pub people_of_one: usize,
    /// Those who only watch, at one table.
    pub spectators: usize,
    /// Of those, from one address.
    pub spectators_from_one: usize,
}

impl Limits {
    /// No limits, for measuring.
    pub const NONE: Self = Self {
        guests: Rate::NONE,
        logins: Rate::NONE,
        tables: Rate::NONE,
        reading: Rate::NONE,
        chat: Rate::NONE,
        commands: Rate::NONE,
        undos: Rate::NONE,
        pings: Rate::NONE,
        tables_of_one: usize::MAX,
        tables_of_bots: usize::MAX,
        sockets: usize::MAX,
        connections_from_one: usize::MAX,
        connections: usize::MAX,
        requests: usize::MAX,
        people_of_one: usize::MAX,
        spectators: usize::MAX,
        spectators_from_one: usize::MAX,
    };
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            guests: Rate::new(60.0, 30.0),
            logins: Rate::new(20.0, 10.0),
            tables: Rate::new(60.0, 30.0),
            reading: Rate::new(300.0, 600.0),
            chat: Rate::new(8.0, 30.0),
            commands: Rate::new(100.0, 600.0),
            undos: Rate::new(40.0, 40.0),
            pings: Rate::new(20.0, 20.0),
            tables_of_one: 200,
            tables_of_bots: 3,
            sockets: 500,
            connections_from_one: 600,
            connections: 10_000,
            requests: 100,
            people_of_one: 5,
            spectators: 100,
            spectators_from_one: 20,
        }
    }
}

/// What somebody has left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self {
            left: rate.burst,
            at: now,
        }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let minutes = now.saturating_duration_since(self.at).as_secs_f64() / 60.0;
        if rate.burst.is_infinite() {
            return true;
        }
        self.left = (self.left + minutes * rate.per_minute).min(rate.burst);
        self.at = now;
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
        }
        allowed
    }
}

/// One allowance for everybody who came by.
pub(crate) struct Gate<K> {
    rate: Rate,
    known: Mutex<Known<K>>,
}

/// In two halves: when the newer one is full, the older one is forgotten. So nobody who comes often is
/// forgotten, and no crowd of newcomers keeps others out.
struct Known<K> {
    newer: HashMap<K, Allowance>,
    older: HashMap<K, Allowance>,
}

/// So many are remembered at least.
const REMEMBERED: usize = 10_000;

impl<K: Eq + Hash> Gate<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self {
            rate,
            known: Mutex::new(Known {
                newer: HashMap::new(),
                older: HashMap::new(),
            }),
        }
    }

    /// Lets somebody through, or not.
    pub(crate) fn pass(&self, who: K) -> bool {
        let now = Instant::now();
        let mut known = self.known.lock().expect("nobody panics with it");
        let Known { newer, older } = &mut *known;
        if newer.len() >= REMEMBERED && !newer.contains_key(&who) {
            *older = std::mem::take(newer);
        }
        let before = older.remove(&who);
        newer
            .entry(who)
            .or_insert_with(|| before.unwrap_or_else(|| Allowance::full(self.rate, now)))
            .take(self.rate, now)
    }
}

/// So many addresses of one network may do at once what each of them may.
const ADDRESSES: usize = 16;

/// One allowance for every address, and a larger one for the network in which many lie.
pub(crate) struct AddressGate {
    own: Gate<IpAddr>,
    network: Gate<IpAddr>,
}

impl AddressGate {
    pub(crate) fn new(rate: Rate) -> Self {
        Self {
            own: Gate::new(rate),
            network: Gate::new(rate.times(ADDRESSES)),
        }
    }

    /// Lets somebody through, or not.
    pub(crate) fn pass(&self, from: IpAddr) -> bool {
        self.own.pass(from) && self.network.pass(district(from))
    }
}

/// One allowance for every person, and a larger one for the address from which many may come.
pub(crate) struct PersonGate {
    own: Gate<String>,
    address: AddressGate,
}

impl PersonGate {
    pub(crate) fn new(rate: Rate, people_of_one: usize) -> Self {
        Self {
            own: Gate::new(rate),
            address: AddressGate::new(rate.times(people_of_one)),
        }
    }

    /// Lets somebody through, or not.
    pub(crate) fn pass(&self, who: &str, from: IpAddr) -> bool {
        self.own.pass(who.to_owned()) && self.address.pass(from)
    }
}

/// Who counts as one: an address, or for IPv6 the whole network that one household gets.
#[must_use]
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// The network in which an address lies: whoever has one of its addresses may have many.
#[must_use]
pub(crate) fn district(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).into()
        }
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            [a, b, c, 0].into()
        }
    }
}

/// How many there are of something for everybody, at the same time.
pub(crate) struct Count<K: Eq + Hash + Clone> {
    most: usize,
    held: Mutex<HashMap<K, usize>>,
}

/// One of them, until it is dropped.
pub(crate) struct Held<K: Eq + Hash + Clone> {
    count: Arc<Count<K>>,
    who: K,
}

impl<K: Eq + Hash + Clone> Count<K> {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self {
            most,
            held: Mutex::default(),
        })
    }

    /// One more for somebody, if there may be one more.
    pub(crate) fn hold(self: &Arc<Self>, who: &K) -> Option<Held<K>> {
        let mut held = self.held.lock().expect("nobody panics with it");
        let own = held.entry(who.clone()).or_insert(0);
        if *own >= self.most {
            return None;
        }
        *own += 1;
        Some(Held {
            count: Arc::clone(self),
            who: who.clone(),
        })
    }
}

impl<K: Eq + Hash + Clone> Drop for Held<K> {
    fn drop(&mut self) {
        let mut held = self.count.held.lock().expect("nobody panics with it");
        if let Some(own) = held.get_mut(&self.who) {
            *own -= 1;
            if *own == 0 {
                held.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn an_allowance_runs_out_and_comes_back() {
        let rate = Rate::new(2.0, 60.0);
        let start = Instant::now();
        let mut own = Allowance::full(rate, start);
        assert!(own.take(rate, start) && own.take(rate, start));
        assert!(!own.take(rate, start));
        assert!(own.take(rate, start + Duration::from_secs(1)));
        assert!(!own.take(rate, start + Duration::from_secs(1)));
    }

    #[test]
    fn only_so_many_are_held_at_once() {
        let count = Count::new(2);
        let (one, two) = (count.hold(&"Ada"), count.hold(&"Ada"));
        assert!(one.is_some() && two.is_some());
        assert!(count.hold(&"Ada").is_none() && count.hold(&"Bea").is_some());
        drop(one);
        assert!(count.hold(&"Ada").is_some());
    }

    #[test]
    fn a_crowd_of_newcomers_keeps_nobody_out_and_frees_nobody_who_comes_often() {
        let gate = Gate::new(Rate::new(1.0, 0.001));
        assert!(gate.pass(u32::MAX));
        for newcomer in 0..3 * REMEMBERED as u32 {
            assert!(gate.pass(newcomer), "{newcomer}");
            if newcomer % 1000 == 0 {
                assert!(!gate.pass(u32::MAX));
            }
        }
        let known = gate.known.lock().unwrap();
        assert!(known.newer.len() + known.older.len() <= 2 * REMEMBERED);
    }

    #[test]
    fn however_many_people_or_addresses_somebody_is_they_have_an_end() {
        let gate = PersonGate::new(Rate::new(2.0, 0.001), 3);
        let pass =
            |number: u32, from: &str| gate.pass(&format!("eve {number}"), from.parse().unwrap());
        let passed = (0..100).filter(|number| pass(*number, "192.0.2.1")).count();
        assert_eq!(passed, 6);
        assert!(gate.pass("ada", "192.0.2.2".parse().unwrap()));
        let passed = (0..1000).filter(|number| pass(*number, &format!("2001:db8:0:{number}::")));
        assert_eq!(passed.count(), 6 * ADDRESSES);
    }

    #[test]
    fn one_household_counts_once() {
        let same = |one: &str, other: &str| {
            neighbourhood(one.parse().unwrap()) == neighbourhood(other.parse().unwrap())
        };
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
        assert!(same("192.0.2.1", "::ffff:192.0.2.1"));
    }

    #[test]
    fn everybody_has_an_allowance_of_their_own() {
        let gate = Gate::new(Rate::new(1.0, 0.001));
        assert!(gate.pass("Ada") && gate.pass("Bea"));
        assert!(!gate.pass("Ada"));
    }
}
