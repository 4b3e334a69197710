//! The order of play. A game turn is a player turn for everybody and a Nest Phase:
//!
//! [`getting_started`]; then, again and again, 1. [`draw_card`] with [`events`], [`hand_cards`] and
//! [`auction`] (advanced game), 2. [`redistribute`] and [`move_one`] with [`discovery`], 3. [`scout`]
//! (advanced game), 4. [`tasks`] with [`foraging`], [`patrol`], [`combat`] and [`invade`], for one player
//! after the other; and [`nest_phase`] for all. [`turn_order`] leads from one to the next. [`restart`] and
//! [`realistic_time_scale`] are options; [`nest_sites`] has the markers that traits bring to the map.
//!
//! Every phase has its home: a [`Step`] in one of these files. It says whom the phase waits for, what can
//! be done and what becomes of it, what is rolled, and how all of it is called. The one list of phases is
//! `at_home!` below.
//!
//! A step of a player turn ends with an explicit `done`; a step in which nothing can be done is
//! skipped. Games end because every group of ants is moved once in a step (`redistribute` says how), every
//! area is used for one task, and game turns are counted (Ruling 87).

pub mod auction;
pub mod combat;
pub mod discovery;
pub mod draw_card;
pub mod elsewhere;
pub mod events;
pub mod foraging;
pub mod getting_started;
pub mod hand_cards;
pub mod invade;
pub mod migrate;
pub mod move_one;
pub mod nest_phase;
pub mod nest_sites;
pub mod nest_size;
pub mod patrol;
pub mod realistic_time_scale;
pub mod redistribute;
pub mod restart;
pub mod scout;
pub mod tasks;
pub mod turn_order;

use engine::{Awaited, Dice, Message, Refusal, Seat, Seats};

use crate::action::{Action, Chance, Roll};
use crate::state::{HiddenEmpires, Phase, Table};

/// Whether an action was done, or why not.
pub(crate) type Played = Result<(), Refusal>;

pub(crate) const fn refuse(rule: &'static str, reason: &'static str) -> Refusal {
    Refusal::new(rule, Message::new(reason))
}

/// A refusal with a number in its sentence.
pub(crate) fn refuse_with(
    rule: &'static str,
    reason: &'static str,
    name: &'static str,
    number: u16,
) -> Refusal {
    Refusal::new(rule, Message::new(reason).with(name, i32::from(number)))
}

/// Ten dice can show 3003 different things.
const MOST_DICE_LISTED: u16 = 10;

/// A phase at home: all that is particular to it.
pub(crate) trait Step: Copy {
    /// Its name in positions that are written as text.
    const NAME: &'static str;
    /// The key of the heading of its rule.
    const RULE: &'static str;

