//! A survey of the table: which areas there are, and what a placement would make of them.
//!
//! Every covered triangle is a sector of a hexagon on the ground, seen or covered by others. The
//! survey numbers those hexagons, so that each triangle has a small number. A tile on the ground only
//! joins areas, and what it makes of them is quickly reckoned.

use ants::board::{CELLS, Point};
use ants::components::{HEXAGONS, SIDES};
use ants::{Action, Color, Placed, Surface};

const SECTORS: usize = HEXAGONS * SIDES;
/// Stands for no sector, no area, no hexagon.
const NONE: u8 = u8::MAX;

/// What one colour has on the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Holding {
    /// Ants in its best area.
    pub(super) best: u8,
    /// Ants in all its areas.
    pub(super) all: u8,
    /// Ants of its best area around whole dots, where a tile could cover them.
    pub(super) exposed: u8,
}

/// Colour and ants of a sector or of an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Patch {
    color: Color,
    ants: u8,
}

const NOTHING: Patch = Patch {
    color: Color::Beige,
    ants: 0,
};

/// All areas on the table.
pub(super) struct Survey<'a> {
    surface: &'a Surface,
    /// How many hexagons lie on the ground.
    hexagons: usize,
    /// The number of the hexagon on the ground that is centred on each cell.
    homes: [u8; CELLS],
    sectors: [Patch; SECTORS],
    /// For each sector the one behind its side.
    behind: [u8; SECTORS],
    /// The area of each sector.
    area_of: [u8; SECTORS],
    areas: [Patch; SECTORS],
    /// The areas of beige and of brown that are best, and the next best as long as a tile could
    /// join all better ones.
    best: [[u8; SIDES + 1]; 2],
    all: [u8; 2],
    /// For each area its ants around whole dots.
    exposed: [u8; SECTORS],
}

/// The areas that a tile on the ground makes of those around it.
struct Joint {
    tile: [Patch; SIDES],
    /// For each sector of the tile the old area behind it that it continues.
    old: [u8; SIDES],
    /// For each sector of the tile the new area it belongs to, known by one of its sectors.
    part_of: [usize; SIDES],
    new: [NewArea; SIDES],
}

/// An area that a tile makes.
#[derive(Clone, Copy)]
struct NewArea {
    patch: Patch,
    /// Its ants around dots that were whole before.
    exposed: u8,
}

impl<'a> Survey<'a> {
    pub(super) fn of(surface: &'a Surface) -> Self {
        let mut survey = Self {
            surface,
            hexagons: 0,
            homes: [NONE; CELLS],
            sectors: [NOTHING; SECTORS],
            behind: [NONE; SECTORS],
            area_of: [NONE; SECTORS],
            areas: [NOTHING; SECTORS],
            best: [[NONE; SIDES + 1]; 2],
            all: [0; 2],
            exposed: [0; SECTORS],
        };
        for hexagon in surface
            .hexagons()
            .iter()
            .filter(|hexagon| hexagon.level == 0)
        {
            survey.add(hexagon.at);
        }
        survey.search();
        for &dot in surface.dots() {
            for direction in 0..SIDES {
                let sector = survey.sector_at(dot, direction);
                let area = usize::from(survey.area_of[sector]);
                survey.exposed[area] += survey.sectors[sector].ants;
            }
        }
        survey
    }

    fn add(&mut self, centre: Point) {
        let number = self.hexagons;
        self.hexagons += 1;
        self.homes[centre.cell()] = number as u8;
        for side in 0..SIDES {
            let sector = number * SIDES + side;
            if let Some((color, ants)) = self.surface.sector(centre.triangle(side)) {
                self.sectors[sector] = Patch { color, ants };
            }
            let neighbour = self.homes[centre.across(side).cell()];
            if neighbour != NONE {
                let behind = usize::from(neighbour) * SIDES + (side + 3) % SIDES;
                self.behind[sector] = behind as u8;
                self.behind[behind] = sector as u8;
            }
        }
    }

