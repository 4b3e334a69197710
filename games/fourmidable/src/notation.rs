//! Text for actions and chance: `walk hunter hole`, `step c4`, `predator worm 2 r1c3`,
//! `play harvest-soil-day`, `weather rain`.

use std::fmt;
use std::str::FromStr;

use engine::notation::{Words, number};
use engine::{NotationError, Seat};

use crate::action::{Action, Chance, Target};
use crate::board::Hex;
use crate::cards::{Objective, Special};
use crate::components::{Caste, Predator, Resource, Species, Time, Weather};
use crate::nest::Cell;
use crate::state::Place;

fn seat(word: &str) -> Option<Seat> {
    Seat::from_number(number::<u8>(word)?.into())
}

impl Place {
    /// The place with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let hex = Hex::from_name(name).map(Self::Hex);
        hex.or_else(|| Cell::from_name(name).map(Self::Cell))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hex(hex) => hex.fmt(f),
            Self::Cell(cell) => cell.fmt(f),
        }
    }
}

impl Target {
    fn read(words: &mut Words<'_>) -> Result<Self, NotationError> {
        let Ok(word) = words.clone().next("expected-place") else {
            return Ok(Self::None);
        };
        if let Some(seat) = seat(word) {
            words.next("expected-place")?;
            let cell = words.read("expected-place", Cell::from_name)?;
            return Ok(Self::Cell(seat, cell));
        }
        // Some objectives have the names of hexagons.
        if word == "objective" {
            words.next("expected-place")?;
            let card = words.read("expected-objective", Objective::from_id)?;
            return Ok(Self::Objective(card));
        }
        words.read("expected-place", |word| {
            Hex::from_name(word)
                .map(Self::Hex)
                .or_else(|| Caste::from_id(word).map(Self::Caste))
        })
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::Hex(hex) => write!(f, " {hex}"),
            Self::Cell(seat, cell) => write!(f, " {seat} {cell}"),
            Self::Caste(caste) => write!(f, " {}", caste.id()),
            Self::Objective(card) => write!(f, " objective {card}"),
        }
    }
}

fn three(words: &mut Words<'_>) -> Result<[u8; 3], NotationError> {
    let mut numbers = [0; 3];
    for place in &mut numbers {
        *place = words.read("expected-number", number)?;
    }
    Ok(numbers)
}

