//! The objective cards. The printed list is lost: every line of the table is reconstructed, and whoever
//! owns the box can replace it here.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::components::Caste::{self, Digger, Farmer, Hunter};
use crate::components::Resource::{
    self, Beetle, Blueberry, Caterpillar, Clay, Ladybug, Mushroom, Raspberry, Soil, Stone,
};
use crate::list::Blank;

/// What is printed on an objective card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its name in notation.
    pub id: &'static str,
    /// The deck it belongs to.
    pub caste: Caste,
    /// What it costs.
    pub needs: &'static [Resource],
    /// What it is worth.
    pub points: u8,
    /// Only used with four or more players.
    pub four_plus: bool,
}

const fn card(
    id: &'static str,
    caste: Caste,
    needs: &'static [Resource],
    points: u8,
    four_plus: bool,
) -> Card {
    Card {
        id,
        caste,
        needs,
        points,
        four_plus,
    }
}

const ALWAYS: bool = false;
const FOUR_PLUS: bool = true;

/// How many there are.
pub const OBJECTIVES: usize = 78;

/// All objective cards.
#[rustfmt::skip]
pub const CARDS: [Card; OBJECTIVES] = [
    card("h01", Hunter, &[Ladybug, Ladybug], 8, ALWAYS),
    card("h02", Hunter, &[Caterpillar, Caterpillar], 8, ALWAYS),
    card("h03", Hunter, &[Beetle, Beetle], 8, ALWAYS),
    card("h04", Hunter, &[Ladybug, Caterpillar], 7, ALWAYS),
    card("h05", Hunter, &[Ladybug, Beetle], 7, ALWAYS),
    card("h06", Hunter, &[Caterpillar, Beetle], 7, ALWAYS),
    card("h07", Hunter, &[Ladybug, Ladybug, Ladybug], 14, ALWAYS),
    card("h08", Hunter, &[Caterpillar, Caterpillar, Caterpillar], 14, ALWAYS),
    card("h09", Hunter, &[Beetle, Beetle, Beetle], 14, ALWAYS),
    card("h10", Hunter, &[Ladybug, Ladybug, Caterpillar], 12, ALWAYS),
    card("h11", Hunter, &[Ladybug, Ladybug, Beetle], 12, ALWAYS),
    card("h12", Hunter, &[Ladybug, Caterpillar, Caterpillar], 12, ALWAYS),
    card("h13", Hunter, &[Caterpillar, Caterpillar, Beetle], 12, ALWAYS),
    card("h14", Hunter, &[Ladybug, Beetle, Beetle], 12, ALWAYS),
    card("h15", Hunter, &[Caterpillar, Beetle, Beetle], 12, ALWAYS),
    card("h16", Hunter, &[Ladybug, Caterpillar, Beetle], 11, ALWAYS),
    card("h17", Hunter, &[Ladybug, Caterpillar], 7, FOUR_PLUS),
    card("h18", Hunter, &[Ladybug, Beetle], 7, FOUR_PLUS),
    card("h19", Hunter, &[Caterpillar, Beetle], 7, FOUR_PLUS),
    card("h20", Hunter, &[Ladybug, Ladybug, Caterpillar], 12, FOUR_PLUS),
    card("h21", Hunter, &[Ladybug, Ladybug, Beetle], 12, FOUR_PLUS),
    card("h22", Hunter, &[Ladybug, Caterpillar, Caterpillar], 12, FOUR_PLUS),
    card("h23", Hunter, &[Caterpillar, Caterpillar, Beetle], 12, FOUR_PLUS),
    card("h24", Hunter, &[Ladybug, Beetle, Beetle], 12, FOUR_PLUS),
    card("h25", Hunter, &[Caterpillar, Beetle, Beetle], 12, FOUR_PLUS),
    card("h26", Hunter, &[Ladybug, Caterpillar, Beetle], 11, FOUR_PLUS),
    card("f01", Farmer, &[Blueberry, Blueberry], 8, ALWAYS),
    card("f02", Farmer, &[Raspberry, Raspberry], 8, ALWAYS),
    card("f03", Farmer, &[Mushroom, Mushroom], 8, ALWAYS),
    card("f04", Farmer, &[Blueberry, Raspberry], 7, ALWAYS),
    card("f05", Farmer, &[Blueberry, Mushroom], 7, ALWAYS),
    card("f06", Farmer, &[Raspberry, Mushroom], 7, ALWAYS),
    card("f07", Farmer, &[Blueberry, Blueberry, Blueberry], 14, ALWAYS),
    card("f08", Farmer, &[Raspberry, Raspberry, Raspberry], 14, ALWAYS),
    card("f09", Farmer, &[Mushroom, Mushroom, Mushroom], 14, ALWAYS),
    card("f10", Farmer, &[Blueberry, Blueberry, Raspberry], 12, ALWAYS),
    card("f11", Farmer, &[Blueberry, Blueberry, Mushroom], 12, ALWAYS),
    card("f12", Farmer, &[Blueberry, Raspberry, Raspberry], 12, ALWAYS),
    card("f13", Farmer, &[Raspberry, Raspberry, Mushroom], 12, ALWAYS),
    card("f14", Farmer, &[Blueberry, Mushroom, Mushroom], 12, ALWAYS),
    card("f15", Farmer, &[Raspberry, Mushroom, Mushroom], 12, ALWAYS),
    card("f16", Farmer, &[Blueberry, Raspberry, Mushroom], 11, ALWAYS),
    card("f17", Farmer, &[Blueberry, Raspberry], 7, FOUR_PLUS),
    card("f18", Farmer, &[Blueberry, Mushroom], 7, FOUR_PLUS),
    card("f19", Farmer, &[Raspberry, Mushroom], 7, FOUR_PLUS),
    card("f20", Farmer, &[Blueberry, Blueberry, Raspberry], 12, FOUR_PLUS),
    card("f21", Farmer, &[Blueberry, Blueberry, Mushroom], 12, FOUR_PLUS),
    card("f22", Farmer, &[Blueberry, Raspberry, Raspberry], 12, FOUR_PLUS),
    card("f23", Farmer, &[Raspberry, Raspberry, Mushroom], 12, FOUR_PLUS),
    card("f24", Farmer, &[Blueberry, Mushroom, Mushroom], 12, FOUR_PLUS),
    card("f25", Farmer, &[Raspberry, Mushroom, Mushroom], 12, FOUR_PLUS),
    card("f26", Farmer, &[Blueberry, Raspberry, Mushroom], 11, FOUR_PLUS),
    card("d01", Digger, &[Clay, Clay], 8, ALWAYS),
    card("d02", Digger, &[Stone, Stone], 8, ALWAYS),
    card("d03", Digger, &[Soil, Soil], 8, ALWAYS),
    card("d04", Digger, &[Clay, Stone], 7, ALWAYS),
    card("d05", Digger, &[Clay, Soil], 7, ALWAYS),
    card("d06", Digger, &[Stone, Soil], 7, ALWAYS),
    card("d07", Digger, &[Clay, Clay, Clay], 14, ALWAYS),
    card("d08", Digger, &[Stone, Stone, Stone], 14, ALWAYS),
    card("d09", Digger, &[Soil, Soil, Soil], 14, ALWAYS),
    card("d10", Digger, &[Clay, Clay, Stone], 12, ALWAYS),
    card("d11", Digger, &[Clay, Clay, Soil], 12, ALWAYS),
    card("d12", Digger, &[Clay, Stone, Stone], 12, ALWAYS),
    card("d13", Digger, &[Stone, Stone, Soil], 12, ALWAYS),
    card("d14", Digger, &[Clay, Soil, Soil], 12, ALWAYS),
    card("d15", Digger, &[Stone, Soil, Soil], 12, ALWAYS),
    card("d16", Digger, &[Clay, Stone, Soil], 11, ALWAYS),
    card("d17", Digger, &[Clay, Stone], 7, FOUR_PLUS),
    card("d18", Digger, &[Clay, Soil], 7, FOUR_PLUS),
    card("d19", Digger, &[Stone, Soil], 7, FOUR_PLUS),
    card("d20", Digger, &[Clay, Clay, Stone], 12, FOUR_PLUS),
    card("d21", Digger, &[Clay, Clay, Soil], 12, FOUR_PLUS),
    card("d22", Digger, &[Clay, Stone, Stone], 12, FOUR_PLUS),
    card("d23", Digger, &[Stone, Stone, Soil], 12, FOUR_PLUS),
    card("d24", Digger, &[Clay, Soil, Soil], 12, FOUR_PLUS),
    card("d25", Digger, &[Stone, Soil, Soil], 12, FOUR_PLUS),
    card("d26", Digger, &[Clay, Stone, Soil], 11, FOUR_PLUS),];

