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
pub mod winter;
pub mod workers;

use engine::{Awaited, Message, Refusal, Seat, Seats};

use crate::action::Action;
use crate::state::{Chore, Myrmes, Phase, Table};

pub(crate) const fn refuse(rule: &'static str, reason: &'static str) -> Refusal {
    Refusal::new(rule, Message::new(reason))
}

/// An action of another phase.
pub(crate) const fn not_now(rule: &'static str) -> Refusal {
    refuse(rule, "refused-not-now")
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
        Seat::all(self.table.players())
            .filter(|&seat| self.plans[seat].births.is_none())
            .collect()
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
        match action {
            Action::Event(event) => self.seal_event(seat, event),
            Action::Births(births) => self.seal_births(seat, births),
            action => {
                self.table.do_openly(seat, action)?;
                self.go_on();
                Ok(())
            }
        }
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.table.phase {
            Phase::Plan if seat.index() < self.table.players() => self.list_plans(seat, out),
            Phase::Worker(actor) if actor == seat => self.table.list_work(seat, out),
            Phase::Sortie(actor, sortie) if actor == seat => {
                self.table.list_sortie(seat, &sortie, out);
            }
            Phase::Atelier(actor) if actor == seat => self.table.list_atelier(seat, out),
            Phase::Giving(actor, giving) if actor == seat => {
                self.table.list_gifts(seat, &giving, out);
            }
            Phase::Harvest | Phase::Storage | Phase::Winter if self.table.busy().contains(seat) => {
                self.table.list_chores(seat, out);
            }
            _ => {}
        }
    }

    /// Whatever follows from what was just done.
    pub(crate) fn go_on(&mut self) {
        if self.table.phase == Phase::Plan && self.planning().is_empty() {
            self.hatch();
        }
        // A season has just begun.
        if self.table.phase == Phase::Plan && self.plans.iter().all(|plan| plan.event.is_none()) {
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

    fn do_openly(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Event(_) | Action::Births(_) => unreachable!("they are sealed"),
            Action::Exchange => self.exchange(seat),
            Action::Gestation | Action::Larder | Action::Quarry(_) | Action::Queen => {
                self.work(seat, action)
            }
            Action::Leave(exit) => self.leave(seat, exit),
            Action::Step(hex) => self.step(seat, hex),
            Action::Clear => self.clear_pheromone(seat),
            Action::Pheromone(at) => self.place_pheromone(seat, at),
            Action::Build(special, at) => self.build(seat, special, at),
            Action::Stop => self.stop(seat),
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
