//! The order of play. A game turn is a player turn for everybody and a Nest Phase:
//!
//! [`getting_started`]; then, again and again, 1. [`move_ants`] with [`discovery`], 2. [`tasks`] with
//! [`foraging`] and [`combat`], for one player after the other; and [`nest_phase`] for all.
//!
//! A step of a player turn ends with an explicit `done`; a step in which nothing can be done is
//! skipped. Games end because every group of ants is moved once in a step (`move_ants` says how), every
//! area is used for one task, and game turns are counted (Ruling 87).

pub mod auction;
pub mod combat;
pub mod discovery;
pub mod foraging;
pub mod getting_started;
pub mod move_ants;
pub mod nest_phase;
pub mod scout;
pub mod tasks;

use engine::{Awaited, Dice, Message, Refusal, Seat, Seats};

use crate::action::{Action, Chance, Roll};
use crate::board::ByArea;
use crate::state::{Chore, HiddenEmpires, Phase, Table, Turn};

pub(crate) const fn refuse(rule: &'static str, reason: &'static str) -> Refusal {
    Refusal::new(rule, Message::new(reason))
}

/// An action of another step.
pub(crate) const fn not_now(rule: &'static str) -> Refusal {
    refuse(rule, "refused-not-now")
}

impl HiddenEmpires {
    pub(crate) fn waits_for(&self) -> Awaited {
        match self.table.phase {
            Phase::DrawNest
            | Phase::NextPlayer
            | Phase::Marker(_)
            | Phase::SearchDice(_)
            | Phase::PredatorDice(_)
            | Phase::ForageDice(_)
            | Phase::WeaponDice(_)
            | Phase::ScatterDice(_) => Awaited::Chance,
            Phase::PlaceNest(seat)
            | Phase::Redistribute(seat)
            | Phase::MoveOne(seat)
            | Phase::Scout(seat)
            | Phase::Discover(seat)
            | Phase::Tasks(seat) => Awaited::only(seat),
            Phase::React(scouting) => Awaited::only(scouting.searched.unwrap_or(scouting.seat)),
            Phase::ScoutMarker(scouting) | Phase::Reinforce(scouting) => {
                Awaited::only(scouting.seat)
            }
            Phase::Auction(auction) => Awaited::only(auction.turn),
            Phase::Scatter(fight, _) | Phase::DrivenOff(fight, _) => Awaited::only(fight.defender),
            Phase::Losses(_, winner, _) => Awaited::only(winner),
            Phase::StayOrReturn(fight) => Awaited::only(fight.attacker),
            Phase::Nest => Awaited::Seats {
                must: self.table.busy(),
                may: Seats::NONE,
            },
            Phase::Over => Awaited::Nobody(self.table.standings()),
        }
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
            Action::Fly | Action::Stay => self.decide_flight(seat, action == Action::Fly)?,
            action => self.table.do_openly(seat, action)?,
        }
        self.go_on();
        Ok(())
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.waits_for().actors().contains(seat) {
            self.table.list(seat, out);
        }
    }

    pub(crate) fn take_chance(&mut self, chance: Chance) -> Result<(), Refusal> {
        self.table.take_chance(chance)?;
        self.go_on();
        Ok(())
    }

    /// Whatever follows from what was just done, up to the next decision or result.
    pub(crate) fn go_on(&mut self) {
        loop {
            match self.table.phase {
                Phase::Redistribute(seat) if self.table.cannot_redistribute(seat) => {
                    self.table.abandon_brood(seat);
                    self.table.begin_moving_one(seat);
                }
                Phase::MoveOne(seat) if self.table.cannot_move_one(seat) => {
                    self.table.begin_discovery(seat);
                }
                Phase::Scout(seat) if self.table.turn.scouted.is_empty() => {
                    self.table.begin_tasks(seat);
                }
                Phase::Discover(seat) if self.table.undiscovered(seat).is_empty() => {
                    self.table.begin_tasks(seat);
                }
                Phase::Tasks(seat) if self.table.has_no_task(seat) => self.table.end_turn(),
                Phase::Nest if self.table.busy().is_empty() => self.end_game_turn(),
                _ => return,
            }
        }
    }
}

