//! Sets of hexagons, as bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign};

use serde::{Deserialize, Serialize};

use super::{BESIDE, Hex};

/// A set of hexagons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet([u64; 3]);

impl HexSet {
    /// No hexagon.
    pub const NONE: Self = Self([0; 3]);

    /// This hexagon alone.
    #[must_use]
    pub const fn only(hex: Hex) -> Self {
        let mut words = [0; 3];
        words[hex.index() / 64] = 1 << (hex.index() % 64);
        Self(words)
    }

    /// Whether `hex` is in the set.
    #[must_use]
    pub const fn contains(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] & (1 << (hex.index() % 64)) != 0
    }

    /// Puts `hex` into the set.
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Whether the sets share a hexagon.
    #[must_use]
    pub const fn meets(&self, other: &Self) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) | (self.0[2] & other.0[2]) != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many hexagons are in the set.
    #[must_use]
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// The first hexagon of the set.
    #[must_use]
    pub fn first(&self) -> Option<Hex> {
        self.iter().next()
    }

    /// What lies beside a hexagon.
    #[must_use]
    pub fn beside(hex: Hex) -> Self {
        BESIDE[hex.index()]
    }

    /// Whether the other set contains all of this one.
    #[must_use]
    pub const fn is_within(&self, other: &Self) -> bool {
        self.without(other).is_empty()
    }

    /// What is in this set but not in the other.
    #[must_use]
    pub const fn without(&self, other: &Self) -> Self {
        Self([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }

    /// Everything beside a hexagon of the set, and not in it.
    #[must_use]
    pub fn around(&self) -> Self {
        let mut beside = Self::NONE;
        for hex in self.iter() {
            beside |= Self::beside(hex);
        }
        beside.without(self)
    }

    /// The hexagons, from the top left.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + use<> {
        let [mut word, mut second, mut third] = self.0;
        let mut before = 0;
        std::iter::from_fn(move || {
            while word == 0 {
                if before == 128 {
                    return None;
                }
                before += 64;
                (word, second, third) = (second, third, 0);
            }
            let bit = word.trailing_zeros() as u8;
            word &= word - 1;
            Some(Hex(before + bit))
        })
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

impl BitOr for HexSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }
}

impl BitOrAssign for HexSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for HexSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }
}

/// Shown and written like a tile: `h5-h6-i5`.
impl fmt::Display for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, hex) in self.iter().enumerate() {
            if index > 0 {
                f.write_str("-")?;
            }
            hex.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for HexSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Hex>::deserialize(deserializer)?.into_iter().collect())
    }
}
