//! The stack below its open top. The order of its tiles is not decided before they are turned up, so there is
//! nothing to hide.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::components::{Design, TILES};

/// Every design of the box, with how many tiles of it are still in the stack below the open top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Unseen(ArrayVec<(Design, u8), TILES>);

/// By hand, because the designs are the same all game long: their sum is enough.
impl Hash for Unseen {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mut counts = [0; TILES];
        let mut designs = 0_u32;
        for (count, &(design, tiles)) in counts.iter_mut().zip(&self.0) {
            *count = tiles;
            designs = designs.wrapping_add(design.number());
        }
        state.write(&counts);
        state.write_u32(designs);
    }
}

impl Unseen {
    pub(crate) const fn all(tiles: ArrayVec<(Design, u8), TILES>) -> Self {
        Self(tiles)
    }

    /// The designs with the number of their tiles, which may be 0.
    pub fn iter(&self) -> impl Iterator<Item = (Design, u8)> {
        self.0.iter().copied()
    }

    /// How many tiles there are.
    #[must_use]
    pub fn tiles(&self) -> usize {
        self.iter().map(|(_, tiles)| usize::from(tiles)).sum()
    }

    /// Whether no tile is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.iter().all(|(_, tiles)| tiles == 0)
    }

    /// The tile that comes after so many others, if tiles of one design lie together.
    pub(crate) fn nth(&self, mut before: u32) -> Design {
        for (design, tiles) in self.iter() {
            match before.checked_sub(tiles.into()) {
                Some(rest) => before = rest,
                None => return design,
            }
        }
        unreachable!("there are not so many tiles")
    }

    /// Takes a tile out. Tells whether there was one.
    pub(crate) fn take(&mut self, design: Design) -> bool {
        let left = self
            .0
            .iter_mut()
            .find(|(known, tiles)| *known == design && *tiles > 0);
        match left {
            Some((_, tiles)) => {
                *tiles -= 1;
                true
            }
            None => false,
        }
    }
}