impl Table {
    /// Who still has something to do in the Nest Phase.
    pub(crate) fn busy(&self) -> Seats {
        Seat::all(self.players())
            .filter(|&seat| self.colony(seat).chore != Chore::None)
            .collect()
    }

    pub(crate) fn do_openly(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Fly | Action::Stay => unreachable!("they are sealed"),
            Action::Nest(area) => self.place_nest(seat, area),
            Action::Bid(bid) => self.bid(seat, bid),
            Action::Pass => self.pass(seat),
            Action::Lift(place, caste, ants) => self.lift(seat, place, caste, ants),
            Action::Put(place) => self.put(seat, place),
            Action::TurnUp(area) if self.options.advanced => self.turn_up_scouted(area),
            Action::TurnUp(area) => self.turn_up(seat, area),
            Action::Scout(area) => self.scout(seat, area),
            Action::Reinforce(ants) => self.reinforce(seat, ants),
            Action::Attack(area, defender) => self.attack(seat, area, defender),
            Action::Harvest(area, foragers) => self.harvest(seat, area, foragers),
            Action::Tend(area) => self.tend(seat, area),
            Action::Return(ants) if matches!(self.phase, Phase::React(_)) => {
                self.retreat(seat, ants)
            }
            Action::Return(ants) => self.return_ants(seat, ants),
            Action::Lose(ants) => self.lose(seat, ants),
            Action::House(place, caste, ants) => self.house(seat, place, caste, ants),
            Action::Eliminate(member) => self.eliminate(seat, member),
            Action::Raise(large, medium) => self.choose_diet(seat, large, medium),
            Action::Majors(pupae) => self.choose_majors(seat, pupae),
            Action::Patrol(area) => self.patrol(seat, area),
            Action::Lay(female, male) => self.lay(seat, [female, male]),
            Action::Done => self.done(seat),
        }
    }

    fn done(&mut self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Redistribute(_) => self.end_redistribution(seat)?,
            Phase::MoveOne(_) => self.end_moving_one(seat)?,
            Phase::ScoutMarker(scouting) => self.begin_reinforcing(scouting),
            Phase::Discover(_) => self.begin_tasks(seat),
            Phase::Tasks(_) => self.end_turn(),
            _ => return Err(not_now("rule-turn-order")),
        }
        Ok(())
    }

    fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::PlaceNest(_) => self.list_nests(out),
            Phase::Auction(auction) => self.list_bids(&auction, seat, out),
            Phase::Redistribute(_) => self.list_redistribution(seat, out),
            Phase::MoveOne(_) => self.list_moves_one(seat, out),
            Phase::Discover(_) => {
                out.extend(self.undiscovered(seat).iter().map(Action::TurnUp));
                out.push(Action::Done);
            }
            Phase::Scout(_) | Phase::React(_) | Phase::ScoutMarker(_) | Phase::Reinforce(_) => {
                self.list_scouting(seat, out);
            }
            Phase::Tasks(_) => self.list_tasks(seat, out),
            Phase::Scatter(..)
            | Phase::DrivenOff(..)
            | Phase::Losses(..)
            | Phase::StayOrReturn(_) => {
                self.list_combat(seat, out);
            }
            Phase::Nest => self.list_chores(seat, out),
            _ => {}
        }
    }

    pub(crate) fn sample(&self, dice: &mut dyn Dice) -> Chance {
        match self.phase {
            Phase::DrawNest | Phase::NextPlayer => self.sample_next(dice),
            Phase::Marker(turning) => self.sample_marker(turning, dice),
            Phase::ForageDice(foraging) => Chance::Roll(Roll::of(foraging.foragers, dice)),
            Phase::WeaponDice(fight) => Chance::Roll(Roll::of(self.weapon_dice(fight), dice)),
            Phase::SearchDice(scouting) => Chance::Roll(Roll::of(self.search_dice(scouting), dice)),
            Phase::PredatorDice(scouting) => {
                Chance::Roll(Roll::of(self.markers.value(scouting.area), dice))
            }
            Phase::ScatterDice(fight) => Chance::Roll(Roll::of(
                self.colony(fight.defender).ants_in(fight.area),
                dice,
            )),
            _ => unreachable!("no chance is awaited"),
        }
    }

    pub(crate) fn take_chance(&mut self, chance: Chance) -> Result<(), Refusal> {
        match (self.phase, chance) {
            (Phase::DrawNest | Phase::NextPlayer, Chance::Next(seat)) => self.take_next(seat),
            (Phase::Marker(turning), Chance::Marker(marker)) => {
                self.take_marker(turning, marker, false)
            }
            (Phase::Marker(turning), Chance::Again(marker)) => {
                self.take_marker(turning, marker, true)
            }
            (Phase::ForageDice(foraging), Chance::Roll(roll))
                if roll.count() == usize::from(foraging.foragers) =>
            {
                self.roll_for_foragers(foraging, &roll);
                Ok(())
            }
            (Phase::WeaponDice(fight), Chance::Roll(roll))
                if roll.count() == usize::from(self.weapon_dice(fight)) =>
            {
                self.roll_for_weapon(fight, &roll);
                Ok(())
            }
            (Phase::SearchDice(scouting), Chance::Roll(roll))
                if roll.count() == usize::from(self.search_dice(scouting)) =>
            {
                self.roll_for_patrollers(scouting, &roll);
                Ok(())
            }
            (Phase::PredatorDice(scouting), Chance::Roll(roll))
                if roll.count() == usize::from(self.markers.value(scouting.area)) =>
            {
                self.roll_for_predators(scouting, &roll);
                Ok(())
            }
            (Phase::ScatterDice(fight), Chance::Roll(roll))
                if roll.count() == usize::from(self.colony(fight.defender).ants_in(fight.area)) =>
            {
                self.roll_for_defenders(fight, &roll);
                Ok(())
            }
            (
                Phase::DrawNest
                | Phase::NextPlayer
                | Phase::Marker(_)
                | Phase::SearchDice(_)
                | Phase::PredatorDice(_)
                | Phase::ForageDice(_)
                | Phase::WeaponDice(_)
                | Phase::ScatterDice(_),
                _,
            ) => Err(Refusal::impossible_chance()),
            (Phase::Over, _) => Err(Refusal::game_over()),
            _ => Err(Refusal::no_chance_now()),
        }
    }

    /// Rulebook: Turn Order; Random Turn Order. Whoever has had a turn waits for the others.
    pub(crate) fn next_player(&mut self) {
        let Some(first) = self.first() else {
            return;
        };
        if self.waiting.is_empty() {
            self.begin_nest_phase();
        } else if self.options.random_order && self.waiting.len() > 1 {
            self.phase = Phase::NextPlayer;
        } else {
            let players = self.players();
            let mut seat = first;
            while !self.waiting.contains(seat) {
                seat = seat.next(players);
            }
            self.begin_turn(seat);
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.waiting = self.waiting.without(seat);
        self.turn = Turn {
            occupied: self.colony(seat).held(),
            ..Turn::default()
        };
        // Ruling 84: patrols last until the own ants move again.
        self.colony_mut(seat).patrol = ByArea::default();
        self.phase = Phase::Redistribute(seat);
    }

    pub(crate) fn end_turn(&mut self) {
        self.turn = Turn::default();
        self.next_player();
    }
}

impl HiddenEmpires {
    /// The flights, the check of the scores, and the next game turn.
    fn end_game_turn(&mut self) {
        self.hold_flights();
        if self.table.is_decided() {
            self.table.phase = Phase::Over;
            return;
        }
        self.table.game_turn += 1;
        self.table.waiting = Seats::all(self.table.players());
        self.table.next_player();
    }
}
