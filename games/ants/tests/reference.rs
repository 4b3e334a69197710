//! The rules once more, written as plainly and slowly as possible from the description of the grid,
//! sharing nothing with the engine but the printed tiles. Random games must agree with it.

use std::collections::{BTreeMap, BTreeSet};

use engine::chance::pick;
use engine::{Awaited, Dice, Game, QuickDice, Setup};
use formicary_ants::board::ROWS;
use formicary_ants::components::Corners;
use formicary_ants::{Action, Ants, Color, Design, Point};

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
    level: u8,
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
        let below = (0..6).filter_map(|sector| self.top.get(&facet(centre, sector)));
        let level = below.map(|&tile| self.tiles[tile].level + 1).max();
        for sector in 0..6 {
            self.top.insert(facet(centre, sector), self.tiles.len());
        }
        self.tiles.push(Tile {
            design,
            centre,
            turn,
            level: level.unwrap_or(0),
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

    /// How many sides of a tile centred here would touch others.
    fn touching(&self, spot: Spot) -> usize {
        let touching = (0..6).filter(|&side| {
            // The facet on the other side of the edge between corners `side` and `side + 1`.
            let (one, two) = (corner(spot, side), corner(spot, side + 1));
            let mut other = [one, two, (one.0 + two.0 - spot.0, one.1 + two.1 - spot.1)];
            other.sort_unstable();
            self.top.contains_key(&other)
        });
        touching.count()
    }

    /// How many of the six facets around a spot are covered.
    fn covered(&self, spot: Spot) -> usize {
        let covered = (0..6).filter(|&sector| self.top.contains_key(&facet(spot, sector)));
        covered.count()
    }

    fn fits_on_the_ground(&self, spot: Spot) -> bool {
        (spot.0 - spot.1).rem_euclid(3) == 0 && self.covered(spot) == 0 && self.touching(spot) >= 2
    }

    /// Why no tile can be centred here, as the key of the sentence that is true.
    fn why_not(&self, spot: Spot, corners: Corners) -> String {
        let tiles = || (0..6).filter_map(|sector| self.top.get(&facet(spot, sector)));
        match self.covered(spot) {
            0 if (spot.0 - spot.1).rem_euclid(3) == 0 => {
                format!("refused-two-sides touching={}", self.touching(spot))
            }
            0 => "refused-off-grid".to_owned(),
            1..6 => "refused-over-the-edge".to_owned(),
            _ if tiles().any(|&tile| self.tiles[tile].centre == spot) => {
                "refused-centre".to_owned()
            }
            _ if !self.covers_a_dot(spot, corners, false) => "refused-dot-not-whole".to_owned(),
            _ => "refused-not-flat".to_owned(),
        }
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

    /// The ants in each area of a colour, most first.
    fn areas(&self, color: Color) -> Vec<i32> {
        let mut rest: BTreeSet<Facet> = self
            .top
            .keys()
            .copied()
            .filter(|&seen| self.look(seen).0 == color)
            .collect();
        let mut areas = Vec::new();
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
            areas.push(ants);
        }
        areas.sort_unstable_by(|one, other| other.cmp(one));
        areas
    }
}

impl Reference {
    /// The places of beige and brown: most ants in one area; by option then in the second, then in all.
    fn standings(&self, broken: bool) -> Vec<u8> {
        let [beige, brown] = Color::BOTH.map(|color| {
            let areas = self.areas(color);
            let best = areas.first().copied().unwrap_or(0);
            match broken {
                false => [best, 0, 0],
                true => [best, areas.get(1).copied().unwrap_or(0), areas.iter().sum()],
            }
        });
        vec![1 + u8::from(beige < brown), 1 + u8::from(brown < beige)]
    }
}

/// Every tile of the hand on every place, turned in every way that looks different.
fn placements(hand: &[Design], places: &BTreeSet<Spot>, corners: Corners) -> BTreeSet<Action> {
    let mut placements = BTreeSet::new();
    for &design in hand {
        let turned = |turn: usize| {
            [0, 1, 2, 3, 4, 5].map(|direction| {
                let printed = (direction + 6 - turn) % 6;
                let dot = design.dot(printed, corners);
                (design.color(printed), design.ants(printed), dot)
            })
        };
        for turn in (0..6).filter(|&turn| (0..turn).all(|less| turned(less) != turned(turn))) {
            placements.extend(places.iter().map(|&(a, b)| Action {
                design,
                at: Point::new(a as i8, b as i8),
                turn: turn as u8,
            }));
        }
    }
    placements
}

fn spot(point: Point) -> Spot {
    (point.a.into(), point.b.into())
}

/// Plays a game and compares everything that the rules tell of each position; `choose` decides for the
/// players.
fn compare_a_game(
    setup: &Setup,
    seed: u64,
    mut choose: impl FnMut(&[Action], &mut QuickDice) -> Action,
) -> Ants {
    let mut state = Ants::new(setup).unwrap();
    let corners = state.options().corners;
    let flat = setup.option("overlay") == "flat";
    let mut reference = Reference::default();
    let halves = state.surface().hexagons();
    reference.put(halves[0].design, (0, 0), 0);
    reference.put(halves[1].design, (1, 1), 0);
    let mut dice = QuickDice::new(seed);
    loop {
        let awaited = state.awaited();
        if awaited == Awaited::Chance {
            let chance = state.sample_chance(&mut dice);
            state.apply_chance(chance).unwrap();
            continue;
        }
        let position = format!("{setup}, seed {seed}, {} tiles", reference.tiles.len());
        let surface = state.surface();
        for color in Color::BOTH {
            let expected = reference.areas(color);
            let best = *expected.first().unwrap_or(&0);
            let second = *expected.get(1).unwrap_or(&0);
            let all = expected.iter().sum::<i32>();
            let areas = surface.areas()[color as usize];
            let found = [areas.best, areas.second, areas.all].map(i32::from);
            assert_eq!(found, [best, second, all], "{position}");
            assert_eq!(state.scores()[color.seat()], best, "{position}");
        }
        let level = surface.hexagons().last().map(|hexagon| hexagon.level);
        assert_eq!(
            level,
            reference.tiles.last().map(|tile| tile.level),
            "{position}"
        );
        let places = reference.places(corners, flat);
        let (ground, dots): (BTreeSet<_>, BTreeSet<_>) = places
            .iter()
            .copied()
            .partition(|&spot| reference.fits_on_the_ground(spot));
        let spots = |points: &[Point]| points.iter().copied().map(spot).collect::<BTreeSet<_>>();
        assert_eq!(spots(surface.ground()), ground, "{position}");
        assert_eq!(spots(surface.dots()), dots, "{position}");

        let Some(seat) = awaited.actors().first() else {
            let Awaited::Nobody(standings) = awaited else {
                panic!("nobody plays, but the game is not over");
            };
            assert_eq!(
                standings.places.as_slice(),
                reference.standings(setup.option("ties") == "broken"),
                "{position}"
            );
            return state;
        };
        let held = state.hand(Color::of(seat).expect("at the table"))[0];
        for _ in 0..4 {
            let reach = *pick(&[13, 13, 25], &mut dice);
            let mut coordinate = || dice.below(reach) as i32 - reach as i32 / 2;
            let spot = (coordinate(), coordinate());
            if places.contains(&spot) {
                continue;
            }
            let action = Action {
                design: held,
                at: Point::new(spot.0 as i8, spot.1 as i8),
                turn: 0,
            };
            let refusal = state.clone().play(seat, action).unwrap_err();
            assert_eq!(
                refusal.reason.to_string(),
                reference.why_not(spot, corners),
                "{position}, {action}"
            );
        }
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        let expected = placements(
            state.hand(Color::of(seat).expect("at the table")),
            &places,
            corners,
        );
        assert_eq!(actions.len(), expected.len(), "{position}: each once");
        let listed: BTreeSet<_> = actions.iter().copied().collect();
        assert_eq!(listed, expected, "{position}");
        let action = choose(&actions, &mut dice);
        state.play(seat, action).unwrap();
        reference.put(action.design, spot(action.at), action.turn.into());
    }
}

#[test]
fn random_games_of_every_setup_agree_with_the_plain_rules() {
    let both = Ants::PROFILE.read_setup("corners=six overlay=flat");
    for setup in Ants::PROFILE.every_setup().into_iter().chain(both) {
        for seed in 0..25 {
            compare_a_game(&setup, seed, |actions, dice| *pick(actions, dice));
        }
    }
}

#[test]
fn games_that_pile_up_agree_with_the_plain_rules() {
    for setup in [
        "",
        "corners=six",
        "overlay=flat",
        "corners=six overlay=flat",
    ] {
        let setup = Ants::PROFILE.read_setup(setup).unwrap();
        for seed in 0..6 {
            compare_a_game(&setup, seed, |actions, dice| {
                let four = [(); 4].map(|()| *pick(actions, dice));
                // What is no centre on the ground lies over tiles.
                let over = four.iter().find(|action| !action.at.is_ground_centre());
                *over.unwrap_or(&four[0])
            });
        }
    }
}

#[test]
fn games_that_run_as_far_as_they_can_agree_with_the_plain_rules() {
    let setup = Ants::PROFILE.usual();
    let mut most_rows = 0;
    for towards in AROUND {
        // How far a point lies in that direction; from row to row of tiles on the ground it is 3.
        let far = |at: Point| {
            i32::from(at.a) * (2 * towards.0 + towards.1)
                + i32::from(at.b) * (towards.0 + 2 * towards.1)
        };
        for both_ways in [false, true] {
            let mut sign = 1;
            let end = compare_a_game(&setup, 0, |actions, _| {
                let furthest = actions.iter().max_by_key(|action| sign * far(action.at));
                if both_ways {
                    sign = -sign;
                }
                *furthest.unwrap()
            });
            let rows = end
                .surface()
                .hexagons()
                .iter()
                .map(|hexagon| far(hexagon.at));
            let (first, last) = (rows.clone().min().unwrap(), rows.max().unwrap());
            most_rows = most_rows.max((last - first) / 3 + 1);
        }
    }
    assert_eq!(most_rows, i32::from(ROWS));
}

/// A box with any tiles: of one colour or of two, with many dots or few, some of them many times.
fn any_box(dice: &mut QuickDice) -> String {
    let mut print = |dots_in_ten: u32| {
        let brown = dice.below(11);
        let mut colors = String::new();
        let mut ants = String::new();
        let mut dots = String::new();
        for _ in 0..6 {
            colors.push(if dice.below(10) < brown { 'r' } else { 'e' });
            ants.push(char::from(b'0' + (dice.below(4) * dice.below(4) / 3) as u8));
            dots.push(if dice.below(10) < dots_in_ten {
                '1'
            } else {
                '0'
            });
        }
        format!("{colors} {ants} {dots}\n")
    };
    let mut file = format!("left {}right {}", print(9), print(9));
    let mut left = 24;
    while left > 0 {
        let copies = left.min(1 + left % 3);
        file.push_str(&format!("{copies} {}", print(6 + left as u32 % 5)));
        left -= copies;
        if left < 15 && file.len() % 7 == 0 {
            break;
        }
    }
    file
}

#[test]
fn games_with_the_tiles_of_any_box_agree_with_the_plain_rules() {
    let mut over = 0;
    for seed in 0..120 {
        let mut dice = QuickDice::new(seed);
        let tiles = any_box(&mut dice);
        let chosen = [
            ("tiles", tiles.as_str()),
            ("corners", ["four", "four", "six"][seed as usize % 3]),
            ("overlay", ["any", "flat"][seed as usize % 2]),
            ("ties", ["shared", "broken"][seed as usize / 2 % 2]),
            ("first", ["random", "beige", "brown"][seed as usize / 4 % 3]),
        ];
        let setup = Ants::PROFILE.setup("base", None, chosen).unwrap();
        let end = compare_a_game(&setup, seed, |actions, dice| {
            let three = [(); 3].map(|()| *pick(actions, dice));
            let over = three.iter().find(|action| !action.at.is_ground_centre());
            *over.unwrap_or(&three[0])
        });
        over += end
            .surface()
            .hexagons()
            .iter()
            .filter(|tile| tile.level > 1)
            .count();
    }
    assert!(over > 100, "{over} tiles on a second level or above");
}
