//! The order of play. A season has six phases, and the year ends with winter:
//!
//! 1. [`event`], 2. [`births`] (planned together, sealed), 3. [`workers`] with [`sortie`],
//! 4. [`harvest`], 5. [`atelier`] with [`objectives`], 6. [`end_of_turn`]; then [`winter`].

pub mod atelier;
pub mod births;
pub mod end_of_turn;
pub mod event;
pub mod game_setup;
pub mod harvest;
pub mod larvae;
pub mod objectives;
pub mod sortie;
mod timing;
pub mod winter;
pub mod workers;

use engine::{Arg, Awaited, Message, Refusal, Seat, Seats};

use crate::action::Action;
use crate::board::Hex;
use crate::components::{Cube, Objective, Prey, Room};
use crate::state::{Chore, Myrmes, Phase, Table};
pub(crate) use timing::{Now, When};

/// Why something cannot be done, not yet put into words: lists only ask whether it can. Checks that they
/// ask are inlined, so that no reason is made up there.
#[derive(Clone, Copy)]
pub(crate) struct WhyNot {
    rule: &'static str,
    reason: &'static str,
    values: [Option<(&'static str, Value)>; 3],
}

/// What goes into the words.
#[derive(Clone, Copy)]
pub(crate) enum Value {
    Number(u8),
    Prey(Prey),
    Objective(Objective),
    Place(Hex),
    When(When),
    Now(Now),
}

pub(crate) type Checked = Result<(), WhyNot>;

#[inline(always)]
pub(crate) const fn refuse(rule: &'static str, reason: &'static str) -> WhyNot {
    WhyNot {
        rule,
        reason,
        values: [None; 3],
    }
}

impl WhyNot {
    #[inline(always)]
    pub(crate) const fn with(self, name: &'static str, number: u8) -> Self {
        self.with_value(name, Value::Number(number))
    }

    #[inline(always)]
    pub(crate) const fn with_value(mut self, name: &'static str, value: Value) -> Self {
        let mut place = 0;
        while self.values[place].is_some() {
            place += 1;
        }
        self.values[place] = Some((name, value));
        self
    }
}

impl From<Value> for Arg {
    fn from(value: Value) -> Self {
        match value {
            Value::Number(number) => number.into(),
            Value::Prey(prey) => prey.into(),
            Value::Objective(objective) => objective.into(),
            Value::Place(hex) => hex.to_string().into(),
            Value::When(when) => Self::Term(when.key()),
            Value::Now(now) => Self::Term(now.key()),
        }
    }
}

impl From<WhyNot> for Refusal {
    fn from(why: WhyNot) -> Self {
        let values = why.values.into_iter().flatten();
        let reason = values.fold(Message::new(why.reason), |reason, (name, value)| {
            reason.with(name, value)
        });
        Self::new(why.rule, reason)
    }
}

impl Myrmes {
    pub(crate) fn waits_for(&self) -> Awaited {
        match self.table.phase {
            Phase::First
            | Phase::Starts
            | Phase::Prey
            | Phase::Objectives
            | Phase::Dice
            | Phase::Reveal => Awaited::Chance,
            Phase::Plan => together(self.planning()),
            Phase::Worker(seat)
            | Phase::Sortie(seat, _)
            | Phase::Atelier(seat)
            | Phase::Giving(seat, _) => Awaited::only(seat),
            Phase::Harvest | Phase::Storage | Phase::Winter => together(self.table.busy()),
            Phase::Over { .. } => Awaited::Nobody(self.table.standings()),
        }
    }

    fn planning(&self) -> Seats {
        Seats::all(self.table.players()).minus(self.planned())
    }

    pub(crate) fn do_action(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.waits_for() {
            Awaited::Nobody(_) => return Err(Refusal::game_over()),
            Awaited::Chance => return Err(Refusal::chance_first()),
            Awaited::Seats { must, .. } if !must.contains(seat) => {
                return Err(Refusal::not_your_turn());
            }
            Awaited::Seats { .. } => {}
        }
        self.check(seat, action)?;
        self.carry_out(seat, action);
        Ok(())
    }

    /// Whether the rules allow it to a seat that the game waits for.
    fn check(&self, seat: Seat, action: Action) -> Checked {
        match action {
            Action::Event(event) => self.check_event(seat, event),
            Action::Births(births) => self.check_births(seat, births),
            action => self.table.check(seat, action),
        }
    }

    /// Does what the rules allow, and whatever follows from it.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Event(event) => self.seal_event(seat, event),
            Action::Births(births) => {
                self.seal_births(seat, births);
                if self.planning().is_empty() {
                    self.hatch();
                    self.go_on();
                }
            }
            action => {
                self.table.carry_out(seat, action);
                self.go_on();
            }
        }
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match &self.table.phase {
            Phase::Plan if seat.index() < self.table.players() => {
                self.table.list_plan(seat, self.own_plan(seat), out);
            }
            Phase::Worker(actor) if *actor == seat => self.table.list_work(seat, out),
            Phase::Sortie(actor, sortie) if *actor == seat => {
                self.table.list_sortie(seat, sortie, out);
            }
            Phase::Atelier(actor) if *actor == seat => self.table.list_atelier(seat, out),
            Phase::Giving(actor, giving) if *actor == seat => {
                self.table.list_gifts(seat, giving, out);
            }
            Phase::Harvest | Phase::Storage | Phase::Winter if self.table.busy().contains(seat) => {
                self.table.list_chores(seat, out);
            }
            _ => {}
        }
    }

