//! Where guests come from. Anybody can be as many guests as they like, so those of one address share what
//! each person would get.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use crate::store::Person;

/// So many guests are remembered at least.
const REMEMBERED: usize = 20_000;

/// Where guests come from who have opened tables lately.
#[derive(Default)]
pub(crate) struct Guests(Mutex<Known>);

/// In two halves: when the newer one is full, the older one is forgotten.
#[derive(Default)]
struct Known {
    newer: HashMap<String, IpAddr>,
    older: HashMap<String, IpAddr>,
}

impl Guests {
    /// Somebody opens a table.
    pub(super) fn come_from(&self, person: &Person, from: IpAddr) {
        let mut known = self.lock();
        if person.password.is_some() {
            known.newer.remove(&person.id);
            known.older.remove(&person.id);
            return;
        }
        if known.newer.len() >= REMEMBERED {
            known.older = std::mem::take(&mut known.newer);
        }
        known.newer.insert(person.id.clone(), from);
    }

    /// Whose turn it is when a bot thinks at a table of this person.
    pub(super) fn whose_turn(&self, opener: &str) -> String {
        let known = self.lock();
        let from = known.newer.get(opener).or_else(|| known.older.get(opener));
        from.map_or_else(|| opener.to_owned(), IpAddr::to_string)
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
    fn guests_of_one_address_take_turns_as_one_and_accounts_for_themselves() {
        let guests = Guests::default();
        let from = IpAddr::from([192, 0, 2, 1]);
        for id in ["eve1", "eve2"] {
            guests.come_from(&person(id, None), from);
        }
        guests.come_from(&person("ada", Some("hash")), from);
        assert_eq!(guests.whose_turn("eve1"), guests.whose_turn("eve2"));
        assert_eq!(guests.whose_turn("ada"), "ada");
        assert_eq!(guests.whose_turn("somebody"), "somebody");
        guests.come_from(&person("eve2", Some("hash")), from);
        assert_eq!(guests.whose_turn("eve2"), "eve2");
        for number in 0..3 * REMEMBERED {
            guests.come_from(&person(&number.to_string(), None), from);
        }
        let known = guests.lock();
        assert!(known.newer.len() + known.older.len() <= 2 * REMEMBERED);
    }
}
