//! Values that most areas do not have.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Index;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{AREAS, Area, AreaSet};

/// One value for every area, of which most are the default: less than [`super::ByArea`] to copy, and the
/// areas that have a value are at hand. With `SLOTS` values and more it moves to the heap.
#[derive(Clone, PartialEq, Eq)]
pub struct Scattered<T, const SLOTS: usize> {
    areas: AreaSet,
    values: Values<T, SLOTS>,
}

/// Equal values are always kept in the same way, so that equality may be derived.
#[derive(Clone, PartialEq, Eq)]
enum Values<T, const SLOTS: usize> {
    /// First the default, which stands for all other areas; then the values from the top left; then
    /// defaults.
    Few([T; SLOTS]),
    /// By area.
    Many(Box<[T; AREAS]>),
}

impl<T: Copy + Default, const SLOTS: usize> Default for Scattered<T, SLOTS> {
    fn default() -> Self {
        Self {
            areas: AreaSet::NONE,
            values: Values::Few([T::default(); SLOTS]),
        }
    }
}

impl<T, const SLOTS: usize> Scattered<T, SLOTS> {
    /// The areas whose value is not the default.
    #[must_use]
    pub const fn areas(&self) -> AreaSet {
        self.areas
    }

    /// The values that are not the default, from the top left.
    pub fn iter(&self) -> impl Iterator<Item = (Area, &T)> {
        let places = self.areas.iter().enumerate();
        places.map(move |(before, area)| match &self.values {
            Values::Few(values) => (area, &values[before + 1]),
            Values::Many(values) => (area, &values[area.index()]),
        })
    }
}

impl<T: Copy + Default + PartialEq, const SLOTS: usize> Scattered<T, SLOTS> {
    /// Sets the value of an area.
    pub fn set(&mut self, area: Area, value: T) {
        let had = self.areas.contains(area);
        let has = value != T::default();
        match &mut self.values {
            Values::Few(values) => {
                let slot = 1 + self.areas.before(area);
                let last = self.areas.len();
                match (had, has) {
                    (true, true) => values[slot] = value,
                    (true, false) => {
                        values.copy_within(slot + 1..=last, slot);
                        values[last] = T::default();
                    }
                    (false, true) if last + 1 < SLOTS => {
                        values.copy_within(slot..=last, slot + 1);
                        values[slot] = value;
                    }
                    (false, true) => {
                        let mut many = Box::new([T::default(); AREAS]);
                        for (area, &value) in self.areas.iter().zip(&values[1..]) {
                            many[area.index()] = value;
                        }
                        many[area.index()] = value;
                        self.values = Values::Many(many);
                    }
                    (false, false) => {}
                }
            }
            Values::Many(values) => values[area.index()] = value,
        }
        if has {
            self.areas.insert(area);
        } else {
            self.areas.remove(area);
            self.gather();
        }
    }

    /// Back from the heap as soon as there is room.
    fn gather(&mut self) {
        if let Values::Many(many) = &self.values
            && self.areas.len() < SLOTS
        {
            let mut values = [T::default(); SLOTS];
            for (area, value) in self.areas.iter().zip(&mut values[1..]) {
                *value = many[area.index()];
            }
            self.values = Values::Few(values);
        }
    }

    /// Changes the value of an area.
    pub fn change<R>(&mut self, area: Area, change: impl FnOnce(&mut T) -> R) -> R {
        let mut value = self[area];
        let result = change(&mut value);
        self.set(area, value);
        result
    }

    /// Leaves the default behind.
    pub fn take(&mut self, area: Area) -> T {
        let value = self[area];
        self.set(area, T::default());
        value
    }
}

impl<T, const SLOTS: usize> Index<Area> for Scattered<T, SLOTS> {
    type Output = T;
    fn index(&self, area: Area) -> &T {
        match &self.values {
            Values::Few(values) if self.areas.contains(area) => {
                &values[1 + self.areas.before(area)]
            }
            Values::Few(values) => &values[0],
            Values::Many(values) => &values[area.index()],
        }
    }
}

impl<T: Hash, const SLOTS: usize> Hash for Scattered<T, SLOTS> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.areas.hash(state);
        for (_, value) in self.iter() {
            value.hash(state);
        }
    }
}

impl<T: fmt::Debug, const SLOTS: usize> fmt::Debug for Scattered<T, SLOTS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.iter().map(|(area, value)| (area.to_string(), value)))
            .finish()
    }
}

impl<T: Serialize, const SLOTS: usize> Serialize for Scattered<T, SLOTS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T, const SLOTS: usize> Deserialize<'de> for Scattered<T, SLOTS>
where
    T: Copy + Default + PartialEq + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let said = Vec::<(Area, T)>::deserialize(deserializer)?;
        if said.len() > AREAS {
            return Err(D::Error::custom("the map has only 61 areas"));
        }
        let mut values = Self::default();
        for (area, value) in said {
            values.set(area, value);
        }
        Ok(values)
    }
}
