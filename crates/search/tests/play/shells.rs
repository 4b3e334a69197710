//! A coin lies under a shell: whoever wants to bet on it must guess, though it has been tossed already.

use std::fmt;
use std::str::FromStr;

use engine::{
    Account, Awaited, Dice, EventOf, Game, Message, NotationError, Observer, PerSeat, Profile,
    Refusal, Seat, Seats, Secret, Setup, SetupError, Standings, Texts, Variant,
};
use serde::{Deserialize, Serialize};

/// What can be done, and how dice and coin fall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) enum Deed {
    /// Rolls a die that wins with five or less.
    Roll,
    /// Has a coin tossed under a shell.
    Bet,
    Heads,
    Tails,
    Won,
    Lost,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) enum Phase {
    Choose,
    Die,
    Toss,
    Guess,
    Over(bool),
}

/// The coin that nobody sees, once it is tossed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Shells {
    phase: Phase,
    is_heads: Secret<bool>,
}

static PROFILE: Profile = Profile {
    id: "shells",
    revisions: &[1],
    designer: "traditional",
    variants: &[Variant {
        id: "base",
        least: 1,
        most: 1,
        usual: 1,
    }],
    options: &[],
    seats: &["better"],
};

impl Game for Shells {
    const PROFILE: &'static Profile = &PROFILE;
    const TEXTS: Texts = Texts::NONE;

    type Action = Deed;
    type Chance = Deed;
    type View = Phase;

    fn new(_: &Setup) -> Result<Self, SetupError> {
        Ok(Self {
            phase: Phase::Choose,
            is_heads: Secret::new(false, Seats::NONE),
        })
    }

    fn players(&self) -> usize {
        1
    }

    fn awaited(&self) -> Awaited {
        match self.phase {
            Phase::Choose | Phase::Guess => Awaited::only(Seat::new(0)),
            Phase::Die | Phase::Toss => Awaited::Chance,
            Phase::Over(won) => Awaited::Nobody(Standings {
                scores: PerSeat::filled(1, i32::from(won)),
                places: PerSeat::filled(1, if won { 1 } else { 2 }),
            }),
        }
    }

    fn legal_actions(&self, _: Seat, out: &mut Vec<Deed>) {
        match self.phase {
            Phase::Choose => out.extend([Deed::Roll, Deed::Bet]),
            Phase::Guess => out.extend([Deed::Heads, Deed::Tails]),
            _ => {}
        }
    }

    fn play(&mut self, _: Seat, deed: Deed) -> Result<(), Refusal> {
        self.phase = match (self.phase, deed) {
            (Phase::Choose, Deed::Roll) => Phase::Die,
            (Phase::Choose, Deed::Bet) => Phase::Toss,
            (Phase::Guess, Deed::Heads) => Phase::Over(*self.is_heads.open()),
            (Phase::Guess, Deed::Tails) => Phase::Over(!*self.is_heads.open()),
            _ => return Err(Refusal::not_your_turn()),
        };
        Ok(())
    }

    fn sample_chance(&self, dice: &mut dyn Dice) -> Deed {
        match self.phase {
            Phase::Die if dice.below(8) < 5 => Deed::Won,
            Phase::Die => Deed::Lost,
            _ if dice.below(2) == 0 => Deed::Heads,
            _ => Deed::Tails,
        }
    }

    fn apply_chance(&mut self, deed: Deed) -> Result<(), Refusal> {
        self.phase = match (self.phase, deed) {
            (Phase::Die, Deed::Won) => Phase::Over(true),
            (Phase::Die, Deed::Lost) => Phase::Over(false),
            (Phase::Toss, Deed::Heads | Deed::Tails) => {
                self.is_heads.blindly(|coin| *coin = deed == Deed::Heads);
                Phase::Guess
            }
            _ => return Err(Refusal::no_chance_now()),
        };
        Ok(())
    }

    fn view(&self, _: Observer) -> Phase {
        self.phase
    }

    fn determinize(phase: &Phase, dice: &mut dyn Dice) -> Self {
        Self {
            phase: *phase,
            is_heads: Secret::new(dice.below(2) == 0, Seats::NONE),
        }
    }

    fn describe(&self, _: &EventOf<Self>, _: Observer) -> Account {
        Account {
            notation: None,
            message: Message::new("shells-done"),
        }
    }
}

const NAMES: [(Deed, &str); 6] = [
    (Deed::Roll, "roll"),
    (Deed::Bet, "bet"),
    (Deed::Heads, "heads"),
    (Deed::Tails, "tails"),
    (Deed::Won, "won"),
    (Deed::Lost, "lost"),
];

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES.iter().find(|(deed, _)| deed == self);
        f.write_str(name.map_or("", |(_, name)| name))
    }
}

impl FromStr for Deed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = NAMES.iter().find(|(_, name)| *name == text);
        found
            .map(|(deed, _)| *deed)
            .ok_or_else(|| NotationError::Unexpected {
                expected: "expected-action",
                found: text.to_owned(),
            })
    }
}
