//! The deck of the advanced game: one line per printed card, and what traits change.
//!
//! Phases never name a card; they ask a colony's [`Traits`] questions. One file per behaviour:
//! [`combat`], [`foraging`], [`nest`], [`survival`]. What event and hand cards do is in
//! [`crate::phases::events`] and [`crate::phases::hand_cards`].

pub mod combat;
pub mod foraging;
pub mod nest;
pub mod survival;

use serde::{Deserialize, Serialize};

use crate::board::Color;

/// Rulebook: Card Types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Played at once.
    Event(Event),
    /// Kept, and played later.
    Hand(Hand),
    /// Auctioned.
    Trait(Trait),
}

/// An event card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Food for everybody.
    Caterpillars,
    /// Aphids without patrollers are lost.
    AphidPredation,
    /// Prey grows.
    AntDispersedSeeds,
    /// Plants shrink, and the deck is shuffled.
    PoorGrowingSeason,
    /// Plants without patrollers shrink.
    PlantEatingInsects,
    /// Plants grow, and the centre is filled up.
    GoodGrowingSeason,
    /// All but plants leaves the areas of a colour, and the centre is filled up.
    EnvironmentalChange(Color),
    /// Everybody loses an ant in each area of a colour.
    Attrition(Color),
}

/// A hand card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// Saves aphids from an environmental change.
    ShelterAphids,
    /// A − marker for foragers.
    HighwaymanBeetles,
    /// One more mother queen.
    AdditionalQueen,
    /// The nest moves.
    Migrate,
    /// Open predators move.
    PredatorMigration,
    /// Nobody invades the nest in this turn.
    SealNestEntrances,
    /// Food from nurses.
    FoodEggs,
    /// Male eggs from nurses.
    MaleEggs,
    /// Half of the larvae are lost.
    RoveBeetles,
    /// Half of the food is lost.
    ThiefAnts,
    /// Half of the reproductives are lost before they fly.
    GuestQueen,
    /// All mother queens but one are lost.
    OneQueen,
    /// Food from larvae.
    LarvalFood,
    /// An auction, also for a type one has.
    Mutate,
    /// DNA, and an auction.
    Hybridization,
    /// DNA lost, and an auction.
    GeneticBottleneck,
}

/// Rulebook: Type Restriction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TraitType {
    /// Weapons.
    Chemical,
    /// How predators see the ants.
    Color,
    /// The largest workers.
    Major,
    /// Middle-sized workers.
    Media,
    /// The nest and its queens.
    Nest,
    /// Where food comes from.
    Resource,
}

/// A trait card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names are the printed titles")]
pub enum Trait {
    PlantSpecialist,
    AphidSpecialist,
    ProlificQueen,
    TrunkBuilding,
    Bivouac,
    Supercolony,
    SlaveMaking,
    Harvester,
    Replete,
    DeadlySting,
    Mace,
    SuicideBombing,
    Recruitment,
    TerritoryMarking,
    Repellent,
    WarningColoration,
    Camouflage,
    PlantHouse,
    SpecialistForagerCaste,
    PorterCaste,
    GuardCaste,
    SoldierCaste,
    MillerCaste,
    BlockerCaste,
    BusCaste,
}

/// Kinds of cards.
pub const KINDS: usize = 57;
/// Trait cards; they are the first in the [`DECK`].
pub const TRAITS: usize = 25;

