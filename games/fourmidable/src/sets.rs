//! Sets of things that are numbered: hexagons, cells, cards. One bit each, so that a set is copied and
//! compared as a few words.

macro_rules! set_of {
    ($(#[$doc:meta])* $name:ident of $item:ident, $count:expr, $words:literal words) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize)]
        pub struct $name([u64; $words]);

        /// What does not exist is left out. Only text from outside can bring it up.
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(words: D) -> Result<Self, D::Error> {
                let words = <[u64; $words]>::deserialize(words)?;
                Ok(Self(words).common(Self::ALL))
            }
        }

        impl $name {
            /// Nothing.
            pub const NONE: Self = Self([0; $words]);

            /// Everything.
            pub const ALL: Self = {
                let mut all = Self::NONE;
                let mut item = 0;
                while item < $count {
                    all.insert($item(item as u8));
                    item += 1;
                }
                all
            };

            /// This one alone.
            #[must_use]
            pub const fn only(item: $item) -> Self {
                let mut set = Self::NONE;
                set.insert(item);
                set
            }

            /// Whether it is in the set.
            #[must_use]
            pub const fn contains(&self, item: $item) -> bool {
                self.0[item.0 as usize / 64] & (1 << (item.0 % 64)) != 0
            }

            pub(crate) const fn insert(&mut self, item: $item) {
                self.0[item.0 as usize / 64] |= 1 << (item.0 % 64);
            }

            /// Takes it out, if it is there.
            #[allow(dead_code, reason = "not every kind of thing goes away")]
            pub(crate) const fn remove(&mut self, item: $item) {
                self.0[item.0 as usize / 64] &= !(1 << (item.0 % 64));
            }

            /// How many are in the set.
            #[must_use]
            pub const fn len(&self) -> usize {
                let mut len = 0;
                let mut word = 0;
                while word < $words {
                    len += self.0[word].count_ones() as usize;
                    word += 1;
                }
                len
            }

            /// Whether the set is empty.
            #[must_use]
            pub const fn is_empty(&self) -> bool {
                let mut word = 0;
                while word < $words {
                    if self.0[word] != 0 {
                        return false;
                    }
                    word += 1;
                }
                true
            }

            /// Whether the sets share something.
            #[must_use]
            pub const fn meets(&self, other: &Self) -> bool {
                !self.common(*other).is_empty()
            }

            /// What is in both sets.
            #[must_use]
            pub const fn common(self, other: Self) -> Self {
                let mut both = self;
                let mut word = 0;
                while word < $words {
                    both.0[word] &= other.0[word];
                    word += 1;
                }
                both
            }

            /// What is in one of the two sets.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                let mut either = self;
                let mut word = 0;
                while word < $words {
                    either.0[word] |= other.0[word];
                    word += 1;
                }
                either
            }

            /// What is in this set and not in the other.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                let mut rest = self;
                let mut word = 0;
                while word < $words {
                    rest.0[word] &= !other.0[word];
                    word += 1;
                }
                rest
            }

            /// In the order of their numbers.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut words = self.0;
                std::iter::from_fn(move || {
                    let word = words.iter().position(|&word| word != 0)?;
                    let bit = words[word].trailing_zeros() as u8;
                    words[word] &= words[word] - 1;
                    Some($item(word as u8 * 64 + bit))
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::NONE;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }
    };
}
pub(crate) use set_of;
