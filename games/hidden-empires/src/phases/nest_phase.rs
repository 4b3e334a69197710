//! Rulebook: Nest Phase.
//!
//! Everybody at the same time, each at their own pace: nobody's business touches another's. Flights are
//! sealed until all have decided (Ruling 58). Steps without a choice pass by themselves.

use engine::{Message, Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::board::{AreaSet, Place};
use crate::cards::nest::Quarters;
use crate::components::{Caste, FEMALE, LARGE_DIET, MALE, MEDIUM_DIET, Member};
use crate::scoring::flight_points;
use crate::state::{
    Chore, Colony, HiddenEmpires, Ledger, Moved, NestStep, Phase, Sheet, Table, Turn,
};

const RULE: &str = "rule-nest-phase";
const RULE_RETURN: &str = "rule-return-ants";
const RULE_SHORTAGE: &str = "rule-food-shortage";
const RULE_EMERGE: &str = "rule-pupae-emerge";
const RULE_LARVAE: &str = "rule-feed-larvae";
const RULE_LAY: &str = "rule-lay-eggs";
const RULE_FLIGHT: &str = "rule-flight";

/// Larger numbers of eggs and larvae are chosen in tens (Ruling 94).
const SINGLY: u16 = 30;

pub(super) fn is_clutch(count: u16, most: u16) -> bool {
    count <= SINGLY || count.is_multiple_of(10) || count == most
}

pub(super) fn clutches(most: u16) -> impl Iterator<Item = u16> {
    (0..=most).filter(move |&count| is_clutch(count, most))
}

impl Table {
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

    pub(crate) fn list_chores(&self, seat: Seat, out: &mut Vec<Action>) {
        let colony = self.colony(seat);
        match colony.chore {
            Chore::None => {}
            Chore::Return => {
                for place in colony.homes() {
                    let space = colony.space(place);
                    for (caste, count) in colony.returning.iter() {
                        out.extend(
                            Action::groups(count)
                                .filter(|&ants| ants <= space)
                                .map(|ants| Action::House(place, caste, ants)),
                        );
                    }
                }
            }
            Chore::Adults(_) | Chore::Larvae { .. } | Chore::Eggs(_) => out.extend(
                colony
                    .victims()
                    .iter()
                    .filter(|&&member| colony.count(member) > 0)
                    .map(|&member| Action::Eliminate(member)),
            ),
            Chore::Majors => out.extend((0..=colony.large_pupae).map(Action::Majors)),
            Chore::Diet => {
                let females = colony.larvae[FEMALE];
                for large in clutches(females) {
                    out.extend(
                        clutches(females - large)
                            .filter(|&medium| colony.affords(large, medium))
                            .map(|medium| Action::Raise(large, medium)),
                    );
                }
            }
            Chore::Lay => {
                let most = colony.most_eggs();
                let females = if colony.queens == 0 { 0 } else { most };
                for female in clutches(females) {
                    out.extend(clutches(most - female).map(|male| Action::Lay(female, male)));
                }
            }
            Chore::Flight => out.extend([Action::Fly, Action::Stay]),
        }
    }

    /// Rulebook: Return Ants.
    pub(crate) fn house(
        &mut self,
        seat: Seat,
        place: Place,
        caste: Caste,
        ants: u16,
    ) -> Result<(), Refusal> {
        let colony = self.colony_mut(seat);
        if colony.chore != Chore::Return {
            return Err(not_now(RULE_RETURN));
        }
        if !colony.homes().any(|home| home == place) {
            return Err(refuse(RULE_RETURN, "refused-not-home"));
        }
        if !Action::is_group(ants, colony.returning[caste]) {
            return Err(Refusal::new(
                RULE_RETURN,
                Message::new("refused-group").with("most", i32::from(colony.returning[caste])),
            ));
        }
        if ants > colony.space(place) {
            return Err(Refusal::new(
                "rule-nest-size",
                Message::new("refused-room").with("room", i32::from(colony.space(place))),
            ));
        }
        colony.move_in(place, caste, ants);
        Ok(())
    }

    /// For want of room or nurses in the player turn, for want of food in the Nest Phase.
    pub(crate) fn eliminate(&mut self, seat: Seat, member: Member) -> Result<(), Refusal> {
        match self.phase {
            Phase::Redistribute(_) => return self.eliminate_for_the_checks(seat, member),
            Phase::Nest => {}
            _ => return Err(not_now(RULE_SHORTAGE)),
        }
        let colony = self.colony_mut(seat);
        if !matches!(
            colony.chore,
            Chore::Adults(_) | Chore::Larvae { .. } | Chore::Eggs(_)
        ) {
            return Err(not_now(RULE_SHORTAGE));
        }
        if !colony.victims().contains(&member) {
            return Err(refuse(RULE_SHORTAGE, "refused-not-for-food"));
        }
        if colony.count(member) == 0 {
            return Err(refuse(RULE_SHORTAGE, "refused-none-of-them"));
        }
        colony.give_up(member);
        colony.starve();
        Ok(())
    }

    /// Rulebook: Feed Larvae, Size.
    pub(crate) fn choose_diet(
        &mut self,
        seat: Seat,
        large: u16,
        medium: u16,
    ) -> Result<(), Refusal> {
        let colony = self.colony_mut(seat);
        if colony.chore != Chore::Diet {
            return Err(not_now(RULE_LARVAE));
        }
        if medium > 0 && colony.traits.medias().is_none() {
            return Err(refuse(RULE_LARVAE, "refused-no-medias"));
        }
        let females = colony.larvae[FEMALE];
        if colony.affords(large, medium)
            && (!is_clutch(large, females) || !is_clutch(medium, females - large))
        {
            return Err(refuse(RULE_LARVAE, "refused-clutch"));
        }
        if !colony.affords(large, medium) {
            return Err(Refusal::new(
                RULE_LARVAE,
                Message::new("refused-diet").with("most", i32::from(colony.most_large())),
            ));
        }
        colony.feed_larvae(large, medium);
        Ok(())
    }

    /// Rulebook: Pupae Emerge, Majors.
    pub(crate) fn choose_majors(&mut self, seat: Seat, pupae: u16) -> Result<(), Refusal> {
        let colony = self.colony_mut(seat);
        if colony.chore != Chore::Majors {
            return Err(not_now(RULE_EMERGE));
        }
        if pupae > colony.large_pupae {
            return Err(refuse(RULE_EMERGE, "refused-none-of-them"));
        }
        colony.emerge(pupae);
        Ok(())
    }

    /// Rulebook: Lay New Eggs.
    pub(crate) fn lay(&mut self, seat: Seat, eggs: [u16; 2]) -> Result<(), Refusal> {
        let colony = self.colony_mut(seat);
        if colony.chore != Chore::Lay {
            return Err(not_now(RULE_LAY));
        }
        let laid = eggs[FEMALE].saturating_add(eggs[MALE]);
        if colony.queens == 0 && eggs[FEMALE] > 0 {
            return Err(refuse(RULE_LAY, "refused-no-queen-eggs"));
        }
        let most = colony.most_eggs();
        if !is_clutch(eggs[FEMALE], most)
            || !is_clutch(eggs[MALE], most.saturating_sub(eggs[FEMALE])) && laid <= most
        {
            return Err(refuse(RULE_LAY, "refused-clutch"));
        }
        if laid > colony.most_eggs() {
            return Err(Refusal::new(
                RULE_LAY,
                Message::new("refused-eggs").with("most", i32::from(colony.most_eggs())),
            ));
        }
        colony.lay(eggs);
        Ok(())
    }
}

impl Colony {
    /// Where returning ants may go.
    fn homes(&self) -> impl Iterator<Item = Place> + use<> {
        self.nest
            .map(Place::Map)
            .into_iter()
            .chain(self.chambers().iter().copied())
    }

    pub(crate) fn move_in(&mut self, place: Place, caste: Caste, ants: u16) {
        self.returning[caste] -= ants;
        self.change_at(place, caste, |there| *there += ants);
        if self.returning.is_empty() {
            self.chore = Chore::None;
            if self.sheet == Sheet::Basic {
                self.feed_adults();
            }
        }
    }

    /// How many ants a place can take. Builders do not count against the nest size.
    fn space(&self, place: Place) -> u16 {
        match place {
            Place::Nurses | Place::Reserves => self.room(),
            _ => u16::MAX,
        }
    }

    /// Rulebook: Miller Caste (Ruling 53).
    fn mill(&mut self) {
        if let Some(flour) = self.traits.milled() {
            let milled = self.storage[Caste::Major].min(self.food);
            self.food += (flour - 1) * milled;
        }
    }

    /// Castes that live in one chamber only go back there.
    fn return_to_quarters(&mut self) {
        if self.returning.is_empty() {
            return;
        }
        for caste in Caste::ALL {
            let quarters = match self.traits.quarters(caste) {
                Quarters::Anywhere => continue,
                Quarters::Storage => &mut self.storage,
                Quarters::Reserves => &mut self.reserves,
            };
            quarters[caste] += std::mem::take(&mut self.returning[caste]);
        }
    }

    /// Ruling 61: food available is eaten first, then stored food.
    fn eat(&mut self, hungry: u16) -> u16 {
        let fresh = hungry.min(self.food);
        let stored = (hungry - fresh).min(self.stored);
        self.food -= fresh;
        self.stored -= stored;
        fresh + stored
    }

    /// Rulebook: Feed Nest Adults.
    fn feed_adults(&mut self) {
        let hungry = self.nest_adults();
        let eaten = self.eat(hungry);
        self.ledger.adults_fed = Some(eaten);
        self.chore = Chore::Adults(hungry - eaten);
        self.starve();
    }

    /// Who can make up for missing food.
    fn victims(&self) -> &'static [Member] {
        match self.chore {
            Chore::Adults(_) => Member::FOR_ADULTS,
            _ => Member::FOR_BROOD,
        }
    }

    fn give_up(&mut self, member: Member) {
        *self.count_mut(member) -= 1;
        match &mut self.chore {
            Chore::Adults(short) | Chore::Larvae { short, .. } | Chore::Eggs(short) => *short -= 1,
            _ => {}
        }
    }

    /// Eliminates as long as there is no choice, and goes on when nothing is missing.
    fn starve(&mut self) {
        loop {
            let (Chore::Adults(short) | Chore::Larvae { short, .. } | Chore::Eggs(short)) =
                self.chore
            else {
                return;
            };
            if short == 0 {
                return match self.chore {
                    Chore::Adults(_) => self.choose_castes(),
                    Chore::Larvae { large, medium, .. } => self.pupate(large, medium),
                    _ => self.discard_food(),
                };
            }
            let mut left = self
                .victims()
                .iter()
                .copied()
                .filter(|&member| self.count(member) > 0);
            match (left.next(), left.next()) {
                (Some(only), None) => self.give_up(only),
                (Some(_), Some(_)) => return,
                // There are always as many as are missing.
                (None, _) => unreachable!("nobody is left to go without food"),
            }
        }
    }

    /// Ruling 57: a large pupa becomes a major or a virgin queen when it emerges.
    fn choose_castes(&mut self) {
        if self.large_pupae > 0 && self.traits.majors().is_some() {
            self.chore = Chore::Majors;
        } else {
            self.emerge(0);
        }
    }

    /// Rulebook: Pupae Emerge.
    fn emerge(&mut self, majors: u16) {
        let workers = std::mem::take(&mut self.small_pupae);
        let medias = std::mem::take(&mut self.medium_pupae);
        self.large_pupae -= majors;
        let virgin_queens = std::mem::take(&mut self.large_pupae);
        let drones = std::mem::take(&mut self.male_pupae);
        let born = [
            (Caste::Worker, workers),
            (Caste::Media, medias),
            (Caste::Major, majors),
        ];
        for (caste, count) in born.into_iter().filter(|&(_, count)| count > 0) {
            if let (Sheet::Basic, Some(nest)) = (self.sheet, self.nest) {
                self.change_at(Place::Map(nest), caste, |ants| *ants += count);
                continue;
            }
            match self.traits.quarters(caste) {
                Quarters::Storage => self.storage[caste] += count,
                Quarters::Anywhere | Quarters::Reserves => self.reserves[caste] += count,
            }
        }
        self.virgin_queens += virgin_queens;
        self.drones += drones;
        self.ledger.emerged = Some([workers, virgin_queens, drones]);
        self.ledger.castes = [medias, majors];
        self.chore = Chore::None;
        if self.sheet == Sheet::Basic {
            self.choose_diets();
        }
    }

    fn choose_diets(&mut self) {
        if self.affords(1, 0) || self.affords(0, 1) {
            self.chore = Chore::Diet;
        } else {
            self.feed_larvae(0, 0);
        }
    }

    /// Whether so many female larvae can be on the richer diets so that all of them live: the others
    /// and the eggs make up for missing food (Ruling 51).
    fn affords(&self, large: u16, medium: u16) -> bool {
        let [females, males] = self.larvae;
        let eggs = self.eggs[FEMALE] + self.eggs[MALE];
        let raised = large.saturating_add(medium);
        raised <= females
            && (medium == 0 || self.traits.medias().is_some())
            && self.diet(large, medium) <= self.larder() + eggs + males + (females - raised)
    }

    /// What the larvae eat.
    fn diet(&self, large: u16, medium: u16) -> u16 {
        let [females, males] = self.larvae;
        females + males + (LARGE_DIET - 1) * large + (MEDIUM_DIET - 1) * medium
    }

    fn most_large(&self) -> u16 {
        (1..=self.larvae[FEMALE])
            .take_while(|&large| self.affords(large, 0))
            .last()
            .unwrap_or(0)
    }

    pub(crate) fn feed_larvae(&mut self, large: u16, medium: u16) {
        let hungry = self.diet(large, medium);
        let eaten = self.eat(hungry);
        self.ledger.larvae_fed = Some(eaten);
        self.chore = Chore::Larvae {
            short: hungry - eaten,
            large,
            medium,
        };
        self.starve();
    }

    /// The fed larvae become pupae. Rulebook: Eggs Hatch.
    fn pupate(&mut self, large: u16, medium: u16) {
        let [females, males] = self.larvae;
        // Whoever is on the small diet was given up first.
        let large = large.min(females);
        let medium = medium.min(females - large);
        self.large_pupae = large;
        self.medium_pupae = medium;
        self.small_pupae = females - large - medium;
        self.male_pupae = males;
        self.larvae = std::mem::take(&mut self.eggs);
        self.chore = Chore::None;
        if self.sheet == Sheet::Basic {
            self.begin_laying();
        }
    }

    fn begin_laying(&mut self) {
        if self.most_eggs() > 0 {
            self.chore = Chore::Lay;
        } else {
            self.discard_food();
        }
    }

    /// Rulebook: Lay New Eggs. Ruling 55: larvae and eggs that are there can make up for missing food; new
    /// eggs could, too, but nothing would be gained.
    pub(crate) fn most_eggs(&self) -> u16 {
        // Rulebook: No Queen. Nurses lay male eggs without food.
        let most = match (self.moved, self.queens) {
            (Moved::Bivouac, _) | (Moved::Nest, 1..) => 0,
            (_, 0) => self.nurses.total(),
            (Moved::No, queens) => {
                let eggs = self.eggs[FEMALE] + self.eggs[MALE];
                let food = self.larder() + self.all_larvae() + eggs;
                self.traits.most_eggs(queens).min(food)
            }
        };
        // Without food the room need not be counted.
        if most == 0 { 0 } else { most.min(self.room()) }
    }

    pub(crate) fn lay(&mut self, eggs: [u16; 2]) {
        let hungry = if self.queens == 0 {
            0
        } else {
            eggs[FEMALE] + eggs[MALE]
        };
        let eaten = self.eat(hungry);
        self.eggs[FEMALE] += eggs[FEMALE];
        self.eggs[MALE] += eggs[MALE];
        self.chore = Chore::Eggs(hungry - eaten);
        self.starve();
    }

    /// Rulebook: Discard Food.
    fn discard_food(&mut self) {
        let food = std::mem::take(&mut self.food) + std::mem::take(&mut self.stored);
        if food > 0 {
            self.stored = food.min(self.traits.storage(self.repletes(), self.room()));
        }
        self.ledger.discarded = food - self.stored;
        self.moved = Moved::No;
        // Ruling 58: nobody to fly, no flight.
        self.chore = if self.reproductives() > 0 {
            Chore::Flight
        } else {
            Chore::None
        };
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
    pub(crate) fn decide_flight(&mut self, seat: Seat, flies: bool) -> Result<(), Refusal> {
        if self.table.phase != Phase::Nest {
            return Err(not_now(RULE));
        }
        let colony = self.table.colony_mut(seat);
        if colony.chore != Chore::Flight {
            return Err(not_now(RULE_FLIGHT));
        }
        colony.chore = Chore::None;
        *self.flights[seat.index()].open_mut() = Some(flies);
        Ok(())
    }

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
