//! What is printed on the objective cards. The printed list is lost: both decks of this file are
//! reconstructed (`BALANCE.md` tells how), and whoever owns the box can put a whole deck in their place
//! with a box file.

use arrayvec::ArrayVec;
use engine::Message;
use serde::{Deserialize, Serialize};

use super::objectives::{OBJECTIVES, Objective, ObjectiveSet};
use crate::box_file;
use crate::components::{Caste, Resource, named};

/// Resources that an objective costs at most.
pub const MOST_NEEDS: usize = 3;

/// What is printed on an objective card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// How many it costs of each of the three resources of its caste; a card that the deck does not
    /// have costs nothing.
    pub cost: [u8; 3],
    /// What it is worth.
    pub points: u8,
}

impl Card {
    const NONE: Self = Self {
        cost: [0; 3],
        points: 0,
    };

    /// How many resources it costs.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.cost[0] + self.cost[1] + self.cost[2]
    }
}

named!(
    /// The decks that the program knows.
    DeckName "deck" {
        Weighed "weighed",
        Symmetric "symmetric",
    }
);

/// A whole deck of objectives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Deck {
    /// Nothing for the deck of a printed box.
    name: Option<DeckName>,
    cards: [Card; OBJECTIVES],
    /// Rulebook: those that are only used with four or more players.
    four_plus: ObjectiveSet,
}

impl From<DeckName> for Deck {
    fn from(name: DeckName) -> Self {
        match name {
            DeckName::Weighed => Self::WEIGHED,
            DeckName::Symmetric => Self::SYMMETRIC,
        }
    }
}

/// The name, or all that a box file has told.
impl From<Deck> for String {
    fn from(deck: Deck) -> Self {
        match deck.name {
            Some(name) => name.id().to_owned(),
            None => box_file::written(&deck),
        }
    }
}

impl TryFrom<String> for Deck {
    type Error = Message;
    fn try_from(text: String) -> Result<Self, Message> {
        match DeckName::from_id(&text) {
            Some(name) => Ok(name.into()),
            None => box_file::read_deck(&text),
        }
    }
}

/// Games of one deck only are compared: its cards never change.
impl std::hash::Hash for Deck {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// So many cards of each caste for up to three players and so many more from four on, of one cost. Every
/// caste has the same, with its own resources.
struct Line {
    cost: [u8; 3],
    points: u8,
    always: u8,
    four_plus: u8,
}

const fn line(cost: [u8; 3], points: u8, always: u8, four_plus: u8) -> Line {
    Line {
        cost,
        points,
        always,
        four_plus,
    }
}

/// One, two or three resources. An objective takes one action for each resource and one in the library,
/// and is worth about three points for each of them; a little more where all resources are alike. Those
/// of three resources are the scarcest, as the tie-break of the experienced level has it.
const WEIGHED: [Line; 13] = [
    line([1, 0, 0], 5, 1, 1),
    line([0, 1, 0], 5, 1, 1),
    line([0, 0, 1], 5, 1, 1),
    line([2, 0, 0], 9, 1, 1),
    line([0, 2, 0], 9, 1, 1),
    line([0, 0, 2], 9, 1, 1),
    line([1, 1, 0], 8, 2, 1),
    line([1, 0, 1], 8, 2, 1),
    line([0, 1, 1], 8, 2, 1),
    line([3, 0, 0], 12, 1, 0),
    line([0, 3, 0], 12, 1, 0),
    line([0, 0, 3], 12, 1, 0),
    line([1, 1, 1], 11, 1, 1),
];

/// Every pair and every triple once, and the mixed ones again for four and more.
const SYMMETRIC: [Line; 16] = [
    line([2, 0, 0], 8, 1, 0),
    line([0, 2, 0], 8, 1, 0),
    line([0, 0, 2], 8, 1, 0),
    line([1, 1, 0], 7, 1, 1),
    line([1, 0, 1], 7, 1, 1),
    line([0, 1, 1], 7, 1, 1),
    line([3, 0, 0], 14, 1, 0),
    line([0, 3, 0], 14, 1, 0),
    line([0, 0, 3], 14, 1, 0),
    line([2, 1, 0], 12, 1, 1),
    line([2, 0, 1], 12, 1, 1),
    line([1, 2, 0], 12, 1, 1),
    line([0, 2, 1], 12, 1, 1),
    line([1, 0, 2], 12, 1, 1),
    line([0, 1, 2], 12, 1, 1),
    line([1, 1, 1], 11, 1, 1),
];

impl Deck {
    /// No cards yet.
    pub(crate) const EMPTY: Self = Self {
        name: None,
        cards: [Card::NONE; OBJECTIVES],
        four_plus: ObjectiveSet::NONE,
    };
    /// The deck that was weighed by play.
    pub const WEIGHED: Self = Self::of(DeckName::Weighed, &WEIGHED);
    /// The older one.
    pub const SYMMETRIC: Self = Self::of(DeckName::Symmetric, &SYMMETRIC);