/// What most lines of a record say, written as a record writes it.
fn usual_action(text: &str) -> Option<Action> {
    if let Some(place) = text.strip_prefix("step ") {
        return Place::from_name(place).map(Action::Step);
    }
    if let Some(ant) = text.strip_prefix("walk ") {
        let (caste, place) = ant.split_at_checked("hunter".len())?;
        let caste = Caste::from_id(caste)?;
        return Some(Action::Walk(
            caste,
            Place::from_name(place.strip_prefix(' ')?)?,
        ));
    }
    (text == "stop").then_some(Action::Stop)
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(action) = usual_action(text) {
            return Ok(action);
        }
        let mut words = Words::of(text);
        let caste = |words: &mut Words<'_>| words.read("expected-caste", Caste::from_id);
        let hex = |words: &mut Words<'_>| words.read("expected-hex", Hex::from_name);
        let place = |words: &mut Words<'_>| words.read("expected-place", Place::from_name);
        let objective =
            |words: &mut Words<'_>| words.read("expected-objective", Objective::from_id);
        let special = |words: &mut Words<'_>| words.read("expected-special", Special::from_id);
        let predator = |words: &mut Words<'_>| words.read("expected-predator", Predator::from_id);
        let action = match words.next("expected-action")? {
            "species" => Self::Species(words.read("expected-species", Species::from_id)?),
            "take" => Self::Take(special(&mut words)?),
            "ants" => Self::Ants(three(&mut words)?),
            "ant" => Self::Ant(caste(&mut words)?),
            "split" => Self::Split(three(&mut words)?),
            "weather" => Self::Weather(words.read("expected-weather", Weather::from_id)?),
            "birth" => Self::Birth(caste(&mut words)?),
            "walk" => Self::Walk(caste(&mut words)?, place(&mut words)?),
            "step" => Self::Step(place(&mut words)?),
            "skip" => Self::Skip(words.read("expected-place", Cell::from_name)?),
            "stop" => Self::Stop,
            "hole" => Self::Hole(hex(&mut words)?),
            "study" => Self::Study,
            "keep" => Self::Keep(objective(&mut words)?),
            "under" => Self::Under(objective(&mut words)?),
            "complete" => Self::Complete(objective(&mut words)?),
            "predator" => Self::Predator(predator(&mut words)?, Target::read(&mut words)?),
            "hunt" => Self::Hunt(predator(&mut words)?, Target::read(&mut words)?),
            "feed" => Self::Feed(Target::read(&mut words)?),
            "play" => Self::Play(special(&mut words)?, Target::read(&mut words)?),
            "fly" => Self::Fly(hex(&mut words)?),
            "peek" => Self::Peek,
            "reveal" => Self::Reveal(objective(&mut words)?),
            "done" => Self::Done,
            found => {
                return Err(NotationError::Unexpected {
                    expected: "expected-action",
                    found: found.to_owned(),
                });
            }
        };
        words.end()?;
        Ok(action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Species(species) => write!(f, "species {}", species.id()),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Ants([hunters, farmers, diggers]) => {
                write!(f, "ants {hunters} {farmers} {diggers}")
            }
            Self::Ant(caste) => write!(f, "ant {}", caste.id()),
            Self::Split([hunters, farmers, diggers]) => {
                write!(f, "split {hunters} {farmers} {diggers}")
            }
            Self::Weather(weather) => write!(f, "weather {}", weather.id()),
            Self::Birth(caste) => write!(f, "birth {}", caste.id()),
            Self::Walk(caste, place) => write!(f, "walk {} {place}", caste.id()),
            Self::Step(place) => write!(f, "step {place}"),
            Self::Skip(cell) => write!(f, "skip {cell}"),
            Self::Stop => f.write_str("stop"),
            Self::Hole(hex) => write!(f, "hole {hex}"),
            Self::Study => f.write_str("study"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Under(card) => write!(f, "under {card}"),
            Self::Complete(card) => write!(f, "complete {card}"),
            Self::Predator(predator, target) => write!(f, "predator {}{target}", predator.id()),
            Self::Hunt(predator, target) => write!(f, "hunt {}{target}", predator.id()),
            Self::Feed(target) => write!(f, "feed{target}"),
            Self::Play(card, target) => write!(f, "play {card}{target}"),
            Self::Fly(hex) => write!(f, "fly {hex}"),
            Self::Peek => f.write_str("peek"),
            Self::Reveal(card) => write!(f, "reveal {card}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(text);
        let chance = match words.next("expected-chance")? {
            "first" => Self::First(
                words.read("expected-number", seat)?,
                words.read("expected-time", Time::from_id)?,
            ),
            "species" => Self::Species(words.rest("expected-species", Species::from_id)?),
            "row" => Self::Row(words.rest("expected-objective", Objective::from_id)?),
            "specials" => Self::Specials(words.rest("expected-special", Special::from_id)?),
            "objectives" => Self::Objectives(words.rest("expected-objective", Objective::from_id)?),
            "weather" => Self::Weather(words.read("expected-weather", Weather::from_id)?),
            "peek" => Self::Peek(words.rest("expected-objective", Objective::from_id)?),
            "refill" => Self::Refill(words.read("expected-objective", Objective::from_id)?),
            "bag" => Self::Bag(words.read("expected-resource", Resource::from_id)?),
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
        let cards = |f: &mut fmt::Formatter<'_>, name: &str, cards: &[Objective]| {
            f.write_str(name)?;
            cards.iter().try_for_each(|card| write!(f, " {card}"))
        };
        match self {
            Self::First(seat, time) => write!(f, "first {seat} {}", time.id()),
            Self::Species(all) => {
                f.write_str("species")?;
                all.iter()
                    .try_for_each(|species| write!(f, " {}", species.id()))
            }
            Self::Row(row) => cards(f, "row", row),
            Self::Specials(specials) => {
                f.write_str("specials")?;
                specials.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Self::Objectives(drawn) => cards(f, "objectives", drawn),
            Self::Weather(weather) => write!(f, "weather {}", weather.id()),
            Self::Peek(seen) => cards(f, "peek", seen),
            Self::Refill(card) => write!(f, "refill {card}"),
            Self::Bag(resource) => write!(f, "bag {}", resource.id()),
        }
    }
}