const COSTS: [[u8; 9]; OBJECTIVES] = {
    let mut costs = [[0; 9]; OBJECTIVES];
    let mut card = 0;
    while card < OBJECTIVES {
        let needs = CARDS[card].needs;
        let mut need = 0;
        while need < needs.len() {
            costs[card][needs[need] as usize] += 1;
            need += 1;
        }
        card += 1;
    }
    costs
};

/// The names, to be compared quickly.
const IDS: [[u8; 3]; OBJECTIVES] = {
    let mut ids = [[0; 3]; OBJECTIVES];
    let mut card = 0;
    while card < OBJECTIVES {
        let id = CARDS[card].id.as_bytes();
        ids[card] = [id[0], id[1], id[2]];
        card += 1;
    }
    ids
};

/// The cards of each deck.
const DECKS: [ObjectiveSet; 3] = {
    let mut decks = [ObjectiveSet([0; 2]); 3];
    let mut card = 0;
    while card < OBJECTIVES {
        decks[CARDS[card].caste as usize].insert(Objective(card as u8));
        card += 1;
    }
    decks
};

/// One objective card, by its place in [`CARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Objective(u8);

/// There is no such card. Only text from outside can bring it up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCard;

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such card")
    }
}

impl TryFrom<u8> for Objective {
    type Error = NoSuchCard;
    fn try_from(index: u8) -> Result<Self, NoSuchCard> {
        if usize::from(index) < OBJECTIVES {
            Ok(Self(index))
        } else {
            Err(NoSuchCard)
        }
    }
}

