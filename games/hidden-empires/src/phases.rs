//! The order of play. A game turn is a player turn for everybody and a Nest Phase:
//!
//! [`getting_started`]; then, again and again, 1. [`draw_card`] with [`events`], [`hand_cards`] and
//! [`auction`] (advanced game), 2. [`move_ants`] with [`discovery`], 3. [`scout`] (advanced game),
//! 4. [`tasks`] with [`foraging`], [`combat`] and [`invade`], for one player after the other; and
//! [`nest_phase`] for all. [`restart`] and [`realistic_time_scale`] are options; [`nest_sites`] has the
//! markers that traits bring to the map.
//!
//! A step of a player turn ends with an explicit `done`; a step in which nothing can be done is
//! skipped. Games end because every group of ants is moved once in a step (`move_ants` says how), every
//! area is used for one task, and game turns are counted (Ruling 87).

pub mod auction;
pub mod combat;
pub mod discovery;
pub mod draw_card;
pub mod events;
pub mod foraging;
pub mod getting_started;
pub mod hand_cards;
pub mod invade;
pub mod move_ants;
pub mod nest_phase;
pub mod nest_sites;
pub mod realistic_time_scale;
pub mod restart;
pub mod scout;
pub mod tasks;

use engine::{Awaited, Dice, Message, Refusal, Seat, Seats};

use crate::action::{Action, Chance, Roll};
use crate::board::Scattered;
use crate::state::{Chore, HiddenEmpires, NestStep, Phase, Table, Turn};

pub(crate) const fn refuse(rule: &'static str, reason: &'static str) -> Refusal {
    Refusal::new(rule, Message::new(reason))
}

/// Ten dice can show 3003 different things.
const MOST_DICE_LISTED: u16 = 10;

/// Whoever of these is asked next: after a seat that has answered, or from the first one on.
pub(crate) fn next_asked(
    order: impl Iterator<Item = Seat>,
    after: Option<Seat>,
    is_asked: impl Fn(Seat) -> bool,
) -> Option<Seat> {
    let mut order = order.peekable();
    if let Some(after) = after {
        order.by_ref().find(|&seat| seat == after);
    }
    order.find(|&seat| is_asked(seat))
}

/// An action of another step.
pub(crate) const fn not_now(rule: &'static str) -> Refusal {
    refuse(rule, "refused-not-now")
}

impl HiddenEmpires {
    pub(crate) fn waits_for(&self) -> Awaited {
        let must = self.actors();
        if !must.is_empty() {
            Awaited::Seats {
                must,
                may: Seats::NONE,
            }
        } else if self.table.phase == Phase::Over {
            Awaited::Nobody(self.table.standings())
        } else {
            Awaited::Chance
        }
    }

    /// Whose decisions the game waits for; nobody's if it waits for chance or is over.
    fn actors(&self) -> Seats {
        Seats::only(match self.table.phase {
            Phase::Redistribute(seat)
            | Phase::MoveOne(seat)
            | Phase::Tasks(seat)
            | Phase::PlaceNest(seat)
            | Phase::Scout(seat)
            | Phase::Discover(seat)
            | Phase::Restart(seat)
            | Phase::Shelter(seat, _)
            | Phase::Release(seat)
            | Phase::OfferAuction(seat, _)
            | Phase::Worn(seat, _)
            | Phase::Raided(seat, ..)
            | Phase::Forfeit(seat, ..)
            | Phase::Repelled(seat, ..)
            | Phase::NestCards(_, seat)
            | Phase::Found(seat) => seat,
            Phase::React(scouting) => scouting.searched.unwrap_or(scouting.seat),
            Phase::ScoutMarker(scouting) | Phase::Reinforce(scouting) => scouting.seat,
            Phase::Auction(auction) => auction.turn,
            Phase::Scatter(fight, _)
            | Phase::Protect(fight, _)
            | Phase::DrivenOff(fight, _)
            | Phase::Bomb(fight)
            | Phase::Exploded(fight, _)
            | Phase::Seal(fight) => fight.defender,
            Phase::Losses(_, winner, _) => winner,
            Phase::Bombed(fight, ..)
            | Phase::RecruitLosses(fight, _)
            | Phase::Invade(fight)
            | Phase::Blocked(fight, _)
            | Phase::Loot(fight)
            | Phase::StayOrReturn(fight) => fight.attacker,
            Phase::Draft(_) => return self.drafters(),
            Phase::Nest => return self.table.busy(),
            Phase::Over
            | Phase::DrawNest
            | Phase::NextPlayer
            | Phase::Marker(_)
            | Phase::Deal(_)
            | Phase::DrawCard(_)
            | Phase::SeekTrait(..)
            | Phase::DnaDice(..)
            | Phase::RaidDice(..)
            | Phase::SearchDice(_)
            | Phase::PredatorDice(_)
            | Phase::TrunkDice(..)
            | Phase::ForageDice(_)
            | Phase::WeaponDice(_)
            | Phase::BombDice(..)
            | Phase::BlockDice(_)
            | Phase::QueenDice(_)
            | Phase::ScatterDice(_) => return Seats::NONE,
        })
    }

