//! Where a colony's ants can find work in this player turn, and how to spread them.

use engine::Seat;
use hidden_empires::components::{Caste, MOST_HARVESTERS, Marker};
use hidden_empires::{Area, AreaSet, ByArea, Table};

use super::forecast::Supply;
use super::weights::{
    APHIDS, CROWD, CURIOSITY, DEPLETION, FURTHER, OUTPOST, RIVALS, SCARCITY, SURPLUS,
};

/// What an area offers.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
enum Ground {
    /// Nothing, but a trail may lead through.
    #[default]
    Bare,
    /// Plants or aphids of this value that can be tended.
    Tended(u16, bool),
    /// Something that can be harvested.
    Harvested,
    /// Something to harvest, with others.
    Shared,
    /// A face-down marker.
    Hidden,
}

/// What another ant in an area adds.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Gain {
    food: f32,
    /// What it counts for besides, in food.
    besides: f32,
}

/// Another ant in an area, and what it adds.
type Step = (Area, Gain);

/// What the areas offer that a colony can reach in this player turn.
pub(super) struct Grounds {
    nest: Area,
    /// Where ants can be redistributed.
    pub(super) havens: AreaSet,
    reach: AreaSet,
    grounds: ByArea<Ground>,
    /// From here food comes home without a trail.
    ends: AreaSet,
    /// The chance that a face-down marker is food.
    luck: f32,
    /// Food: what there is to learn from a face-down marker.
    curiosity: f32,
    /// Food that a forager brings.
    each: f32,
    /// Only one ant can go to a face-down marker.
    scouts: bool,
    /// Steps from each area to the nearest work that is out of reach; 0 if there is none.
    beyond: ByArea<u16>,
    /// Food: what an ant counts for one step from such work.
    outpost: f32,
}

/// How ants are spread, one after the other.
pub(super) struct Spread {
    /// Where each ant goes, the most useful first.
    pub(super) areas: Vec<Area>,
    /// The food that the first ants bring home: of none, of one, of two …
    pub(super) food: Vec<f32>,
}

impl Spread {
    /// So many of the ants, by area.
    pub(super) fn first(&self, ants: usize) -> ByArea<u16> {
        let mut counts = ByArea::default();
        for &area in &self.areas[..ants.min(self.areas.len())] {
            counts[area] += 1;
        }
        counts
    }
}

impl Grounds {
    /// In the player turn of a colony that has a nest.
    pub(super) fn of(table: &Table, seat: Seat, nest: Area) -> Self {
        let colony = table.colony(seat);
        let havens = table.turn.occupied | AreaSet::only(nest);
        let mut reach = havens;
        for area in havens.iter() {
            reach |= area.near();
        }
        let mut grounds = ByArea::default();
        for area in reach.iter() {
            let shut = table.markers.has_predators(area) && !colony.traits.ignores_predators();
            if shut || is_guarded(table, seat, area) {
                reach.remove(area);
            } else {
                grounds[area] = ground(table, seat, area);
            }
        }
        Self {
            beyond: beyond(table, seat, reach),
            outpost: 0.0,
            nest,
            havens,
            reach,
            grounds,
            ends: (colony.nests() | colony.trunks)
                .iter()
                .fold(AreaSet::NONE, |ends, end| ends | end.near()),
            luck: luck(table, seat),
            curiosity: CURIOSITY,
            each: f32::from(colony.traits.food_per_forager(Caste::Worker, false)),
            scouts: table.options.advanced,
        }
    }