/// Every kind of card: its name in notation, and how many are printed.
pub const DECK: [(Card, &str, u8); KINDS] = [
    (Card::Trait(Trait::PlantSpecialist), "plant-specialist", 1),
    (Card::Trait(Trait::AphidSpecialist), "aphid-specialist", 1),
    (Card::Trait(Trait::ProlificQueen), "prolific-queen", 1),
    (Card::Trait(Trait::TrunkBuilding), "trunk-building", 1),
    (Card::Trait(Trait::Bivouac), "bivouac", 1),
    (Card::Trait(Trait::Supercolony), "supercolony", 1),
    (Card::Trait(Trait::SlaveMaking), "slave-making", 1),
    (Card::Trait(Trait::Harvester), "harvester", 1),
    (Card::Trait(Trait::Replete), "replete", 1),
    (Card::Trait(Trait::DeadlySting), "deadly-sting", 1),
    (Card::Trait(Trait::Mace), "mace", 1),
    (Card::Trait(Trait::SuicideBombing), "suicide-bombing", 1),
    (Card::Trait(Trait::Recruitment), "recruitment", 1),
    (Card::Trait(Trait::TerritoryMarking), "territory-marking", 1),
    (Card::Trait(Trait::Repellent), "repellent", 1),
    (
        Card::Trait(Trait::WarningColoration),
        "warning-coloration",
        1,
    ),
    (Card::Trait(Trait::Camouflage), "camouflage", 1),
    (Card::Trait(Trait::PlantHouse), "plant-house", 1),
    (
        Card::Trait(Trait::SpecialistForagerCaste),
        "specialist-forager-caste",
        1,
    ),
    (Card::Trait(Trait::PorterCaste), "porter-caste", 1),
    (Card::Trait(Trait::GuardCaste), "guard-caste", 1),
    (Card::Trait(Trait::SoldierCaste), "soldier-caste", 1),
    (Card::Trait(Trait::MillerCaste), "miller-caste", 1),
    (Card::Trait(Trait::BlockerCaste), "blocker-caste", 1),
    (Card::Trait(Trait::BusCaste), "bus-caste", 1),
    (Card::Hand(Hand::ShelterAphids), "shelter-aphids", 1),
    (Card::Hand(Hand::HighwaymanBeetles), "highwayman-beetles", 1),
    (Card::Hand(Hand::AdditionalQueen), "additional-queen", 1),
    (Card::Hand(Hand::Migrate), "migrate", 1),
    (Card::Hand(Hand::PredatorMigration), "predator-migration", 1),
    (
        Card::Hand(Hand::SealNestEntrances),
        "seal-nest-entrances",
        1,
    ),
    (Card::Hand(Hand::FoodEggs), "food-eggs", 1),
    (Card::Hand(Hand::MaleEggs), "male-eggs", 1),
    (Card::Hand(Hand::RoveBeetles), "rove-beetles", 1),
    (Card::Hand(Hand::ThiefAnts), "thief-ants", 1),
    (Card::Hand(Hand::GuestQueen), "guest-queen", 1),
    (Card::Hand(Hand::OneQueen), "one-queen", 1),
    (Card::Hand(Hand::LarvalFood), "larval-food", 1),
    (Card::Hand(Hand::Mutate), "mutate", 1),
    (Card::Hand(Hand::Hybridization), "hybridization", 1),
    (Card::Hand(Hand::GeneticBottleneck), "genetic-bottleneck", 1),
    (Card::Event(Event::Caterpillars), "caterpillars", 1),
    (Card::Event(Event::AphidPredation), "aphid-predation", 2),
    (
        Card::Event(Event::AntDispersedSeeds),
        "ant-dispersed-seeds",
        1,
    ),
    (
        Card::Event(Event::PoorGrowingSeason),
        "poor-growing-season",
        1,
    ),
    (
        Card::Event(Event::PlantEatingInsects),
        "plant-eating-insects",
        2,
    ),
    (
        Card::Event(Event::GoodGrowingSeason),
        "good-growing-season",
        1,
    ),
    (
        Card::Event(Event::EnvironmentalChange(Color::Brown)),
        "environmental-change-brown",
        2,
    ),
    (
        Card::Event(Event::EnvironmentalChange(Color::Gray)),
        "environmental-change-gray",
        2,
    ),
    (
        Card::Event(Event::EnvironmentalChange(Color::Green)),
        "environmental-change-green",
        2,
    ),
    (
        Card::Event(Event::EnvironmentalChange(Color::Red)),
        "environmental-change-red",
        2,
    ),
    (
        Card::Event(Event::EnvironmentalChange(Color::Yellow)),
        "environmental-change-yellow",
        2,
    ),
    (
        Card::Event(Event::Attrition(Color::Brown)),
        "attrition-brown",
        1,
    ),
    (
        Card::Event(Event::Attrition(Color::Gray)),
        "attrition-gray",
        1,
    ),
    (
        Card::Event(Event::Attrition(Color::Green)),
        "attrition-green",
        1,
    ),
    (
        Card::Event(Event::Attrition(Color::Red)),
        "attrition-red",
        1,
    ),
    (
        Card::Event(Event::Attrition(Color::Yellow)),
        "attrition-yellow",
        1,
    ),
];

impl Card {
    /// Its place in the [`DECK`].
    #[must_use]
    pub const fn index(self) -> usize {
        let hand = TRAITS + Hand::ALL.len();
        match self {
            Self::Trait(card) => card as usize,
            Self::Hand(card) => TRAITS + card as usize,
            Self::Event(card) => {
                hand + match card {
                    Event::Caterpillars => 0,
                    Event::AphidPredation => 1,
                    Event::AntDispersedSeeds => 2,
                    Event::PoorGrowingSeason => 3,
                    Event::PlantEatingInsects => 4,
                    Event::GoodGrowingSeason => 5,
                    Event::EnvironmentalChange(color) => 6 + color as usize,
                    Event::Attrition(color) => 11 + color as usize,
                }
            }
        }
    }

    /// The card at this place in the [`DECK`].
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        DECK[index].0
    }

    /// How many there are of each card.
    #[must_use]
    pub fn in_the_box() -> [u8; KINDS] {
        DECK.map(|(_, _, copies)| copies)
    }

    /// Its name in notation.
    #[must_use]
    pub fn id(self) -> &'static str {
        Self::id_at(self.index())
    }

    /// The name of the card at this place in the [`DECK`].
    pub(crate) const fn id_at(index: usize) -> &'static str {
        DECK[index].1
    }

    /// Reads a name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        DECK.iter()
            .find(|(_, known, _)| *known == id)
            .map(|&(card, _, _)| card)
    }
}

