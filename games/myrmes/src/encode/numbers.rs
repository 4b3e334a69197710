//! A number for every action of a setup.

use engine::encode::{Block, Layout};

use super::EVENTS;
use super::ground::Ground;
use crate::action::{Action, Births};
use crate::board::{HEXES, Hex};
use crate::components::{Cube, DEEPEST, Demand, Event, NURSES, Objective, STORAGE, Shape, Special};
use crate::placement::Placement;
use crate::setup::Options;

/// Nothing has this number.
const NONE: u16 = u16::MAX;

/// Actions, each at its number; and the way back.
#[derive(Debug)]
pub(super) struct Numbers {
    kinds: Layout,
    actions: Vec<Action>,
    /// By the index of the placement: first pheromones, then special tiles in order.
    laid: [Vec<u16>; 1 + Special::ALL.len()],
    /// By the number of the hexagon: leave, step, tunnel, give; harvest of each cube.
    at: [Vec<u16>; 4 + Cube::ALL.len()],
    /// By [`place_of_births`].
    births: Vec<u16>,
    /// By food, earth and stone.
    keeps: Box<[[[u16; MOST_KEPT]; MOST_KEPT]; MOST_KEPT]>,
    objectives: [[u16; MOST_EARTH + 2]; Objective::ALL.len()],
    events: Block,
    feeds: Block,
    simple: Block,
}

/// Most earth of an objective that takes earth and stone.
const MOST_EARTH: usize = 6;

/// One more than the most cubes of a kind that can be stored.
const MOST_KEPT: usize = STORAGE[DEEPEST as usize] as usize + 1;

const PLACES_OF_BIRTHS: usize = 4 * 4 * 5 * (NURSES as usize + 1) * 5;

const SIMPLE: [Action; 13] = [
    Action::Exchange,
    Action::Gestation,
    Action::Larder,
    Action::Quarry(Cube::Earth),
    Action::Quarry(Cube::Stone),
    Action::Queen,
    Action::Clear,
    Action::Stop,
    Action::Scavenge(Cube::Earth),
    Action::Scavenge(Cube::Stone),
    Action::Enough,
    Action::Deepen,
    Action::Nurse,
];

impl Numbers {
    pub(super) fn of(ground: &Ground, options: Options) -> Self {
        let mut numbers = Self {
            kinds: Layout::new(),
            actions: Vec::new(),
            laid: std::array::from_fn(|_| Vec::new()),
            at: std::array::from_fn(|_| vec![NONE; HEXES]),
            births: vec![NONE; PLACES_OF_BIRTHS],
            keeps: Box::new([[[NONE; MOST_KEPT]; MOST_KEPT]; MOST_KEPT]),
            objectives: [[NONE; MOST_EARTH + 2]; Objective::ALL.len()],
            events: Block::default(),
            feeds: Block::default(),
            simple: Block::default(),
        };
        numbers.events = numbers.kinds.add_named("event", EVENTS);
        numbers.actions.extend(Event::ALL.map(Action::Event));
        numbers.add_births(options.solo);
        let simple: Vec<_> = SIMPLE.into_iter().chain([Action::Done]).collect();
        let names = simple.iter().map(ToString::to_string);
        numbers.simple = numbers.kinds.add_named("simple", names);
        numbers.actions.extend(simple);
        numbers.add_hexes(ground);
        numbers.add_tiles(ground);
        numbers.add_objectives();
        numbers.add_keeps();
        // Never is more food missing in winter, nor are there more larvae than for so much.
        let most = options.first_winter + options.years;
        numbers.feeds = numbers.kinds.add("feed", &[usize::from(most) + 1]);
        numbers.actions.extend((0..=most).map(Action::Feed));
        assert_eq!(numbers.actions.len(), numbers.kinds.len());
        numbers
    }

    fn next(&self) -> u16 {
        u16::try_from(self.actions.len())
            .ok()
            .filter(|&next| next != NONE)
            .expect("there are not so many actions")
    }

    fn add_births(&mut self, solo: bool) {
        let before = self.actions.len();
        let most_in_atelier = if solo { NURSES } else { 4 };
        for larvae in 0..=3 {
            for soldiers in [0, 2, 3] {
                for workers in [0, 2, 4] {
                    let both = soldiers > 0 && workers > 0;
                    let Some(idle) = NURSES.checked_sub(larvae + soldiers + workers) else {
                        continue;
                    };
                    for atelier in 0..=idle.min(most_in_atelier) {
                        // Ruling 16: with the event never more than three soldiers are born.
                        let kept = (0..=3).map(Some).filter(|_| both);
                        for kept in std::iter::once(None).chain(kept) {
                            let births = Births {
                                larvae,
                                soldiers,
                                workers,
                                atelier,
                                kept,
                            };
                            let place = place_of_births(&births).expect("it is on the tracks");
                            self.births[place] = self.next();
                            self.actions.push(Action::Births(births));
                        }
                    }
                }
            }
        }
        self.kinds.add("births", &[self.actions.len() - before]);
    }