    /// Searches the areas.
    fn search(&mut self) {
        let mut count = 0;
        let mut frontier = [0_u8; SECTORS];
        for start in 0..self.hexagons * SIDES {
            if self.area_of[start] != NONE {
                continue;
            }
            let color = self.sectors[start].color;
            let mut ants = 0;
            self.area_of[start] = count;
            frontier[0] = start as u8;
            let mut waiting = 1;
            while waiting > 0 {
                waiting -= 1;
                let here = usize::from(frontier[waiting]);
                ants += self.sectors[here].ants;
                let (hexagon, side) = (here / SIDES * SIDES, here % SIDES);
                let neighbours = [
                    (hexagon + (side + 1) % SIDES) as u8,
                    (hexagon + (side + SIDES - 1) % SIDES) as u8,
                    self.behind[here],
                ];
                for next in neighbours.into_iter().filter(|&next| next != NONE) {
                    let place = usize::from(next);
                    if self.area_of[place] == NONE && self.sectors[place].color == color {
                        self.area_of[place] = count;
                        frontier[waiting] = next;
                        waiting += 1;
                    }
                }
            }
            self.areas[usize::from(count)] = Patch { color, ants };
            self.all[color as usize] += ants;
            self.rank(count);
            count += 1;
        }
    }

    /// Puts an area in its place among the best of its colour.
    fn rank(&mut self, area: u8) {
        let Patch { color, ants } = self.areas[usize::from(area)];
        let best = &mut self.best[color as usize];
        let mut moved = area;
        let mut moved_ants = ants;
        for place in best {
            let here = if *place == NONE {
                None
            } else {
                Some(self.areas[usize::from(*place)].ants)
            };
            if here.is_none_or(|here| moved_ants > here) {
                std::mem::swap(place, &mut moved);
                match here {
                    None => break,
                    Some(here) => moved_ants = here,
                }
            }
        }
    }

    /// What both colours have.
    pub(super) fn holdings(&self) -> [Holding; 2] {
        Color::BOTH.map(|color| {
            let mut holding = Holding {
                all: self.all[color as usize],
                ..Holding::default()
            };
            let best = self.best[color as usize][0];
            if best != NONE {
                holding.best = self.areas[usize::from(best)].ants;
                holding.exposed = self.exposed[usize::from(best)];
            }
            holding
        })
    }

    /// What both colours would have after a placement on the ground. Over a dot nothing is known
    /// beforehand: areas can be cut.
    pub(super) fn holdings_after(&self, action: Action) -> Option<[Holding; 2]> {
        if !action.at.is_ground_centre() || self.homes[action.at.cell()] != NONE {
            return None;
        }
        let placed = Placed {
            design: action.design,
            at: action.at,
            turn: action.turn,
            level: 0,
        };
        let joint = self.join(&placed);
        // The best area is one that the tile leaves alone, or a new one.
        let mut best_old = [NONE; 2];
        let mut best_new = [SIDES; 2];
        let mut holdings = Color::BOTH.map(|color| {
            let mut holding = Holding {
                all: self.all[color as usize],
                ..Holding::default()
            };
            let ranking = &self.best[color as usize];
            let alone = ranking.iter().find(|area| !joint.old.contains(area));
            if let Some(&area) = alone.filter(|&&area| area != NONE) {
                best_old[color as usize] = area;
                holding.best = self.areas[usize::from(area)].ants;
                holding.exposed = self.exposed[usize::from(area)];
            }
            holding
        });
        for (part, new) in joint.new.iter().enumerate() {
            let color = new.patch.color as usize;
            let holding = &mut holdings[color];
            if new.patch.ants > holding.best {
                holding.best = new.patch.ants;
                holding.exposed = new.exposed;
                best_old[color] = NONE;
                best_new[color] = part;
            }
        }
        for patch in joint.tile {
            holdings[patch.color as usize].all += patch.ants;
        }
        for corner in 0..SIDES {
            let dot = placed.at.step(corner);
            let makes_dot = placed.dot(corner, self.surface.corners())
                && self.surface.dot_pieces(dot) == SIDES as u32 - 2;
            if !makes_dot {
                continue;
            }
            // Seen from the dot, the tile fills directions corner + 2 and corner + 3.
            for direction in [0, 1, 4, 5] {
                let sector = self.sector_at(dot, (corner + direction) % SIDES);
                let Patch { color, ants } = self.sectors[sector];
                let area = self.area_of[sector];
                let part = joint.old.iter().position(|&old| old == area);
                let is_best = match part {
                    Some(side) => joint.part_of[side] == best_new[color as usize],
                    None => area == best_old[color as usize],
                };
                if is_best {
                    holdings[color as usize].exposed += ants;
                }
            }
            for side in [corner, (corner + SIDES - 1) % SIDES] {
                let Patch { color, ants } = joint.tile[side];
                if joint.part_of[side] == best_new[color as usize] {
                    holdings[color as usize].exposed += ants;
                }
            }
        }
        Some(holdings)
    }

