//! A survey of the table: which areas there are, and what a placement would make of them.
//!
//! Every covered triangle is a sector of a hexagon on the ground, seen or covered by others. The
//! survey numbers those hexagons, so that each triangle has a small number. A tile on the ground only
//! joins areas, which is quickly reckoned; a tile over a dot can cut them, and they are searched anew.

use ants::board::{CELLS, Point};
use ants::components::{HEXAGONS, SIDES};
use ants::scoring::Areas;
use ants::{Action, Color, Placed, Surface};

const SECTORS: usize = HEXAGONS * SIDES;
/// Stands for no sector or no area.
const NONE: u8 = u8::MAX;

/// What is seen on a triangle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sector {
    color: Color,
    ants: u8,
}

/// An area and its ants.
type Area = Sector;

const NOTHING: Sector = Sector {
    color: Color::Beige,
    ants: 0,
};

/// The areas of one state of the table.
struct Map {
    count: usize,
    areas: [Area; SECTORS],
    /// The area of each sector.
    of: [u8; SECTORS],
}

impl Map {
    /// The areas that are not in `without`, and the new ones in `with`.
    fn totals(&self, without: &[u8], with: &[Area]) -> [Areas; 2] {
        let mut totals = [Areas::default(); 2];
        let old = self.areas[..self.count]
            .iter()
            .enumerate()
            .filter(|(number, _)| !without.contains(&(*number as u8)))
            .map(|(_, area)| area);
        for area in old.chain(with) {
            let total = &mut totals[area.color as usize];
            total.all += area.ants;
            if area.ants > total.best {
                total.second = total.best;
                total.best = area.ants;
            } else if area.ants > total.second {
                total.second = area.ants;
            }
        }
        totals
    }
}

/// All areas on the table.
pub(super) struct Survey {
    /// How many hexagons lie on the ground.
    hexagons: usize,
    /// The number of the hexagon on the ground that is centred on each cell.
    homes: [u8; CELLS],
    sectors: [Sector; SECTORS],
    /// For each sector the one behind its side.
    behind: [u8; SECTORS],
    map: Map,
}

impl Survey {
    pub(super) fn of(surface: &Surface) -> Self {
        let mut survey = Self {
            hexagons: 0,
            homes: [NONE; CELLS],
            sectors: [NOTHING; SECTORS],
            behind: [NONE; SECTORS],
            map: Map {
                count: 0,
                areas: [NOTHING; SECTORS],
                of: [NONE; SECTORS],
            },
        };
        for hexagon in surface
            .hexagons()
            .iter()
            .filter(|hexagon| hexagon.level == 0)
        {
            survey.add(surface, hexagon.at);
        }
        survey.map = survey.search(&survey.sectors);
        survey
    }

    fn add(&mut self, surface: &Surface, centre: Point) {
        let number = self.hexagons;
        self.hexagons += 1;
        self.homes[centre.cell()] = number as u8;
        for side in 0..SIDES {
            let sector = number * SIDES + side;
            if let Some((color, ants)) = surface.sector(centre.triangle(side)) {
                self.sectors[sector] = Sector { color, ants };
            }
            let neighbour = self.homes[centre.across(side).cell()];
            if neighbour != NONE {
                let behind = usize::from(neighbour) * SIDES + (side + 3) % SIDES;
                self.behind[sector] = behind as u8;
                self.behind[behind] = sector as u8;
            }
        }
    }

    /// The areas as they are.
    pub(super) fn totals(&self) -> [Areas; 2] {
        self.map.totals(&[], &[])
    }

    /// The areas as they would be after a placement.
    pub(super) fn totals_after(&self, action: Action) -> [Areas; 2] {
        let placed = Placed {
            design: action.design,
            at: action.at,
            turn: action.turn,
            level: 0,
        };
        if action.at.is_ground_centre() && self.homes[action.at.cell()] == NONE {
            self.totals_after_joining(&placed)
        } else {
            self.totals_after_covering(&placed)
        }
    }

    fn totals_after_covering(&self, placed: &Placed) -> [Areas; 2] {
        let mut sectors = self.sectors;
        for direction in 0..SIDES {
            sectors[self.sector_at(placed.at, direction)] = sector_of(placed, direction);
        }
        self.search(&sectors).totals(&[], &[])
    }

