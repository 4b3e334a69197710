//! What the entries of an array stand for.

use std::borrow::Cow;
use std::ops::Range;

use super::Names;

/// Named parts of an array, one behind the other.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Layout {
    parts: Vec<Part>,
    len: usize,
}

/// One part of an array.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it is about.
    pub name: &'static str,
    /// Its size in each dimension; the last one runs fastest.
    pub shape: Vec<usize>,
    /// What the entries of the last dimension are, where they have names. `larvae/8` is the number of larvae
    /// divided by eight; what has no divisor is 0 or 1.
    pub entries: Vec<Cow<'static, str>>,
    /// The index of its first entry.
    pub first: usize,
}

/// A range of indices.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Block {
    /// The first one.
    pub first: usize,
    /// How many there are.
    pub len: usize,
}

impl Layout {
    /// No parts yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            parts: Vec::new(),
            len: 0,
        }
    }

    /// Adds a part whose entries have no names.
    pub fn add(&mut self, name: &'static str, shape: &[usize]) -> Block {
        self.push(name, shape.to_vec(), Vec::new())
    }

    /// Adds a part that tells the same of so many things; `write` writes it of one of them.
    pub fn add_each(
        &mut self,
        name: &'static str,
        things: usize,
        write: impl FnOnce(&mut Names),
    ) -> Block {
        let entries = names(write);
        self.push(name, vec![things, entries.len()], entries)
    }

    /// Adds a part that `write` writes.
    pub fn add_written(&mut self, name: &'static str, write: impl FnOnce(&mut Names)) -> Block {
        let entries = names(write);
        self.push(name, vec![entries.len()], entries)
    }

    /// Adds a part whose entries all have names.
    pub fn add_named<E: Into<Cow<'static, str>>>(
        &mut self,
        name: &'static str,
        entries: impl IntoIterator<Item = E>,
    ) -> Block {
        let entries: Vec<_> = entries.into_iter().map(Into::into).collect();
        self.push(name, vec![entries.len()], entries)
    }

    fn push(
        &mut self,
        name: &'static str,
        shape: Vec<usize>,
        entries: Vec<Cow<'static, str>>,
    ) -> Block {
        assert!(self.part(name).is_none(), "there are two parts {name}");
        let first = self.len;
        let len = shape.iter().product();
        self.len += len;
        self.parts.push(Part {
            name,
            shape,
            entries,
            first,
        });
        Block { first, len }
    }

    /// How many entries all parts have together.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no entry.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The parts in order.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The part with this name.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.name == name)
    }

    /// The part that has the entry with this index.
    #[must_use]
    pub fn part_of(&self, index: usize) -> Option<&Part> {
        self.parts.iter().find(|part| part.range().contains(&index))
    }
}

fn names(write: impl FnOnce(&mut Names)) -> Vec<Cow<'static, str>> {
    let mut names = Names::default();
    write(&mut names);
    names.0
}

impl Part {
    /// How many entries it has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }

    /// Where its entries lie.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.first..self.first + self.size()
    }
}

impl Block {
    /// The entry at this place within the range, if there is one.
    #[must_use]
    pub const fn at(self, place: usize) -> Option<usize> {
        if place < self.len {
            Some(self.first + place)
        } else {
            None
        }
    }

    /// The place within the range of the entry with this index, if it lies there.
    #[must_use]
    pub const fn place_of(self, index: usize) -> Option<usize> {
        if index >= self.first && index - self.first < self.len {
            Some(index - self.first)
        } else {
            None
        }
    }
}
