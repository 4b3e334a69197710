//! Rulebook: Nest Phase.
//!
//! Everybody at the same time. In the basic game each goes through all steps at their own pace, since
//! nobody's business touches another's; in the advanced game all finish a step before the next, and cards
//! may be played in between (Ruling 49). Flights are sealed until all have decided (Ruling 58). Steps
//! without a choice pass by themselves. [`chores`] has what a colony does by itself.

pub mod chores;

use engine::{Message, Refusal, Seat, Seats};

use super::{Played, Step, refuse, refuse_with};
use crate::action::Action;
use crate::board::{AreaSet, Place};
use crate::components::{Caste, FEMALE, MALE, Member};
use crate::scoring::flight_points;
use crate::state::{Chore, Colony, HiddenEmpires, Ledger, NestStep, Phase, Sheet, Table, Turn};

const RULE: &str = "rule-nest-phase";
const RULE_RETURN: &str = "rule-return-ants";
const RULE_SHORTAGE: &str = "rule-food-shortage";
const RULE_EMERGE: &str = "rule-pupae-emerge";
const RULE_LARVAE: &str = "rule-feed-larvae";
const RULE_LAY: &str = "rule-lay-eggs";
const RULE_FLIGHT: &str = "rule-flight";

/// Larger numbers are chosen in tens (Ruling 94).
pub(crate) const SINGLY: u16 = 30;

pub(super) fn is_clutch(count: u16, most: u16) -> bool {
    count <= SINGLY || count.is_multiple_of(10) || count == most
}

pub(super) fn clutches(most: u16) -> impl Iterator<Item = u16> {
    (0..=most).filter(move |&count| is_clutch(count, most))
}

/// Everybody conducts the nest business.
#[derive(Clone, Copy)]
pub(crate) struct Nest;

impl Step for Nest {
    const NAME: &'static str = "nest";
    const RULE: &'static str = RULE;

    fn waits_for(self, game: &HiddenEmpires) -> Seats {
        game.table.busy()
    }

    fn list_openly(self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        table.colony(seat).list_chores(out);
    }

    fn play(self, game: &mut HiddenEmpires, seat: Seat, action: Action) -> Played {
        let colony = game.table.colony_mut(seat);
        match (colony.chore, action) {
            (Chore::Flight, Action::Fly | Action::Stay) => {
                colony.chore = Chore::None;
                *game.flights[seat.index()].open_mut() = Some(action == Action::Fly);
                Ok(())
            }
            _ => self.play_openly(&mut game.table, seat, action),
        }
    }

    fn play_openly(self, table: &mut Table, seat: Seat, action: Action) -> Played {
        let colony = table.colony_mut(seat);
        match (colony.chore, action) {
            (Chore::Return, Action::House(place, caste, ants)) => {
                colony.check_house(place, caste, ants)?;
                colony.move_in(place, caste, ants);
            }
            (
                Chore::Adults(_) | Chore::Larvae { .. } | Chore::Eggs(_),
                Action::Eliminate(member),
            ) => {
                colony.check_victim(member)?;
                colony.give_up(member);
                colony.starve();
            }
            (Chore::Majors, Action::Majors(pupae)) => {
                if pupae > colony.large_pupae {
                    let most = colony.large_pupae;
                    return Err(refuse_with(RULE_EMERGE, "refused-majors", "most", most));
                }
                colony.emerge(pupae);
            }
            (Chore::Diet, Action::Raise(large, medium)) => {
                colony.check_diet(large, medium)?;
                colony.feed_larvae(large, medium);
            }
            (Chore::Lay, Action::Lay(female, male)) => {
                colony.check_eggs([female, male])?;
                colony.lay([female, male]);
            }
            _ => return Err(table.elsewhere(seat, action)),
        }
        Ok(())
    }

    fn is_passed_over(self, game: &mut HiddenEmpires) -> bool {
        let passed = game.table.busy().is_empty();
        if passed {
            match game.table.next_step() {
                Some(step) => game.table.ask_for_nest_cards(step, None),
                None => game.end_game_turn(),
            }
        }
        passed
    }