    fn totals_after_joining(&self, placed: &Placed) -> [Areas; 2] {
        // The new areas that the tile's sectors belong to, each with the old ones that it joins.
        let mut new = [NOTHING; SIDES];
        let mut part_of = [0; SIDES];
        let mut joined = [NONE; SIDES];
        let tile: [Sector; SIDES] = std::array::from_fn(|direction| sector_of(placed, direction));
        for direction in 0..SIDES {
            part_of[direction] = direction;
            let home = self.homes[placed.at.across(direction).cell()];
            if home != NONE {
                let behind = usize::from(home) * SIDES + (direction + 3) % SIDES;
                if self.sectors[behind].color == tile[direction].color {
                    joined[direction] = self.map.of[behind];
                }
            }
        }
        for direction in 0..SIDES {
            for other in 0..direction {
                let touches = (direction - other == 1 || direction - other == SIDES - 1)
                    && tile[direction].color == tile[other].color;
                let meets = joined[direction] != NONE && joined[direction] == joined[other];
                if touches || meets {
                    let (from, to) = (part_of[direction], part_of[other]);
                    part_of
                        .iter_mut()
                        .filter(|part| **part == from)
                        .for_each(|part| *part = to);
                }
            }
        }
        for direction in 0..SIDES {
            let area = &mut new[part_of[direction]];
            area.color = tile[direction].color;
            area.ants += tile[direction].ants;
            let old = joined[direction];
            if old != NONE && !joined[..direction].contains(&old) {
                area.ants += self.map.areas[usize::from(old)].ants;
            }
        }
        self.map.totals(&joined, &new)
    }

    /// Searches the areas of the table as `sectors` show it.
    fn search(&self, sectors: &[Sector; SECTORS]) -> Map {
        let mut map = Map {
            count: 0,
            areas: [NOTHING; SECTORS],
            of: [NONE; SECTORS],
        };
        let mut frontier = [0_u8; SECTORS];
        for start in 0..self.hexagons * SIDES {
            if map.of[start] != NONE {
                continue;
            }
            let color = sectors[start].color;
            let number = map.count as u8;
            let mut ants = 0;
            map.of[start] = number;
            frontier[0] = start as u8;
            let mut waiting = 1;
            while waiting > 0 {
                waiting -= 1;
                let here = usize::from(frontier[waiting]);
                ants += sectors[here].ants;
                let (hexagon, side) = (here / SIDES * SIDES, here % SIDES);
                let neighbours = [
                    (hexagon + (side + 1) % SIDES) as u8,
                    (hexagon + (side + SIDES - 1) % SIDES) as u8,
                    self.behind[here],
                ];
                for next in neighbours {
                    if next == NONE {
                        continue;
                    }
                    let place = usize::from(next);
                    if map.of[place] == NONE && sectors[place].color == color {
                        map.of[place] = number;
                        frontier[waiting] = next;
                        waiting += 1;
                    }
                }
            }
            map.areas[map.count] = Area { color, ants };
            map.count += 1;
        }
        map
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

fn sector_of(placed: &Placed, direction: usize) -> Sector {
    Sector {
        color: placed.color(direction),
        ants: placed.ants(direction),
    }
}

#[cfg(test)]
mod tests {
    use ants::Ants;
    use engine::chance::pick;
    use engine::{Awaited, Game, QuickDice};

    use super::Survey;
    use crate::evaluations::roll;

    #[test]
    fn a_survey_foresees_the_areas_after_every_placement() {
        for seed in 0..20 {
            let mut dice = QuickDice::new(seed);
            let mut state = Ants::new(&Ants::PROFILE.usual()).expect("the usual setup is valid");
            roll(&mut state, &mut dice);
            while let Awaited::Seats { must, .. } = state.awaited() {
                let seat = must.first().expect("somebody must act");
                let survey = Survey::of(state.surface());
                assert_eq!(survey.totals(), state.surface().areas());
                let mut actions = Vec::new();
                state.legal_actions(seat, &mut actions);
                for &action in &actions {
                    let mut next = state.clone();
                    next.play(seat, action).expect("listed actions play");
                    assert_eq!(
                        survey.totals_after(action),
                        next.surface().areas(),
                        "{action:?} in game {seed}"
                    );
                }
                let action = *pick(&actions, &mut dice);
                state.play(seat, action).expect("listed actions play");
                roll(&mut state, &mut dice);
            }
        }
    }
}
