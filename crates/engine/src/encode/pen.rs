//! Writing an array from its beginning to its end, and naming its entries.

use std::borrow::Cow;

/// Something that entries are written to, one after the other, each with a name. The same function writes an
/// array with a [`Pen`] and tells what its entries are with [`Names`], so that the two agree.
pub trait Sheet {
    /// The next entry.
    fn put(&mut self, name: &'static str, value: f32);

    /// The next entry is 1 if something is so.
    fn flag(&mut self, name: &'static str, so: bool) {
        self.put(name, f32::from(u8::from(so)));
    }

    /// The next entry is a number divided by `by`.
    fn count(&mut self, name: &'static str, number: impl Into<f32>, by: u8);

    /// An entry for each of `kinds`: 1 for those that are so.
    fn each_of(&mut self, name: &'static str, kinds: &[&'static str], so: impl Fn(usize) -> bool);

    /// An entry for each of `kinds`: 1 for this one, if any.
    fn one_of(&mut self, name: &'static str, kinds: &[&'static str], which: Option<usize>);
}

/// Writes entries one after the other. What is skipped is 0.
#[derive(Debug)]
pub struct Pen<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Pen<'a> {
    /// Begins at the first entry.
    ///
    /// # Panics
    /// If the array has not this length.
    pub fn new(out: &'a mut [f32], len: usize) -> Self {
        assert_eq!(out.len(), len, "the array has another length");
        out.fill(0.0);
        Self { out, at: 0 }
    }

    /// Leaves out so many entries.
    pub const fn skip(&mut self, entries: usize) {
        self.at += entries;
    }

    /// The next so many entries, all 0, to be written in any order.
    pub fn take(&mut self, entries: usize) -> &mut [f32] {
        let first = self.at;
        self.at += entries;
        &mut self.out[first..self.at]
    }

    /// Says that this was all.
    ///
    /// # Panics
    /// If entries are missing.
    pub fn end(self) {
        assert_eq!(self.at, self.out.len(), "entries are missing");
    }
}

impl Sheet for Pen<'_> {
    #[inline]
    fn put(&mut self, _: &'static str, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }

    #[inline]
    fn count(&mut self, name: &'static str, number: impl Into<f32>, by: u8) {
        self.put(name, number.into() / f32::from(by));
    }

    #[inline]
    fn each_of(&mut self, name: &'static str, kinds: &[&'static str], so: impl Fn(usize) -> bool) {
        for kind in 0..kinds.len() {
            self.flag(name, so(kind));
        }
    }

    #[inline]
    fn one_of(&mut self, _: &'static str, kinds: &[&'static str], which: Option<usize>) {
        let entries = self.take(kinds.len());
        if let Some(which) = which {
            entries[which] = 1.0;
        }
    }
}

/// Collects the names of entries.
#[derive(Default, Debug)]
pub struct Names(pub(super) Vec<Cow<'static, str>>);

impl Sheet for Names {
    fn put(&mut self, name: &'static str, _: f32) {
        self.0.push(name.into());
    }

    fn count(&mut self, name: &'static str, _: impl Into<f32>, by: u8) {
        let name = match by {
            1 => name.into(),
            by => format!("{name}/{by}").into(),
        };
        self.0.push(name);
    }

    fn each_of(&mut self, name: &'static str, kinds: &[&'static str], _: impl Fn(usize) -> bool) {
        self.one_of(name, kinds, None);
    }

    fn one_of(&mut self, name: &'static str, kinds: &[&'static str], _: Option<usize>) {
        let names = kinds.iter().map(|kind| match name {
            "" => (*kind).into(),
            name => format!("{name}-{kind}").into(),
        });
        self.0.extend(names);
    }
}
