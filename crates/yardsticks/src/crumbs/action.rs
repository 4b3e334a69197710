//! What seats and chance do, and how it is written.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use engine::notation::Words;

use super::cards::Card;

/// A seat's choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Seals a card as bid for the pile.
    Bid(Card),
    /// Plays a wasp: the pile changes its taker.
    Sting(Card),
    /// Eats the pile.
    Eat,
    /// Leaves the pile, looks at a card and puts it under the deck.
    Dig,
}

/// A result of the die or the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The crumbs of the round's pile.
    Roll(u8),
    /// The card that comes next.
    Draw(Card),
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Sting(card) => write!(f, "sting {card}"),
            Self::Eat => f.write_str("eat"),
            Self::Dig => f.write_str("dig"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(crumbs) => write!(f, "roll {crumbs}"),
            Self::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

fn read_card(words: &mut Words<'_>) -> Result<Card, NotationError> {
    words.read("expected-card", |word| {
        word.parse().ok().and_then(Card::new)
    })
}

fn unexpected<T>(expected: &'static str, found: &str) -> Result<T, NotationError> {
    Err(NotationError::Unexpected {
        expected,
        found: found.to_owned(),
    })
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        const EXPECTED: &str = "bid, sting, eat or dig";
        let mut words = Words::of(text);
        let action = match words.next(EXPECTED)? {
            "bid" => Self::Bid(read_card(&mut words)?),
            "sting" => Self::Sting(read_card(&mut words)?),
            "eat" => Self::Eat,
            "dig" => Self::Dig,
            found => return unexpected(EXPECTED, found),
        };
        words.end()?;
        Ok(action)
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        const EXPECTED: &str = "roll or draw";
        let mut words = Words::of(text);
        let chance = match words.next(EXPECTED)? {
            "roll" => Self::Roll(words.read("expected-die", |word| {
                word.parse().ok().filter(|crumbs| (1..=6).contains(crumbs))
            })?),
            "draw" => Self::Draw(read_card(&mut words)?),
            found => return unexpected(EXPECTED, found),
        };
        words.end()?;
        Ok(chance)
    }
}