    /// [`NAME`](Self::NAME), or another in a particular case.
    fn name(self) -> &'static str {
        Self::NAME
    }

    /// The one whose decision it waits for; nobody if chance decides.
    fn actor(self) -> Option<Seat> {
        None
    }

    /// All whose decisions it waits for.
    fn waits_for(self, _game: &HiddenEmpires) -> Seats {
        self.actor().map_or(Seats::NONE, Seats::only)
    }

    /// What can be decided, hand cards aside.
    fn list(self, game: &HiddenEmpires, seat: Seat, out: &mut Vec<Action>) {
        self.list_openly(&game.table, seat, out);
    }

    /// The same for a phase without secrets.
    fn list_openly(self, _table: &Table, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Does what was decided, hand cards aside.
    fn play(self, game: &mut HiddenEmpires, seat: Seat, action: Action) -> Played {
        self.play_openly(&mut game.table, seat, action)
    }

    /// The same for a phase without secrets.
    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        Err(table.elsewhere(seat, action))
    }

    /// Whether the phase is over although nobody says so; then the next has begun.
    fn is_passed_over(self, _game: &mut HiddenEmpires) -> bool {
        false
    }

    /// How many dice are to be rolled.
    fn dice(self, _table: &Table) -> Option<u16> {
        None
    }

    /// What the dice bring.
    fn roll(self, _table: &mut Table, _roll: &Roll) {}

    /// What chance brings.
    fn sample(self, game: &HiddenEmpires, dice: &mut dyn Dice) -> Chance {
        let count = self.dice(&game.table);
        Chance::Roll(Roll::of(
            count.unwrap_or_else(|| unreachable!("no chance is awaited")),
            dice,
        ))
    }

    /// Everything that chance can bring, with weights; nothing if it is too much.
    fn every_chance(self, game: &HiddenEmpires) -> Option<Vec<(Chance, u64)>> {
        let dice = self.dice(&game.table)?;
        let rolls = (dice <= MOST_DICE_LISTED).then(|| Roll::every(dice).into_iter())?;
        let rolls = rolls.map(|(roll, ways)| (Chance::Roll(roll), ways));
        Some(rolls.collect())
    }

    /// Does what chance has brought.
    fn take(self, game: &mut HiddenEmpires, chance: Chance) -> Played {
        self.take_openly(&mut game.table, chance)
    }

    /// The same for a phase without secrets.
    fn take_openly(self, table: &mut Table, chance: Chance) -> Played {
        let Some(dice) = self.dice(table) else {
            return Err(Refusal::no_chance_now());
        };
        match chance {
            Chance::Roll(roll) if roll.count() == usize::from(dice) => {
                self.roll(table, &roll);
                Ok(())
            }
            _ => Err(Refusal::impossible_chance()),
        }
    }

    /// The heading of what this seat is to do, or of what is going on.
    fn heading(self, _table: &Table, _seat: Option<Seat>) -> &'static str {
        Self::RULE
    }

    /// How an action is told if it means something particular here.
    fn log(self, _action: Action) -> Option<&'static str> {
        None
    }

    /// What followed that nobody decided.
    fn tell(self, _before: &HiddenEmpires, _after: &HiddenEmpires, _told: &mut Vec<Message>) {}
}

