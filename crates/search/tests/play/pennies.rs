//! Matching pennies with a bias: both seal a face. The first seat wins with two heads, shares with
//! two tails and loses otherwise.

use std::fmt;
use std::str::FromStr;

use engine::chance::pick;
use engine::{
    Account, Awaited, Dice, EventOf, Game, Message, NotationError, Observer, PerSeat, Profile,
    Refusal, Seat, Setup, SetupError, Standings, Texts, Variant, fingerprint,
};
use formicary_search::Judge;
use serde::{Deserialize, Serialize};
use yardsticks::NoChance;

/// A side of a coin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) enum Face {
    Heads,
    Tails,
}

/// What is sealed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Pennies {
    sealed: PerSeat<Option<Face>>,
}

/// Who has answered, and what the observer's own answer is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) struct View {
    pub(super) answered: PerSeat<bool>,
    own: PerSeat<Option<Face>>,
}

static PROFILE: Profile = Profile {
    id: "pennies",
    revisions: &[1],
    designer: "traditional",
    variants: &[Variant {
        id: "base",
        least: 2,
        most: 2,
        usual: 2,
    }],
    options: &[],
    seats: &["matcher", "dodger"],
};

const FACES: [Face; 2] = [Face::Heads, Face::Tails];

impl Game for Pennies {
    const PROFILE: &'static Profile = &PROFILE;
    const TEXTS: Texts = Texts::NONE;

    type Action = Face;
    type Chance = NoChance;
    type View = View;

    fn new(_: &Setup) -> Result<Self, SetupError> {
        Ok(Self {
            sealed: PerSeat::filled(2, None),
        })
    }

    fn players(&self) -> usize {
        2
    }

    fn awaited(&self) -> Awaited {
        let scores = match self.sealed.as_slice() {
            [Some(Face::Heads), Some(Face::Heads)] => [1, 0],
            [Some(Face::Tails), Some(Face::Tails)] => [0, 0],
            [Some(_), Some(_)] => [0, 1],
            _ => {
                return Awaited::Seats {
                    must: Seat::all(2)
                        .filter(|&seat| self.sealed[seat].is_none())
                        .collect(),
                    may: engine::Seats::NONE,
                };
            }
        };
        let scores = PerSeat::from_fn(2, |seat| scores[seat.index()]);
        Awaited::Nobody(Standings::by_score(scores))
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Face>) {
        if self.sealed[seat].is_none() {
            out.extend(FACES);
        }
    }

    fn play(&mut self, seat: Seat, face: Face) -> Result<(), Refusal> {
        if self.sealed[seat].is_some() {
            return Err(Refusal::not_your_turn());
        }
        self.sealed[seat] = Some(face);
        Ok(())
    }

    fn sample_chance(&self, _: &mut dyn Dice) -> NoChance {
        unreachable!("pennies are not tossed")
    }

    fn apply_chance(&mut self, chance: NoChance) -> Result<(), Refusal> {
        chance.never()
    }

    fn sight(&self, seat: Seat) -> u64 {
        let answered = self.sealed.as_slice().iter().map(Option::is_some);
        fingerprint::of(&(seat, self.sealed[seat], answered.collect::<Vec<_>>()))
    }

    fn view(&self, observer: Observer) -> View {
        View {
            answered: PerSeat::from_fn(2, |seat| self.sealed[seat].is_some()),
            own: PerSeat::from_fn(2, |seat| self.sealed[seat].filter(|_| observer.is(seat))),
        }
    }

    fn determinize(view: &View, dice: &mut dyn Dice) -> Self {
        let sealed = PerSeat::from_fn(2, |seat| {
            let imagined = view.answered[seat].then(|| *pick(&FACES, dice));
            view.own[seat].or(imagined)
        });
        Self { sealed }
    }

    fn describe(&self, _: &EventOf<Self>, _: Observer) -> Account {
        Account {
            notation: None,
            message: Message::new("pennies-sealed"),
        }
    }
}

/// Knows nothing.
pub(super) struct Stranger;

impl Judge<Pennies> for Stranger {
    fn value(&self, _: &Pennies) -> PerSeat<f32> {
        PerSeat::filled(2, 0.5)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Face {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let face = FACES.into_iter().find(|face| face.to_string() == text);
        face.ok_or_else(|| NotationError::Unexpected {
            expected: "Heads or Tails",
            found: text.to_owned(),
        })
    }
}