    pub(crate) fn do_action(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let actors = self.actors();
        if self.table.phase == Phase::Over {
            return Err(Refusal::game_over());
        }
        if actors.is_empty() {
            return Err(Refusal::chance_first());
        }
        if !actors.contains(seat) {
            return Err(Refusal::not_your_turn());
        }
        self.carry_out(seat, action)?;
        self.go_on();
        Ok(())
    }

    /// What is listed needs no check; the frequent actions have none.
    pub(crate) fn do_listed(&mut self, seat: Seat, action: Action) {
        let table = &mut self.table;
        match action {
            Action::Lift(place, caste, ants) => table.pick_up(seat, place, caste, ants),
            Action::Put(place) => table.put_down(seat, place),
            Action::Harvest(area, foragers) => table.begin_harvest(seat, area, foragers),
            Action::Tend(area) => table.begin_tending(seat, area),
            Action::Patrol(area) => table.begin_patrol(seat, area),
            Action::House(place, caste, ants) => {
                table.colony_mut(seat).move_in(place, caste, ants);
            }
            Action::Raise(large, medium) => table.colony_mut(seat).feed_larvae(large, medium),
            Action::Lay(female, male) => table.colony_mut(seat).lay([female, male]),
            Action::Done => table.end_step(seat),
            action => self
                .carry_out(seat, action)
                .unwrap_or_else(|refusal| panic!("{action} was not listed: {refusal}")),
        }
        self.go_on();
    }