/// All phases, each with its home.
macro_rules! at_home {
    ($phase:expr, $step:ident => $do:expr) => {{
        use $crate::phases::*;
        use $crate::state::Phase;
        match $phase {
            Phase::DrawNest => at_home!(@ $step, getting_started::DrawNest, $do),
            Phase::PlaceNest(seat) => at_home!(@ $step, getting_started::PlaceNest(seat), $do),
            Phase::NextPlayer => at_home!(@ $step, turn_order::NextPlayer, $do),
            Phase::Deal(seat) => at_home!(@ $step, realistic_time_scale::Deal(seat), $do),
            Phase::Draft(_) => at_home!(@ $step, realistic_time_scale::Draft, $do),
            Phase::Restart(seat) => at_home!(@ $step, restart::Restart(seat), $do),
            Phase::DrawCard(seat) => at_home!(@ $step, draw_card::DrawCard(seat), $do),
            Phase::SeekTrait(seat, replacing) => {
                at_home!(@ $step, draw_card::SeekTrait(seat, replacing), $do)
            }
            Phase::Auction(auction) => at_home!(@ $step, auction::Bidding(auction), $do),
            Phase::OfferAuction(seat, replacing) => {
                at_home!(@ $step, auction::OfferAuction(seat, replacing), $do)
            }
            Phase::Worn(seat, area) => at_home!(@ $step, events::Worn(seat, area), $do),
            Phase::Shelter(seat, color) => {
                at_home!(@ $step, events::shelter::Shelter(seat, color), $do)
            }
            Phase::Release(seat) => at_home!(@ $step, events::shelter::Release(seat), $do),
            Phase::DnaDice(seat, gains) => {
                at_home!(@ $step, hand_cards::effects::DnaDice(seat, gains), $do)
            }
            Phase::RaidDice(seat, area) => {
                at_home!(@ $step, hand_cards::predators::RaidDice(seat, area), $do)
            }
            Phase::Raided(seat, area, killed) => {
                at_home!(@ $step, hand_cards::predators::Raided(seat, area, killed), $do)
            }
            Phase::Forfeit(seat, lost, what) => {
                at_home!(@ $step, hand_cards::effects::Forfeiting(seat, lost, what), $do)
            }
            Phase::NestCards(step, seat) => {
                at_home!(@ $step, hand_cards::effects::NestCards(step, seat), $do)
            }
            Phase::Redistribute(seat) => at_home!(@ $step, redistribute::Redistribute(seat), $do),
            Phase::MoveOne(seat) => at_home!(@ $step, move_one::MoveOne(seat), $do),
            Phase::Scout(seat) => at_home!(@ $step, scout::Scout(seat), $do),
            Phase::SearchDice(scouting) => at_home!(@ $step, scout::SearchDice(scouting), $do),
            Phase::React(scouting) => at_home!(@ $step, scout::React(scouting), $do),
            Phase::ScoutMarker(scouting) => at_home!(@ $step, scout::ScoutMarker(scouting), $do),
            Phase::PredatorDice(scouting) => at_home!(@ $step, scout::PredatorDice(scouting), $do),
            Phase::Reinforce(scouting) => at_home!(@ $step, scout::Reinforce(scouting), $do),
            Phase::Discover(seat) => at_home!(@ $step, discovery::Discover(seat), $do),
            Phase::Marker(turning) => at_home!(@ $step, discovery::DrawMarker(turning), $do),
            Phase::Tasks(seat) => at_home!(@ $step, tasks::Tasks(seat), $do),
            Phase::Repelled(seat, area, sent) => {
                at_home!(@ $step, tasks::repellent::Repelled(seat, area, sent), $do)
            }
            Phase::ForageDice(foraging) => at_home!(@ $step, foraging::ForageDice(foraging), $do),
            Phase::TrunkDice(seat, area, workers) => {
                at_home!(@ $step, nest_sites::TrunkDice(seat, area, workers), $do)
            }
            Phase::ScatterDice(fight) => at_home!(@ $step, combat::ScatterDice(fight), $do),
            Phase::Scatter(fight, most) => at_home!(@ $step, combat::Scatter(fight, most), $do),
            Phase::Weapon(fight) => at_home!(@ $step, combat::weapons::Weapon(fight), $do),
            Phase::WeaponDice(fight, dice) => {
                at_home!(@ $step, combat::weapons::WeaponDice(fight, dice), $do)
            }
            Phase::DrivenOff(fight, hits) => {
                at_home!(@ $step, combat::weapons::DrivenOff(fight, hits), $do)
            }
            Phase::Bomb(fight) => at_home!(@ $step, combat::weapons::Bomb(fight), $do),
            Phase::BombDice(fight, dice) => {
                at_home!(@ $step, combat::weapons::BombDice(fight, dice), $do)
            }
            Phase::Bombed(fight, killed, exploded) => {
                at_home!(@ $step, combat::weapons::Bombed(fight, killed, exploded), $do)
            }
            Phase::Exploded(fight, exploded) => {
                at_home!(@ $step, combat::weapons::Exploded(fight, exploded), $do)
            }
            Phase::RecruitLosses(fight, points) => {
                at_home!(@ $step, combat::losses::RecruitLosses(fight, points), $do)
            }
            Phase::Losses(fight, winner, points) => {
                at_home!(@ $step, combat::losses::Losses(fight, winner, points), $do)
            }
            Phase::StayOrReturn(fight) => at_home!(@ $step, combat::StayOrReturn(fight), $do),
            Phase::Invade(fight) => at_home!(@ $step, invade::Invade(fight), $do),
            Phase::Seal(fight) => at_home!(@ $step, invade::Seal(fight), $do),
            Phase::BlockDice(fight) => at_home!(@ $step, invade::BlockDice(fight), $do),
            Phase::Blocked(fight, blocked) => {
                at_home!(@ $step, invade::Blocked(fight, blocked), $do)
            }
            Phase::Fall(falling) => at_home!(@ $step, invade::chambers::Fall(falling), $do),
            Phase::Protect(fight, carriers) => {
                at_home!(@ $step, invade::loot::Protect(fight, carriers), $do)
            }
            Phase::Loot(fight) => at_home!(@ $step, invade::loot::Loot(fight), $do),
            Phase::QueenDice(fight) => at_home!(@ $step, invade::loot::QueenDice(fight), $do),
            Phase::Nest => at_home!(@ $step, nest_phase::Nest, $do),
            Phase::Found(seat) => at_home!(@ $step, nest_sites::Found(seat), $do),
            Phase::Over => at_home!(@ $step, turn_order::Over, $do),
        }
    }};
    (@ $step:ident, $home:expr, $do:expr) => {{
        let $step = $home;
        $do
    }};
}
pub(crate) use at_home;

