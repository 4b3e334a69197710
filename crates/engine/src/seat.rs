//! Who sits where: a seat, a set of seats, and one value for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The largest table of all games.
pub const MAX_SEATS: usize = 6;

/// One place at the table, counted clockwise. People and records count from 1, arrays from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat at this index, counted from 0.
    ///
    /// # Panics
    /// If no table has so many seats.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no table has so many seats");
        Self(index as u8)
    }

    /// The seat with this number, counted from 1 as people do.
    #[must_use]
    pub const fn from_number(number: usize) -> Option<Self> {
        if number >= 1 && number <= MAX_SEATS {
            Some(Self(number as u8 - 1))
        } else {
            None
        }
    }

    /// Counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        Self::new((self.index() + 1) % players)
    }

    /// All seats of a table of `players`, clockwise.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..players).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// No table has this seat. Only text from outside can bring it up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no table has so many seats")]
pub struct NoSuchSeat;

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;
    fn try_from(index: u8) -> Result<Self, NoSuchSeat> {
        Self::from_number(usize::from(index) + 1).ok_or(NoSuchSeat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// This seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table of `players`.
    #[must_use]
    pub const fn all(players: usize) -> Self {
        Self(((1_u16 << players) - 1) as u8)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Everybody who is in one of the two sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Everybody who is in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Everybody who is in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The first seat of the set, clockwise from seat 1.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// The seats of the set, clockwise from seat 1.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl TryFrom<u8> for Seats {
    type Error = NoSuchSeat;
    fn try_from(bits: u8) -> Result<Self, NoSuchSeat> {
        if bits & !Self::all(MAX_SEATS).0 == 0 {
            Ok(Self(bits))
        } else {
            Err(NoSuchSeat)
        }
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Seat::number))
            .finish()
    }
}

/// One value for every seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    // The places behind `players` keep the default value, so that equality may be derived.
    values: [T; MAX_SEATS],
    players: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// The same value for each of `players` seats.
    ///
    /// # Panics
    /// If no table has so many seats.
    #[must_use]
    pub fn filled(players: usize, value: T) -> Self {
        Self::from_fn(players, |_| value)
    }

    /// A value made for each of `players` seats.
    ///
    /// # Panics
    /// If no table has so many seats.
    #[must_use]
    pub fn from_fn(players: usize, mut value: impl FnMut(Seat) -> T) -> Self {
        assert!(players <= MAX_SEATS, "no table has so many seats");
        let mut values = [T::default(); MAX_SEATS];
        for (index, place) in values[..players].iter_mut().enumerate() {
            *place = value(Seat::new(index));
        }
        Self {
            values,
            players: players as u8,
        }
    }
}

impl<T> PerSeat<T> {
    /// How many seats the table has.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The values, seat 1 first.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.players()]
    }

    /// The values, seat 1 first.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }
}

impl<'a, T> IntoIterator for &'a PerSeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.values[..self.players as usize][seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[..self.players as usize][seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MAX_SEATS {
            return Err(serde::de::Error::invalid_length(
                values.len(),
                &"at most six seats",
            ));
        }
        Ok(Self::from_fn(values.len(), |seat| values[seat.index()]))
    }
}

/// Who looks at the game: somebody at the table, or somebody who only watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// Sees what this seat may see.
    Seat(Seat),
    /// Sees only what lies open to all.
    Spectator,
}

impl Observer {
    /// Whether this is the player on `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Everybody who can look at a table of `players`.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        Seat::all(players)
            .map(Self::Seat)
            .chain(std::iter::once(Self::Spectator))
    }
}