    fn carry_out(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Fly | Action::Stay => self.decide_flight(seat, action == Action::Fly)?,
            Action::Play(card, on) => self.play_card(seat, card, on)?,
            Action::Keep(card) => self.keep(seat, Some(card))?,
            Action::Pass if matches!(self.table.phase, Phase::Draft(_)) => self.keep(seat, None)?,
            Action::Nest(area) if matches!(self.table.phase, Phase::Restart(_)) => {
                self.restart(seat, area)?;
            }
            Action::Found(area) => {
                self.table.found(seat, area)?;
                self.ask_founder(Some(seat));
            }
            Action::Pass if matches!(self.table.phase, Phase::Found(_)) => {
                self.ask_founder(Some(seat))
            }
            action => self.table.do_openly(seat, action)?,
        }
        Ok(())
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.actors().contains(seat) {
            return;
        }
        if let Phase::Draft(_) = self.table.phase {
            return self.list_draft(seat, out);
        }
        self.table.list(seat, out);
        if self.table.colony(seat).cards > 0 {
            self.list_plays(seat, out);
        }
    }

    pub(crate) fn sample(&self, dice: &mut dyn Dice) -> Chance {
        match self.table.phase {
            Phase::DrawCard(_) | Phase::SeekTrait(..) => self.sample_card(dice),
            Phase::Deal(_) => self.sample_deal(dice),
            _ => self.table.sample(dice),
        }
    }

    /// Everything that can come up, with weights; nothing for a deal and for many dice.
    pub(crate) fn every_chance(&self) -> Option<Vec<(Chance, u64)>> {
        Some(match self.table.phase {
            Phase::DrawCard(_) | Phase::SeekTrait(..) => self.every_card(),
            Phase::DrawNest | Phase::NextPlayer => self.table.every_next(),
            Phase::Marker(turning) => self.table.every_marker(turning)?,
            _ => {
                let dice = self.table.dice().filter(|&dice| dice <= MOST_DICE_LISTED)?;
                let rolls = Roll::every(dice).into_iter();
                rolls
                    .map(|(roll, ways)| (Chance::Roll(roll), ways))
                    .collect()
            }
        })
    }

    pub(crate) fn take_chance(&mut self, chance: Chance) -> Result<(), Refusal> {
        match (self.table.phase, chance) {
            (Phase::DrawCard(_) | Phase::SeekTrait(..), Chance::Card(card)) => {
                self.take_card(card)?;
            }
            (Phase::Deal(seat), Chance::Deal(cards)) => self.take_deal(seat, cards)?,
            _ => self.table.take_chance(chance)?,
        }
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
                    self.table.end_moves(seat);
                }
                Phase::Scout(seat) if self.table.turn.scouted.is_empty() => {
                    self.table.begin_tasks(seat);
                }
                Phase::Discover(seat) if self.table.undiscovered(seat).is_empty() => {
                    self.table.begin_tasks(seat);
                }
                Phase::Tasks(seat) if self.table.has_no_task(seat) => self.table.end_turn(),
                Phase::Nest if self.table.busy().is_empty() => match self.table.next_step() {
                    Some(step) => self.table.ask_for_nest_cards(step, None),
                    None => self.end_game_turn(),
                },
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
            Action::Fly | Action::Stay | Action::Play(..) | Action::Keep(_) => {
                unreachable!("they are secret or sealed")
            }
            Action::Found(_) => Err(not_now("rule-supercolony")),
            Action::Auction => self.start_auction(seat),
            Action::Release(area) => self.release_aphids(seat, area),
            Action::Wander(area) => self.wander(seat, area),
            Action::Trunk(area, workers) => self.build_trunk(seat, area, workers),
            Action::Repel(area, other) => self.repel(seat, area, other),
            Action::Invade => self.invade(seat),
            Action::Bomb(dice) => self.bomb(seat, dice),
            Action::Protect(member, count) => self.protect(seat, member, count),
            Action::CarryOff(member, count) => self.carry_off(seat, member, count, false),
            Action::Capture(member, count) => self.carry_off(seat, member, count, true),
            Action::Hunt => self.hunt(),
            Action::Nest(area) => self.place_nest(seat, area),
            Action::Bid(bid) => self.bid(seat, bid),
            Action::Pass => self.decline(seat),
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
            Action::Return(ants) if matches!(self.phase, Phase::Repelled(..)) => {
                self.be_repelled(seat, ants)
            }
            Action::Return(ants) => self.return_ants(seat, ants),
            Action::Lose(ants) => self.lose(seat, ants),
            Action::House(place, caste, ants) => self.house(seat, place, caste, ants),
            Action::Eliminate(member) if matches!(self.phase, Phase::Forfeit(..)) => {
                self.forfeit_one(seat, member)
            }
            Action::Eliminate(member) => self.eliminate(seat, member),
            Action::Raise(large, medium) => self.choose_diet(seat, large, medium),
            Action::Majors(pupae) => self.choose_majors(seat, pupae),
            Action::Patrol(area) => self.patrol(seat, area),
            Action::Lay(female, male) => self.lay(seat, [female, male]),
            Action::Done => self.done(seat),
        }
    }

    /// Declines whatever is offered.
    fn decline(&mut self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Restart(_) => self.draw_card(seat),
            Phase::Shelter(_, color) => self.ask_for_shelter(color, Some(seat)),
            Phase::Release(_) => {
                self.discard_aphids(seat);
                self.phase = Phase::Redistribute(seat);
            }
            Phase::OfferAuction(..) => self.resume(),
            Phase::Protect(fight, _) => self.use_weapon(fight),
            Phase::Seal(fight) => self.enter_nest(fight),
            Phase::Invade(fight) | Phase::Loot(fight) => self.end_invasion(fight),
            Phase::NestCards(step, _) => self.ask_for_nest_cards(step, Some(seat)),
            _ => return self.pass(seat),
        }
        Ok(())
    }

    fn done(&mut self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Redistribute(_) => self.check_redistribution(seat)?,
            Phase::MoveOne(_) => self.check_moving_one()?,
            Phase::ScoutMarker(_) | Phase::Discover(_) | Phase::Tasks(_) => {}
            _ => return Err(not_now("rule-turn-order")),
        }
        self.end_step(seat);
        Ok(())
    }

    fn end_step(&mut self, seat: Seat) {
        match self.phase {
            Phase::Redistribute(_) => self.begin_moving_one(seat),
            Phase::MoveOne(_) => self.end_moves(seat),
            Phase::ScoutMarker(scouting) => self.begin_reinforcing(scouting),
            Phase::Discover(_) => self.begin_tasks(seat),
            _ => self.end_turn(),
        }
    }

    fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::PlaceNest(_) => self.list_nests(out),
            Phase::Restart(_) => self.list_restarts(seat, out),
            Phase::Shelter(..) | Phase::Seal(_) | Phase::NestCards(..) => out.push(Action::Pass),
            Phase::Release(_) => self.list_pastures(seat, out),
            Phase::OfferAuction(..) => out.extend([Action::Auction, Action::Pass]),
            Phase::Invade(_) => out.extend([Action::Invade, Action::Pass]),
            Phase::Forfeit(_, _, what) => self.list_forfeits(seat, what, out),
            Phase::Worn(_, area) => {
                let parts = self.colony(seat).ants[area].parts();
                out.extend(parts.filter(|part| part.total() == 1).map(Action::Lose));
            }
            Phase::Raided(_, area, killed) => {
                let parts = self.colony(seat).ants[area].parts();
                out.extend(
                    parts
                        .filter(|part| part.total() == killed)
                        .map(Action::Lose),
                );
            }
            Phase::Repelled(_, area, sent) => self.list_repelled(seat, area, sent, out),
            Phase::Protect(..) | Phase::Loot(_) => self.list_invasion(seat, out),
            Phase::Found(_) => self.list_sites(seat, out),
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
            | Phase::Blocked(..)
            | Phase::Bomb(_)
            | Phase::Bombed(..)
            | Phase::Exploded(..)
            | Phase::RecruitLosses(..)
            | Phase::Losses(..)
            | Phase::StayOrReturn(_) => {
                self.list_combat(seat, out);
            }
            Phase::Nest => self.list_chores(seat, out),
            _ => {}
        }
    }

    fn sample(&self, dice: &mut dyn Dice) -> Chance {
        match self.phase {
            Phase::DrawNest | Phase::NextPlayer => self.sample_next(dice),
            Phase::Marker(turning) => self.sample_marker(turning, dice),
            _ => {
                let count = self
                    .dice()
                    .unwrap_or_else(|| unreachable!("no chance is awaited"));
                Chance::Roll(Roll::of(count, dice))
            }
        }
    }

    /// How many dice are to be rolled.
    #[must_use]
    pub fn dice(&self) -> Option<u16> {
        Some(match self.phase {
            Phase::ForageDice(foraging) => foraging.foragers,
            Phase::TrunkDice(_, _, workers) => workers,
            Phase::WeaponDice(fight) => self.weapon_dice(fight),
            Phase::SearchDice(scouting) => self.search_dice(scouting),
            Phase::PredatorDice(scouting) => self.markers.value(scouting.area),
            Phase::RaidDice(_, area) => self.markers.value(area),
            Phase::ScatterDice(fight) => self.force(fight, fight.defender).total(),
            Phase::BombDice(_, dice) => dice,
            Phase::BlockDice(fight) => self.blockers(fight),
            Phase::QueenDice(fight) => self.force(fight, fight.attacker).total(),
            Phase::DnaDice(..) => 1,
            _ => return None,
        })
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
            (Phase::Over, _) => Err(Refusal::game_over()),
            (_, Chance::Roll(roll))
                if self
                    .dice()
                    .is_some_and(|count| roll.count() == usize::from(count)) =>
            {
                self.take_roll(&roll);
                Ok(())
            }
            (
                Phase::DrawNest
                | Phase::NextPlayer
                | Phase::Marker(_)
                | Phase::Deal(_)
                | Phase::DrawCard(_)
                | Phase::SeekTrait(..),
                _,
            ) => Err(Refusal::impossible_chance()),
            _ if self.dice().is_some() => Err(Refusal::impossible_chance()),
            _ => Err(Refusal::no_chance_now()),
        }
    }

    fn take_roll(&mut self, roll: &Roll) {
        match self.phase {
            Phase::ForageDice(foraging) => self.roll_for_foragers(foraging, roll),
            Phase::TrunkDice(seat, area, _) => self.roll_for_trunk(seat, area, roll),
            Phase::WeaponDice(fight) => self.roll_for_weapon(fight, roll),
            Phase::SearchDice(scouting) => self.roll_for_patrollers(scouting, roll),
            Phase::PredatorDice(scouting) => self.roll_for_predators(scouting, roll),
            Phase::RaidDice(seat, area) => self.roll_for_raid(seat, area, roll),
            Phase::ScatterDice(fight) => self.roll_for_defenders(fight, roll),
            Phase::BombDice(fight, _) => self.roll_for_bombs(fight, roll),
            Phase::BlockDice(fight) => self.roll_for_blockers(fight, roll),
            Phase::QueenDice(fight) => self.roll_for_queen(fight, roll),
            Phase::DnaDice(seat, gains) => self.roll_for_dna(seat, gains, roll),
            _ => {}
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
        self.order.push(seat);
        // Ruling 17: what is occupied before the card counts.
        self.turn = Turn {
            player: Some(seat),
            occupied: self.colony(seat).held(),
            ..Turn::default()
        };
        if self.may_restart(seat) {
            self.phase = Phase::Restart(seat);
        } else {
            self.draw_card(seat);
        }
    }

    /// The Move step begins.
    pub(crate) fn begin_moves(&mut self, seat: Seat) {
        // Ruling 84: patrols last until the own ants move again.
        self.colony_mut(seat).patrol = Scattered::default();
        self.phase = Phase::Redistribute(seat);
        if self.colony(seat).aphids != [0; 2] {
            if self.has_pasture(seat) {
                self.phase = Phase::Release(seat);
            } else {
                self.discard_aphids(seat);
            }
        }
    }

    pub(crate) fn end_turn(&mut self) {
        self.turn = Turn::default();
        self.next_player();
    }

    /// Ruling 49: in the advanced game the Nest Phase goes step by step.
    fn next_step(&self) -> Option<NestStep> {
        match self.step {
            _ if !self.options.advanced => None,
            NestStep::Return => Some(NestStep::Adults),
            NestStep::Adults => Some(NestStep::Larvae),
            NestStep::Larvae => Some(NestStep::Eggs),
            NestStep::Eggs => None,
        }
    }
}

impl HiddenEmpires {
    /// The flights, the check of the scores, new nest sites, and the next game turn.
    fn end_game_turn(&mut self) {
        self.hold_flights();
        if self.table.is_decided() {
            self.table.phase = Phase::Over;
            return;
        }
        self.ask_founder(None);
    }

    fn ask_founder(&mut self, after: Option<Seat>) {
        match self.table.founder(after) {
            Some(seat) => self.table.phase = Phase::Found(seat),
            None => self.begin_next_game_turn(),
        }
    }

    fn begin_next_game_turn(&mut self) {
        for seat in Seat::all(self.table.players()) {
            if self.table.has_died_out(seat) {
                self.discard_hand(seat);
                self.table.bury(seat);
            }
        }
        self.table.game_turn += 1;
        self.table.step = NestStep::Return;
        self.table.waiting = Seats::all(self.table.players());
        self.table.order.clear();
        self.table.begin_game_turn();
    }
}