    /// Whatever follows from what was just done, unless it was a plan.
    pub(crate) fn go_on(&mut self) {
        // A season has just begun.
        if self.table.phase == Phase::Plan {
            self.begin_plans();
        }
    }
}

impl Table {
    /// Who still has something to do in a phase that all play at the same time. If cubes are counted
    /// it matters who is first, and they are asked in turn.
    pub(crate) fn busy(&self) -> Seats {
        let busy = |seat: &Seat| self.colony(*seat).chore != Chore::None;
        if self.options.counted {
            return self.in_turn().find(busy).map_or(Seats::NONE, Seats::only);
        }
        Seat::all(self.players()).filter(busy).collect()
    }

    /// Why an action of another phase cannot be done: where it belongs, and what the game waits for instead.
    #[cold]
    pub(crate) fn other_phase(&self, seat: Seat, rule: &'static str, when: When) -> WhyNot {
        let now = match (self.phase, self.colony(seat).chore) {
            (Phase::Plan, _) => Now::Plan,
            (Phase::Worker(_), _) => Now::Work,
            (Phase::Sortie(..), _) => Now::Sortie,
            (Phase::Atelier(_), _) => Now::Atelier,
            (Phase::Giving(..), _) => Now::Giving,
            (_, Chore::Harvest(_)) => Now::Harvest,
            (_, Chore::Scavenge(_)) => Now::Scavenge,
            (_, Chore::Extra(_)) => Now::Extra,
            (_, Chore::Store) => Now::Store,
            (_, Chore::Feed) => Now::Feed,
            (_, Chore::None) => unreachable!("somebody who is awaited has something to do"),
        };
        refuse(rule, "refused-other-phase")
            .with_value("when", Value::When(when))
            .with_value("now", Value::Now(now))
    }

    fn check(&self, seat: Seat, action: Action) -> Checked {
        match action {
            Action::Event(_) | Action::Births(_) => unreachable!("they are sealed"),
            Action::Exchange => self.check_exchange(seat),
            Action::Gestation => self.check_work(seat, Room::Gestation),
            Action::Larder => self.check_work(seat, Room::Larder),
            Action::Quarry(Cube::Food) => Err(refuse("rule-colony", "refused-quarry-food")),
            Action::Quarry(Cube::Earth | Cube::Stone) => self.check_work(seat, Room::Quarry),
            Action::Queen => self.check_work(seat, Room::Queen),
            Action::Leave(exit) => self.check_leave(seat, exit),
            Action::Step(hex) => self.check_step(seat, hex),
            Action::Clear => self.check_clear(seat),
            Action::Pheromone(at) => self.check_pheromone(seat, at),
            Action::Build(special, at) => self.check_build(seat, special, at),
            Action::Stop => self.check_stop(seat),
            Action::Harvest(hex, cube) => self.check_harvest(seat, hex, cube),
            Action::Scavenge(cube) => self.check_scavenge(seat, cube),
            Action::Enough => self.check_enough(seat),
            Action::Tunnel(hex) => self.check_tunnel(seat, hex),
            Action::Deepen => self.check_deepen(seat),
            Action::Nurse => self.check_nurse(seat),
            Action::Objective(objective, earth) => self.check_objective(seat, objective, earth),
            Action::Give(hex) => self.check_give(seat, hex),
            Action::Done => self.check_done(seat),
            Action::Keep(cubes) => self.check_keep(seat, cubes),
            Action::Feed(times) => self.check_feed(seat, times),
        }
    }

    fn carry_out(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Event(_) | Action::Births(_) => unreachable!("they are sealed"),
            Action::Exchange => self.turn_larvae_into_food(seat),
            Action::Gestation => self.work_in_gestation(seat),
            Action::Larder => self.work_in_larder(seat),
            Action::Quarry(cube) => self.work_in_quarry(seat, cube),
            Action::Queen => self.feed_queen(seat),
            Action::Leave(exit) => self.leave(seat, exit),
            Action::Step(hex) => self.step(seat, hex),
            Action::Clear => self.clear_pheromone(seat),
            Action::Pheromone(at) => self.place_pheromone(seat, at),
            Action::Build(special, at) => self.build(seat, special, at),
            Action::Stop => self.end_sortie(seat),
            Action::Harvest(hex, cube) => self.harvest(seat, hex, cube),
            Action::Scavenge(cube) => self.scavenge(seat, cube),
            Action::Enough => self.enough(seat),
            Action::Tunnel(hex) => self.dig_tunnel(seat, hex),
            Action::Deepen => self.deepen(seat),
            Action::Nurse => self.raise_nurse(seat),
            Action::Objective(objective, earth) => self.take_objective(seat, objective, earth),
            Action::Give(hex) => self.give(seat, hex),
            Action::Done => self.leave_atelier(seat),
            Action::Keep(cubes) => self.keep(seat, cubes),
            Action::Feed(times) => self.feed(seat, times),
        }
    }

    fn list_chores(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.colony(seat).chore {
            Chore::None => {}
            Chore::Harvest(_) | Chore::Scavenge(_) | Chore::Extra(_) => {
                self.list_harvest(seat, out);
            }
            Chore::Store => self.list_stores(seat, out),
            Chore::Feed => self.list_meals(seat, out),
        }
    }
}

const fn together(must: Seats) -> Awaited {
    Awaited::Seats {
        must,
        may: Seats::NONE,
    }
}
