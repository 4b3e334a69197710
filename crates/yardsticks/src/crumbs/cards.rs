//! A card, and a set of cards.

use serde::{Deserialize, Serialize};

/// Every fifth card is a wasp.
const WASP_EVERY: u8 = 5;

/// A card, known by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(u8);

impl Card {
    /// The highest card of the largest deck.
    pub const HIGHEST: u8 = 30;

    /// The card with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::HIGHEST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The card's number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether the card is a wasp.
    #[must_use]
    pub const fn is_wasp(self) -> bool {
        self.0.is_multiple_of(WASP_EVERY)
    }

    const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(u32);

impl Cards {
    /// No cards.
    pub const NONE: Self = Self(0);

    /// The cards from 1 to `highest`.
    #[must_use]
    pub fn up_to(highest: u8) -> Self {
        (1..=highest).filter_map(Card::new).collect()
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `card` is among them.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// These cards and `card`.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | card.bit())
    }

    /// These cards but not `card`.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !card.bit())
    }

    /// The cards of both sets together.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards that are in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            Card::new(number)
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}
