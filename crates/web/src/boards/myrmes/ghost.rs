//! A tile held over the garden: how it is turned and where it would lie.

use myrmes::{Action, Hex, HexSet, Placement};

use super::position::{Held, Position};
use crate::boards::kit::scene::Shown;

/// A tile over the garden. One of its hexagons lies where the worker stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ghost {
    pub(super) held: Held,
    /// Sixths of a full turn, clockwise.
    turn: u8,
    flipped: bool,
    /// Which of its hexagons lies on `base`.
    anchor: u8,
    base: Hex,
}

impl Ghost {
    /// The tile where it can lie best: as many cubes as possible. Nothing if there is no worker.
    pub(super) fn over(position: &Position, held: Held) -> Option<Self> {
        let best = position
            .legal
            .iter()
            .filter_map(|&action| Held::of(action))
            .filter(|&(other, _)| other == held)
            .max_by_key(|(_, at)| at.laid().cubes.iter().sum::<u8>());
        match best {
            Some((_, at)) => Self::lying(position, held, &at.laid().hexes),
            None => Some(Self {
                held,
                turn: 0,
                flipped: false,
                anchor: 0,
                base: position.sortie()?.1.at.first()?,
            }),
        }
    }

    /// The tile as it lies on these hexagons, one of which is the worker's.
    pub(super) fn lying(position: &Position, held: Held, hexes: &HexSet) -> Option<Self> {
        let (_, sortie) = position.sortie()?;
        Self::all(held, sortie.at).find(|ghost| ghost.hexes().as_ref() == Some(hexes))
    }

    /// The tile so that it covers this hexagon too: where it may lie, if possible.
    pub(super) fn covering(self, position: &Position, hex: Hex) -> Option<Self> {
        let (_, sortie) = position.sortie()?;
        let covers = |ghost: &Self| ghost.hexes().is_some_and(|hexes| hexes.contains(hex));
        let ghosts: Vec<Self> = Self::all(self.held, sortie.at).filter(covers).collect();
        let fits = |ghost: &&Self| {
            ghost
                .action()
                .is_some_and(|action| position.is_legal(action))
        };
        // As little as possible changes.
        let like_this = |ghost: &&Self| ghost.flipped == self.flipped && ghost.turn == self.turn;
        ghosts
            .iter()
            .find(|ghost| fits(ghost) && like_this(ghost))
            .or_else(|| ghosts.iter().find(fits))
            .or(ghosts.first())
            .copied()
    }

    fn all(held: Held, bases: HexSet) -> impl Iterator<Item = Self> {
        bases.iter().flat_map(move |base| {
            [false, true].into_iter().flat_map(move |flipped| {
                (0..6).flat_map(move |turn| {
                    (0..held.shape().size()).map(move |anchor| Self {
                        held,
                        turn,
                        flipped,
                        anchor,
                        base,
                    })
                })
            })
        })
    }

    /// Turns it by sixths, clockwise, around the worker.
    pub(super) fn turned(self, sixths: i8) -> Self {
        Self {
            turn: (self.turn as i8 + sixths).rem_euclid(6) as u8,
            ..self
        }
    }

    /// Shows its other face.
    pub(super) fn flipped(self) -> Self {
        Self {
            flipped: !self.flipped,
            ..self
        }
    }

    /// Puts the next of its hexagons on the worker.
    pub(super) fn shifted(self, by: i8) -> Self {
        let size = self.held.shape().size() as i8;
        Self {
            anchor: (self.anchor as i8 + by).rem_euclid(size) as u8,
            ..self
        }
    }

    /// Where its hexagons are, in the garden or not.
    pub(super) fn cells(self) -> Vec<(i8, i8)> {
        let turned = |&(q, r): &(i8, i8)| {
            let (mut q, mut r) = if self.flipped { (r, q) } else { (q, r) };
            for _ in 0..self.turn {
                (q, r) = (-r, q + r);
            }
            (q, r)
        };
        let cells: Vec<_> = self.held.shape().cells().iter().map(turned).collect();
        let (aq, ar) = cells[usize::from(self.anchor)];
        let (bq, br) = self.base.coordinates();
        cells
            .into_iter()
            .map(|(q, r)| (q - aq + bq, r - ar + br))
            .collect()
    }

    /// The hexagons under it, if all of them are in the garden.
    pub(super) fn hexes(self) -> Option<HexSet> {
        self.cells()
            .into_iter()
            .map(|(q, r)| Hex::at(q, r))
            .collect()
    }

    /// Placing it; nothing where no tile can ever lie.
    pub(super) fn action(self) -> Option<Action> {
        let at = Placement::find(self.held.shape(), &self.hexes()?)?;
        Some(self.held.action(at))
    }

    /// Placing it, in notation; a text that is refused where no tile can ever lie.
    pub(super) fn notation(self) -> String {
        if let Some(action) = self.action() {
            return action.to_string();
        }
        let within: HexSet = self
            .cells()
            .into_iter()
            .filter_map(|(q, r)| Hex::at(q, r))
            .collect();
        match self.held {
            Held::Pheromone(shape) => format!("pheromone {} {within}", shape.id()),
            Held::Special(special) => format!("build {} {within}", special.id()),
        }
    }
}
