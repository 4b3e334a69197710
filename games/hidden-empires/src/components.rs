//! What is in the box, as data.

use std::hash::{Hash, Hasher};
use std::ops::{AddAssign, Index, IndexMut, SubAssign};

use serde::{Deserialize, Serialize};

/// Rulebook: Winning the Game.
pub const WINNING_SCORE: u16 = 16;
/// Rulebook: Setup Nest Sheets.
pub const START_SIZE: u16 = 6;
/// Rulebook: Setup Nest Sheets.
pub const START_WORKERS: u16 = 6;
/// Rulebook: Build.
pub const SIZE_PER_BUILDER: u16 = 2;
/// Rulebook: Check Brood Size.
pub const BROOD_PER_NURSE: u16 = 10;
/// Rulebook: Harvest.
pub const MOST_HARVESTERS: u16 = 6;
/// Rulebook: Feed Larvae.
pub const LARGE_DIET: u16 = 3;
/// Rulebook: Feed Larvae, of the advanced game.
pub const MEDIUM_DIET: u16 = 2;
/// Rulebook: Setup Nest Sheets, of the advanced game.
pub const START_DNA: u16 = 6;
/// Rulebook: Lay New Eggs.
pub const EGGS_PER_QUEEN: u16 = 6;
/// Food that a replete or a point of nest size stores.
pub const FOOD_PER_STORE: u16 = 10;
/// Rulebook: Food Eggs, Larval Food. Food of a nurse or a larva.
pub const FOOD_PER_CARD: u16 = 2;
/// Rulebook: Caterpillars.
pub const CATERPILLARS: u16 = 6;
/// Rulebook: Supercolony. What a nest site adds to the nest size.
pub const SIZE_PER_SITE: u16 = 10;
/// Rulebook: Migrate. The size of the new nest.
pub const MIGRATED_SIZE: u16 = 10;
/// Rulebook: One Queen.
pub const WORKERS_FOR_ONE_QUEEN: u16 = 10;
/// Rulebook: Realistic Time Scale. Traits dealt to each, and rounds in which one is kept.
pub const TRAITS_DEALT: usize = 4;
/// See [`TRAITS_DEALT`].
pub const DRAFT_ROUNDS: u8 = 3;
/// Rulebook: Nuptial Flight. A pair, a virgin queen alone, a drone alone.
pub const FLIGHT_POINTS: [u16; 3] = [4, 2, 1];

/// Kinds of discovery markers, told apart by what is printed on them.
pub const MARKERS: usize = 14;

/// A discovery marker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Marker {
    /// Nobody may enter; the number matters only to scouts of the advanced game.
    Predators(u8),
    /// May only be harvested.
    Prey(u8),
    /// Not affected by tending.
    Plants(u8),
    /// Grow when tended.
    Aphids(u8),
    /// Nothing.
    Empty,
}

/// Every kind with how many there are: two sheets of 42.
const BOX: [(Marker, u8); MARKERS] = [
    (Marker::Predators(1), 2),
    (Marker::Predators(2), 2),
    (Marker::Predators(3), 2),
    (Marker::Predators(4), 2),
    (Marker::Predators(5), 2),
    (Marker::Predators(6), 2),
    (Marker::Predators(7), 2),
    (Marker::Prey(1), 16),
    (Marker::Prey(2), 8),
    (Marker::Plants(1), 8),
    (Marker::Plants(2), 8),
    (Marker::Aphids(1), 8),
    (Marker::Aphids(2), 8),
    (Marker::Empty, 14),
];

impl Marker {
    /// Every kind.
    pub fn all() -> impl Iterator<Item = Self> {
        BOX.iter().map(|&(marker, _)| marker)
    }

    /// How many there are of each kind.
    #[must_use]
    pub fn in_the_box() -> [u8; MARKERS] {
        BOX.map(|(_, count)| count)
    }

    /// The place of the kind in a list of all.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Predators(value) => value as usize - 1,
            Self::Prey(value) => value as usize + 6,
            Self::Plants(value) => value as usize + 8,
            Self::Aphids(value) => value as usize + 10,
            Self::Empty => 13,
        }
    }

    /// The kind at this place in a list of all.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        BOX[index].0
    }

    /// The printed number.
    #[must_use]
    pub const fn value(self) -> u8 {
        match self {
            Self::Predators(value)
            | Self::Prey(value)
            | Self::Plants(value)
            | Self::Aphids(value) => value,
            Self::Empty => 0,
        }
    }

    /// Its name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Predators(_) => "predators",
            Self::Prey(_) => "prey",
            Self::Plants(_) => "plants",
            Self::Aphids(_) => "aphids",
            Self::Empty => "empty",
        }
    }

    /// Whether these are Predators.
    #[must_use]
    pub const fn is_predators(self) -> bool {
        matches!(self, Self::Predators(_))
    }

    /// Whether it can be foraged at all.
    #[must_use]
    pub const fn is_food(self) -> bool {
        matches!(self, Self::Prey(_) | Self::Plants(_) | Self::Aphids(_))
    }

    /// Whether it may be tended.
    #[must_use]
    pub const fn is_tended(self) -> bool {
        matches!(self, Self::Plants(_) | Self::Aphids(_))
    }
}