    fn heading(self, table: &Table, seat: Option<Seat>) -> &'static str {
        match seat.map_or(Chore::None, |seat| table.colony(seat).chore) {
            Chore::None => RULE,
            Chore::Return => RULE_RETURN,
            Chore::Adults(_) | Chore::Larvae { .. } | Chore::Eggs(_) => RULE_SHORTAGE,
            Chore::Majors => RULE_EMERGE,
            Chore::Diet => RULE_LARVAE,
            Chore::Lay => RULE_LAY,
            Chore::Flight => RULE_FLIGHT,
        }
    }
}

impl Table {
    /// Who still has something to do in the Nest Phase.
    fn busy(&self) -> Seats {
        Seat::all(self.players())
            .filter(|&seat| self.colony(seat).chore != Chore::None)
            .collect()
    }

    pub(crate) fn begin_nest_phase(&mut self) {
        self.phase = Phase::Nest;
        self.step = NestStep::Return;
        self.turn = Turn::default();
        for colony in &mut self.colonies {
            colony.ledger = Ledger::default();
            colony.mill();
            colony.return_to_quarters();
            if !colony.returning.is_empty() {
                colony.chore = Chore::Return;
            } else if colony.sheet == Sheet::Basic {
                colony.feed_adults();
            }
        }
    }

    /// Ruling 49: a step of the advanced game begins for all.
    pub(crate) fn begin_nest_step(&mut self, step: NestStep) {
        self.phase = Phase::Nest;
        self.step = step;
        for colony in &mut self.colonies {
            match step {
                NestStep::Return => {}
                NestStep::Adults => colony.feed_adults(),
                NestStep::Larvae => colony.choose_diets(),
                NestStep::Eggs => colony.begin_laying(),
            }
        }
    }

    /// Ruling 77: neither ants nor brood nor reproductives nor a queen.
    pub(crate) fn has_died_out(&self, seat: Seat) -> bool {
        let colony = self.colony(seat);
        self.options.advanced
            && !self.options.restart
            && !colony.is_out()
            && colony.queens == 0
            && !colony.has_ants()
            && colony.returning.is_empty()
            && colony.storage.is_empty()
            && colony.brood() == 0
            && colony.reproductives() == 0
    }

    /// The nest marker of a colony that has died out is removed.
    pub(crate) fn bury(&mut self, seat: Seat) {
        self.discard_aphids(seat);
        let colony = self.colony_mut(seat);
        colony.nest = None;
        colony.sites = AreaSet::NONE;
        colony.trunks = AreaSet::NONE;
        colony.food = 0;
        colony.stored = 0;
    }
}

impl Colony {
    fn list_chores(&self, out: &mut Vec<Action>) {
        match self.chore {
            Chore::None => {}
            Chore::Return => {
                for place in self.homes() {
                    let space = self.space(place);
                    for (caste, count) in self.returning.iter() {
                        out.extend(
                            Action::groups(count)
                                .filter(|&ants| ants <= space)
                                .map(|ants| Action::House(place, caste, ants)),
                        );
                    }
                }
            }
            Chore::Adults(_) | Chore::Larvae { .. } | Chore::Eggs(_) => out.extend(
                self.victims()
                    .iter()
                    .filter(|&&member| self.count(member) > 0)
                    .map(|&member| Action::Eliminate(member)),
            ),
            Chore::Majors => out.extend((0..=self.large_pupae).map(Action::Majors)),
            Chore::Diet => {
                let females = self.larvae[FEMALE];
                for large in clutches(females) {
                    out.extend(
                        clutches(females - large)
                            .filter(|&medium| self.affords(large, medium))
                            .map(|medium| Action::Raise(large, medium)),
                    );
                }
            }
            Chore::Lay => {
                let most = self.most_eggs();
                let females = if self.queens == 0 { 0 } else { most };
                for female in clutches(females) {
                    out.extend(clutches(most - female).map(|male| Action::Lay(female, male)));
                }
            }
            Chore::Flight => out.extend([Action::Fly, Action::Stay]),
        }
    }

