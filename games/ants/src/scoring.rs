//! Rulebook: Game objective; Victory conditions and end of play.
//!
//! An area is what the eye sees as one: sectors of one colour that share edges, whatever their levels
//! (Rulings 10 and 11). A player's score is the number of ants in that player's best area
//! (Ruling 17).

use engine::{PerSeat, Standings};

use crate::board::{TRIANGLES, Triangle};
use crate::components::{Color, HEXAGONS, SIDES};
use crate::setup::Ties;
use crate::state::Ants;
use crate::surface::Surface;

const MOST_TRIANGLES: usize = HEXAGONS * SIDES;

/// What the areas of one colour come to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Areas {
    /// Ants in the best area: the score.
    pub best: u8,
    /// Ants in the second best area.
    pub second: u8,
    /// Ants in all areas.
    pub all: u8,
}

/// Marks triangles.
struct Marks([u64; TRIANGLES / 64]);

impl Marks {
    fn none() -> Self {
        Self([0; TRIANGLES / 64])
    }

    /// Marks a triangle; says whether it was not marked before.
    fn mark(&mut self, triangle: Triangle) -> bool {
        let word = &mut self.0[usize::from(triangle.0) / 64];
        let bit = 1 << (triangle.0 % 64);
        let fresh = *word & bit == 0;
        *word |= bit;
        fresh
    }
}

impl Surface {
    /// The areas of beige and of brown.
    #[must_use]
    pub fn areas(&self) -> [Areas; 2] {
        let mut areas = [Areas::default(); 2];
        self.each_area(|color, ants, _| {
            let areas = &mut areas[color as usize];
            areas.all += ants;
            if ants > areas.best {
                areas.second = areas.best;
                areas.best = ants;
            } else if ants > areas.second {
                areas.second = ants;
            }
        });
        areas
    }

    /// The triangles of the best area of a colour, or of all that are equally good.
    #[must_use]
    pub fn best_areas(&self, color: Color) -> Vec<Triangle> {
        let mut best = 0;
        let mut triangles = Vec::new();
        self.each_area(|found, ants, area| {
            if found == color && ants >= best {
                if ants > best {
                    triangles.clear();
                }
                best = ants;
                triangles.extend_from_slice(area);
            }
        });
        triangles
    }

    /// Calls `tell` with the colour, the ants and the triangles of each area.
    fn each_area(&self, mut tell: impl FnMut(Color, u8, &[Triangle])) {
        let mut marks = Marks::none();
        let mut area = [Triangle(0); MOST_TRIANGLES];
        for start in self.covered() {
            if !marks.mark(start) {
                continue;
            }
            let Some((color, _)) = self.sector(start) else {
                continue;
            };
            area[0] = start;
            let (mut known, mut visited, mut ants) = (1, 0, 0);
            while visited < known {
                let triangle = area[visited];
                visited += 1;
                ants += self.sector(triangle).map_or(0, |(_, ants)| ants);
                for next in triangle.neighbours() {
                    if self.sector(next).is_some_and(|(found, _)| found == color)
                        && marks.mark(next)
                    {
                        area[known] = next;
                        known += 1;
                    }
                }
            }
            tell(color, ants, &area[..known]);
        }
    }
}

impl Ants {
    /// The scores as they stand (Ruling 23).
    #[must_use]
    pub fn scores(&self) -> PerSeat<i32> {
        let areas = self.surface.areas();
        PerSeat::from_fn(2, |seat| i32::from(areas[seat.index()].best))
    }

    pub(crate) fn standings(&self) -> Standings {
        let areas = self.surface.areas();
        let scores = PerSeat::from_fn(2, |seat| i32::from(areas[seat.index()].best));
        match self.options.ties {
            Ties::Shared => Standings::by_score(scores),
            // Ruling 18: areas compare by their best, then their second, then all ants.
            Ties::Broken => Standings::ranked(scores, |seat| areas[seat.index()]),
        }
    }
}
