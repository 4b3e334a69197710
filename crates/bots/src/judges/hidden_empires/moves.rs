//! Where the ants of a turn should go, and how far a small step leads there.
//!
//! The plan depends on nothing that changes while ants are moved: neither on where they stand now nor on
//! who is carried. So every step of a turn is measured by the same plan, and nobody walks in circles.

use engine::Seat;
use hidden_empires::cards::nest::NestSize;
use hidden_empires::components::SIZE_PER_BUILDER;
use hidden_empires::{Action, Area, ByArea, Phase, Place, Table};

use super::forecast::{Outlook, Supply, outlook};
use super::grounds::{self, Grounds, Spread};
use super::sketch::{Sketch, Stage};
use super::weights::BUILDER;

/// More builders at once are not considered.
const MOST_BUILDERS: i32 = 5;

/// If another builder costs so many game turns, still more are not considered.
const TOO_LATE: f32 = 0.3;

/// What a colony wants to do with its ants in this turn.
pub(super) struct Moves<'a> {
    table: &'a Table,
    seat: Seat,
    grounds: Grounds,
    spread: Spread,
    /// The colony without builders.
    sketch: Sketch,
    supply: Supply,
    nurses: i32,
}

/// A way to use the ants.
pub(super) struct Plan {
    /// Game turns until the target score is reached.
    pub(super) turns: f32,
    nurses: u16,
    builders: u16,
    /// Where ants are at the end of the move.
    areas: ByArea<u16>,
    /// Where they are at the end of the redistribution.
    before: ByArea<u16>,
}

impl<'a> Moves<'a> {
    pub(super) fn of(table: &'a Table, seat: Seat, nest: Area) -> Self {
        let mut sketch = Sketch::of(table, seat);
        sketch.stage = Stage::Adults;
        sketch.builders = 0;
        sketch.reserves = 0;
        sketch.food += sketch.stored;
        sketch.stored = 0;
        sketch.nurses = sketch.needed_nurses().min(sketch.ants);
        let nurses = sketch.nurses;
        let supply = grounds::supply(table, seat);
        let demand = demand(&sketch, supply);
        let colony = table.colony(seat);
        let blockers = colony.reserves.total() - colony.callable().total();
        let bound = i32::from(colony.returning.total() + blockers);
        let free = (sketch.ants - nurses - bound).max(0) as usize;
        let mut grounds = Grounds::of(table, seat, nest);
        let spread = grounds.spread(free, (demand - sketch.food) as f32, supply);
        Self {
            table,
            seat,
            grounds,
            spread,
            sketch,
            supply,
            nurses,
        }
    }

    /// Ways to use the ants, with different numbers of builders; the best is the first.
    pub(super) fn plans(&self) -> Vec<Plan> {
        let colony = self.table.colony(self.seat);
        let turn = &self.table.turn;
        let now = i32::from(colony.builders.total());
        let free = self.spread.areas.len() as i32;
        let (mut least, mut most) = (0, free.min(MOST_BUILDERS));
        match colony.traits.nest_size() {
            NestSize::Built => {}
            NestSize::PerBuilder(each) => {
                let housed = colony.housed() - colony.reserves.total();
                least = i32::from(housed.div_ceil(each).max(1)).min(free);
                most = (least + 1).min(free);
            }
            NestSize::Unlimited => most = 0,
        }
        if matches!(self.table.phase, Phase::MoveOne(_)) {
            (least, most) = (now, now);
        } else if turn.taken.contains_any(Place::Builders) {
            (least, most) = (least.max(now), now.max(most));
        } else if turn.given.contains_any(Place::Builders) {
            (least, most) = (least.min(now), now);
        }
        let mut plans: Vec<Plan> = Vec::new();
        for builders in least..=most {
            let plan = self.plan(builders);
            let worse = plans
                .last()
                .is_some_and(|last| plan.turns > last.turns + TOO_LATE);
            plans.push(plan);
            if worse {
                break;
            }
        }
        let soonest = (0..plans.len()).min_by(|&a, &b| plans[a].turns.total_cmp(&plans[b].turns));
        plans.swap(0, soonest.unwrap_or(0));
        plans
    }

    fn plan(&self, builders: i32) -> Plan {
        let foragers = (self.spread.areas.len() as i32 - builders).max(0) as usize;
        let turns = match self.table.phase {
            Phase::MoveOne(_) => 0.0,
            _ => {
                let outlook = self.outlook(builders, self.spread.food[foragers]);
                outlook.turns + BUILDER * builders as f32
            }
        };
        let areas = self.spread.first(foragers);
        let mut before = ByArea::default();
        for (area, &ants) in areas.iter().filter(|&(_, &ants)| ants > 0) {
            if self.grounds.havens.contains(area) {
                before[area] += ants;
            } else {
                before[self.grounds.stage(area, &areas)] += ants;
            }
        }
        Plan {
            turns,
            nurses: self.nurses as u16,
            builders: builders as u16,
            areas,
            before,
        }
    }