    /// Rulebook: Return Ants.
    fn check_house(&self, place: Place, caste: Caste, ants: u16) -> Result<(), Refusal> {
        if !self.homes().any(|home| home == place) {
            return Err(refuse(RULE_RETURN, "refused-not-home"));
        }
        let returning = self.returning[caste];
        if returning == 0 {
            return Err(refuse(RULE_RETURN, "refused-nobody-returns"));
        }
        if !Action::is_group(ants, returning) {
            return Err(refuse_with(RULE_RETURN, "refused-group", "most", returning));
        }
        let space = self.space(place);
        if ants > space {
            return Err(refuse_with("rule-nest-size", "refused-room", "room", space));
        }
        Ok(())
    }

    /// Rulebook: Food Shortage.
    fn check_victim(&self, member: Member) -> Result<(), Refusal> {
        if !self.victims().contains(&member) {
            let reason = match self.chore {
                Chore::Adults(_) => "refused-not-for-adults",
                _ => "refused-not-for-brood",
            };
            return Err(refuse(RULE_SHORTAGE, reason));
        }
        if self.count(member) == 0 {
            return Err(refuse(RULE_SHORTAGE, "refused-none-of-them"));
        }
        Ok(())
    }

    /// Rulebook: Feed Larvae, Size.
    fn check_diet(&self, large: u16, medium: u16) -> Result<(), Refusal> {
        if medium > 0 && self.traits.medias().is_none() {
            return Err(refuse(RULE_LARVAE, "refused-no-medias"));
        }
        if !self.affords(large, medium) {
            return Err(Refusal::new(
                RULE_LARVAE,
                Message::new("refused-diet")
                    .with("most", i32::from(self.most_large()))
                    .with("larvae", i32::from(self.larvae[FEMALE])),
            ));
        }
        let females = self.larvae[FEMALE];
        if !is_clutch(large, females) || !is_clutch(medium, females - large) {
            return Err(refuse(RULE_LARVAE, "refused-clutch"));
        }
        Ok(())
    }

    /// Rulebook: Lay New Eggs.
    fn check_eggs(&self, eggs: [u16; 2]) -> Result<(), Refusal> {
        let most = self.most_eggs();
        if self.queens == 0 && eggs[FEMALE] > 0 {
            return Err(refuse(RULE_LAY, "refused-no-queen-eggs"));
        }
        if eggs[FEMALE].saturating_add(eggs[MALE]) > most {
            let reason = if self.queens == 0 {
                "refused-nurse-eggs"
            } else {
                "refused-eggs"
            };
            return Err(refuse_with(RULE_LAY, reason, "most", most));
        }
        if !is_clutch(eggs[FEMALE], most) || !is_clutch(eggs[MALE], most - eggs[FEMALE]) {
            return Err(refuse(RULE_LAY, "refused-clutch"));
        }
        Ok(())
    }
}

impl Colony {
    /// Rulebook: Guest Queen. Half of the reproductives are lost before they score; of each sex as is
    /// best for the owner (Ruling 73).
    fn suffer_guests(&mut self) {
        for _ in 0..std::mem::take(&mut self.guests) {
            let lost = self.reproductives() / 2;
            let best = (0..=lost.min(self.virgin_queens))
                .filter(|queens| lost - queens <= self.drones)
                .max_by_key(|queens| {
                    flight_points(self.virgin_queens - queens, self.drones - (lost - queens))
                })
                .unwrap_or(0);
            self.virgin_queens -= best;
            self.drones -= lost - best;
        }
    }
}

impl HiddenEmpires {
    /// Rulebook: Nuptial Flight. All at once.
    pub(crate) fn hold_flights(&mut self) {
        let flights = self.flights.iter_mut();
        for (colony, flight) in self.table.colonies.iter_mut().zip(flights) {
            if flight.openly(Option::is_some) && flight.open_mut().take() == Some(true) {
                colony.suffer_guests();
                let virgin_queens = std::mem::take(&mut colony.virgin_queens);
                let drones = std::mem::take(&mut colony.drones);
                let points = flight_points(virgin_queens, drones);
                colony.score += points;
                colony.ledger.flown = [virgin_queens, drones];
                colony.ledger.points = points;
            }
        }
    }
}