/// Whoever of these is asked next: after a seat that has answered, or from the first one on.
pub(crate) fn next_asked(
    mut order: impl Iterator<Item = Seat>,
    after: Option<Seat>,
    is_asked: impl Fn(Seat) -> bool,
) -> Option<Seat> {
    if let Some(after) = after {
        order.by_ref().find(|&seat| seat == after);
    }
    order.find(|&seat| is_asked(seat))
}

impl Phase {
    /// Its name in positions that are written as text.
    #[must_use]
    pub fn name(self) -> &'static str {
        at_home!(self, step => step.name())
    }

    pub(crate) fn log(self, action: Action) -> Option<&'static str> {
        at_home!(self, step => step.log(action))
    }
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
        at_home!(self.table.phase, step => step.waits_for(self))
    }

    pub(crate) fn do_action(&mut self, seat: Seat, action: Action) -> Played {
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

    fn carry_out(&mut self, seat: Seat, action: Action) -> Played {
        match action {
            Action::Play(card, on) => self.play_card(seat, card, on),
            action => at_home!(self.table.phase, step => step.play(self, seat, action)),
        }
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
            action => self
                .carry_out(seat, action)
                .unwrap_or_else(|refusal| panic!("{action} was not listed: {refusal}")),
        }
        self.go_on();
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.actors().contains(seat) {
            return;
        }
        at_home!(self.table.phase, step => step.list(self, seat, out));
        if self.table.colony(seat).cards > 0 {
            self.list_plays(seat, out);
        }
    }

    pub(crate) fn sample(&self, dice: &mut dyn Dice) -> Chance {
        at_home!(self.table.phase, step => step.sample(self, dice))
    }

    pub(crate) fn all_chances(&self) -> Option<Vec<(Chance, u64)>> {
        at_home!(self.table.phase, step => step.every_chance(self))
    }

    pub(crate) fn take_chance(&mut self, chance: Chance) -> Played {
        if self.table.phase == Phase::Over {
            return Err(Refusal::game_over());
        }
        at_home!(self.table.phase, step => step.take(self, chance))?;
        self.go_on();
        Ok(())
    }

    /// Whatever follows from what was just done, up to the next decision or result.
    pub(crate) fn go_on(&mut self) {
        while at_home!(self.table.phase, step => step.is_passed_over(self)) {}
    }
}

impl Table {
    /// The key of the rule's heading, for this player or for those who only watch.
    #[must_use]
    pub fn heading(&self, seat: Option<Seat>) -> &'static str {
        at_home!(self.phase, step => step.heading(self, seat))
    }

    /// How many dice are to be rolled.
    #[must_use]
    pub fn dice(&self) -> Option<u16> {
        at_home!(self.phase, step => step.dice(self))
    }

    /// What can be decided where nothing is secret.
    pub(crate) fn list_openly(&self, seat: Seat, out: &mut Vec<Action>) {
        at_home!(self.phase, step => step.list_openly(self, seat, out));
    }

    /// Does what was decided where nothing is secret.
    pub(crate) fn play_openly(&mut self, seat: Seat, action: Action) -> Played {
        at_home!(self.phase, step => step.play_openly(self, seat, action))
    }

    /// Does what chance has brought where nothing is secret.
    pub(crate) fn take_openly(&mut self, chance: Chance) -> Played {
        at_home!(self.phase, step => step.take_openly(self, chance))
    }
}
