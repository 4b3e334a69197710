//! Actions that are numbered by listing all of them.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::{BuildHasherDefault, Hash};

use super::{Block, Layout};
use crate::fingerprint::Fingerprint;

/// Actions of several kinds, each at its number, and the way back.
#[derive(Clone, Debug)]
pub struct Numbering<A> {
    kinds: Layout,
    actions: Vec<A>,
    numbers: HashMap<A, u32, BuildHasherDefault<Fingerprint>>,
}

impl<A: Clone + Eq + Hash + Debug> Default for Numbering<A> {
    fn default() -> Self {
        Self {
            kinds: Layout::new(),
            actions: Vec::new(),
            numbers: HashMap::default(),
        }
    }
}

impl<A: Clone + Eq + Hash + Debug> Numbering<A> {
    /// Adds all actions of a kind. A kind without actions is left out.
    ///
    /// # Panics
    /// If one of them has a number already.
    pub fn add(&mut self, kind: &'static str, actions: impl IntoIterator<Item = A>) -> Block {
        let first = self.actions.len();
        for action in actions {
            let number = self.actions.len() as u32;
            let before = self.numbers.insert(action.clone(), number);
            assert!(before.is_none(), "{action:?} comes twice");
            self.actions.push(action);
        }
        match self.actions.len() - first {
            0 => Block { first, len: 0 },
            len => self.kinds.add(kind, &[len]),
        }
    }

    /// The kinds of actions.
    #[must_use]
    pub const fn kinds(&self) -> &Layout {
        &self.kinds
    }

    /// The number of an action.
    #[must_use]
    pub fn number(&self, action: &A) -> Option<usize> {
        self.numbers.get(action).map(|&number| number as usize)
    }

    /// The action with a number.
    #[must_use]
    pub fn action(&self, number: usize) -> Option<&A> {
        self.actions.get(number)
    }
}
