//! The objective cards by name. What is printed on them is a [`Deck`](super::decks::Deck).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::components::Caste;
use crate::list::Blank;
use crate::sets::set_of;

/// No caste has more objectives than this, whichever deck is played with.
pub const MOST_OF_A_CASTE: usize = 32;
/// Names for cards: so many of each caste.
pub const OBJECTIVES: usize = 3 * MOST_OF_A_CASTE;

/// One objective card: its caste, and its number among those of the caste.
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
    /// All names, whether the deck has such a card or not.
    pub fn all() -> impl Iterator<Item = Self> {
        ObjectiveSet::ALL.iter()
    }

    /// The card of a caste with this number, counted from 0.
    #[must_use]
    pub const fn of(caste: Caste, number: usize) -> Self {
        assert!(number < MOST_OF_A_CASTE, "no caste has so many");
        Self((caste as usize * MOST_OF_A_CASTE + number) as u8)
    }

    /// By caste and number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its deck.
    #[must_use]
    pub const fn caste(self) -> Caste {
        match self.index() / MOST_OF_A_CASTE {
            0 => Caste::Hunter,
            1 => Caste::Farmer,
            _ => Caste::Digger,
        }
    }

    /// The card with this name: the letter of its caste, and its number as two digits.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let [letter, tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = *id.as_bytes() else {
            return None;
        };
        let caste = LETTERS.iter().position(|&known| known == letter)?;
        let number = (tens - b'0') * 10 + (ones - b'0');
        (1..=MOST_OF_A_CASTE as u8)
            .contains(&number)
            .then(|| Self((caste * MOST_OF_A_CASTE) as u8 + number - 1))
    }
}

/// How names begin, by caste.
const LETTERS: [u8; 3] = *b"hfd";

impl Blank for Objective {
    const BLANK: Self = Self(0);
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(LETTERS[self.caste() as usize]);
        write!(f, "{letter}{:02}", self.index() % MOST_OF_A_CASTE + 1)
    }
}

set_of!(
    /// A set of objective cards.
    ObjectiveSet of Objective, OBJECTIVES, 2 words
);

impl ObjectiveSet {
    /// Everything that a caste can have.
    const CASTES: [Self; 3] = {
        let mut castes = [Self::NONE; 3];
        let mut card = 0;
        while card < OBJECTIVES {
            castes[card / MOST_OF_A_CASTE].insert(Objective(card as u8));
            card += 1;
        }
        castes
    };

    /// Those of one caste.
    #[must_use]
    pub const fn of(self, caste: Caste) -> Self {
        self.common(Self::CASTES[caste as usize])
    }

    /// How many there are of each caste.
    #[must_use]
    pub fn by_caste(self) -> [u8; 3] {
        Self::CASTES.map(|caste| self.common(caste).len() as u8)
    }
}