impl Objective {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..OBJECTIVES as u8).map(Self)
    }

    /// What is printed on it.
    #[must_use]
    pub const fn card(self) -> &'static Card {
        &CARDS[self.0 as usize]
    }

    /// Its deck.
    #[must_use]
    pub const fn caste(self) -> Caste {
        self.card().caste
    }

    /// What it costs, by resource.
    #[must_use]
    pub const fn cost(self) -> [u8; 9] {
        COSTS[self.0 as usize]
    }

    /// Whether this store pays for it.
    #[must_use]
    pub fn is_paid_by(self, store: &[u8; 9]) -> bool {
        let cost = &COSTS[self.0 as usize];
        // Eight kinds at once: no lane borrows from the next, and none costs as much as 128.
        const HIGH: u64 = 0x8080_8080_8080_8080;
        let (needed, there) = (eight(cost), eight(store));
        let paid = ((there | HIGH) - needed) | there;
        paid & HIGH == HIGH && cost[8] <= store[8]
    }

    /// The card with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let id: [u8; 3] = id.as_bytes().try_into().ok()?;
        let place = IDS.iter().position(|other| *other == id)?;
        Some(Self(place as u8))
    }
}

fn eight(counts: &[u8; 9]) -> u64 {
    u64::from_le_bytes(std::array::from_fn(|kind| counts[kind]))
}

impl Blank for Objective {
    const BLANK: Self = Self(0);
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().id)
    }
}

/// A set of objective cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct ObjectiveSet([u64; 2]);

impl ObjectiveSet {
    /// No card.
    pub const NONE: Self = Self([0; 2]);
    /// All cards.
    pub const ALL: Self = Self::with_four_plus(true);
    /// The cards for fewer than four players.
    pub const FOR_FEW: Self = Self::with_four_plus(false);

    const fn with_four_plus(four_plus: bool) -> Self {
        let mut set = Self([0; 2]);
        let mut card = 0;
        while card < OBJECTIVES {
            if four_plus || !CARDS[card].four_plus {
                set.insert(Objective(card as u8));
            }
            card += 1;
        }
        set
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(&self, card: Objective) -> bool {
        self.0[card.0 as usize / 64] & (1 << (card.0 % 64)) != 0
    }

    pub(crate) const fn insert(&mut self, card: Objective) {
        self.0[card.0 as usize / 64] |= 1 << (card.0 % 64);
    }

    pub(crate) const fn remove(&mut self, card: Objective) {
        self.0[card.0 as usize / 64] &= !(1 << (card.0 % 64));
    }

    /// How many are in the set.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Whether this store pays for one of them.
    #[must_use]
    pub fn is_paid_by(&self, store: &[u8; 9]) -> bool {
        self.iter().any(|card| card.is_paid_by(store))
    }

    /// In the order of the list.
    pub fn iter(self) -> impl Iterator<Item = Objective> {
        const REST: u64 = (1 << (OBJECTIVES - 64)) - 1;
        let (mut first, mut second) = (self.0[0], self.0[1] & REST);
        std::iter::from_fn(move || {
            if first != 0 {
                let card = first.trailing_zeros() as u8;
                first &= first - 1;
                Some(Objective(card))
            } else if second != 0 {
                let card = second.trailing_zeros() as u8 + 64;
                second &= second - 1;
                Some(Objective(card))
            } else {
                None
            }
        })
    }

    /// Those of one deck.
    #[must_use]
    pub const fn deck(self, caste: Caste) -> Self {
        let deck = DECKS[caste as usize];
        Self([self.0[0] & deck.0[0], self.0[1] & deck.0[1]])
    }

    /// Those of one deck, in the order of the list.
    pub fn of(self, caste: Caste) -> impl Iterator<Item = Objective> {
        self.deck(caste).iter()
    }

    /// How many there are of each deck.
    #[must_use]
    pub fn by_caste(self) -> [u8; 3] {
        DECKS.map(|deck| {
            let both = Self([self.0[0] & deck.0[0], self.0[1] & deck.0[1]]);
            both.len() as u8
        })
    }
}

impl FromIterator<Objective> for ObjectiveSet {
    fn from_iter<I: IntoIterator<Item = Objective>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
