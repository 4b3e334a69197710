//! Text for actions and chance: `half -1,2 t0`, `first beige`, `reveal star`.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use engine::notation::{Words, number};

use crate::action::{Action, Chance};
use crate::board::{FURTHEST, Point};
use crate::components::{Color, Design, SIDES};

impl Color {
    /// The colour's name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Beige => "beige",
            Self::Brown => "brown",
        }
    }

    /// The colour with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|color| color.id() == id)
    }
}

fn point(word: &str) -> Option<Point> {
    let (a, b) = word.split_once(',')?;
    let coordinate =
        |text| number::<i8>(text).filter(|coordinate| (-FURTHEST..=FURTHEST).contains(coordinate));
    Some(Point::new(coordinate(a)?, coordinate(b)?))
}

fn turn(word: &str) -> Option<u8> {
    number(word.strip_prefix('t')?).filter(|&turn: &u8| usize::from(turn) < SIDES)
}

impl Action {
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, NotationError> {
        Ok(Self {
            design: words.read("expected-tile", Design::from_id)?,
            at: words.read("expected-place", point)?,
            turn: words.read("expected-turn", turn)?,
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text);
        let action = Self::read(&mut words)?;
        words.end()?;
        Ok(action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} t{}", self.design.id(), self.at, self.turn)
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text);
        let chance = match words.next("expected-chance")? {
            "first" => Self::First(words.read("expected-color", Color::from_id)?),
            "reveal" => Self::Reveal(words.read("expected-tile", Design::from_id)?),
            found => {
                return Err(NotationError::Unexpected {
                    expected: "expected-chance",
                    found: found.to_owned(),
                });
            }
        };
        words.end()?;
        Ok(chance)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(color) => write!(f, "first {}", color.id()),
            Self::Reveal(design) => write!(f, "reveal {}", design.id()),
        }
    }
}