    fn add_hexes(&mut self, ground: &Ground) {
        type AtHex = fn(Hex) -> Action;
        let kinds: [(&'static str, AtHex); 7] = [
            ("leave", Action::Leave),
            ("step", Action::Step),
            ("tunnel", Action::Tunnel),
            ("give", Action::Give),
            ("harvest-food", |hex| Action::Harvest(hex, Cube::Food)),
            ("harvest-earth", |hex| Action::Harvest(hex, Cube::Earth)),
            ("harvest-stone", |hex| Action::Harvest(hex, Cube::Stone)),
        ];
        for (index, (name, action)) in kinds.into_iter().enumerate() {
            for &hex in &ground.hexes {
                self.at[index][hex.index()] = self.next();
                self.actions.push(action(hex));
            }
            self.kinds
                .add_named(name, ground.hexes.iter().map(ToString::to_string));
        }
    }

    fn add_tiles(&mut self, ground: &Ground) {
        let in_play = |at: &Placement| {
            at.laid()
                .hexes
                .iter()
                .all(|hex| ground.place(hex).is_some())
        };
        let all = || Shape::ALL.into_iter().flat_map(Placement::all);
        self.laid = std::array::from_fn(|_| vec![NONE; all().count()]);
        for at in all().filter(in_play) {
            self.laid[0][usize::from(at.index())] = self.next();
            self.actions.push(Action::Pheromone(at));
        }
        self.kinds
            .add("pheromone", &[all().filter(in_play).count()]);
        for (special, name) in Special::ALL.into_iter().zip([
            "build-aphid-farm",
            "build-scavenging",
            "build-sub-colony",
        ]) {
            let places = || Placement::all(special.shape()).filter(in_play);
            for at in places() {
                self.laid[1 + special as usize][usize::from(at.index())] = self.next();
                self.actions.push(Action::Build(special, at));
            }
            self.kinds.add(name, &[places().count()]);
        }
    }

    fn add_objectives(&mut self) {
        let before = self.actions.len();
        for objective in Objective::ALL {
            let mixes: Vec<Option<u8>> = match objective.demand() {
                Demand::EarthAndStone(count) => (0..=count).map(Some).collect(),
                _ => vec![None],
            };
            for earth in mixes {
                self.objectives[objective as usize][mix(earth)] = self.next();
                self.actions.push(Action::Objective(objective, earth));
            }
        }
        let names = self.actions[before..].iter().map(ToString::to_string);
        self.kinds.add_named("objective", names);
    }

    /// Exactly as many cubes as there is room for.
    fn add_keeps(&mut self) {
        let before = self.actions.len();
        let mut rooms = STORAGE.to_vec();
        rooms.dedup();
        for room in rooms {
            for food in 0..=room {
                for earth in 0..=room - food {
                    let kept = [food, earth, room - food - earth];
                    let [food, earth, stone] = kept.map(usize::from);
                    self.keeps[food][earth][stone] = self.next();
                    self.actions.push(Action::Keep(kept));
                }
            }
        }
        let names = self.actions[before..].iter().map(ToString::to_string);
        self.kinds.add_named("keep", names);
    }

    pub(super) const fn kinds(&self) -> &Layout {
        &self.kinds
    }

    pub(super) fn action(&self, number: usize) -> Option<Action> {
        self.actions.get(number).copied()
    }

    #[inline]
    pub(super) fn number(&self, action: &Action) -> Option<usize> {
        let simple = |place: usize| self.simple.at(place);
        let number = match *action {
            Action::Event(event) => return self.events.at(event as usize),
            Action::Exchange => return simple(0),
            Action::Gestation => return simple(1),
            Action::Larder => return simple(2),
            Action::Quarry(Cube::Earth) => return simple(3),
            Action::Quarry(Cube::Stone) => return simple(4),
            Action::Queen => return simple(5),
            Action::Clear => return simple(6),
            Action::Stop => return simple(7),
            Action::Scavenge(Cube::Earth) => return simple(8),
            Action::Scavenge(Cube::Stone) => return simple(9),
            Action::Enough => return simple(10),
            Action::Deepen => return simple(11),
            Action::Nurse => return simple(12),
            Action::Done => return simple(13),
            Action::Quarry(Cube::Food) | Action::Scavenge(Cube::Food) => return None,
            Action::Feed(times) => return self.feeds.at(usize::from(times)),
            Action::Leave(hex) => self.at[0][hex.index()],
            Action::Step(hex) => self.at[1][hex.index()],
            Action::Tunnel(hex) => self.at[2][hex.index()],
            Action::Give(hex) => self.at[3][hex.index()],
            Action::Harvest(hex, cube) => self.at[4 + cube as usize][hex.index()],
            Action::Pheromone(at) => self.laid[0][usize::from(at.index())],
            Action::Build(special, at) => self.laid[1 + special as usize][usize::from(at.index())],
            Action::Births(births) => self.births[place_of_births(&births)?],
            Action::Keep(kept) => {
                let [food, earth, stone] = kept.map(usize::from);
                *self.keeps.get(food)?.get(earth)?.get(stone)?
            }
            Action::Objective(objective, earth) => {
                *self.objectives[objective as usize].get(mix(earth))?
            }
        };
        (number != NONE).then_some(usize::from(number))
    }
}

/// The place of a mix of earth and stone.
fn mix(earth: Option<u8>) -> usize {
    earth.map_or(0, |earth| 1 + usize::from(earth))
}

/// A place of its own for whatever there are tracks and nurses for.
fn place_of_births(births: &Births) -> Option<usize> {
    let Births {
        larvae,
        soldiers,
        workers,
        atelier,
        kept,
    } = *births;
    let kept = kept.map_or(0, |kept| kept.saturating_add(1));
    let mut place = 0;
    for (number, most) in [
        (larvae, 3),
        (soldiers, 3),
        (workers, 4),
        (atelier, NURSES),
        (kept, 4),
    ] {
        if number > most {
            return None;
        }
        place = place * (usize::from(most) + 1) + usize::from(number);
    }
    Some(place)
}