/// Castes of ants on the map. The basic game has only workers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Caste {
    /// The smallest.
    Worker,
    /// Middle-sized; a trait must allow them.
    Media,
    /// The largest; a trait must allow them.
    Major,
}

impl Caste {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Worker, Self::Media, Self::Major];

    /// All of them, those with the greatest number first; of equals the smaller ones.
    pub(crate) fn most_first(number: impl Fn(Self) -> u16) -> [Self; 3] {
        let numbers = Self::ALL.map(number);
        let mut castes = Self::ALL;
        for (one, next) in [(0, 1), (1, 2), (0, 1)] {
            if numbers[castes[one] as usize] < numbers[castes[next] as usize] {
                castes.swap(one, next);
            }
        }
        castes
    }

    /// Its name in notation, for several.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Worker => "workers",
            Self::Media => "medias",
            Self::Major => "majors",
        }
    }
}

/// Longer lists are thinned out (Ruling 94).
const MOST_PARTS_LISTED: usize = 500;

/// Some ants, by caste. Counters are no limit (Ruling 76).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
pub struct Ants([u16; 3]);

/// All castes in one word.
impl Hash for Ants {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [workers, medias, majors] = self.0.map(u64::from);
        state.write_u64(workers | medias << 16 | majors << 32);
    }
}

impl Ants {
    /// None.
    pub const NONE: Self = Self([0; 3]);

    /// So many of each caste.
    #[must_use]
    pub const fn new(counts: [u16; 3]) -> Self {
        Self(counts)
    }

    /// Ants of one caste.
    #[must_use]
    pub const fn of(caste: Caste, count: u16) -> Self {
        let mut ants = Self::NONE;
        ants.0[caste as usize] = count;
        ants
    }

    /// How many, of all castes.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Whether there are so many of each caste.
    #[must_use]
    pub fn contains(self, part: Self) -> bool {
        Caste::ALL
            .into_iter()
            .all(|caste| part[caste] <= self[caste])
    }

    /// As many of each caste as there are in `other`, at most.
    #[must_use]
    pub fn within(self, other: Self) -> Self {
        Self(std::array::from_fn(|caste| {
            self.0[caste].min(other.0[caste])
        }))
    }

    /// As many of each caste as there are here or in `other`, whichever is more.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|caste| {
            self.0[caste].max(other.0[caste])
        }))
    }

    /// How many castes there are.
    #[must_use]
    pub fn castes(self) -> usize {
        self.0.iter().filter(|&&count| count > 0).count()
    }

    /// The castes with their numbers.
    pub fn iter(self) -> impl Iterator<Item = (Caste, u16)> {
        Caste::ALL.into_iter().zip(self.0)
    }

    /// A sum over all ants.
    #[must_use]
    pub fn sum(self, each: impl Fn(Caste) -> u16) -> u16 {
        self.iter().fold(0_u16, |sum, (caste, count)| {
            sum.saturating_add(each(caste).saturating_mul(count))
        })
    }

    /// Whether [`parts`](Self::parts) make a list that can be read.
    #[must_use]
    pub fn has_few_parts(self) -> bool {
        let parts = self.0.map(|count| usize::from(count) + 1);
        parts.iter().product::<usize>() <= MOST_PARTS_LISTED
    }

    /// Every choice from these ants.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        let [workers, medias, majors] = self.0;
        (0..=majors).flat_map(move |majors| {
            (0..=medias).flat_map(move |medias| {
                (0..=workers).map(move |workers| Self([workers, medias, majors]))
            })
        })
    }

    /// Takes all of them away.
    pub fn take(&mut self) -> Self {
        std::mem::take(self)
    }
}

impl Index<Caste> for Ants {
    type Output = u16;
    fn index(&self, caste: Caste) -> &u16 {
        &self.0[caste as usize]
    }
}

impl IndexMut<Caste> for Ants {
    fn index_mut(&mut self, caste: Caste) -> &mut u16 {
        &mut self.0[caste as usize]
    }
}

