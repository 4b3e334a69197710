//! A number for every way to place every tile.

use engine::encode::Layout;

use super::reach::Reach;
use crate::action::Action;
use crate::components::{Corners, Design};

/// Tiles as they can be turned, for each point that can be reached.
#[derive(Debug)]
pub(super) struct Numbers {
    kinds: Layout,
    /// Each design in each way to turn it so that it looks different.
    turned: Vec<(Design, u8)>,
    /// Each design, where its turns begin, and how many there are.
    designs: Vec<(Design, usize, u8)>,
    points: usize,
}

impl Numbers {
    pub(super) fn new(reach: &Reach, designs: &[Design], corners: Corners) -> Self {
        let mut turned = Vec::new();
        let each = designs.iter().map(|&design| {
            let (first, turns) = (turned.len(), design.turns(corners));
            turned.extend((0..turns).map(|turn| (design, turn)));
            (design, first, turns)
        });
        let designs = each.collect();
        let mut kinds = Layout::new();
        kinds.add("place", &[reach.points().len(), turned.len()]);
        Self {
            kinds,
            turned,
            designs,
            points: reach.points().len(),
        }
    }

    pub(super) const fn kinds(&self) -> &Layout {
        &self.kinds
    }

    pub(super) fn number(&self, reach: &Reach, action: &Action) -> Option<usize> {
        let Action { design, at, turn } = *action;
        let mut designs = self.designs.iter();
        let &(_, first, turns) = designs.find(|(known, ..)| *known == design)?;
        let turned = first + usize::from(turn);
        (turn < turns).then_some(reach.index(at)? * self.turned.len() + turned)
    }

    pub(super) fn action(&self, reach: &Reach, number: usize) -> Option<Action> {
        let (point, turned) = (number / self.turned.len(), number % self.turned.len());
        let (design, turn) = self.turned[turned];
        (point < self.points).then(|| Action {
            design,
            at: reach.points()[point],
            turn,
        })
    }
}