    /// The cards for few players come first.
    const fn of(name: DeckName, lines: &[Line]) -> Self {
        let mut deck = Self {
            name: Some(name),
            ..Self::EMPTY
        };
        let mut number = 0;
        let mut four_plus = 0;
        while four_plus < 2 {
            let mut at = 0;
            while at < lines.len() {
                let Line { cost, points, .. } = lines[at];
                let copies = if four_plus == 0 {
                    lines[at].always
                } else {
                    lines[at].four_plus
                };
                let mut copy = 0;
                while copy < copies {
                    deck.print(number, Card { cost, points }, four_plus == 1);
                    number += 1;
                    copy += 1;
                }
                at += 1;
            }
            four_plus += 1;
        }
        deck
    }

    /// The same card for each caste.
    const fn print(&mut self, number: usize, card: Card, four_plus: bool) {
        let mut caste = 0;
        while caste < 3 {
            self.put(Objective::of(CASTES[caste], number), card, four_plus);
            caste += 1;
        }
    }

    pub(crate) const fn put(&mut self, objective: Objective, card: Card, four_plus: bool) {
        self.cards[objective.index()] = card;
        if four_plus {
            self.four_plus.insert(objective);
        }
    }

    /// What is printed on a card.
    #[must_use]
    pub const fn card(&self, objective: Objective) -> &Card {
        &self.cards[objective.index()]
    }

    /// What an objective is worth.
    #[must_use]
    pub const fn points(&self, objective: Objective) -> u8 {
        self.card(objective).points
    }

    /// What an objective costs, one after the other.
    #[must_use]
    pub fn needs(&self, objective: Objective) -> ArrayVec<Resource, MOST_NEEDS> {
        let resources = objective.caste().resources().iter();
        let each = resources.zip(self.card(objective).cost);
        each.flat_map(|(&resource, count)| std::iter::repeat_n(resource, count.into()))
            .collect()
    }

    /// Whether this store pays for an objective.
    #[must_use]
    pub fn is_paid_by(&self, objective: Objective, store: &[u8; 9]) -> bool {
        let cost = self.card(objective).cost;
        let from = objective.caste() as usize * 3;
        cost[0] <= store[from] && cost[1] <= store[from + 1] && cost[2] <= store[from + 2]
    }

    /// Takes what an objective costs out of a store that pays for it.
    pub fn pay(&self, objective: Objective, store: &mut [u8; 9]) {
        let from = objective.caste() as usize * 3;
        for (store, cost) in store[from..].iter_mut().zip(self.card(objective).cost) {
            *store -= cost;
        }
    }

    /// Whether this store pays for one of these.
    #[must_use]
    pub fn some_is_paid_by(&self, objectives: ObjectiveSet, store: &[u8; 9]) -> bool {
        objectives.iter().any(|card| self.is_paid_by(card, store))
    }

    /// The cards that are used: those marked 4+ from four players on.
    #[must_use]
    pub fn in_play(&self, players: u8) -> ObjectiveSet {
        let printed = Objective::all().filter(|&card| self.card(card).size() > 0);
        let printed: ObjectiveSet = printed.collect();
        if players >= 4 {
            printed
        } else {
            printed.minus(self.four_plus)
        }
    }
}

const CASTES: [Caste; 3] = [Caste::Hunter, Caste::Farmer, Caste::Digger];
