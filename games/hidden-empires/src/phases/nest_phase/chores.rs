//! What a colony does by itself in the Nest Phase, between the decisions of its player.

use crate::board::Place;
use crate::cards::nest::Quarters;
use crate::components::{Caste, FEMALE, LARGE_DIET, MALE, MEDIUM_DIET, Member};
use crate::state::{Chore, Colony, Moved, Sheet};

impl Colony {
    /// Where returning ants may go (Ruling 48).
    pub(super) fn homes(&self) -> impl Iterator<Item = Place> + use<> {
        self.nest
            .map(Place::Map)
            .into_iter()
            .chain(self.chambers().iter().copied())
    }

    pub(crate) fn move_in(&mut self, place: Place, caste: Caste, ants: u16) {
        self.returning[caste] -= ants;
        self.change_at(place, caste, |there| *there += ants);
        // Stored food makes way (Ruling 62).
        if matches!(place, Place::Nurses | Place::Reserves) {
            self.spill();
        }
        if self.returning.is_empty() {
            self.chore = Chore::None;
            if self.sheet == Sheet::Basic {
                self.feed_adults();
            }
        }
    }

    /// How many ants a place can take (Ruling 54). Builders do not count against the nest size.
    pub(super) fn space(&self, place: Place) -> u16 {
        match place {
            Place::Nurses | Place::Reserves => self.room(),
            _ => u16::MAX,
        }
    }

    /// Rulebook: Miller Caste (Ruling 53).
    pub(super) fn mill(&mut self) {
        if let Some(flour) = self.traits.milled() {
            let milled = self.storage[Caste::Major].min(self.food);
            self.food += (flour - 1) * milled;
        }
    }

    /// Castes that live in one chamber only go back there.
    pub(super) fn return_to_quarters(&mut self) {
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
    pub(super) fn feed_adults(&mut self) {
        let hungry = self.nest_adults();
        let eaten = self.eat(hungry);
        self.ledger.adults_fed = Some(eaten);
        self.chore = Chore::Adults(hungry - eaten);
        self.starve();
    }

    /// Who can make up for missing food.
    pub(super) fn victims(&self) -> &'static [Member] {
        match self.chore {
            Chore::Adults(_) => Member::FOR_ADULTS,
            _ => Member::FOR_BROOD,
        }
    }

    pub(super) fn give_up(&mut self, member: Member) {
        *self.count_mut(member) -= 1;
        match &mut self.chore {
            Chore::Adults(short) | Chore::Larvae { short, .. } | Chore::Eggs(short) => *short -= 1,
            _ => {}
        }
    }

    /// Eliminates as long as there is no choice, and goes on when nothing is missing.
    pub(super) fn starve(&mut self) {
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
    pub(super) fn emerge(&mut self, majors: u16) {
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

    pub(super) fn choose_diets(&mut self) {
        if self.affords(1, 0) || self.affords(0, 1) {
            self.chore = Chore::Diet;
        } else {
            self.feed_larvae(0, 0);
        }
    }

    /// Whether so many female larvae can be on the richer diets so that all of them live: the others
    /// and the eggs make up for missing food (Ruling 51).
    pub(super) fn affords(&self, large: u16, medium: u16) -> bool {
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

    pub(super) fn most_large(&self) -> u16 {
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

    pub(super) fn begin_laying(&mut self) {
        if self.most_eggs() > 0 {
            self.chore = Chore::Lay;
        } else {
            self.discard_food();
        }
    }

    /// Rulebook: Lay New Eggs. Ruling 55: larvae and eggs that are there can make up for missing food; new
    /// eggs could, too, but nothing would be gained.
    pub(crate) fn most_eggs(&self) -> u16 {
        // Rulebook: No Queen. Nurses lay male eggs without food (Ruling 56).
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
