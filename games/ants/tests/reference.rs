//! The rules once more, written as plainly and slowly as possible from the description of the grid,
//! sharing nothing with the engine but the printed tiles. Random games must agree with it.

use std::collections::{BTreeMap, BTreeSet};

use engine::chance::pick;
use engine::{Awaited, Game, QuickDice};
use formicary_ants::components::Corners;
use formicary_ants::{Ants, Color, Design};

type Spot = (i32, i32);
/// Three corners in order.
type Facet = [Spot; 3];

const AROUND: [Spot; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

fn corner(centre: Spot, direction: usize) -> Spot {
    let step = AROUND[direction % 6];
    (centre.0 + step.0, centre.1 + step.1)
}

fn facet(centre: Spot, sector: usize) -> Facet {
    let mut corners = [centre, corner(centre, sector), corner(centre, sector + 1)];
    corners.sort_unstable();
    corners
}

struct Tile {
    design: Design,
    centre: Spot,
    turn: usize,
}

impl Tile {
    fn direction(&self, seen: Facet) -> usize {
        (0..6)
            .find(|&sector| facet(self.centre, sector) == seen)
            .expect("the facet is one of the tile's six")
    }
}

/// A tile and what it covers; the topmost tile of each facet.
#[derive(Default)]
struct Reference {
    tiles: Vec<Tile>,
    top: BTreeMap<Facet, usize>,
}

impl Reference {
    fn put(&mut self, design: Design, centre: Spot, turn: usize) {
        for sector in 0..6 {
            self.top.insert(facet(centre, sector), self.tiles.len());
        }
        self.tiles.push(Tile {
            design,
            centre,
            turn,
        });
    }

    fn spots(&self) -> BTreeSet<Spot> {
        let near = (-3..=3).flat_map(|a| (-3..=3).map(move |b| (a, b)));
        self.tiles
            .iter()
            .flat_map(|tile| {
                near.clone()
                    .map(|(a, b)| (tile.centre.0 + a, tile.centre.1 + b))
            })
            .collect()
    }

    fn fits_on_the_ground(&self, spot: Spot) -> bool {
        let touching = (0..6).filter(|&side| {
            // The facet on the other side of the edge between corners `side` and `side + 1`.
            let (one, two) = (corner(spot, side), corner(spot, side + 1));
            let mut other = [one, two, (one.0 + two.0 - spot.0, one.1 + two.1 - spot.1)];
            other.sort_unstable();
            self.top.contains_key(&other)
        });
        (spot.0 - spot.1).rem_euclid(3) == 0
            && (0..6).all(|sector| !self.top.contains_key(&facet(spot, sector)))
            && touching.count() >= 2
    }

    fn covers_a_dot(&self, spot: Spot, corners: Corners, flat: bool) -> bool {
        let mut meeting = BTreeSet::new();
        let whole = (0..6).all(|sector| {
            let Some(&index) = self.top.get(&facet(spot, sector)) else {
                return false;
            };
            meeting.insert(index);
            let tile = &self.tiles[index];
            tile.centre != spot
                && (0..6).any(|direction| {
                    corner(tile.centre, direction) == spot
                        && tile.design.dot((direction + 6 - tile.turn) % 6, corners)
                })
        });
        whole && (!flat || meeting.len() == 3)
    }

    fn places(&self, corners: Corners, flat: bool) -> BTreeSet<Spot> {
        self.spots()
            .into_iter()
            .filter(|&spot| self.fits_on_the_ground(spot) || self.covers_a_dot(spot, corners, flat))
            .collect()
    }

    fn look(&self, seen: Facet) -> (Color, i32) {
        let tile = &self.tiles[self.top[&seen]];
        let printed = (tile.direction(seen) + 6 - tile.turn) % 6;
        (tile.design.color(printed), tile.design.ants(printed).into())
    }

    fn score(&self, color: Color) -> i32 {
        let mut rest: BTreeSet<Facet> = self
            .top
            .keys()
            .copied()
            .filter(|&seen| self.look(seen).0 == color)
            .collect();
        let mut best = 0;
        while let Some(start) = rest.pop_first() {
            let (mut ants, mut edge) = (0, vec![start]);
            while let Some(seen) = edge.pop() {
                ants += self.look(seen).1;
                let touches = |other: &Facet| {
                    other.iter().filter(|corner| seen.contains(corner)).count() == 2
                };
                let next: Vec<_> = rest.iter().copied().filter(touches).collect();
                for facet in next {
                    rest.remove(&facet);
                    edge.push(facet);
                }
            }
            best = best.max(ants);
        }
        best
    }
}

fn compare_a_game(setup: &str, seed: u64) {
    let setup = Ants::PROFILE.read_setup(setup).unwrap();
    let mut state = Ants::new(&setup).unwrap();
    let corners = state.options().corners;
    let flat = setup.option("overlay") == "flat";
    let mut reference = Reference::default();
    reference.put(Design::Double, (0, 0), 0);
    reference.put(Design::Double, (1, 1), 0);
    let mut dice = QuickDice::new(seed);
    loop {
        let scores = Color::BOTH.map(|color| reference.score(color));
        assert_eq!(state.scores().as_slice(), scores, "seed {seed}");
        match state.awaited() {
            Awaited::Nobody(_) => break,
            Awaited::Chance => {
                let chance = state.sample_chance(&mut dice);
                state.apply_chance(chance).unwrap();
            }
            Awaited::Seats { must, .. } => {
                let seat = must.first().unwrap();
                let mut actions = Vec::new();
                state.legal_actions(seat, &mut actions);
                let places: BTreeSet<Spot> = actions
                    .iter()
                    .map(|action| (action.at.a.into(), action.at.b.into()))
                    .collect();
                assert_eq!(places, reference.places(corners, flat), "seed {seed}");
                let action = *pick(&actions, &mut dice);
                state.play(seat, action).unwrap();
                let spot = (action.at.a.into(), action.at.b.into());
                reference.put(action.design, spot, action.turn.into());
            }
        }
    }
}

#[test]
fn random_games_agree_with_the_plain_rules() {
    for seed in 0..25 {
        for setup in [
            "",
            "corners=six",
            "overlay=flat",
            "corners=six overlay=flat",
        ] {
            compare_a_game(setup, seed);
        }
    }
}