impl Hand {
    /// Every hand card.
    pub const ALL: [Self; 16] = [
        Self::ShelterAphids,
        Self::HighwaymanBeetles,
        Self::AdditionalQueen,
        Self::Migrate,
        Self::PredatorMigration,
        Self::SealNestEntrances,
        Self::FoodEggs,
        Self::MaleEggs,
        Self::RoveBeetles,
        Self::ThiefAnts,
        Self::GuestQueen,
        Self::OneQueen,
        Self::LarvalFood,
        Self::Mutate,
        Self::Hybridization,
        Self::GeneticBottleneck,
    ];
}

/// Hand cards that somebody holds. There is one of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct HandCards(u16);

impl HandCards {
    /// Whether a card is among them.
    #[must_use]
    pub const fn contains(self, card: Hand) -> bool {
        self.0 & (1 << card as u8) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Hand) {
        self.0 |= 1 << card as u8;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Hand) {
        self.0 &= !(1 << card as u8);
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Hand> {
        Hand::ALL
            .into_iter()
            .filter(move |&card| self.contains(card))
    }
}

impl Extend<Hand> for HandCards {
    fn extend<I: IntoIterator<Item = Hand>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl FromIterator<Hand> for HandCards {
    fn from_iter<I: IntoIterator<Item = Hand>>(cards: I) -> Self {
        let mut set = Self::default();
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl Trait {
    /// Every trait.
    pub fn all() -> impl Iterator<Item = Self> {
        DECK[..TRAITS]
            .iter()
            .filter_map(|&(card, _, _)| match card {
                Card::Trait(found) => Some(found),
                _ => None,
            })
    }

    /// Rulebook: Type Restriction (Ruling 59).
    #[must_use]
    pub const fn kind(self) -> TraitType {
        match self {
            Self::DeadlySting
            | Self::Mace
            | Self::SuicideBombing
            | Self::Recruitment
            | Self::TerritoryMarking
            | Self::Repellent => TraitType::Chemical,
            Self::WarningColoration | Self::Camouflage => TraitType::Color,
            Self::SoldierCaste | Self::MillerCaste | Self::BlockerCaste | Self::BusCaste => {
                TraitType::Major
            }
            Self::Replete | Self::SpecialistForagerCaste | Self::PorterCaste | Self::GuardCaste => {
                TraitType::Media
            }
            Self::ProlificQueen
            | Self::TrunkBuilding
            | Self::Bivouac
            | Self::Supercolony
            | Self::Harvester
            | Self::PlantHouse => TraitType::Nest,
            Self::PlantSpecialist | Self::AphidSpecialist | Self::SlaveMaking => {
                TraitType::Resource
            }
        }
    }

    /// Traits that never go together although their types differ.
    #[must_use]
    pub const fn bars(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::AphidSpecialist, Self::Harvester | Self::MillerCaste)
                | (Self::Harvester | Self::MillerCaste, Self::AphidSpecialist)
        )
    }
}

/// The traits of a colony.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Traits(u32);

impl Traits {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether the colony has it.
    #[must_use]
    pub const fn has(self, wanted: Trait) -> bool {
        self.0 & (1 << wanted as u8) != 0
    }

    /// Adds one.
    pub const fn insert(&mut self, gained: Trait) {
        self.0 |= 1 << gained as u8;
    }

    /// Takes one away.
    pub const fn remove(&mut self, lost: Trait) {
        self.0 &= !(1 << lost as u8);
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Trait> {
        Trait::all().filter(move |&held| self.has(held))
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u16 {
        self.0.count_ones() as u16
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The trait of a type.
    #[must_use]
    pub fn of_type(self, kind: TraitType) -> Option<Trait> {
        self.iter().find(|held| held.kind() == kind)
    }

    /// Rulebook: Type Restriction. Whether one may bid for it; with Mutate, also for a type one has.
    #[must_use]
    pub fn may_gain(self, wanted: Trait, replacing: bool) -> bool {
        self.why_not_gain(wanted, replacing).is_none()
    }

    /// Why a trait cannot be gained: its type is taken, or a trait of another type bars it.
    #[must_use]
    pub fn why_not_gain(self, wanted: Trait, replacing: bool) -> Option<&'static str> {
        let same_type = self.of_type(wanted.kind());
        let bars = |held| Some(held) != same_type && wanted.bars(held);
        if self.has(wanted) || same_type.is_some() && !replacing {
            Some("refused-same-type")
        } else if self.iter().any(bars) {
            Some("refused-barred-trait")
        } else {
            None
        }
    }

    /// Rulebook: Multiple Traits. What a bid is multiplied with (Ruling 10).
    #[must_use]
    pub const fn price_factor(self) -> u16 {
        self.len() + 1
    }
}

impl FromIterator<Trait> for Traits {
    fn from_iter<I: IntoIterator<Item = Trait>>(traits: I) -> Self {
        let mut set = Self::NONE;
        for gained in traits {
            set.insert(gained);
        }
        set
    }
}