    /// Spreads so many ants one by one, each where it adds most; food beyond `demand` is of little use.
    pub(super) fn spread(&mut self, ants: usize, demand: f32, supply: Supply) -> Spread {
        let missing = 1.0 - supply.places as f32 / ants.max(1) as f32;
        self.curiosity = CURIOSITY + SCARCITY * missing.max(0.0);
        self.outpost = OUTPOST * missing.max(0.0);
        let mut spread = Spread {
            areas: Vec::with_capacity(ants + 1),
            food: Vec::with_capacity(ants + 2),
        };
        let mut counts = ByArea::default();
        let mut food = 0.0;
        spread.food.push(food);
        while spread.areas.len() < ants {
            let Some((first, second)) = self.best(&counts, demand - food) else {
                break;
            };
            for (area, gain) in [Some(first), second].into_iter().flatten() {
                counts[area] += 1;
                food += gain.food;
                spread.areas.push(area);
                spread.food.push(food);
            }
        }
        spread.areas.resize(ants, self.nest);
        spread.food.resize(ants + 1, food);
        spread
    }

    /// Where another ant adds most; or two, if the second needs the first on its trail.
    fn best(&self, counts: &ByArea<u16>, hunger: f32) -> Option<(Step, Option<Step>)> {
        let trails = self.trails(counts);
        let worth = |gain: Gain| {
            let used = gain.food.min(hunger.max(0.0));
            used + SURPLUS * (gain.food - used) + gain.besides
        };
        let mut best = None;
        let mut most = 0.0;
        for area in self.reach.iter().filter(|&area| area != self.nest) {
            let gain = self.gain(area, counts[area] + 1, trails[area]);
            if worth(gain) > most {
                most = worth(gain);
                best = Some(((area, gain), None));
            }
            if trails[area] > counts[area] || self.grounds[area] == Ground::Bare {
                continue;
            }
            let wider = trails[area] + 1;
            let gain = self.gain(area, counts[area] + 1, wider);
            let before = (area.near() & self.reach).iter().filter(|&before| {
                before != self.nest && trails[before] >= wider && counts[before] + 1 >= wider
            });
            for before in before {
                let carrier = self.gain(before, counts[before] + 1, trails[before]);
                let both = 0.5 * (worth(gain) + worth(carrier));
                if both > most {
                    most = both;
                    best = Some(((before, carrier), Some((area, gain))));
                }
            }
        }
        best
    }

    /// What the ant with this number adds to an area from where so much food can be brought home.
    fn gain(&self, area: Area, number: u16, trail: u16) -> Gain {
        let brings = if number <= trail { self.each } else { 0.0 };
        let lost = -DEPLETION / 6.0;
        match self.grounds[area] {
            _ if number > MOST_HARVESTERS => Gain::default(),
            Ground::Bare if number == 1 && self.beyond[area] > 0 => Gain {
                food: 0.0,
                besides: self.outpost / f32::from(self.beyond[area]),
            },
            Ground::Bare => Gain::default(),
            Ground::Tended(value, aphids) if number <= value => Gain {
                food: brings,
                besides: if aphids { APHIDS * brings } else { 0.0 },
            },
            Ground::Tended(value, _) if number == value + 1 => Gain {
                food: brings,
                besides: lost * f32::from(number),
            },
            Ground::Tended(..) | Ground::Harvested => Gain {
                food: brings,
                besides: lost * brings,
            },
            Ground::Shared => Gain {
                food: RIVALS * brings,
                besides: lost * brings,
            },
            Ground::Hidden if self.scouts && number > 1 => Gain::default(),
            Ground::Hidden => Gain {
                food: self.luck * brings * if number == 1 { 1.0 } else { CROWD },
                besides: if number == 1 { self.curiosity } else { 0.0 },
            },
        }
    }

    /// How much food can be brought home from each area if so many ants stand in each.
    fn trails(&self, counts: &ByArea<u16>) -> ByArea<u16> {
        let mut trails = ByArea::default();
        let mut open = self.ends & self.reach;
        for area in open.iter() {
            trails[area] = u16::MAX;
        }
        while let Some(area) = open.iter().next() {
            open.remove(area);
            let through = counts[area].min(trails[area]);
            if through == 0 {
                continue;
            }
            for next in (area.near() & self.reach).iter() {
                if trails[next] < through {
                    trails[next] = through;
                    open.insert(next);
                }
            }
        }
        trails
    }

