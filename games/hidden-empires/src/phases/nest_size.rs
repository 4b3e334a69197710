//! Rulebook: Check Nest Size, Check Brood Size; Storage. What counts, what fits, and who goes if it does not.

use engine::{Message, Refusal};

use super::refuse;
use crate::board::Place;
use crate::cards::nest::NestSize;
use crate::components::{BROOD_PER_NURSE, Caste, FOOD_PER_STORE, Member};
use crate::state::Colony;

const RULE_SIZE: &str = "rule-nest-size";
const RULE_BROOD: &str = "rule-brood-size";

impl Colony {
    /// Rulebook: Check Nest Size. What counts against the nest size.
    #[must_use]
    pub fn housed(&self) -> u16 {
        self.living() + self.storeroom()
    }

    /// Whoever counts against the nest size.
    fn living(&self) -> u16 {
        self.resident_ants() + self.reproductives() + self.brood()
    }

    /// Ants that count against the nest size.
    #[must_use]
    pub fn resident_ants(&self) -> u16 {
        self.nurses.total() + self.reserves.total() + self.storage.total()
    }

    /// Points of nest size that stored food takes: repletes hold theirs, each ten of the rest take one.
    #[must_use]
    pub fn storeroom(&self) -> u16 {
        self.seeds().div_ceil(FOOD_PER_STORE)
    }

    /// Stored food that no replete holds.
    fn seeds(&self) -> u16 {
        self.stored.saturating_sub(self.repletes() * FOOD_PER_STORE)
    }

    /// Medias in the Storage chamber.
    #[must_use]
    pub fn repletes(&self) -> u16 {
        self.storage[Caste::Media]
    }

    /// The nest size as traits make it.
    #[must_use]
    pub fn capacity(&self) -> u16 {
        self.capacity_of(self.builders[Caste::Worker])
    }

    /// The nest size with so many workers among the builders.
    fn capacity_of(&self, builders: u16) -> u16 {
        match self.traits.nest_size() {
            NestSize::Built => self.size,
            NestSize::PerBuilder(each) => builders.saturating_mul(each),
            NestSize::Unlimited => u16::MAX,
        }
    }

    /// The nest size without some ants of a place.
    pub(super) fn capacity_without(&self, place: Place, caste: Caste, ants: u16) -> u16 {
        let builders = self.builders[Caste::Worker];
        if place == Place::Builders && caste == Caste::Worker {
            self.capacity_of(builders - ants)
        } else {
            self.capacity_of(builders)
        }
    }

    /// Whether builders may leave: in a bivouac they are the nest of the other ants.
    pub(super) fn can_spare(&self, place: Place, caste: Caste, ants: u16) -> bool {
        let left = self.capacity_without(place, caste, ants);
        left == self.capacity() || self.resident_ants() <= left
    }

    /// How many more the nest can hold; stored food makes way (Ruling 62).
    #[must_use]
    pub fn room(&self) -> u16 {
        self.capacity().saturating_sub(self.living())
    }

    /// Stored food that has no room any more is lost.
    pub(super) fn spill(&mut self) {
        let held = self.repletes() * FOOD_PER_STORE;
        let most = held.saturating_add(self.room().saturating_mul(FOOD_PER_STORE));
        self.stored = self.stored.min(most);
    }

    /// Rulebook: Check Nest Size.
    #[must_use]
    pub fn is_overfull(&self) -> bool {
        self.housed() > self.capacity()
    }

    /// Rulebook: Check Brood Size (Ruling 18).
    #[must_use]
    pub fn lacks_nurses(&self) -> bool {
        self.nurses.total() * BROOD_PER_NURSE < self.brood()
    }

    /// Who may be eliminated for want of room or nurses. Ruling 19: reproductives only without brood.
    fn expendable(&self) -> &'static [Member] {
        let overfull = self.is_overfull();
        if self.brood() > 0 && (overfull || self.lacks_nurses()) {
            if overfull && self.storeroom() > 0 {
                Member::BROOD_AND_FOOD
            } else {
                Member::BROOD
            }
        } else if overfull && self.storeroom() > 0 {
            Member::FOOD_AND_REPRODUCTIVES
        } else if overfull && self.reproductives() > 0 {
            Member::REPRODUCTIVES
        } else if overfull && !self.storage.is_empty() {
            Member::STORAGE
        } else {
            &[]
        }
    }

    /// Who can be eliminated when the redistribution is checked: whoever must make way, and stored food
    /// in any case (Ruling 62).
    pub(super) fn eliminable(&self) -> impl Iterator<Item = Member> {
        let expendable = self.expendable();
        let food = (self.stored > 0 && expendable.is_empty() && self.storeroom() > 0)
            .then_some(Member::StoredFood);
        let must = expendable.iter().copied();
        must.filter(|&member| self.count(member) > 0).chain(food)
    }

    /// Blockers that fill more than the nest cannot leave, and nobody else has to.
    fn is_stuck(&self) -> bool {
        self.is_overfull()
            && self.expendable().is_empty()
            && self.nurses.is_empty()
            && self.callable().is_empty()
    }

    /// Rulebook: Check Nest Size, Check Brood Size. Why a redistribution cannot end.
    pub(super) fn check_sizes(&self) -> Result<(), Refusal> {
        if self.is_overfull() && !self.is_stuck() {
            return Err(Refusal::new(
                RULE_SIZE,
                Message::new("refused-nest-size")
                    .with("housed", i32::from(self.housed()))
                    .with("size", i32::from(self.capacity())),
            ));
        }
        if self.lacks_nurses() {
            return Err(Refusal::new(
                RULE_BROOD,
                Message::new("refused-brood-size")
                    .with("brood", i32::from(self.brood()))
                    .with("nurses", i32::from(self.nurses.total())),
            ));
        }
        Ok(())
    }

    /// Whether a redistribution can end.
    pub(super) fn sizes_are_right(&self) -> bool {
        !(self.is_overfull() && !self.is_stuck() || self.lacks_nurses())
    }

    /// Somebody makes way, or stored food does.
    pub(super) fn eliminate_for_the_checks(&mut self, member: Member) -> Result<(), Refusal> {
        if self.count(member) == 0 {
            return Err(refuse(RULE_SIZE, "refused-none-of-them"));
        }
        if !self.eliminable().any(|other| other == member) {
            let reason = if matches!(member, Member::Nurse(_) | Member::Builder(_)) {
                "refused-ants-move-out"
            } else if self.expendable().is_empty() {
                "refused-needless"
            } else {
                "refused-others-first"
            };
            return Err(refuse(RULE_SIZE, reason));
        }
        self.lose_one(member);
        Ok(())
    }

    /// Somebody is lost; of stored food, as much as takes one point of the nest size.
    fn lose_one(&mut self, member: Member) {
        if member == Member::StoredFood {
            let over = self.seeds();
            self.stored -= over.min(match over % FOOD_PER_STORE {
                0 => FOOD_PER_STORE,
                part => part,
            });
        } else {
            *self.count_mut(member) -= 1;
            if member == Member::Replete && !self.traits.stores_seeds() {
                // Food without a store runs out.
                self.stored = self.stored.min(self.repletes() * FOOD_PER_STORE);
            }
        }
    }
}