    /// What lies ahead with so many builders, between the two whole numbers of food that may come.
    fn outlook(&self, builders: i32, food: f32) -> Outlook {
        let with = |food: f32| {
            let mut sketch = self.sketch;
            sketch.builders = builders;
            match self.table.colony(self.seat).traits.nest_size() {
                NestSize::Built => sketch.size += i32::from(SIZE_PER_BUILDER) * builders,
                NestSize::PerBuilder(each) => sketch.size = i32::from(each) * builders,
                NestSize::Unlimited => {}
            }
            sketch.food += food as i32;
            outlook(&sketch, self.supply)
        };
        let low = with(food.floor());
        let part = food - food.floor();
        if part < 0.05 {
            return low;
        }
        let high = with(food.floor() + 1.0);
        Outlook {
            turns: low.turns + part * (high.turns - low.turns),
            ..low
        }
    }

    /// How far an action leads away from a plan: 0 for the step that comes next.
    pub(super) fn strays(&self, action: Action, plan: &Plan) -> f32 {
        match self.table.phase {
            Phase::Redistribute(_) => self.redistribution_strays(action, plan),
            _ => self.step_strays(action, plan),
        }
    }

    fn redistribution_strays(&self, action: Action, plan: &Plan) -> f32 {
        let colony = self.table.colony(self.seat);
        let missing =
            |place: Place| i32::from(plan.wants(place)) - i32::from(colony.at(place).total());
        let turn = &self.table.turn;
        let havens = self.grounds.havens;
        let places = || {
            let chambers = colony.chambers().iter().copied();
            chambers.chain(havens.iter().map(Place::Map))
        };
        let gaps = places()
            .filter(|&place| !turn.given.contains_any(place))
            .map(|place| (missing(place), place));
        let gap = gaps.max_by_key(|&(missing, _)| missing);
        let extra = places()
            .filter(|&place| !turn.taken.contains_any(place))
            .map(|place| (-missing(place), place))
            .max_by_key(|&(extra, _)| extra);
        let (Some((gap, hole)), Some((extra, heap))) = (gap, extra) else {
            return 1.0;
        };
        match action {
            Action::Lift(place, caste, ants) => {
                let surplus = -missing(place);
                let most = surplus.min(gap);
                if most <= 0 {
                    return 3.0;
                }
                let best = Action::groups(colony.at(place)[caste])
                    .filter(|&group| i32::from(group) <= most)
                    .max();
                out_of_place(place != heap) + out_of_place(best != Some(ants))
            }
            Action::Put(place) => {
                let carried = turn.carried.map_or(0, |(_, _, ants)| i32::from(ants));
                if missing(place) >= carried {
                    0.5 * out_of_place(place != hole)
                } else if missing(place) > 0 {
                    1.0
                } else {
                    2.0
                }
            }
            Action::Done if gap <= 0 || extra <= 0 => 0.0,
            Action::Done => 1.0 + 0.5 * gap as f32,
            Action::Eliminate(_) if gap <= 0 || extra <= 0 => 0.0,
            _ => 2.0,
        }
    }

    fn step_strays(&self, action: Action, plan: &Plan) -> f32 {
        let colony = self.table.colony(self.seat);
        let missing = |area: Area| i32::from(plan.areas[area]) - i32::from(colony.ants_in(area));
        let here = self.grounds.havens;
        // The largest gap that ants from here are meant for.
        let gap = |from: Area| {
            let near = from.near().iter();
            near.filter(|&area| !here.contains(area))
                .filter(|&area| self.grounds.stage(area, &plan.areas) == from)
                .map(|area| (missing(area), area))
                .max_by_key(|&(missing, _)| missing)
                .filter(|&(missing, _)| missing > 0)
        };
        match action {
            Action::Lift(Place::Map(from), caste, ants) => {
                let surplus = -missing(from);
                let Some((gap, _)) = gap(from) else {
                    return 2.0;
                };
                let arrived = self.table.turn.arrived[from][caste];
                let best = Action::groups(colony.ants[from][caste].saturating_sub(arrived))
                    .filter(|&group| i32::from(group) <= gap.min(surplus))
                    .max();
                match best {
                    None => 2.0,
                    best => {
                        let first = here.iter().find(|&area| -missing(area) > 0 && gap > 0);
                        0.2 * out_of_place(first != Some(from)) + out_of_place(best != Some(ants))
                    }
                }
            }
            Action::Put(Place::Map(to)) => {
                let Some((Place::Map(from), _, ants)) = self.table.turn.carried else {
                    return 1.0;
                };
                match gap(from) {
                    Some((_, best)) if best == to => 0.0,
                    _ if missing(to) >= i32::from(ants) => 0.5,
                    _ => 1.5,
                }
            }
            Action::Done => {
                let open = here
                    .iter()
                    .filter(|&area| -missing(area) > 0)
                    .filter_map(|area| gap(area).map(|(gap, _)| gap))
                    .sum::<i32>();
                if open > 0 {
                    1.0 + 0.5 * open as f32
                } else {
                    0.0
                }
            }
            _ => 2.0,
        }
    }
}

impl Plan {
    /// How many ants a place has at the end of the redistribution.
    fn wants(&self, place: Place) -> u16 {
        match place {
            Place::Nurses => self.nurses,
            Place::Builders => self.builders,
            Place::Map(area) => self.before[area],
            // Whoever can leave does.
            Place::Reserves => 0,
        }
    }
}

fn out_of_place(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// Food that the nest can use in this game turn.
pub(super) fn demand(sketch: &Sketch, supply: Supply) -> i32 {
    let mut rich = *sketch;
    rich.food = 99;
    outlook(&rich, supply).eaten
}