    fn join(&self, placed: &Placed) -> Joint {
        let tile: [Patch; SIDES] = std::array::from_fn(|direction| Patch {
            color: placed.color(direction),
            ants: placed.ants(direction),
        });
        let mut old = [NONE; SIDES];
        for side in 0..SIDES {
            let home = self.homes[placed.at.across(side).cell()];
            if home != NONE {
                let behind = usize::from(home) * SIDES + (side + 3) % SIDES;
                if self.sectors[behind].color == tile[side].color {
                    old[side] = self.area_of[behind];
                }
            }
        }
        let mut part_of: [usize; SIDES] = std::array::from_fn(|side| side);
        for side in 0..SIDES {
            for other in 0..side {
                let beside = side - other == 1 || side - other == SIDES - 1;
                let touches = beside && tile[side].color == tile[other].color;
                let meets = old[side] != NONE && old[side] == old[other];
                if touches || meets {
                    let (from, to) = (part_of[side], part_of[other]);
                    for part in part_of.iter_mut().filter(|part| **part == from) {
                        *part = to;
                    }
                }
            }
        }
        let mut new = [NewArea {
            patch: NOTHING,
            exposed: 0,
        }; SIDES];
        for side in 0..SIDES {
            let area = &mut new[part_of[side]];
            area.patch.color = tile[side].color;
            area.patch.ants += tile[side].ants;
            if old[side] != NONE && !old[..side].contains(&old[side]) {
                area.patch.ants += self.areas[usize::from(old[side])].ants;
                area.exposed += self.exposed[usize::from(old[side])];
            }
        }
        Joint {
            tile,
            old,
            part_of,
            new,
        }
    }

    /// The sector that fills a direction around any covered point.
    fn sector_at(&self, point: Point, direction: usize) -> usize {
        // Of the three corners of a triangle one is the centre of a hexagon on the ground.
        //
        //   direction + 1  ___  direction
        //                  \ /
        //                 point
        let (centre, side) = if point.is_ground_centre() {
            (point, direction)
        } else {
            let corner = point.step(direction);
            if corner.is_ground_centre() {
                (corner, direction + 2)
            } else {
                (point.step(direction + 1), direction + 4)
            }
        };
        usize::from(self.homes[centre.cell()]) * SIDES + side % SIDES
    }
}

#[cfg(test)]
mod tests {
    use ants::Ants;
    use engine::chance::pick;
    use engine::{Awaited, Game, QuickDice};
    use search::play_out::roll;

    use super::Survey;

    #[test]
    fn a_survey_foresees_the_areas_after_every_placement() {
        for seed in 0..20 {
            let mut dice = QuickDice::new(seed);
            let mut state = Ants::new(&Ants::PROFILE.usual()).expect("the usual setup is valid");
            roll(&mut state, &mut dice);
            while let Awaited::Seats { must, .. } = state.awaited() {
                let seat = must.first().expect("somebody must act");
                let survey = Survey::of(state.surface());
                for (holding, areas) in survey.holdings().iter().zip(state.surface().areas()) {
                    assert_eq!((holding.best, holding.all), (areas.best, areas.all));
                }
                let mut actions = Vec::new();
                state.legal_actions(seat, &mut actions);
                for &action in &actions {
                    let mut next = state.clone();
                    next.play(seat, action).expect("listed actions play");
                    if let Some(mut foreseen) = survey.holdings_after(action) {
                        let mut found = Survey::of(next.surface()).holdings();
                        for (color, areas) in next.surface().areas().iter().enumerate() {
                            // Any of several best areas will do.
                            if areas.best == areas.second {
                                foreseen[color].exposed = 0;
                                found[color].exposed = 0;
                            }
                        }
                        assert_eq!(foreseen, found, "{action} in game {seed}");
                    }
                }
                let action = *pick(&actions, &mut dice);
                state.play(seat, action).expect("listed actions play");
                roll(&mut state, &mut dice);
            }
        }
    }
}
