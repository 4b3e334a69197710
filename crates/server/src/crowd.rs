//! Many connections, by where they come from: regions, in each its networks, in each the addresses.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, Ipv6Addr};

use crate::limits::district;

/// Those of one place, and of the places in it.
#[derive(Default)]
pub(crate) struct Crowd {
    count: usize,
    below: BTreeMap<IpAddr, Crowd>,
    /// The numbers of the connections from one address, the oldest first.
    own: BTreeSet<u64>,
}

impl Crowd {
    /// How many there are.
    pub(crate) const fn len(&self) -> usize {
        self.count
    }

    pub(crate) fn add(&mut self, from: IpAddr, number: u64) {
        let mut place = self;
        for part in way(from) {
            place.count += 1;
            place = place.below.entry(part).or_default();
        }
        place.count += 1;
        place.own.insert(number);
    }

    pub(crate) fn remove(&mut self, from: IpAddr, number: u64) {
        self.take(&way(from), number);
    }

    fn take(&mut self, way: &[IpAddr], number: u64) -> bool {
        let found = match way.split_first() {
            None => self.own.remove(&number),
            Some((part, rest)) => {
                let below = self.below.get_mut(part);
                let found = below.is_some_and(|below| below.take(rest, number));
                if self.below.get(part).is_some_and(|below| below.count == 0) {
                    self.below.remove(part);
                }
                found
            }
        };
        self.count -= usize::from(found);
        found
    }

    /// One of those who have been there for long; where there is but one, that.
    fn first(&self) -> Option<u64> {
        let below = self.below.values().next();
        below.map_or_else(|| self.own.first().copied(), Self::first)
    }

    /// The oldest one from the fullest address of the fullest network of the fullest region, with a newcomer counted
    /// as if they were there already; nobody if it is the newcomer's own address that has most.
    pub(crate) fn fullest(&self, newcomer: Option<IpAddr>) -> Option<u64> {
        let own_way = newcomer.map(way);
        let mut own = own_way.as_ref().map(<[IpAddr; 3]>::as_slice);
        let mut place = self;
        while !place.below.is_empty() {
            let own_part = own.and_then(<[IpAddr]>::first);
            // Of equal ones the newcomer's own, else who has been there for longest.
            let rank = |(part, below): &(&IpAddr, &Self)| {
                let is_own = Some(*part) == own_part;
                let count = below.count + usize::from(is_own);
                (count, is_own, Reverse(below.first()))
            };
            let (part, below) = place.below.iter().max_by_key(rank)?;
            own = own.filter(|_| Some(part) == own_part).map(|way| &way[1..]);
            place = below;
        }
        // The whole way was the newcomer's own.
        if own.is_some_and(<[IpAddr]>::is_empty) {
            return None;
        }
        place.own.first().copied()
    }
}

/// From the region to the address.
fn way(from: IpAddr) -> [IpAddr; 3] {
    let region = match from.to_canonical() {
        IpAddr::V4(address) => {
            let [a, b, ..] = address.octets();
            [a, b, 0, 0].into()
        }
        IpAddr::V6(address) => {
            let [a, b, ..] = address.segments();
            Ipv6Addr::new(a, b, 0, 0, 0, 0, 0, 0).into()
        }
    };
    [region, district(from), from]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(addresses: &[&str]) -> Crowd {
        let mut crowd = Crowd::default();
        for (number, address) in (0..).zip(addresses) {
            crowd.add(address.parse().unwrap(), number);
        }
        crowd
    }

    fn fullest(crowd: &Crowd, newcomer: &str) -> Option<u64> {
        crowd.fullest(Some(newcomer.parse().unwrap()))
    }

    #[test]
    fn one_gives_way_from_where_most_are() {
        let many = crowd(&[
            "192.0.2.1",
            "2001:db8:1:1::",
            "2001:db8:1:2::",
            "2001:db8:1:3::",
            "192.0.2.1",
        ]);
        assert_eq!(fullest(&many, "198.51.100.1"), Some(1));
        assert_eq!(fullest(&many, "192.0.2.1"), None, "they would have three");
        assert_eq!(fullest(&many, "2001:db8:1:9::"), Some(1));
        assert_eq!(fullest(&crowd(&[]), "192.0.2.1"), None);
    }

    #[test]
    fn if_everybody_has_one_somebody_gives_way() {
        let all = crowd(&["192.0.2.1", "198.51.100.1", "203.0.113.1"]);
        assert_eq!(fullest(&all, "10.0.0.1"), Some(0), "the oldest");
        assert_eq!(fullest(&all, "203.0.113.1"), None, "they have one");
    }

    #[test]
    fn nothing_is_left_of_those_who_are_gone() {
        let mut crowd = crowd(&["192.0.2.1", "2001:db8::1"]);
        crowd.remove("192.0.2.1".parse().unwrap(), 7);
        assert_eq!(crowd.len(), 2);
        crowd.remove("192.0.2.1".parse().unwrap(), 0);
        crowd.remove("2001:db8::1".parse().unwrap(), 1);
        assert!(crowd.len() == 0 && crowd.below.is_empty());
    }
}
