//! Where people come from. Anybody can be as many people as they like, so those of one address share what
//! each person would get, and those of one network what a few addresses would.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use crate::limits::district;
use crate::store::Person;

/// So many are remembered at least.
const REMEMBERED: usize = 20_000;
/// Those of whom nobody knows where they are, as after a start, count as if they came from one place. Whoever comes back
/// is known again.
const ELSEWHERE: &str = "elsewhere";

/// Where those come from who have opened tables or come to one lately.
#[derive(Default)]
pub(crate) struct Guests(Mutex<Known>);

/// In two halves: when the newer one is full, the older one is forgotten.
#[derive(Default)]
struct Known {
    newer: HashMap<String, IpAddr>,
    older: HashMap<String, IpAddr>,
}

/// Who shares with whom: all of a network, all of an address in it, the person.
pub(crate) type Shares = [String; 3];

impl Guests {
    /// Somebody opens a table, or comes to one.
    pub(super) fn come_from(&self, person: &Person, from: IpAddr) {
        let mut known = self.lock();
        if known.newer.get(&person.id) == Some(&from) {
            return;
        }
        if known.newer.len() >= REMEMBERED {
            known.older = std::mem::take(&mut known.newer);
        }
        known.newer.insert(person.id.clone(), from);
    }

    /// Where somebody was last, if that is known.
    pub(super) fn address(&self, person: &str) -> Option<IpAddr> {
        let known = self.lock();
        let from = known.newer.get(person).or_else(|| known.older.get(person));
        from.copied()
    }

    /// With whom somebody shares.
    pub(super) fn shares(&self, person: &str) -> Shares {
        let [network, address] = match self.address(person) {
            Some(from) => [district(from).to_string(), from.to_string()],
            None => [ELSEWHERE.to_owned(), ELSEWHERE.to_owned()],
        };
        [network, address, person.to_owned()]
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.0.lock().expect("nobody panics with it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str, password: Option<&str>) -> Person {
        Person {
            id: id.to_owned(),
            password: password.map(str::to_owned),
            ..Person::default()
        }
    }

    #[test]
    fn people_of_one_address_share_with_an_account_or_without() {
        let guests = Guests::default();
        let from = IpAddr::from([192, 0, 2, 1]);
        guests.come_from(&person("eve1", None), from);
        guests.come_from(&person("eve2", Some("hash")), from);
        guests.come_from(&person("ada", Some("hash")), [192, 0, 2, 9].into());
        let [eve1, eve2, ada] = ["eve1", "eve2", "ada"].map(|id| guests.shares(id));
        assert_eq!(eve1[..2], eve2[..2]);
        assert!(eve1[0] == ada[0] && eve1[1] != ada[1]);
        // Whoever has not been seen since the start has no place of their own.
        assert_eq!(guests.shares("one")[..2], guests.shares("another")[..2]);
        for number in 0..3 * REMEMBERED {
            guests.come_from(&person(&number.to_string(), None), from);
        }
        let known = guests.lock();
        assert!(known.newer.len() + known.older.len() <= 2 * REMEMBERED);
    }
}