impl AddAssign for Ants {
    fn add_assign(&mut self, other: Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}

impl SubAssign for Ants {
    fn sub_assign(&mut self, other: Self) {
        for (count, fewer) in self.0.iter_mut().zip(other.0) {
            *count -= fewer;
        }
    }
}

/// The sexes of brood, as places in a list.
pub const FEMALE: usize = 0;
/// See [`FEMALE`].
pub const MALE: usize = 1;

/// Somebody on a nest sheet who can be eliminated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Member {
    /// An ant in the Nurses chamber.
    Nurse(Caste),
    /// An ant in the Builders chamber.
    Builder(Caste),
    /// A virgin queen.
    VirginQueen,
    /// A drone.
    Drone,
    /// An egg that would become a female larva.
    FemaleEgg,
    /// An egg that would become a male larva.
    MaleEgg,
    /// A female larva.
    FemaleLarva,
    /// A male larva.
    MaleLarva,
    /// A female pupa that would become a worker.
    SmallPupa,
    /// A female pupa that would become a media.
    MediumPupa,
    /// A female pupa that would become a virgin queen or a major.
    LargePupa,
    /// A male pupa.
    MalePupa,
    /// A media in the Storage chamber.
    Replete,
    /// A major in the Storage chamber.
    Miller,
    /// Stored food that takes a point of the nest size.
    StoredFood,
}

impl Member {
    /// Everybody.
    pub const ALL: [Self; 19] = [
        Self::Nurse(Caste::Worker),
        Self::Nurse(Caste::Media),
        Self::Nurse(Caste::Major),
        Self::Builder(Caste::Worker),
        Self::Builder(Caste::Media),
        Self::Builder(Caste::Major),
        Self::VirginQueen,
        Self::Drone,
        Self::FemaleEgg,
        Self::MaleEgg,
        Self::FemaleLarva,
        Self::MaleLarva,
        Self::SmallPupa,
        Self::MediumPupa,
        Self::LargePupa,
        Self::MalePupa,
        Self::Replete,
        Self::Miller,
        Self::StoredFood,
    ];

    /// Rulebook: Definitions, Brood.
    pub const BROOD: &'static [Self] = &[
        Self::FemaleEgg,
        Self::MaleEgg,
        Self::FemaleLarva,
        Self::MaleLarva,
        Self::SmallPupa,
        Self::MediumPupa,
        Self::LargePupa,
        Self::MalePupa,
    ];

    /// Brood, and food in the storeroom.
    pub const BROOD_AND_FOOD: &'static [Self] = &[
        Self::FemaleEgg,
        Self::MaleEgg,
        Self::FemaleLarva,
        Self::MaleLarva,
        Self::SmallPupa,
        Self::MediumPupa,
        Self::LargePupa,
        Self::MalePupa,
        Self::StoredFood,
    ];

    /// Rulebook: Harvester.
    pub const FOOD_AND_REPRODUCTIVES: &'static [Self] =
        &[Self::StoredFood, Self::VirginQueen, Self::Drone];

    /// Ants that cannot leave the Storage chamber.
    pub const STORAGE: &'static [Self] = &[Self::Replete, Self::Miller];

    /// Rulebook: Definitions, Reproductives.
    pub const REPRODUCTIVES: &'static [Self] = &[Self::VirginQueen, Self::Drone];

    /// Rulebook: Feed Nest Adults, Food Shortage (Ruling 50).
    pub const FOR_ADULTS: &'static [Self] = &[
        Self::Nurse(Caste::Worker),
        Self::Nurse(Caste::Media),
        Self::Nurse(Caste::Major),
        Self::Builder(Caste::Worker),
        Self::Builder(Caste::Media),
        Self::Builder(Caste::Major),
        Self::VirginQueen,
        Self::Drone,
        Self::FemaleEgg,
        Self::MaleEgg,
        Self::FemaleLarva,
        Self::MaleLarva,
    ];

    /// Rulebook: Feed Larvae and Lay New Eggs, Food Shortage.
    pub const FOR_BROOD: &'static [Self] = &[
        Self::FemaleEgg,
        Self::MaleEgg,
        Self::FemaleLarva,
        Self::MaleLarva,
    ];

    /// Its name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Nurse(Caste::Worker) => "nurse",
            Self::Nurse(Caste::Media) => "media-nurse",
            Self::Nurse(Caste::Major) => "major-nurse",
            Self::Builder(Caste::Worker) => "builder",
            Self::Builder(Caste::Media) => "media-builder",
            Self::Builder(Caste::Major) => "major-builder",
            Self::VirginQueen => "virgin-queen",
            Self::Drone => "drone",
            Self::FemaleEgg => "female-egg",
            Self::MaleEgg => "male-egg",
            Self::FemaleLarva => "female-larva",
            Self::MaleLarva => "male-larva",
            Self::SmallPupa => "small-pupa",
            Self::MediumPupa => "medium-pupa",
            Self::LargePupa => "large-pupa",
            Self::MalePupa => "male-pupa",
            Self::Replete => "replete",
            Self::Miller => "miller",
            Self::StoredFood => "stored-food",
        }
    }
}