    /// Where ants wait that will step into an area which they cannot be brought to.
    pub(super) fn stage(&self, target: Area, counts: &ByArea<u16>) -> Area {
        let near = target.near() & self.havens;
        if near.contains(self.nest) {
            return self.nest;
        }
        near.iter()
            .max_by_key(|&area| counts[area])
            .unwrap_or(self.nest)
    }
}

/// Steps from each area to the nearest work that is out of reach; 0 if there is none.
fn beyond(table: &Table, seat: Seat, reach: AreaSet) -> ByArea<u16> {
    let mut steps = ByArea::default();
    let traits = table.colony(seat).traits;
    let open = |area: Area| {
        let shut = table.markers.has_predators(area) && !traits.ignores_predators();
        !shut && !is_guarded(table, seat, area)
    };
    let mut front: AreaSet = Area::all()
        .filter(|&area| !reach.contains(area) && open(area))
        .filter(|&area| ground(table, seat, area) != Ground::Bare)
        .collect();
    let mut seen = front;
    for step in 1.. {
        let mut next = AreaSet::NONE;
        for area in front.iter() {
            next |= area.near();
        }
        front = (next & !seen).iter().filter(|&area| open(area)).collect();
        if front == AreaSet::NONE {
            break;
        }
        for area in front.iter() {
            steps[area] = step;
        }
        seen |= front;
    }
    steps
}

fn ground(table: &Table, seat: Seat, area: Area) -> Ground {
    if table.markers.facedown.contains(area) {
        return Ground::Hidden;
    }
    if table.nest_in(area).is_some() {
        return Ground::Bare;
    }
    let value = table.markers.value(area);
    match table.markers.faceup[area] {
        Some(marker) if !table.colony(seat).traits.may_forage(marker) => Ground::Bare,
        Some(_) if table.is_shared(seat, area) => Ground::Shared,
        Some(Marker::Plants(_)) => Ground::Tended(value, false),
        Some(Marker::Aphids(_)) => Ground::Tended(value, true),
        Some(Marker::Prey(_)) => Ground::Harvested,
        _ => Ground::Bare,
    }
}

/// Whether others patrol an area.
fn is_guarded(table: &Table, seat: Seat, area: Area) -> bool {
    table.options.advanced
        && table
            .owners(area)
            .any(|owner| owner != seat && !table.colony(owner).patrol[area].is_empty())
}

/// The chance that a face-down marker is food.
fn luck(table: &Table, seat: Seat) -> f32 {
    let traits = table.colony(seat).traits;
    let (mut food, mut all) = (0, 0);
    for marker in Marker::all() {
        let count = table.markers.hidden_kind(marker.index());
        all += u32::from(count);
        if traits.may_forage(marker) {
            food += u32::from(count);
        }
    }
    food as f32 / all.max(1) as f32
}

/// What a colony knows around its nest.
pub(super) fn supply(table: &Table, seat: Seat) -> Supply {
    let traits = table.colony(seat).traits;
    let each = i32::from(traits.food_per_forager(Caste::Worker, false));
    let Some(nest) = table.colony(seat).nest else {
        return Supply { places: 8, each };
    };
    let places = |area: Area| match table.markers.faceup[area] {
        Some(marker) if !traits.may_forage(marker) => 0.0,
        Some(marker) if marker.is_tended() => f32::from(table.markers.value(area).min(6)),
        Some(marker) if marker.is_food() => 1.0 + 2.0 * f32::from(table.markers.value(area)),
        _ => 0.0,
    };
    let near = nest.near();
    let mut further = AreaSet::NONE;
    for area in near.iter() {
        further |= area.near();
    }
    let around: f32 = near.iter().map(places).sum();
    let beyond: f32 = (further & !near).iter().map(places).sum();
    Supply {
        places: (around + FURTHER * beyond) as i32,
        each,
    }
}
